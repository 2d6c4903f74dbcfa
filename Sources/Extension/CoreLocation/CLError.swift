public import Foundation

/// Why a location request failed.
public struct CLError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied = 1
        case network = 2
        case headingFailure = 3
        case regionMonitoringDenied = 4
        case regionMonitoringFailure = 5
        case regionMonitoringSetupDelayed = 6
        case regionMonitoringResponseDelayed = 7
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult = 9
        case geocodeCanceled = 10
        case promptDeclined = 18
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: explanation] }

    private var explanation: String {
        switch code {
        case .denied: "The app may not know where the device is."
        case .locationUnknown: "Nobody knows where the device is."
        case .geocodeFoundNoResult: "No place fits."
        case .geocodeCanceled: "The look-up was cancelled."
        default: "The request about places failed (\(code))."
        }
    }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
}

extension CLError.Code {
    /// Lets `catch CLError.denied` work.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}

/// The domain of `CLError`.
public let kCLErrorDomain = "kCLErrorDomain"
