public import Assistant
import ExtensionProtocol
import Foundation
public import IntentSchema
import Rendering

/// A turn as JSON, for programs. Documentation/CommandLine.md describes the keys.
public struct TurnDocument: Encodable {
    struct Understood: Encodable {
        var act: String
        var reason: String?
        var intent: String?
        var score: Double?
        var template: String?
        var parameters: [String: PlainValue]?
    }
    struct Question: Encodable {
        /// Identifies what is asked; see ``Prompt/reference``.
        var reference: String
        var kind: String
        var parameter: String?
        var attempt: Int
        var choices: [String]
        /// The pictures of the choices, as far as they have some: `nil` for one without, and absent where none has one.
        var pictures: [Data?]?
    }
    /// What was heard of the utterance once what stands before it had been done.
    struct Rest: Encodable {
        var heard: String
        var understood: Understood
    }
    struct CallLine: Encodable {
        var method: String
        var parameter: String?
        var outcome: String
        var milliseconds: Double?
        var remarks: [String]
    }
    struct Opened: Encodable {
        var app: String
        var activity: PlainValue
        var accepted: Bool
    }
    struct End: Encodable {
        var kind: String
        var responseCode: String?
        var response: PlainValue?
    }

    var conversation: String
    var turn: Int
    var heard: String
    var understood: Understood
    var then: [Rest]?
    var app: String?
    var messages: [RenderedMessage]
    var question: Question?
    var outcome: End?
    var opened: [Opened]
    var calls: [CallLine]

    /// - Parameters:
    ///   - conversation: the identifier of the conversation that the turn belongs to.
    ///   - catalogue: supplies the names of response codes.
    public init(_ turn: Turn, conversation: String, catalogue: Catalogue) {
        self.conversation = conversation
        self.turn = turn.number
        heard = turn.utterance
        understood = Understood(turn.acts.first)
        let rests = turn.rests.map { Rest(heard: $0.utterance, understood: Understood($0.acts.first)) }
        then = rests.isEmpty ? nil : rests
        app = turn.calls.last?.call.app
        messages = turn.messages.map(\.rendered)
        question = turn.prompt.map {
            Question(
                reference: $0.reference, kind: $0.question.kind.name, parameter: $0.question.parameter, attempt: $0.attempt,
                choices: [])
        }
        question?.choices = turn.messages.last?.rendered.choices ?? []
        if let prompt = turn.prompt?.question, case .choice(let values) = prompt.kind {
            let pictures = values.dropFirst(prompt.offset).prefix(question?.choices.count ?? 0).map(\.picture)
            question?.pictures = pictures.contains { $0 != nil } ? Array(pictures) : nil
        }
        outcome = turn.outcome.map { End($0, catalogue: catalogue) }
        opened = turn.openedApps.map { Opened(app: $0.app, activity: PlainValue(.record($0.activity)), accepted: $0.accepted) }
        calls = turn.calls.map(CallLine.init)
    }

