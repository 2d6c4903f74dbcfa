import Foundation
import IntentSchema
import LanguagePacks
import Testing
import Understanding

struct ReadingTests {
    @Test("requests for rides are read", arguments: RidesRows.all)
    func rides(said: String, means: String) { expect(said, means) }

    @Test("requests about money are read", arguments: PaymentsRows.all)
    func payments(said: String, means: String) { expect(said, means) }

    @Test("requests about messages are read", arguments: MessagesRows.all)
    func messages(said: String, means: String) { expect(said, means) }

    @Test("requests about workouts are read", arguments: WorkoutsRows.all)
    func workouts(said: String, means: String) { expect(said, means) }

    @Test("requests for calls are read", arguments: CallsRows.all)
    func calls(said: String, means: String) { expect(said, means) }

    @Test("requests for media are read", arguments: MediaRows.all)
    func media(said: String, means: String) { expect(said, means) }

    @Test("requests about tables in restaurants are read", arguments: RestaurantRows.all)
    func restaurants(said: String, means: String) { expect(said, means) }

    @Test("requests about notes, lists and reminders are read", arguments: ListsRows.all)
    func lists(said: String, means: String) { expect(said, means) }

    @Test("requests for photos are read", arguments: PhotosRows.all)
    func photos(said: String, means: String) { expect(said, means) }

    @Test("requests to cars are read", arguments: CarsRows.all)
    func cars(said: String, means: String) { expect(said, means) }

    @Test("requests for codes and about focus are read", arguments: CodesRows.all)
    func codes(said: String, means: String) { expect(said, means) }

    @Test("a slip in a name is forgiven", arguments: SpellingRows.all)
    func spelling(said: String, means: String) { expect(said, means) }

    @Test("what is no request is not taken for one", arguments: NothingRows.all)
    func nothing(said: String, means: String) { expect(said, means) }

    @Test("spoken requests are read as their intent", arguments: SpokenRows.all)
    func spoken(intent: String, said: [String]) {
        for text in said {
            #expect(Fixtures.read(text).acts.first?.summary.split(separator: " ").first.map(String.init) == intent, "\(text)")
        }
    }

    @Test("what belongs to other topics is not understood", arguments: OtherTopicRows.all)
    func otherTopics(said: String) {
        for case .request(let hypothesis) in Fixtures.read(said).acts { Issue.record("\(hypothesis.summary)") }
    }

    @Test("answers are read in the context of the question", arguments: AnswerRows.all)
    func answers(question: String, said: String, means: String) {
        #expect(Fixtures.read(said, question: Question(question)).acts.first?.summary == means)
    }

    @Test("what people say while a question is open is read", arguments: ContextRows.all)
    func context(question: String, said: String, means: String) {
        #expect(Fixtures.read(said, question: Question(question)).acts.first?.summary == means)
    }

    @Test("what is taken back, repeated or hesitated over is left out", arguments: RepairRows.all + RepairRows.controls)
    func repairs(said: String, means: String) { expect(said, means) }

    @Test("conversations go on in people's own words", arguments: DialogueRows.all)
    func dialogues(question: String, said: String, means: String) {
        #expect(Fixtures.read(said, question: Question(question)).acts.first?.summary == means)
    }

    @Test("values are read from the words for them", arguments: ValueRows.all)
    func values(question: String, said: String, means: String) {
        #expect(Fixtures.read(said, question: Question(question)).acts.first?.summary == means)
    }

    @Test(
        "what was done last can be referred to",
        arguments: [
            ("same again", "again"), ("the same again please", "again"), ("book the same ride again", "again"),
            ("the usual", "again"),
            ("do it again for four people", "again partySize=4"),
            ("same again but to the airport", "again dropOffLocation=San Francisco International Airport"),
            ("call her", "INStartCallIntent callCapability=1 contacts=c3 destinationType=1"),
            ("text her hello", "INSendMessageIntent content='hello' recipients=c3"),
            ("yes", "yes"), ("cancel it", "cancel"), ("what did you say", "repeat"),
        ])
    func recent(said: String, means: String) throws {
        let mary = try #require(Fixtures.contacts.first { $0.id == "c3" })
        let payment = Record("INSendPaymentIntent", ["payee": .record(mary.person(spoken: "Mary"))])
        let read = Fixtures.read(said, recent: [Record("INRequestRideIntent"), payment])
        #expect(read.acts.first?.summary == means)
    }

    @Test(
        "changes build on what was said before",
        arguments: [
            ("make it an hour later", "change scheduledPickupTime=2026-3-5 18:00"),
            ("half an hour earlier please", "change scheduledPickupTime=2026-3-5 16:30"),
            ("no, I meant Berkeley", "change pickupLocation=Berkeley"),
            // What is not said of a time stays as it was.
            ("actually make it 8:30", "change scheduledPickupTime=2026-3-5 20:30"),
            ("no, at four", "change scheduledPickupTime=2026-3-5 16:00"),
            ("make it half past six", "change scheduledPickupTime=2026-3-5 18:30"),
            ("make it 9 am", "change scheduledPickupTime=2026-3-5 9:00"),
            ("no, make it friday", "change scheduledPickupTime=2026-3-6 17:00"),
            ("actually today", "change scheduledPickupTime=2026-3-4 17:00"),
            ("make it tomorrow at 8 in the morning", "change scheduledPickupTime=2026-3-5 8:00"),
        ])
    func changes(said: String, means: String) throws {
        let five = DateComponents(year: 2026, month: 3, day: 5, hour: 17, minute: 0)
        let read = try Fixtures.read(
            said, question: Question("INRequestRideIntent request"),
            parameters: [
                "scheduledPickupTime": .record(.dateRange(start: five, end: nil)),
                "pickupLocation": .record(#require(Fixtures.interpreter?.places.places(named: "Oakland").first).placemark),
            ])
        #expect(read.acts.first?.summary == means)
    }

    @Test("a change that does not name the thing refines the search")
    func refinement() {
        let search = Record("INMediaSearch", ["mediaName": .string("Halo"), "artistName": .string("Beyonce")])
        func change(_ said: String) -> String? {
            Fixtures.read(
                said, question: Question("INPlayMediaIntent request"), parameters: ["mediaSearch": .record(search)]
            ).acts.first?.summary
        }
        #expect(change("no, by Depeche Mode") == "change mediaSearch=artistName:'Depeche Mode',mediaName:'Halo'")
        #expect(change("no, I meant Purple Rain") == "change mediaSearch=mediaName:'Purple Rain'")
    }

    @Test("messages from someone are marked where they were found before, and asked about where not")
    func marking() throws {
        let mary = try #require(Fixtures.contacts.first { $0.id == "c3" })
        let message = Record("INMessage", ["identifier": .string("m1"), "sender": .record(mary.person(spoken: "Mary"))])
        let found = Record("INSearchForMessagesIntentResponse", ["messages": .list([.record(message)])])
        let said = "mark all messages from Mary as read"
        #expect(
            Fixtures.read(said, recent: [found]).acts.first?.summary == "INSetMessageAttributeIntent attribute=1 identifiers='m1'"
        )
        #expect(Fixtures.read(said).acts.first?.summary == "INSetMessageAttributeIntent attribute=1 identifiers!'Mary'")
    }

    private func expect(_ said: String, _ means: String) {
        #expect(Fixtures.read(said).acts.first?.summary == means)
    }
}
