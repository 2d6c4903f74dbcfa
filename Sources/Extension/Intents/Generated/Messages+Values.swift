// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation
import IntentSchema
public import RecordObjects

/// A view of a record of the type `INMessage`.
open class INMessage: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INMessage" }

    @available(*, unavailable, message: "INMessage has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?
    ) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("conversationIdentifier", conversationIdentifier)
        record._set("content", content)
        record._set("dateSent", dateSent)
        record._set("sender", sender)
        record._set("recipients", recipients)
        record._set("groupName", groupName)
        record._set("messageType", messageType)
        record._set("serviceName", serviceName)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 18.0)
    public convenience init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType
    ) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("conversationIdentifier", conversationIdentifier)
        record._set("content", content)
        record._set("dateSent", dateSent)
        record._set("sender", sender)
        record._set("recipients", recipients)
        record._set("groupName", groupName)
        record._set("messageType", messageType)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 18.0)
    public convenience init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, messageType: INMessageType
    ) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("conversationIdentifier", conversationIdentifier)
        record._set("content", content)
        record._set("dateSent", dateSent)
        record._set("sender", sender)
        record._set("recipients", recipients)
        record._set("messageType", messageType)
        self.init(_record: record)
    }

    public convenience init(identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("content", content)
        record._set("dateSent", dateSent)
        record._set("sender", sender)
        record._set("recipients", recipients)
        self.init(_record: record)
    }

    public convenience init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?,
        audioMessageFile: INFile?
    ) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("conversationIdentifier", conversationIdentifier)
        record._set("content", content)
        record._set("dateSent", dateSent)
        record._set("sender", sender)
        record._set("recipients", recipients)
        record._set("groupName", groupName)
        record._set("messageType", messageType)
        record._set("serviceName", serviceName)
        record._set("audioMessageFile", audioMessageFile)
        self.init(_record: record)
    }

    public convenience init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType,
        referencedMessage: INMessage?, reaction: INMessageReaction?
    ) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("conversationIdentifier", conversationIdentifier)
        record._set("content", content)
        record._set("dateSent", dateSent)
        record._set("sender", sender)
        record._set("recipients", recipients)
        record._set("groupName", groupName)
        record._set("serviceName", serviceName)
        record._set("messageType", messageType)
        record._set("referencedMessage", referencedMessage)
        record._set("reaction", reaction)
        self.init(_record: record)
    }

    public convenience init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType,
        referencedMessage: INMessage?, sticker: INSticker?, reaction: INMessageReaction?
    ) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("conversationIdentifier", conversationIdentifier)
        record._set("content", content)
        record._set("dateSent", dateSent)
        record._set("sender", sender)
        record._set("recipients", recipients)
        record._set("groupName", groupName)
        record._set("serviceName", serviceName)
        record._set("messageType", messageType)
        record._set("referencedMessage", referencedMessage)
        record._set("sticker", sticker)
        record._set("reaction", reaction)
        self.init(_record: record)
    }

    public convenience init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?,
        attachmentFiles: [INFile]?
    ) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("conversationIdentifier", conversationIdentifier)
        record._set("content", content)
        record._set("dateSent", dateSent)
        record._set("sender", sender)
        record._set("recipients", recipients)
        record._set("groupName", groupName)
        record._set("messageType", messageType)
        record._set("serviceName", serviceName)
        record._set("attachmentFiles", attachmentFiles)
        self.init(_record: record)
    }

    public convenience init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, linkMetadata: INMessageLinkMetadata?
    ) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("conversationIdentifier", conversationIdentifier)
        record._set("content", content)
        record._set("dateSent", dateSent)
        record._set("sender", sender)
        record._set("recipients", recipients)
        record._set("groupName", groupName)
        record._set("serviceName", serviceName)
        record._set("linkMetadata", linkMetadata)
        self.init(_record: record)
    }

    public convenience init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType,
        numberOfAttachments: NSNumber?
    ) {
        var record = Record(Self._recordType)
        record._set("identifier", identifier)
        record._set("conversationIdentifier", conversationIdentifier)
        record._set("content", content)
        record._set("dateSent", dateSent)
        record._set("sender", sender)
        record._set("recipients", recipients)
        record._set("groupName", groupName)
        record._set("serviceName", serviceName)
        record._set("messageType", messageType)
        record._set("numberOfAttachments", numberOfAttachments)
        self.init(_record: record)
    }

    public var identifier: String { _value("identifier") }
    public var conversationIdentifier: String? { _optional("conversationIdentifier") }
    public var content: String? { _optional("content") }
    public var dateSent: Date? { _optional("dateSent") }
    public var sender: INPerson? { _optional("sender") }
    public var recipients: [INPerson]? { _optional("recipients") }
    public var groupName: INSpeakableString? { _optional("groupName") }
    public var messageType: INMessageType { _value("messageType") }
    public var serviceName: String? { _optional("serviceName") }
    @available(iOS, deprecated: 17.0)
    public var audioMessageFile: INFile? { _optional("audioMessageFile") }
    public var attachmentFiles: [INFile]? { _optional("attachmentFiles") }
    public var numberOfAttachments: NSNumber? { _optional("numberOfAttachments") }
    public var linkMetadata: INMessageLinkMetadata? { _optional("linkMetadata") }
    public var sticker: INSticker? {
        get { _optional("sticker") }
        set { _set("sticker", newValue) }
    }
    public var reaction: INMessageReaction? {
        get { _optional("reaction") }
        set { _set("reaction", newValue) }
    }
}

