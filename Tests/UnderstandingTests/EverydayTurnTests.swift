import Foundation
import IntentSchema
import Testing
import Understanding

/// Turns of everyday conversations about money, lists, notes, workouts and music, of which nothing may be lost and to which nothing may be added.
/// The clock stands at 10:00 on Wednesday, 4 March 2026.
struct EverydayTurnTests {
    private static let apps = [
        AppDescription(
            id: "notes", name: "Notes",
            intents: [
                "INAddTasksIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INCreateTaskListIntent",
                "INSearchForNotebookItemsIntent", "INCreateNoteIntent", "INAppendToNoteIntent", "INSnoozeTasksIntent",
            ]),
        AppDescription(
            id: "music", name: "Jukebox", intents: ["INPlayMediaIntent", "INSearchForMediaIntent", "INAddMediaIntent"]),
        AppDescription(
            id: "sport", name: "Stride",
            intents: ["INStartWorkoutIntent", "INEndWorkoutIntent", "INPauseWorkoutIntent", "INResumeWorkoutIntent"]),
    ]

    private static func acts(
        _ said: String, after recent: [Record] = [], question: Question? = nil, parameters: [String: ParameterValue] = [:],
        by interpreter: TemplateInterpreter? = Fixtures.interpreter
    ) -> [DialogueAct] {
        var context = Fixtures.context
        context.apps += apps
        context.recent = recent
        context.question = question
        context.parameters = parameters
        context.said = parameters
        return interpreter?.interpret(said, in: context).acts ?? []
    }

    /// The request and those that follow it.
    private static func requests(
        _ said: String, after recent: [Record] = [], by interpreter: TemplateInterpreter? = Fixtures.interpreter
    ) -> [Hypothesis] {
        guard case .request(let first)? = acts(said, after: recent, by: interpreter).first else { return [] }
        return [first] + (first.followers ?? [])
    }

    private static func title(_ words: String) -> ParameterValue { .record(.speakableString(words)) }

    private static func titles(_ value: ParameterValue?) -> [String] {
        value?.list?.compactMap { $0.record?["spokenPhrase"]?.string } ?? []
    }

    private static func due(_ value: ParameterValue?) -> DateComponents? {
        value?.record?["dateComponentsRange"]?.record?["startDateComponents"]?.dateComponents
    }

    private static let played = Record(
        "INPlayMediaIntent",
        ["mediaSearch": .record(Record("INMediaSearch", ["genreNames": .list([.string("jazz")])])), "mediaItems": .list([])])

    @Test(
        "a word for how music should be is a mood",
        arguments: [
            ("something slower", "relaxing"), ("something a bit softer", "relaxing"),
            ("surprise me with something soft", "relaxing"),
        ])
    func mood(said: String, mood: String) {
        let request = Self.requests(said, after: [Self.played], by: try? Fixtures.learned.get()).first
        #expect(request?.intent == "INPlayMediaIntent")
        #expect(request?.parameters["mediaSearch"]?.record?["moodNames"]?.list == [.string(mood)])
    }

    @Test(
        "what plays is kept in the library",
        arguments: ["save it to my library", "keep that in my library", "add this one to the library"])
    func library(said: String) {
        let request = Self.requests(said, after: [Self.played], by: try? Fixtures.learned.get()).first
        #expect(request?.intent == "INAddMediaIntent")
        let search = request?.parameters["mediaSearch"]?.record
        #expect(search?["reference"] != nil && search?["mediaName"] == nil, "\(String(describing: request?.summary))")
    }

    @Test(
        "what is asked once more is what was told, and nothing is looked for",
        arguments: ["what's that ride cost again", "what does it cost again", "when is that again"])
    func askedAgain(said: String) {
        let ride = Record("INRequestRideIntent", ["partySize": .integer(1)])
        guard case .inquire? = Self.acts(said, after: [ride], by: try? Fixtures.learned.get()).first else {
            Issue.record("'\(said)': \(Self.acts(said, after: [ride]).map(\.summary))")
            return
        }
    }

    private static func task(_ title: String, due: DateComponents? = nil, every rule: Record? = nil) -> Record {
        var task = Record("INAddTasksIntent", ["taskTitles": .list([Self.title(title)])])
        guard let due else { return task }
        var range = Record("INDateComponentsRange", ["startDateComponents": .dateComponents(due)])
        if let rule { range["recurrenceRule"] = .record(rule) }
        task["temporalEventTrigger"] = .record(Record("INTemporalEventTrigger", ["dateComponentsRange": .record(range)]))
        return task
    }

