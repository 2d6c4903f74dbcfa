/// A question of the person about what is open, answered from the values and the response at hand.
public struct Inquiry: Hashable, Sendable, Codable {
    /// What is asked about.
    public enum Aspect: String, Hashable, Sendable, Codable, CaseIterable {
        /// All of it.
        case details
        case price, duration, distance, date, place, person, count, text, app
        /// What there is to choose from.
        case options
        /// Which of the choices is the cheapest, the soonest, the closest or the largest.
        case cheapest, soonest, closest, largest
    }

    public var aspect: Aspect
    /// The parameter asked about; `nil` where the question names none.
    public var parameter: String?

    public init(_ aspect: Aspect, parameter: String? = nil) {
        self.aspect = aspect
        self.parameter = parameter
    }
}