/// A view of a record of the type `INMessageLinkMetadata`.
open class INMessageLinkMetadata: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INMessageLinkMetadata" }

    public convenience init(siteName: String?, summary: String?, title: String?, openGraphType: String?, linkURL: URL?) {
        var record = Record(Self._recordType)
        record._set("siteName", siteName)
        record._set("summary", summary)
        record._set("title", title)
        record._set("openGraphType", openGraphType)
        record._set("linkURL", linkURL)
        self.init(_record: record)
    }

    public var siteName: String? {
        get { _optional("siteName") }
        set { _set("siteName", newValue) }
    }
    public var summary: String? {
        get { _optional("summary") }
        set { _set("summary", newValue) }
    }
    public var title: String? {
        get { _optional("title") }
        set { _set("title", newValue) }
    }
    public var openGraphType: String? {
        get { _optional("openGraphType") }
        set { _set("openGraphType", newValue) }
    }
    public var linkURL: URL? {
        get { _optional("linkURL") }
        set { _set("linkURL", newValue) }
    }
}

/// A view of a record of the type `INMessageReaction`.
open class INMessageReaction: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INMessageReaction" }

    public convenience init(reactionType: INMessageReactionType, reactionDescription: String?, emoji: String?) {
        var record = Record(Self._recordType)
        record._set("reactionType", reactionType)
        record._set("reactionDescription", reactionDescription)
        record._set("emoji", emoji)
        self.init(_record: record)
    }

    public var reactionType: INMessageReactionType { _value("reactionType") }
    public var reactionDescription: String? { _optional("reactionDescription") }
    public var emoji: String? { _optional("emoji") }
}

/// A view of a record of the type `INSendMessageAttachment`.
open class INSendMessageAttachment: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INSendMessageAttachment" }

    public convenience init(audioMessageFile: INFile) {
        var record = Record(Self._recordType)
        record._set("audioMessageFile", audioMessageFile)
        self.init(_record: record)
    }

    public var audioMessageFile: INFile? { _optional("audioMessageFile") }
}

/// A view of a record of the type `INSticker`.
open class INSticker: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INSticker" }

    public convenience init(type: INSticker.StickerType, emoji: String?) {
        var record = Record(Self._recordType)
        record._set("type", type)
        record._set("emoji", emoji)
        self.init(_record: record)
    }

    public var type: INSticker.StickerType { _value("type") }
    public var emoji: String? { _optional("emoji") }
}
