// lcms2, with plain functions for what its macros hide from Swift.
#pragma once
#include <lcms2.h>

// A transform of red, green, blue and one byte more through a table of 33³ colours; NULL where there is no memory for it.
// The sampler gets and gives three values of 16 bits.
static inline cmsHTRANSFORM clcms_table(cmsSAMPLER16 sampler, void *cargo) {
  cmsHPROFILE link = cmsCreateProfilePlaceholder(NULL);
  if (!link) return NULL;
  cmsSetProfileVersion(link, 4.3);
  cmsSetDeviceClass(link, cmsSigLinkClass);
  cmsSetColorSpace(link, cmsSigRgbData);
  cmsSetPCS(link, cmsSigRgbData);
  cmsPipeline *pipeline = cmsPipelineAlloc(NULL, 3, 3);
  cmsStage *stage = cmsStageAllocCLut16bit(NULL, 33, 3, 3, NULL);
  cmsHTRANSFORM transform = NULL;
  if (pipeline && stage && cmsStageSampleCLut16bit(stage, sampler, cargo, 0)) {
    cmsPipelineInsertStage(pipeline, cmsAT_BEGIN, stage);
    cmsWriteTag(link, cmsSigAToB0Tag, pipeline);
    transform = cmsCreateTransform(link, TYPE_RGBA_8, NULL, TYPE_RGBA_8, INTENT_PERCEPTUAL,
                                   cmsFLAGS_NOCACHE | cmsFLAGS_COPY_ALPHA);
    cmsPipelineFree(pipeline);
  }
  cmsCloseProfile(link);
  return transform;
}
