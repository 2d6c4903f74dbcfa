import Foundation
import IntentSchema
import Testing
import Understanding

/// Things on a list and tasks, named by a part of what they are: another number or another thing, when they are due, several at once. The clock
/// stands at 10:00 on Wednesday, 4 March 2026.
struct ThingChangeTests {
    private static let apps = [
        AppDescription(
            id: "notes", name: "Notes",
            intents: [
                "INAddTasksIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INCreateTaskListIntent",
                "INSearchForNotebookItemsIntent", "INCreateNoteIntent", "INAppendToNoteIntent",
            ]),
        AppDescription(id: "mail", name: "Pigeon", intents: ["INSendMessageIntent"]),
    ]

    private static func acts(_ said: String, after recent: [Record], question: Question? = nil) -> [DialogueAct] {
        var context = Fixtures.context
        context.apps += apps
        context.recent = recent
        context.question = question
        return Fixtures.interpreter?.interpret(said, in: context).acts ?? []
    }

    /// The request and those that follow it.
    private static func requests(_ said: String, after recent: [Record], question: Question? = nil) -> [Hypothesis] {
        switch acts(said, after: recent, question: question).first {
        case .request(let first)?: [first] + (first.followers ?? [])
        default: []
        }
    }

    private static func title(_ words: String) -> ParameterValue { .record(.speakableString(words)) }

    private static func list(_ titles: [String]) -> [Record] {
        [Record("INCreateTaskListIntent", ["title": title("packing"), "taskTitles": .list(titles.map(title))])]
    }

    private static func tasks(_ titles: [String]) -> [Record] {
        titles.reversed().map { Record("INAddTasksIntent", ["taskTitles": .list([title($0)])]) }
    }

    private static func old(_ request: Hypothesis?) -> String? {
        request?.parameters["targetTask"]?.record?["title"]?.record?["spokenPhrase"]?.string
    }

    private static func new(_ request: Hypothesis?) -> String? {
        request?.parameters["taskTitle"]?.record?["spokenPhrase"]?.string
    }

    private static func due(_ request: Hypothesis?) -> String? {
        request?.parameters["temporalEventTrigger"]?.record?["dateComponentsRange"]?.record?["startDateComponents"]?
            .dateComponents?.summary
    }

    private static func deleted(_ request: Hypothesis?) -> [String] {
        request?.parameters["tasks"]?.list?.compactMap { $0.record?["title"]?.record?["spokenPhrase"]?.string } ?? []
    }

    // MARK: - Another number, another thing

    private static let counted: [(all: [String], old: String, thing: String)] = [
        (["rice", "a dozen rolls", "jam"], "a dozen rolls", "rolls"), (["a candle", "two ropes"], "two ropes", "ropes"),
        (["socks", "a mug"], "a mug", "mugs"),
    ]

