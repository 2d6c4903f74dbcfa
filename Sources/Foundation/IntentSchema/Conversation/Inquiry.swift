/// A question of the person about what is open, answered from the values and the response at hand.
public struct Inquiry: Hashable, Sendable, Codable {
    /// What is asked about.
    public enum Aspect: String, Hashable, Sendable, Codable, CaseIterable {
        /// All of it.
        case details
        case price, duration, distance, date, place, person, count, text, app
        /// What it is called.
        case name
        /// What there is to choose from.
        case options
        /// Which of the choices is the cheapest, the soonest, the closest or the largest.
        case cheapest, soonest, closest, largest
    }

    public var aspect: Aspect
    /// The words that name what is asked about, such as "car" of "which car is it?"; `nil` where there are none.
    public var topic: String?

    /// Which of the choices it is about; `nil` where it is about none in particular.
    public var choice: Int?

    public init(_ aspect: Aspect, topic: String? = nil) {
        self.aspect = aspect
        self.topic = topic
    }
}