    private static func day(_ day: Int) -> DateComponents { DateComponents(year: 2026, month: 3, day: day) }

    private static func listed(_ things: [String], on list: String) -> [Record] {
        let list = ParameterValue.record(Record("INTaskList", ["title": title(list)]))
        return [
            Record("INAddTasksIntentResponse", ["modifiedTaskList": list]),
            Record("INAddTasksIntent", ["taskTitles": .list(things.map(title)), "targetTaskList": list]),
        ]
    }

    private static func note(_ text: String) -> [Record] {
        let content = ParameterValue.record(Record("INTextNoteContent", ["text": .string(text)]))
        let note = ParameterValue.record(Record("INNote", ["title": title(text)]))
        return [
            Record("INCreateNoteIntentResponse", ["createdNote": note]), Record("INCreateNoteIntent", ["content": content]),
        ]
    }

    private static func text(_ request: Hypothesis?) -> String? { request?.parameters["content"]?.record?["text"]?.string }

    // MARK: - Reminders

    @Test(
        "the task that is asked for keeps its verb", arguments: ["", "to ", "ok, "],
        [
            "call the dentist", "text the plumber back", "get the car washed", "pay the rent", "book a haircut",
            "send the form off",
        ])
    func wholeTask(opener: String, task: String) {
        let question = Question(kind: .value, intent: "INAddTasksIntent", parameter: "taskTitles")
        guard case .value(let value)? = Self.acts(opener + task, question: question).first else {
            Issue.record("'\(opener + task)' is no answer")
            return
        }
        #expect(Self.titles(value) == [task])
    }

    @Test(
        "a reminder of which only the time is said has no title",
        arguments: ["set a reminder %@", "make a reminder %@", "i need a reminder %@"], ["for 5", "at 7 pm", "for tomorrow at 8"])
    func timeAlone(form: String, time: String) {
        let request = Self.requests(form.replacing("%@", with: time)).first
        #expect(request?.intent == "INAddTasksIntent" && request?.parameters["taskTitles"] == nil)
        #expect(Self.due(request?.parameters["temporalEventTrigger"])?.hour != nil)
    }

    @Test(
        "a time that is said first is no part of the next task", arguments: ["and also", "and", "oh and"],
        ["on friday", "tomorrow at 6"])
    func timeFirst(opener: String, time: String) {
        let request = Self.requests("\(opener) \(time) to pay the rent", after: [Self.task("call the vet")]).first
        #expect(Self.titles(request?.parameters["taskTitles"]) == ["pay the rent"])
        #expect(Self.due(request?.parameters["temporalEventTrigger"]) != nil)
    }

    @Test("an hour of another day is one that people are awake at", arguments: 1...11)
    func wakingHour(hour: Int) {
        let change = Self.requests("at \(hour)", after: [Self.task("call the vet", due: Self.day(6))]).first
        let due = Self.due(change?.parameters["temporalEventTrigger"])
        #expect(due?.day == 6 && due?.hour == (hour < 7 ? hour + 12 : hour), "\(hour): \(due?.hour ?? -1)")
    }

    @Test(
        "what is repeated on one day of the week is repeated on another",
        arguments: [("saturday", 3), ("friday", 2), ("monday", 5)])
    func repeated(day: String, shift: Int) {
        // 4 March is a Wednesday; the rule has the bit of some weekday.
        let rule = Record("INRecurrenceRule", ["interval": .integer(1), "weeklyRecurrenceDays": .integer(1 << 3)])
        let change = Self.requests(
            "make it \(day)", after: [Self.task("water the plants", due: Self.day(11), every: rule)]
        ).first
        let range = change?.parameters["temporalEventTrigger"]?.record?["dateComponentsRange"]?.record
        let days = range?["recurrenceRule"]?.record?["weeklyRecurrenceDays"]?.integer
        #expect(days == 1 << ((3 + shift) % 7))
    }

    @Test(
        "what a task is about is no time for it", arguments: ["text dad", "ask mary", "write to the landlord"],
        ["sunday", "tomorrow", "next week"])
    func topic(task: String, day: String) {
        let request = Self.requests("remind me to \(task) about \(day)").first
        #expect(Self.titles(request?.parameters["taskTitles"]) == ["\(task) about \(day)"])
    }

