import ExtensionProtocol
import IntentSchema

/// A fault to inject into calls to the extension.
public struct Fault: Hashable, Sendable {
    /// The kinds of faults.
    public enum Kind: Hashable, Sendable {
        /// The reply takes that many seconds of virtual time; past the deadline, it is late.
        case slow(seconds: Double)
        /// The handler does its work, but its reply never arrives.
        case silent
        /// The extension crashes before the handler is called.
        case crashBefore
        /// The extension crashes after the handler has done its work, before its reply.
        case crashAfter
        /// The reply is wrong.
        case lie(Lie)
        /// The reply arrives twice.
        case answersTwice
        /// The request is delivered twice, and the second reply is used.
        case deliveredTwice
    }

    /// A reply that violates the protocol.
    public enum Lie: String, Hashable, Sendable, CaseIterable {
        /// A response instead of a resolution, or the other way around.
        case anotherKind
        /// A response code or reason that the intent does not define.
        case unknownCode
        /// A value or response of another type.
        case anotherType
    }

    /// What goes wrong.
    public var kind: Kind
    /// The affected calls: `resolve dropOffLocation`, `resolve` for all parameters, `confirm`, `handle`, or `any`.
    public var call: String
    /// The affected intent; `nil` for all.
    public var intent: String?
    /// Which of those calls is affected, from 1; `nil` for each.
    public var occurrence: Int?

    /// Creates a fault that affects the matching calls.
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
        case .options(let parameter, _, _): "options \(parameter)"
        case .confirm: "confirm"
        case .handle: "handle"
        }
    }
}

extension Fault.Lie {
    /// The wrong reply to the request.
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
