import Intents
import TablesCore

/// Which restaurant of the guide was meant.
enum RestaurantMatch {
    /// Nobody named one.
    case missing
    case unknown
    case one(Restaurant)
    case several([Restaurant])

    init(_ restaurant: INRestaurant?) throws(TableError) {
        guard let restaurant, !restaurant.name.trimmingCharacters(in: .whitespaces).isEmpty else {
            self = .missing
            return
        }
        let guide = try RestaurantGuide.shared()
        // An identifier counts as long as the name beside it is still the one that it came with.
        if let known = guide.restaurant(id: restaurant.restaurantIdentifier), guide.title(of: known) == restaurant.name {
            self = .one(known)
            return
        }
        let found = guide.restaurants(called: restaurant.name)
        switch found.count {
        case 0: self = .unknown
        case 1: self = .one(found[0])
        default: self = .several(found)
        }
    }

    /// The restaurant where there is no doubt; `nil` otherwise.
    var restaurant: Restaurant? {
        guard case .one(let restaurant) = self else { return nil }
        return restaurant
    }

    /// The outcome when somebody wants a table and has not said where: a choice of all restaurants.
    static func any() -> INRestaurantResolutionResult {
        do {
            return .disambiguation(with: try RestaurantGuide.shared().restaurants.map(INRestaurant.make))
        } catch {
            error.log(in: "resolveRestaurant")
            return .needsValue()
        }
    }

    /// What resolving comes to.
    ///
    /// - Parameter missing: the outcome when nobody named a restaurant.
    static func resolution(
        of restaurant: INRestaurant?, missing: INRestaurantResolutionResult, in method: String
    ) -> INRestaurantResolutionResult {
        do {
            switch try RestaurantMatch(restaurant) {
            case .missing: return missing
            case .unknown: return .unsupported()
            case .one(let restaurant): return .success(with: try INRestaurant(restaurant))
            case .several(let restaurants): return .disambiguation(with: try restaurants.map(INRestaurant.make))
            }
        } catch {
            error.log(in: method)
            return .unsupported()
        }
    }
}

extension INRestaurant {
    convenience init(_ restaurant: Restaurant) throws(TableError) {
        self.init(
            location: CLLocation(latitude: restaurant.latitude, longitude: restaurant.longitude),
            name: try RestaurantGuide.shared().title(of: restaurant), vendorIdentifier: "Corner Table",
            restaurantIdentifier: restaurant.id)
    }

    static func make(_ restaurant: Restaurant) throws(TableError) -> INRestaurant { try INRestaurant(restaurant) }
}
