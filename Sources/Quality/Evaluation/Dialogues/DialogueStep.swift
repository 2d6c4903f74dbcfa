import Learning

/// A turn of the person as training data: what was known before, and what it changed.
struct DialogueStep {
    var text: String
    /// What was known before the turn.
    var context: DialogueContext
    /// The intent after the turn; `nil` if there is none.
    var intent: String?
    var slots: [SlotSpan]
    /// Values by slot that are new or changed, each with its accepted spellings.
    var changes: [String: [String]]
    /// The offers open before the turn, from the previous turn or earlier ones.
    var offers: [String: DialogueOffer]
    var answer: DialogueReading.Answer?

    var isNew: Bool { intent != nil && intent != context.intent }

    private static let agreeing: Set = ["AFFIRM", "SELECT", "AFFIRM_INTENT"]
    private static let refusing: Set = ["NEGATE", "NEGATE_INTENT", "REQUEST_ALTS"]

    /// The steps of a dialogue, one for each service that has a frame in a turn of the person.
    static func steps(_ dialogue: AnnotatedDialogue) -> [DialogueStep] {
        var services: [String: Service] = [:]
        var known = DialogueKnowledge()
        var steps: [DialogueStep] = []
        for turn in dialogue.turns {
            for frame in turn.frames {
                var service = services[frame.service] ?? Service(frame.service)
                if turn.speaker == .user, let values = frame.values {
                    steps.append(service.step(turn.text, frame, values, known: known.values(besides: frame.service)))
                } else {
                    service.hear(frame.actions)
                }
                services[frame.service] = service
            }
            known.hear(turn)
            for (name, service) in services { known.note(service.values.compactMapValues(\.first), of: name) }
        }
        return steps
    }

    /// The annotation of one service.
    private struct Service {
        var context = DialogueContext()
        var values: [String: [String]] = [:]
        var offers: [String: DialogueOffer] = [:]

        init(_ name: String) { context.service = name }

        mutating func hear(_ actions: [AnnotatedDialogue.Action]) {
            context.hear(actions)
            offers.merge(context.offered) { $1 }
        }

        mutating func step(
            _ text: String, _ frame: AnnotatedDialogue.Frame, _ new: [String: [String]], known: [String: String]
        ) -> DialogueStep {
            context.known = known
            let changes = new.filter { slot, ways in !ways.isEmpty && Set(ways).isDisjoint(with: values[slot] ?? []) }
            let acts = Set(frame.actions.map(\.act))
            let answer: DialogueReading.Answer? =
                acts.isDisjoint(with: DialogueStep.agreeing) ? (acts.isDisjoint(with: DialogueStep.refusing) ? nil : .no) : .yes
            let step = DialogueStep(
                text: text, context: context, intent: frame.activeIntent, slots: frame.slots, changes: changes,
                offers: context.offered.isEmpty ? offers : context.offered, answer: answer)
            context.intent = frame.activeIntent
            values = new
            if answer != nil { offers = [:] }
            context.hear([])
            return step
        }
    }
}

/// Values mentioned anywhere in a dialogue, for resolving references to them.
struct DialogueKnowledge {
    private var told: [String: [String: String]] = [:]

    /// Records what the system says in a turn.
    mutating func hear(_ turn: AnnotatedDialogue.Turn) {
        guard turn.speaker == .system else { return }
        for frame in turn.frames {
            for action in frame.actions {
                if let slot = action.slot, let value = action.values.first { told[frame.service, default: [:]][slot] = value }
            }
        }
    }

    /// Records the known values of a service.
    mutating func note(_ values: [String: String], of service: String) {
        told[service, default: [:]].merge(values) { $1 }
    }

    /// Values by slot of all services but one; if several services have a slot, the last service by name wins.
    func values(besides service: String) -> [String: String] {
        told.filter { $0.key != service }.sorted { $0.key < $1.key }.reduce(into: [:]) { $0.merge($1.value) { $1 } }
    }
}
