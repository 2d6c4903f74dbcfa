public import Dialogue
public import ExtensionProtocol
public import IntentSchema

extension ValueSummary {
    /// An extension's reply to the call.
    public func text(_ reply: ExtensionReply, to call: Call) -> String {
        guard case .resolved(let resolutions, _) = reply else { return text(reply) }
        return resolutions.map { describe($0, to: call) }.joined(separator: "; ")
    }

    /// An extension's reply.
    public func text(_ reply: ExtensionReply) -> String {
        switch reply {
        case .resolved(let resolutions, _): "\(resolutions.count) results of resolve"
        case .options(let values): "\(values.count) values to choose from"
        case .responded(let response): "\(code(of: response)), \(text(.record(response)))"
        case .notImplemented: "not implemented by the handler"
        case .failed(let failure): "failed, \(failure.code.rawValue): \(failure.message)"
        }
    }

    private func describe(_ resolution: Resolution, to call: Call) -> String {
        switch resolution {
        case .success(let value): "success" + (value.map { " with \(text($0, call))" } ?? "")
        case .notRequired: "notRequired"
        case .needsValue: "needsValue"
        case .disambiguation(let values):
            "disambiguation among \(values.count): " + values.map { text($0, call) }.joined(separator: " or ")
        case .confirmationRequired(let value, let reason):
            "confirmationRequired of \(value.map { text($0, call) } ?? "the value")" + because(reason, call)
        case .unsupported(let reason): "unsupported" + because(reason, call)
        }
    }

    private func because(_ reason: Int?, _ call: Call) -> String {
        guard let reason else { return "" }
        return ", reason " + (definition(call)?.reasons[reason].map { ".\($0)" } ?? "\(reason)")
    }

    /// A value of the parameter that the call is about; for a list, one element.
    private func text(_ value: ParameterValue, _ call: Call) -> String {
        guard case .list(let element)? = definition(call)?.type, value.list == nil else {
            return text(value, type: definition(call)?.type)
        }
        return text(value, type: element)
    }

    private func definition(_ call: Call) -> ParameterDefinition? {
        guard case .resolve(let parameter) = call.request.method else { return nil }
        return catalogue.intents[call.request.intent.type]?.parameter(parameter)
    }

    private func code(of response: Record) -> String {
        guard let raw = response["code"]?.integer else { return "no code" }
        let intent = catalogue.intents.values.first { $0.response == response.type }
        return intent?.responseCode(raw).map { ".\($0.name)" } ?? "code \(raw)"
    }

    /// Why an utterance could not be used.
    public func text(_ reason: NotUnderstood) -> String {
        switch reason {
        case .emptyInput: "nothing was said"
        case .tooLong(let characters, let limit): "\(characters) characters, at most \(limit) are read"
        case .notText: "it holds control characters or invalid UTF-8"
        case .noMatch(let nearest): "no template matches" + (nearest.map { "; the nearest is \"\($0)\"" } ?? "")
        case .unknownApp(let name, let known): "no app is called \"\(name)\"; installed are \(known.joined(separator: ", "))"
        case .ambiguous(let words, let candidates):
            "\"\(words)\" may mean " + candidates.map { text($0) }.joined(separator: " or ")
        case .unknownValue(let words): "\"\(words)\" names nothing known"
        case .unknownRelative(let words): "no contact is known as the user's \(words)"
        case .unused(let words): "nothing can be done with \"\(words)\", said beside an answer"
        case .cannotDo(let words): "nothing can do what \"\(words)\" asks for"
        case .busy: "the app was still working"
        case .nothingOpen: "no question was open that it would answer"
        case .nothingBefore: "there was no question before"
        case .nothingMore: "there were no more choices"
        case .withheld(let app): "\(app) may not see contacts"
        case .mayNotConfirm: "only the person may confirm this"
        case .notARequest(let sentence, let intent, _):
            "it asks for nothing to be done (\(sentence.rawValue))" + (intent.map { ", about \($0)" } ?? "")
        case .cannotChange(let intent): "\(intent), which was done last, cannot be changed while it goes on"
        case .cannotAmend(let amendment):
            "\(amendment.intent), which was done before, cannot be \(amendment.isEnding ? "ended" : "changed")"
        case .cannotTakeBack(let intent): "\(intent), which was done last, cannot be taken back"
        case .nothingToChange: "the request has nothing that it would change"
        }
    }
}
