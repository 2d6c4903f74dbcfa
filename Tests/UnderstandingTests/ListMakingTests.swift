import IntentSchema
import Testing
import Understanding

/// Lists that are made with their things in another clause, and tasks that are ticked off one after another.
struct ListMakingTests {
    private static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: [
            "INAddTasksIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INCreateTaskListIntent",
            "INSearchForNotebookItemsIntent",
        ])
    private static let lists: [(title: String, things: [String])] = [
        ("Reading circle", ["Emma", "Dune", "Persuasion"]), ("screwfix run", ["cable", "10 back boxes", "tape"]),
        ("Concert tasks", ["order flowers", "print programmes", "ring the hall"]),
    ]

    private static func request(_ said: String, after recent: [Record] = []) -> Hypothesis? {
        var context = Fixtures.context
        context.apps += [notes]
        context.recent = recent
        guard case .request(let request)? = Fixtures.interpreter?.interpret(said, in: context).acts.first else { return nil }
        return request
    }

    private static func words(_ value: ParameterValue?) -> String? {
        value?.record?["spokenPhrase"]?.string ?? value?.record?["title"]?.record?["spokenPhrase"]?.string
    }

    @Test(
        "a list is made with the things that a second clause puts on it",
        arguments: [
            "would you make a new list called %1, and put on it %2", "make a list called %1 and put %2 on it",
            "please create a list named %1 and put the following things on it: %2", "make a list %1: %2",
            "could you please make a list for me called %1? Put %2 on it.", "make a list called %1 and put these on it: %2",
            "make me a list called %1, on it put %2", "create a list called %1 with the following things: %2",
        ])
    func made(form: String) {
        for (title, things) in Self.lists {
            let listed = things.dropLast().joined(separator: ", ") + " and " + (things.last ?? "")
            let said = form.replacing("%1", with: title).replacing("%2", with: listed)
            guard let request = Self.request(said) else {
                Issue.record("'\(said)' makes nothing")
                continue
            }
            let all = [request] + (request.followers ?? [])
            #expect(all.filter { $0.intent == "INCreateTaskListIntent" }.count == 1, "'\(said)'")
            #expect(Self.words(request.parameters["title"]) == title, "'\(said)'")
            #expect(all.flatMap { $0.parameters["taskTitles"]?.list?.compactMap(Self.words) ?? [] } == things, "'\(said)'")
        }
    }

    @Test(
        "an afterthought is one more thing",
        arguments: ["tent, stove and mats oh and matches", "tent, stove, mats, oh and matches"])
    func afterthought(things: String) {
        let request = Self.request("make a list called camping: " + things)
        #expect(request?.parameters["taskTitles"]?.list?.compactMap(Self.words) == ["tent", "stove", "mats", "matches"])
    }

    private static func task(_ title: String) -> ParameterValue {
        .record(Record("INTask", ["title": .record(.speakableString(title)), "identifier": .string(title)]))
    }

    /// A list with these things, of which the first has been ticked off.
    private static func ticked(_ things: [String]) -> [Record] {
        let list = Record("INTaskList", ["title": .record(.speakableString("van")), "tasks": .list(things.map(task))])
        return [
            Record("INSetTaskAttributeIntent", ["targetTask": task(things[0]), "status": .integer(2)]),
            Record("INSetTaskAttributeIntentResponse", ["modifiedTask": task(things[0])]),
            Record(
                "INCreateTaskListIntent",
                [
                    "title": .record(.speakableString("van")),
                    "taskTitles": .list(things.map { .record(.speakableString($0)) }),
                ]),
            Record("INCreateTaskListIntentResponse", ["createdTaskList": .record(list)]),
        ]
    }

    private static func done(_ request: Hypothesis?) -> [String] {
        guard let request else { return [] }
        return ([request] + (request.followers ?? [])).compactMap { one in
            one.intent == "INSetTaskAttributeIntent" && one.parameters["status"] == .integer(2)
                ? words(one.parameters["targetTask"]) : "another order"
        }
    }

    @Test(
        "more of the tasks are ticked off behind one that was",
        arguments: ["yes and the %@ too", "and the %@", "oh and %@", "%@ as well", "the %@ too", "and also the %@ please"])
    func more(form: String) {
        for things in [["cable", "tape", "glue"], ["milk", "oat bread", "figs"]] {
            let said = form.replacing("%@", with: things[1])
            #expect(Self.done(Self.request(said, after: Self.ticked(things))) == [things[1]], "'\(said)'")
        }
    }

    @Test("what is on no list is still added", arguments: ["and the rope too", "and rope"])
    func added(said: String) {
        #expect(Self.request(said, after: Self.ticked(["cable", "tape"]))?.intent == "INAddTasksIntent", "'\(said)'")
    }

    @Test(
        "several tasks that are there are ticked off, and no others",
        arguments: [
            "got the tape and the glue already cross em off", "i got the tape and the glue, cross those off",
            "i've got the tape and the glue", "tape and glue are done", "tape and glue done",
            "both the tape and the glue are done",
        ])
    func several(said: String) {
        let recent = Array(Self.ticked(["cable", "tape", "glue", "screws"]).dropFirst(2))
        #expect(Self.done(Self.request(said, after: recent)) == ["tape", "glue"], "'\(said)'")
    }
}
