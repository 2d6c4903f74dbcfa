// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// Calls people, or returns a call from the history. Handled by an `INStartCallIntentHandling`.
open class INStartCallIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INStartCallIntent" }

    public convenience init(
        callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
        destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
    ) {
        var record = Record(Self._recordType)
        record._set("callRecordFilter", callRecordFilter)
        record._set("callRecordToCallBack", callRecordToCallBack)
        record._set("audioRoute", audioRoute)
        record._set("destinationType", destinationType)
        record._set("contacts", contacts)
        record._set("callCapability", callCapability)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 14.0)
    public convenience init(
        audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
        recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability
    ) {
        var record = Record(Self._recordType)
        record._set("audioRoute", audioRoute)
        record._set("destinationType", destinationType)
        record._set("contacts", contacts)
        record._set("recordTypeForRedialing", recordTypeForRedialing)
        record._set("callCapability", callCapability)
        self.init(_record: record)
    }

    public var callRecordFilter: INCallRecordFilter? { _optional("callRecordFilter") }
    public var callRecordToCallBack: INCallRecord? { _optional("callRecordToCallBack") }
    public var audioRoute: INCallAudioRoute { _value("audioRoute") }
    public var destinationType: INCallDestinationType { _value("destinationType") }
    public var contacts: [INPerson]? { _optional("contacts") }
    public var callCapability: INCallCapability { _value("callCapability") }
    @available(iOS, deprecated: 14.0)
    public var recordTypeForRedialing: INCallRecordType { _value("recordTypeForRedialing") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INStartCallIntent.callRecordFilter: "callRecordFilter"
        case \INStartCallIntent.callRecordToCallBack: "callRecordToCallBack"
        case \INStartCallIntent.audioRoute: "audioRoute"
        case \INStartCallIntent.destinationType: "destinationType"
        case \INStartCallIntent.contacts: "contacts"
        case \INStartCallIntent.callCapability: "callCapability"
        case \INStartCallIntent.recordTypeForRedialing: "recordTypeForRedialing"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INStartCallIntentIdentifier = "INStartCallIntent"

/// The response to an `INStartCallIntent`.
open class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INStartCallIntentResponse" }

    public convenience init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INStartCallIntentResponseCode { _value("code") }
}

/// Calls people by voice; replaced by INStartCallIntent. Handled by an `INStartAudioCallIntentHandling`.
@available(iOS, deprecated: 13.0)
open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INStartAudioCallIntent" }

    public convenience init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
        var record = Record(Self._recordType)
        record._set("destinationType", destinationType)
        record._set("contacts", contacts)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(contacts: [INPerson]?) {
        var record = Record(Self._recordType)
        record._set("contacts", contacts)
        self.init(_record: record)
    }

    public var destinationType: INCallDestinationType { _value("destinationType") }
    public var contacts: [INPerson]? { _optional("contacts") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INStartAudioCallIntent.destinationType: "destinationType"
        case \INStartAudioCallIntent.contacts: "contacts"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS, deprecated: 13.0)
public let INStartAudioCallIntentIdentifier = "INStartAudioCallIntent"

/// The response to an `INStartAudioCallIntent`.
@available(iOS, deprecated: 13.0)
open class INStartAudioCallIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INStartAudioCallIntentResponse" }

    public convenience init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INStartAudioCallIntentResponseCode { _value("code") }
}

/// Calls people with video; replaced by INStartCallIntent. Handled by an `INStartVideoCallIntentHandling`.
@available(iOS, deprecated: 13.0)
open class INStartVideoCallIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INStartVideoCallIntent" }

    public convenience init(contacts: [INPerson]?) {
        var record = Record(Self._recordType)
        record._set("contacts", contacts)
        self.init(_record: record)
    }

    public var contacts: [INPerson]? { _optional("contacts") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INStartVideoCallIntent.contacts: "contacts"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS, deprecated: 13.0)
public let INStartVideoCallIntentIdentifier = "INStartVideoCallIntent"

/// The response to an `INStartVideoCallIntent`.
@available(iOS, deprecated: 13.0)
open class INStartVideoCallIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INStartVideoCallIntentResponse" }

    public convenience init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INStartVideoCallIntentResponseCode { _value("code") }
}

