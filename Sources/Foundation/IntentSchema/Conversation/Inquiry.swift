/// A question by the person about the open request, answered from its values and the app's response.
public struct Inquiry: Hashable, Sendable {
    /// The aspect of the request that is asked about.
    public enum Aspect: String, Hashable, Sendable, CaseIterable {
        /// Everything.
        case details = "details"
        /// What it costs.
        case price = "price"
        /// How long it takes.
        case duration = "duration"
        /// How far it is.
        case distance = "distance"
        /// When it is.
        case date = "date"
        /// Where it is.
        case place = "place"
        /// Who takes part.
        case person = "person"
        /// How many there are.
        case count = "count"
        /// The text, such as that of a message.
        case text = "text"
        /// The app that does it.
        case app = "app"
        /// The name.
        case name = "name"
        /// Whether it has been done, and how far it is.
        case state = "state"
        /// Whether it has been done at all: "did it go out?"
        case done = "done"
        /// What kind of thing it is, such as a restaurant's kitchen.
        case description = "description"
        /// Why the app refused what was said.
        case reason = "reason"
        /// The available choices.
        case options = "options"
        /// The choice with the lowest price.
        case cheapest = "cheapest"
        /// The choice with the earliest time.
        case soonest = "soonest"
        /// The choice at the shortest distance.
        case closest = "closest"
        /// The choice of the largest size.
        case largest = "largest"
    }

    /// The aspect asked about.
    public var aspect: Aspect
    /// The words that name the topic, such as "car" in "which car is it?"; `nil` if there are none.
    public var topic: String?
    /// The words of the topic that have nothing to do with what the request is about: "flight" for a ride; `nil` if there are none.
    public var strange: String?
    /// The choice that it is about, counted from 0; `nil` if it is about none in particular.
    public var choice: Int?
    /// The completed request that it is about, counted from the latest, 0; `nil` for the open request, or else the latest.
    public var done: Int?

    public init(_ aspect: Aspect, topic: String? = nil, strange: String? = nil) {
        self.aspect = aspect
        self.topic = topic
        self.strange = strange
    }
}
