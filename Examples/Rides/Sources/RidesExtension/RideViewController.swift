import IntentsUI

/// The card of a ride: a map of the way with the car on it, and a button to cancel a ride that is on its way.
public final class RideViewController: UIViewController, INUIHostedViewDescribing {
    public private(set) var card: IntentCard?

    public func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        // One view shows the whole ride; the assistant shows what is left.
        guard parameters.isEmpty, let status = Self.status(in: interaction) else { return completion(false, [], .zero) }
        let ends: [(title: String, place: CLPlacemark?)] = [
            ("Pickup", status.pickupLocation), ("Drop-off", status.dropOffLocation),
        ]
        var pins = ends.compactMap { end in
            end.place?.location.map { place in
                IntentCard.Pin("\(end.title): \(end.place.map(Self.words) ?? "")", at: place.coordinate)
            }
        }
        guard pins.count == ends.count else { return completion(false, [], .zero) }
        if let vehicle = status.vehicle?.location {
            pins.append(IntentCard.Pin(status.driver?.displayName ?? "Your driver", at: vehicle.coordinate))
        }
        let ride = interaction.intentHandlingStatus == .ready ? nil : status.rideIdentifier
        card = IntentCard { card in
            card.map(pins)
            if let ride, status.phase != .completed {
                card.button("Cancel this ride", INCancelRideIntent(rideIdentifier: ride))
            }
        }
        completion(true, Self.shown(in: interaction), CGSize(width: 320, height: 200))
    }

    /// The name and the address of a place.
    private static func words(_ place: CLPlacemark) -> String {
        let street = [place.subThoroughfare, place.thoroughfare].compactMap { $0 }.joined(separator: " ")
        return [place.name, street, place.locality].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func status(in interaction: INInteraction) -> INRideStatus? {
        switch interaction.intentResponse {
        case let response as INRequestRideIntentResponse: response.rideStatus
        case let response as INGetRideStatusIntentResponse: response.rideStatus
        default: nil
        }
    }

    /// Both ends of the ride, as the request and as the response have them.
    private static func shown(in interaction: INInteraction) -> Set<INParameter> {
        var shown: Set<INParameter> = []
        if interaction.intent is INRequestRideIntent {
            shown = [
                INParameter(for: INRequestRideIntent.self, keyPath: "pickupLocation"),
                INParameter(for: INRequestRideIntent.self, keyPath: "dropOffLocation"),
            ]
        }
        guard let response = interaction.intentResponse else { return shown }
        for name in ["rideStatus.pickupLocation", "rideStatus.dropOffLocation"] {
            shown.insert(INParameter(for: type(of: response), keyPath: name))
        }
        return shown
    }
}
