import Foundation

/// The restaurants that take reservations through Corner Table.
public struct RestaurantGuide: Sendable {
    public let restaurants: [Restaurant]

    private static let loaded = Result { try RestaurantGuide() }

    /// The guide that comes with the app.
    ///
    /// - Throws: `TableError` with code `storage`.
    public static func shared() throws(TableError) -> RestaurantGuide {
        do {
            return try loaded.get()
        } catch {
            throw TableError(.storage, "the guide of restaurants cannot be read; install the app again", cause: error)
        }
    }

    private init() throws {
        let file = Bundle.module.bundleURL.appendingPathComponent("Resources/restaurants.json")
        restaurants = try JSONDecoder().decode([Restaurant].self, from: Data(contentsOf: file))
    }

    /// The restaurant with that identifier; `nil` when there is none.
    public func restaurant(id: String) -> Restaurant? {
        restaurants.first { $0.id == id }
    }

    /// The name, with the town where another restaurant bears the same name.
    public func title(of restaurant: Restaurant) -> String {
        let isShared = restaurants.contains { $0.name == restaurant.name && $0.id != restaurant.id }
        return isShared ? "\(restaurant.name), \(restaurant.town)" : restaurant.name
    }

    /// Those who go by these words, which may name the town, too; when some bear just that name, only those. Words that are no name may
    /// tell the kitchen or the town: "Italian", "seafood in San Francisco", "Oakland".
    public func restaurants(called words: String) -> [Restaurant] {
        let spoken = Self.words(words)
        guard !spoken.isEmpty else { return [] }
        let exact = restaurants.filter { Self.words($0.name) == spoken }
        guard exact.isEmpty else { return exact }
        let named = restaurants.filter { Self.spoken(spoken, name: $0.name, in: $0.town) }
        guard named.isEmpty else { return named }
        let alike = restaurants.filter { Self.spoken(spoken, name: $0.cuisine, in: $0.town) }
        return alike.isEmpty ? restaurants.filter { Self.words($0.town) == spoken } : alike
    }

    /// Whether the words are some of the name's, and perhaps of the town's.
    private static func spoken(_ spoken: [String], name: String, in town: String) -> Bool {
        let name = Set(words(name))
        return spoken.contains(where: name.contains) && name.union(words(town)).isSuperset(of: spoken)
    }

    private static func words(_ text: String) -> [String] {
        let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .replacingOccurrences(of: "['’]", with: "", options: .regularExpression)
            .replacingOccurrences(of: "&", with: " and ")
        let words = plain.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return words.filter { !["the", "a", "an", "and", "in", "at", "of", "restaurant"].contains($0) }
    }
}
