#!/usr/bin/python3
"""Imports photos by Pillow, as Mantel does: each is decoded once, and the three sizes are made from one another.

  pillow.py FOLDER PROCESSES PHOTO…
"""

import multiprocessing
import sys
from pathlib import Path

from PIL import Image, ImageOps

SIDES = (2560, 540, 120)


def make(job):
    folder, path = job
    with Image.open(path) as photo:
        # libjpeg shrinks while it decodes, as long as no less than the largest size is left.
        photo.draft("RGB", (SIDES[0], SIDES[0]))
        picture = ImageOps.exif_transpose(photo).convert("RGB")
    for side in SIDES:
        scale = min(1, side / max(picture.size))
        size = tuple(max(1, round(length * scale)) for length in picture.size)
        picture = picture.resize(size, Image.Resampling.LANCZOS)
        picture.save(Path(folder, f"{Path(path).stem}-{side}.jpg"), quality=85)


def main():
    folder, processes, *paths = sys.argv[1:]
    jobs = [(folder, path) for path in paths]
    if processes == "1":
        for job in jobs:
            make(job)
    else:
        with multiprocessing.Pool(int(processes)) as pool:
            pool.map(make, jobs, chunksize=1)


if __name__ == "__main__":
    main()
