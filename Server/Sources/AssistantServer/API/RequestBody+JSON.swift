import Foundation
import HTTPTypes
import Hummingbird
import IntentSchema

extension Request {
    /// The body, of at most that many bytes.
    ///
    /// - Throws: `Problem` if it is larger.
    func data(atMost limit: Int) async throws -> Data {
        if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit { throw Self.tooLarge(limit) }
        var data = Data()
        for try await part in body {
            guard data.count + part.readableBytes <= limit else { throw Self.tooLarge(limit) }
            data.append(contentsOf: part.readableBytesView)
        }
        return data
    }

    private static func tooLarge(_ limit: Int) -> Problem {
        Problem(
            .contentTooLarge, "too-large", "The request is too large.", "Its body may have \(limit) bytes.",
            headers: [.connection: "close"])
    }

    /// The body as an object that has these fields at most.
    ///
    /// - Throws: `Problem` if it is anything else.
    func object(fields known: Set<String>, atMost limit: Int = 65_536) async throws -> JSONValue {
        if let type = headers[.contentType], !type.lowercased().hasPrefix("application/json") {
            throw Problem(
                .unsupportedMediaType, "not-json", "The request is not JSON.", "Send it as Content-Type: application/json.")
        }
        let data = try await data(atMost: limit)
        do {
            let value = try JSONValue(text: data)
            guard let fields = value.fields else { throw Problem.malformed("The body has to be a JSON object.") }
            if let unknown = fields.keys.filter({ !known.contains($0) }).min() {
                throw Problem.malformed(
                    "There is no field '\(unknown.prefix(50))'; there are: \(known.sorted().joined(separator: ", ")).")
            }
            if let empty = fields.filter({ $0.value == .null }).keys.min() {
                throw Problem.malformed("\(empty): is null; leave it out, or give it a value")
            }
            return value
        } catch let error as JSONError {
            throw Problem(error)
        }
    }
}

extension Problem {
    init(_ error: JSONError) { self = .malformed("\(error)") }
}

extension JSONValue {
    /// What is in a field; `nil` if there is none.
    ///
    /// - Throws: `Problem` if it is of another type.
    func value<Value: JSONRepresentable>(_ name: String) throws -> Value? {
        do throws(JSONError) {
            return try optional(name)
        } catch {
            throw Problem(error)
        }
    }

    /// The text in a field; `nil` if there is none.
    ///
    /// - Throws: `Problem` if it is no text, or is longer.
    func text(_ name: String, atMost limit: Int) throws -> String? {
        guard let text: String = try value(name) else { return nil }
        // What JSON Schema counts.
        guard text.unicodeScalars.count <= limit else {
            throw Problem.malformed("\(name): is longer than \(limit) characters")
        }
        return text
    }
}

extension JSONValue {
    /// The client's name for what it says. What has none gets one, so that it is heard once, too, if another node takes the conversation meanwhile.
    ///
    /// - Throws: `Problem` if it is no text, or empty.
    func messageName(atMost longest: Int) throws -> String {
        guard let name = try text("message", atMost: longest) else { return "unnamed-\(UUID().uuidString)" }
        guard !name.isEmpty else { throw Problem.malformed("message: is empty; leave it out, or give it a name") }
        return name
    }
}
