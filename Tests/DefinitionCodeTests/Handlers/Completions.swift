import Foundation
import Intents

// Handlers in the style of public apps, with completion handlers.

final class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any {
        switch intent {
        case is OpenHABSetSwitchStateIntent: return SetSwitchStateHandler()
        case is AddWebFeedIntent: return AddWebFeedHandler()
        case is IntentIntent, is ConfigurationIntent: return self
        default: fatalError("Unhandled intent type: \(intent)")
        }
    }
}

extension IntentHandler: ConfigurationIntentHandling {
    func providePeriodOptions(for intent: ConfigurationIntent) -> [Swift.String] { [] }

    func provideListOptionsCollection(
        for intent: ConfigurationIntent, with completion: @escaping (INObjectCollection<List>?, Swift.Error?) -> Void
    ) {
        let section = INObjectSection(title: "Lists", items: [List(identifier: "1", display: "First")])
        completion(INObjectCollection(sections: [section]), nil)
    }

    func defaultList(for intent: ConfigurationIntent) -> List? { List(identifier: nil, display: "First") }
}

class SetSwitchStateHandler: NSObject, OpenHABSetSwitchStateIntentHandling {
    static let onOff = ["On", "Off", "Toggle"]

    func provideItemOptionsCollection(
        for intent: OpenHABSetSwitchStateIntent, with completion: @escaping (INObjectCollection<NSString>?, Swift.Error?) -> Void
    ) {
        completion(INObjectCollection(items: Self.onOff as [NSString]), nil)
    }

    func provideItemOptions(
        for intent: OpenHABSetSwitchStateIntent, with completion: @escaping ([Swift.String]?, Swift.Error?) -> Void
    ) {
        completion(Self.onOff, nil)
    }

    func provideActionOptions(
        for intent: OpenHABSetSwitchStateIntent, with completion: @escaping ([Swift.String]?, Swift.Error?) -> Void
    ) {
        completion(nil, CocoaError(.fileNoSuchFile))
    }

    func resolveItem(for intent: OpenHABSetSwitchStateIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        guard let item = intent.item, !item.isEmpty else { return completion(.needsValue()) }
        completion(INStringResolutionResult.success(with: item))
    }

    func resolveAction(for intent: OpenHABSetSwitchStateIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(.disambiguation(with: Self.onOff))
    }

    func confirm(
        intent: OpenHABSetSwitchStateIntent, completion: @escaping (OpenHABSetSwitchStateIntentResponse) -> Void
    ) {
        completion(OpenHABSetSwitchStateIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(
        intent: OpenHABSetSwitchStateIntent, completion: @escaping (OpenHABSetSwitchStateIntentResponse) -> Void
    ) {
        guard let item = intent.item else { return completion(.failureInvalidItem("nothing")) }
        guard let action = intent.action else { return completion(.failureInvalidAction(state: "none", item: item)) }
        switch action {
        case "": completion(.failureEmptyValue(item: item))
        case "1": completion(.failureInvalidValue(1, item: item))
        case "2": completion(.failure(failure: "broken"))
        case "3": completion(.overview(overview: "all"))
        case "4": completion(.failureOther(error: "broken", eventName: "event"))
        case "5": completion(.successConcise(domain: "light", order: INCurrencyAmount(amount: 1, currencyCode: "EUR")))
        default: completion(OpenHABSetSwitchStateIntentResponse.success(action: action, item: item))
        }
    }
}

class AddWebFeedHandler: NSObject, AddWebFeedIntentHandling {
    typealias Intent = AddWebFeedIntent

    func resolveUrl(for intent: Intent, with completion: @escaping (AddWebFeedUrlResolutionResult) -> Void) {
        guard let url = intent.url else {
            completion(.unsupported(forReason: .required))
            return
        }
        completion(.success(with: url))
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    func resolveAccount_name(
        for intent: Intent, with completion: @escaping (AddWebFeedAccount_nameResolutionResult) -> Void
    ) {
        completion(intent.account_name.map { AddWebFeedAccount_nameResolutionResult.success(with: $0) } ?? .notRequired())
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    func provideAccount_nameOptions(for intent: Intent, with completion: @escaping ([Swift.String]?, Swift.Error?) -> Void) {
        completion(["On My Mac"], nil)
    }

    func resolveTags(for intent: Intent, with completion: @escaping ([AddWebFeedTagsResolutionResult]) -> Void) {
        guard let tags = intent.tags, tags.count < 4 else {
            completion([AddWebFeedTagsResolutionResult.unsupported(forReason: .tooManyTags), .unsupported(forReason: .default)])
            return
        }
        completion(tags.map { .success(with: $0) })
    }

    func handle(intent: Intent, completion: @escaping (AddWebFeedIntentResponse) -> Void) {
        let response = AddWebFeedIntentResponse(
            code: intent.title == nil ? .failure : .success, userActivity: .init(activityType: "a"))
        response.userActivity = NSUserActivity(activityType: "b")
        completion(response)
    }
}

extension IntentHandler: IntentIntentHandling {
    func resolveDefault(for intent: IntentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(.confirmationRequired(with: intent.default))
    }

    func handle(intent: IntentIntent, completion: @escaping (IntentIntentResponse) -> Void) {
        completion(.default(default: intent.error ?? "", in: intent.in ?? "", response: intent.completion ?? ""))
    }
}

class SendLocationHandler: NSObject, SendLocationIntentHandling {
    func handle(intent: SendLocationIntent, completion: @escaping (SendLocationIntentResponse) -> Void) {
        let parsed: SendLocationClipboardLocationParsedAs = intent.location == nil ? .unknown : .coordinates
        completion(.success(parsedAs: parsed))
    }
}
