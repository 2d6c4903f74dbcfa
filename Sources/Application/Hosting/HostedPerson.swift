import Assistant
import ContactCards
public import Foundation
public import IntentSchema
import Store
import Understanding

/// A person who may talk to a host's assistant. Their contacts are in the store, under their identifier.
public struct HostedPerson: Sendable {
    /// The identifier of the person in a host that has only one.
    public static let owner = "owner"

    /// Identifies the person; unique among the people of a host.
    public var id: String
    /// The person's language and region; also selects the language pack.
    public var locale: Locale
    /// With the person's time zone.
    public var calendar: Calendar
    /// Where the person is; `nil` for the home address on their own contact card.
    public var location: Coordinate?

    public init(
        _ id: String = HostedPerson.owner, locale: Locale = Locale(identifier: "en_US"), calendar: Calendar = .current,
        location: Coordinate? = nil
    ) {
        self.id = id
        self.locale = locale
        self.calendar = calendar
        self.location = location
    }
}

extension Person {
    init(_ hosted: HostedPerson, contacts: [Contact], _ books: [String: any PermissionBook]) {
        self.init(
            hosted.id, locale: hosted.locale, calendar: hosted.calendar, location: hosted.location ?? contacts.home,
            contacts: ContactIndex(contacts), permissions: AppPermissions(kept: books, of: hosted.id))
    }
}

extension SpokenLanguage {
    /// The gazetteer of the language's pack; `nil` if the language does not come from a pack.
    var places: (any Geocoding)? { (interpreter as? TemplateInterpreter)?.places }
}
