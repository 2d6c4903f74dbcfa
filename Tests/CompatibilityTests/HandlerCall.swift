import CompatibilityHandlers
import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
@_spi(GeneratedCode) import Intents
import RecordObjects
import Testing

/// One call to a handler and what must come of it, whatever style the handler is written in.
struct HandlerCall: Sendable, CustomTestStringConvertible {
    /// What is expected of an answer.
    enum Expectation: Sendable {
        case resolved([Resolution])
        /// The response's code and the fields that it must have, whatever other fields it has.
        case responded(Int, [String: ParameterValue])
        case notImplemented
    }

    var extensions: [(type: INExtension.Type, spelling: HandlerSpelling)]
    var method: ExtensionRequest.Method
    var intent: INIntent
    var expectation: Expectation

    var testDescription: String { "\(type(of: intent)), \(method)" }

    /// Calls the handler of one extension as a host would.
    func reply(of type: INExtension.Type) async -> ExtensionReply {
        let transport = InProcessConnection(type, declaring: [intent._record.type])
        let request = ExtensionRequest(method: method, intent: intent._record, identifier: "request-1", person: "owner")
        return await transport.send(request, deadline: .seconds(9_000)).reply
    }

    /// How the extension's handler has the method; `nil` when it has none.
    func spelling(in type: INExtension.Type) throws -> HandlerSpelling? {
        let dispatch = try #require(IntentDispatch.all[intent._record.type])
        let handler = try #require(type.init(_hosted: ()).handler(for: intent))
        return dispatch.spelling(handler, handlerMethod)
    }

    private var handlerMethod: HandlerMethod {
        switch method {
        case .resolve(let parameter): .resolve(parameter)
        case .options(let parameter, let search, _): .options(parameter, searchTerm: search)
        case .confirm: .confirm
        case .handle: .handle
        }
    }

    func check(_ reply: ExtensionReply, of type: INExtension.Type) {
        switch (expectation, reply) {
        case (.resolved(let expected), .resolved(let found, _)):
            #expect(found == expected, "\(type)")
        case (.responded(let code, let fields), .responded(let response)):
            #expect(response["code"]?.integer == code, "\(type)")
            for (name, value) in fields { #expect(response[name] == value, "\(type)") }
        case (.notImplemented, .notImplemented): break
        default: Issue.record("\(type): \(reply)")
        }
    }
}

extension HandlerCall {
    static let handle = ExtensionRequest.Method.handle(operation: "operation-1")

    static func resolve(
        _ extensions: [(type: INExtension.Type, spelling: HandlerSpelling)], _ parameter: String, _ intent: INIntent,
        _ expected: Resolution...
    ) -> HandlerCall {
        HandlerCall(
            extensions: extensions, method: .resolve(parameter: parameter), intent: intent, expectation: .resolved(expected))
    }

    static func confirm(
        _ extensions: [(type: INExtension.Type, spelling: HandlerSpelling)], _ intent: INIntent, _ code: Int,
        _ fields: [String: ParameterValue] = [:]
    ) -> HandlerCall {
        HandlerCall(extensions: extensions, method: .confirm, intent: intent, expectation: .responded(code, fields))
    }

    static func handle(
        _ extensions: [(type: INExtension.Type, spelling: HandlerSpelling)], _ intent: INIntent, _ code: Int,
        _ fields: [String: ParameterValue] = [:]
    ) -> HandlerCall {
        HandlerCall(extensions: extensions, method: handle, intent: intent, expectation: .responded(code, fields))
    }
}

extension ParameterValue {
    /// The object's record as a field's value.
    static func of(_ object: RecordObject) -> ParameterValue { .record(object._record) }
    static func of(_ objects: [RecordObject]) -> ParameterValue { .list(objects.map { .record($0._record) }) }
}
