import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
import Intents
import Synchronization
import Testing

struct AnswerTests {
    /// Events of which remarks and outcomes are noted.
    private func events(
        remarks: @escaping @Sendable (String) -> Void,
        outcomes: @escaping @Sendable (String, ExtensionReply) -> Void = { _, _ in }
    ) -> ExtensionEvents {
        ExtensionEvents { event in
            switch event.kind {
            // Those about no request go to everybody in the process.
            case .remark(let text): if event.request != nil { remarks(text) }
            case .outcome(let operation, let reply): outcomes(operation, reply)
            case .update, .vocabulary, .permission, .contribution: break
            }
        }
    }

    @Test("a handler that answers twice has its first answer taken and its second reported")
    func twice() async {
        let remarks = Remarks()
        let transport = InProcessConnection(
            AnswersTwice.self, declaring: ["INHangUpCallIntent"], events: events(remarks: remarks.add))
        let answer = await transport.send(
            request(.handle(operation: "a"), INHangUpCallIntent(callIdentifier: "1")), deadline: .seconds(9_000))
        #expect(answer.response?["code"]?.integer == INHangUpCallIntentResponseCode.success.rawValue)
        #expect(await remarks.first.contains("INHangUpCallIntent, handle was answered more than once"))
    }

    @Test("a handler that never answers runs into the deadline, and the extension is made anew")
    func never() async {
        let transport = InProcessConnection(NeverAnswers.self, declaring: ["INHangUpCallIntent"], clock: HastyClock())
        let answer = await transport.send(
            request(.handle(operation: "a"), INHangUpCallIntent(callIdentifier: "1")), deadline: .seconds(9_000))
        #expect(answer.failure?.code == .deadlineExceeded)
        #expect(answer.failure?.message.contains("INHangUpCallIntent, handle") == true)
    }

    @Test("what handle answers after the deadline is its outcome; anything after that is reported")
    func late() async {
        let remarks = Remarks()
        let shelf = Shelf()
        await Shelf.$current.withValue(shelf) {
            let outcomes = Remarks()
            let transport = InProcessConnection(
                AnswersLater.self, declaring: ["INHangUpCallIntent"], clock: HastyClock(),
                events: events(remarks: remarks.add, outcomes: { outcomes.add("\($0) \($1)") }))
            let answer = await transport.send(
                request(.handle(operation: "a"), INHangUpCallIntent(callIdentifier: "1")), deadline: .seconds(9_000))
            #expect(answer.failure?.code == .deadlineExceeded)
            let completion = await shelf.completion
            completion(INHangUpCallIntentResponse(code: .success, userActivity: nil))
            #expect(await outcomes.first.hasPrefix("a responded"))
            completion(INHangUpCallIntentResponse(code: .failure, userActivity: nil))
            #expect(await remarks.first.contains("after its deadline"))
        }
    }

    @Test("a handler that blocks past its deadline holds up nobody, and the extension is made anew")
    func blocking() async {
        let gate = Gate()
        let diary = Diary()
        await Gate.$current.withValue(gate) {
            await Diary.$current.withValue(diary) {
                let transport = InProcessConnection(BlocksOnce.self, declaring: ["INHangUpCallIntent"], clock: HastyOnceClock())
                let first = await transport.send(
                    request(.handle(operation: "a"), INHangUpCallIntent(callIdentifier: "1")), deadline: .seconds(9_000))
                #expect(first.failure?.code == .deadlineExceeded)
                let second = await transport.send(
                    request(.handle(operation: "b"), INHangUpCallIntent(callIdentifier: "1")), deadline: .seconds(9_000))
                #expect(second.response != nil)
                #expect(diary.entries.filter { $0 == "extension" }.count == 2)
            }
        }
        gate.open()
    }

    @Test("a completion handler may be called from any thread")
    func otherThread() async {
        let transport = InProcessConnection(AnswersElsewhere.self, declaring: ["INHangUpCallIntent"])
        let answer = await transport.send(
            request(.handle(operation: "a"), INHangUpCallIntent(callIdentifier: "1")), deadline: .seconds(9_000))
        #expect(answer.response != nil)
    }