    @Test(
        "another thing takes the place of the whole old one, and not of the verb",
        arguments: ["buy", "get", "order"],
        [("oat milk", "soy milk"), ("the red paint", "blue paint"), ("brown rice", "white rice")])
    func otherThing(verb: String, things: (old: String, new: String)) {
        let change = Self.requests("change it to \(things.new)", after: [Self.task("\(verb) \(things.old)")]).first
        let new = change?.parameters["taskTitle"]?.record?["spokenPhrase"]?.string
        #expect(new == "\(verb) \(things.new)" || new == "\(verb) the \(things.new)", "\(new ?? "nothing")")
    }

    // MARK: - Lists and notes

    @Test(
        "more goes on the list that things were put on", arguments: ["and %@", "oh and %@", "and %@ too"],
        [["eggs"], ["butter", "flour"], ["two onions"]])
    func more(form: String, things: [String]) {
        let said = form.replacing("%@", with: things.joined(separator: " and "))
        let request = Self.requests(said, after: Self.listed(["milk"], on: "groceries")).first
        #expect(request?.intent == "INAddTasksIntent" && Self.titles(request?.parameters["taskTitles"]) == things, "'\(said)'")
        #expect(request?.parameters["targetTaskList"]?.record?["title"]?.record?["spokenPhrase"] == .string("groceries"))
    }

    @Test(
        "an order behind a note that tells something is no part of it",
        arguments: ["note that", "write down that", "make a note that"],
        ["the plumber comes on friday", "the wifi code is 4471", "mary has the keys"])
    func orderBehindNote(opener: String, fact: String) {
        for (order, intent) in [
            ("remind me to clear the sink", "INAddTasksIntent"), ("add milk to my shopping list", "INAddTasksIntent"),
        ] {
            let requests = Self.requests("\(opener) \(fact) and \(order)")
            #expect(requests.map(\.intent) == ["INCreateNoteIntent", intent], "'\(opener) \(fact) and \(order)'")
            #expect(Self.text(requests.first) == fact)
        }
    }

    @Test(
        "what somebody has to do stays in the note",
        arguments: ["i have to call mom and text the plumber", "dad will come by and text me", "buy milk and call mom"])
    func severalInNote(text: String) {
        let requests = Self.requests("note to self: \(text)")
        #expect(requests.map(\.intent) == ["INCreateNoteIntent"] && Self.text(requests.first) == text)
    }

    @Test(
        "what is to be added goes to the note that was made",
        arguments: ["add that %@", "also add that %@", "also that %@", "and put that %@", "add %@ too"])
    func noteGoesOn(form: String) {
        let request = Self.requests(form.replacing("%@", with: "the router is upstairs"), after: Self.note("wifi")).first
        #expect(request?.intent == "INAppendToNoteIntent" && Self.text(request) == "the router is upstairs", "'\(form)'")
    }

    @Test("what deletes tasks deletes no note", arguments: ["delete it", "delete that", "get rid of it", "delete that note"])
    func noteStays(said: String) {
        guard case .notUnderstood(.cannotAmend(let amendment))? = Self.acts(said, after: Self.note("wifi")).first else {
            Issue.record("'\(said)' is not said to be impossible")
            return
        }
        #expect(amendment.isEnding)
    }

    // MARK: - Money

    private static let payment = Question(kind: .confirmRequest, intent: "INSendPaymentIntent")
    private static let amount = ParameterValue.record(
        Record("INCurrencyAmount", ["amount": .decimal(20), "currencyCode": .string("USD")]))

    @Test(
        "an amount and a note are both changed", arguments: ["make that 25", "make it 25", "actually make it 25"],
        ["and put", "and write", "and add", "and say", "and put in"])
    func amountAndNote(amount: String, verb: String) {
        let said = "\(amount) \(verb) thanks for dinner"
        guard
            case .correction(let values)? = Self.acts(said, question: Self.payment, parameters: ["currencyAmount": Self.amount])
                .first
        else {
            Issue.record("'\(said)' changes nothing")
            return
        }
        #expect(values["currencyAmount"]?.record?["amount"]?.decimal == 25)
        #expect(values["note"] == .string("thanks for dinner"), "'\(said)': \(values)")
    }

    @Test("what is added to a note stands behind it", arguments: ["and add that", "add that", "also add that"])
    func noteGrows(verb: String) {
        let known = ["currencyAmount": Self.amount, "note": .string("pizza")]
        let act = Self.acts("\(verb) I'm sorry it's late", question: Self.payment, parameters: known).first
        #expect(act == .correction(["note": .string("pizza, I'm sorry it's late")]), "\(String(describing: act))")
    }