/// Finds calls in the history and shows them in the app. Handled by an `INSearchCallHistoryIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INSearchCallHistoryIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSearchCallHistoryIntent" }

    @available(iOS, deprecated: 15.0)
    public convenience init(
        dateCreated: INDateComponentsRange? = nil, recipient: INPerson? = nil, callCapabilities: INCallCapabilityOptions,
        callTypes: INCallRecordTypeOptions, unseen: Bool? = nil
    ) {
        var record = Record(Self._recordType)
        record._set("dateCreated", dateCreated)
        record._set("recipient", recipient)
        record._set("callCapabilities", callCapabilities)
        record._set("callTypes", callTypes)
        record._set("unseen", unseen)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(
        call callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?,
        callCapabilities: INCallCapabilityOptions = []
    ) {
        var record = Record(Self._recordType)
        record._set("callType", callType)
        record._set("dateCreated", dateCreated)
        record._set("recipient", recipient)
        record._set("callCapabilities", callCapabilities)
        self.init(_record: record)
    }

    public var dateCreated: INDateComponentsRange? { _optional("dateCreated") }
    public var recipient: INPerson? { _optional("recipient") }
    public var callCapabilities: INCallCapabilityOptions { _value("callCapabilities") }
    public var callTypes: INCallRecordTypeOptions { _value("callTypes") }
    @available(iOS, deprecated: 15.0)
    public var unseen: Bool? { _optional("unseen") }
    @available(iOS, deprecated: 11.0)
    public var callType: INCallRecordType { _value("callType") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchCallHistoryIntent.dateCreated: "dateCreated"
        case \INSearchCallHistoryIntent.recipient: "recipient"
        case \INSearchCallHistoryIntent.callCapabilities: "callCapabilities"
        case \INSearchCallHistoryIntent.callTypes: "callTypes"
        case \INSearchCallHistoryIntent.unseen: "unseen"
        case \INSearchCallHistoryIntent.callType: "callType"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INSearchCallHistoryIntentIdentifier = "INSearchCallHistoryIntent"

/// The response to an `INSearchCallHistoryIntent`.
@available(iOS, deprecated: 15.0)
open class INSearchCallHistoryIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSearchCallHistoryIntentResponse" }

    public convenience init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSearchCallHistoryIntentResponseCode { _value("code") }
    public var callRecords: [INCallRecord]? {
        get { _optional("callRecords") }
        set { _set("callRecords", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchCallHistoryIntentResponse.callRecords: "callRecords"
        default: nil
        }
    }
}

/// Answers an incoming call. Handled by an `INAnswerCallIntentHandling`.
open class INAnswerCallIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INAnswerCallIntent" }

    public convenience init(audioRoute: INCallAudioRoute, callIdentifier: String?) {
        var record = Record(Self._recordType)
        record._set("audioRoute", audioRoute)
        record._set("callIdentifier", callIdentifier)
        self.init(_record: record)
    }

    public var audioRoute: INCallAudioRoute { _value("audioRoute") }
    public var callIdentifier: String? { _optional("callIdentifier") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INAnswerCallIntent.audioRoute: "audioRoute"
        case \INAnswerCallIntent.callIdentifier: "callIdentifier"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INAnswerCallIntentIdentifier = "INAnswerCallIntent"

/// The response to an `INAnswerCallIntent`.
open class INAnswerCallIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INAnswerCallIntentResponse" }

    public convenience init(code: INAnswerCallIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INAnswerCallIntentResponseCode { _value("code") }
    public var callRecords: [INCallRecord]? {
        get { _optional("callRecords") }
        set { _set("callRecords", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INAnswerCallIntentResponse.callRecords: "callRecords"
        default: nil
        }
    }
}

/// Ends the current call. Handled by an `INHangUpCallIntentHandling`.
open class INHangUpCallIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INHangUpCallIntent" }

    public convenience init(callIdentifier: String?) {
        var record = Record(Self._recordType)
        record._set("callIdentifier", callIdentifier)
        self.init(_record: record)
    }

    public var callIdentifier: String? { _optional("callIdentifier") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INHangUpCallIntent.callIdentifier: "callIdentifier"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INHangUpCallIntentIdentifier = "INHangUpCallIntent"

/// The response to an `INHangUpCallIntent`.
open class INHangUpCallIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INHangUpCallIntentResponse" }

    public convenience init(code: INHangUpCallIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INHangUpCallIntentResponseCode { _value("code") }
}
