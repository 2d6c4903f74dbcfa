public import Foundation
import HostEnvironment
import IntentSchema

/// Words that the person for whom the code runs uses with the app, such as names of contacts. The host ensures that they are
/// understood; without a host they are discarded.
public final class INVocabulary: NSObject, Sendable {
    private static let unhosted = INVocabulary()

    // For work that continues outside of the call that requested the vocabulary; within a call, the call's own environment takes
    // precedence.
    private let kept = AppEnvironment.scope?.environment

    /// The vocabulary of the app whose code runs.
    public class func shared() -> INVocabulary { AppEnvironment.scope == nil ? unhosted : INVocabulary() }

    /// Replaces all strings of a kind, in order of importance.
    public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        set(vocabulary.array.compactMap { ($0 as? String).map { .init(kind: type.rawValue, phrase: $0) } }, type)
    }

    /// Replaces all strings of a kind with speakable objects.
    public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        let speakables = vocabulary.array.compactMap { $0 as? any INSpeakable }
        set(
            speakables.map {
                UserVocabulary.Word(
                    kind: type.rawValue, phrase: $0.spokenPhrase, identifier: $0.vocabularyIdentifier,
                    pronunciation: $0.pronunciationHint)
            }, type)
    }

    /// Removes the strings of all kinds.
    public func removeAllVocabularyStrings() {
        environment?.forgetWords()
    }

    private func set(_ list: [UserVocabulary.Word], _ type: INVocabularyStringType) {
        // Ordered sets may contain equal strings more than once on this platform.
        var seen: Set<UserVocabulary.Word> = []
        environment?.register(list.filter { seen.insert($0).inserted }, of: type.rawValue)
    }

    private var environment: AppEnvironment? { AppEnvironment.listening(kept, for: "INVocabulary") }
}
