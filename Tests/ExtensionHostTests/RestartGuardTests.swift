import Testing

@testable import ExtensionHost

/// When a program that fails is started again, with instants instead of time that passes.
struct RestartGuardTests {
    private static let start = ContinuousClock.now

    private static var limits: ExtensionLimits {
        var limits = ExtensionLimits()
        limits.failures = 6
        limits.rest = .seconds(30)
        return limits
    }

    @Test("two failures cost nothing, later ones a pause that doubles, and many a rest")
    func pauses() {
        var restarts = RestartGuard(Self.limits)
        let expected: [RestartGuard.Decision] = [
            .start(after: .zero), .start(after: .zero), .start(after: .zero), .start(after: .milliseconds(100)),
            .start(after: .milliseconds(200)), .start(after: .milliseconds(400)), .rest(.seconds(30)),
        ]
        for decision in expected {
            #expect(restarts.decision(at: Self.start) == decision)
            restarts.failed(at: Self.start)
        }
    }

    @Test("a pause and a rest are counted from the failure, and one attempt follows a rest")
    func time() {
        var restarts = RestartGuard(Self.limits)
        for _ in 0..<4 { restarts.failed(at: Self.start) }
        #expect(restarts.decision(at: Self.start + .milliseconds(150)) == .start(after: .milliseconds(50)))
        #expect(restarts.decision(at: Self.start + .milliseconds(200)) == .start(after: .zero))
        for _ in 0..<2 { restarts.failed(at: Self.start) }
        #expect(restarts.decision(at: Self.start + .seconds(29)) == .rest(.seconds(1)))
        let after = Self.start + .seconds(30)
        #expect(restarts.decision(at: after) == .start(after: .zero))
        restarts.failed(at: after)
        #expect(restarts.decision(at: after) == .rest(.seconds(30)))
        #expect(restarts.count == 7)
        restarts.succeeded()
        #expect(restarts.decision(at: after) == .start(after: .zero) && restarts.count == 0)
    }
}