    /// One line of JSON with sorted keys.
    ///
    /// - Throws: `EncodingError` if a value cannot be encoded as JSON.
    public func line() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

extension ParameterValue {
    /// The picture that an app has given the value, such as a person's or a dish's; `nil` for none, or one that is too large to send with
    /// each turn.
    fileprivate var picture: Data? {
        guard let record, case .data(let data)? = (record["image"] ?? record["displayImage"])?.record?["data"] else { return nil }
        return data.count <= 64 << 10 ? data : nil
    }
}

extension TurnDocument.Understood {
    init(_ act: DialogueAct?) {
        switch act {
        case .request(let hypothesis):
            self.init(
                act: "request", intent: hypothesis.intent, score: hypothesis.score, template: hypothesis.template,
                parameters: hypothesis.parameters.mapValues(PlainValue.init))
        case .correction(let values): self.init(act: "correction", parameters: values.mapValues(PlainValue.init))
        case .value(let value): self.init(act: "value", parameters: ["value": PlainValue(value)])
        case .choice(let index): self.init(act: "choice", parameters: ["number": PlainValue(.integer(index + 1))])
        case .yes: self.init(act: "yes")
        case .no: self.init(act: "no")
        case .cancel: self.init(act: "cancel")
        case .stop: self.init(act: "stop")
        case .thanks: self.init(act: "thanks")
        case .repeat: self.init(act: "repeat")
        case .help: self.init(act: "help")
        case .back: self.init(act: "back")
        case .more: self.init(act: "more")
        case .again(let changes): self.init(act: "again", parameters: changes.mapValues(PlainValue.init))
        case .add(let values): self.init(act: "add", parameters: values.mapValues(PlainValue.init))
        case .takeOut(let removals):
            let elements = Dictionary(grouping: removals, by: \.parameter).mapValues { $0.compactMap(\.element) }
            self.init(act: "takeOut", parameters: elements.mapValues { PlainValue(.list($0)) })
        case .followed(let first, _): self.init(first)
        case .swap: self.init(act: "swap")
        case .instead(let alternative): self.init(act: "instead", reason: alternative.rawValue)
        case .inquire(let inquiry): self.init(act: "inquire", reason: inquiry.aspect.rawValue)
        case .postpone: self.init(act: "postpone")
        case .giveUpAll: self.init(act: "giveUpAll")
        case .drop(let intent): self.init(act: "drop", intent: intent)
        case .changeWaiting: self.init(act: "changeWaiting")
        case .greeting: self.init(act: "greeting")
        case .farewell: self.init(act: "farewell")
        case .setting(.prefer): self.init(act: "prefer")
        case .setting(.shortcut): self.init(act: "shortcut")
        case .setting(.schedule): self.init(act: "schedule")
        case .setting(.schedules): self.init(act: "schedules")
        case .setting(.shortcuts): self.init(act: "shortcuts")
        case .setting(.run): self.init(act: "run")
        case .setting(.contacts): self.init(act: "contacts")
        case .notUnderstood(let reason): self.init(act: "notUnderstood", reason: reason.name)
        case nil: self.init(act: "notUnderstood")
        }
    }
}

extension NotUnderstood {
    fileprivate var name: String {
        switch self {
        case .emptyInput: "emptyInput"
        case .tooLong: "tooLong"
        case .notText: "notText"
        case .noMatch: "noMatch"
        case .unknownApp: "unknownApp"
        case .ambiguous: "ambiguous"
        case .unknownValue: "unknownValue"
        case .unknownRelative: "unknownRelative"
        case .unused: "unused"
        case .cannotDo: "cannotDo"
        case .busy: "busy"
        case .nothingOpen: "nothingOpen"
        case .nothingBefore: "nothingBefore"
        case .nothingMore: "nothingMore"
        case .withheld: "withheld"
        case .mayNotConfirm: "mayNotConfirm"
        case .notARequest(let sentence, _, _): "notARequest.\(sentence.rawValue)"
        case .nothingToChange: "nothingToChange"
        case .cannotTakeBack: "cannotTakeBack"
        case .cannotChange: "cannotChange"
        case .cannotAmend: "cannotAmend"
        }
    }
}

extension Question.Kind {
    fileprivate var name: String {
        switch self {
        case .value: "value"
        case .choice: "choice"
        case .confirmValue: "confirmValue"
        case .confirmRequest: "confirmRequest"
        case .confirmReading: "confirmReading"
        case .chooseReading: "chooseReading"
        case .chooseApp: "chooseApp"
        case .unlock: "unlock"
        case .permit: "permit"
        }
    }
}

extension TurnDocument.End {
    init(_ outcome: Outcome, catalogue: Catalogue) {
        kind = outcome.kind.name
        responseCode = outcome.response?["code"]?.integer.flatMap {
            catalogue.intents[outcome.intent.type]?.responseCode($0)?.name
        }
        response = outcome.response.map { PlainValue(.record($0)) }
    }
}

extension Outcome.Kind {
    /// The case's name.
    var name: String {
        switch self {
        case .succeeded: "succeeded"
        case .inProgress: "inProgress"
        case .stillInProgress: "stillInProgress"
        case .abandoned: "abandoned"
        case .repeated: "repeated"
        case .postponed: "postponed"
        case .continuedInApp: "continuedInApp"
        case .refused: "refused"
        case .cancelled: "cancelled"
        case .gaveUp: "gaveUp"
        case .noApp: "noApp"
        case .notPermitted: "notPermitted"
        case .timedOut: "timedOut"
        case .broken: "broken"
        case .unknown: "unknown"
        }
    }
}

extension TurnDocument.CallLine {
    init(_ report: Turn.CallReport) {
        switch report.call.request.method {
        case .resolve(let name): (method, parameter) = ("resolve", name)
        case .options(let name, _, _): (method, parameter) = ("options", name)
        case .confirm: (method, parameter) = ("confirm", nil)
        case .handle: (method, parameter) = ("handle", nil)
        }
        switch report.reply {
        case .resolved(let resolutions, _): outcome = resolutions.map(\.name).joined(separator: ",")
        case .responded: outcome = "responded"
        case .options: outcome = "options"
        case .notImplemented: outcome = "notImplemented"
        case .failed(let failure): outcome = failure.code.rawValue
        case nil: outcome = "unanswered"
        }
        milliseconds = report.seconds.map { $0 * 1000 }
        remarks = report.remarks
    }
}

extension Resolution {
    fileprivate var name: String {
        switch self {
        case .success: "success"
        case .notRequired: "notRequired"
        case .needsValue: "needsValue"
        case .disambiguation: "disambiguation"
        case .confirmationRequired: "confirmationRequired"
        case .unsupported: "unsupported"
        }
    }
}
