import Testing

@testable import Assistant

@Suite("Who is attended to")
struct AttendancesTests {
    private final class One {}

    @Test("The one attended to last counts, however often, and after it has left the one before it")
    func order() {
        let all = (0..<3).map { _ in One() }
        var attendances = Attendances<One>()
        #expect(attendances.latest() == nil)
        for index in [0, 1, 2, 0, 0, 2, 1] { attendances.add(all[index]) }
        #expect(attendances.latest() === all[1])
        attendances.remove(all[1])
        #expect(attendances.latest() === all[2])
        attendances.add(all[1])
        #expect(attendances.latest() === all[1])
        for one in all.dropFirst() { attendances.remove(one) }
        #expect(attendances.latest() === all[0])
        attendances.remove(all[0])
        #expect(attendances.latest() == nil)
    }

    @Test("Those that are gone do not count")
    func gone() {
        let one = One()
        var attendances = Attendances<One>()
        attendances.add(one)
        for _ in 0..<100 { attendances.add(One()) }
        #expect(attendances.latest() === one)
        for _ in 0..<100 { attendances.add(One()) }
        attendances.remove(one)
        #expect(attendances.latest() == nil)
    }

    @Test("Many take turns")
    func many() {
        let all = (0..<200).map { _ in One() }
        var attendances = Attendances<One>()
        for round in 0..<10 {
            for index in all.indices { attendances.add(all[(index * 7 + round) % all.count]) }
        }
        // In the order of the last round.
        for index in all.indices.reversed() {
            let expected = all[(index * 7 + 9) % all.count]
            #expect(attendances.latest() === expected)
            attendances.remove(expected)
        }
        #expect(attendances.latest() == nil)
    }
}
