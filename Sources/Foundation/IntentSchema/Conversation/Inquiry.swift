/// A question by the person about the open request, answered from its values and the app's response.
public struct Inquiry: Hashable, Sendable, Codable {
    /// The aspect of the request that is asked about.
    public enum Aspect: String, Hashable, Sendable, Codable, CaseIterable {
        /// Everything.
        case details
        /// A single detail of the request.
        case price, duration, distance, date, place, person, count, text, app
        /// The name.
        case name
        /// The available choices.
        case options
        /// The choice that ranks first by price, time, distance or size.
        case cheapest, soonest, closest, largest
    }

    /// The aspect asked about.
    public var aspect: Aspect
    /// The words that name the topic, such as "car" in "which car is it?"; `nil` if there are none.
    public var topic: String?

    /// The choice that it is about, counted from 0; `nil` if it is about none in particular.
    public var choice: Int?

    public init(_ aspect: Aspect, topic: String? = nil) {
        self.aspect = aspect
        self.topic = topic
    }
}
