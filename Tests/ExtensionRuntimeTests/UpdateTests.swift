import ExtensionProtocol
import ExtensionRuntime
import Foundation
import IntentSchema
import Intents
import Synchronization
import Testing

/// Reports of a request, from `startSendingUpdates` to `stopSendingUpdates`.
struct UpdateTests {
    private static func updates(_ identifier: String = "r1") -> UpdatesRequest {
        UpdatesRequest(intent: INGetRideStatusIntent()._record, identifier: identifier, person: "owner")
    }

    private static func transport(
        _ type: INExtension.Type, _ remarks: Reports = Reports(), _ reports: Reports = Reports()
    ) -> InProcessConnection {
        InProcessConnection(
            type, declaring: ["INGetRideStatusIntent"],
            events: ExtensionEvents { event in
                switch event.kind {
                case .remark(let text): remarks.add(text)
                case .update(let response): reports.add("code \(response?["code"]?.integer ?? -1)")
                case .outcome, .vocabulary, .permission, .contribution: break
                }
            })
    }

    @Test(
        "RID-04 reports flow from a fresh handler until it is told to stop, in either spelling",
        arguments: [CurrentReporter.self, EarlierReporter.self] as [INExtension.Type])
    func flow(type: INExtension.Type) async {
        await Desk.open { desk, diary in
            let (reports, remarks) = (Reports(), Reports())
            let transport = Self.transport(type, remarks, reports)
            let failure = await transport.startUpdates(of: Self.updates(), deadline: .seconds(9_000))
            #expect(failure == nil)
            desk.report(.success)
            desk.report(.failure)
            await transport.stopUpdates(of: Self.updates(), deadline: .seconds(9_000))
            desk.report(.success)
            #expect(reports.lines == ["code 3", "code 4"])
            // A handler that holds its observer weakly has gone with it.
            let late = type == CurrentReporter.self ? 1 : 0
            #expect(remarks.lines.count { $0.contains("after it had been stopped") } == late, "\(remarks.lines)")
            #expect(diary.entries == ["start r1", "stop r1"])
            // Stopping what is stopped does nothing.
            await transport.stopUpdates(of: Self.updates(), deadline: .seconds(9_000))
            #expect(diary.entries.count == 2)
        }
    }

    @Test("a report that does not fit its type is a failure that says so")
    func badReport() async {
        await Desk.open { desk, _ in
            let reports = Reports()
            let transport = Self.transport(CurrentReporter.self, reports)
            _ = await transport.startUpdates(of: Self.updates(), deadline: .seconds(9_000))
            let status = INRideStatus()
            status._setField("phase", .integer(99))
            let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
            response.rideStatus = status
            desk.report(response)
            // Other tests' use of the system's types outside of calls is remarked to every connection.
            let failures = reports.lines.filter { $0.contains("an update was of no use") }
            #expect(failures.count == 1 && failures[0].contains("badReply"), "\(reports.lines)")
        }
    }

    @Test("whoever cannot report, or is not asked to, says why")
    func failures() async {
        let undeclared = InProcessConnection(CurrentReporter.self, declaring: [])
        #expect(await undeclared.startUpdates(of: Self.updates(), deadline: .seconds(9_000))?.code == .undeclaredIntent)
        #expect(
            await Self.transport(NobodyReports.self).startUpdates(of: Self.updates(), deadline: .seconds(9_000))?.code
                == .noHandler)
        let call = UpdatesRequest(intent: INHangUpCallIntent(callIdentifier: "1")._record, identifier: "r", person: "owner")
        let other = InProcessConnection(HangsUp.self, declaring: ["INHangUpCallIntent"])
        #expect(await other.startUpdates(of: call, deadline: .seconds(9_000))?.code == .unavailable)
    }

    @Test("a host that goes away has the reports stopped")
    func abandoned() async {
        await Desk.open { desk, diary in
            var transport: InProcessConnection? = Self.transport(CurrentReporter.self)
            _ = await transport?.startUpdates(of: Self.updates(), deadline: .seconds(9_000))
            transport = nil
            while diary.entries.count < 2 { await Task.yield() }
            #expect(diary.entries == ["start r1", "stop r1"])
        }
    }

    @Test("the handler that began to report stays until it is told to stop, and goes then")
    func lifetime() async {
        await Desk.open { desk, _ in
            let transport = Self.transport(CurrentReporter.self)
            _ = await transport.startUpdates(of: Self.updates("a"), deadline: .seconds(9_000))
            _ = await transport.startUpdates(of: Self.updates("b"), deadline: .seconds(9_000))
            #expect(desk.living == 2)
            await transport.stopUpdates(of: Self.updates("a"), deadline: .seconds(9_000))
            await transport.stopUpdates(of: Self.updates("b"), deadline: .seconds(9_000))
            while desk.living > 0 { await Task.yield() }
        }
    }
}

