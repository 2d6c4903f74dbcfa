import Intents
import IntentsUI

/// The card of a payment, which does what the note says. Not loaded from a storyboard, it is made up of what it describes.
final class PurseViewController: UIViewController, INUIHostedViewDescribing {
    private(set) var card: IntentCard?

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        guard parameters.isEmpty, let intent = interaction.intent as? INSendPaymentIntent else {
            return completion(false, [], .zero)
        }
        let again = INSendPaymentIntent(
            payee: intent.payee, currencyAmount: INCurrencyAmount(amount: 7, currencyCode: "USD"), note: nil)
        switch intent.note {
        case "silent": return
        case "bare": return completion(false, [], .zero)
        case "escape":
            card = IntentCard(title: "\u{1b}[2JGone") { card in
                card.row("\u{1b}[31mRed\u{202E}", "a\nb\u{7}")
                card.text("\u{1b}")
            }
        case "buttons":
            card = IntentCard { card in
                card.button("yes", again)
                card.button("Call them", INStartAudioCallIntent(contacts: nil))
                card.button("Seven more", again)
            }
        default:
            card = IntentCard(title: "Purse card") { card in
                card.row("To", intent.payee?.displayName ?? "")
                card.row("Stage", "\(interaction.intentHandlingStatus.rawValue)")
                card.progress(0.5, label: "Budget")
                if interaction.intentHandlingStatus == .success { card.button("Seven more", again) }
            }
        }
        completion(true, [INParameter(for: INSendPaymentIntent.self, keyPath: "payee")], CGSize(width: 320, height: 100))
    }
}