    @Test(
        "an answer that the method may not give is refused with the reason",
        arguments: [
            ("wrong class", "INAnswerCallIntentResponse"), ("no code", "none"), ("unknown code", "99"),
            ("wrong value", "expected"),
        ])
    func badReplies(kind: String, reason: String) async throws {
        let transport = InProcessConnection(AnswersBadly.self, declaring: ["INHangUpCallIntent", "INAnswerCallIntent"])
        let answer = await transport.send(
            request(.handle(operation: "a"), INHangUpCallIntent(callIdentifier: kind)), deadline: .seconds(9_000))
        let failure = try #require(answer.failure)
        #expect(failure.code == .badReply)
        #expect(failure.message.contains(reason), "\(failure.message)")
    }

    @Test(
        "a request with a value of the wrong kind is refused with type, field and value",
        arguments: [
            ("INRequestRideIntent", "dropOffLocation", ParameterValue.string("the airport"), "the airport"),
            ("INRequestRideIntent", "partySize", .string("four"), "four"),
            ("INRequestRideIntent", "pickupLocation", .record(Record("CLPlacemark", ["name": .integer(3)])), "CLPlacemark.name"),
            ("INStartCallIntent", "contacts", .list([.record(.person(spoken: "Ann")), .bool(true)]), "true"),
            ("INStartCallIntent", "callCapability", .integer(77), "77"),
            ("INRequestRideIntent", "dropOffLocation", .record(Record("INPerson")), "INPerson"),
            ("INRequestRideIntent", "dropOffLocation", .record(Record("INNoSuchPlace")), "INNoSuchPlace"),
            ("INRequestRideIntent", "dropOffLocation", place(latitude: .double(.nan)), "CLLocation.latitude: double(nan)"),
            ("INRequestRideIntent", "dropOffLocation", place(latitude: .double(91)), "CLLocation.latitude: 91"),
            ("INRequestRideIntent", "dropOffLocation", place(latitude: nil), "CLLocation.latitude: the value is missing"),
            ("INRequestRideIntent", "dropOffLocation", place(latitude: .string("north")), "CLLocation.latitude: expected double"),
            ("INStartCallIntent", "recordTypeForRedialing", .integer(-1), "INCallRecordType has no value -1"),
            (
                "INRequestRideIntent", "scheduledPickupTime",
                .record(
                    .dateRange(
                        start: DateComponents(year: 2026, month: 5, day: 2), end: DateComponents(year: 2026, month: 5, day: 1))),
                "INDateComponentsRange.endDateComponents: the range ends before it starts"
            ),
            ("INSendPaymentIntent", "currencyAmount", .record(.currencyAmount(5, "XQQ")), "XQQ"),
            ("INSendPaymentIntent", "currencyAmount", .record(.currencyAmount(.nan, "USD")), "INCurrencyAmount.amount: "),
            (
                "INSendPaymentIntent", "currencyAmount", .record(Record("INCurrencyAmount", ["amount": .integer(5)])),
                "INCurrencyAmount.currencyCode: the value is missing"
            ),
            ("INSearchCallHistoryIntent", "callCapabilities", .integer(1024), "INCallCapabilityOptions has no options 1024"),
            (
                "INSearchCallHistoryIntent", "dateCreated", .record(Record("DateInterval", ["start": .string("now")])),
                "DateInterval"
            ),
        ])
    func badRequests(intent: String, field: String, value: ParameterValue, reason: String) async throws {
        let diary = Diary()
        try await Diary.$current.withValue(diary) {
            let transport = InProcessConnection(
                NeverAnswers.self,
                declaring: ["INRequestRideIntent", "INStartCallIntent", "INSendPaymentIntent", "INSearchCallHistoryIntent"])
            let record = Record(intent, [field: value])
            let answer = await transport.send(
                ExtensionRequest(method: .confirm, intent: record, identifier: "1", person: "owner"), deadline: .seconds(9_000))
            let failure = try #require(answer.failure)
            #expect(failure.code == .badRequest)
            #expect(failure.message.contains("\(intent).\(field)"), "\(failure.message)")
            #expect(failure.message.contains(reason), "\(failure.message)")
            #expect(diary.entries.isEmpty)
        }
    }

