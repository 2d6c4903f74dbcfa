// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// Sends a message to people or a group. Handled by an `INSendMessageIntentHandling`.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSendMessageIntent" }

    public convenience init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
        attachments: [INSendMessageAttachment]?
    ) {
        var record = Record(Self._recordType)
        record._set("recipients", recipients)
        record._set("outgoingMessageType", outgoingMessageType)
        record._set("content", content)
        record._set("speakableGroupName", speakableGroupName)
        record._set("conversationIdentifier", conversationIdentifier)
        record._set("serviceName", serviceName)
        record._set("sender", sender)
        record._set("attachments", attachments)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(
        recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?
    ) {
        var record = Record(Self._recordType)
        record._set("recipients", recipients)
        record._set("content", content)
        record._set("groupName", groupName)
        record._set("serviceName", serviceName)
        record._set("sender", sender)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 14.0)
    public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
        serviceName: String?, sender: INPerson?
    ) {
        var record = Record(Self._recordType)
        record._set("recipients", recipients)
        record._set("content", content)
        record._set("speakableGroupName", speakableGroupName)
        record._set("conversationIdentifier", conversationIdentifier)
        record._set("serviceName", serviceName)
        record._set("sender", sender)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 14.0)
    public convenience init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?
    ) {
        var record = Record(Self._recordType)
        record._set("recipients", recipients)
        record._set("outgoingMessageType", outgoingMessageType)
        record._set("content", content)
        record._set("speakableGroupName", speakableGroupName)
        record._set("conversationIdentifier", conversationIdentifier)
        record._set("serviceName", serviceName)
        record._set("sender", sender)
        self.init(_record: record)
    }

    public var recipients: [INPerson]? { _optional("recipients") }
    public var outgoingMessageType: INOutgoingMessageType { _value("outgoingMessageType") }
    public var content: String? { _optional("content") }
    public var speakableGroupName: INSpeakableString? { _optional("speakableGroupName") }
    public var conversationIdentifier: String? { _optional("conversationIdentifier") }
    public var serviceName: String? { _optional("serviceName") }
    public var sender: INPerson? { _optional("sender") }
    public var attachments: [INSendMessageAttachment]? { _optional("attachments") }
    @available(iOS, deprecated: 11.0)
    public var groupName: String? { _optional("groupName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSendMessageIntent.recipients: "recipients"
        case \INSendMessageIntent.outgoingMessageType: "outgoingMessageType"
        case \INSendMessageIntent.content: "content"
        case \INSendMessageIntent.speakableGroupName: "speakableGroupName"
        case \INSendMessageIntent.conversationIdentifier: "conversationIdentifier"
        case \INSendMessageIntent.serviceName: "serviceName"
        case \INSendMessageIntent.sender: "sender"
        case \INSendMessageIntent.attachments: "attachments"
        case \INSendMessageIntent.groupName: "groupName"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INSendMessageIntentIdentifier = "INSendMessageIntent"

/// The response to an `INSendMessageIntent`.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSendMessageIntentResponse" }

    public convenience init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSendMessageIntentResponseCode { _value("code") }
    @available(iOS, deprecated: 16.0)
    public var sentMessage: INMessage? {
        get { _optional("sentMessage") }
        set { _set("sentMessage", newValue) }
    }
    public var sentMessages: [INMessage]? {
        get { _optional("sentMessages") }
        set { _set("sentMessages", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSendMessageIntentResponse.sentMessage: "sentMessage"
        case \INSendMessageIntentResponse.sentMessages: "sentMessages"
        default: nil
        }
    }
}

/// Finds messages and reads them out. Handled by an `INSearchForMessagesIntentHandling`.
open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSearchForMessagesIntent" }

    public convenience init(
        recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [],
        dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
        speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?
    ) {
        var record = Record(Self._recordType)
        record._set("recipients", recipients)
        record._set("senders", senders)
        record._set("searchTerms", searchTerms)
        record._set("attributes", attributes)
        record._set("dateTimeRange", dateTimeRange)
        record._set("identifiers", identifiers)
        record._set("notificationIdentifiers", notificationIdentifiers)
        record._set("speakableGroupNames", speakableGroupNames)
        record._set("conversationIdentifiers", conversationIdentifiers)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(
        recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [],
        dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
        groupNames: [String]?
    ) {
        var record = Record(Self._recordType)
        record._set("recipients", recipients)
        record._set("senders", senders)
        record._set("searchTerms", searchTerms)
        record._set("attributes", attributes)
        record._set("dateTimeRange", dateTimeRange)
        record._set("identifiers", identifiers)
        record._set("notificationIdentifiers", notificationIdentifiers)
        record._set("groupNames", groupNames)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 12.0)
    public convenience init(
        recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [],
        dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
        speakableGroupNames: [INSpeakableString]?
    ) {
        var record = Record(Self._recordType)
        record._set("recipients", recipients)
        record._set("senders", senders)
        record._set("searchTerms", searchTerms)
        record._set("attributes", attributes)
        record._set("dateTimeRange", dateTimeRange)
        record._set("identifiers", identifiers)
        record._set("notificationIdentifiers", notificationIdentifiers)
        record._set("speakableGroupNames", speakableGroupNames)
        self.init(_record: record)
    }

    public var recipients: [INPerson]? { _optional("recipients") }
    public var senders: [INPerson]? { _optional("senders") }
    public var searchTerms: [String]? { _optional("searchTerms") }
    public var attributes: INMessageAttributeOptions { _value("attributes") }
    public var dateTimeRange: INDateComponentsRange? { _optional("dateTimeRange") }
    public var identifiers: [String]? { _optional("identifiers") }
    public var notificationIdentifiers: [String]? { _optional("notificationIdentifiers") }
    public var speakableGroupNames: [INSpeakableString]? { _optional("speakableGroupNames") }
    public var conversationIdentifiers: [String]? { _optional("conversationIdentifiers") }
    public var recipientsOperator: INConditionalOperator { _value("recipientsOperator") }
    public var sendersOperator: INConditionalOperator { _value("sendersOperator") }
    public var searchTermsOperator: INConditionalOperator { _value("searchTermsOperator") }
    public var identifiersOperator: INConditionalOperator { _value("identifiersOperator") }
    public var notificationIdentifiersOperator: INConditionalOperator { _value("notificationIdentifiersOperator") }
    public var speakableGroupNamesOperator: INConditionalOperator { _value("speakableGroupNamesOperator") }
    public var conversationIdentifiersOperator: INConditionalOperator { _value("conversationIdentifiersOperator") }
    @available(iOS, deprecated: 11.0)
    public var groupNames: [String]? { _optional("groupNames") }
    @available(iOS, deprecated: 11.0)
    public var groupNamesOperator: INConditionalOperator { _value("groupNamesOperator") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchForMessagesIntent.recipients: "recipients"
        case \INSearchForMessagesIntent.senders: "senders"
        case \INSearchForMessagesIntent.searchTerms: "searchTerms"
        case \INSearchForMessagesIntent.attributes: "attributes"
        case \INSearchForMessagesIntent.dateTimeRange: "dateTimeRange"
        case \INSearchForMessagesIntent.identifiers: "identifiers"
        case \INSearchForMessagesIntent.notificationIdentifiers: "notificationIdentifiers"
        case \INSearchForMessagesIntent.speakableGroupNames: "speakableGroupNames"
        case \INSearchForMessagesIntent.conversationIdentifiers: "conversationIdentifiers"
        case \INSearchForMessagesIntent.recipientsOperator: "recipientsOperator"
        case \INSearchForMessagesIntent.sendersOperator: "sendersOperator"
        case \INSearchForMessagesIntent.searchTermsOperator: "searchTermsOperator"
        case \INSearchForMessagesIntent.identifiersOperator: "identifiersOperator"
        case \INSearchForMessagesIntent.notificationIdentifiersOperator: "notificationIdentifiersOperator"
        case \INSearchForMessagesIntent.speakableGroupNamesOperator: "speakableGroupNamesOperator"
        case \INSearchForMessagesIntent.conversationIdentifiersOperator: "conversationIdentifiersOperator"
        case \INSearchForMessagesIntent.groupNames: "groupNames"
        case \INSearchForMessagesIntent.groupNamesOperator: "groupNamesOperator"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INSearchForMessagesIntentIdentifier = "INSearchForMessagesIntent"

/// The response to an `INSearchForMessagesIntent`.
open class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSearchForMessagesIntentResponse" }

    public convenience init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSearchForMessagesIntentResponseCode { _value("code") }
    public var messages: [INMessage]? {
        get { _optional("messages") }
        set { _set("messages", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSearchForMessagesIntentResponse.messages: "messages"
        default: nil
        }
    }
}

/// Marks messages as read, unread, flagged or played. Handled by an `INSetMessageAttributeIntentHandling`.
open class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSetMessageAttributeIntent" }

    public convenience init(identifiers: [String]?, attribute: INMessageAttribute) {
        var record = Record(Self._recordType)
        record._set("identifiers", identifiers)
        record._set("attribute", attribute)
        self.init(_record: record)
    }

    public var identifiers: [String]? { _optional("identifiers") }
    public var attribute: INMessageAttribute { _value("attribute") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSetMessageAttributeIntent.identifiers: "identifiers"
        case \INSetMessageAttributeIntent.attribute: "attribute"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INSetMessageAttributeIntentIdentifier = "INSetMessageAttributeIntent"

/// The response to an `INSetMessageAttributeIntent`.
open class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSetMessageAttributeIntentResponse" }

    public convenience init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSetMessageAttributeIntentResponseCode { _value("code") }
}

/// Unsends messages. Handled by an `INUnsendMessagesIntentHandling`.
open class INUnsendMessagesIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INUnsendMessagesIntent" }

    public convenience init(messageIdentifiers: [String]?) {
        var record = Record(Self._recordType)
        record._set("messageIdentifiers", messageIdentifiers)
        self.init(_record: record)
    }

    public var messageIdentifiers: [String]? { _optional("messageIdentifiers") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INUnsendMessagesIntent.messageIdentifiers: "messageIdentifiers"
        default: nil
        }
    }
}

/// The response to an `INUnsendMessagesIntent`.
open class INUnsendMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INUnsendMessagesIntentResponse" }

    public convenience init(code: INUnsendMessagesIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INUnsendMessagesIntentResponseCode { _value("code") }
}

/// Edits a sent message. Handled by an `INEditMessageIntentHandling`.
open class INEditMessageIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INEditMessageIntent" }

    public convenience init(messageIdentifier: String?, editedContent: String?) {
        var record = Record(Self._recordType)
        record._set("messageIdentifier", messageIdentifier)
        record._set("editedContent", editedContent)
        self.init(_record: record)
    }

    public var messageIdentifier: String? { _optional("messageIdentifier") }
    public var editedContent: String? { _optional("editedContent") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INEditMessageIntent.messageIdentifier: "messageIdentifier"
        case \INEditMessageIntent.editedContent: "editedContent"
        default: nil
        }
    }
}

/// The response to an `INEditMessageIntent`.
open class INEditMessageIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INEditMessageIntentResponse" }

    public convenience init(code: INEditMessageIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INEditMessageIntentResponseCode { _value("code") }
}
