import Foundation
import IntentSchema
import Testing
import Understanding

/// A request and what changes it in the same breath, other quantities of what stands on a list, notes and times that are pointed at, and
/// values behind a yes. The clock stands at 10:00 on Wednesday, 4 March 2026.
struct AmendmentTests {
    private static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: [
            "INAddTasksIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INCreateTaskListIntent", "INCreateNoteIntent",
            "INAppendToNoteIntent", "INSearchForNotebookItemsIntent",
        ])

    private static func acts(
        _ said: String, after recent: [Record] = [], question: Question? = nil, parameters: [String: ParameterValue] = [:]
    ) -> [DialogueAct] {
        var context = Fixtures.context
        context.apps += [notes]
        context.recent = recent
        context.question = question
        context.parameters = parameters
        return Fixtures.interpreter?.interpret(said, in: context).acts ?? []
    }

    private static func request(_ said: String, after recent: [Record] = []) -> Hypothesis? {
        guard case .request(let read)? = acts(said, after: recent).first else { return nil }
        return read
    }

    private static func title(_ words: String) -> ParameterValue { .record(.speakableString(words)) }

    private static func titles(_ read: Hypothesis?) -> [String] {
        read?.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string } ?? []
    }

    private static func target(_ read: Hypothesis?) -> String? {
        let task = read?.parameters["targetTask"] ?? read?.parameters["tasks"]?.list?.first
        return task?.record?["title"]?.record?["spokenPhrase"]?.string
    }

    private static func list(_ titles: [String]) -> [Record] {
        let list = ParameterValue.record(Record("INTaskList", ["title": title("party")]))
        return [
            Record("INCreateTaskListIntentResponse", ["createdTaskList": list]),
            Record("INCreateTaskListIntent", ["title": title("party"), "taskTitles": .list(titles.map(title))]),
        ]
    }

    private static func note(_ text: String) -> [Record] {
        let content = ParameterValue.record(Record("INTextNoteContent", ["text": .string(text)]))
        let note = ParameterValue.record(Record("INNote", ["title": title(text)]))
        return [
            Record("INCreateNoteIntentResponse", ["createdNote": note]), Record("INCreateNoteIntent", ["content": content]),
        ]
    }

    // MARK: - In the same breath

    private static let turns = [". actually make it ", ". no, ", ", no wait, ", ". i meant ", "... make that "]

    @Test("a sum that is corrected at once is the last one, and the payee stays", arguments: turns)
    func sum(turn: String) {
        for (first, second) in [("20", "25"), ("5", "15"), ("100", "90")] {
            for order in ["send mary %@", "pay mary %@", "send mary %@ dollars"] {
                let said = order.replacing("%@", with: first) + turn + second
                let read = Self.request(said)
                let amount = read?.parameters["currencyAmount"]?.record?["amount"]?.decimal
                #expect(amount == Decimal(string: second), "'\(said)' was read as \(read?.parameters.summary ?? "nothing")")
                #expect(read?.parameters["payee"] != nil, "'\(said)' lost Mary")
            }
        }
    }

    @Test("another person in a sentence of their own takes the place of the first, and is no text")
    func person() {
        for said in [
            "text mary i'm late. actually make it priya", "text mary: i'm late. no, make it priya",
            "text mary i'm late. make that priya",
        ] {
            let read = Self.request(said)
            #expect(
                read?.parameters["content"]?.string == "i'm late",
                "'\(said)' was read as \(read?.parameters.summary ?? "nothing")")
            let names = read?.parameters["recipients"]?.list?.compactMap { $0.record?["displayName"]?.string } ?? []
            #expect(names.count == 1 && !names[0].contains("Mary"), "'\(said)' is for \(names)")
        }
    }

    @Test(
        "two people between whom nothing is decided are not decided between",
        arguments: ["call mary, no wait, or priya", "pay mary 20, or no, 25 or 30"])
    func alternatives(said: String) {
        let read = Self.request(said)
        #expect(read?.reasons.contains { $0.hasSuffix("changes it") } != true)
    }

    @Test("a quoted text keeps a sentence that reads like a correction")
    func quoted() {
        let read = Self.request("text mary 'i'm late. actually make it 8'")
        #expect(read?.parameters["content"]?.string == "i'm late. actually make it 8")
    }

    @Test("another command behind a refusal takes the place of the first", arguments: ["wait no ", "no, ", "no wait, "])
    func otherCommand(refusal: String) {
        let recent = Self.list(["buy milk"])
        let read = Self.request("tick off buy milk. \(refusal)delete buy milk", after: recent)
        #expect(read?.intent == "INDeleteTasksIntent" && Self.target(read) == "buy milk" && read?.followers == nil)
    }

    // MARK: - Quantities

    private static let units = ["", "kg ", "bottles of ", "cans of "]

    @Test(
        "a number changes the only quantity that was listed",
        arguments: ["make it %@", "no, make it %@", "actually make that %@"])
    func recounts(form: String) {
        for unit in Self.units {
            for (old, new) in [(2, 4), (1, 3), (10, 12)] {
                let listed = ["bread", "\(old) \(unit)limes", "salt"]
                let said = form.replacing("%@", with: "\(new)")
                let read = Self.request(said, after: Self.list(listed))
                #expect(Self.target(read) == listed[1], "'\(said)' of \(listed) changes \(Self.target(read) ?? "nothing")")
                #expect(
                    read?.parameters["taskTitle"] == Self.title("\(new) \(unit)limes"), "\(read?.parameters.summary ?? "nothing")"
                )
            }
        }
    }

    @Test("a number of nothing that has one changes no time", arguments: ["make it 4", "no, 4", "make that 12"])
    func recountsNothing(said: String) {
        for listed in [["bread", "salt"], ["2 limes", "3 onions"]] {
            let read = Self.request(said, after: Self.list(listed))
            #expect(read == nil, "'\(said)' of \(listed) was read as \(read?.parameters.summary ?? "nothing")")
        }
    }

    @Test(
        "a named thing gets the quantity",
        arguments: ["make the potatoes 3 kg", "change the potatoes to 3 kg", "oh make the potatoes 3 kg"])
    func recountsNamed(said: String) {
        for listed in [["turkey", "2 kg potatoes"], ["potatoes", "2 kg flour"], ["2 kg potatoes", "1 kg flour"]] {
            let old = listed.first { $0.contains("potatoes") }
            let read = Self.request(said, after: Self.list(listed))
            #expect(Self.target(read) == old && read?.parameters["taskTitle"] == Self.title("3 kg potatoes"))
        }
    }

    @Test(
        "a quantity is corrected at once, or behind the list",
        arguments: [("add 2 limes to my party list. actually make it 4", "4 limes")])
    func recountsAtOnce(said: String, title: String) {
        #expect(Self.titles(Self.request(said)) == [title])
    }

    @Test(
        "what is added with its number goes on the list",
        arguments: ["and 2 limes", "and also 3 lemons", "plus 4 apples", "oh and also 12 eggs"])
    func addsCounted(said: String) {
        let read = Self.request(said, after: Self.list(["bread"]))
        #expect(read?.intent == "INAddTasksIntent" && Self.titles(read).first?.first?.isNumber == true)
        #expect(read?.parameters["targetTaskList"] != nil)
    }

    // MARK: - Commands about several

    @Test("several tasks are ticked off, whatever joins them", arguments: [" and ", " n ", ", ", " & "])
    func ticksSeveral(joint: String) {
        let listed = ["turkey", "butter", "bread"]
        for form in ["tick off %@", "mark %@ as done", "check off %@, got those", "cross off %@ please"] {
            let said = form.replacing("%@", with: "butter\(joint)bread")
            let read = Self.request(said, after: Self.list(listed))
            let all = ([read].compactMap(\.self) + (read?.followers ?? [])).map { Self.target($0) }
            #expect(all == ["butter", "bread"], "'\(said)' is about \(all)")
        }
    }

    @Test(
        "a change of the last task and another request are both done",
        arguments: ["8pm rather, and ", "actually 8pm, and ", "no, 8pm. also "])
    func changesAndMore(change: String) {
        var due = DateComponents(year: 2026, month: 3, day: 4)
        due.hour = 18
        let range = Record("INDateComponentsRange", ["startDateComponents": .dateComponents(due)])
        let trigger = ParameterValue.record(Record("INTemporalEventTrigger", ["dateComponentsRange": .record(range)]))
        let recent = [
            Record("INAddTasksIntent", ["taskTitles": .list([Self.title("call mom")]), "temporalEventTrigger": trigger])
        ]
        for more in ["remind me to buy milk", "call mary", "text mary hello"] {
            let read = Self.request(change + more, after: recent)
            #expect(
                Self.target(read) == "call mom" && read?.followers?.count == 1,
                "'\(change + more)' was read as \(read?.intent ?? "nothing")")
        }
    }

    @Test(
        "the one that is meant is another than the last",
        arguments: ["i said 8pm for the mom one", "i meant 8 pm for the call mom one"])
    func timeOfOne(said: String) {
        let recent = ["groceries", "call mom"].map { Record("INAddTasksIntent", ["taskTitles": .list([Self.title($0)])]) }
        let read = Self.request(said, after: recent)
        #expect(Self.target(read) == "call mom" && read?.parameters["taskTitle"] == nil)
    }

    // MARK: - What is pointed at

    @Test(
        "words are added to the note that was made last",
        arguments: [
            "add 'he has a dog' to that note", "also add that he has a dog", "add he has a dog to it",
            "add to the note that he has a dog",
        ])
    func appends(said: String) {
        let read = Self.request(said, after: Self.note("the plumber comes"))
        #expect(read?.intent == "INAppendToNoteIntent" && read?.parameters["targetNote"] != nil)
        #expect(read?.parameters["content"]?.record?["text"]?.string == "he has a dog")
    }

    @Test(
        "a pronoun on a list is what was noted last, else it is asked for",
        arguments: ["put it on my to do list", "add that to my to do list"])
    func pronoun(said: String) {
        #expect(Self.titles(Self.request(said, after: Self.note("print photos"))) == ["print photos"])
        #expect(Self.request(said).map { $0.parameters["taskTitles"] == nil } ?? true)
    }

    @Test(
        "then is the time that was told last", arguments: ["remind me to be home then", "and remind me to be home at that time"])
    func then(said: String) {
        for (text, day, hour) in [("the plumber comes monday 9am", 9, 9), ("meet ann on friday at 5 pm", 6, 17)] {
            let read = Self.request(said, after: Self.note(text))
            let range = read?.parameters["temporalEventTrigger"]?.record?["dateComponentsRange"]?.record
            let start = range?["startDateComponents"]?.dateComponents
            #expect(start?.day == day && start?.hour == hour, "'\(said)' after '\(text)' is at \(start?.summary ?? "no time")")
            #expect(Self.titles(read) == ["be home"])
        }
    }

    @Test("then stays in a message")
    func thenInText() {
        let read = Self.request("text mary i'll be home then", after: Self.note("the plumber comes monday 9am"))
        #expect(read?.parameters["content"]?.string == "i'll be home then")
    }

    @Test(
        "what is on the list is looked up",
        arguments: ["what's on it now", "show me that list", "what's on that list again", "what is left on the list"])
    func looksUpList(said: String) {
        let read = Self.request(
            said,
            after: [Record("INAddTasksIntent", ["targetTaskList": .record(Record("INTaskList", ["title": Self.title("party")]))])]
        )
        #expect(read?.intent == "INSearchForNotebookItemsIntent" && read?.parameters["title"] == Self.title("party"))
    }

    // MARK: - Behind a yes

    @Test(
        "values behind a yes complete a reading that was uncertain",
        arguments: ["yes, %@", "yeah %@", "yes. %@", "yep, %@ please"])
    func valuesBehindYes(form: String) {
        let question = Question(kind: .confirmReading, intent: "INSendPaymentIntent")
        for (words, name) in [("20 dollars", "currencyAmount"), ("mary", "payee")] {
            let said = form.replacing("%@", with: words)
            let known = ["note": ParameterValue.string("lunch")]
            guard case .correction(let values)? = Self.acts(said, question: question, parameters: known).first else {
                Issue.record("'\(said)' was read as \(Self.acts(said, question: question))")
                continue
            }
            #expect(values[name] != nil)
        }
    }

    @Test(
        "what is to be done besides does not hold a yes up",
        arguments: ["yes. and pause the sound too", "yes, and also pause the film", "yes and take a picture of it"])
    func moreBehindYes(said: String) {
        let question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent")
        guard case .followed(.yes, by: .notUnderstood(.unused))? = Self.acts(said, question: question).first else {
            Issue.record("'\(said)' was read as \(Self.acts(said, question: question))")
            return
        }
    }

    @Test(
        "what may be a condition does",
        arguments: ["yes, if it's free", "yes but not the moon", "yes and only with the purple fence"])
    func conditionBehindYes(said: String) {
        let question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent")
        let act = Self.acts(said, question: question).first
        #expect(act != .yes)
        if case .followed(.yes, _)? = act { Issue.record("'\(said)' was taken for a yes") }
    }

    @Test("words that only insist change nothing", arguments: ["i said", "as i said", "obviously", "like i already said"])
    func insisting(words: String) {
        let question = Question(kind: .value, intent: "INSendPaymentIntent", parameter: "currencyAmount")
        for plain in ["45", "45 dollars"] {
            let said = "\(plain) \(words)".replacing("like i already said", with: "i already said")
            #expect(Self.acts(said, question: question) == Self.acts(plain, question: question), "'\(said)'")
        }
    }
}
