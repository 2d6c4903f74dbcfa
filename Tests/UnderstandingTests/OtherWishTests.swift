import IntentSchema
import Testing
import Understanding

/// What is written down, and a wish to the assistant behind it; a reminder once more; and the tasks that were made just now.
struct OtherWishTests {
    private static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: ["INAddTasksIntent", "INCreateNoteIntent", "INDeleteTasksIntent", "INSetTaskAttributeIntent"])

    private static func read(_ said: String, after recent: [Record] = []) -> Interpretation? {
        var context = Fixtures.context
        context.apps += [notes]
        context.recent = recent
        return Fixtures.interpreter?.interpret(said, in: context)
    }

    @Test(
        "a wish behind what is written down is heard next, and is no part of it",
        arguments: [
            " and can you also %@", " and could you %@", ", and would you also be so kind as to %@", ", could you also %@",
            " and will you also %@", ", and would you %@?",
        ])
    func wish(form: String) {
        for head in [
            "remind me to feed the dog", "make a note saying the gate code is 5518",
            "remind me tomorrow at ten to post the letter",
        ] {
            for wish in ["text Mary I'm late", "call Mary", "remind me to water the plants"] {
                let said = head + form.replacing("%@", with: wish)
                let whole = Self.read(said)
                #expect(whole?.acts.first == Self.read(head)?.acts.first, "'\(said)'")
                #expect(whole?.rest == wish, "'\(said)': \(whole?.rest ?? "nothing is left")")
            }
        }
    }

    @Test("a question for the person who gets a text stays in it", arguments: ["text Mary I'm late and can you feed the dog"])
    func text(said: String) {
        #expect(Self.read(said)?.rest == nil, "'\(said)'")
    }

    private static func reminder(_ title: String) -> [Record] {
        let titles = ParameterValue.list([.record(.speakableString(title))])
        let task = Record("INTask", ["title": .record(.speakableString(title)), "identifier": .string(title)])
        return [
            Record("INAddTasksIntent", ["taskTitles": titles]),
            Record("INAddTasksIntentResponse", ["addedTasks": .list([.record(task)])]),
        ]
    }

    @Test(
        "the last reminder is made once more",
        arguments: [
            "please remind me of the same thing on %@ as well", "I would like a second one on %@", "and another one on %@",
            "i want another one on %@", "set a second reminder on %@", "remind me of it on %@ as well",
            "remind me about the same thing on %@", "I should like a second reminder on %@, please",
        ])
    func again(form: String) {
        for (title, time) in [("bring the scores", "Sunday at 7 pm"), ("ring Samuel", "Friday at noon")] {
            let said = form.replacing("%@", with: time)
            guard case .request(let request)? = Self.read(said, after: Self.reminder(title))?.acts.first else {
                Issue.record("'\(said)'")
                continue
            }
            let titles = request.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string }
            #expect(request.intent == "INAddTasksIntent" && titles == [title], "'\(said)'")
            #expect(request.parameters["temporalEventTrigger"] != nil, "'\(said)'")
        }
    }

    @Test(
        "tasks that were made just now are deleted together",
        arguments: [
            "delete the two you have just made", "please delete both of them", "cancel the two I've just made", "bin both",
        ])
    func justMade(said: String) {
        let recent = Self.reminder("call dad") + Self.reminder("call mum")
        guard case .request(let request)? = Self.read(said, after: recent)?.acts.first else {
            Issue.record("'\(said)'")
            return
        }
        #expect(request.intent == "INDeleteTasksIntent" && request.parameters["tasks"]?.list?.count == 2, "'\(said)'")
    }
}
