import Foundation
import IntentSchema
import Testing
import Understanding

/// Tasks named by when they are due, among those made or shown before, and among choices; a corrected time changes a task, and makes none. The
/// clock stands at 10:00 on Wednesday, 4 March 2026.
struct DueTaskTests {
    private static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: ["INAddTasksIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INSearchForNotebookItemsIntent"])

    private static func act(
        _ said: String, after recent: [Record], question: Question? = nil, parameters: [String: ParameterValue] = [:],
        waiting: [Record] = []
    ) -> DialogueAct? {
        var context = Fixtures.context
        context.apps += [notes]
        context.recent = recent
        context.question = question
        context.parameters = parameters
        context.queued = waiting.map(\.type)
        context.waiting = waiting
        return Fixtures.interpreter?.interpret(said, in: context).acts.first
    }

    private static func trigger(_ hour: Int, _ minute: Int = 0, day: Int = 4) -> ParameterValue {
        let due = DateComponents(year: 2026, month: 3, day: day, hour: hour, minute: minute)
        let range = Record("INDateComponentsRange", ["startDateComponents": .dateComponents(due)])
        return .record(Record("INTemporalEventTrigger", ["dateComponentsRange": .record(range)]))
    }

    private static func reminder(_ title: String, _ due: ParameterValue) -> Record {
        Record(
            "INAddTasksIntent", ["taskTitles": .list([.record(.speakableString(title))]), "temporalEventTrigger": due])
    }

    private static func task(_ title: String, _ due: ParameterValue, _ identifier: String) -> ParameterValue {
        .record(
            Record(
                "INTask",
                [
                    "title": .record(.speakableString(title)), "temporalEventTrigger": due, "identifier": .string(identifier),
                ]))
    }

    private static let two = [reminder("feed the cat", trigger(18)), reminder("water the plants", trigger(16))]

    @Test(
        "a time that is added to a reminder's makes the reminder once more",
        arguments: [
            ("and again at 8 pm", trigger(20, day: 6)), ("also at 8 pm", trigger(20, day: 6)),
            ("at 8 pm as well", trigger(20, day: 6)),
            ("and on Sunday too", trigger(18, day: 8)), ("and once more on Sunday at 9 am", trigger(9, day: 8)),
            ("and again the day after", trigger(18, day: 7)),
        ])
    func again(said: String, due: ParameterValue) {
        let act = Self.act(said, after: [Self.reminder("feed the cat", Self.trigger(18, day: 6))])
        guard case .request(let request)? = act else {
            Issue.record("'\(said)': \(String(describing: act))")
            return
        }
        #expect(request.intent == "INAddTasksIntent")
        #expect(TaskRequests.title(request) == "feed the cat", "'\(said)'")
        let read = request.parameters["temporalEventTrigger"]?.record?["dateComponentsRange"]?.record?["startDateComponents"]
        let start = due.record?["dateComponentsRange"]?.record?["startDateComponents"]?.dateComponents
        #expect(
            read?.dateComponents?.day == start?.day && read?.dateComponents?.hour == start?.hour, "'\(said)': \(request.summary)")
    }

    @Test("a reminder that was changed is made once more as it is now")
    func againChanged() {
        let change = Record(
            "INSetTaskAttributeIntent",
            [
                "targetTask": .record(Record("INTask", ["title": .record(.speakableString("feed the cat"))])),
                "temporalEventTrigger": Self.trigger(19, day: 6),
            ])
        let act = Self.act("and again on Sunday", after: [change, Self.reminder("feed the cat", Self.trigger(18, day: 6))])
        guard case .request(let request)? = act else {
            Issue.record("\(String(describing: act))")
            return
        }
        #expect(request.intent == "INAddTasksIntent" && TaskRequests.title(request) == "feed the cat")
        #expect(request.parameters["temporalEventTrigger"]?.record?["dateComponentsRange"] != nil)
    }

    private static func title(_ value: ParameterValue?) -> String? {
        (value?.list?.first ?? value)?.record?["title"]?.record?["spokenPhrase"]?.string
    }

    private static func hour(_ act: DialogueAct?) -> String? {
        guard case .request(let request)? = act else { return nil }
        let due = request.parameters["temporalEventTrigger"]?.record?["dateComponentsRange"]?.record?["startDateComponents"]?
            .dateComponents
        return due.map { "\($0.hour ?? -1):\($0.minute ?? 0)" }
    }

    @Test(
        "a pronoun stands for the tasks that are named in front of it, not for all that were made",
        arguments: [
            ("I bought the eggs, cross them off my list", ["eggs"]), ("got the eggs. tick them off", ["eggs"]),
            ("I bought the eggs and the milk, cross them off my list", ["milk", "eggs"]),
            ("tick them off", ["milk", "eggs", "bread"]),
        ])
    func pointedAt(said: String, titles: [String]) {
        let all = ["milk", "eggs", "bread"].map { ParameterValue.record(.speakableString($0)) }
        let act = Self.act(said, after: [Record("INAddTasksIntent", ["taskTitles": .list(all)])])
        guard case .request(let request)? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        let done = ([request] + (request.followers ?? [])).map { Self.title($0.parameters["targetTask"]) }
        #expect(done.count == titles.count && Set(done) == Set(titles), "'\(said)'")
    }

    // MARK: - Which one

    @Test(
        "a task goes that is named by its time",
        arguments: ["delete the %@ one", "bin the %@ reminder", "get rid of the reminder at %@", "remove the one at %@"],
        [("4pm", "water the plants"), ("6 pm", "feed the cat"), ("4 o'clock", "water the plants")])
    func deleted(form: String, row: (time: String, title: String)) {
        let said = form.replacing("%@", with: row.time)
        guard case .request(let request)? = Self.act(said, after: Self.two) else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(
            request.intent == "INDeleteTasksIntent" && Self.title(request.parameters["tasks"]) == row.title,
            "'\(said)': \(request.summary)")
    }

    @Test(
        "a task is moved that is named by its time",
        arguments: [
            ("move the 6pm reminder to 7", "feed the cat", "19:0"), ("change my 4pm reminder to 5", "water the plants", "17:0"),
            ("the one at 4 should be at 5", "water the plants", "17:0"), ("push the 6 o'clock one to 8", "feed the cat", "20:0"),
        ])
    func moved(said: String, title: String, hour: String) {
        let act = Self.act(said, after: Self.two)
        guard case .request(let request)? = act else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(
            request.intent == "INSetTaskAttributeIntent" && Self.title(request.parameters["targetTask"]) == title
                && Self.hour(act) == hour, "'\(said)': \(request.summary)")
    }

    @Test(
        "a time at which nothing is due, or at which two are, names no task",
        arguments: ["delete the 5pm one", "delete the 9 am one"])
    func unknown(said: String) {
        let recent = [Self.reminder("call Nora", Self.trigger(9)), Self.reminder("ring the school", Self.trigger(9))] + Self.two
        if case .request(let request)? = Self.act(said, after: recent) {
            let titles = ["call Nora", "ring the school", "feed the cat", "water the plants"]
            #expect(!titles.contains(Self.title(request.parameters["tasks"]) ?? ""), "'\(said)'")
        }
    }

    @Test(
        "tasks of one title are told apart by their times and by their places in what was shown",
        arguments: [
            ("delete the second one", "b"), ("bin the 4pm one", "b"), ("delete the 3:30 one", "a"), ("delete the first one", "a"),
        ])
    func namesakes(said: String, identifier: String) {
        let shown = [Self.task("pick up kids", Self.trigger(15, 30), "a"), Self.task("pick up kids", Self.trigger(16), "b")]
        let recent = [
            Record("INSearchForNotebookItemsIntent"), Record("INSearchForNotebookItemsIntentResponse", ["tasks": .list(shown)]),
        ]
        guard case .request(let request)? = Self.act(said, after: recent) else {
            Issue.record("'\(said)' is no request")
            return
        }
        let task = request.parameters["tasks"]?.list?.first?.record
        #expect(task?["identifier"]?.string == identifier, "'\(said)': \(request.summary)")
    }

    @Test(
        "a choice is taken by its time", arguments: [("today at 4", 0), ("the 3:30 one", 1), ("the one at 4", 0), ("3:30", 1)])
    func chosen(said: String, place: Int) {
        let tasks = [Self.task("pick up kids", Self.trigger(16), "a"), Self.task("pick up kids", Self.trigger(15, 30), "b")]
        let question = Question(kind: .choice(tasks), intent: "INDeleteTasksIntent", parameter: "tasks", app: "notes")
        #expect(Self.act(said, after: [], question: question) == .choice(place), "'\(said)'")
    }

    // MARK: - Corrections

    @Test(
        "a corrected time changes the task that was made, and makes no other one",
        arguments: ["no 3:30 i said", "no 3:30", "no, 3:30", "3:30 i meant", "not 4, 3:30", "3:30 not 4"])
    func corrected(said: String) {
        let act = Self.act(said, after: [Self.reminder("pick up kids", Self.trigger(16))])
        guard case .request(let request)? = act else {
            Issue.record("'\(said)': \(act?.summary ?? "nothing")")
            return
        }
        #expect(request.intent == "INSetTaskAttributeIntent" && Self.hour(act) == "15:30", "'\(said)': \(request.summary)")
    }

    @Test(
        "minutes alone are those of the hour at which the task is due",
        arguments: [("make it quarter past", "16:15"), ("no, half past", "16:30"), ("actually quarter to", "15:45")])
    func minutes(said: String, hour: String) {
        let act = Self.act(said, after: [Self.reminder("pick up kids", Self.trigger(16))])
        #expect(Self.hour(act) == hour, "'\(said)': \(act?.summary ?? "nothing")")
    }

    @Test("a question puts nothing on the list", arguments: ["ok and what's due friday", "and what is due tomorrow"])
    func asked(said: String) {
        if case .request(let request)? = Self.act(said, after: Self.two) {
            #expect(request.intent != "INAddTasksIntent", "'\(said)': \(request.summary)")
        }
    }

    @Test("the same at another time is another task", arguments: ["same again at 5", "and the same at 5"])
    func repeated(said: String) {
        let act = Self.act(said, after: [Self.reminder("pick up kids", Self.trigger(16))])
        if case .request(let request)? = act { #expect(request.intent != "INSetTaskAttributeIntent", "'\(said)'") }
    }

    @Test(
        "what is known of a task says when it is to be done",
        arguments: [
            "the kids pickup is 3:30, not 4", "the kids pickup is at 3:30", "kids pickup is 3:30 actually not 4",
        ])
    func stated(said: String) {
        let recent = [Self.reminder("pick up kids", Self.trigger(16))]
        let act = Self.act(said, after: recent)
        guard case .request(let request)? = act else {
            Issue.record("'\(said)': \(act?.summary ?? "nothing")")
            return
        }
        #expect(request.intent == "INSetTaskAttributeIntent" && Self.hour(act) == "15:30", "'\(said)': \(request.summary)")
        // The same of a task that waits for what is to be confirmed.
        let question = Question(kind: .confirmRequest, intent: "INRequestPaymentIntent", app: "pay")
        let open: [String: ParameterValue] = [
            "payer": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(140, "USD")),
        ]
        let waiting = Self.act(said, after: [], question: question, parameters: open, waiting: recent)
        let changed: Hypothesis
        switch waiting {
        case .followed(.repeat, by: .request(let anew))?: changed = anew
        case .changeWaiting(let changes)? where changes.count == 1 && changes[0].values != nil:
            let fields = changes[0].request.fields.merging(changes[0].values ?? [:]) { $1 }
            changed = Hypothesis(intent: changes[0].request.type, parameters: fields, score: 1, template: "")
        default:
            Issue.record("'\(said)' of what waits: \(waiting?.summary ?? "nothing")")
            return
        }
        #expect(
            changed.intent == "INAddTasksIntent" && changed.parameters["taskTitles"] == recent[0]["taskTitles"]
                && Self.hour(.request(changed)) == "15:30", "'\(said)': \(changed.summary)")
    }

    // MARK: - Times of new ones

    @Test(
        "an hour in front of a title is no part of it",
        arguments: [
            ("remind me mon 9 to chase robert", "chase robert", "9:0"), ("remind me friday 5 to call Mary", "call Mary", "17:0"),
            ("set a reminder for 5pm call mom", "call mom", "17:0"),
        ])
    func fronted(said: String, title: String, hour: String) {
        let act = Self.act(said, after: [])
        guard case .request(let request)? = act else {
            Issue.record("'\(said)' is no request")
            return
        }
        let titles = request.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string }
        #expect(titles == [title] && Self.hour(act) == hour, "'\(said)': \(request.summary)")
    }

    @Test(
        "an order that is said again is no part of a title",
        arguments: [
            "remind me to water the plants at 4pm and remind me to feed the cat at 6pm",
            "remind me at 4pm to water the plants and remind me at 6pm to feed the cat",
            "remind me to water the plants and remind me to feed the cat",
        ])
    func ordered(said: String) {
        guard case .request(let request)? = Self.act(said, after: []) else {
            Issue.record("no request")
            return
        }
        let titles = ([request] + (request.followers ?? [])).map {
            $0.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string }
        }
        #expect(titles == [["water the plants"], ["feed the cat"]], "'\(said)'")
    }

    @Test("an hour behind one of the afternoon may be in the morning, if nobody is awake at the other")
    func morning() {
        let act = Self.act("remind me to call Mary today at 2, and ring the school at 11", after: [])
        guard case .request(let request)? = act else {
            Issue.record("no request")
            return
        }
        #expect(request.followers?.map { Self.hour(.request($0)) } == ["11:0"])
    }

    @Test(
        "what was booked is what is put among the reminders before it",
        arguments: ["put it in my reminders an hour before", "n stick it on my list an hour before", "remind me an hour before"])
    func booked(said: String) {
        let restaurant = Record(
            "INRestaurant",
            [
                "name": .string("Luna Piccola"), "vendorIdentifier": .string("v"), "restaurantIdentifier": .string("luna"),
                "location": .record(.location(Coordinate(latitude: 37.8, longitude: -122.4))),
            ])
        let due = DateComponents(year: 2026, month: 3, day: 5, hour: 17, minute: 30)
        let booking = Record(
            "INBookRestaurantReservationIntent",
            ["restaurant": .record(restaurant), "bookingDateComponents": .dateComponents(due), "partySize": .integer(2)])
        let act = Self.act(said, after: [booking])
        guard case .request(let request)? = act else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(
            request.parameters["taskTitles"]?.list?.first?.record?["spokenPhrase"]?.string == "Luna Piccola"
                && Self.hour(act) == "16:30", "'\(said)': \(request.summary)")
    }
}
