import ExtensionRuntime
import Intents

/// The extension as an app's developer writes it.
class SoupExtension: INExtension {
    override func handler(for intent: INIntent) -> Any {
        intent is OrderSoupIntent ? OrderSoupIntentHandler() : self
    }
}

extension Soup {
    convenience init(_ name: String) {
        self.init(identifier: name.lowercased(), display: name)
    }
}

class OrderSoupIntentHandler: NSObject, OrderSoupIntentHandling {
    func provideSoupOptionsCollection(
        for intent: OrderSoupIntent, with completion: @escaping (INObjectCollection<Soup>?, Error?) -> Void
    ) {
        completion(INObjectCollection(items: [Soup("Minestrone"), Soup("Gazpacho"), Soup("Borscht")]), nil)
    }

    func resolveSoup(for intent: OrderSoupIntent, with completion: @escaping (SoupResolutionResult) -> Void) {
        guard let soup = intent.soup else { return completion(.needsValue()) }
        soup.price = INCurrencyAmount(amount: 4.5, currencyCode: "USD")
        completion(.success(with: soup))
    }

    func resolveSize(for intent: OrderSoupIntent) async -> SoupSizeResolutionResult {
        intent.size == .unknown ? .needsValue() : .success(with: intent.size)
    }

    func resolveQuantity(for intent: OrderSoupIntent, with completion: @escaping (OrderSoupQuantityResolutionResult) -> Void) {
        guard let quantity = intent.quantity?.intValue else { return completion(.needsValue()) }
        completion(quantity > 10 ? .unsupported(forReason: .greaterThanMaximumValue) : .success(with: quantity))
    }

    func confirm(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void) {
        completion(OrderSoupIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
        guard let soup = intent.soup, soup.price != nil else {
            return OrderSoupIntentResponse(code: .failure, userActivity: nil)
        }
        return switch soup.displayString {
        case "Gazpacho": .failureSoldOut(soup: soup)
        case "Borscht": OrderSoupIntentResponse(code: .continueInApp, userActivity: NSUserActivity(activityType: "order"))
        default: .success(waitTime: 7)
        }
    }
}

/// The app: it takes on an order that it finds in the activity, as an object of the app's own class.
final class SoupApplication: ApplicationDelegate {
    func application(continue userActivity: NSUserActivity) -> Bool {
        let intent = userActivity.interaction?.intent as? OrderSoupIntent
        let response = userActivity.interaction?.intentResponse as? OrderSoupIntentResponse
        return intent?.soup?.displayString == "Borscht" && response?.code == .continueInApp
    }
}
