import Foundation
import IntentSchema
import Testing
import Understanding

/// Things on a list: named first and then ordered, said anew, added and left out while the list is asked about, and corrected once it is made.
struct ListEditTests {
    private static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: [
            "INAddTasksIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INCreateTaskListIntent",
            "INSearchForNotebookItemsIntent", "INSendMessageIntent",
        ])

    private static func act(
        _ said: String, after recent: [Record] = [], question: Question? = nil, parameters: [String: ParameterValue] = [:]
    ) -> DialogueAct? {
        var context = Fixtures.context
        context.apps += [notes]
        context.recent = recent
        context.question = question
        context.parameters = parameters
        return Fixtures.interpreter?.interpret(said, in: context).acts.first
    }

    private static func request(_ said: String, after recent: [Record] = []) -> Hypothesis? {
        guard case .request(let request)? = act(said, after: recent) else { return nil }
        return request
    }

    private static func titles(_ items: [String]) -> ParameterValue {
        .list(items.map { .record(.speakableString($0)) })
    }

    private static func items(_ value: ParameterValue?) -> [String] {
        value?.list?.compactMap { $0.record?["spokenPhrase"]?.string ?? $0.record?["title"]?.record?["spokenPhrase"]?.string }
            ?? []
    }

    private static let things: [[String]] = [["milk", "eggs"], ["swim stuff", "a towel", "sunscreen"], ["oat milk", "tea"]]

    @Test(
        "things that are said to be needed are asked about",
        arguments: ["i need", "we need", "we're out of"], [["eggs", "milk", "bread"], ["milk", "bananas"]])
    func needed(lead: String, items: [String]) {
        let request = Self.request("\(lead) \(items.dropLast().joined(separator: ", ")) and \(items[items.count - 1])")
        #expect(request?.intent == "INAddTasksIntent")
        #expect(Self.items(request?.parameters["taskTitles"]) == items)
    }

    @Test(
        "nobody who is needed goes on a list",
        arguments: ["i need to call mom and dad", "we need a ride and a table", "i need you and me"])
    func notNeeded(said: String) {
        #expect(Self.request(said)?.template != "tasks", "\(String(describing: Self.request(said)?.summary))")
    }

    @Test(
        "a list that was shown has another name, and none of its tasks",
        arguments: ["rename it to the big move", "call it garage"])
    func renaming(said: String) {
        let list = Record(
            "INCreateTaskListIntent",
            ["title": .record(.speakableString("move")), "taskTitles": Self.titles(["pack books", "return keys"])])
        #expect(Self.request(said, after: [list])?.intent != "INSetTaskAttributeIntent")
    }

    private static func said(_ items: [String]) -> String {
        items.dropLast().joined(separator: ", ") + " and " + (items.last ?? "")
    }

    // MARK: - Named first

    @Test(
        "an order about what is named first is no thing itself",
        arguments: [
            "%@, put those on my list", "also %@, add them to the list", "we need %@. can you put them on my list",
            "oh and %@, put those on my to do list please", "we also need %@, add them to my list",
        ], things)
    func namedFirst(form: String, items: [String]) {
        let said = form.replacing("%@", with: Self.said(items))
        let request = Self.request(said)
        #expect(request?.intent == "INAddTasksIntent", "'\(said)': \(request?.summary ?? "nothing")")
        #expect(Self.items(request?.parameters["taskTitles"]) == items, "'\(said)'")
    }

    @Test("a time behind the order is the tasks' own")
    func namedFirstWithTime() {
        let request = Self.request("pick up parcel and buy stamps, put those on my list for tomorrow")
        #expect(Self.items(request?.parameters["taskTitles"]) == ["pick up parcel", "buy stamps"])
        #expect(request?.parameters["temporalEventTrigger"] != nil)
    }

    @Test("hesitations are no part of a thing", arguments: ["um", "uh", "erm"])
    func hesitations(sound: String) {
        for said in ["make a list: eggs, \(sound) brown sugar", "make a list: \(sound) eggs and \(sound) brown sugar"] {
            #expect(Self.items(Self.request(said)?.parameters["taskTitles"]) == ["eggs", "brown sugar"], "'\(said)'")
        }
    }

    @Test("what stands behind the colon are the things", arguments: ["gift", "packing", "shopping"])
    func behindColon(kind: String) {
        let request = Self.request("make a \(kind) list: socks for dad, a book for mom")
        #expect(request?.intent == "INCreateTaskListIntent")
        #expect(request?.parameters["title"]?.record?["spokenPhrase"] == .string(kind))
        #expect(Self.items(request?.parameters["taskTitles"]) == ["socks for dad", "a book for mom"])
    }

    @Test(
        "another order in a sentence of its own is no part of the thing before it",
        arguments: ["add milk", "remind me to buy tea"])
    func ownSentence(first: String) {
        let list = [
            Record("INCreateTaskListIntent", ["title": .record(.speakableString("x")), "taskTitles": Self.titles(["a"])])
        ]
        let request = Self.request("\(first). remind me to buy eggs", after: list)
        #expect(Self.items(request?.parameters["taskTitles"]) == [first.hasSuffix("tea") ? "buy tea" : "milk"])
        #expect(Self.items(request?.followers?.first?.parameters["taskTitles"]) == ["buy eggs"])
    }

    // MARK: - While it is asked about

    private static func open(_ items: [String]) -> [String: ParameterValue] {
        let list = Record("INTaskList", ["title": .record(.speakableString("shopping"))])
        return ["taskTitles": titles(items), "targetTaskList": .record(list)]
    }

    private static var question: Question {
        let list = ParameterValue.record(Record("INTaskList", ["title": .record(.speakableString("shopping"))]))
        return Question(kind: .confirmValue(list), intent: "INAddTasksIntent", parameter: "targetTaskList", app: "notes")
    }

    @Test(
        "the things said anew take the place of those that were heard",
        arguments: ["no, all of them: %@", "no, on the list called errands: %@", "no no, on the list errands: %@"], things)
    func saidAnew(form: String, items: [String]) {
        let said = form.replacing("%@", with: Self.said(items))
        guard case .correction(let values)? = Self.act(said, question: Self.question, parameters: Self.open(["milk"])) else {
            Issue.record("'\(said)' changes nothing")
            return
        }
        #expect(Self.items(values["taskTitles"]) == items, "'\(said)'")
        if said.contains("errands") {
            #expect(values["targetTaskList"]?.record?["title"]?.record?["spokenPhrase"] == .string("errands"), "'\(said)'")
        }
    }

    @Test("things are added", arguments: ["and lemons", "and lemons too", "also lemons", "oh and lemons"])
    func added(said: String) {
        guard case .add(let values)? = Self.act(said, question: Self.question, parameters: Self.open(["olive oil"])) else {
            Issue.record("'\(said)' adds nothing")
            return
        }
        #expect(Self.items(values["taskTitles"]) == ["lemons"], "'\(said)'")
    }

    @Test("things are added behind a yes", arguments: ["yes", "yep", "yea make it", "yes please"])
    func addedBehindYes(yes: String) {
        let act = Self.act("\(yes). and lemons", question: Self.question, parameters: Self.open(["olive oil"]))
        guard case .followed(.yes, .request(let next))? = act else {
            Issue.record("'\(yes). and lemons' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(Self.items(next.parameters["taskTitles"]) == ["lemons"] && next.parameters["targetTaskList"] != nil)
    }

    @Test(
        "a thing is left out", arguments: ["not the lemons", "without the lemons", "no, without lemons", "leave out the lemons"])
    func takenOut(said: String) {
        let open = Self.open(["olive oil", "lemons"])
        guard case .takeOut(let removals)? = Self.act(said, question: Self.question, parameters: open) else {
            Issue.record("'\(said)' takes nothing out")
            return
        }
        #expect(removals.map(\.element) == [.record(.speakableString("lemons"))], "'\(said)'")
    }

    @Test("another list takes the place of the one that is refused", arguments: ["no", "omg no", "nope"])
    func another(no: String) {
        let said = "\(no). make a shopping list with olive oil and lemons"
        let act = Self.act(said, question: Self.question, parameters: Self.open(["olive oil"]))
        guard case .followed(.cancel, .request(let next))? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(next.intent == "INCreateTaskListIntent")
        #expect(Self.items(next.parameters["taskTitles"]) == ["olive oil", "lemons"])
    }

    // MARK: - Once it is made

    private static func made(_ items: [String]) -> [Record] {
        [
            Record("INCreateTaskListIntent", ["title": .record(.speakableString("packing")), "taskTitles": titles(items)]),
            Record(
                "INCreateTaskListIntentResponse",
                ["createdTaskList": .record(Record("INTaskList", ["title": .record(.speakableString("packing"))]))]),
        ]
    }

    @Test("what is missing is added", arguments: ["no, all four: %@", "no, %@", "no, all of these: %@"])
    func missing(form: String) {
        let all = ["passport", "charger", "swim stuff", "sunscreen"]
        let said = form.replacing("%@", with: Self.said(all))
        let request = Self.request(said, after: Self.made(["passport", "charger"]))
        #expect(request?.intent == "INAddTasksIntent", "'\(said)': \(request?.summary ?? "nothing")")
        #expect(Self.items(request?.parameters["taskTitles"]) == ["swim stuff", "sunscreen"], "'\(said)'")
    }

    @Test("where nothing is missing, the list is shown")
    func nothingMissing() {
        let request = Self.request("no, all three: a hat, gloves and socks", after: Self.made(["hat", "gloves", "socks"]))
        #expect(request?.intent == "INSearchForNotebookItemsIntent")
    }

    @Test("what is not wanted goes", arguments: ["without the charger", "no, without charger", "not the charger"])
    func unwanted(said: String) {
        let request = Self.request(said, after: Self.made(["passport", "charger"]))
        #expect(request?.intent == "INDeleteTasksIntent", "'\(said)': \(request?.summary ?? "nothing")")
        #expect(request?.parameters["tasks"]?.list?.count == 1)
    }

    @Test("the list is sent to somebody", arguments: ["send %@ the list", "send the list to %@", "share the list with %@"])
    func sent(form: String) {
        let said = form.replacing("%@", with: "mary")
        let request = Self.request(said, after: Self.made(["passport", "charger"]))
        #expect(request?.intent == "INSendMessageIntent", "'\(said)': \(request?.summary ?? "nothing")")
        #expect(request?.parameters["content"] == .string("packing: passport, charger"), "'\(said)'")
    }

    // MARK: - Headed, described, asked about

    @Test(
        "a list that is named in front of a colon is the one for what stands behind it",
        arguments: [
            ("shopping list for hardware store: 2 boxes of 3in screws, wood glue, sandpaper 120 grit", "hardware store"),
            ("groceries list: 2 boxes of 3in screws, wood glue, sandpaper 120 grit", "groceries"),
            ("my shopping list: 2 boxes of 3in screws, wood glue, sandpaper 120 grit", "shopping"),
        ])
    func headed(said: String, list: String) {
        let request = Self.request(said)
        #expect(request?.intent == "INAddTasksIntent", "'\(said)': \(request?.summary ?? "nothing")")
        #expect(
            Self.items(request?.parameters["taskTitles"]) == ["2 boxes of 3in screws", "wood glue", "sandpaper 120 grit"],
            "'\(said)'")
        let title = request?.parameters["targetTaskList"]?.record?["title"]?.record?["spokenPhrase"]?.string
        #expect(title == list, "'\(said)': \(request?.summary ?? "nothing")")
    }

    @Test("a list that is to be made for what stands behind a colon has its name")
    func made() {
        let request = Self.request("make a shopping list for the party: cups, plates")
        #expect(request?.intent == "INCreateTaskListIntent" && request?.leftOut?.isEmpty ?? true)
        #expect(Self.items(request?.parameters["taskTitles"]) == ["cups", "plates"])
    }

    @Test(
        "what only says which thing is meant is a part of it",
        arguments: [
            ("add hinges, the brass ones, and wood glue to my hardware list", ["hinges, the brass ones", "wood glue"]),
            ("add tomatoes, the canned ones to my shopping list", ["tomatoes, the canned ones"]),
            (
                "add 2 boxes of pasta, olive oil and tomatoes, the canned ones to my shopping list",
                ["2 boxes of pasta", "olive oil", "tomatoes, the canned ones"]
            ),
        ])
    func described(said: String, items: [String]) {
        #expect(Self.items(Self.request(said)?.parameters["taskTitles"]) == items, "'\(said)'")
    }

    private static let listed = Record(
        "INAddTasksIntent",
        [
            "taskTitles": titles(["wood glue", "nails", "tape"]),
            "targetTaskList": .record(Record("INTaskList", ["title": .record(.speakableString("hardware"))])),
        ])

    @Test("a question for a thing puts nothing on the list", arguments: ["and the glue?", "and the saw?", "and my nails?"])
    func asked(said: String) {
        let request = Self.request(said, after: [Self.listed])
        #expect(request?.intent == "INSearchForNotebookItemsIntent", "'\(said)': \(request?.summary ?? "nothing")")
    }

    @Test("what is added in the tone of a question keeps no question mark", arguments: ["and some ice?", "also ice?"])
    func suggested(said: String) {
        let items = Self.items(Self.request(said, after: [Self.listed])?.parameters["taskTitles"])
        #expect(items.allSatisfy { !$0.contains("?") } && !items.isEmpty, "'\(said)': \(items)")
    }

    @Test(
        "what is said to be done behind a command is done, too",
        arguments: [
            ("cross off the nails, and I picked up the tape", ["nails", "tape"]),
            ("tick off tape and I already got the nails", ["tape", "nails"]), ("already got tape so tick that too", ["tape"]),
        ])
    func done(said: String, items: [String]) {
        let request = Self.request(said, after: [Self.listed])
        let all = request.map { [$0] + ($0.followers ?? []) } ?? []
        #expect(all.allSatisfy { $0.intent == "INSetTaskAttributeIntent" }, "'\(said)'")
        #expect(
            all.compactMap { $0.parameters["targetTask"]?.record?["title"]?.record?["spokenPhrase"]?.string } == items,
            "'\(said)': \(request?.summary ?? "nothing")")
    }

    @Test(
        "several are named by their places",
        arguments: [
            ("delete the first two", ["wood glue", "nails"]),
            ("take the first and the third off that list", ["wood glue", "tape"]),
            ("remove the last two", ["nails", "tape"]),
        ])
    func places(said: String, items: [String]) {
        #expect(Self.items(Self.request(said, after: [Self.listed])?.parameters["tasks"]) == items, "'\(said)'")
    }

    @Test(
        "a thing of the open request tells whether it is asked about",
        arguments: ["did you add the tape?", "have you added the nails"])
    func notYet(said: String) {
        let question = Question(
            kind: .confirmValue(.string("list")), intent: "INAddTasksIntent", parameter: "targetTaskList", app: "notes")
        let act = Self.act(said, question: question, parameters: Self.listed.fields)
        #expect(act == .inquire(Inquiry(.done)), "'\(said)': \(act?.summary ?? "nothing")")
    }
}
