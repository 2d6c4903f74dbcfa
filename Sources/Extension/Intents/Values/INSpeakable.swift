public import Foundation
import IntentSchema
public import RecordObjects

/// Something that can be spoken, with its identifier in the app's vocabulary.
public protocol INSpeakable: NSObjectProtocol {
    var spokenPhrase: String { get }
    var pronunciationHint: String? { get }
    var vocabularyIdentifier: String? { get }
    /// Other possible meanings.
    var alternativeSpeakableMatches: [any INSpeakable]? { get }
    @available(iOS, deprecated: 11.0)
    var identifier: String? { get }
}

extension INSpeakable {
    /// The former name of the vocabulary's identifier.
    @available(iOS, deprecated: 11.0)
    public var identifier: String? { vocabularyIdentifier }
}

/// A phrase with its pronunciation and identifier, as far as they are known.
open class INSpeakableString: RecordObject, INSpeakable, @unchecked Sendable {
    open override class var _recordType: String { "INSpeakableString" }

    @available(*, unavailable, message: "INSpeakableString has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        var record = Record(Self._recordType)
        record._set("vocabularyIdentifier", vocabularyIdentifier)
        record._set("spokenPhrase", spokenPhrase)
        record._set("pronunciationHint", pronunciationHint)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
    }

    public convenience init(spokenPhrase: String) {
        self.init(_record: Record.speakableString(spokenPhrase))
    }

    public var spokenPhrase: String { _value("spokenPhrase") }
    public var pronunciationHint: String? { _optional("pronunciationHint") }
    public var vocabularyIdentifier: String? { _optional("vocabularyIdentifier") }
    public var alternativeSpeakableMatches: [any INSpeakable]? {
        _optional("alternativeSpeakableMatches") as [INSpeakableString]?
    }
    @available(iOS, deprecated: 11.0)
    public var identifier: String? { vocabularyIdentifier }
}
