import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Testing

/// A conversation written as lines: what happens, and in brief what the dialogue does about it.
struct Script {
    static let trip = IntentDefinition(
        name: "INTripIntent", domain: "Trips", handlingProtocol: "INTripIntentHandling",
        parameters: [
            ParameterDefinition(name: "goal", type: .string, isResolvable: true, reasons: [1: "tooFar"]),
            ParameterDefinition(name: "note", type: .string, isResolvable: false),
            ParameterDefinition(name: "guests", type: .list(.string), isResolvable: true),
        ],
        response: "INTripIntentResponse",
        responseCodes: [
            ("unspecified", 0), ("ready", 1), ("continueInApp", 2), ("inProgress", 3), ("success", 4), ("failure", 5),
            ("failureRequiringAppLaunch", 6), ("userConfirmationRequired", 7),
        ].map { NamedRawValue(name: $0.0, raw: $0.1) },
        responseFields: [], alwaysConfirms: true)
    static let look = IntentDefinition(
        name: "INLookIntent", domain: "Trips", handlingProtocol: "INLookIntentHandling", parameters: [],
        response: "INLookIntentResponse",
        responseCodes: trip.responseCodes, responseFields: [], alwaysConfirms: false)

    static let walk = IntentDefinition(
        name: "INWalkIntent", domain: "Trips", handlingProtocol: "INWalkIntentHandling",
        parameters: [
            ParameterDefinition(name: "pace", type: .string, isResolvable: true),
            ParameterDefinition(name: "mood", type: .string, isResolvable: false),
            ParameterDefinition(name: "view", type: .string, isResolvable: false),
        ], response: "INWalkIntentResponse",
        responseCodes: trip.responseCodes, responseFields: [], alwaysConfirms: false)
    /// The app lists colours, and sizes depend on the colour, the label on nothing.
    static let paint = IntentDefinition(
        name: "INPaintIntent", domain: "Trips", handlingProtocol: "INPaintIntentHandling",
        parameters: [
            ParameterDefinition(name: "colour", type: .string, isResolvable: true, listsOptions: true, dependencies: []),
            ParameterDefinition(name: "size", type: .string, isResolvable: true, dependencies: ["colour"]),
            ParameterDefinition(name: "label", type: .string, isResolvable: true, dependencies: []),
        ], response: "INPaintIntentResponse",
        responseCodes: trip.responseCodes, responseFields: [], alwaysConfirms: false)
    /// An app's own intent: it lists brews, makes five at most, and asks about the topping only of what is sweet.
    static let brew = IntentDefinition(
        name: "BrewIntent", domain: "Brews", handlingProtocol: "BrewIntentHandling",
        parameters: [
            ParameterDefinition(name: "brew", type: .string, isResolvable: true, listsOptions: true, custom: CustomParameter()),
            ParameterDefinition(
                name: "topping", type: .string, isResolvable: true,
                custom: CustomParameter(relationship: ParameterRelationship(parent: "sweet", condition: .equals(.bool(true))))),
            ParameterDefinition(name: "sweet", type: .bool, isResolvable: true, custom: CustomParameter()),
            ParameterDefinition(
                name: "count", type: .integer, isResolvable: false,
                custom: CustomParameter(defaultValue: .integer(2), range: NumberRange(minimum: 1, maximum: 5))),
        ], response: "INTripIntentResponse",
        responseCodes: trip.responseCodes + [NamedRawValue(name: "soon", raw: 100), NamedRawValue(name: "gone", raw: 101)],
        responseFields: [], alwaysConfirms: false,
        custom: CustomIntent(
            category: .create,
            combinations: [
                ParameterCombination(parameters: ["brew", "count", "sweet", "topping"], isHandledInBackground: false)
            ],
            responses: ["ready": ResponseText(), "success": ResponseText(), "soon": ResponseText(), "gone": ResponseText()],
            successCodes: ["success", "soon"]))
    static let catalogue = Catalogue(intents: [trip, look, walk, paint, brew], records: [], enumerations: [])

    var dialogue: Dialogue
    var state = DialogueState()
    /// The rows of the transition table taken so far.
    var transitions: [TakenTransition] = []
    var lastEffects: [Effect] = []
    var explanations: [Explanation] = []
    var lastTimer = 0
    var clock = 0
    /// Whether the first events are written and read back, too.
    var isWritten = true
    /// Who says everything; `nil` for the person themselves.
    var speaker: Speaker?