    @Test(
        "another number of a thing changes the one that is named",
        arguments: [
            "make it %n %t", "actually make that %n %t", "change it to %n %t", "it should just say %n %t",
            "change the %t to %n %t",
            "make the %t %n %t",
        ], ["three", "six", "two dozen"])
    func recounted(form: String, number: String) {
        for (all, old, thing) in Self.counted {
            let said = form.replacing("%n", with: number).replacing("%t", with: thing)
            let change = Self.requests(said, after: Self.list(all)).first
            #expect(
                Self.old(change) == old && Self.new(change) == "\(number) \(thing)", "'\(said)': \(change?.summary ?? "nothing")")
        }
    }

    @Test(
        "a number alone takes the thing with it", arguments: ["change the rolls to %n", "make the rolls %n"],
        ["three dozen", "two dozen"])
    func numberAlone(form: String, number: String) {
        let said = form.replacing("%n", with: number)
        let change = Self.requests(said, after: Self.list(["rice", "a dozen rolls"])).first
        #expect(Self.new(change) == "\(number) rolls", "'\(said)': \(change?.summary ?? "nothing")")
    }

    @Test(
        "another thing takes the place of the one that is named",
        arguments: [
            ("change the torch to a headlamp", "a headlamp"), ("swap the torch for a lantern", "a lantern"),
            ("replace the torch with two candles", "two candles"), ("change the soup to tomato soup", "tomato soup"),
        ])
    func exchanged(said: String, new: String) {
        let change = Self.requests(said, after: Self.list(["soup", "a torch", "mugs"])).first
        #expect(Self.new(change) == new, "'\(said)': \(change?.summary ?? "nothing")")
    }

    @Test(
        "a thing alone takes the place of the last one in a task, which is asked about",
        arguments: [
            ("paint the fence", "change it to shed", "paint the shed"),
            ("call the dentist", "change it to the vet", "call the vet"),
            ("buy stamps", "change that to envelopes", "buy envelopes"), ("buy milk", "make it oat milk", "buy oat milk"),
        ])
    func exchangedObject(old: String, said: String, new: String) {
        let change = Self.requests(said, after: Self.tasks([old])).first
        #expect(Self.new(change) == new && (change?.score ?? 1) < 0.7, "'\(said)': \(change?.summary ?? "nothing")")
        let both = Self.requests(said + " and make it 6pm", after: Self.tasks([old]))
        #expect(both.count == 1 && Self.new(both.first) == new, "'\(said)' with a time")
        #expect(Self.due(both.first) == "2026-3-4 18:00", "'\(said)' with a time")
    }

    // MARK: - When

    private static let chores = ["finish the report", "book a checkup", "paint the fence"]
    private static let short = [
        ("report", "finish the report"), ("checkup", "book a checkup"), ("paint the fence", "paint the fence"),
    ]

    @Test(
        "a task named by a part of its title gets a time, and no other is made",
        arguments: [
            "the %t is due by 3", "%t needs to be done by 3", "put a 3pm reminder on the %t", "set a reminder for the %t at 3",
            "set the %t for 3", "move the %t to 3 pm", "%t is due today at 3", "the %t has to be ready at 3",
        ])
    func due(form: String) {
        for (name, title) in Self.short {
            let said = form.replacing("%t", with: name).replacing("the paint the", with: "paint the")
            let found = Self.requests(said, after: Self.tasks(Self.chores))
            #expect(found.count == 1 && found.first?.intent == "INSetTaskAttributeIntent", "'\(said)'")
            #expect(
                Self.old(found.first) == title && Self.due(found.first) == "2026-3-4 15:00",
                "'\(said)': \(found.first?.summary ?? "nothing")")
        }
    }

    @Test("so it does right behind what makes it", arguments: [". the report is due by 3", ". The report needs to be done by 3"])
    func dueAtOnce(behind: String) {
        let found = Self.requests("add finish the report and book a checkup to my tasks" + behind, after: [])
        #expect(found.map(\.intent) == ["INAddTasksIntent", "INSetTaskAttributeIntent"])
        #expect(Self.old(found.last) == "finish the report" && Self.due(found.last) == "2026-3-4 15:00")
    }

    @Test("each of two orders is about its own task", arguments: [" and ", ", and ", ". "], Self.short)
    func twoOrders(joint: String, second: (name: String, title: String)) {
        for first in Self.short where first.0 != second.name {
            let said = "move the \(first.0) to tomorrow\(joint)mark the \(second.name) as done"
            let found = Self.requests(said, after: Self.tasks(Self.chores))
            #expect(found.map { Self.old($0) } == [first.1, second.title], "'\(said)'")
            #expect(found.first?.parameters["status"] == nil && found.last?.parameters["status"] == .integer(2), "'\(said)'")
            #expect(Self.due(found.first)?.hasPrefix("2026-3-5") ?? false && Self.due(found.last) == nil, "'\(said)'")
        }
    }

    @Test("one task for each time that is said", arguments: ["take the pills", "feed the cat"])
    func severalTimes(task: String) {
        let times = [
            ("at 3 and at 5", ["2026-3-4 15:00", "2026-3-4 17:00"]), ("at 3 and 5", ["2026-3-4 15:00", "2026-3-4 17:00"]),
            ("tomorrow at 8 and at 5", ["2026-3-5 8:00", "2026-3-5 17:00"]),
            ("on friday and sunday at 7", ["2026-3-6 7:00", "2026-3-8 7:00"]),
            ("at 7:30 and 9:15 tomorrow", ["2026-3-5 7:30", "2026-3-5 9:15"]),
        ]
        for (time, due) in times {
            for said in ["remind me \(time) to \(task)", "remind me to \(task) \(time)"] {
                let found = Self.requests(said, after: [])
                #expect(found.map { Self.due($0) ?? "" } == due, "'\(said)'")
                #expect(found.allSatisfy { $0.parameters["taskTitles"]?.summary == task }, "'\(said)'")
            }
        }
    }

    @Test("what is said once of how often holds for each time", arguments: ["every day at 8 and 20", "every day at 8 and at 20"])
    func repeated(times: String) {
        let found = Self.requests("remind me \(times) to take the pills", after: [])
        let rules = found.map { request in
            request.parameters["temporalEventTrigger"]?.record?["dateComponentsRange"]?.record?["recurrenceRule"] != nil
        }
        #expect(rules == [true, true], "\(found.map(\.summary))")
    }

    @Test(
        "a word for what was done since is no thing on a list", arguments: ["make the run 10k", "change the run to a swim"])
    func otherThing(said: String) {
        let recent = [Record("INEndWorkoutIntent", [:]), Record("INStartWorkoutIntent", [:])] + Self.list(["squats", "a run"])
        #expect(!Self.requests(said, after: recent).contains { $0.intent == "INSetTaskAttributeIntent" }, "'\(said)'")
    }

    @Test(
        "what only points at a thing, or is no thing, is put on no list", arguments: ["put the first one on", "put that one on"])
    func pointed(said: String) {
        #expect(
            !Self.requests(said, after: Self.list(["squats", "a run"])).contains { $0.intent == "INAddTasksIntent" }, "'\(said)'")
    }

    @Test("an hour without a day stays on the day that was said before it")
    func sameDay() {
        for (day, date) in [("tomorrow", "2026-3-5"), ("on friday", "2026-3-6")] {
            let found = Self.requests("remind me to feed the cat \(day) at 8 and walk the dog at 9", after: [])
            #expect(found.map { Self.due($0) ?? "" } == ["\(date) 8:00", "\(date) 9:00"], "\(day)")
        }
    }

    // MARK: - Off and on

    @Test(
        "what is taken off and what is put on are told apart from their particles",
        arguments: [
            ("take the mugs off and put two pans on", ["mugs"], "two pans"),
            ("take the mugs off, put spoons on", ["mugs"], "spoons"),
            ("remove the torch and add a headlamp", ["a torch"], "a headlamp"),
        ])
    func offAndOn(said: String, gone: [String], added: String) {
        let found = Self.requests(said, after: Self.list(["soup", "a torch", "mugs"]))
        #expect(found.map(\.intent) == ["INDeleteTasksIntent", "INAddTasksIntent"], "'\(said)'")
        #expect(Self.deleted(found.first) == gone, "'\(said)'")
        #expect(found.last?.parameters["taskTitles"]?.summary == added, "'\(said)': \(found.last?.summary ?? "nothing")")
    }

    @Test(
        "'on' behind a thing is none of it", arguments: ["put %@ on", "stick %@ on there", "pop %@ on the list", "put %@ on too"])
    func particle(form: String) {
        for thing in ["olives", "a jar of honey", "two pans"] {
            let said = form.replacing("%@", with: thing)
            let added = Self.requests(said, after: Self.list(["soup"])).first
            #expect(added?.parameters["taskTitles"]?.summary == thing, "'\(said)': \(added?.summary ?? "nothing")")
        }
    }

    @Test(
        "'both' and 'all of them' are those made or shown last",
        arguments: [("delete both", 2), ("remove both of them", 2), ("delete all of them", 3), ("get rid of all of them", 3)])
    func together(said: String, count: Int) {
        let titles = Array(Self.chores.prefix(count))
        #expect(Self.deleted(Self.requests(said, after: Self.tasks(titles)).first) == titles, "'\(said)'")
    }

    @Test("each thing goes to the list that is said with it", arguments: ["add", "put"])
    func twoLists(verb: String) {
        let place = verb == "add" ? "to" : "on"
        let said = "\(verb) soap \(place) my grocery list and \(verb) ring the bank \(place) my tasks"
        let found = Self.requests(said, after: [])
        #expect(found.map { $0.parameters["taskTitles"]?.summary ?? "" } == ["soap", "ring the bank"], "'\(said)'")
    }

    @Test(
        "what only counts the things is none of them",
        arguments: ["add three: %@", "ok add these: %@", "add three things: %@", "add three more: %@", "add the following: %@"])
    func onlyCounts(form: String) {
        let said = form.replacing("%@", with: "wash the car, mow the lawn, ring the bank")
        let found = Self.requests(said, after: [])
        #expect(
            found.first?.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string }
                == ["wash the car", "mow the lawn", "ring the bank"], "'\(said)': \(found.first?.summary ?? "nothing")")
    }

    @Test(
        "the words before the colon are the list's title",
        arguments: ["things to pack for the beach", "pictures to take at the wedding", "songs to learn"])
    func titledList(title: String) {
        let made = Self.requests("make a list of \(title): tape, glue and pens", after: []).first
        #expect(made?.intent == "INCreateTaskListIntent")
        #expect(made?.parameters["title"]?.summary == title && made?.parameters["taskTitles"]?.list?.count == 3)
    }

    // MARK: - What is no task

    @Test(
        "a message ordered behind a reminder is none",
        arguments: ["also tell Mary i'll be late", "and text Mary that dinner is at 8", "also message Mary saying it's done"])
    func message(said: String) {
        let found = Self.requests(said, after: Self.tasks(["buy flowers"])).first
        #expect(found?.intent == "INSendMessageIntent", "'\(said)': \(found?.summary ?? "nothing")")
    }

    @Test("so is one that says it was meant", arguments: ["no i meant text Mary that", "no, i meant send Mary that"])
    func meant(said: String) {
        for behind in ["", ". scrap that reminder"] {
            let found = Self.requests(said + behind, after: Self.tasks(["tell Mary i'll be late"]))
            #expect(found.first?.intent == "INSendMessageIntent", "'\(said + behind)'")
            #expect(!found.contains { $0.parameters["taskTitle"] != nil }, "'\(said + behind)'")
            #expect(behind.isEmpty || Self.deleted(found.last) == ["tell Mary i'll be late"], "'\(said + behind)'")
        }
    }

    @Test("a refusal before an order restates no list")
    func refusedFirst() {
        let found = Self.requests("no. add soup and bread to my tasks", after: Self.tasks(["soup", "rice"])).first
        #expect(found?.parameters["taskTitles"]?.summary.contains("add") == false)
    }

    // MARK: - While a question is open

    @Test("a command about a task that is named is no answer to a question about another")
    func beside() {
        let question = Question(kind: .value, intent: "INSetTaskAttributeIntent", parameter: "status", app: "notes")
        let found = Self.requests("delete that last one", after: Self.tasks(Self.chores), question: question).first
        #expect(Self.deleted(found) == [Self.chores[2]])
        let asked = Question(kind: .value, intent: "INDeleteTasksIntent", parameter: "tasks", app: "notes")
        let shown = Self.requests("just show me the list", after: Self.list(Self.chores), question: asked).first
        #expect(shown?.intent == "INSearchForNotebookItemsIntent")
    }

    @Test("what something still is confirms nothing", arguments: ["it's still open", "it is still needed", "that's still to do"])
    func still(said: String) {
        let question = Question(kind: .confirmRequest, intent: "INDeleteTasksIntent", app: "notes")
        switch Self.acts(said, after: Self.tasks(Self.chores), question: question).first {
        case .yes?, .followed(.yes, by: _)?: Issue.record("'\(said)' is a yes")
        default: break
        }
    }
}
