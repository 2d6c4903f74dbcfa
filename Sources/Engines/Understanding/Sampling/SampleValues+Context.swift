import Foundation
import IntentSchema

extension SampleValues {
    /// A context that knows everything the values name: people, relations, and the apps' vocabulary.
    ///
    /// - Parameter intents: The intents supported by every app in it.
    public func context(intents: [String]) -> InterpretationContext {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return InterpretationContext(
            // A Wednesday morning in March 2026.
            now: Date(timeIntervalSince1970: 1_772_618_400), calendar: calendar, locale: Locale(identifier: "en_US"),
            location: .init(latitude: 37.7749, longitude: -122.4194), apps: apps(intents), contacts: ContactIndex(people))
    }

    private var people: [Contact] {
        let me = Contact(
            id: "me", givenName: "Alex", familyName: "Rivera", fullName: "Alex Rivera",
            addresses: ["home", "work"].map { .init(label: $0, street: "1 Elm Street", city: "San Francisco", state: "CA") },
            isMe: true)
        let named = (lists["person"] ?? []).enumerated().compactMap { number, name -> Contact? in
            let parts = name.split(separator: " ").map(String.init)
            guard let first = parts.first, first != "my" else { return nil }
            return Contact(
                id: "person-\(number)", givenName: first, familyName: parts.dropFirst().joined(separator: " "), fullName: name)
        }
        let relations = ["mother", "father", "sister", "brother", "wife", "husband", "boss", "roommate", "grandmother"]
        let related = relations.map {
            Contact(
                id: $0, givenName: "Related \($0)", fullName: "Related \($0)", relationship: $0,
                addresses: [.init(label: "home", street: "7 Fir Street", city: "Oakland", state: "CA")])
        }
        return [me] + named + related
    }

    /// The apps of the list `app`; the first has all vocabulary, taken from the lists named after slots.
    private func apps(_ intents: [String]) -> [AppDescription] {
        var apps = (lists["app"] ?? ["App"]).map { AppDescription(id: $0, name: $0, intents: intents) }
        for (slot, words) in lists.sorted(by: { $0.key < $1.key })
        where slot.lowercased().hasSuffix("name") || ["biller", "restaurant"].contains(slot) {
            let parameter = slot == "biller" ? "billPayee" : slot
            apps[0].vocabulary += words.map { word in
                let parameters = slot.contains(".") ? [slot] : intents.map { "\($0).\(parameter)" }
                return .init(parameters: parameters, identifier: "\(slot) \(word)", phrases: [word])
            }
        }
        return apps
    }
}
