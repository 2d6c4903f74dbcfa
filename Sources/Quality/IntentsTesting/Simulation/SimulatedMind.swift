import Dialogue
import IntentSchema
import Judge
import Randomness
import Rendering

/// The state of a simulated person during one conversation.
struct SimulatedMind {
    /// What the person sees before their turn.
    struct Sight {
        /// The open question; `nil` if there is none.
        var prompt: Prompt?
        /// The labels of the choices offered.
        var choices: [String]
    }

    /// How often the person tries to change a value before giving up.
    private static let mostCorrections = 3
    private static let mostOpenings = 5

    let user: SimulatedUser
    /// The intent that a person without errors would have had carried out; `nil` while that is being determined.
    let meant: Record?
    private var random: SeededRandom
    private var openings = 0
    private var corrections = 0
    private(set) var gaveUp = false

    init(_ user: SimulatedUser, meant: Record?, seed: UInt64) {
        self.user = user
        self.meant = meant
        random = SeededRandom(seed: seed)
    }

    /// The person's next step; `nil` if they are done.
    ///
    /// - Throws: `SimulationProblem` if they do not know an answer.
    mutating func next(_ sight: Sight) throws(SimulationProblem) -> Scenario.Step? {
        guard let prompt = sight.prompt else { return opening() }
        if case .unlock = prompt.question.kind { return .setLocked(false) }
        if let step = error(prompt) { return step }
        return .say(try answer(prompt, sight.choices))
    }

    private mutating func opening() -> Scenario.Step? {
        guard openings < Self.mostOpenings else { return nil }
        openings += 1
        if happens(user.errors.mumble), let mumble = phrase(\.mumbles) { return mumble }
        return .say(pick(user.openings))
    }

    // MARK: - Errors

    private mutating func error(_ prompt: Prompt) -> Scenario.Step? {
        let errors = user.errors
        if happens(errors.cancel) {
            gaveUp = true
            return phrase(\.endings)
        }
        if happens(errors.mumble), let mumble = phrase(\.mumbles) { return mumble }
        if happens(errors.silence) { return .wait(seconds: 60) }
        if happens(errors.aside), let aside = phrase(\.asides) { return aside }
        if happens(errors.digression), !user.digressions.isEmpty { return .say(pick(user.digressions)) }
        if prompt.question.isAnsweredByChoosing, happens(errors.inquiry), let inquiry = phrase(\.inquiries) { return inquiry }
        if happens(errors.move), let step = move(prompt) { return step }
        guard case .value = prompt.question.kind, happens(errors.wrongValue) else { return nil }
        let wrong = prompt.question.parameter.flatMap { user.wrongValues[$0] } ?? []
        return wrong.isEmpty ? nil : .say(pick(wrong))
    }

    /// Removes a value, which is then asked for or given again, or swaps two.
    private mutating func move(_ prompt: Prompt) -> Scenario.Step? {
        guard case .confirmRequest = prompt.question.kind, corrections < Self.mostCorrections else { return nil }
        let known = user.values.keys.sorted().filter { prompt.intent[$0] != nil && !(user.values[$0] ?? []).isEmpty }
        guard !known.isEmpty else { return nil }
        let words = pick(user.values[known[random.below(known.count)]] ?? [])
        return .say(pick(["without \(words)", "the other way around", "not \(words)"]))
    }

    private mutating func happens(_ rate: Double) -> Bool {
        rate > 0 && Double(random.below(1_000_000)) < rate * 1_000_000
    }

    /// One of the person's phrases of a kind; `nil` if they have none.
    private mutating func phrase(_ kind: KeyPath<SimulatedUser.Phrases, [String]>) -> Scenario.Step? {
        let phrases = user.phrases[keyPath: kind]
        return phrases.isEmpty ? nil : .say(pick(phrases))
    }

    private mutating func pick(_ texts: [String]) -> String { texts[random.below(texts.count)] }

    // MARK: - Answers

    private mutating func answer(_ prompt: Prompt, _ choices: [String]) throws(SimulationProblem) -> String {
        let parameter = prompt.question.parameter ?? ""
        switch prompt.question.kind {
        case .value:
            guard let words = user.values[parameter], !words.isEmpty else {
                throw .noValue(parameter: parameter)
            }
            return pick(words)
        case .choice: return choose(parameter, choices)
        case .confirmValue(let value): return isMeant(value, parameter) ? user.phrases.yes : user.phrases.no
        case .confirmRequest: return confirm(prompt.intent)
        case .confirmReading: return user.phrases.yes
        case .chooseReading: return "the first one"
        case .chooseApp: return user.app ?? prompt.appChoices.first ?? "the first one"
        case .unlock: return "unlock"
        case .permit: return user.phrases.yes
        }
    }

    /// The choice that contains the words of the wanted value; otherwise the first.
    private func choose(_ parameter: String, _ choices: [String]) -> String {
        let wanted = user.values[parameter] ?? []
        let index = choices.firstIndex { label in
            wanted.contains { label.lowercased().contains($0.lowercased()) }
        }
        return "number \((index ?? 0) + 1)"
    }

    private func isMeant(_ value: ParameterValue, _ parameter: String) -> Bool {
        guard let meant, let known = meant[parameter] else { return true }
        return known == value
    }

    /// Agrees if the values are right; otherwise corrects the first wrong one.
    private mutating func confirm(_ intent: Record) -> String {
        guard let meant, meant.type == intent.type else { return user.phrases.yes }
        let wrong = user.values.keys.sorted().first { intent[$0] != meant[$0] }
        guard let wrong else { return user.phrases.yes }
        corrections += 1
        guard corrections <= Self.mostCorrections, let words = user.values[wrong], !words.isEmpty else {
            gaveUp = true
            return user.phrases.endings.first ?? user.phrases.no
        }
        return user.corrections[wrong].map { pick($0) } ?? "actually \(pick(words))"
    }
}

extension Question {
    /// Whether it expects a yes or a choice, so that a question does not answer it.
    fileprivate var isAnsweredByChoosing: Bool {
        switch kind {
        case .choice, .confirmValue, .confirmRequest: true
        case .value, .chooseApp, .confirmReading, .chooseReading, .unlock, .permit: false
        }
    }
}
