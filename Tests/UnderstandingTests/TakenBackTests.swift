import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// What is taken back, put off, refused or told in the breath that says it. What is meant is done, and nothing else. The clock stands at 10:00 on
/// Wednesday, 4 March 2026.
struct TakenBackTests {
    private static let due = "temporalEventTrigger"
    private static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: [
            "INAddTasksIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INSnoozeTasksIntent",
            "INSearchForNotebookItemsIntent",
        ])

    private static func acts(
        _ said: String, after recent: [Record] = [], question: Question? = nil, _ values: [String: ParameterValue] = [:]
    )
        -> [DialogueAct]
    {
        var context = Fixtures.context
        context.apps += [notes]
        context.recent = recent
        context.question = question
        context.parameters = values
        return (try? Fixtures.learned.get().interpret(said, in: context).acts) ?? []
    }

    private static func requests(_ said: String, after recent: [Record] = []) -> [Hypothesis] {
        guard case .request(let first)? = acts(said, after: recent).first else { return [] }
        var alone = first
        alone.followers = nil
        return [alone] + (first.followers ?? [])
    }

    private static func titles(_ request: Hypothesis) -> [String] {
        request.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string } ?? []
    }

    private static func start(_ request: Hypothesis) -> DateComponents? { request.parameters[due]?.beginning }

    private static func people(_ request: Hypothesis) -> [String] {
        ["recipients", "contacts"].flatMap { name in
            request.parameters[name]?.list?.compactMap { $0.record?["displayName"]?.string } ?? []
        }
    }

    private static func minutes(_ said: String) -> [Int?] {
        requests(said).map { request in start(request).map { ($0.day ?? 0) * 1440 + ($0.hour ?? 0) * 60 + ($0.minute ?? 0) } }
    }

    // MARK: - Taken back

    private static let phrases = [", no, ", ", no wait, ", ". No, ", ", sorry, ", ", I mean "]

    @Test("a time that is taken back is replaced, whatever stands behind it", arguments: phrases)
    func times(phrase: String) {
        for (old, new) in [("at 6", "at 7"), ("on Friday", "on Sunday"), ("tomorrow", "Friday"), ("at 6:30", "at 7:15")] {
            // What is dictated stays, unless a sentence of its own takes it back.
            let forms =
                ["remind me to feed the cat %@", "remind me %@ to feed the cat"]
                + (phrase == ". No, " ? ["text Mary that dinner is %@"] : [])
            for form in forms {
                let said = form.replacing("%@", with: old + phrase + new)
                let plain = form.replacing("%@", with: new)
                #expect(Self.requests(said).map(\.parameters) == Self.requests(plain).map(\.parameters), "'\(said)'")
            }
        }
    }

    @Test(
        "an amount that is taken back is replaced in the part of the request in which it stands",
        arguments: [", no, ", ", no wait, ", ", sorry, ", " no sorry ", " no wait "])
    func amounts(phrase: String) {
        let forms = [
            "pay Mary 60 for labour and Priya %@ for the flowers", "pay Mary 60 and Priya %@ for pizza", "send Mary %@ for lunch",
        ]
        for form in forms {
            for (old, new) in [("25", "35"), ("$70", "$80"), ("40 dollars", "30 dollars")] {
                let said = form.replacing("%@", with: old + phrase + new)
                let plain = form.replacing("%@", with: new)
                #expect(Self.requests(said).map(\.parameters) == Self.requests(plain).map(\.parameters), "'\(said)'")
                #expect(Self.requests(said).allSatisfy { $0.leftOut?.isEmpty ?? true }, "'\(said)'")
            }
        }
    }

    @Test("a person who is taken back is not dealt with", arguments: [". No, ", ", no, ", ". Wait, no, "])
    func persons(phrase: String) {
        for (old, new, name) in [
            ("Mary", "Priya", "Priya Patel"), ("Priya", "Mary", "Mary Jones"), ("mom", "Priya", "Priya Patel"),
        ] {
            for form in ["text %@. Say I'm on my way", "call %@", "text %@, I'm late"] {
                let said = form.replacing("%@", with: old + phrase + new)
                let read = Self.requests(said)
                #expect(read.count == 1 && read.map(Self.people) == [[name]], "'\(said)': \(read.map(\.summary))")
            }
        }
    }

    @Test(
        "what is said not to be meant, by the same words, is replaced",
        arguments: [("Tom", "Tim"), ("the bank", "the vet"), ("Aunt Lea", "Aunt Lia")])
    func named(old: String, new: String) {
        for joint in [", not \(old), ", ", uh not \(old), ", ", not \(old) but "] {
            let said = "remind me tomorrow to email \(old)\(joint)\(new)"
            #expect(Self.requests(said).map(Self.titles) == [["email \(new)"]], "'\(said)'")
        }
    }

    @Test(
        "a sentence that only begins with a word of doubt takes nothing back",
        arguments: ["wait, Mary is here", "no, I can't at 7 today"])
    func noRepair(text: String) {
        let said = "text Priya that I asked Mary. \(text)"
        let read = Self.requests(said)
        #expect(read.first?.parameters["content"]?.string?.hasSuffix(text) == true, "'\(said)': \(read.map(\.summary))")
    }

    @Test(
        "a pronoun behind a refusal stands for the person refused",
        arguments: [("Dad", "him"), ("Mary", "her"), ("Priya", "her")])
    func refused(name: String, pronoun: String) {
        for form in ["don't call %1. text %2 hi", "do not call %1. Text %2 hi", "call %1 no wait text %2 hi"] {
            let said = form.replacing("%1", with: name).replacing("%2", with: pronoun)
            let read = Self.requests(said)
            guard name != "Dad" else {
                // Nobody knows him.
                #expect(!read.contains { $0.intent == "INStartCallIntent" }, "'\(said)'")
                continue
            }
            #expect(read.map(\.intent) == ["INSendMessageIntent"], "'\(said)'")
            #expect(read.allSatisfy { Self.people($0).first?.hasPrefix(name) == true }, "'\(said)': \(read.map(\.summary))")
        }
    }

    @Test("what an order refuses right behind its verb is not done", arguments: ["music", "songs", "podcasts"])
    func refusedMatter(noun: String) {
        guard case .notUnderstood(.notARequest(.negated, _, _))? = Self.acts("play no \(noun)").first else {
            Issue.record("'play no \(noun)' was read as \(Self.acts("play no \(noun)").first?.summary ?? "nothing")")
            return
        }
    }

    @Test("a kind of request in place of the open text is that request, for the same person")
    func otherKind() {
        let values = [
            "recipients": ParameterValue.list([.record(Fixtures.contacts[3].person())]), "content": .string("I'm late"),
        ]
        let question = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat")
        for said in ["make it a call", "no, make it a call", "make it a call instead"] {
            guard case .followed(.no, .request(let call))? = Self.acts(said, question: question, values).first else {
                Issue.record("'\(said)' was read as \(Self.acts(said, question: question, values).first?.summary ?? "nothing")")
                continue
            }
            #expect(call.intent == "INStartCallIntent" && Self.people(call) == ["Mary Jones"], "'\(said)'")
        }
    }

    // MARK: - Taken back from behind other words

    private static let last = [
        ", no wait, ", ", no wait make it ", " no sorry ", ", actually ", " i mean ", ", scratch that, ", " - no, ",
        ", oh make that ",
        " wait no make it ", ", sorry, i meant ", ". No, ", ", or rather ",
    ]

    @Test("a value that is taken back is replaced wherever it stands, and nothing else is changed", arguments: last)
    func anywhere(phrase: String) {
        let rows: [(form: String, old: String, new: String)] = [
            ("get me a ride to the airport for %@ people", "2", "3"), ("get me a ride to %@", "the airport", "Berkeley"),
            ("get me a ride to the airport at %@", "5 pm", "6:30 pm"), ("send Mary %@ dollars for lunch", "20", "35"),
            ("send %@ 20 dollars for lunch", "Mary", "Priya"), ("send Mary 20 dollars for %@", "lunch", "the tickets"),
            ("text %@ that I'm running late", "Mary", "Priya"), ("remind me to water the plants at %@", "5 pm", "7 pm"),
            ("remind me on %@ to water the plants", "Monday", "Tuesday"),
            ("remind me to %@ at 5 pm", "water the plants", "feed the cat"),
            ("start a run of %@ km", "5", "8"), ("book a table at %@ for four tomorrow at 7 pm", "nopa", "zuni"),
            ("add %@ to my shopping list", "milk", "bread"),
        ]
        for (form, old, new) in rows {
            let said = form.replacing("%@", with: old) + phrase + new
            let plain = form.replacing("%@", with: new)
            let (read, wanted) = (Self.requests(said), Self.requests(plain))
            #expect(read.map(\.intent) == wanted.map(\.intent) && read.map(\.parameters) == wanted.map(\.parameters), "'\(said)'")
            #expect(read.allSatisfy { $0.leftOut?.isEmpty ?? true }, "'\(said)'")
        }
    }

    @Test("what is refused by its name is replaced by what is named behind it")
    func refusedByName() {
        for (form, old, new) in [
            ("send %@ 20 dollars for lunch", "Mary", "Priya"), ("send Mary %@ dollars for lunch", "20", "35"),
            ("get me a ride to %@ for two", "Oakland", "Berkeley"),
        ] {
            for joint in [", ", " but "] {
                let said = form.replacing("%@", with: old) + ", not \(old)\(joint)\(new)"
                #expect(
                    Self.requests(said).map(\.parameters) == Self.requests(form.replacing("%@", with: new)).map(\.parameters),
                    "'\(said)'")
            }
        }
    }

    @Test("nobody who is in no contact takes the place of somebody who is in one", arguments: last)
    func strangers(phrase: String) {
        let said = "tell Mary to bring milk" + phrase + "bread"
        #expect(Self.requests(said).first.map(Self.people) == ["Mary Jones"], "'\(said)'")
    }

    @Test(
        "another order behind a refusal takes the place of the one before it, of which nothing stays",
        arguments: [", no wait, ", ", scratch that, ", ". Actually no, ", ", no, "])
    func otherOrder(phrase: String) {
        let orders = ["get me a ride to the airport", "call Mary", "start a run of 5 km", "text Priya that I'm late"]
        for first in orders + ["remind me to pack at 5"] {
            for next in orders where next != first {
                let said = first + phrase + next
                #expect(Self.requests(said).map(\.parameters) == Self.requests(next).map(\.parameters), "'\(said)'")
            }
        }
    }

    // MARK: - Times

    @Test(
        "a reminder so long before its time is set to that time, and its title is no longer",
        arguments: [("an hour before", 60), ("two hours before", 120), ("half an hour before", 30), ("the day before", 1440)])
    func leads(lead: String, minutes: Int) {
        for joint in [", ", " "] where joint == ", " || !lead.hasPrefix("the") {
            let said = "remind me of the dentist appointment on Friday at 3\(joint)\(lead)"
            #expect(Self.requests(said).map(Self.titles) == [["the dentist appointment"]], "'\(said)'")
            let plain = Self.minutes("remind me of the dentist appointment on Friday at 3").first ?? nil
            #expect(Self.minutes(said) == [plain.map { $0 - minutes }], "'\(said)'")
        }
        let both = "remind me of the dentist appointment on Friday at 3, \(lead) and also three hours before"
        #expect(Self.requests(both).count == 2, "'\(both)'")
    }

    @Test(
        "no message waits: a time before what is said is named as left out, and the text is what it would be",
        arguments: ["at noon", "tomorrow", "tomorrow morning", "on Friday at 9", "tomorrow at 9"])
    func sending(time: String) {
        for text in ["lunch is ready", "the plumber can't make it", "dinner is at 8"] {
            let said = "tell Mary \(time) that \(text)"
            let read = Self.requests(said)
            #expect(read.first?.parameters["content"]?.string == text, "'\(said)': \(read.map(\.summary))")
            #expect(read.first?.leftOut?.map(\.text) == [time], "'\(said)'")
        }
        #expect(Self.requests("tell Mary now that lunch is ready").first?.leftOut == nil)
    }

    @Test(
        "an hour that is said twice is the one and the other half of the day",
        arguments: [("8", "8pm"), ("8", "20:00"), ("9", "9 pm")])
    func halves(first: String, second: String) {
        let said = "remind me to take my pills at \(first) and at \(second)"
        let hours = Self.requests(said).compactMap { Self.start($0)?.hour }
        #expect(hours.count == 2 && hours[0] + 12 == hours[1], "'\(said)': \(hours)")
    }

    private static func reminder(_ words: String, _ date: DateComponents) -> [Record] {
        let range = Record("INDateComponentsRange", ["startDateComponents": .dateComponents(date)])
        let trigger = ParameterValue.record(Record("INTemporalEventTrigger", ["dateComponentsRange": .record(range)]))
        return [Record("INAddTasksIntent", ["taskTitles": .list([.record(.speakableString(words))]), due: trigger])]
    }

    @Test(
        "a reminder that is yet to ring is put off from its own time, and nothing else of it changes",
        arguments: [
            ("push it back 30 minutes", 30), ("push it 30 minutes", 30), ("push that back by half an hour", 30),
            ("postpone it an hour", 60), ("delay it by an hour", 60), ("move it back by 30 minutes", 30),
        ])
    func putOff(said: String, minutes: Int) {
        for (day, hour) in [(5, 9), (7, 17), (9, 23)] {
            let date = DateComponents(year: 2026, month: 3, day: day, hour: hour, minute: 15)
            let read = Self.requests(said, after: Self.reminder("call the vet", date))
            #expect(read.map(\.intent) == ["INSetTaskAttributeIntent"], "'\(said)'")
            #expect(read.first.map { Set($0.parameters.keys) } == ["targetTask", Self.due], "'\(said)'")
            let total = (day * 24 + hour) * 60 + 15 + minutes
            let start = read.first.flatMap(Self.start)
            #expect(start?.day == total / 1440 && start?.hour == total / 60 % 24 && start?.minute == total % 60, "'\(said)'")
        }
    }

    @Test(
        "the name of a task that is named before it is changed, and nobody is called",
        arguments: ["fix the luca one, it's just %@", "the luca one is just %@", "fix luca one, its just %@"])
    func renamed(form: String) {
        let date = DateComponents(year: 2026, month: 3, day: 7, hour: 17, minute: 0)
        for title in ["call luca", "text luca", "luca's cat"] {
            let said = form.replacing("%@", with: title)
            let read = Self.requests(said, after: Self.reminder("call luca bla", date))
            #expect(read.map(\.intent) == ["INSetTaskAttributeIntent"], "'\(said)': \(read.map(\.summary))")
            #expect(read.first?.parameters["taskTitle"]?.record?["spokenPhrase"]?.string == title, "'\(said)'")
            #expect(read.first?.leftOut == nil && read.first?.parameters[Self.due] == nil, "'\(said)'")
        }
    }

    // MARK: - Lists

    @Test("an amount behind an item is no item, wherever it stands", arguments: ["two dozen", "three", "12"])
    func countedItems(amount: String) {
        #expect(
            Self.requests("add bread, eggs, \(amount), and milk to my list").map(Self.titles)
                == [["bread", "eggs, \(amount)", "milk"]])
        #expect(Self.requests("add bread and milk, \(amount), to my list").first.map(Self.titles)?.count == 2)
    }

    @Test("a time and a priority behind what is to be done are no tasks", arguments: ["by January 15", "on Friday", "tomorrow"])
    func saidOfAll(time: String) {
        for words in ["high priority, \(time)", "\(time), high priority", "\(time), urgent"] {
            let read = Self.requests("todo: file the taxes, \(words)")
            #expect(read.map(Self.titles) == [["file the taxes"]], "'\(words)': \(read.map(\.summary))")
            #expect(read.first.flatMap(Self.start) != nil && read.first?.parameters["priority"]?.integer == 2, "'\(words)'")
        }
        #expect(Self.requests("add bread, \(time) rolls and milk to my list").first.map(Self.titles)?.count == 3)
    }

    @Test("semicolons part the items of a list as commas do")
    func semicolons() {
        for items in [["beans", "taco shells"], ["beans", "taco shells", "sour cream", "limes"]] {
            let said = items.joined(separator: "; ")
            #expect(Self.requests("add \(said) to my list").map(Self.titles) == [items], "'\(said)'")
        }
    }

    @Test("an order to the speaker's own good, or to be done now, is no task among others")
    func orders() {
        let own = Self.requests("add wine to my list and remind me to buy it tonight")
        #expect(own.map(Self.titles) == [["wine"], ["buy it"]])
        let now = Self.requests("remind me to call Mary at 4, and text her now that I will")
        #expect(now.map(\.intent) == ["INAddTasksIntent", "INSendMessageIntent"])
        #expect(now.last.map(Self.people) == ["Mary Jones"] && now.last?.parameters["content"]?.string == "I will")
        // What may be done then is a task.
        #expect(Self.requests("remind me to call Mary at 4 and text her the address").count == 1)
    }

    @Test("the second one of two is cancelled, and an item that is there already is skipped")
    func commands() {
        let recent = [
            Record("INAddTasksIntent", ["taskTitles": .list(["milk", "bread", "eggs"].map { .record(.speakableString($0)) })])
        ]
        for (said, title) in [
            ("cancel the second one", "bread"), ("skip the bread, we got some", "bread"), ("cancel the milk", "milk"),
        ] {
            let read = Self.requests(said, after: recent)
            #expect(read.map(\.intent) == ["INDeleteTasksIntent"], "'\(said)': \(read.map(\.summary))")
            #expect(read.first?.parameters["tasks"]?.taskTitles == [title] && read.first?.leftOut == nil, "'\(said)'")
        }
    }

    // MARK: - Messages

    @Test("a number that is told is no recipient", arguments: ["650 555 0199", "sam@example.com"])
    func toldHandle(handle: String) {
        for said in ["send Mary my new number, it's \(handle)", "send Priya my new address, it's \(handle)"] {
            let read = Self.requests(said)
            #expect(read.first.map(Self.people)?.count == 1, "'\(said)': \(read.map(\.summary))")
            #expect(read.first?.parameters["content"]?.string?.contains(handle) == true, "'\(said)'")
        }
    }

    @Test("what a message says is not named as left out", arguments: ["no calls please", "no texts", "no rides please"])
    func sent(words: String) {
        let read = Self.requests("text Mary I'm late, \(words)")
        let text = read.first?.parameters["content"]?.string ?? ""
        #expect(
            text.contains(words) != (read.first?.leftOut?.contains { $0.text.contains(words) } ?? false), "'\(words)': \(text)")
    }

    @Test("what is to be done first is done first")
    func first() {
        for (said, order) in [("call Mary but text Priya first", ["INSendMessageIntent", "INStartCallIntent"])] {
            let read = Self.requests(said)
            #expect(read.map(\.intent) == order, "'\(said)'")
            #expect(read.first?.parameters["content"] == nil, "'\(said)'")
        }
    }
}
