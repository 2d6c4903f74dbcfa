// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation
import IntentSchema
public import RecordObjects

/// A view of a record of the type `INCallRecord`.
open class INCallRecord: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INCallRecord" }

    @available(*, unavailable, message: "INCallRecord has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        identifier: String, dateCreated: Date? = nil, caller: INPerson? = nil, callRecordType: INCallRecordType = .unknown,
        callCapability: INCallCapability = .unknown, callDuration: Double? = nil, unseen: Bool? = nil, numberOfCalls: Int? = nil
    ) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("dateCreated", dateCreated)
        record._set("caller", caller)
        record._set("callRecordType", callRecordType)
        record._set("callCapability", callCapability)
        record._set("callDuration", callDuration)
        record._set("unseen", unseen)
        record._set("numberOfCalls", numberOfCalls)
        self.init(_record: record)
    }

    public var identifier: String { _value("identifier") }
    public var dateCreated: Date? { _optional("dateCreated") }
    @available(iOS, deprecated: 14.5)
    public var caller: INPerson? { _optional("caller") }
    public var callRecordType: INCallRecordType { _value("callRecordType") }
    public var callCapability: INCallCapability { _value("callCapability") }
    public var callDuration: Double? { _optional("callDuration") }
    public var unseen: Bool? { _optional("unseen") }
    public var numberOfCalls: Int? { _optional("numberOfCalls") }
    public var participants: [INPerson]? { _optional("participants") }
}

/// A view of a record of the type `INCallRecordFilter`.
open class INCallRecordFilter: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INCallRecordFilter" }

    @available(*, unavailable, message: "INCallRecordFilter has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(participants: [INPerson]?, callTypes: INCallRecordTypeOptions = [], callCapability: INCallCapability)
    {
        var record = Record(Self._recordType)
        record._set("participants", participants)
        record._set("callTypes", callTypes)
        record._set("callCapability", callCapability)
        self.init(_record: record)
    }

    public var participants: [INPerson]? { _optional("participants") }
    public var callTypes: INCallRecordTypeOptions { _value("callTypes") }
    public var callCapability: INCallCapability { _value("callCapability") }
}
