// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import CoreLocation
import IntentSchema
import RecordObjects

/// Creates a note. Handled by an `INCreateNoteIntentHandling`.
open class INCreateNoteIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INCreateNoteIntent" }

    public convenience init(title: INSpeakableString?, content: INNoteContent?, groupName: INSpeakableString?) {
        var record = Record(Self._recordType)
        record._set("title", title)
        record._set("content", content)
        record._set("groupName", groupName)
        self.init(_record: record)
    }

    public var title: INSpeakableString? { _optional("title") }
    public var content: INNoteContent? { _optional("content") }
    public var groupName: INSpeakableString? { _optional("groupName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INCreateNoteIntent.title: "title"
        case \INCreateNoteIntent.content: "content"
        case \INCreateNoteIntent.groupName: "groupName"
        default: nil
        }
    }
}

/// The response to an `INCreateNoteIntent`.
open class INCreateNoteIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INCreateNoteIntentResponse" }

    public convenience init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INCreateNoteIntentResponseCode { _value("code") }
    public var createdNote: INNote? {
        get { _optional("createdNote") }
        set { _set("createdNote", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INCreateNoteIntentResponse.createdNote: "createdNote"
        default: nil
        }
    }
}

/// Adds text to a note. Handled by an `INAppendToNoteIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INAppendToNoteIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INAppendToNoteIntent" }

    public convenience init(targetNote: INNote?, content: INNoteContent?) {
        var record = Record(Self._recordType)
        record._set("targetNote", targetNote)
        record._set("content", content)
        self.init(_record: record)
    }

    public var targetNote: INNote? { _optional("targetNote") }
    public var content: INNoteContent? { _optional("content") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INAppendToNoteIntent.targetNote: "targetNote"
        case \INAppendToNoteIntent.content: "content"
        default: nil
        }
    }
}

/// The response to an `INAppendToNoteIntent`.
@available(iOS, deprecated: 15.0)
open class INAppendToNoteIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INAppendToNoteIntentResponse" }

    public convenience init(code: INAppendToNoteIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INAppendToNoteIntentResponseCode { _value("code") }
    public var note: INNote? {
        get { _optional("note") }
        set { _set("note", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INAppendToNoteIntentResponse.note: "note"
        default: nil
        }
    }
}

/// Adds tasks to a list, with a time or place for a reminder. Handled by an `INAddTasksIntentHandling`.
open class INAddTasksIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INAddTasksIntent" }

    public convenience init(
        targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?,
        temporalEventTrigger: INTemporalEventTrigger?, priority: INTaskPriority
    ) {
        var record = Record(Self._recordType)
        record._set("targetTaskList", targetTaskList)
        record._set("taskTitles", taskTitles)
        record._set("spatialEventTrigger", spatialEventTrigger)
        record._set("temporalEventTrigger", temporalEventTrigger)
        record._set("priority", priority)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 13.0)
    public convenience init(
        targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?,
        temporalEventTrigger: INTemporalEventTrigger?
    ) {
        var record = Record(Self._recordType)
        record._set("targetTaskList", targetTaskList)
        record._set("taskTitles", taskTitles)
        record._set("spatialEventTrigger", spatialEventTrigger)
        record._set("temporalEventTrigger", temporalEventTrigger)
        self.init(_record: record)
    }

    public var targetTaskList: INTaskList? { _optional("targetTaskList") }
    public var taskTitles: [INSpeakableString]? { _optional("taskTitles") }
    public var spatialEventTrigger: INSpatialEventTrigger? { _optional("spatialEventTrigger") }
    public var temporalEventTrigger: INTemporalEventTrigger? { _optional("temporalEventTrigger") }
    public var priority: INTaskPriority { _value("priority") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INAddTasksIntent.targetTaskList: "targetTaskList"
        case \INAddTasksIntent.taskTitles: "taskTitles"
        case \INAddTasksIntent.spatialEventTrigger: "spatialEventTrigger"
        case \INAddTasksIntent.temporalEventTrigger: "temporalEventTrigger"
        case \INAddTasksIntent.priority: "priority"
        default: nil
        }
    }
}

