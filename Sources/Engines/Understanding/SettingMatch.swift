import IntentSchema
import NameMatching

/// Compares an utterance with sentences that have the assistant remember something.
struct SettingMatch {
    /// What the parts of a sentence stand for.
    struct Found {
        var app: Int?
        var topic: String?
        var phrase: ArraySlice<String> = []
        /// The phrase of a shortcut that there is, as it was recorded.
        var shortcut: String?
        var time: Record?
    }

    private let words: [String]
    private let context: SettingReader.Context
    private let domains: [String: String]
    private let shortcuts: [(phrase: String, words: [String])]
    /// Where each word begins in the utterance and where it ends; equal for several words of one written word.
    private let places: [Range<String.Index>]
    private let utterance: String
    /// Times by the words that they are, since several sentences ask for the same.
    private var times: [Range<Int>: Record?] = [:]

    /// - Parameters:
    ///   - words: those of the utterance.
    ///   - domains: by the words for them.
    init(_ utterance: String, _ words: [String], _ context: SettingReader.Context, domains: [String: String]) {
        self.words = words
        self.context = context
        self.domains = domains
        self.utterance = utterance
        shortcuts = context.shortcuts.map { ($0, NameWords.words(of: $0)) }
        var places: [Range<String.Index>] = []
        for written in utterance.split(whereSeparator: \.isWhitespace) {
            let count = NameWords.words(of: String(written)).count
            places += Array(repeating: written.startIndex..<written.endIndex, count: count)
        }
        self.places = places
    }

    /// What the parts stand for; `nil` if the utterance is not that sentence.
    mutating func found(_ parts: [SettingReader.Part]) -> Found? {
        var found = Found()
        return match(parts[...], words[...], &found) ? found : nil
    }

    private mutating func match(
        _ parts: ArraySlice<SettingReader.Part>, _ words: ArraySlice<String>, _ found: inout Found
    ) -> Bool {
        guard let part = parts.first else { return words.isEmpty }
        guard !words.isEmpty else { return false }
        let rest = parts.dropFirst()
        if case .word(let word) = part { return words.first == word && match(rest, words.dropFirst(), &found) }
        // A time takes all the words that it can.
        let counts = rest.first?.isTime == true ? Array(1...words.count) : (1...words.count).reversed()
        for count in counts where take(words.prefix(count), as: part, &found) {
            if match(rest, words.dropFirst(count), &found) { return true }
        }
        return false
    }

    private mutating func take(_ own: ArraySlice<String>, as part: SettingReader.Part, _ found: inout Found) -> Bool {
        switch part {
        case .app:
            guard let app = app(Array(own)) else { return false }
            found.app = app
        case .topic:
            let topic = own.joined(separator: " ")
            guard domains[topic] != nil else { return false }
            found.topic = topic
        case .phrase: found.phrase = own
        case .shortcut:
            guard let shortcut = shortcuts.first(where: { own.elementsEqual($0.words) }) else { return false }
            found.shortcut = shortcut.phrase
        case .time, .recurrence:
            guard let time = time(own.indices) else { return false }
            if case .recurrence = part, time["recurrenceRule"] == nil { return false }
            found.time = time
        case .word: return false
        }
        return true
    }

    private func app(_ words: [String]) -> Int? {
        let values = context.apps.names.values(words)
        return (values.isEmpty ? context.apps.names.values([words.joined()]) : values).first.map { Int($0) }
    }

    /// The time that these words are, as they were written.
    private mutating func time(_ own: Range<Int>) -> Record? {
        guard places.count == words.count, let first = own.first, let last = own.last else { return nil }
        if let known = times[own] { return known }
        let isWhole = first == 0 || places[first - 1] != places[first]
        let text = utterance[places[first].lowerBound..<places[last].upperBound]
        let time = isWhole ? context.time(String(text).trimmingEnd()) : nil
        times[own] = .some(time)
        return time
    }
}

extension String {
    /// Without the signs at the end that end a sentence.
    fileprivate func trimmingEnd() -> String {
        var rest = self[...]
        while let last = rest.last, ".!?,;".contains(last) { rest = rest.dropLast() }
        return String(rest)
    }
}