    @Test("lists are answered element by element")
    func lists() async {
        let transport = InProcessConnection(MessageResolver.self, declaring: ["INSendMessageIntent"])
        let people = [
            INPerson(handle: "ann@example.org", displayName: "Ann", contactIdentifier: nil),
            INPerson(handle: "1", displayName: "Bo", contactIdentifier: nil),
        ]
        let intent = INSendMessageIntent(
            recipients: people, outgoingMessageType: .outgoingMessageText, content: "hi", speakableGroupName: nil,
            conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
        let answer = await transport.send(request(.resolve(parameter: "recipients"), intent), deadline: .seconds(9_000))
        let expected: [Resolution] = [
            .success(.record(people[0]._record)),
            .unsupported(reason: INSendMessageRecipientUnsupportedReason.noHandleForLabel.rawValue),
        ]
        #expect(answer.reply == .resolved(expected, isList: true))
    }
}

private func place(latitude: ParameterValue?) -> ParameterValue {
    var location = Record("CLLocation", ["longitude": .double(13)])
    location["latitude"] = latitude
    return .record(Record("CLPlacemark", ["location": .record(location)]))
}

// Test doubles

/// Collects remarks and waits for the first.
final class Remarks: Sendable {
    private let stream: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    func add(_ remark: String) { continuation.yield(remark) }

    var first: String {
        get async {
            for await remark in stream { return remark }
            return ""
        }
    }
}

/// Keeps a completion handler for later.
private final class Shelf: Sendable {
    typealias Completion = @Sendable (INHangUpCallIntentResponse) -> Void
    @TaskLocal static var current: Shelf?
    private let stream: AsyncStream<Completion>
    private let continuation: AsyncStream<Completion>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    func put(_ completion: @escaping Completion) { continuation.yield(completion) }

    var completion: Completion {
        get async {
            for await completion in stream { return completion }
            return { _ in }
        }
    }
}

/// Holds up whoever comes first until it is opened.
private final class Gate: Sendable {
    @TaskLocal static var current: Gate?
    private let arrivals = Mutex(0)
    private let semaphore = DispatchSemaphore(value: 0)

    func pass() {
        let isFirst = arrivals.withLock { count in
            count += 1
            return count == 1
        }
        if isFirst { semaphore.wait() }
    }

    func open() { semaphore.signal() }
}

private final class BlocksOnce: INExtension, INHangUpCallIntentHandling {
    override init() {
        Diary.note("extension")
    }

    func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
        Gate.current?.pass()
        completion(INHangUpCallIntentResponse(code: .success, userActivity: nil))
    }
}

private final class AnswersTwice: INExtension, INHangUpCallIntentHandling {
    func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
        completion(INHangUpCallIntentResponse(code: .success, userActivity: nil))
        completion(INHangUpCallIntentResponse(code: .failure, userActivity: nil))
    }
}

private final class NeverAnswers: INExtension, INHangUpCallIntentHandling, INRequestRideIntentHandling {
    override init() {
        Diary.note("extension")
    }
    func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {}
    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {}
}

private final class AnswersLater: INExtension, INHangUpCallIntentHandling {
    func handle(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) {
        Shelf.current?.put(completion)
    }
}

private final class AnswersElsewhere: INExtension, INHangUpCallIntentHandling {
    func handle(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) {
        Thread.detachNewThread { completion(INHangUpCallIntentResponse(code: .success, userActivity: nil)) }
    }
}

/// Does wrong whatever the call identifier names.
private final class AnswersBadly: INExtension, INHangUpCallIntentHandling {
    func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
        var record = Record("INHangUpCallIntentResponse", ["code": .integer(INHangUpCallIntentResponseCode.success.rawValue)])
        switch intent.callIdentifier {
        case "wrong class": record.type = "INAnswerCallIntentResponse"
        case "no code": record["code"] = nil
        case "unknown code": record["code"] = .integer(99)
        default: record["userActivity"] = .string("no activity")
        }
        completion(INHangUpCallIntentResponse(_record: record))
    }
}

private final class MessageResolver: INExtension, INSendMessageIntentHandling {
    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        let results = (intent.recipients ?? []).map { person -> INSendMessageRecipientResolutionResult in
            person.personHandle?.type == .emailAddress ? .success(with: person) : .unsupported(forReason: .noHandleForLabel)
        }
        completion(results)
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }
}
