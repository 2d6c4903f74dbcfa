import ConnectionTesting
import Containment
import ExtensionHost
import ExtensionProtocol
import ExtensionWire
import Foundation
import IntentSchema
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A program that a test plays at the other end of the socket, so that it can send whatever it likes.
final class PlayedProgram: Sendable {
    let channel: WireChannel
    private let socket: Int32
    private let exited: @Sendable (String) -> Void
    private let killed = Mutex(false)

    init(_ socket: Int32, exited: @escaping @Sendable (String) -> Void) {
        self.socket = socket
        channel = WireChannel(socket: socket)
        self.exited = exited
    }

    var wasKilled: Bool { killed.withLock { $0 } }

    func kill() {
        killed.withLock { $0 = true }
        channel.close()
        exited("it was killed")
    }

    /// Ends the program.
    func exit() {
        channel.close()
        exited("it exited")
    }

    /// The host's next message; `nil` once it has ended the connection.
    func next() async -> WireHostMessage? {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [channel] in
                let bytes = try? channel.receive()
                continuation.resume(returning: bytes.flatMap { try? WireHostMessage(serializedBytes: $0) })
            }
        }
    }

    /// Takes the host's greeting and answers it, then takes a call.
    ///
    /// - Returns: the call's number.
    func takeFirstCall() async -> UInt64 {
        _ = await next()
        send(0, .ready(.with { $0.version = 1 }))
        return await next()?.id ?? 0
    }

    func send(_ id: UInt64, _ body: WireExtensionMessage.OneOf_Body) {
        var message = WireExtensionMessage()
        message.id = id
        message.body = body
        guard let bytes: [UInt8] = try? message.serializedBytes() else { return }
        // The host may have gone.
        try? channel.send(bytes)
    }

    /// Answers a call of resolve with a text.
    func answer(_ id: UInt64, _ text: String) {
        send(id, .answer(WireAnswer(ExtensionAnswer(.resolved([.success(.string(text))], isList: false)))))
    }

    /// Writes bytes that need not be frames. Blocks while the host does not read.
    func write(_ bytes: [UInt8]) {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            start += count
        }
    }
}

/// A connection whose programs a test plays.
final class PlayedConnection: Sendable {
    let connection: ProcessConnection
    let pool: ProgramPool
    private let programs: AsyncStream<PlayedProgram>

    init(limits: ExtensionLimits = .patient, services: AppServices = AppServices(permission: { _ in .denied })) {
        let (stream, continuation) = AsyncStream.makeStream(of: PlayedProgram.self)
        programs = stream
        let happened = EventList()
        events = happened
        pool = ProgramPool(limits: limits)
        connection = ProcessConnection(
            ExtensionProgram(name: "Probe", isApplication: true) { _, _ in LaunchCommand(executable: "/nowhere") },
            of: AppDescription(id: "org.errand.probe", name: "Probe", intents: ProbeExtension.intents),
            services: HostServices { _, _ in services },
            events: ExtensionEvents(observer: { happened.append($0) }), pool: pool
        ) { _, _, exited in
            let (own, theirs) = try WireChannel.socketPair()
            let program = PlayedProgram(theirs, exited: exited)
            continuation.yield(program)
            return StartedProgram(channel: WireChannel(socket: own)) { program.kill() }
        }
    }

    let events: EventList

    /// The next program that is started.
    func program() async -> PlayedProgram {
        var iterator = programs.makeAsyncIterator()
        while true {
            if let program = await iterator.next() { return program }
        }
    }

    func resolve(_ text: String, for person: String = "owner") async -> ExtensionReply {
        await connection.send(ProbeRequest.resolve(text, for: person), deadline: ProbeRequest.patience).reply
    }

    func handle(_ operation: String, request: String = UUID().uuidString) async -> ExtensionReply {
        await connection.send(ProbeRequest.make(.handle(operation: operation), "a", request), deadline: ProbeRequest.patience)
            .reply
    }
}

/// The events that were posted.
final class EventList: Sendable {
    private let list = Mutex<[ExtensionEvent]>([])

    func append(_ event: ExtensionEvent) { list.withLock { $0.append(event) } }
    var all: [ExtensionEvent] { list.withLock { $0 } }
    var remarks: [String] { all.compactMap { if case .remark(let text) = $0.kind { text } else { nil } } }
    var others: [ExtensionEvent] { all.filter { if case .remark = $0.kind { false } else { true } } }
}
