import ExtensionProtocol
import IntentSchema

/// Something that goes wrong with a call to the extension, on purpose.
public struct Fault: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The answer takes that many seconds of the test's time; past the deadline, it is late.
        case slow(seconds: Double)
        /// The handler does its work, and its answer never comes.
        case silent
        /// The extension ends before the handler is called.
        case crashBefore
        /// The extension ends after the handler has done its work, before its answer is out.
        case crashAfter
        /// The answer is not what it should be.
        case lie(Lie)
        /// The answer comes a second time.
        case answersTwice
        /// The request is delivered a second time, and the second answer counts.
        case deliveredTwice
    }

    /// An answer that no honest extension gives.
    public enum Lie: String, Hashable, Sendable, CaseIterable {
        /// A response where a resolution is due, or the other way round.
        case anotherKind
        /// A response code, or a reason, that the intent does not have.
        case unknownCode
        /// A value, or a response, of another type.
        case anotherType
    }

    public var kind: Kind
    /// The calls it befalls: `resolve dropOffLocation`, `resolve` for all of those, `confirm`, `handle`, or `any`.
    public var call: String
    /// The intent it befalls; `nil` for all.
    public var intent: String?
    /// Which of those calls it befalls, counted from 1; `nil` for each.
    public var occurrence: Int?

    public init(_ kind: Kind, of call: String, intent: String? = nil, occurrence: Int? = nil) {
        self.kind = kind
        self.call = call
        self.intent = intent
        self.occurrence = occurrence
    }

    func matches(_ request: ExtensionRequest) -> Bool {
        guard intent == nil || intent == request.intent.type else { return false }
        return call == "any" || call == request.method.name || (call == "resolve" && request.method.name.hasPrefix("resolve "))
    }
}

extension Fault: CustomStringConvertible {
    public var description: String {
        let place = [call, intent.map { "of \($0)" }, occurrence.map { "number \($0)" }].compactMap { $0 }.joined(separator: " ")
        return switch kind {
        case .slow(let seconds): "\(place) takes \(seconds.formatted()) s"
        case .silent: "\(place) never answers"
        case .crashBefore: "\(place) crashes before its work"
        case .crashAfter: "\(place) crashes after its work"
        case .lie(let lie): "\(place) lies (\(lie.rawValue))"
        case .answersTwice: "\(place) answers twice"
        case .deliveredTwice: "\(place) is delivered twice"
        }
    }
}

extension ExtensionRequest.Method {
    /// `resolve dropOffLocation`, `confirm` or `handle`.
    var name: String {
        switch self {
        case .resolve(let parameter): "resolve \(parameter)"
        case .options(let parameter): "options \(parameter)"
        case .confirm: "confirm"
        case .handle: "handle"
        }
    }
}

extension Fault.Lie {
    /// The lie in the place of an answer to the request.
    func reply(to request: ExtensionRequest, in catalogue: Catalogue) -> ExtensionReply {
        let response = catalogue.intents[request.intent.type]?.response ?? "INIntentResponse"
        switch (self, request.method) {
        case (.anotherKind, .resolve), (.anotherKind, .options): return .responded(Record(response, ["code": .integer(0)]))
        case (.anotherKind, _): return .resolved([.needsValue], isList: false)
        case (.unknownCode, .resolve), (.unknownCode, .options): return .resolved([.unsupported(reason: 9_999)], isList: false)
        case (.unknownCode, _): return .responded(Record(response, ["code": .integer(9_999)]))
        case (.anotherType, .resolve), (.anotherType, .options):
            return .resolved([.success(.record(Record("NoSuchType")))], isList: false)
        case (.anotherType, _): return .responded(Record("NoSuchResponse", ["code": .integer(0)]))
        }
    }
}
