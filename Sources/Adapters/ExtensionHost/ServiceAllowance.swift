/// How much more a program may ask of its host: a number of requests that grows with time, up to a limit.
struct ServiceAllowance {
    private let most: Double
    private let perSecond: Double
    private var left: Double
    private var counted: ContinuousClock.Instant

    /// The whole allowance, at this instant.
    init(_ limits: ExtensionLimits, at now: ContinuousClock.Instant) {
        most = Double(limits.services)
        perSecond = Double(limits.servicesPerSecond)
        left = most
        counted = now
    }

    /// Takes so many requests from the allowance.
    ///
    /// - Returns: whether there were as many left.
    mutating func take(_ count: Int, at now: ContinuousClock.Instant) -> Bool {
        left = min(most, left + (now - counted) / .seconds(1) * perSecond)
        counted = now
        guard left >= Double(count) else { return false }
        left -= Double(count)
        return true
    }
}
