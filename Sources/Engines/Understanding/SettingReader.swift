import IntentSchema
import NameMatching

/// Reads sentences that have the assistant remember something.
struct SettingReader: Sendable {
    enum Part: Sendable {
        case word(String)
        case app, topic, phrase, shortcut, time, recurrence

        var isTime: Bool {
            switch self {
            case .time, .recurrence: true
            default: false
            }
        }
    }

    private enum Purpose: Sendable { case prefer, forget, shortcut, schedule, unschedule, schedules, shortcuts }

    /// What the sentences depend on.
    struct Context {
        var apps: AppIndex
        /// The phrases of the person's shortcuts.
        var shortcuts: [String]
        /// The time that words are; `nil` if they are none.
        var time: (String) -> Record?
    }

    private let sentences: [(purpose: Purpose, parts: [Part])]
    /// The domains by the words for them, joined by spaces.
    private let domains: [String: String]
    /// The words without which no sentence can be meant.
    private let openers: Set<String>

    init(_ phrases: SettingPhrases) {
        sentences =
            phrases.prefer.map { (.prefer, Self.parts($0)) } + phrases.forget.map { (.forget, Self.parts($0)) }
            + phrases.shortcut.map { (.shortcut, Self.parts($0)) } + phrases.schedule.map { (.schedule, Self.parts($0)) }
            + phrases.unschedule.map { (.unschedule, Self.parts($0)) }
            + phrases.schedules.map { (.schedules, Self.parts($0)) }
            + phrases.shortcuts.map { (.shortcuts, Self.parts($0)) }
        var domains: [String: String] = [:]
        for (domain, words) in phrases.topics.sorted(by: { $0.key < $1.key }) {
            for word in words { domains[NameWords.words(of: word).joined(separator: " ")] = domain }
        }
        self.domains = domains
        openers = Set(
            sentences.compactMap { sentence in
                // The longest word of a sentence is rare enough elsewhere.
                sentence.parts.compactMap { if case .word(let word) = $0 { word } else { nil } }.max { $0.count < $1.count }
            })
    }

    private static func parts(_ sentence: String) -> [Part] {
        sentence.split(separator: " ").flatMap { part -> [Part] in
            switch part {
            case "{app}": [.app]
            case "{topic}": [.topic]
            case "{phrase}": [.phrase]
            case "{shortcut}": [.shortcut]
            case "{time}": [.time]
            case "{recurrence}": [.recurrence]
            default: NameWords.words(of: String(part)).map { .word($0) }
            }
        }
    }

    /// What the person wants to have remembered; `nil` if the utterance is no such sentence.
    func act(_ utterance: String, in context: Context) -> DialogueAct? {
        guard !sentences.isEmpty, utterance.utf8.count <= Self.longest else { return nil }
        let words = NameWords.words(of: utterance)
        // The sentence of a shortcut may have no words of its own.
        guard !context.shortcuts.isEmpty || words.contains(where: openers.contains) else { return nil }
        var match = SettingMatch(utterance, words, context, domains: domains)
        for (purpose, parts) in sentences {
            guard let found = match.found(parts) else { continue }
            switch purpose {
            case .shortcut:
                return .setting(.shortcut(written(found.phrase, in: utterance), nil))
            case .schedule, .unschedule:
                let phrase = found.shortcut ?? found.phrase.joined(separator: " ")
                return .setting(.schedule(ShortcutSchedule(phrase, at: purpose == .schedule ? found.time : nil)))
            case .schedules:
                return .setting(.schedules(found.shortcut.map { [ShortcutSchedule($0, at: nil)] } ?? []))
            case .shortcuts: return .setting(.shortcuts([]))
            case .prefer, .forget:
                let preference = AppPreference(
                    app: found.app.map { context.apps.apps[$0].id }, domain: found.topic.flatMap { domains[$0] },
                    words: found.topic, isWithdrawn: purpose == .forget)
                return .setting(.prefer(preference))
            }
        }
        return nil
    }

    /// In bytes; no such sentence is longer.
    private static let longest = 300

    /// The words as they were written: the end of the utterance, if they are its last ones.
    private func written(_ phrase: ArraySlice<String>, in utterance: String) -> String {
        let trimmed = utterance.trimming { $0.isWhitespace || $0.isPunctuation }
        for start in trimmed.indices where start == trimmed.startIndex || !trimmed[trimmed.index(before: start)].isLetter {
            let end = trimmed[start...]
            if NameWords.words(of: String(end)) == Array(phrase) { return String(end.trimming { !$0.isLetter && !$0.isNumber }) }
        }
        return phrase.joined(separator: " ")
    }
}

extension StringProtocol {
    /// Without the characters at both ends that satisfy the condition.
    fileprivate func trimming(_ isDropped: (Character) -> Bool) -> SubSequence {
        var rest = self.drop(while: isDropped)
        while let last = rest.last, isDropped(last) { rest = rest.dropLast() }
        return rest
    }
}
