public import Assistant
import Dialogue
import ExtensionProtocol
public import IntentSchema

/// Counts the results of handler methods and the person's reactions to them.
public struct EdgeCoverage: Sendable {
    /// A result of a method and the person's reaction to it.
    public struct Edge: Hashable, Sendable, Comparable {
        /// The app's identifier.
        public var app: String
        /// The intent's class name.
        public var intent: String
        /// `resolve dropOffLocation`, `confirm` or `handle`.
        public var method: String
        /// The result, such as `needsValue`, or the name of a response code.
        public var outcome: String
        /// The reaction, such as `value` or `cancel`; `nil` if there was no question.
        public var answer: String?

        /// Orders edges by app, intent, method, result and reaction.
        public static func < (one: Edge, other: Edge) -> Bool { one.key.lexicographicallyPrecedes(other.key) }
        private var key: [String] { [app, intent, method, outcome, answer ?? ""] }
    }

    /// How often each edge occurred.
    public private(set) var counts: [Edge: Int] = [:]
    /// Resolve methods that the handlers do not implement, by intent.
    private(set) var absent: Set<Edge> = []
    /// The definitions of the intents that were called, by name.
    private(set) var definitions: [String: IntentDefinition] = [:]

    /// Creates an empty count.
    public init() {}

    /// Adds the turns of a conversation.
    ///
    /// - Parameter catalogue: the definitions of the conversation's intents.
    public mutating func add(_ turns: [Turn], of catalogue: Catalogue) {
        var reader = EdgeReader(catalogue: catalogue)
        for item in turns.flatMap(\.items) { reader.take(item) }
        for edge in reader.edges { counts[edge, default: 0] += 1 }
        for intent in Set(reader.edges.map(\.intent)) { definitions[intent] = catalogue.intents[intent] }
        absent.formUnion(reader.absent)
    }

    /// Adds another count.
    public mutating func merge(_ other: EdgeCoverage) {
        counts.merge(other.counts, uniquingKeysWith: +)
        absent.formUnion(other.absent)
        definitions.merge(other.definitions) { own, _ in own }
    }
}

/// Extracts edges from a journal.
private struct EdgeReader {
    let catalogue: Catalogue
    private(set) var edges: [EdgeCoverage.Edge] = []
    private(set) var absent: Set<EdgeCoverage.Edge> = []
    private var calls: [Int: Call] = [:]
    /// The edge that led to the latest question of each request and parameter.
    private var causes: [String: EdgeCoverage.Edge] = [:]
    private var open: EdgeCoverage.Edge?
    private var lastOutcome: EdgeCoverage.Edge?

    init(catalogue: Catalogue) {
        self.catalogue = catalogue
    }

    mutating func take(_ item: JournalItem) {
        switch item {
        case .heard(let event, _), .happened(let event): answer(event)
        case .calling(let call): calls[call.number] = call
        case .answered(let event, _, _, _):
            if case .answered(let number, let reply) = event.kind, let call = calls[number] { outcome(of: call, reply) }
        case .conveyed(.question(let prompt), _): ask(prompt)
        case .conveyed, .explained, .openedApp: break
        }
    }

    private mutating func outcome(of call: Call, _ reply: ExtensionReply) {
        var edge = EdgeCoverage.Edge(
            app: call.app, intent: call.request.intent.type, method: call.request.method.name, outcome: "", answer: nil)
        guard reply != .notImplemented else {
            absent.insert(edge)
            if case .confirm = call.request.method { lastOutcome = edge }
            return
        }
        edge.outcome = name(of: reply, to: call)
        edges.append(edge)
        lastOutcome = edge
    }

    private func name(of reply: ExtensionReply, to call: Call) -> String {
        switch reply {
        case .resolved(let resolutions, _): resolutions.first { !$0.isSettled }?.name ?? resolutions.first?.name ?? "success"
        case .responded(let response):
            response["code"]?.integer.flatMap { catalogue.intents[call.request.intent.type]?.responseCode($0)?.name }
                ?? "unknown code"
        case .options: "options"
        case .notImplemented: "not implemented"
        case .failed(let failure): "failed (\(failure.code.rawValue))"
        }
    }

    private mutating func ask(_ prompt: Prompt) {
        let key = "\(prompt.request ?? "") \(prompt.question.parameter ?? "")"
        if prompt.occasion == .asked, let lastOutcome, lastOutcome.intent == prompt.question.intent {
            causes[key] = lastOutcome
        }
        open = causes[key]
    }

    private mutating func answer(_ event: Event) {
        guard var edge = open, let answer = Self.name(of: event) else { return }
        open = nil
        edge.answer = answer
        edges.append(edge)
    }

    private static func name(of event: Event) -> String? {
        switch event.kind {
        case .said(_, let acts): acts.first.map(name)
        case .elapsed: "silence"
        case .answered, .lock, .updated, .access, .received, .rang, .scheduled, .left: nil
        }
    }

    private static func name(of act: DialogueAct) -> String {
        switch act {
        case .value: "value"
        case .choice: "choice"
        case .yes: "yes"
        case .no: "no"
        case .cancel: "cancel"
        case .repeat: "repeat"
        case .help: "help"
        case .back: "back"
        case .more: "more"
        case .stop: "stop"
        case .thanks: "thanks"
        case .again, .request: "something else"
        case .correction: "correction"
        case .add: "add"
        case .takeOut: "take out"
        case .swap: "swap"
        case .followed(let first, _): name(of: first)
        case .instead: "another one"
        case .inquire: "ask about it"
        case .postpone: "later"
        case .giveUpAll: "give up all"
        case .drop: "give up what was set aside"
        case .changeWaiting: "change what waits"
        case .greeting: "greeting"
        case .farewell: "farewell"
        case .setting: "remember"
        case .notUnderstood: "not understood"
        }
    }
}

extension Resolution {
    fileprivate var isSettled: Bool { name == "success" || name == "notRequired" }

    fileprivate var name: String {
        switch self {
        case .success: "success"
        case .notRequired: "notRequired"
        case .needsValue: "needsValue"
        case .disambiguation: "needsDisambiguation"
        case .confirmationRequired: "needsConfirmation"
        case .unsupported: "unsupported"
        }
    }
}
