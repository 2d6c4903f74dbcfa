import CoreLocation
import Foundation
public import IntentsUI
import Synchronization

/// The view of the probe, which shows what the text of a message says.
public final class ProbeInterface: UIViewController, INUIHostedViewDescribing {
    /// What the view shows.
    public private(set) var card: IntentCard?
    private static var kept: [Any] = []

    /// Shows what the message says.
    public func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        // As many views measure themselves.
        let size = extensionContext!.hostedViewMaximumAllowedSize
        guard let intent = interaction.intent as? INSendMessageIntent else { return completion(false, [], .zero) }
        let both: Set<INParameter> = [
            INParameter(for: INSendMessageIntent.self, keyPath: "content"),
            INParameter(for: INSendMessageIntent.self, keyPath: "recipients"),
        ]
        switch intent.content {
        case "everything":
            guard parameters.isEmpty else { return completion(false, [], .zero) }
            describeEverything(interaction)
            completion(true, both, size)
        case "by parameter":
            guard let name = parameters.first?.parameterKeyPath else { return completion(false, [], .zero) }
            card = IntentCard { card in
                if name == "recipients" {
                    card.text("shown once")
                } else {
                    card.text("shown once")
                    card.text(name)
                }
            }
            completion(true, parameters, size)
        case "handler dropped": break
        case "never": Self.kept.append(completion)
        case "answered twice":
            guard parameters.isEmpty else { return completion(false, [], .zero) }
            card = IntentCard { $0.text("answered twice") }
            completion(true, [], size)
            completion(false, both, .zero)
        case "too much":
            guard parameters.isEmpty else { return completion(false, [], .zero) }
            card = IntentCard { card in
                if let image = UIImage(data: Self.hugePicture) { card.image(image) }
                for number in 1...100 { card.row("Row", "\(number)") }
            }
            completion(true, both, size)
        default: completion(false, [], .zero)
        }
    }

    /// Shows a message that says "old way".
    public func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
    ) {
        guard (interaction.intent as? INSendMessageIntent)?.content == "old way" else { return completion(.zero) }
        card = IntentCard { $0.text("old way") }
        completion(CGSize(width: 100, height: 100))
    }

    private func describeEverything(_ interaction: INInteraction) {
        card = IntentCard(title: "Probe \u{1F600}") { card in
            card.text((interaction.intent as? INSendMessageIntent)?.content ?? "")
            card.row("Stage", "\(interaction.intentHandlingStatus.rawValue)")
            card.list([.init("one", subtitle: "first"), .init("two")])
            card.map([.init("here", at: CLLocationCoordinate2D(latitude: 37.5, longitude: -122.25))])
            card.progress(0.25, label: "Part")
            let again = INSendMessageIntent(
                recipients: [], outgoingMessageType: .unknown, content: "again", speakableGroupName: nil,
                conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
            card.button("Again", again)
        }
    }

    /// The beginning of a picture, followed by more than a card may have.
    private static let hugePicture =
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1])
        + Data(count: 2 << 20)
}
