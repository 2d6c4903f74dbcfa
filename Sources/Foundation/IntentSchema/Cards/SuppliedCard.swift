public import Foundation

/// The card that an app supplies for a request, described so that any screen can draw it.
///
/// It comes from an app, so all of it is within limits; texts may still hold anything, and faces clean them before they show them.
public struct SuppliedCard: Hashable, Sendable {
    /// An entry of a list.
    public struct Item: Hashable, Sendable, Encodable {
        /// What it is called.
        public var title: String
        /// More about it; `nil` if there is nothing.
        public var subtitle: String?

        public init(_ title: String, subtitle: String? = nil) {
            self.title = title
            self.subtitle = subtitle
        }
    }

    /// A place on a map.
    public struct Pin: Hashable, Sendable, Encodable {
        /// What is there; `nil` if it has no name.
        public var title: String?
        /// Where it is.
        public var coordinate: Coordinate

        /// - Parameter title: what is there; `nil` if it has no name.
        public init(_ title: String?, at coordinate: Coordinate) {
            self.title = title
            self.coordinate = coordinate
        }
    }

    /// A part of the card.
    public enum Element: Hashable, Sendable {
        /// A sentence.
        case text(String)
        /// A detail with its name.
        case row(label: String, value: String)
        /// Several things, in order.
        case list([Item])
        /// An encoded picture, usually PNG or JPEG.
        case image(Data)
        /// Places, to be drawn in their positions to each other.
        case map([Pin])
        /// How much is done, from 0 to 1, and of what.
        case progress(Double, label: String?)
        /// Something that the person may say or touch, which begins a request of the same app: a record of the intent's type.
        case button(title: String, intent: Record)
    }

    /// The heading; `nil` for the assistant's.
    public var title: String?
    /// The parts, from the top.
    public var elements: [Element]
    /// The parameters of the intent and the fields of the response that the card shows, as dotted paths. The assistant does not show
    /// them again.
    public var covered: Set<String>

    /// - Parameter covered: the parameters and fields that the card shows, as dotted paths.
    public init(title: String? = nil, _ elements: [Element], covering covered: Set<String> = []) {
        self.title = title
        self.elements = elements
        self.covered = covered
    }

    /// The titles of the buttons with what they begin, in order.
    public var buttons: [(title: String, intent: Record)] {
        elements.compactMap { if case .button(let title, let intent) = $0 { (title, intent) } else { nil } }
    }
}

extension SuppliedCard {
    /// More elements, list items or pins are left out.
    public static let mostElements = 40
    /// More buttons are left out.
    public static let mostButtons = 6
    /// Longer texts are cut, in characters.
    public static let longestText = 500
    /// Pictures beyond this size, of all together, are left out, in bytes.
    public static let largestImage = 1 << 20
}
