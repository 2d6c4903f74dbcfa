import Foundation
import RecordObjects

extension INObject: INSpeakable {
    public var spokenPhrase: String { displayString }
    public var vocabularyIdentifier: String? { identifier }

    /// Other possible meanings.
    public var alternativeSpeakableMatches: [INSpeakableString]? {
        get { _optional("alternativeSpeakableMatches") }
        set { _set("alternativeSpeakableMatches", newValue) }
    }

    // The protocol requires speakable objects of any kind, whereas the class has speakable strings.
    @_implements(INSpeakable,alternativeSpeakableMatches)
    public var _alternativeSpeakables: [any INSpeakable]? {
        _optional("alternativeSpeakableMatches") as [INSpeakableString]?
    }
}
