public import Foundation
public import IntentSchema

/// A message between a host and an extension in another process, in an envelope that carries the version of the format.
///
/// A message with an unknown code, or of a newer version, is rejected as a whole; unknown fields are ignored, except those of
/// records, which are preserved.
public enum WireMessage: Hashable, Sendable {
    /// The version that this program writes, and the newest that it reads.
    public static let version = 1

    /// To the extension: a call.
    case call(ExtensionRequest)
    /// To the extension: start sending updates about a request.
    case startUpdates(UpdatesRequest)
    /// To the extension: stop sending updates.
    case stopUpdates(UpdatesRequest)
    /// To the host: the answer to a call.
    case answer(ExtensionAnswer)
    /// To the host: an event that the app sends unprompted.
    case event(ExtensionEvent)

    /// The message as JSON text in UTF-8.
    public var text: Data { json.text }

    /// Parses a message.
    ///
    /// - Throws: `WireError` that says what is wrong, where, and what to do next.
    public init(text: Data) throws(WireError) {
        do throws(JSONError) {
            let json = try JSONValue(text: text)
            let version: Int = try json.field("version")
            guard 1...Self.version ~= version else {
                throw JSONError("\(version) is not among the versions 1 to \(Self.version)", at: "version", isNewer: version > 0)
            }
            try self.init(json: json)
        } catch {
            throw WireError(error)
        }
    }
}

extension WireMessage: JSONRepresentable {
    public var json: JSONValue {
        let (kind, message) =
            switch self {
            case .call(let request): ("call", request.json)
            case .startUpdates(let request): ("startUpdates", request.json)
            case .stopUpdates(let request): ("stopUpdates", request.json)
            case .answer(let answer): ("answer", answer.json)
            case .event(let event): ("event", event.json)
            }
        return ["version": .integer(Self.version), "kind": .string(kind), "message": message]
    }

    public init(json: JSONValue) throws(JSONError) {
        switch try json.kind() {
        case "call": self = .call(try json.field("message"))
        case "startUpdates": self = .startUpdates(try json.field("message"))
        case "stopUpdates": self = .stopUpdates(try json.field("message"))
        case "answer": self = .answer(try json.field("message"))
        case "event": self = .event(try json.field("message"))
        case let code: throw JSONValue.unknown(code)
        }
    }
}

/// Why a wire message was rejected.
public struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, where, and what to do next. Contains no personal data.
    public let message: String
    public var description: String { message }

    init(_ error: JSONError) {
        let next =
            error.isNewer
            ? "the other side is newer: install the same version of Errand on both sides"
            : "send what WireMessage.text returns"
        message = "a wire message cannot be read, \(error); \(next)"
    }
}
