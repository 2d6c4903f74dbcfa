import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// When rides begin: the way back, a time by which to be there, and the day of the booking that they go to.
struct WayBackTests {
    private static func requests(_ said: String, recent: [Record] = [], parameters: [String: ParameterValue] = [:]) throws
        -> [Hypothesis]
    {
        var context = Fixtures.context
        context.recent = recent
        context.parameters = parameters
        guard case .request(let first)? = try Fixtures.learned.get().interpret(said, in: context).acts.first else { return [] }
        return [first] + (first.followers ?? [])
    }

    private static func name(_ place: String, _ request: Hypothesis) -> String? {
        request.parameters[place]?.record?["name"]?.string
    }

    @Test(
        "a way back with an hour is a ride of its own, from where the first one ends",
        arguments: [" and back at %@", ", and back at %@", " and then back at %@"], ["8 pm", "half past nine", "23:00"])
    func wayBack(form: String, hour: String) throws {
        for place in ["Chinatown", "the Ferry Building"] {
            let said = "a ride from work to \(place) at 6 pm" + form.replacing("%@", with: hour)
            let read = try Self.requests(said)
            #expect(read.count == 2, "\(said)")
            guard read.count == 2 else { continue }
            #expect(read[1].parameters["pickupLocation"] == read[0].parameters["dropOffLocation"], "\(said)")
            #expect(read[1].parameters["dropOffLocation"] == read[0].parameters["pickupLocation"], "\(said)")
            #expect(read[1].parameters["scheduledPickupTime"] != read[0].parameters["scheduledPickupTime"], "\(said)")
            #expect(read[0].leftOut?.isEmpty ?? true, "\(said): \(read[0].leftOut ?? [])")
        }
    }

    @Test("without an hour the way back is left out and named")
    func unknownHour() throws {
        let read = try Self.requests("book a ride to Chinatown and back")
        #expect(read.count == 1 && read[0].leftOut?.map(\.text) == ["and back"])
    }

    @Test("a ride by some time does not leave now", arguments: ["by 4", "by 5 pm", "by half past six"])
    func deadline(time: String) throws {
        let read = try Self.requests("book a ride to Chinatown \(time)")
        #expect(read.first?.parameters["scheduledPickupTime"] == nil && read.first?.unknownValues["scheduledPickupTime"] == time)
    }

    private static func table(_ day: Int) -> [String: ParameterValue] {
        [
            "restaurant": .record(
                Record("INRestaurant", ["name": .string("Nopa"), "latitude": .double(37.77), "longitude": .double(-122.44)])),
            "bookingDateComponents": .dateComponents(DateComponents(year: 2026, month: 3, day: day, hour: 19, minute: 0)),
            "partySize": .integer(2),
        ]
    }

    @Test("a ride to a booking of another day leaves on that day, at an hour that is asked for", arguments: [5, 6, 9])
    func dayOfBooking(day: Int) throws {
        let booked = Record("INBookRestaurantReservationIntent", Self.table(day))
        let read = try Self.requests("get us a car there", recent: [booked])
        #expect(read.first?.parameters["scheduledPickupTime"]?.beginning?.day == day)
        #expect(read.first?.parameters["scheduledPickupTime"]?.beginning?.hour == nil)
        let open = try Self.requests("get us a car there at 6:30", parameters: Self.table(day))
        #expect(open.first?.parameters["scheduledPickupTime"]?.beginning?.day == day)
    }

    @Test("one to a booking of today may leave now")
    func today() throws {
        let booked = Record("INBookRestaurantReservationIntent", Self.table(4))
        #expect(try Self.requests("get us a car there", recent: [booked]).first?.parameters["scheduledPickupTime"] == nil)
    }
}