    init(apps: [AppDescription] = [Script.app("one")], policy: Policy = Policy()) {
        dialogue = Dialogue(catalogue: Self.catalogue, policy: policy, apps: apps, person: "owner")
    }

    static func app(_ id: String, intents: [String] = ["INTripIntent", "INLookIntent", "INWalkIntent", "INPaintIntent"])
        -> AppDescription
    {
        AppDescription(id: id, name: id.capitalized, intents: intents)
    }

    static func asks(
        _ intent: String = "INTripIntent", app: String? = nil, with parameters: [String: ParameterValue] = [:],
        ambiguities: [String: [ParameterValue]] = [:], unknown: [String: String] = [:], then followers: [String]? = nil,
        score: Double = 1
    ) -> DialogueAct {
        let queued = followers.map { $0.map { Hypothesis(intent: $0, score: 1, template: "test") } }
        return .request(
            Hypothesis(
                intent: intent, app: app, parameters: parameters, ambiguities: ambiguities, unknownValues: unknown, score: score,
                template: "test", followers: queued))
    }

    mutating func hear(
        _ acts: DialogueAct..., access: [String: AppAccess] = [:], habits: [String: AppHabit] = [:],
        people: [String: Double] = [:]
    ) -> [String] {
        fold(.said("…", acts: acts), access: access, habits: habits, people: people)
        return lastEffects.compactMap(Self.brief)
    }

    /// Answers the latest call.
    mutating func reply(_ reply: ExtensionReply) -> [String] { take(.answered(call: state.calls, reply)) }

    /// Lets the app settle the parameter in question, whether it has a value or not, or have no method for what it is asked.
    mutating func settle() {
        _ = reply(state.phase.kind == .resolving ? .resolved([.notRequired], isList: false) : .notImplemented)
    }

    mutating func resolve(_ resolution: Resolution) -> [String] { reply(.resolved([resolution], isList: false)) }

    /// Answers the latest call, or that one, with a response.
    mutating func respond(_ code: String, to call: Int? = nil) -> [String] {
        let raw = Self.brew.responseCodes.first { $0.name == code }?.raw ?? -1
        return take(
            .answered(call: call ?? state.calls, .responded(Record("INTripIntentResponse", ["code": .integer(raw)]))))
    }

    /// Asks for a trip and goes on to where the person is to confirm it.
    mutating func reachConfirmation(goal: String = "Rome") {
        _ = hear(Self.asks(with: ["goal": .string(goal)]))
        _ = resolve(.success(nil))
        _ = reply(.notImplemented)
        _ = respond("ready")
    }

    /// The deadlines of the calls made by the steps, in seconds.
    mutating func deadlines(_ steps: (inout Script) -> Void) -> [Double] {
        lastEffects = []
        steps(&self)
        return lastEffects.compactMap { if case .call(let call) = $0 { call.deadlineSeconds } else { nil } }
    }

    var lastPrompt: Prompt? {
        lastEffects.lazy.compactMap { if case .say(.question(let prompt)) = $0 { prompt } else { nil } }.first
    }

    var lastCall: Call? {
        lastEffects.lazy.compactMap { if case .call(let call) = $0 { call } else { nil } }.first
    }

    mutating func take(_ kind: Event.Kind) -> [String] {
        fold(kind)
        return lastEffects.compactMap(Self.brief)
    }

    /// The same without the words.
    mutating func fold(
        _ kind: Event.Kind, access: [String: AppAccess] = [:], habits: [String: AppHabit] = [:], people: [String: Double] = [:]
    ) {
        clock += 1
        let event = Event(
            time: Date(timeIntervalSinceReferenceDate: Double(clock)), identifier: "e\(clock)", kind: kind, access: access,
            habits: habits, people: people, speaker: speaker)
        lastEffects = dialogue.step(&state, event, &transitions)
        for case .startTimer(let number, _) in lastEffects { lastTimer = number }
        // Long random conversations would take minutes.
        if isWritten && clock <= Self.mostWritten { checkWriting(of: event) }
        for case .explain(let explanation) in lastEffects { explanations.append(explanation) }
    }

