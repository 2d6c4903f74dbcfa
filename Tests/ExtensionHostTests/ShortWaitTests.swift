import ExtensionWire
import TestSupport
import Testing

@Suite(.inTurn) struct ShortWaitTests {
    /// Looks, and finds something at the given attempt, if any.
    private static func attempts(_ wait: inout ShortWait, finding number: Int = .max) -> (count: Int, found: Int?) {
        var count = 0
        let found = wait.look {
            count += 1
            return count == number ? count : nil
        }
        return (count, found)
    }

    @Test("a thread looks only after a short wait, until it has found something or has looked in vain")
    func looks() {
        var wait = ShortWait(processors: 2)
        #expect(Self.attempts(&wait).count == 0)
        wait.slept(for: .microseconds(50))
        for _ in 0..<3 { #expect(Self.attempts(&wait, finding: 1) == (1, 1)) }
        let inVain = Self.attempts(&wait)
        #expect(inVain.count > 0 && inVain.found == nil)
        #expect(Self.attempts(&wait).count == 0)
        wait.slept(for: .seconds(1))
        #expect(Self.attempts(&wait).count == 0)
    }

    @Test("with one processor a thread never looks")
    func single() {
        var wait = ShortWait(processors: 1)
        wait.slept(for: .zero)
        #expect(Self.attempts(&wait, finding: 1).count == 0)
    }
}
