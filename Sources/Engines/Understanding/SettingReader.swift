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

    private enum Purpose: Sendable { case prefer, forget, shortcut, schedule, unschedule, schedules, shortcuts, run }

    /// What the sentences depend on.
    struct Context {
        var apps: AppIndex
        /// The phrases of the person's shortcuts.
        var shortcuts: [String]
        /// The time that words are; `nil` if they are none.
        var time: (String) -> Record?
    }

    private struct Sentence: Sendable {
        var purpose: Purpose
        var parts: [Part]

        /// Whether the utterance with these words may be the sentence, which is much cheaper to find out than whether it is.
        func mayBe(_ said: Set<String>, hasShortcuts: Bool) -> Bool {
            parts.allSatisfy { part in
                switch part {
                case .word(let word): said.contains(word)
                case .shortcut: hasShortcuts
                case .app, .topic, .phrase, .time, .recurrence: true
                }
            }
        }
    }

    private let sentences: [Sentence]
    /// The domains by the words for them, joined by spaces.
    private let domains: [String: String]
    /// The words without which no sentence can be meant.
    private let openers: Set<String>

    init(_ phrases: SettingPhrases) {
        let all: [(Purpose, [String])] = [
            (.prefer, phrases.prefer), (.forget, phrases.forget), (.shortcut, phrases.shortcut), (.schedule, phrases.schedule),
            (.unschedule, phrases.unschedule), (.schedules, phrases.schedules), (.shortcuts, phrases.shortcuts),
            (.run, phrases.run),
        ]
        sentences = all.flatMap { purpose, texts in texts.map { Sentence(purpose: purpose, parts: Self.parts($0)) } }
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
        let said = Set(words)
        let possible = sentences.filter { $0.mayBe(said, hasShortcuts: !context.shortcuts.isEmpty) }
        guard !possible.isEmpty else { return nil }
        var match = SettingMatch(utterance, words, context, domains: domains)
        for sentence in possible {
            guard let found = match.found(sentence.parts) else { continue }
            switch sentence.purpose {
            case .shortcut:
                return .setting(.shortcut(written(found.phrase, in: utterance), nil))
            case .schedule, .unschedule:
                let phrase = found.shortcut ?? found.phrase.joined(separator: " ")
                return .setting(.schedule(ShortcutSchedule(phrase, at: sentence.purpose == .schedule ? found.time : nil)))
            case .schedules:
                return .setting(.schedules(found.shortcut.map { [ShortcutSchedule($0, at: nil)] } ?? []))
            case .shortcuts: return .setting(.shortcuts([]))
            case .run: return .setting(.run(found.shortcut ?? written(found.phrase, in: utterance)))
            case .prefer, .forget:
                let preference = AppPreference(
                    app: found.app.map { context.apps.apps[$0].id }, domain: found.topic.flatMap { domains[$0] },
                    words: found.topic, isWithdrawn: sentence.purpose == .forget)
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
