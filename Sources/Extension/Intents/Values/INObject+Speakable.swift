import Foundation
import RecordObjects

extension INObject: INSpeakable {
    public var spokenPhrase: String { displayString }
    public var vocabularyIdentifier: String? { identifier }

    /// Other things that the person may have meant.
    public var alternativeSpeakableMatches: [INSpeakableString]? {
        get { _optional("alternativeSpeakableMatches") }
        set { _set("alternativeSpeakableMatches", newValue) }
    }

    // The protocol wants any speakable things where the class has strings.
    @_implements(INSpeakable,alternativeSpeakableMatches)
    public var _alternativeSpeakables: [any INSpeakable]? {
        _optional("alternativeSpeakableMatches") as [INSpeakableString]?
    }
}