/// What was reported or remarked, in order.
private final class Reports: Sendable {
    private let content = Mutex<[String]>([])

    var lines: [String] { content.withLock { $0 } }

    func add(_ line: String) { content.withLock { $0.append(line) } }
}

/// Where the handlers of a test leave their observers.
private final class Desk: Sendable {
    @TaskLocal static var current = Desk()

    private struct State {
        var report: (@Sendable (INGetRideStatusIntentResponse) -> Void)?
        var living = 0
    }

    private let state = Mutex(State())

    /// Handlers that have not gone.
    var living: Int { state.withLock { $0.living } }

    /// Runs a test with a desk and a diary of its own.
    static func open(_ test: (Desk, Diary) async -> Void) async {
        let (desk, diary) = (Desk(), Diary())
        await $current.withValue(desk) { await Diary.$current.withValue(diary) { await test(desk, diary) } }
    }

    func begin() { state.withLock { $0.living += 1 } }
    func end() { state.withLock { $0.living -= 1 } }
    func take(_ report: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) { state.withLock { $0.report = report } }

    func report(_ code: INGetRideStatusIntentResponseCode) {
        report(INGetRideStatusIntentResponse(code: code, userActivity: nil))
    }

    func report(_ response: INGetRideStatusIntentResponse) { state.withLock { $0.report }?(response) }
}

private final class CurrentReporter: INExtension {
    override func handler(for intent: INIntent) -> Any { CurrentReportHandler() }
}

private final class CurrentReportHandler: NSObject, INGetRideStatusIntentHandling {
    private let desk = Desk.current

    override init() {
        super.init()
        desk.begin()
    }

    deinit { desk.end() }

    func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
        INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    }

    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) {
        Diary.note("start \(intent.identifier ?? "?")")
        desk.take { observer.didUpdate(getRideStatus: $0) }
    }

    func stopSendingUpdates(for intent: INGetRideStatusIntent) { Diary.note("stop \(intent.identifier ?? "?")") }
}

private final class EarlierReporter: INExtension {
    override func handler(for intent: INIntent) -> Any? { EarlierReportHandler() }
}

/// In the first generation's spelling; it holds its observer weakly, as delegates are held.
private final class EarlierReportHandler: NSObject, INGetRideStatusIntentHandling, @unchecked Sendable {
    // Sendable by hand: the tests report from the task that started the handler.
    private weak var observer: (any INGetRideStatusIntentResponseObserver)?

    func handle(getRideStatus intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
        completion(INGetRideStatusIntentResponse(code: .success, userActivity: nil))
    }

    func startSendingUpdates(
        forGetRideStatus intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
    ) {
        Diary.note("start \(intent.identifier ?? "?")")
        self.observer = observer
        Desk.current.take { [weak self] in self?.observer?.didUpdate(getRideStatus: $0) }
    }

    func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent) { Diary.note("stop \(intent.identifier ?? "?")") }
}

private final class NobodyReports: INExtension {
    override func handler(for intent: INIntent) -> Any? { nil }
}

private final class HangsUp: INExtension, INHangUpCallIntentHandling {
    func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
        INHangUpCallIntentResponse(code: .success, userActivity: nil)
    }
}
