import Foundation
import IntentSchema
import Testing
import Understanding

/// Changes of the task made last and commands about tasks that were shown: the day stays, the title is what was said, and a command is no
/// item of a list. The clock stands at 10:00 on Wednesday, 4 March 2026.
struct TaskChangeTests {
    private static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: ["INAddTasksIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INCreateTaskListIntent"])

    private static func acts(_ said: String, after recent: [Record], question: Question? = nil) -> [DialogueAct] {
        var context = Fixtures.context
        context.apps += [notes]
        context.recent = recent
        context.question = question
        return Fixtures.interpreter?.interpret(said, in: context).acts ?? []
    }

    private static func title(_ words: String) -> ParameterValue { .record(.speakableString(words)) }

    private static func reminder(_ words: String, _ due: DateComponents, to last: DateComponents? = nil) -> [Record] {
        let range = Record(
            "INDateComponentsRange",
            ["startDateComponents": .dateComponents(due)].merging(
                last.map { ["endDateComponents": .dateComponents($0)] } ?? [:]
            ) { $1 })
        let trigger = ParameterValue.record(Record("INTemporalEventTrigger", ["dateComponentsRange": .record(range)]))
        return [Record("INAddTasksIntent", ["taskTitles": .list([title(words)]), "temporalEventTrigger": trigger])]
    }

    private static func list(_ titles: [String]) -> [Record] {
        [Record("INCreateTaskListIntent", ["title": title("camping"), "taskTitles": .list(titles.map(title))])]
    }

    private static func due(_ act: DialogueAct?) -> DateComponents? {
        guard case .request(let change)? = act, change.intent == "INSetTaskAttributeIntent" else { return nil }
        return change.parameters["temporalEventTrigger"]?.record?["dateComponentsRange"]?.record?["startDateComponents"]?
            .dateComponents
    }

    private static let forms = [
        "actually make that %@", "hmm make that %@", "make it %@ instead", "no, %@", "no wait %@", "change it to %@",
        "and at %@ instead",
        "it should be at %@", "move it to %@", "actually %@",
    ]
    private static let hours: [(said: String, hour: Int, minute: Int)] = [
        ("10", 10, 0), ("half 8", 8, 30), ("7:45", 7, 45), ("11", 11, 0),
    ]
    private static let days = [DateComponents(year: 2026, month: 3, day: 5), DateComponents(year: 2026, month: 3, day: 9)]

    @Test(
        "how much earlier or later counts from the reminder's time",
        arguments: [
            ("make it an hour earlier", -60), ("half an hour later please", 30), ("make it half an hour later", 30),
            ("an hour earlier", -60), ("noon is too late, make it an hour earlier", -60),
            ("that's too early, make it an hour later", 60),
        ])
    func shifted(said: String, minutes: Int) {
        for day in Self.days {
            var due = day
            (due.hour, due.minute) = (12, 0)
            let new = Self.due(Self.acts(said, after: Self.reminder("call the vet", due)).first)
            #expect(
                new?.day == day.day && (new?.hour ?? 0) * 60 + (new?.minute ?? 0) == 12 * 60 + minutes,
                "'\(said)': \(new?.description ?? "no change")")
        }
    }

    @Test("another hour stays on the reminder's day and in its part of the day", arguments: forms, [9, 21])
    func keepsDay(form: String, hour: Int) {
        for day in Self.days {
            for time in Self.hours {
                var due = day
                (due.hour, due.minute) = (hour, 0)
                let said = form.replacing("%@", with: time.said)
                let new = Self.due(Self.acts(said, after: Self.reminder("call the vet", due)).first)
                #expect(
                    new?.day == day.day && new?.hour == time.hour + (hour > 12 ? 12 : 0) && new?.minute == time.minute,
                    "'\(said)' of a reminder on \(due.summary) was read as \(new?.summary ?? "no change")")
            }
        }
    }

    @Test("another day keeps the hour", arguments: ["make it friday", "no, friday", "actually friday", "it should be friday"])
    func keepsHour(said: String) {
        let old = DateComponents(year: 2026, month: 3, day: 5, hour: 17, minute: 15)
        #expect(
            Self.due(Self.acts(said, after: Self.reminder("call the vet", old)).first)?.summary == "2026-3-6 17:15", "'\(said)'")
    }

    @Test("a change of a change starts from the changed time")
    func changedTwice() {
        let old = DateComponents(year: 2026, month: 3, day: 5, hour: 9, minute: 0)
        let first = Self.reminder("call the vet", old)
        guard case .request(let change)? = Self.acts("make it saturday", after: first).first else {
            Issue.record("no change")
            return
        }
        let second = Self.acts("and at 2 instead", after: [Record(change.intent, change.parameters)] + first).first
        #expect(Self.due(second)?.summary == "2026-3-7 14:00")
    }

    @Test(
        "a number is minutes where the reminder is due within the hour",
        arguments: [("make that 30", 30), ("no, 45", 45), ("make it 10", 10)])
    func minutes(said: String, wait: Int) {
        let soon = DateComponents(year: 2026, month: 3, day: 4, hour: 10, minute: 20)
        #expect(
            Self.due(Self.acts(said, after: Self.reminder("check the oven", soon)).first)
                == DateComponents(year: 2026, month: 3, day: 4, hour: 10, minute: wait), "'\(said)'")
    }

    private static let renamings = [
        "call it '%@', not '%@2'", "call it %@ instead of %@2", "rename it to %@", "the name is wrong, should just be %@",
        "ugh the title is wrong, it should be %@", "that should say %@", "no i meant %@", "the reminder should say %@",
        "it was supposed to say %@ not %@2", "make it say %@",
    ]

    @Test(
        "a new title is what was said, without the old one", arguments: renamings, ["focus off", "buy brushes", "ring the vet"])
    func renamed(form: String, new: String) {
        let old = "switch it off"
        let said = form.replacing("%@2", with: old).replacing("%@", with: new)
        let due = DateComponents(year: 2026, month: 3, day: 5, hour: 9, minute: 0)
        guard case .request(let change)? = Self.acts(said, after: Self.reminder(old, due)).first else {
            Issue.record("'\(said)' is no change")
            return
        }
        #expect(change.intent == "INSetTaskAttributeIntent" && change.parameters["taskTitle"] == Self.title(new), "'\(said)'")
    }

    private static let items = ["tent", "sleeping bags", "matches", "a torch"]

    @Test(
        "a task is named by its place, its title or a part of it",
        arguments: [
            ("delete the 3rd task", "matches"), ("delete number 2", "sleeping bags"), ("remove the last one", "a torch"),
            ("delete the first task on the camping list", "tent"), ("get rid of the torch", "a torch"),
            ("delete the one about sleeping", "sleeping bags"), ("scratch the sleeping one", "sleeping bags"),
            ("take the matches off the list", "matches"), ("drop the tent, we have one", "tent"),
        ])
    func deleted(said: String, task: String) {
        guard case .request(let command)? = Self.acts(said, after: Self.list(Self.items)).first else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(command.intent == "INDeleteTasksIntent" && command.parameters["tasks"]?.summary == task, "'\(said)'")
        #expect(command.leftOut?.isEmpty ?? true, "'\(said)'")
    }

    @Test("a command behind an item is carried out", arguments: ["oh and add", "add", "also add"], [", ", " and "])
    func commandBehindItem(verb: String, joint: String) {
        for (command, intent) in [
            ("cross off the tent i found it in the garage", "INSetTaskAttributeIntent"),
            ("tick off the matches", "INSetTaskAttributeIntent"),
            ("delete the torch", "INDeleteTasksIntent"), ("scratch the sleeping bags", "INDeleteTasksIntent"),
        ] {
            let said = "\(verb) bug spray\(joint)\(command)"
            guard case .request(let add)? = Self.acts(said, after: Self.list(Self.items)).first else {
                Issue.record("'\(said)' is no request")
                continue
            }
            #expect(
                add.intent == "INAddTasksIntent" && add.parameters["taskTitles"]?.summary == "bug spray",
                "'\(said)': \(add.summary)")
            #expect(add.followers?.map(\.intent) == [intent], "'\(said)'")
        }
    }

    @Test(
        "another task takes the place of the one to be deleted",
        arguments: [
            ("no! only the torch", "a torch"), ("no, not the tent! just number 2", "sleeping bags"),
            ("the one about sleeping", "sleeping bags"),
        ])
    func corrected(said: String, task: String) {
        let question = Question(kind: .confirmRequest, intent: "INDeleteTasksIntent", app: "notes")
        let act = Self.acts(said, after: Self.list(Self.items), question: question).first
        guard case .correction(let values)? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(values["tasks"]?.summary == task, "'\(said)'")
    }

    @Test(
        "what is no task of the list stays an item",
        arguments: ["add call mum, pay rent and cross the road", "add milk, take away pizza"])
    func items(said: String) {
        guard case .request(let add)? = Self.acts(said, after: Self.list(Self.items)).first else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(add.intent == "INAddTasksIntent" && add.followers?.isEmpty ?? true, "'\(said)'")
    }

    private static let beside = [
        "I still have %@ at home, so please take that off again.", "oh, we have %@ already, take it off the list",
        "I meant %@. Delete it, please", "no, %@ is in the car. Remove that one",
    ]

    @Test(
        "a pronoun stands for the only task that a remark before it names", arguments: beside,
        ["tent", "matches", "sleeping bags"])
    func commandBehindRemark(form: String, item: String) {
        let said = form.replacing("%@", with: item)
        guard case .request(let request)? = Self.acts(said, after: Self.list(Self.items)).first else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(request.intent == "INDeleteTasksIntent" && request.parameters["tasks"]?.summary == item, "'\(said)'")
    }

    @Test(
        "what somebody says to have done is marked as done",
        arguments: [
            ("pay rent", "I already paid rent"), ("pay the rent", "I've already paid the rent."),
            ("call mom", "I just called mom"),
            ("buy a cake", "I bought the cake already"), ("water the plants", "we already watered the plants"),
        ])
    func saidDone(title: String, said: String) {
        let due = DateComponents(year: 2026, month: 3, day: 5, hour: 16)
        guard case .request(let request)? = Self.acts(said, after: Self.reminder(title, due)).first else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(request.intent == "INSetTaskAttributeIntent" && request.parameters["status"] == .integer(2), "'\(said)'")
    }

    @Test(
        "what is done with something else marks nothing",
        arguments: ["I paid Mary back", "I already called the vet", "I paid rent to John"])
    func saidOfOther(said: String) {
        let due = DateComponents(year: 2026, month: 3, day: 5, hour: 16)
        if case .request(let request)? = Self.acts(said, after: Self.reminder("pay rent", due)).first {
            #expect(request.intent != "INSetTaskAttributeIntent", "'\(said)'")
        }
    }

    @Test("a change behind another sentence, or of a task that is not known, changes and adds nothing by itself")
    func losesNothing() {
        let due = DateComponents(year: 2026, month: 3, day: 5, hour: 16)
        let last = Self.reminder("buy oat milk", due)
        for said in [
            "oh and also 2 avocados. actually make it 4", "the shop closes early on mondays. make it 4",
            "no, I meant 4 avocados. undo that reminder on the oat milk",
            "rename that first one to just oat milk and add avocados",
            "the name is wrong, it should be avocados. and add a lemon",
        ] {
            switch Self.acts(said, after: last).first {
            case .again?: Issue.record("'\(said)' repeats the last request")
            case .request(let change)? where change.intent == "INSetTaskAttributeIntent" && change.parameters["taskTitle"] != nil:
                let title = change.parameters["taskTitle"]?.record?["spokenPhrase"]?.string ?? ""
                #expect(
                    !title.contains("undo") && !title.contains("first one") && !title.contains(" add "), "'\(said)': '\(title)'")
            default: break
            }
        }
    }
}