    private static let mostWritten = 15

    /// Checks that the event, the calls and the state can be written to a journal and read back.
    private func checkWriting(of event: Event) {
        #expect((try? Event(json: JSONValue(text: event.json.text))) == event, "\(event)")
        #expect((try? DialogueState(json: JSONValue(text: state.json.text))) == state, "\(state)")
        for case .call(let call) in lastEffects {
            #expect((try? Call(json: JSONValue(text: call.json.text))) == call, "\(call)")
        }
    }

    private static func brief(_ effect: Effect) -> String? {
        switch effect {
        case .call(let call): "call \(brief(call.request))"
        case .say(.question(let prompt)): "ask \(brief(prompt))"
        case .say(.remark(let reason)): "remark \(reason)"
        case .say(.help): "help"
        case .say(.acknowledged): "acknowledge"
        case .say(.greeted): "greet"
        case .say(.parted): "part"
        case .say(.gaveUpAll(let count)): "gave up \(count)"
        case .say(.leftOut(let parts, _)): "left out \(parts.map(\.text).joined(separator: ", "))"
        case .say(.queued(let intent)): "queued \(intent.type)"
        case .say(.unqueued(let intent)): "unqueued \(intent.type)"
        case .say(.kept(let prompt)): "kept \(brief(prompt))"
        case .say(.answer(let inquiry, _)): "tell \(inquiry.aspect)"
        case .say(.note(let note)): "note \(note)"
        case .prefer(let app, let isWithdrawn, let intents):
            "\(isWithdrawn ? "forget" : "prefer") \(app ?? "all") for \(intents.count)"
        case .keepSchedule(let phrase, let time): "schedule of '\(phrase)'\(time == nil ? " removed" : "")"
        case .keepShortcut(let phrase, let app, let intent): "shortcut '\(phrase)' to \(intent.type) of \(app)"
        case .say(.outcome(let outcome)): "end \(outcome.kind)\(outcome.isLate ? " (late)" : "")"
        case .openApp(let app, let activity): "open \(app) \(activity["activityType"]?.string ?? "?")"
        case .startTimer(let number, let seconds): "timer \(number) in \(seconds) s"
        case .stopTimer(let number): "stop timer \(number)"
        case .startUpdates(let app, _, let identifier): "follow \(identifier) of \(app)"
        case .stopUpdates(let app, _, let identifier): "stop following \(identifier) of \(app)"
        case .donate: nil
        case .keepAnswer(let app, let permission, let isGranted): "keep \(app) \(permission) \(isGranted)"
        case .explain: nil
        }
    }

    private static func brief(_ request: ExtensionRequest) -> String {
        switch request.method {
        case .resolve(let parameter): "resolve \(parameter)=\(brief(request.intent[parameter]))"
        case .options(let parameter, let search, let orDefault):
            "options \(parameter)\(search.map { " for \($0)" } ?? "")\(orDefault ? " or default" : "")"
        case .confirm: "confirm"
        case .handle(let operation): "handle \(operation)"
        }
    }

    private static func brief(_ prompt: Prompt) -> String {
        let about = prompt.question.parameter ?? "request"
        let rejection = prompt.rejection.map { " not \(brief($0.value))\($0.reason.map { " (\($0))" } ?? "")" } ?? ""
        let kind =
            switch prompt.question.kind {
            case .value: "value"
            case .choice(let values): "choice \(values.map(brief).joined(separator: "/"))"
            case .confirmValue(let value): "right? \(brief(value))"
            case .confirmRequest: "confirm"
            case .chooseApp(let apps): "app \(apps.joined(separator: "/"))"
            case .confirmReading: "meant?"
            case .chooseReading(let intents): "which? \(intents.joined(separator: "/"))"
            case .unlock: "unlock"
            case .permit(let request): "permit \(request.permission)"
            }
        let occasion = prompt.occasion == .asked ? "" : " (\(prompt.occasion))"
        return "\(about) \(kind)\(rejection)\(occasion)"
    }

    private static func brief(_ value: ParameterValue?) -> String {
        switch value {
        case .string(let text): text
        case .list(let list): "[\(list.map(brief).joined(separator: ","))]"
        case nil: "-"
        case let other?: "\(other)"
        }
    }
}
