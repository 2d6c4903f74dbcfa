import Synchronization
import Testing

@testable import AssistantServer

/// Many conversations are woken by one task.
struct AlarmsTests {
    @Test("alarms ring once each, by their times, whatever the order in which they were set")
    func order() async {
        let alarms = Alarms()
        let (rung, ring) = AsyncStream.makeStream(of: String.self)
        alarms.set(after: .milliseconds(400), for: "late") { ring.yield("late") }
        alarms.set(after: .milliseconds(1), for: "early") { ring.yield("early") }
        alarms.set(after: .seconds(3_600), for: "moved") { ring.yield("never") }
        alarms.set(after: .milliseconds(200), for: "moved") { ring.yield("moved") }
        var order: [String] = []
        for await name in rung {
            order.append(name)
            if order.count == 3 { break }
        }
        #expect(order == ["early", "moved", "late"])
    }

    @Test("an alarm that was cancelled keeps no other from ringing")
    func cancelled() async {
        let alarms = Alarms()
        let (rung, ring) = AsyncStream.makeStream(of: String.self)
        alarms.set(after: .seconds(3_600), for: "cancelled") { ring.yield("cancelled") }
        alarms.set(after: .milliseconds(100), for: "next") { ring.yield("next") }
        alarms.cancel("cancelled")
        alarms.cancel("none")
        for await name in rung {
            #expect(name == "next")
            break
        }
    }

    @Test("an alarm may set the next one when it rings")
    func again() async {
        let alarms = Alarms()
        let (rung, ring) = AsyncStream.makeStream(of: Int.self)
        @Sendable func set(_ number: Int) {
            alarms.set(after: .milliseconds(1), for: "again") {
                ring.yield(number)
                if number < 3 { set(number + 1) } else { ring.finish() }
            }
        }
        set(1)
        var numbers: [Int] = []
        for await number in rung { numbers.append(number) }
        #expect(numbers == [1, 2, 3])
    }
}
