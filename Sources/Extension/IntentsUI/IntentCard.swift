public import CoreLocation
package import IntentSchema
public import Intents
import RecordObjects
public import UIKit

/// What a hosted view shows, described so that a terminal, a page or a screen can draw it. There is nothing like it on Apple's systems,
/// where the view itself is shown.
///
///     IntentCard(title: "On the way") {
///         $0.progress(0.4, label: "Pickup")
///         $0.row("Driver", "Grace")
///         $0.button("Cancel the ride", INCancelRideIntent(rideIdentifier: ride))
///     }
public struct IntentCard {
    /// An entry of a list.
    public struct Item: Hashable, Sendable {
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
    public struct Pin {
        /// What is there; `nil` if it has no name.
        public var title: String?
        /// Where it is.
        public var coordinate: CLLocationCoordinate2D

        public init(_ title: String? = nil, at coordinate: CLLocationCoordinate2D) {
            self.title = title
            self.coordinate = coordinate
        }
    }

    /// The heading; `nil` for the assistant's.
    public var title: String?
    /// The parts so far.
    package private(set) var elements: [SuppliedCard.Element] = []

    /// - Parameter build: adds the parts, from the top.
    public init(title: String? = nil, _ build: (inout IntentCard) -> Void = { _ in }) {
        self.title = title
        build(&self)
    }

    /// Adds a sentence.
    public mutating func text(_ text: String) { elements.append(.text(text)) }

    /// Adds a detail with its name.
    public mutating func row(_ label: String, _ value: String) { elements.append(.row(label: label, value: value)) }

    /// Adds several things, in order.
    public mutating func list(_ items: [Item]) {
        elements.append(.list(items.map { SuppliedCard.Item($0.title, subtitle: $0.subtitle) }))
    }

    /// Adds a picture. Nothing is added for an image without bytes, such as a symbol.
    public mutating func image(_ image: UIImage) {
        if let data = image.pngData() { elements.append(.image(data)) }
    }

    /// Adds places, which are drawn in their positions to each other.
    public mutating func map(_ pins: [Pin]) {
        elements.append(
            .map(
                pins.map { pin in
                    let coordinate = Coordinate(latitude: pin.coordinate.latitude, longitude: pin.coordinate.longitude)
                    return SuppliedCard.Pin(pin.title, at: coordinate)
                }))
    }

    /// Adds how much is done.
    ///
    /// - Parameter fraction: from 0 to 1.
    public mutating func progress(_ fraction: Double, label: String? = nil) {
        elements.append(.progress(fraction, label: label))
    }

    /// Adds something that the person may say or touch.
    ///
    /// - Parameters:
    ///   - title: what it is called, and what the person may say.
    ///   - intent: the request that it begins, one of the same app. Like every request it is resolved, confirmed and handled.
    public mutating func button(_ title: String, _ intent: INIntent) {
        elements.append(.button(title: title, intent: intent._record))
    }
}

/// A hosted view that describes what it shows. Views that do not cannot be shown here, since there is no screen.
@MainActor
public protocol INUIHostedViewDescribing: INUIHostedViewControlling {
    /// What the view shows after it was configured; `nil` for nothing.
    var card: IntentCard? { get }
}
