import IntentSchema
import Testing
import Understanding

/// Lists that are called by their names alone, amounts that begin things, and tasks that are pointed at.
struct ListNameTests {
    private static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: [
            "INAddTasksIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INCreateTaskListIntent", "INCreateNoteIntent",
            "INSearchForNotebookItemsIntent", "INAppendToNoteIntent",
        ])

    private static func act(_ said: String, after recent: [Record]) throws -> DialogueAct? {
        var context = Fixtures.context
        context.apps += [notes]
        context.recent = recent
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    private static func request(_ said: String, after recent: [Record]) throws -> Hypothesis? {
        guard case .request(let request)? = try act(said, after: recent) else { return nil }
        return request
    }

    private static func title(_ words: String) -> ParameterValue { .record(.speakableString(words)) }

    private static func list(_ name: String, _ items: [String] = []) -> Record {
        var record = Record("INCreateTaskListIntent", ["title": title(name)])
        if !items.isEmpty { record["taskTitles"] = .list(items.map(title)) }
        return record
    }

    private static func reminder(_ name: String) -> Record { Record("INAddTasksIntent", ["taskTitles": .list([title(name)])]) }

    @Test(
        "a list or a note is shown by its name alone, and words are put on it",
        arguments: [
            ("camping", "INCreateTaskListIntent"), ("wedding saturday", "INCreateTaskListIntent"),
            ("car stuff", "INCreateNoteIntent"), ("ideas for the attic", "INCreateNoteIntent"),
        ])
    func byName(name: String, maker: String) throws {
        let made = Record(maker, ["title": Self.title(name)])
        for said in ["show me \(name)", "read \(name) please", "open the \(name)"] {
            let request = try Self.request(said, after: [made])
            #expect(request?.intent == "INSearchForNotebookItemsIntent", "'\(said)': \(String(describing: request?.summary))")
            #expect(request?.parameters["title"]?.record?["spokenPhrase"]?.string == name, "'\(said)'")
        }
        let put = try Self.request("add new wipers to \(name)", after: [made])
        #expect(put?.intent == (maker == "INCreateNoteIntent" ? "INAppendToNoteIntent" : "INAddTasksIntent"))
    }

    private static func items(_ request: Hypothesis?) -> [String] {
        (request?.parameters["taskTitles"] ?? request?.parameters["tasks"])?.list?.compactMap {
            $0.record?["spokenPhrase"]?.string ?? $0.record?["title"]?.record?["spokenPhrase"]?.string
        } ?? []
    }

    private static func listName(_ request: Hypothesis?) -> String? {
        (request?.parameters["targetTaskList"]?.record?["title"] ?? request?.parameters["title"])?.record?["spokenPhrase"]?.string
    }

    @Test(
        "a day in the name of a list that was made is a part of the name",
        arguments: ["wedding saturday", "Friday treats", "Sunday supper", "garden", "things for Monday"])
    func named(name: String) throws {
        for recent in [[Self.list(name)], [Self.list("shopping", ["eggs"]), Self.list(name)]] {
            for said in [
                "add flowers and the cake to %", "put flowers and the cake on %", "please add flowers and the cake to my % too",
            ] {
                let words = said.replacing("%", with: name)
                let request = try Self.request(words, after: recent)
                #expect(Self.items(request) == ["flowers", "the cake"], "'\(words)': \(request?.summary ?? "nothing")")
                #expect(Self.listName(request)?.lowercased() == name.lowercased(), "'\(words)': \(request?.summary ?? "nothing")")
                #expect(request?.parameters["temporalEventTrigger"] == nil, "'\(words)'")
            }
            let words = "what's on \(name)"
            let request = try Self.request(words, after: recent)
            #expect(request?.intent == "INSearchForNotebookItemsIntent", "'\(words)'")
            #expect(request?.parameters["dateTime"] == nil, "'\(words)'")
            let found = request?.parameters["notebookItemIdentifier"]?.string ?? Self.listName(request)
            #expect(found?.lowercased() == name.lowercased(), "'\(words)': \(request?.summary ?? "nothing")")
        }
    }

    @Test("a reminder on a day is none for a list that has the day in its name")
    func reminded() throws {
        let request = try Self.request("remind me to go to the wedding Saturday", after: [Self.list("wedding saturday")])
        #expect(request?.parameters["temporalEventTrigger"] != nil, "\(request?.summary ?? "nothing")")
    }

    @Test("another that has a name of its own is a new list with what is put on it")
    func another() throws {
        for made in ["make another called hardware", "create another one named hardware", "make one called hardware"] {
            for rest in [" and put screws and a hammer on it", ""] {
                let request = try Self.request(made + rest, after: [Self.list("groceries", ["milk", "eggs"])])
                #expect(request?.intent == "INCreateTaskListIntent", "'\(made + rest)'")
                #expect(Self.listName(request) == "hardware", "'\(made + rest)': \(request?.summary ?? "nothing")")
                #expect(!Self.items(request).contains("milk"), "'\(made + rest)': \(request?.summary ?? "nothing")")
            }
        }
    }

    @Test("a list is asked about by its name alone, and nothing is put on one")
    func asked() throws {
        let recent = [
            Record("INSearchForNotebookItemsIntent", ["title": Self.title("hardware")]), Self.list("groceries", ["milk"]),
        ]
        for said in ["and groceries?", "and the groceries?"] {
            let request = try Self.request(said, after: recent)
            #expect(request?.intent == "INSearchForNotebookItemsIntent", "'\(said)': \(request?.summary ?? "nothing")")
            #expect(Self.listName(request) == "groceries", "'\(said)': \(request?.summary ?? "nothing")")
        }
    }

    @Test(
        "an amount begins another thing where the first begins with one",
        arguments: [
            ("6 kg chicken 4 bunches parsley and cream", ["6 kg chicken", "4 bunches parsley", "cream"]),
            ("two cans tomatoes three onions a dozen eggs", ["two cans tomatoes", "three onions", "a dozen eggs"]),
            ("2 litres milk 500 g flour, yeast", ["2 litres milk", "500 g flour", "yeast"]),
            ("2 cakes for 8 guests and candles", ["2 cakes for 8 guests", "candles"]),
            ("light bulbs 60 watt and fuses", ["light bulbs 60 watt", "fuses"]),
        ])
    func amounts(said: String, items: [String]) throws {
        let request = try Self.request("add \(said) to the shopping list", after: [])
        #expect(Self.items(request) == items, "\(request?.summary ?? "nothing")")
    }

    @Test(
        "tasks that are pointed at are those dealt with last",
        arguments: [
            "delete those three", "get rid of those", "delete all of those please", "take those three off",
            "remove these three tasks",
        ])
    func pointed(said: String) throws {
        let things = ["buy butter", "ring Mary", "sand the door"]
        let made = Record("INAddTasksIntent", ["taskTitles": .list(things.map(Self.title))])
        for recent in [[made], said.contains("three") ? things.reversed().map(Self.reminder) : [made]] {
            let request = try Self.request(said, after: recent)
            #expect(request?.intent == "INDeleteTasksIntent", "'\(said)'")
            #expect(Self.items(request).sorted() == things.sorted(), "'\(said)': \(request?.summary ?? "nothing")")
        }
    }

    @Test("as many as are pointed at, or none")
    func tooMany() throws {
        let recent = ["buy butter", "ring Mary"].map(Self.reminder)
        #expect(try Self.items(Self.request("delete those four", after: recent)).isEmpty)
        #expect(try Self.items(Self.request("delete both of those", after: recent)).sorted() == ["buy butter", "ring Mary"])
    }

    @Test("a task is described by the first words of its title, whatever they mean")
    func described() throws {
        for (title, words) in [("text him about the boat", "text him"), ("reminder cards for Nora", "reminder cards")] {
            let recent = [Self.reminder("sand the door"), Self.reminder(title)]
            #expect(try Self.items(Self.request("delete the \(words) one", after: recent)) == [title])
        }
    }

    @Test("what a note or a list should say is no new one")
    func should() throws {
        let note = Record("INCreateNoteIntent", ["title": Self.title("childminding")])
        for said in [
            "note should say childminding fees due", "the note should have been kitchen rewire", "my note must be just fees",
            "oh sorry the note should read fees due on Friday",
        ] {
            for recent in [[note], []] {
                let act = try Self.act(said, after: recent)
                #expect(
                    !(act?.requests ?? []).contains { $0.intent != "INSearchForNotebookItemsIntent" },
                    "'\(said)': \(String(describing: act))")
            }
        }
    }
}
