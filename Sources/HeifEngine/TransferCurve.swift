import CHeif

/// How a coded sample (0…1) becomes light (0…1, where 1 is the white of the screen).
enum TransferCurve: Equatable {
  case sRGB
  case gamma(Double)
  /// SMPTE ST 2084, light up to 10,000 cd/m².
  case perceptualQuantizer
  /// ITU-R BT.2100, on a screen of 1,000 cd/m².
  case hybridLogGamma

  /// The curve of a code point. Cameras say BT.709 of pictures that everyone shows as sRGB, and so do we.
  init(_ characteristics: heif_transfer_characteristics) {
    self =
      switch characteristics {
      case heif_transfer_characteristic_ITU_R_BT_470_6_System_M: .gamma(2.2)
      case heif_transfer_characteristic_ITU_R_BT_470_6_System_B_G: .gamma(2.8)
      case heif_transfer_characteristic_SMPTE_ST_428_1: .gamma(2.6)
      case heif_transfer_characteristic_linear: .gamma(1)
      case heif_transfer_characteristic_ITU_R_BT_2100_0_PQ: .perceptualQuantizer
      case heif_transfer_characteristic_ITU_R_BT_2100_0_HLG: .hybridLogGamma
      default: .sRGB
      }
  }

  /// The light of a sample.
  func light(of sample: Double) -> Double {
    switch self {
    case .sRGB:
      sample <= 0.04045 ? sample / 12.92 : pow((sample + 0.055) / 1.055, 2.4)
    case .gamma(let exponent):
      pow(sample, exponent)
    case .perceptualQuantizer:
      Self.rolledOff(Self.absoluteLight(of: sample) / Self.white)
    case .hybridLogGamma:
      // The scene's light, then the screen's: a system gamma of 1.2 (BT.2100, table 5).
      Self.rolledOff(pow(Self.sceneLight(of: sample), 1.2) * 1000 / Self.white)
    }
  }

  /// The cd/m² of a white page in a picture of high dynamic range (ITU-R BT.2408).
  private static let white = 203.0

  /// In cd/m² (ST 2084, equation 4.1).
  private static func absoluteLight(of sample: Double) -> Double {
    let (m1, m2) = (2610.0 / 16384, 2523.0 / 32)
    let (c1, c2, c3) = (3424.0 / 4096, 2413.0 / 128, 2392.0 / 128)
    let power = pow(sample, 1 / m2)
    return 10000 * pow(max(power - c1, 0) / (c2 - c3 * power), 1 / m1)
  }

  /// 0…1 (BT.2100, table 5).
  private static func sceneLight(of sample: Double) -> Double {
    let (a, b, c) = (0.17883277, 0.28466892, 0.55991073)
    return sample <= 0.5 ? sample * sample / 3 : (exp((sample - c) / a) + b) / 12
  }

  /// Leaves shadows and mid-tones as they are and bends what is brighter smoothly below 1.
  private static func rolledOff(_ light: Double) -> Double {
    let knee = 0.6
    guard light > knee else { return light }
    return knee + (1 - knee) * (1 - exp(-(light - knee) / (1 - knee)))
  }
}
