// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import CoreLocation
import IntentSchema
public import RecordObjects

/// A view of a record of the type `INImageNoteContent`.
open class INImageNoteContent: INNoteContent, @unchecked Sendable {
    open override class var _recordType: String { "INImageNoteContent" }

    public convenience init(image: INImage) {
        var record = Record(Self._recordType)
        record._set("image", image)
        self.init(_record: record)
    }

    public var image: INImage? { _optional("image") }
}

/// A view of a record of the type `INNote`.
open class INNote: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INNote" }

    public convenience init(
        title: INSpeakableString, contents: [INNoteContent], groupName: INSpeakableString?,
        createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
    ) {
        var record = Record(Self._recordType)
        record._set("title", title)
        record._set("contents", contents)
        record._set("groupName", groupName)
        record._set("createdDateComponents", createdDateComponents)
        record._set("modifiedDateComponents", modifiedDateComponents)
        record._set("identifier", identifier)
        self.init(_record: record)
    }

    public var title: INSpeakableString { _value("title") }
    public var contents: [INNoteContent] { _value("contents") }
    public var groupName: INSpeakableString? { _optional("groupName") }
    public var createdDateComponents: DateComponents? { _optional("createdDateComponents") }
    public var modifiedDateComponents: DateComponents? { _optional("modifiedDateComponents") }
    public var identifier: String? { _optional("identifier") }
}

/// A view of a record of the type `INNoteContent`.
open class INNoteContent: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INNoteContent" }
    open override class var _subclasses: [RecordObject.Type] { [INImageNoteContent.self, INTextNoteContent.self] }

}

/// A view of a record of the type `INSpatialEventTrigger`.
open class INSpatialEventTrigger: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INSpatialEventTrigger" }

    public convenience init(placemark: CLPlacemark, event: INSpatialEvent) {
        var record = Record(Self._recordType)
        record._set("placemark", placemark)
        record._set("event", event)
        self.init(_record: record)
    }

    public var placemark: CLPlacemark { _value("placemark") }
    public var event: INSpatialEvent { _value("event") }
}

/// A view of a record of the type `INTask`.
open class INTask: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INTask" }

    public convenience init(
        title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, spatialEventTrigger: INSpatialEventTrigger?,
        temporalEventTrigger: INTemporalEventTrigger?, createdDateComponents: DateComponents?,
        modifiedDateComponents: DateComponents?, identifier: String?, priority: INTaskPriority
    ) {
        var record = Record(Self._recordType)
        record._set("title", title)
        record._set("status", status)
        record._set("taskType", taskType)
        record._set("spatialEventTrigger", spatialEventTrigger)
        record._set("temporalEventTrigger", temporalEventTrigger)
        record._set("createdDateComponents", createdDateComponents)
        record._set("modifiedDateComponents", modifiedDateComponents)
        record._set("identifier", identifier)
        record._set("priority", priority)
        self.init(_record: record)
    }

    public convenience init(
        title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, spatialEventTrigger: INSpatialEventTrigger?,
        temporalEventTrigger: INTemporalEventTrigger?, createdDateComponents: DateComponents?,
        modifiedDateComponents: DateComponents?, identifier: String?
    ) {
        var record = Record(Self._recordType)
        record._set("title", title)
        record._set("status", status)
        record._set("taskType", taskType)
        record._set("spatialEventTrigger", spatialEventTrigger)
        record._set("temporalEventTrigger", temporalEventTrigger)
        record._set("createdDateComponents", createdDateComponents)
        record._set("modifiedDateComponents", modifiedDateComponents)
        record._set("identifier", identifier)
        self.init(_record: record)
    }

    public var title: INSpeakableString { _value("title") }
    public var status: INTaskStatus { _value("status") }
    public var spatialEventTrigger: INSpatialEventTrigger? { _optional("spatialEventTrigger") }
    public var temporalEventTrigger: INTemporalEventTrigger? { _optional("temporalEventTrigger") }
    public var createdDateComponents: DateComponents? { _optional("createdDateComponents") }
    public var modifiedDateComponents: DateComponents? { _optional("modifiedDateComponents") }
    public var identifier: String? { _optional("identifier") }
    public var taskType: INTaskType { _value("taskType") }
    public var priority: INTaskPriority { _value("priority") }
}

/// A view of a record of the type `INTaskList`.
open class INTaskList: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INTaskList" }

    public convenience init(
        title: INSpeakableString, tasks: [INTask], groupName: INSpeakableString?, createdDateComponents: DateComponents?,
        modifiedDateComponents: DateComponents?, identifier: String?
    ) {
        var record = Record(Self._recordType)
        record._set("title", title)
        record._set("tasks", tasks)
        record._set("groupName", groupName)
        record._set("createdDateComponents", createdDateComponents)
        record._set("modifiedDateComponents", modifiedDateComponents)
        record._set("identifier", identifier)
        self.init(_record: record)
    }

    public var title: INSpeakableString { _value("title") }
    public var tasks: [INTask] { _value("tasks") }
    public var groupName: INSpeakableString? { _optional("groupName") }
    public var createdDateComponents: DateComponents? { _optional("createdDateComponents") }
    public var modifiedDateComponents: DateComponents? { _optional("modifiedDateComponents") }
    public var identifier: String? { _optional("identifier") }
}

/// A view of a record of the type `INTemporalEventTrigger`.
open class INTemporalEventTrigger: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INTemporalEventTrigger" }

    public convenience init(dateComponentsRange: INDateComponentsRange) {
        var record = Record(Self._recordType)
        record._set("dateComponentsRange", dateComponentsRange)
        self.init(_record: record)
    }

    public var dateComponentsRange: INDateComponentsRange { _value("dateComponentsRange") }
}

/// A view of a record of the type `INTextNoteContent`.
open class INTextNoteContent: INNoteContent, @unchecked Sendable {
    open override class var _recordType: String { "INTextNoteContent" }

    public convenience init(text: String) {
        var record = Record(Self._recordType)
        record._set("text", text)
        self.init(_record: record)
    }

    public var text: String? { _optional("text") }
}
