// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INSearchForPhotosIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INSearchForPhotosIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureAppConfigurationRequired = 5

    public static var _absent: INSearchForPhotosIntentResponseCode { .unspecified }
}

/// Values of the type `INStartPhotoPlaybackIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INStartPhotoPlaybackIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureAppConfigurationRequired = 5

    public static var _absent: INStartPhotoPlaybackIntentResponseCode { .unspecified }
}

/// Values of the type `INPhotoAttributeOptions`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public struct INPhotoAttributeOptions: _OptionSetValue, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let photo = INPhotoAttributeOptions(rawValue: 1)
    public static let video = INPhotoAttributeOptions(rawValue: 2)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let GIF = INPhotoAttributeOptions(rawValue: 4)
    public static let flash = INPhotoAttributeOptions(rawValue: 8)
    public static let landscapeOrientation = INPhotoAttributeOptions(rawValue: 16)
    public static let portraitOrientation = INPhotoAttributeOptions(rawValue: 32)
    public static let favorite = INPhotoAttributeOptions(rawValue: 64)
    public static let selfie = INPhotoAttributeOptions(rawValue: 128)
    public static let frontFacingCamera = INPhotoAttributeOptions(rawValue: 256)
    public static let screenshot = INPhotoAttributeOptions(rawValue: 512)
    public static let burstPhoto = INPhotoAttributeOptions(rawValue: 1024)
    public static let hdrPhoto = INPhotoAttributeOptions(rawValue: 2048)
    public static let squarePhoto = INPhotoAttributeOptions(rawValue: 4096)
    public static let panoramaPhoto = INPhotoAttributeOptions(rawValue: 8192)
    public static let timeLapseVideo = INPhotoAttributeOptions(rawValue: 16384)
    public static let slowMotionVideo = INPhotoAttributeOptions(rawValue: 32768)
    public static let noirFilter = INPhotoAttributeOptions(rawValue: 65536)
    public static let chromeFilter = INPhotoAttributeOptions(rawValue: 131072)
    public static let instantFilter = INPhotoAttributeOptions(rawValue: 262144)
    public static let tonalFilter = INPhotoAttributeOptions(rawValue: 524288)
    public static let transferFilter = INPhotoAttributeOptions(rawValue: 1_048_576)
    public static let monoFilter = INPhotoAttributeOptions(rawValue: 2_097_152)
    public static let fadeFilter = INPhotoAttributeOptions(rawValue: 4_194_304)
    public static let processFilter = INPhotoAttributeOptions(rawValue: 8_388_608)
    public static let portraitPhoto = INPhotoAttributeOptions(rawValue: 16_777_216)
    public static let livePhoto = INPhotoAttributeOptions(rawValue: 33_554_432)
    public static let loopPhoto = INPhotoAttributeOptions(rawValue: 67_108_864)
    public static let bouncePhoto = INPhotoAttributeOptions(rawValue: 134_217_728)
    public static let longExposurePhoto = INPhotoAttributeOptions(rawValue: 268_435_456)
}