/// The response to an `INAddTasksIntent`.
open class INAddTasksIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INAddTasksIntentResponse" }

    public convenience init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INAddTasksIntentResponseCode { _value("code") }
    public var modifiedTaskList: INTaskList? {
        get { _optional("modifiedTaskList") }
        set { _set("modifiedTaskList", newValue) }
    }
    public var addedTasks: [INTask]? {
        get { _optional("addedTasks") }
        set { _set("addedTasks", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INAddTasksIntentResponse.modifiedTaskList: "modifiedTaskList"
        case \INAddTasksIntentResponse.addedTasks: "addedTasks"
        default: nil
        }
    }
}

/// Creates a list of tasks. Handled by an `INCreateTaskListIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INCreateTaskListIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INCreateTaskListIntent" }

    public convenience init(title: INSpeakableString?, taskTitles: [INSpeakableString]?, groupName: INSpeakableString?) {
        var record = Record(Self._recordType)
        record._set("title", title)
        record._set("taskTitles", taskTitles)
        record._set("groupName", groupName)
        self.init(_record: record)
    }

    public var title: INSpeakableString? { _optional("title") }
    public var taskTitles: [INSpeakableString]? { _optional("taskTitles") }
    public var groupName: INSpeakableString? { _optional("groupName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INCreateTaskListIntent.title: "title"
        case \INCreateTaskListIntent.taskTitles: "taskTitles"
        case \INCreateTaskListIntent.groupName: "groupName"
        default: nil
        }
    }
}

/// The response to an `INCreateTaskListIntent`.
@available(iOS, deprecated: 15.0)
open class INCreateTaskListIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INCreateTaskListIntentResponse" }

    public convenience init(code: INCreateTaskListIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INCreateTaskListIntentResponseCode { _value("code") }
    public var createdTaskList: INTaskList? {
        get { _optional("createdTaskList") }
        set { _set("createdTaskList", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INCreateTaskListIntentResponse.createdTaskList: "createdTaskList"
        default: nil
        }
    }
}

/// Changes a task: done or not, its title, its time or place. Handled by an `INSetTaskAttributeIntentHandling`.
open class INSetTaskAttributeIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSetTaskAttributeIntent" }

    public convenience init(
        targetTask: INTask?, taskTitle: INSpeakableString?, status: INTaskStatus, priority: INTaskPriority,
        spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?
    ) {
        var record = Record(Self._recordType)
        record._set("targetTask", targetTask)
        record._set("taskTitle", taskTitle)
        record._set("status", status)
        record._set("priority", priority)
        record._set("spatialEventTrigger", spatialEventTrigger)
        record._set("temporalEventTrigger", temporalEventTrigger)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 13.0)
    public convenience init(
        targetTask: INTask?, status: INTaskStatus, spatialEventTrigger: INSpatialEventTrigger?,
        temporalEventTrigger: INTemporalEventTrigger?
    ) {
        var record = Record(Self._recordType)
        record._set("targetTask", targetTask)
        record._set("status", status)
        record._set("spatialEventTrigger", spatialEventTrigger)
        record._set("temporalEventTrigger", temporalEventTrigger)
        self.init(_record: record)
    }

    public var targetTask: INTask? { _optional("targetTask") }
    public var taskTitle: INSpeakableString? { _optional("taskTitle") }
    public var status: INTaskStatus { _value("status") }
    public var priority: INTaskPriority { _value("priority") }
    public var spatialEventTrigger: INSpatialEventTrigger? { _optional("spatialEventTrigger") }
    public var temporalEventTrigger: INTemporalEventTrigger? { _optional("temporalEventTrigger") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSetTaskAttributeIntent.targetTask: "targetTask"
        case \INSetTaskAttributeIntent.taskTitle: "taskTitle"
        case \INSetTaskAttributeIntent.status: "status"
        case \INSetTaskAttributeIntent.priority: "priority"
        case \INSetTaskAttributeIntent.spatialEventTrigger: "spatialEventTrigger"
        case \INSetTaskAttributeIntent.temporalEventTrigger: "temporalEventTrigger"
        default: nil
        }
    }
}

