// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INConditionalOperator`, stored as their raw values.
public enum INConditionalOperator: Int, _EnumerationValue, Sendable {
    case all = 0
    case any = 1
    case none = 2

    public static var _absent: INConditionalOperator { .all }
}

extension INDailyRoutineRelevanceProvider {
    /// Values of the type `INDailyRoutineRelevanceProvider.Situation`, stored as their raw values.
    public enum Situation: Int, _EnumerationValue, Sendable {
        case morning = 0
        case evening = 1
        case home = 2
        case work = 3
        case school = 4
        case gym = 5
        case commute = 6
        case headphonesConnected = 7
        case activeWorkout = 8
        case physicalActivityIncomplete = 9

        public static var _absent: INDailyRoutineRelevanceProvider.Situation { .morning }
    }
}

/// Values of the type `INFocusStatusAuthorizationStatus`, stored as their raw values.
public enum INFocusStatusAuthorizationStatus: Int, _EnumerationValue, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3

    public static var _absent: INFocusStatusAuthorizationStatus { .notDetermined }
}

/// Values of the type `INIntentHandlingStatus`, stored as their raw values.
public enum INIntentHandlingStatus: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case deferredToApplication = 5
    case userConfirmationRequired = 6

    public static var _absent: INIntentHandlingStatus { .unspecified }
}

/// Values of the type `INInteractionDirection`, stored as their raw values.
public enum INInteractionDirection: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case outgoing = 1
    case incoming = 2

    public static var _absent: INInteractionDirection { .unspecified }
}

/// Values of the type `INMediaDestinationType`, stored as their raw values.
public enum INMediaDestinationType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case library = 1
    case playlist = 2

    public static var _absent: INMediaDestinationType { .unknown }
}

extension INMediaUserContext {
    /// Values of the type `INMediaUserContext.SubscriptionStatus`, stored as their raw values.
    public enum SubscriptionStatus: Int, _EnumerationValue, Sendable {
        case unknown = 0
        case notSubscribed = 1
        case subscribed = 2

        public static var _absent: INMediaUserContext.SubscriptionStatus { .unknown }
    }
}

/// Values of the type `INNoteContentType`, stored as their raw values.
@available(iOS, deprecated: 12.0)
public enum INNoteContentType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case text = 1
    case image = 2

    public static var _absent: INNoteContentType { .unknown }
}

/// Values of the type `INPaymentMethodType`, stored as their raw values.
public enum INPaymentMethodType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case checking = 1
    case savings = 2
    case brokerage = 3
    case debit = 4
    case credit = 5
    case prepaid = 6
    case store = 7
    case applePay = 8

    public static var _absent: INPaymentMethodType { .unknown }
}

/// Values of the type `INPersonHandleType`, stored as their raw values.
public enum INPersonHandleType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case emailAddress = 1
    case phoneNumber = 2

    public static var _absent: INPersonHandleType { .unknown }
}

/// Values of the type `INPersonSuggestionType`, stored as their raw values.
public enum INPersonSuggestionType: Int, _EnumerationValue, Sendable {
    case none = 0
    case socialProfile = 1
    case instantMessageAddress = 2

    public static var _absent: INPersonSuggestionType { .none }
}

/// Values of the type `INRecurrenceFrequency`, stored as their raw values.
public enum INRecurrenceFrequency: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case minute = 1
    case hourly = 2
    case daily = 3
    case weekly = 4
    case monthly = 5
    case yearly = 6

    public static var _absent: INRecurrenceFrequency { .unknown }
}

/// Values of the type `INRelevantShortcutRole`, stored as their raw values.
public enum INRelevantShortcutRole: Int, _EnumerationValue, Sendable {
    case action = 0
    case information = 1

    public static var _absent: INRelevantShortcutRole { .action }
}

/// Values of the type `INSiriAuthorizationStatus`, stored as their raw values.
public enum INSiriAuthorizationStatus: Int, _EnumerationValue, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3

    public static var _absent: INSiriAuthorizationStatus { .notDetermined }
}

/// Values of the type `INUpcomingMediaPredictionMode`, stored as their raw values.
public enum INUpcomingMediaPredictionMode: Int, _EnumerationValue, Sendable {
    case `default` = 0
    case onlyPredictSuggestedIntents = 1

    public static var _absent: INUpcomingMediaPredictionMode { .default }
}

/// Values of the type `INVocabularyStringType`, stored as their raw values.
public enum INVocabularyStringType: Int, _EnumerationValue, Sendable {
    case contactName = 1
    case contactGroupName = 2
    case photoTag = 100
    case photoAlbumName = 101
    case workoutActivityName = 200
    case carProfileName = 300
    case carName = 301
    case paymentsOrganizationName = 400
    case paymentsAccountNickname = 401
    case notebookItemTitle = 500
    case notebookItemGroupName = 501
    case mediaPlaylistTitle = 700
    case mediaMusicArtistName = 701
    case mediaAudiobookTitle = 702
    case mediaAudiobookAuthorName = 703
    case mediaShowTitle = 704

