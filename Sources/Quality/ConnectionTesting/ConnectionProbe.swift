import ExtensionProtocol
import Foundation
import IntentSchema
import Intents
import Synchronization

/// A connection under test, with the means to use it and to record problems.
final class ConnectionProbe: Sendable {
    static let app = "org.errand.probe"
    /// The person who makes the requests.
    static let person = ProbeHost.owner
    /// The deadline for calls that are answered; no check depends on how long that takes.
    static let patience = Duration.seconds(9_000)
    /// The deadline for calls that are never answered.
    static let soon = Duration.milliseconds(20)

    let connection: any ExtensionConnection
    let inbox: ExtensionInbox
    private let found = Mutex<[String]>([])
    private let arrivals: AsyncStream<Void>

    init(_ connection: any ExtensionConnection) {
        self.connection = connection
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        arrivals = stream
        inbox = ExtensionInbox(of: [(Self.app, connection.events)], person: Self.person) { continuation.yield() }
    }

    var problems: [String] { found.withLock { $0 } }

    func expect(_ isRight: Bool, _ problem: @autoclosure () -> String) {
        guard !isRight else { return }
        let problem = problem()
        found.withLock { $0.append(problem) }
    }

    /// An identifier that no other check uses.
    func freshIdentifier() -> String { UUID().uuidString }

    func message(_ text: String, to recipients: [String] = []) -> Record {
        let people: [ParameterValue] = recipients.map { name in
            .record(
                Record(
                    "INPerson",
                    [
                        "personHandle": .record(Record("INPersonHandle", ["value": .string(name), "type": .integer(0)])),
                        "displayName": .string(name),
                    ]))
        }
        return Record("INSendMessageIntent", ["content": .string(text), "recipients": .list(people)])
    }

    func send(
        _ method: ExtensionRequest.Method, _ intent: Record, _ request: String? = nil, for person: String = person,
        deadline: Duration = patience
    ) async -> ExtensionAnswer {
        await connection.send(
            ExtensionRequest(method: method, intent: intent, identifier: request ?? freshIdentifier(), person: person),
            deadline: deadline)
    }

    /// Resolves the text of a message.
    func resolve(
        _ text: String, _ request: String? = nil, for person: String = person, deadline: Duration = patience
    ) async -> ExtensionReply {
        await send(.resolve(parameter: "content"), message(text), request, for: person, deadline: deadline).reply
    }

    /// The probe's answer to a command; `nil` if there is none.
    func ask(_ text: String, for person: String = person) async -> String? {
        guard case .resolved(let resolutions, _) = await resolve(text, for: person),
            case .success(.string(let answer))? = resolutions.first
        else { return nil }
        return answer
    }

    /// An inbox of another conversation.
    func otherInbox(of person: String = person) -> ExtensionInbox {
        ExtensionInbox(of: [(Self.app, connection.events)], person: person)
    }

    /// Handles a message.
    func handle(
        _ text: String, _ request: String, operation: String, for person: String = person, deadline: Duration = patience
    ) async -> ExtensionReply {
        await send(.handle(operation: operation), message(text), request, for: person, deadline: deadline).reply
    }

    /// How often messages of the request were handled; `nil` if that is unknown.
    func handled(_ request: String, for person: String = person) async -> Int? {
        await ask("count \(request)", for: person).flatMap(Int.init)
    }

    /// Takes the remarks about this app; remarks about code of the process outside of calls are sent to everyone.
    func takeRemarks(_ other: ExtensionInbox? = nil) -> [String] {
        (other ?? inbox).takeRemarks().filter { !$0.contains("outside of a call") }
    }

    /// Takes remarks until they satisfy the condition.
    func remarks(until isEnough: ([String]) -> Bool) async -> [String] {
        var remarks: [String] = []
        return await event {
            remarks += takeRemarks()
            return isEnough(remarks) ? remarks : nil
        }
    }

    /// Takes remarks until there are this many.
    func remarks(atLeast count: Int) async -> [String] { await remarks { $0.count >= count } }

    /// Waits until an event has arrived that `take` returns.
    func event<Value>(_ take: () -> Value?) async -> Value {
        var arrivals = arrivals.makeAsyncIterator()
        while true {
            if let value = take() { return value }
            await arrivals.next()
        }
    }
}

extension ExtensionReply {
    /// The name of the response's code; `nil` if it is not a response to one of the system's intents.
    func code() -> String? {
        guard case .responded(let response) = self, let raw = response["code"]?.integer,
            let intent = IntentTypes.system.catalogue.intents.values.first(where: { $0.response == response.type })
        else { return nil }
        return intent.responseCode(raw)?.name
    }

    var failureCode: ExtensionFailure.Code? { if case .failed(let failure) = self { failure.code } else { nil } }
}
