/// The scores of a dialogue state tracker.
public struct DialogueScores: Hashable, Sendable, Codable {
    /// The score of some of the services.
    public struct Row: Hashable, Sendable, Codable {
        /// The number of turns of the person, counted once per service.
        public var turns = 0
        /// The number of turns with the right intent.
        public var rightIntents = 0
        /// The number of turns with the right values for every slot and no others.
        public var rightGoals = 0
        /// The joint goal accuracy, from 0 to 1; `nil` without turns.
        public var goalAccuracy: Double? { turns == 0 ? nil : Double(rightGoals) / Double(turns) }
        /// The intent accuracy, from 0 to 1; `nil` without turns.
        public var intentAccuracy: Double? { turns == 0 ? nil : Double(rightIntents) / Double(turns) }
    }

    /// A turn that introduced an error into the state.
    public struct Failure: Hashable, Sendable, Codable {
        /// The identifier of the dialogue.
        public var dialogue: String
        /// The name of the service.
        public var service: String
        /// The index of the turn.
        public var turn: Int
        /// The utterance.
        public var text: String
        /// The expected values by slot, each with its accepted spellings.
        public var expected: [String: [String]]
        /// The values found, by slot.
        public var found: [String: String]
    }

    /// The number of dialogues.
    public var dialogues = 0
    /// The score of all services.
    public private(set) var all = Row()
    /// The score of services in the training data.
    public private(set) var seen = Row()
    /// The score of services missing from the training data.
    public private(set) var unseen = Row()
    /// The turns that introduced errors.
    public private(set) var failures: [Failure] = []
    private static let mostFailures = 500

    public init() {}

    /// Scores dialogues.
    ///
    /// - Parameter seen: the services in the training data; `nil` if unknown.
    public init(_ dialogues: [AnnotatedDialogue], reader: any DialogueReader, seen: Set<String>?) {
        for dialogue in dialogues { add(dialogue, reader, seen) }
    }

    private mutating func add(_ dialogue: AnnotatedDialogue, _ reader: any DialogueReader, _ known: Set<String>?) {
        dialogues += 1
        var trackers: [String: StateTracker] = [:]
        var told = DialogueKnowledge()
        var wasRight: [String: Bool] = [:]
        for (number, turn) in dialogue.turns.enumerated() {
            defer {
                told.hear(turn)
                for (service, tracker) in trackers { told.note(tracker.values, of: service) }
            }
            for frame in turn.frames {
                let service = frame.service
                var tracker = trackers[service] ?? StateTracker(reader, service: service)
                defer { trackers[service] = tracker }
                guard turn.speaker == .user, let expected = frame.values else {
                    tracker.hear(frame.actions)
                    continue
                }
                tracker.say(turn.text, known: told.values(besides: service))
                let isRight = Self.isSame(expected, tracker.values)
                count(isRight, tracker.intent == frame.activeIntent, isSeen: known?.contains(service))
                if !isRight, wasRight[service] != false, failures.count < Self.mostFailures {
                    failures.append(
                        Failure(
                            dialogue: dialogue.id, service: service, turn: number + 1, text: turn.text, expected: expected,
                            found: tracker.values))
                }
                wasRight[service] = isRight
            }
        }
    }

    private mutating func count(_ isRightGoal: Bool, _ isRightIntent: Bool, isSeen: Bool?) {
        let add = { (row: inout Row) in
            row.turns += 1
            row.rightGoals += isRightGoal ? 1 : 0
            row.rightIntents += isRightIntent ? 1 : 0
        }
        add(&all)
        switch isSeen {
        case true?: add(&seen)
        case false?: add(&unseen)
        case nil: break
        }
    }

    /// Whether every slot has one of the expected values, in any spelling, and there are no others.
    static func isSame(_ expected: [String: [String]], _ found: [String: String]) -> Bool {
        let expected = expected.filter { !$0.value.isEmpty }
        return Set(expected.keys) == Set(found.keys)
            && expected.allSatisfy { slot, values in
                values.contains { ValueText.same($0, found[slot] ?? "") }
            }
    }
}

/// Normalises spellings of values.
enum ValueText {
    private static let articles: Set<String> = ["the", "a", "an"]
    private static let numerals = [
        "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
        "ten": "10",
    ]

    /// Whether two texts differ in spelling only.
    static func same(_ left: String, _ right: String) -> Bool { plain(left) == plain(right) }

    /// In lower case, without punctuation and leading articles, with small numbers as digits.
    static func plain(_ text: String) -> String {
        var words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        while let first = words.first, articles.contains(first), words.count > 1 { words.removeFirst() }
        return words.map { numerals[$0] ?? $0 }.joined(separator: " ")
    }
}