    public static var _absent: INVocabularyStringType { .contactName }
}

/// Values of the type `INDayOfWeekOptions`, stored as their raw values.
public struct INDayOfWeekOptions: _OptionSetValue, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let monday = INDayOfWeekOptions(rawValue: 1)
    public static let tuesday = INDayOfWeekOptions(rawValue: 2)
    public static let wednesday = INDayOfWeekOptions(rawValue: 4)
    public static let thursday = INDayOfWeekOptions(rawValue: 8)
    public static let friday = INDayOfWeekOptions(rawValue: 16)
    public static let saturday = INDayOfWeekOptions(rawValue: 32)
    public static let sunday = INDayOfWeekOptions(rawValue: 64)
}

/// Values of the type `INShortcutAvailabilityOptions`, stored as their raw values.
public struct INShortcutAvailabilityOptions: _OptionSetValue, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 2)
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 4)
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 8)
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 16)
    public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 32)
    public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 64)
}

/// Values of the type `INPersonHandleLabel`, stored as their raw values.
public struct INPersonHandleLabel: _StringConstantValue {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let home = INPersonHandleLabel(rawValue: "home")
    public static let work = INPersonHandleLabel(rawValue: "work")
    public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
    public static let mobile = INPersonHandleLabel(rawValue: "mobile")
    public static let main = INPersonHandleLabel(rawValue: "main")
    public static let homeFax = INPersonHandleLabel(rawValue: "homeFax")
    public static let workFax = INPersonHandleLabel(rawValue: "workFax")
    public static let pager = INPersonHandleLabel(rawValue: "pager")
    public static let other = INPersonHandleLabel(rawValue: "other")
    public static let school = INPersonHandleLabel(rawValue: "school")
}

/// Values of the type `INPersonRelationship`, stored as their raw values.
public struct INPersonRelationship: _StringConstantValue {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let father = INPersonRelationship(rawValue: "father")
    public static let mother = INPersonRelationship(rawValue: "mother")
    public static let parent = INPersonRelationship(rawValue: "parent")
    public static let brother = INPersonRelationship(rawValue: "brother")
    public static let sister = INPersonRelationship(rawValue: "sister")
    public static let child = INPersonRelationship(rawValue: "child")
    public static let friend = INPersonRelationship(rawValue: "friend")
    public static let spouse = INPersonRelationship(rawValue: "spouse")
    public static let partner = INPersonRelationship(rawValue: "partner")
    public static let assistant = INPersonRelationship(rawValue: "assistant")
    public static let manager = INPersonRelationship(rawValue: "manager")
    public static let son = INPersonRelationship(rawValue: "son")
    public static let daughter = INPersonRelationship(rawValue: "daughter")
}

/// Values of the type `INWorkoutNameIdentifier`, stored as their raw values.
public struct INWorkoutNameIdentifier: _StringConstantValue {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let run = INWorkoutNameIdentifier(rawValue: "run")
    public static let sit = INWorkoutNameIdentifier(rawValue: "sit")
    public static let steps = INWorkoutNameIdentifier(rawValue: "steps")
    public static let stand = INWorkoutNameIdentifier(rawValue: "stand")
    public static let move = INWorkoutNameIdentifier(rawValue: "move")
    public static let walk = INWorkoutNameIdentifier(rawValue: "walk")
    public static let yoga = INWorkoutNameIdentifier(rawValue: "yoga")
    public static let dance = INWorkoutNameIdentifier(rawValue: "dance")
    public static let crosstraining = INWorkoutNameIdentifier(rawValue: "crosstraining")
    public static let elliptical = INWorkoutNameIdentifier(rawValue: "elliptical")
    public static let rower = INWorkoutNameIdentifier(rawValue: "rower")
    public static let cycle = INWorkoutNameIdentifier(rawValue: "cycle")
    public static let stairs = INWorkoutNameIdentifier(rawValue: "stairs")
    public static let other = INWorkoutNameIdentifier(rawValue: "other")
    public static let indoorrun = INWorkoutNameIdentifier(rawValue: "indoorrun")
    public static let indoorcycle = INWorkoutNameIdentifier(rawValue: "indoorcycle")
    public static let indoorwalk = INWorkoutNameIdentifier(rawValue: "indoorwalk")
    public static let exercise = INWorkoutNameIdentifier(rawValue: "exercise")
    public static let hike = INWorkoutNameIdentifier(rawValue: "hike")
    public static let highIntensityIntervalTraining = INWorkoutNameIdentifier(rawValue: "highIntensityIntervalTraining")
    public static let swim = INWorkoutNameIdentifier(rawValue: "swim")
}