/// The response to an `INSetTaskAttributeIntent`.
open class INSetTaskAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSetTaskAttributeIntentResponse" }

    public convenience init(code: INSetTaskAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSetTaskAttributeIntentResponseCode { _value("code") }
    public var modifiedTask: INTask? {
        get { _optional("modifiedTask") }
        set { _set("modifiedTask", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSetTaskAttributeIntentResponse.modifiedTask: "modifiedTask"
        default: nil
        }
    }
}

/// Finds notes, tasks and lists. Handled by an `INSearchForNotebookItemsIntentHandling`.
open class INSearchForNotebookItemsIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSearchForNotebookItemsIntent" }

    public convenience init(
        title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?,
        locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType,
        temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions = [], taskPriority: INTaskPriority,
        notebookItemIdentifier: String?
    ) {
        var record = Record(Self._recordType)
        record._set("title", title)
        record._set("content", content)
        record._set("itemType", itemType)
        record._set("status", status)
        record._set("location", location)
        record._set("locationSearchType", locationSearchType)
        record._set("dateTime", dateTime)
        record._set("dateSearchType", dateSearchType)
        record._set("temporalEventTriggerTypes", temporalEventTriggerTypes)
        record._set("taskPriority", taskPriority)
        record._set("notebookItemIdentifier", notebookItemIdentifier)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.2)
    public convenience init(
        title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?,
        locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType
    ) {
        var record = Record(Self._recordType)
        record._set("title", title)
        record._set("content", content)
        record._set("itemType", itemType)
        record._set("status", status)
        record._set("location", location)
        record._set("locationSearchType", locationSearchType)
        record._set("dateTime", dateTime)
        record._set("dateSearchType", dateSearchType)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 13.0)
    public convenience init(
        title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?,
        locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType,
        notebookItemIdentifier: String?
    ) {
        var record = Record(Self._recordType)
        record._set("title", title)
        record._set("content", content)
        record._set("itemType", itemType)
        record._set("status", status)
        record._set("location", location)
        record._set("locationSearchType", locationSearchType)
        record._set("dateTime", dateTime)
        record._set("dateSearchType", dateSearchType)
        record._set("notebookItemIdentifier", notebookItemIdentifier)
        self.init(_record: record)
    }

    public var title: INSpeakableString? { _optional("title") }
    public var content: String? { _optional("content") }
    public var itemType: INNotebookItemType { _value("itemType") }
    public var status: INTaskStatus { _value("status") }
    public var location: CLPlacemark? { _optional("location") }
    public var locationSearchType: INLocationSearchType { _value("locationSearchType") }
    public var dateTime: INDateComponentsRange? { _optional("dateTime") }
    public var dateSearchType: INDateSearchType { _value("dateSearchType") }
    public var temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions { _value("temporalEventTriggerTypes") }
    public var taskPriority: INTaskPriority { _value("taskPriority") }
    public var notebookItemIdentifier: String? { _optional("notebookItemIdentifier") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchForNotebookItemsIntent.title: "title"
        case \INSearchForNotebookItemsIntent.content: "content"
        case \INSearchForNotebookItemsIntent.itemType: "itemType"
        case \INSearchForNotebookItemsIntent.status: "status"
        case \INSearchForNotebookItemsIntent.location: "location"
        case \INSearchForNotebookItemsIntent.locationSearchType: "locationSearchType"
        case \INSearchForNotebookItemsIntent.dateTime: "dateTime"
        case \INSearchForNotebookItemsIntent.dateSearchType: "dateSearchType"
        case \INSearchForNotebookItemsIntent.temporalEventTriggerTypes: "temporalEventTriggerTypes"
        case \INSearchForNotebookItemsIntent.taskPriority: "taskPriority"
        case \INSearchForNotebookItemsIntent.notebookItemIdentifier: "notebookItemIdentifier"
        default: nil
        }
    }
}