    @Test(
        "another kind of bill is another company's",
        arguments: ["and the water bill", "also the water bill", "and the phone bill too"])
    func otherBill(said: String) {
        let question = Question(kind: .confirmRequest, intent: "INPayBillIntent")
        let known: [String: ParameterValue] = [
            "billPayee": .record(Record("INBillPayee", ["nickname": Self.title("Fogline Internet")])), "billType": .integer(11),
            "transactionAmount": .record(Record("INPaymentAmount", ["amountType": .integer(2)])),
        ]
        guard
            case .followed(.repeat, .request(let other))? = Self.acts(said, question: question, parameters: known).first
        else {
            Issue.record("'\(said)' asks for no other bill")
            return
        }
        #expect(Set(other.parameters.keys) == ["billType"] && other.parameters["billType"] != .integer(11))
    }

    @Test(
        "an account of one's own makes no transfer of a payment", arguments: ["send", "pay"],
        ["savings", "my savings", "checking"])
    func ownAccount(verb: String, account: String) throws {
        let request = Self.requests("\(verb) priya 30 from \(account)", by: try Fixtures.learned.get()).first
        #expect(request?.intent == "INSendPaymentIntent" && request?.parameters["payee"] != nil)
        #expect(request?.leftOut?.contains { account.hasSuffix($0.text) || $0.text.contains(account) } ?? false)
    }

    @Test(
        "bills of several kinds are all looked up",
        arguments: ["show me the %1 and the %2 bill", "show me my %1 and %2 bills", "show me the %1 bill and the %2 bill"],
        [("water", "electricity"), ("internet", "phone")])
    func severalBills(form: String, kinds: (String, String)) throws {
        let said = form.replacing("%1", with: kinds.0).replacing("%2", with: kinds.1)
        let requests = Self.requests(said, by: try Fixtures.learned.get())
        #expect(requests.map(\.intent) == ["INSearchForBillsIntent", "INSearchForBillsIntent"], "'\(said)'")
        #expect(Set(requests.compactMap { $0.parameters["billType"]?.integer }).count == 2)
        #expect(requests.allSatisfy { $0.leftOut?.isEmpty ?? true }, "'\(said)'")
    }

    @Test("bills due before a day are those of the days before", arguments: [6, 10, 20])
    func dueBefore(day: Int) throws {
        for said in ["any other bill due before the \(day)th?", "show me bills due before march \(day)"] {
            let request = Self.requests(said, by: try Fixtures.learned.get()).first
            let range = request?.parameters["dueDateRange"]?.record
            #expect(request?.intent == "INSearchForBillsIntent", "'\(said)'")
            #expect(
                range?["startDateComponents"] == nil && range?["endDateComponents"]?.dateComponents?.day == day - 1, "'\(said)'")
        }
    }

    // MARK: - Workouts and music

    @Test(
        "a workout that is over cannot be logged", arguments: ["log", "save", "record", "add"],
        [
            "I ran 5k this morning, %@ it", "%@ the run I did yesterday", "I did 40 minutes of yoga. please %@ that",
            "%@ my walk from this morning",
        ])
    func isOver(verb: String, form: String) throws {
        let said = form.replacing("%@", with: verb)
        let act = Self.acts(said, by: try Fixtures.learned.get()).first
        #expect(act == .notUnderstood(.cannotDo(words: said)), "\(String(describing: act))")
    }

    @Test(
        "a note about a workout is a note",
        arguments: ["note that I ran 5k this morning", "make a note that I did yoga yesterday"])
    func notesWorkout(said: String) throws {
        #expect(Self.requests(said, by: try Fixtures.learned.get()).map(\.intent) == ["INCreateNoteIntent"])
    }

    @Test("a distance alone is no money while a workout goes on", arguments: ["5k", "3 miles", "30 minutes"])
    func goalAlone(said: String) throws {
        let act = Self.acts(said, after: [Record("INStartWorkoutIntent", ["workoutName": Self.title("run")])]).first
        #expect(act == .notUnderstood(.cannotChange(intent: "INStartWorkoutIntent")))
    }

    @Test("what is played next is said to be impossible", arguments: ["next one", "the next one please", "next song", "next"])
    func next(said: String) throws {
        let song = ParameterValue.record(Record("INMediaItem", ["title": .string("Umbrella Number Nine")]))
        let act = Self.acts(
            said, after: [Record("INPlayMediaIntent", ["mediaItems": .list([song])])], by: try Fixtures.learned.get()
        ).first
        guard case .notUnderstood(.cannotAmend)? = act else {
            Issue.record("'\(said)' is not said to be impossible: \(String(describing: act))")
            return
        }
    }
}
