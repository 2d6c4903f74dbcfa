import Foundation
import IntentSchema
import Testing
import Understanding

/// References to what was just done: it is passed on, repeated for somebody else, gone to, gone on with, or cannot be changed. The clock
/// stands at 10:00 on Wednesday, 4 March 2026.
struct PassingOnTests {
    private static let friday = DateComponents(year: 2026, month: 3, day: 6, hour: 19, minute: 0)
    private static let table = Record(
        "INBookRestaurantReservationIntent",
        [
            "restaurant": .record(
                Record(
                    "INRestaurant",
                    [
                        "name": .string("Old Kiln"),
                        "location": .record(Record("CLLocation", ["latitude": .double(37.77), "longitude": .double(-122.41)])),
                    ])), "partySize": .integer(3), "bookingDateComponents": .dateComponents(friday),
        ])
    private static let message = Record(
        "INSendMessageIntent",
        [
            "recipients": .list([.record(Fixtures.contacts[1].person())]), "content": .string("the boxes are at mums house"),
        ])

    private static func request(_ said: String, after recent: [Record]) -> Hypothesis? {
        guard case .request(let reading)? = Fixtures.read(said, recent: recent).acts.first else { return nil }
        return reading
    }

    private static let sharing = [
        "share that with %@", "can you share that with %@", "forward the details to %@", "text %@ when and where that is",
        "text %@ where and when it is", "let %@ know when and where that is", "sweet. share it with %@",
        "send the details to %@ please",
    ]

    @Test("a booking is passed on with its place and time", arguments: sharing, ["mary", "my sister"])
    func shared(form: String, person: String) {
        let said = form.replacing("%@", with: person)
        let reading = Self.request(said, after: [Self.table])
        let text = reading?.parameters["content"]?.string ?? ""
        #expect(reading?.intent == "INSendMessageIntent", "'\(said)': \(reading?.summary ?? "nothing")")
        #expect(reading?.parameters["recipients"]?.summary == (person == "mary" ? "c3" : "c6"), "'\(said)'")
        #expect(text.hasPrefix("Old Kiln, Friday") && text.contains("7:00"), "'\(said)': '\(text)'")
    }

    @Test("a reminder behind the booking does not hide it")
    func sharedBehindReminder() {
        let reminder = Record("INAddTasksIntent", ["taskTitles": .list([.record(.speakableString("leave"))])])
        let text = Self.request("share that with mary", after: [reminder, Self.table])?.parameters["content"]?.string
        #expect(text?.hasPrefix("Old Kiln") == true)
    }

    private static let same = [
        "send %@ the same text", "send the same to %@", "tell %@ too", "and %@? send her the same thing",
        "text %@ the same message",
        "forward that to %@", "tell %@ as well",
    ]

