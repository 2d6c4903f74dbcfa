import ExtensionProtocol
package import ExtensionRuntime
package import ExtensionWire
import IntentSchema
package import Intents
import Synchronization

/// A program's end of the connection to its host: lets the app's code serve what arrives, and sends answers and events.
package final class HostLink: Sendable {
    /// The version of extension.proto that this code speaks.
    private static let version: UInt32 = 1

    private let channel: WireChannel
    private let types: IntentTypes
    private let makeApp: @Sendable (_ inApp: [String]) -> InProcessApp
    private let services: ServiceClient
    private let running = Mutex<[UInt64: Task<Void, Never>]>([:])

    /// - Parameter makeApp: the app's code, given the intents that the app handles itself.
    package init(
        _ channel: WireChannel, types: IntentTypes, makeApp: @escaping @Sendable (_ inApp: [String]) -> InProcessApp
    ) {
        self.channel = channel
        self.types = types
        self.makeApp = makeApp
        services = ServiceClient(channel)
    }

    /// Serves the host until it ends the connection. Blocks the calling thread.
    ///
    /// - Returns: what went wrong; `nil` if nothing did.
    package func serve() -> String? {
        defer { services.close() }
        do {
            guard let hello = try receive() else { return nil }
            guard case .hello(let hello) = hello.body else { return "the host did not begin with Hello" }
            send(0, .ready(.with { $0.version = Self.version }))
            guard hello.version == Self.version else {
                return "the host speaks version \(hello.version) of the protocol, this program version \(Self.version); "
                    + "build the app again with the host's version of Errand"
            }
            let connection = try connection(after: hello)
            let receiver = MessageReceiver(channel) { [self] bytes, thread throws(WireError) in
                take(try WireHostMessage(frame: bytes), for: hello.person, connection, on: thread)
            }
            services.relieving { receiver.relieveCurrentThread() }
            try receiver.run()
            return nil
        } catch {
            return error.message
        }
    }

    private func receive() throws(WireError) -> WireHostMessage? {
        guard let bytes = try channel.receive() else { return nil }
        return try WireHostMessage(frame: bytes)
    }

    private func connection(after hello: WireHello) throws(WireError) -> any ExtensionConnection {
        let offered = try services.offered(after: hello)
        let person = hello.person
        let resources = HostServices { $0 == person && $1 == hello.app ? offered : nil }
        let events = ExtensionEvents { [self] event in send(0, .event(WireEvent(event))) }
        let description = AppDescription(id: hello.app, name: hello.app, intents: hello.intents)
        // Work that a handler dispatches to a queue finds them, too.
        AppResources(resources, app: hello.app, events: events).lendToProcess(for: person)
        return makeApp(hello.inAppIntents).installed(description, services: resources, events: events, types: types).connection
    }

    private func take(
        _ message: WireHostMessage, for person: String, _ connection: any ExtensionConnection, on thread: ServingThread
    ) {
        switch message.body {
        case .call(let call):
            serve(message.id, on: thread) { () async throws(WireError) in
                let request = try call.extensionRequest(of: person)
                return WireAnswer(
                    await connection.send(request, deadline: Duration(wireMilliseconds: call.deadlineMilliseconds)))
            }
        case .cancel: running.withLock { $0[message.id] }?.cancel()
        case .startUpdates(let updates):
            serve(message.id) { () async throws(WireError) in
                let failure = await connection.startUpdates(
                    of: try updates.updatesRequest(of: person),
                    deadline: Duration(wireMilliseconds: updates.deadlineMilliseconds))
                return failure.map(WireAnswer.init(failed:)) ?? WireAnswer(accepted: true)
            }
        case .stopUpdates(let updates):
            serve(message.id) { () async throws(WireError) in
                await connection.stopUpdates(
                    of: try updates.updatesRequest(of: person),
                    deadline: Duration(wireMilliseconds: updates.deadlineMilliseconds))
                return WireAnswer(accepted: true)
            }
        case .launch:
            serve(message.id) { () async throws(WireError) in
                await connection.launch(for: person)
                return WireAnswer(accepted: true)
            }
        case .continueActivity(let activity):
            serve(message.id) { () async throws(WireError) in
                WireAnswer(accepted: await connection.continueActivity(try activity.record(), for: person))
            }
        case .configureCard(let interaction):
            serve(message.id) { () async throws(WireError) in
                let request = try interaction.cardRequest(of: person)
                let deadline = Duration(wireMilliseconds: interaction.deadlineMilliseconds)
                do throws(ExtensionFailure) {
                    return WireAnswer(card: try await connection.card(for: request, deadline: deadline))
                } catch {
                    return WireAnswer(failed: error)
                }
            }
        case .reportOperation(let query):
            serve(message.id) { () async throws(WireError) in
                WireAnswer(
                    await connection.report(
                        on: try query.query(of: person), deadline: Duration(wireMilliseconds: query.deadlineMilliseconds)))
            }
        case .serviceReply(let reply): services.take(reply, to: message.id)
        case .hello, nil:
            // A message of a newer version: whoever waits for its answer learns that there will be none.
            guard message.id != 0 else { return }
            let failure = ExtensionFailure(.badRequest, "the program does not know this kind of message; build it again")
            send(message.id, .answer(WireAnswer(failed: failure)))
        }
    }

    /// Serves a message in a task that the host can cancel, and answers it.
    private func serve(
        _ id: UInt64, on thread: ServingThread? = nil,
        _ serve: @escaping @Sendable () async throws(WireError) -> WireAnswer
    ) {
        // The lock is held until the task is noted, so that it does not end before.
        running.withLock { running in
            running[id] = Task(executorPreference: thread) { [self] in
                let answer = await LentThread.$current.withValue(thread) {
                    do throws(WireError) {
                        return try await serve()
                    } catch {
                        return WireAnswer(failed: ExtensionFailure(.badRequest, error.message))
                    }
                }
                _ = self.running.withLock { $0.removeValue(forKey: id) }
                send(id, .answer(answer))
            }
        }
    }

    /// Sends a message; one that is too large is replaced by a failure.
    private func send(_ id: UInt64, _ body: WireExtensionMessage.OneOf_Body) {
        do throws(WireError) {
            try channel.send(id, body)
        } catch {
            guard case .answer = body else { return }
            let failure = ExtensionFailure(.badReply, "the answer could not be sent: \(error.message)")
            try? channel.send(id, .answer(WireAnswer(failed: failure)))
        }
    }
}

extension WireChannel {
    /// Sends a message to the host.
    func send(_ id: UInt64, _ body: WireExtensionMessage.OneOf_Body) throws(WireError) {
        var message = WireExtensionMessage()
        message.id = id
        message.body = body
        let bytes: [UInt8]
        do {
            bytes = try message.serializedBytes()
        } catch {
            throw WireError("a message cannot be encoded, \(error); it is probably nested too deeply")
        }
        try send(bytes)
    }
}
