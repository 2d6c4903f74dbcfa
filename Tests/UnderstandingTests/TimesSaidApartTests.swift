import Foundation
import IntentSchema
import Testing
import Understanding

/// A day and an hour that are said apart, in one clause or in two, are one time of one request.
struct TimesSaidApartTests {
    private static func read(_ said: String) throws -> Hypothesis? {
        guard case .request(let reading)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return nil
        }
        return reading
    }

    /// Fridays and Saturdays to come; the fixtures' day is Monday, 2 March 2026.
    private static let days = [("friday", 6), ("saturday", 7)]

    @Test(
        "a ride is at the hour said in another clause, on its day, and is one ride", arguments: days,
        [
            "get me a ride to the airport on %, pick me up at 7 in the evening",
            "get me a ride to the airport on % and pick me up at 7 pm", "get me a ride to the airport on %, leaving at 7 pm",
            "get me a ride to the airport, pick me up at 7 pm on %", "book a cab to the airport on %, leaving around 7 pm",
        ])
    func rides(day: (name: String, number: Int), form: String) throws {
        let said = form.replacing("%", with: day.name)
        let reading = try #require(try Self.read(said), "\(said)")
        let start = reading.parameters["scheduledPickupTime"]?.record?["startDateComponents"]?.dateComponents
        #expect(reading.intent == "INRequestRideIntent" && reading.followers?.isEmpty ?? true, "\(said)")
        #expect(start?.day == day.number && start?.hour == 19, "\(said): \(String(describing: start))")
        #expect(reading.leftOut?.isEmpty ?? true, "\(said)")
    }

    @Test(
        "a table is at the hour said apart from the day", arguments: days,
        [
            "book a table for two on % at Luna Piccola at 8", "book a table for two at 8 at Luna Piccola, on %",
            "book dinner on % night, at Luna Piccola around 8",
        ])
    func tables(day: (name: String, number: Int), form: String) throws {
        let said = form.replacing("%", with: day.name)
        let reading = try #require(try Self.read(said), "\(said)")
        let time = reading.parameters["bookingDateComponents"]?.dateComponents
        #expect(time?.day == day.number && time?.hour == 20, "\(said): \(String(describing: time))")
    }

    @Test(
        "what is another ride stays one", arguments: days,
        ["get me a ride to the airport on %, and a ride home at 8 pm", "get me a ride to the airport on % and one home at 8 pm"])
    func two(day: (name: String, number: Int), form: String) throws {
        let said = form.replacing("%", with: day.name)
        let reading = try #require(try Self.read(said), "\(said)")
        let start = reading.parameters["scheduledPickupTime"]?.record?["startDateComponents"]?.dateComponents
        #expect(reading.followers?.count == 1 && start?.hour == nil, "\(said): \(String(describing: start))")
    }

    @Test(
        "how exactly an hour is meant, and how it is spelt, does not lose it",
        arguments: [
            ("at like 11 pm", 23), ("at noon-ish", 12), ("12ish", 12), ("11pm tn", 23), ("at 11 tn", 23), ("tn at 11", 23),
            ("6pm or so", 18), ("at 6 pm at the latest", 18), ("8 pm on the dot", 20), ("at 8 o clock tonight", 20),
            ("after work", 17),
        ], ["get me a ride to the airport %", "get me a ride to the ferry building %"])
    func looseHours(said: (words: String, hour: Int), form: String) throws {
        let said = (form.replacing("%", with: said.words), said.hour)
        let reading = try #require(try Self.read(said.0), "\(said.0)")
        let start = reading.parameters["scheduledPickupTime"]?.record?["startDateComponents"]?.dateComponents
        #expect(start?.hour == said.1, "\(said.0): \(String(describing: start))")
    }

    @Test(
        "words that look alike are no time",
        arguments: [
            "remind me to like 9 photos", "remind me to watch 10 to 12 films", "remind me to buy 6 or so eggs",
            "remind me to fix gate 5", "remind me to read the latest report", "remind me to call about work",
        ])
    func noHours(said: String) throws {
        let reading = try #require(try Self.read(said), "\(said)")
        #expect(reading.parameters["temporalEventTrigger"] == nil, "\(said)")
    }
}
