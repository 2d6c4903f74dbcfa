// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INAddTasksIntentResponseCode`, stored as their raw values.
public enum INAddTasksIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INAddTasksIntentResponseCode { .unspecified }
}

/// Values of the type `INAddTasksTargetTaskListConfirmationReason`, stored as their raw values.
public enum INAddTasksTargetTaskListConfirmationReason: Int, _EnumerationValue, Sendable {
    case listShouldBeCreated = 1

    public static var _absent: INAddTasksTargetTaskListConfirmationReason { .listShouldBeCreated }
}

/// Values of the type `INAddTasksTemporalEventTriggerUnsupportedReason`, stored as their raw values.
public enum INAddTasksTemporalEventTriggerUnsupportedReason: Int, _EnumerationValue, Sendable {
    case timeInPast = 1
    case invalidRecurrence = 2

    public static var _absent: INAddTasksTemporalEventTriggerUnsupportedReason { .timeInPast }
}

/// Values of the type `INAppendToNoteIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INAppendToNoteIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCannotUpdatePasswordProtectedNote = 6

    public static var _absent: INAppendToNoteIntentResponseCode { .unspecified }
}

/// Values of the type `INCreateNoteIntentResponseCode`, stored as their raw values.
public enum INCreateNoteIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INCreateNoteIntentResponseCode { .unspecified }
}

/// Values of the type `INCreateTaskListIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INCreateTaskListIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INCreateTaskListIntentResponseCode { .unspecified }
}

/// Values of the type `INDateSearchType`, stored as their raw values.
public enum INDateSearchType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case byDueDate = 1
    case byModifiedDate = 2
    case byCreatedDate = 3

    public static var _absent: INDateSearchType { .unknown }
}

/// Values of the type `INDeleteTasksIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INDeleteTasksIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INDeleteTasksIntentResponseCode { .unspecified }
}

/// Values of the type `INDeleteTasksTaskListUnsupportedReason`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INDeleteTasksTaskListUnsupportedReason: Int, _EnumerationValue, Sendable {
    case noTaskListFound = 1

    public static var _absent: INDeleteTasksTaskListUnsupportedReason { .noTaskListFound }
}

/// Values of the type `INDeleteTasksTaskUnsupportedReason`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INDeleteTasksTaskUnsupportedReason: Int, _EnumerationValue, Sendable {
    case noTasksFound = 1
    case noTasksInApp = 2

    public static var _absent: INDeleteTasksTaskUnsupportedReason { .noTasksFound }
}

/// Values of the type `INLocationSearchType`, stored as their raw values.
public enum INLocationSearchType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case byLocationTrigger = 1

    public static var _absent: INLocationSearchType { .unknown }
}

/// Values of the type `INNotebookItemType`, stored as their raw values.
public enum INNotebookItemType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case note = 1
    case taskList = 2
    case task = 3

    public static var _absent: INNotebookItemType { .unknown }
}

/// Values of the type `INSearchForNotebookItemsIntentResponseCode`, stored as their raw values.
public enum INSearchForNotebookItemsIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INSearchForNotebookItemsIntentResponseCode { .unspecified }
}

/// Values of the type `INSetTaskAttributeIntentResponseCode`, stored as their raw values.
public enum INSetTaskAttributeIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INSetTaskAttributeIntentResponseCode { .unspecified }
}

/// Values of the type `INSetTaskAttributeTemporalEventTriggerUnsupportedReason`, stored as their raw values.
public enum INSetTaskAttributeTemporalEventTriggerUnsupportedReason: Int, _EnumerationValue, Sendable {
    case timeInPast = 1
    case invalidRecurrence = 2

    public static var _absent: INSetTaskAttributeTemporalEventTriggerUnsupportedReason { .timeInPast }
}

/// Values of the type `INSnoozeTasksIntentResponseCode`, stored as their raw values.
public enum INSnoozeTasksIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INSnoozeTasksIntentResponseCode { .unspecified }
}

/// Values of the type `INSnoozeTasksTaskUnsupportedReason`, stored as their raw values.
public enum INSnoozeTasksTaskUnsupportedReason: Int, _EnumerationValue, Sendable {
    case noTasksFound = 1

    public static var _absent: INSnoozeTasksTaskUnsupportedReason { .noTasksFound }
}

/// Values of the type `INSortType`, stored as their raw values.
public enum INSortType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case asIs = 1
    case byDate = 2

    public static var _absent: INSortType { .unknown }
}

/// Values of the type `INSpatialEvent`, stored as their raw values.
public enum INSpatialEvent: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case arrive = 1
    case depart = 2

    public static var _absent: INSpatialEvent { .unknown }
}

/// Values of the type `INTaskPriority`, stored as their raw values.
public enum INTaskPriority: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case notFlagged = 1
    case flagged = 2

    public static var _absent: INTaskPriority { .unknown }
}

/// Values of the type `INTaskStatus`, stored as their raw values.
public enum INTaskStatus: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case notCompleted = 1
    case completed = 2

    public static var _absent: INTaskStatus { .unknown }
}

/// Values of the type `INTaskType`, stored as their raw values.
public enum INTaskType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case notCompletable = 1
    case completable = 2

    public static var _absent: INTaskType { .unknown }
}

/// Values of the type `INTemporalEventTriggerTypeOptions`, stored as their raw values.
public struct INTemporalEventTriggerTypeOptions: _OptionSetValue, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notScheduled = INTemporalEventTriggerTypeOptions(rawValue: 1)
    public static let scheduledNonRecurring = INTemporalEventTriggerTypeOptions(rawValue: 2)
    public static let scheduledRecurring = INTemporalEventTriggerTypeOptions(rawValue: 4)
}
