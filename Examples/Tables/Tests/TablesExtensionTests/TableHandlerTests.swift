import Intents
import TablesApp
import TablesCore
import Testing

@testable import TablesExtension

@Suite("What Corner Table answers", .serialized)
struct TableHandlerTests {
    /// Monday, 5 January 2026, 9:00 in Los Angeles: conversations of the same test run stand at that time, too.
    private static let now = Date(timeIntervalSince1970: 1_767_632_400)

    /// Everything happens in a folder that belongs to this run.
    init() {
        _ = Self.folder
        TableClock.set({ Self.now }, timeZone: TimeZone(identifier: "America/Los_Angeles"))
    }

    private static let folder: String = {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)").path
        setenv("XDG_DATA_HOME", path, 1)
        return path
    }()

    private static func named(_ name: String) -> INRestaurant {
        INRestaurant(
            location: CLLocation(latitude: 37.8, longitude: -122.4), name: name, vendorIdentifier: "", restaurantIdentifier: "")
    }

    private static func components(_ day: Int? = nil, _ hour: Int? = nil, _ minute: Int? = nil) -> DateComponents {
        DateComponents(
            year: day.map { _ in 2026 }, month: day.map { _ in 1 }, day: day, hour: hour, minute: minute ?? hour.map { _ in 0 })
    }

    private static func booking(_ name: String, _ time: DateComponents, _ size: Int) -> INBookRestaurantReservationIntent {
        INBookRestaurantReservationIntent(
            restaurant: named(name), booking: time, partySize: size, bookingIdentifier: nil, guest: nil, selectedOffer: nil,
            guestProvidedSpecialRequestText: nil)
    }

    @Test("Of two restaurants with a name the person chooses, by town")
    func choosing() throws {
        let result = answer {
            BookTableHandler().resolveRestaurant(for: Self.booking("Copper Fern", DateComponents(), 0), completion: $0)
        }
        let guide = try RestaurantGuide.shared()
        let both = try guide.restaurants(called: "Copper Fern").map(INRestaurant.make)
        #expect(both.map(\.name) == ["Copper Fern, Oakland", "Copper Fern, San Mateo"])
        #expect(result == .disambiguation(with: both))
        for restaurant in both {
            let chosen = Self.booking("", DateComponents(), 0)
            chosen.restaurant = restaurant
            #expect(answer { BookTableHandler().resolveRestaurant(for: chosen, completion: $0) } == .success(with: restaurant))
            // Another name in the place of the old one counts, whatever identifier is still beside it.
            let corrected = restaurant
            corrected.name = "Old Kiln"
            chosen.restaurant = corrected
            let kiln = try #require(guide.restaurants(called: "Old Kiln").first)
            #expect(
                answer { BookTableHandler().resolveRestaurant(for: chosen, completion: $0) }
                    == .success(with: try INRestaurant(kiln)))
        }
    }

    @Test("A restaurant is asked for when it is missing and refused when it is unknown")
    func missing() {
        func resolve(_ intent: INBookRestaurantReservationIntent) -> INRestaurantResolutionResult? {
            answer { BookTableHandler().resolveRestaurant(for: intent, completion: $0) }
        }
        // Where none is named, all are offered.
        #expect(resolve(INBookRestaurantReservationIntent()) == RestaurantMatch.any())
        #expect(resolve(Self.booking(" ", DateComponents(), 2)) == RestaurantMatch.any())
        #expect(RestaurantMatch.any() != .needsValue())
        #expect(resolve(Self.booking("Hotel Xanadu", DateComponents(), 2)) == .unsupported())
    }

    @Test(
        "A time is taken, refused, or others of the day are offered",
        arguments: [
            ("Old Kiln", components(6, 19), .success(with: components(6, 19))),
            ("Old Kiln", components(nil, 19), .success(with: components(5, 19))),
            ("Old Kiln", components(nil, 8), .unsupported()),
            ("Old Kiln", DateComponents(), .needsValue()),
            ("Old Kiln", components(4, 19), .unsupported()),
            (
                "Luna Piccola", components(6, 19, 30),
                .disambiguation(with: [components(6, 17, 30), components(6, 20, 30), components(6, 20, 45)])
            ),
            (
                "Luna Piccola", components(6),
                .disambiguation(with: [components(6, 17, 15), components(6, 17, 30), components(6, 20, 30)])
            ),
            ("Copper Fern, Oakland", components(5), .unsupported()), ("Copper Fern, Oakland", components(12, 19), .unsupported()),
            ("", components(6, 19), .success(with: components(6, 19))), ("", components(4, 19), .unsupported()),
        ] as [(String, DateComponents, INDateComponentsResolutionResult)])
    func times(name: String, time: DateComponents, expected: INDateComponentsResolutionResult) {
        let intent = Self.booking(name, time, 2)
        #expect(answer { BookTableHandler().resolveBookingDateComponents(for: intent, completion: $0) } == expected)
    }

    @Test("The host's time zone counts where it comes with the time")
    func zones() {
        var time = Self.components(7, 4)
        time.timeZone = .gmt
        let intent = Self.booking("Old Kiln", time, 2)
        #expect(
            answer { BookTableHandler().resolveBookingDateComponents(for: intent, completion: $0) }
                == .success(with: Self.components(6, 20)))
    }

    @Test(
        "A party is asked for, and refused where no table is left for it",
        arguments: [
            ("Kitsune House", 0, .needsValue()), ("Kitsune House", -1, .unsupported()), ("Kitsune House", 4, .success(with: 4)),
            ("Kitsune House", 5, .unsupported()), ("Casa Tordo", 12, .success(with: 12)), ("Casa Tordo", 13, .unsupported()),
        ] as [(String, Int, INIntegerResolutionResult)])
    func parties(name: String, size: Int, expected: INIntegerResolutionResult) async {
        let intent = Self.booking(name, Self.components(6, 19), size)
        #expect(await BookTableHandler().resolvePartySize(for: intent) == expected)
    }

    @Test("A special request is passed on unless it is a letter")
    func requests() {
        func resolve(_ text: String?) -> INStringResolutionResult? {
            let intent = Self.booking("Old Kiln", Self.components(6, 19), 2)
            intent.guestProvidedSpecialRequestText = text
            return answer { BookTableHandler().resolveGuestProvidedSpecialRequestText(for: intent, completion: $0) }
        }
        #expect(resolve(nil) == .notRequired() && resolve(" ") == .notRequired())
        #expect(resolve(" by the window ") == .success(with: "by the window"))
        #expect(resolve(String(repeating: "x", count: 201)) == .unsupported())
    }

    @Test("What is confirmed is what is booked; the app opens at it, and it is among the person's tables")
    func life() async throws {
        let intent = Self.booking("Saffron Gate", Self.components(9, 18), 8)
        intent.guestProvidedSpecialRequestText = "a high chair"
        intent.guest = INRestaurantGuest(nameComponents: nil, phoneNumber: "+1 415 555 0100", emailAddress: nil)
        let confirmed = answer { BookTableHandler().confirm(bookRestaurantReservation: intent, completion: $0) }
        #expect(confirmed?.code == .success && confirmed?.userBooking?.status == .pending)
        let handled = answer { BookTableHandler().handle(bookRestaurantReservation: intent, completion: $0) }
        let booking = try #require(handled?.userBooking)
        #expect(handled?.code == .success && booking.status == .pending && booking.advisementText != nil)
        #expect(booking.restaurant.name == "Saffron Gate" && booking.partySize == 8)
        #expect(booking.guest.phoneNumber == "+1 415 555 0100" && booking.guestProvidedSpecialRequestText == "a high chair")
        let app = TablesApplication()
        #expect(handled?.userActivity.map(app.application(continue:)) == true)
        #expect(app.screen == .reservation(booking.bookingIdentifier))

        #expect(Self.mine(at: "Saffron Gate") == [booking] && Self.mine(at: "Old Kiln") == [])
        #expect(Self.mine(numbered: booking.bookingIdentifier) == [booking] && Self.mine(numbered: "T9") == [])
        #expect(Self.mine(atMost: 0) == [])
        let intruder = Self.booking("Saffron Gate", Self.components(9, 18), 10)
        #expect(answer { BookTableHandler().confirm(bookRestaurantReservation: intruder, completion: $0) }?.code == .denied)
        let unclear = Self.booking("Copper Fern", Self.components(9, 18), 2)
        #expect(answer { BookTableHandler().handle(bookRestaurantReservation: unclear, completion: $0) }?.code == .failure)
    }

    private static func mine(
        at name: String? = nil, numbered id: String? = nil, atMost count: Int? = nil
    ) -> [INRestaurantReservationUserBooking]? {
        let intent = INGetUserCurrentRestaurantReservationBookingsIntent(
            restaurant: name.map(named), reservationIdentifier: id, maximumNumberOfResults: count.map { NSNumber(value: $0) },
            earliestBookingDateForResults: nil)
        let response = answer {
            ReservationsHandler().handle(getUserCurrentRestaurantReservationBookings: intent, completion: $0)
        }
        return response?.userCurrentBookings
    }

    @Test("Free tables are told around the time wanted, and no more than wanted")
    func freeTables() async {
        func times(_ name: String, _ size: Int, _ wanted: DateComponents?, _ count: NSNumber? = nil) async -> [DateComponents] {
            let intent = INGetAvailableRestaurantReservationBookingsIntent(
                restaurant: Self.named(name), partySize: size, preferredBooking: wanted, maximumNumberOfResults: count,
                earliestBookingDateForResults: nil, latestBookingDateForResults: nil)
            let response = await FreeTablesHandler().handle(getAvailableRestaurantReservationBookings: intent)
            #expect(response.code == (response.availableBookings.isEmpty ? .failureRequestUnsatisfiable : .success))
            return response.availableBookings.map { DateComponents(tableAt: $0.bookingDate) }
        }
        let nearest = [Self.components(6, 17, 30), Self.components(6, 20, 30)]
        #expect(await times("Luna Piccola", 2, Self.components(6, 19), 2) == nearest)
        #expect(await times("Luna Piccola", 2, nil).count == 5)
        #expect(await times("Luna Piccola", 2, nil, -3) == [])
        #expect(await times("Copper Fern in Oakland", 2, Self.components(12)) == [])
    }

    @Test("What a restaurant suggests is a free table for dinner")
    func suggestion() {
        let intent = INGetAvailableRestaurantReservationBookingDefaultsIntent(restaurant: Self.named("Copper Fern, Oakland"))
        let response = answer {
            SuggestionHandler().handle(getAvailableRestaurantReservationBookingDefaults: intent, completion: $0)
        }
        #expect(response?.code == .success && response?.maximumPartySize == 6 && response?.defaultPartySize == 2)
        // Closed on Mondays.
        #expect(response.map { DateComponents(tableAt: $0.defaultBookingDate) } == Self.components(6, 19))
    }
}

/// What a method with a completion handler answers before it returns; `nil` when it does not.
func answer<Answer>(_ call: (@escaping (Answer) -> Void) -> Void) -> Answer? {
    var answer: Answer?
    call { answer = $0 }
    return answer
}
