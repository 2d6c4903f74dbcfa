// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INActivateCarSignalIntentResponseCode`, stored as their raw values.
public enum INActivateCarSignalIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INActivateCarSignalIntentResponseCode { .unspecified }
}

/// Values of the type `INGetCarLockStatusIntentResponseCode`, stored as their raw values.
public enum INGetCarLockStatusIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INGetCarLockStatusIntentResponseCode { .unspecified }
}

/// Values of the type `INGetCarPowerLevelStatusIntentResponseCode`, stored as their raw values.
public enum INGetCarPowerLevelStatusIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INGetCarPowerLevelStatusIntentResponseCode { .unspecified }
}

/// Values of the type `INListCarsIntentResponseCode`, stored as their raw values.
public enum INListCarsIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INListCarsIntentResponseCode { .unspecified }
}

/// Values of the type `INSetCarLockStatusIntentResponseCode`, stored as their raw values.
public enum INSetCarLockStatusIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INSetCarLockStatusIntentResponseCode { .unspecified }
}

/// Values of the type `INCarSignalOptions`, stored as their raw values.
public struct INCarSignalOptions: _OptionSetValue, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let audible = INCarSignalOptions(rawValue: 1)
    public static let visible = INCarSignalOptions(rawValue: 2)
}

extension INCar {
    /// Values of the type `INCar.ChargingConnectorType`, stored as their raw values.
    public struct ChargingConnectorType: _StringConstantValue {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let j1772 = INCar.ChargingConnectorType(rawValue: "j1772")
        public static let ccs1 = INCar.ChargingConnectorType(rawValue: "ccs1")
        public static let ccs2 = INCar.ChargingConnectorType(rawValue: "ccs2")
        public static let chaDeMo = INCar.ChargingConnectorType(rawValue: "chaDeMo")
        public static let gbtAC = INCar.ChargingConnectorType(rawValue: "gbtAC")
        public static let gbtDC = INCar.ChargingConnectorType(rawValue: "gbtDC")
        public static let tesla = INCar.ChargingConnectorType(rawValue: "tesla")
        public static let mennekes = INCar.ChargingConnectorType(rawValue: "mennekes")
        public static let nacsDC = INCar.ChargingConnectorType(rawValue: "nacsDC")
        public static let nacsAC = INCar.ChargingConnectorType(rawValue: "nacsAC")
    }
}
