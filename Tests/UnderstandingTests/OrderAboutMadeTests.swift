import IntentSchema
import Testing
import Understanding

/// What is said about a list, a note or a task that there is makes nothing new of its words.
struct OrderAboutMadeTests {
    private static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: [
            "INAddTasksIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INCreateTaskListIntent", "INCreateNoteIntent",
            "INAppendToNoteIntent", "INSearchForNotebookItemsIntent",
        ])
    private static let making: Set<String> = [
        "INAddTasksIntent", "INCreateTaskListIntent", "INCreateNoteIntent", "INAppendToNoteIntent",
    ]

    private static func act(
        _ said: String, after recent: [Record] = OrderAboutMadeTests.recent, question: Question? = nil,
        parameters: [String: ParameterValue] = [:]
    ) throws -> DialogueAct? {
        var context = Fixtures.context
        context.apps += [notes]
        context.recent = recent
        context.question = question
        context.parameters = parameters
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    private static func title(_ words: String) -> ParameterValue { .record(.speakableString(words)) }
    private static func list(_ name: String) -> ParameterValue { .record(Record("INTaskList", ["title": title(name)])) }

    private static let tasks = Record(
        "INAddTasksIntent",
        ["taskTitles": .list(["tiles", "grout", "a bucket"].map(title)), "targetTaskList": list("Reminders")])
    private static let note: [Record] = {
        let content = ParameterValue.record(Record("INTextNoteContent", ["text": .string("the tiles are in the shed")]))
        let note = Record("INNote", ["title": title("the tiles are in the shed"), "contents": .list([content])])
        return [
            Record("INCreateNoteIntent", ["content": content]),
            Record("INCreateNoteIntentResponse", ["createdNote": .record(note)]),
        ]
    }()
    private static let recent = [tasks] + note

    private static let orders = [
        "move the tiles and the grout from Reminders to the list called bathroom", "move the tiles to the bathroom list",
        "fix that note title, should just be bathroom", "in the note that you made for me, please take out the word shed",
        "take the word shed out of the note", "could you change the order of the list", "please swap the two notes around",
        "put those three things on the bathroom list rather than on Reminders", "please remove the last line of my note",
        "move the grout to another list", "can you put that in my reminders rather than in a note", "put it back",
        "and put it back in if it rains",
    ]

    @Test("an order about what there is is no content of something new", arguments: orders)
    func ordered(said: String) throws {
        for recent in [Self.recent, Self.note + [Self.tasks]] {
            let act = try Self.act(said, after: recent)
            #expect(act?.requests.contains { Self.making.contains($0.intent) } != true, "'\(said)': \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "what is announced, quoted or behind a colon is content, whatever it says",
        arguments: [
            ("remind me to change the title of the note", "change the title of the note"),
            ("remind me to move the car to the other list", "move the car to the other list"),
            ("add to my reminders: take the word shed out of the note", "take the word shed out of the note"),
            ("put 'delete the list' on my reminders", "delete the list"),
        ])
    func announced(said: String, kept: String) throws {
        guard case .request(let request)? = try Self.act(said) else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(request.parameters["taskTitles"] == .list([Self.title(kept)]), "'\(said)': \(request.summary)")
    }

    @Test(
        "\"instead\" in front of a colon is no content",
        arguments: ["make a note instead: %@", "would you make a note instead: %@"])
    func instead(form: String) throws {
        for text in ["the photos are in the blue album", "6 sockets, 2 switches"] {
            guard case .request(let request)? = try Self.act(form.replacing("%@", with: text)) else {
                Issue.record("no request")
                continue
            }
            #expect(request.intent == "INCreateNoteIntent" && request.parameters["content"]?.record?["text"]?.string == text)
        }
    }

    @Test(
        "things that are pointed at are those dealt with last",
        arguments: ["put those three on the bathroom list", "add those three things to the bathroom list"])
    func pointed(said: String) throws {
        guard case .request(let request)? = try Self.act(said) else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(request.parameters["taskTitles"] == Self.tasks["taskTitles"], "'\(said)': \(request.summary)")
    }

    // MARK: - Names of lists

    @Test("a list is named with no word for it, and orders are none of its name")
    func named() throws {
        let question = Question(
            kind: .confirmValue(Self.list("shed")), intent: "INAddTasksIntent", parameter: "targetTaskList", app: "notes")
        let open: [String: ParameterValue] = ["taskTitles": .list([Self.title("tiles")]), "targetTaskList": Self.list("shed")]
        for said in ["wrong list, should be the bathroom list", "no, the bathroom list"] {
            let act = try Self.act(said, question: question, parameters: open)
            let names = [act].compactMap { act -> String? in
                switch act {
                case .value(let value)?: value.record?["title"]?.record?["spokenPhrase"]?.string
                case .correction(let values)?: values["targetTaskList"]?.record?["title"]?.record?["spokenPhrase"]?.string
                default: nil
                }
            }
            #expect(names == ["bathroom"], "'\(said)': \(act?.summary ?? "nothing")")
        }
        for said in ["put the list in alphabetical order", "swap the days around"] {
            let act = try Self.act(said, question: question, parameters: open)
            let isName =
                switch act {
                case .value?, .correction?: true
                default: false
                }
            #expect(!isName, "'\(said)': \(act?.summary ?? "nothing")")
        }
        for said in ["swap tiles for bricks", "it's bricks, not tiles", "its bricks not tiles"] {
            let act = try Self.act(said, question: question, parameters: open)
            #expect(act == .correction(["taskTitles": .list([Self.title("bricks")])]), "'\(said)': \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "\"one called\" has a title of its own, and what is put on it goes on it",
        arguments: ["create one called", "make one called"], ["camping", "Sunday supper", "Friday jobs"])
    func anotherOne(verb: String, name: String) throws {
        let made = [
            Record("INCreateTaskListIntent", ["title": Self.title("hardware")]),
            Record("INCreateTaskListIntentResponse", ["createdTaskList": Self.list("hardware")]),
        ]
        guard case .request(let request)? = try Self.act("\(verb) \(name) and put butter and salt on it", after: made)
        else {
            Issue.record("no request")
            return
        }
        #expect(
            request.intent == "INCreateTaskListIntent" && request.parameters["title"] == Self.title(name), "\(request.summary)")
        let more = request.followers?.first
        #expect(
            more.map { $0.parameters["targetTaskList"]?.record?["title"] == Self.title(name) }
                ?? (request.parameters["taskTitles"] != nil), "\(request.summary)")
    }

    // MARK: - More in a reminder

    @Test(
        "what goes into the reminder goes into its title",
        arguments: [
            "add %@ to the reminder too", "and to %@ in the same reminder", "also %@ in that reminder",
            "add %@ to that reminder as well",
        ])
    func added(form: String) throws {
        let reminder = [Record("INAddTasksIntent", ["taskTitles": .list([Self.title("call the vet")])])]
        for more in ["ring the bank", "buy stamps"] {
            let said = form.replacing("%@", with: more)
            let act = try Self.act(said, after: reminder)
            guard case .request(let change)? = act, change.intent == "INSetTaskAttributeIntent" else {
                Issue.record("'\(said)': \(act?.summary ?? "nothing")")
                continue
            }
            #expect(change.parameters["taskTitle"] == Self.title("call the vet and \(more)"), "'\(said)'")
        }
    }

    @Test(
        "what the assistant has done or not is no other thing",
        arguments: ["you didn't add the coffee", "you forgot the bread earlier"])
    func told(more: String) throws {
        for joint in [", oh and ", ", and "] {
            let act = try Self.act("add tea to my reminders\(joint)\(more)", after: [])
            guard case .request(let request)? = act else {
                Issue.record("no request: \(act?.summary ?? "nothing")")
                continue
            }
            #expect(request.parameters["taskTitles"] == .list([Self.title("tea")]), "\(joint)\(more): \(request.summary)")
            #expect(request.leftOut?.contains { $0.text.contains(more) } == true, "\(joint)\(more): \(request.summary)")
        }
    }

    @Test(
        "a title swallows no sentence that says something else",
        arguments: ["you misspelt it before", "it's the wrong list again", "we ran out", "she hates that shop"])
    func sentence(more: String) throws {
        for said in ["add salt to my reminders. \(more)", "remind me to buy salt. \(more)"] {
            let act = try Self.act(said, after: [])
            let titles = act?.requests.flatMap { $0.parameters["taskTitles"]?.list ?? [] }.compactMap {
                $0.record?["spokenPhrase"]?.string
            }
            #expect(titles?.contains { $0.contains(more) } != true, "'\(said)': \(titles ?? [])")
        }
    }
}
