/// A question by the person about the open request, answered from its values and the app's response.
public struct Inquiry: Hashable, Sendable {
    /// The aspect of the request that is asked about.
    public enum Aspect: String, Hashable, Sendable, CaseIterable {
        /// Everything.
        case details = "details"
        /// A single detail of the request.
        case price = "price"
        case duration = "duration"
        case distance = "distance"
        case date = "date"
        case place = "place"
        case person = "person"
        case count = "count"
        case text = "text"
        case app = "app"
        /// The name.
        case name = "name"
        /// The available choices.
        case options = "options"
        /// The choice that ranks first by price, time, distance or size.
        case cheapest = "cheapest"
        case soonest = "soonest"
        case closest = "closest"
        case largest = "largest"
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