    @Test("somebody else gets the same text", arguments: same, ["mary", "priya"])
    func sameText(form: String, person: String) {
        let said = form.replacing("%@", with: person)
        let values: [String: ParameterValue]? =
            switch Fixtures.read(said, recent: [Self.message]).acts.first {
            case .request(let reading)?: reading.parameters
            case .again(let changes)?: Self.message.fields.merging(changes) { $1 }
            default: nil
            }
        #expect(
            values?["content"] == Self.message["content"],
            "'\(said)' was read as \(Fixtures.read(said, recent: [Self.message]).acts.first?.summary ?? "nothing")")
        #expect(values?["recipients"]?.summary == (person == "mary" ? "c3" : "c6"), "'\(said)'")
    }

    @Test(
        "a time is on the day of the booking whose place is meant",
        arguments: [("6:30", 18, 30), ("at 6", 18, 0), ("half 6", 18, 30)])
    func rideThere(time: String, hour: Int, minute: Int) {
        for form in ["get us a taxi there, leave %@", "get us a cab there at %@"]
        where !form.contains("at") || !time.contains("at") {
            let said = form.replacing("%@", with: time)
            let reading = Self.request(said, after: [Self.table])
            #expect(reading?.parameters["dropOffLocation"]?.summary == "Old Kiln", "'\(said)': \(reading?.summary ?? "nothing")")
            let start = reading?.parameters["scheduledPickupTime"]?.record?["startDateComponents"]?.dateComponents
            #expect(
                start?.day == 6 && start?.hour == hour && start?.minute == minute, "'\(said)': \(start?.summary ?? "no time")")
            #expect(reading?.parameters["partySize"] == .integer(3), "'\(said)'")
        }
    }

    @Test("a time of another day stays as said")
    func rideOnOtherDay() {
        let reading = Self.request("get us a taxi there tomorrow at 6 pm", after: [Self.table])
        #expect(reading?.parameters["scheduledPickupTime"]?.record?["startDateComponents"]?.dateComponents?.day == 5)
    }

    @Test(
        "the other values are those of the last request",
        arguments: ["same as last time", "same as before", "just like last time"])
    func asBefore(words: String) {
        let last = Record(
            "INRequestRideIntent",
            [
                "partySize": .integer(4), "rideOptionName": .record(.speakableString("Black Car")),
                "dropOffLocation": .record(.placemark(name: "Pier", coordinate: Coordinate(latitude: 37.7, longitude: -122.4))),
            ])
        let values: [String: ParameterValue]? =
            switch Fixtures.read("get me a cab to the airport, \(words)", recent: [last]).acts.first {
            case .request(let reading)?: reading.parameters
            case .again(let changes)?: last.fields.merging(changes) { $1 }
            default: nil
            }
        #expect(
            values?["partySize"] == .integer(4) && values?["rideOptionName"] == last["rideOptionName"])
        #expect(
            values?["dropOffLocation"]?.summary == "San Francisco International Airport",
            "\(values?.summary ?? Fixtures.read("get me a cab to the airport, \(words)", recent: [last]).acts.first?.summary ?? "nothing")"
        )
    }

    private static let run = Record(
        "INStartWorkoutIntent",
        [
            "workoutName": .record(.speakableString("Run")), "goalValue": .double(5), "workoutGoalUnitType": .integer(3),
        ])

    @Test(
        "what goes on cannot be changed, which is said",
        arguments: [
            "make it 8k", "actually make it 8 km", "no, the run should be 8 km", "actualy make it 10 km", "set it to 40 minutes",
        ])
    func ongoing(said: String) {
        let act = Fixtures.read(said, recent: [Self.run]).acts.first
        #expect(act == .notUnderstood(.cannotChange(intent: "INStartWorkoutIntent")), "'\(said)': \(act?.summary ?? "nothing")")
        let ended = Fixtures.read(said, recent: [Record("INEndWorkoutIntent", [:]), Self.run]).acts.first
        #expect(ended != .notUnderstood(.cannotChange(intent: "INStartWorkoutIntent")), "'\(said)' behind the end")
    }

    @Test("what is said behind it is carried out")
    func ongoingAndMore() {
        let act = Fixtures.read("actually make it 8k and text mary hello", recent: [Self.run]).acts.first
        guard case .followed(.notUnderstood(.cannotChange), .request(let next))? = act else {
            Issue.record("\(act?.summary ?? "nothing")")
            return
        }
        #expect(next.intent == "INSendMessageIntent" && next.parameters["content"] == .string("hello"))
    }

    @Test(
        "words that go on are no yes to nothing",
        arguments: ["ok done, keep going", "thanks, keep going", "right. carry on", "done, back at it"])
    func resumed(said: String) {
        #expect(
            Self.request(said, after: [Record("INPauseWorkoutIntent", [:]), Self.run])?.intent == "INResumeWorkoutIntent",
            "'\(said)'")
    }

    @Test(
        "a yes and the same for somebody else are both carried out",
        arguments: ["yes and tell priya too", "yes, and tell priya as well"])
    func yesAndSame(said: String) {
        let act = Fixtures.read(
            said, question: Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat"),
            parameters: Self.message.fields
        ).acts.first
        guard case .followed(.yes, .request(let next))? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(next.parameters["recipients"]?.summary == "c6" && next.parameters["content"] == Self.message["content"])
    }
}
