// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INCarAirCirculationMode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INCarAirCirculationMode: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case freshAir = 1
    case recirculateAir = 2

    public static var _absent: INCarAirCirculationMode { .unknown }
}

/// Values of the type `INCarAudioSource`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INCarAudioSource: Int, _EnumerationValue, Sendable {
    case sourceUnknown = 0
    case sourceCarPlay = 1
    case sourceiPod = 2
    case sourceRadio = 3
    case sourceBluetooth = 4
    case sourceAUX = 5
    case sourceUSB = 6
    case sourceMemoryCard = 7
    case sourceOpticalDrive = 8
    case sourceHardDrive = 9

    public static var _absent: INCarAudioSource { .sourceUnknown }
}

/// Values of the type `INCarDefroster`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INCarDefroster: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case front = 1
    case rear = 2
    case all = 3

    public static var _absent: INCarDefroster { .unknown }
}

/// Values of the type `INCarSeat`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INCarSeat: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case driver = 1
    case passenger = 2
    case frontLeft = 3
    case frontRight = 4
    case front = 5
    case rearLeft = 6
    case rearRight = 7
    case rear = 8
    case thirdRowLeft = 9
    case thirdRowRight = 10
    case thirdRow = 11
    case all = 12

    public static var _absent: INCarSeat { .unknown }
}

/// Values of the type `INRelativeReference`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INRelativeReference: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case next = 1
    case previous = 2

    public static var _absent: INRelativeReference { .unknown }
}

/// Values of the type `INRelativeSetting`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INRelativeSetting: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case lowest = 1
    case lower = 2
    case higher = 3
    case highest = 4

    public static var _absent: INRelativeSetting { .unknown }
}

/// Values of the type `INSaveProfileInCarIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INSaveProfileInCarIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INSaveProfileInCarIntentResponseCode { .unspecified }
}

/// Values of the type `INSetAudioSourceInCarIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INSetAudioSourceInCarIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INSetAudioSourceInCarIntentResponseCode { .unspecified }
}

/// Values of the type `INSetClimateSettingsInCarIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INSetClimateSettingsInCarIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INSetClimateSettingsInCarIntentResponseCode { .unspecified }
}

/// Values of the type `INSetDefrosterSettingsInCarIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INSetDefrosterSettingsInCarIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INSetDefrosterSettingsInCarIntentResponseCode { .unspecified }
}

/// Values of the type `INSetProfileInCarIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INSetProfileInCarIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INSetProfileInCarIntentResponseCode { .unspecified }
}

/// Values of the type `INSetSeatSettingsInCarIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INSetSeatSettingsInCarIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INSetSeatSettingsInCarIntentResponseCode { .unspecified }
}
