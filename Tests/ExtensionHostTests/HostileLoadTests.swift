import ExtensionHost
import ExtensionProtocol
import ExtensionWire
import Foundation
import IntentSchema
import Synchronization
import TestSupport
import Testing

/// Programs that ask for more than they may have, or send more than anybody wants.
@Suite(.enabled(if: LongTests.areRun, "run by Scripts/long-tests"), .inTurn) struct HostileLoadTests {
    private static let contact = Contact(id: "c", givenName: "Anna", fullName: "Anna")

    @Test(
        "contacts go to a program that may have them, whatever it claims",
        arguments: [AccessPermission.denied, .notAsked(grants: false), .granted])
    func contacts(permission: AccessPermission) async throws {
        let played = PlayedConnection(services: AppServices(permission: { _ in permission }, contacts: { [Self.contact] }))
        async let reply = played.resolve("first")
        let program = await played.program()
        let call = await program.takeFirstCall()
        let (_, claim) = HostileProgramTests.event(.permission(.contacts, isGranted: true))
        program.send(0, try #require(claim))
        program.send(7, .serviceRequest(.with { $0.contacts = WireEmpty() }))
        let answer = try #require(await program.next())
        #expect(answer.id == 7)
        guard case .serviceReply(let given) = answer.body else {
            Issue.record("it was given \(answer)")
            return
        }
        #expect(given.contacts.contacts.map(\.givenName) == (permission == .granted ? ["Anna"] : []))
        program.answer(call, "answer")
        #expect(await reply.text == "answer")
        #expect(played.events.others.isEmpty)
    }

    @Test("of 10,000 requests for services at once, few are served and none is kept")
    func services() async throws {
        let geocoder = HeldGeocoder()
        let played = PlayedConnection(services: AppServices(permission: { _ in .denied }, geocoder: geocoder))
        async let reply = played.resolve("first")
        let program = await played.program()
        let call = await program.takeFirstCall()
        for number in 1...10_000 { program.send(UInt64(number), .serviceRequest(.with { $0.placemarksNamed = "a" })) }
        var refused: Set<UInt64> = []
        while refused.count < 10_000 - 64 {
            let answer = try #require(await program.next())
            #expect(answer.serviceReply.reply == .nothing(WireEmpty()))
            refused.insert(answer.id)
        }
        geocoder.release()
        for _ in 0..<64 { #expect(try #require(await program.next()).serviceReply.records.records.isEmpty) }
        #expect(geocoder.count == 64)
        program.answer(call, "answer")
        #expect(await reply.text == "answer")
    }

    @Test("100,000 events at once are bounded, and the call among them is answered")
    func events() async throws {
        let played = PlayedConnection()
        async let reply = played.resolve("first")
        let program = await played.program()
        let call = await program.takeFirstCall()
        let remark = HostileProgramTests.message(.event(.with { $0.remark = "again" }))
        let block = Array(repeatElement(remark, count: 1_000).joined())
        Thread.detachNewThread {
            for _ in 0..<100 { program.write(block) }
            program.answer(call, "answer")
        }
        #expect(await reply.text == "answer")
        #expect(played.events.all.count == 100_000)
        #expect(!program.wasKilled)
    }

    @Test("a program that does not read is sent no more than a host can keep")
    func unread() async throws {
        let played = PlayedConnection()
        async let first = played.resolve("first")
        let program = await played.program()
        _ = await program.takeFirstCall()
        let text = String(repeating: "a", count: 1_000_000)
        let failures = Failures()
        let calls = Task {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<100 {
                    group.addTask {
                        let failure = await played.resolve(text).failure
                        failures.append(failure)
                    }
                }
            }
        }
        // 64 MiB are kept, and a little is in the socket.
        await until { failures.all.count >= 30 }
        let early = failures.all
        #expect(early.allSatisfy { $0.code == .unavailable && $0.message.contains("Probe") && $0.message.contains("unread") })
        played.pool.endAll()
        await calls.value
        #expect(failures.all.count == 100)
        #expect(await first.failure?.code == .unavailable)
        program.exit()
        await until { played.pool.count == 0 }
    }

    @Test("each person has a program of their own, which speaks for nobody else")
    func people() async throws {
        let played = PlayedConnection()
        async let owner = played.resolve("owner's", for: "owner")
        let first = await played.program()
        let call = await first.takeFirstCall()
        async let guest = played.resolve("guest's", for: "guest")
        let second = await played.program()
        let other = await second.takeFirstCall()
        // Both are the first call of their program; what the guest's answers goes to the guest.
        #expect(call == other)
        second.answer(other, "for the guest")
        second.answer(call, "for the owner")
        #expect(await guest.text == "for the guest")
        let (_, remark) = HostileProgramTests.event(.remark("mine"))
        second.send(0, try #require(remark))
        first.answer(call, "true")
        #expect(await owner.text == "true")
        await until { played.events.all.contains { $0.kind == .remark("mine") } }
        #expect(played.events.all.allSatisfy { $0.person == "guest" })
    }
}

private final class Failures: Sendable {
    private let list = Mutex<[ExtensionFailure]>([])

    var all: [ExtensionFailure] { list.withLock { $0 } }
    func append(_ failure: ExtensionFailure?) { list.withLock { $0 += [failure].compactMap(\.self) } }
}

/// Answers once it is released.
private final class HeldGeocoder: Geocoding {
    private let state = Mutex<(isReleased: Bool, count: Int, waiting: [CheckedContinuation<Void, Never>])>((false, 0, []))

    var count: Int { state.withLock(\.count) }

    func release() {
        let waiting = state.withLock { state in
            state.isReleased = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for each in waiting { each.resume() }
    }

    private func wait() async {
        await withCheckedContinuation { continuation in
            let isReleased = state.withLock { state in
                state.count += 1
                if !state.isReleased { state.waiting.append(continuation) }
                return state.isReleased
            }
            if isReleased { continuation.resume() }
        }
    }

    func placemarks(named text: String) async -> [Record] {
        await wait()
        return []
    }

    func placemarks(near coordinate: Coordinate) async -> [Record] { [] }
}
