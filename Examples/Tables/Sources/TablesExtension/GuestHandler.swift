import Contacts
import Intents

/// Tells whose name tables are booked under.
final class GuestHandler: NSObject, INGetRestaurantGuestIntentHandling {
    func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse {
        let preferences = INRestaurantGuestDisplayPreferences()
        preferences.nameFieldShouldBeDisplayed = true
        preferences.nameEditable = true
        preferences.phoneNumberFieldShouldBeDisplayed = true
        preferences.phoneNumberEditable = true

        let response = INGetRestaurantGuestIntentResponse(code: .success, userActivity: nil)
        response.guest = .me()
        response.guestDisplayPreferences = preferences
        return response
    }
}

extension INRestaurantGuest {
    /// The person, as their own contact card tells; `nil` where it may not be seen or tells no name.
    static func me() -> INRestaurantGuest? {
        guard CNContactStore.authorizationStatus(for: .contacts) == .authorized else { return nil }
        let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey]
        // Whoever keeps no card of their own books without a name.
        guard let card = try? CNContactStore().unifiedMeContactWithKeys(toFetch: keys as [CNKeyDescriptor]),
            !card.givenName.isEmpty || !card.familyName.isEmpty
        else { return nil }

        var name = PersonNameComponents()
        name.givenName = card.givenName
        name.familyName = card.familyName
        return INRestaurantGuest(
            nameComponents: name, phoneNumber: card.phoneNumbers.first?.value.stringValue,
            emailAddress: card.emailAddresses.first.map { $0.value as String })
    }
}