/// The response to an `INSearchForNotebookItemsIntent`.
open class INSearchForNotebookItemsIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSearchForNotebookItemsIntentResponse" }

    public convenience init(code: INSearchForNotebookItemsIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSearchForNotebookItemsIntentResponseCode { _value("code") }
    public var notes: [INNote]? {
        get { _optional("notes") }
        set { _set("notes", newValue) }
    }
    public var taskLists: [INTaskList]? {
        get { _optional("taskLists") }
        set { _set("taskLists", newValue) }
    }
    public var tasks: [INTask]? {
        get { _optional("tasks") }
        set { _set("tasks", newValue) }
    }
    public var sortType: INSortType {
        get { _value("sortType") }
        set { _set("sortType", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchForNotebookItemsIntentResponse.notes: "notes"
        case \INSearchForNotebookItemsIntentResponse.taskLists: "taskLists"
        case \INSearchForNotebookItemsIntentResponse.tasks: "tasks"
        case \INSearchForNotebookItemsIntentResponse.sortType: "sortType"
        default: nil
        }
    }
}

/// Deletes tasks. Handled by an `INDeleteTasksIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INDeleteTasksIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INDeleteTasksIntent" }

    @available(iOS, deprecated: 15.0)
    public convenience init(taskList: INTaskList? = nil, tasks: [INTask]? = nil, all: Bool? = nil) {
        var record = Record(Self._recordType)
        record._set("taskList", taskList)
        record._set("tasks", tasks)
        record._set("all", all)
        self.init(_record: record)
    }

    public var taskList: INTaskList? { _optional("taskList") }
    public var tasks: [INTask]? { _optional("tasks") }
    @available(iOS, deprecated: 15.0)
    public var all: Bool? { _optional("all") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INDeleteTasksIntent.taskList: "taskList"
        case \INDeleteTasksIntent.tasks: "tasks"
        case \INDeleteTasksIntent.all: "all"
        default: nil
        }
    }
}

/// The response to an `INDeleteTasksIntent`.
@available(iOS, deprecated: 15.0)
open class INDeleteTasksIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INDeleteTasksIntentResponse" }

    public convenience init(code: INDeleteTasksIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INDeleteTasksIntentResponseCode { _value("code") }
    public var deletedTasks: [INTask]? {
        get { _optional("deletedTasks") }
        set { _set("deletedTasks", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INDeleteTasksIntentResponse.deletedTasks: "deletedTasks"
        default: nil
        }
    }
}

/// Postpones the reminders of tasks. Handled by an `INSnoozeTasksIntentHandling`.
open class INSnoozeTasksIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSnoozeTasksIntent" }

    public convenience init(tasks: [INTask]? = nil, nextTriggerTime: INDateComponentsRange? = nil, all: Bool? = nil) {
        var record = Record(Self._recordType)
        record._set("tasks", tasks)
        record._set("nextTriggerTime", nextTriggerTime)
        record._set("all", all)
        self.init(_record: record)
    }

    public var tasks: [INTask]? { _optional("tasks") }
    public var nextTriggerTime: INDateComponentsRange? { _optional("nextTriggerTime") }
    public var all: Bool? { _optional("all") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSnoozeTasksIntent.tasks: "tasks"
        case \INSnoozeTasksIntent.nextTriggerTime: "nextTriggerTime"
        case \INSnoozeTasksIntent.all: "all"
        default: nil
        }
    }
}

/// The response to an `INSnoozeTasksIntent`.
open class INSnoozeTasksIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSnoozeTasksIntentResponse" }

    public convenience init(code: INSnoozeTasksIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSnoozeTasksIntentResponseCode { _value("code") }
    public var snoozedTasks: [INTask]? {
        get { _optional("snoozedTasks") }
        set { _set("snoozedTasks", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSnoozeTasksIntentResponse.snoozedTasks: "snoozedTasks"
        default: nil
        }
    }
}
