import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// Single requests for messages, calls, reminders and music as people make them in passing.
struct EverydayRequestTests {
    private static let due = "temporalEventTrigger"

    private static func requests(_ said: String) -> [Hypothesis] {
        guard case .request(let first)? = try? Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return []
        }
        var alone = first
        alone.followers = nil
        return [alone] + (first.followers ?? [])
    }

    private static func titles(_ request: Hypothesis) -> [String] {
        request.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string } ?? []
    }

    private static func rule(_ request: Hypothesis) -> Record? {
        request.parameters[due]?.record?["dateComponentsRange"]?.record?["recurrenceRule"]?.record
    }

    private static func start(_ request: Hypothesis) -> DateComponents? { request.parameters[due]?.beginning }

    @Test("what is repeated at several hours is repeated at each of them", arguments: ["every day", "daily", "every Monday"])
    func severalHours(often: String) {
        for (first, second) in [("8am", "8pm"), ("7", "noon"), ("9:30", "5 pm")] {
            let said = "remind me to take my pills at \(first) and \(second) \(often)"
            let requests = Self.requests(said)
            #expect(requests.count == 2, "'\(said)': \(requests.map(\.summary))")
            #expect(requests.allSatisfy { Self.rule($0) != nil }, "'\(said)': \(requests.map(\.summary))")
            #expect(Set(requests.map { Self.start($0)?.hour }).count == requests.count, "'\(said)'")
        }
    }

    @Test("an hour may be said to be another one", arguments: ["and again at six", "and then at six", "and at six"])
    func again(words: String) {
        let requests = Self.requests("remind me tomorrow at noon \(words) to water the plants")
        #expect(requests.map(Self.titles) == [["water the plants"], ["water the plants"]], "\(words)")
        #expect(requests.map { Self.start($0)?.hour } == [12, 18], "\(words)")
        #expect(Set(requests.map { Self.start($0)?.day }).count == 1, "\(words)")
    }

    @Test(
        "each of two things to do keeps its own time",
        arguments: [
            ("in 20 minutes", "in an hour"), ("tomorrow", "on Friday"), ("at 5", "at 6"), ("in an hour", "tomorrow at 9"),
        ])
    func ownTimes(first: String, second: String) {
        for joint in [" and ", ", and "] {
            let said = "remind me \(first) to check the oven\(joint)\(second) to feed the cat"
            let requests = Self.requests(said)
            #expect(requests.map(Self.titles) == [["check the oven"], ["feed the cat"]], "'\(said)'")
            let plain = Self.requests("remind me \(second) to feed the cat").first
            #expect(requests.last.flatMap(Self.start) == plain.flatMap(Self.start), "'\(said)'")
        }
    }

    @Test(
        "how often something is, is never made simpler in silence",
        arguments: ["twice a day", "three times a week", "every day until Friday", "every day at 8 until Sunday"])
    func unknownRules(often: String) {
        for said in ["remind me to stretch \(often)", "remind me \(often) to stretch"] {
            let request = Self.requests(said).first
            #expect(request.map { Self.rule($0) == nil } ?? false, "'\(said)': \(request?.summary ?? "nothing")")
            #expect(
                request?.unknownValues.values.contains { $0.contains(often.split(separator: " ")[0]) } ?? false,
                "'\(said)': \(request?.summary ?? "nothing")")
        }
    }

    @Test(
        "every day from one day of the week to another is on these days",
        arguments: [("Monday", "Friday", 5), ("Tuesday", "Thursday", 3), ("Saturday", "Sunday", 2)])
    func weekdays(first: String, last: String, count: Int) {
        for when in ["from \(first) to \(last) at 8", "from \(first) to \(last) at eight"] {
            let said = "remind me every day \(when) to stretch"
            let request = Self.requests(said).first
            let days = request.flatMap(Self.rule)?["weeklyRecurrenceDays"]?.integer ?? 0
            #expect(days.nonzeroBitCount == count, "'\(said)': \(request?.summary ?? "nothing")")
            #expect(request.flatMap(Self.start)?.hour == 8, "'\(said)'")
        }
    }

    @Test("when something begins may be said first", arguments: ["starting tomorrow", "starting Monday", "beginning on Friday"])
    func beginning(words: String) {
        for often in ["every day at 7", "every morning at 7", "daily at 7"] {
            let said = "\(words) remind me to run \(often)"
            let requests = Self.requests(said)
            #expect(requests.map(Self.titles) == [["run"]], "'\(said)': \(requests.map(\.summary))")
            #expect(requests.first.flatMap(Self.rule) != nil, "'\(said)'")
            let plain = Self.requests("remind me to run \(often) \(words)").first
            #expect(requests.first.flatMap(Self.start) == plain.flatMap(Self.start), "'\(said)'")
        }
    }

    @Test("half an hour is thirty minutes", arguments: ["every half hour", "every half an hour"])
    func halfHours(often: String) {
        let rule = Self.requests("remind me to drink \(often)").first.flatMap(Self.rule)
        #expect(rule?["interval"]?.integer == 30)
        #expect(rule?["frequency"]?.integer == 1)
    }

    @Test("each list gets its own things")
    func lists() {
        let requests = Self.requests("add bread to groceries and stamps to errands")
        #expect(requests.map(Self.titles) == [["bread"], ["stamps"]])
    }

    @Test(
        "what else the same person is told is a message of its own",
        arguments: ["and ask her to bring bread", "and tell her to bring bread", ", and ask her to bring bread"])
    func toldMore(words: String) {
        for lead in ["text mom that I'm coming", "let mom know I'm coming", "tell mom I'm coming"] {
            let requests = Self.requests("\(lead) \(words)")
            #expect(requests.map { $0.parameters["content"]?.string } == ["I'm coming", "bring bread"], "'\(lead) \(words)'")
            #expect(requests.allSatisfy { $0.parameters["recipients"] != nil }, "'\(lead) \(words)'")
        }
    }

    @Test(
        "a condition behind a request holds for its own clause",
        arguments: ["and if she doesn't answer text her that I'm outside", "and if she is busy text her that I'm late"])
    func conditions(clause: String) {
        let requests = Self.requests("call mary, \(clause)")
        #expect(requests.map(\.intent) == ["INStartCallIntent"])
        #expect(requests.first?.leftOut?.isEmpty == false)
    }

    @Test("what is refused before something else is wanted is not mentioned")
    func refused() {
        let requests = Self.requests("don't call mary, text her that I'm busy")
        #expect(requests.map(\.intent) == ["INSendMessageIntent"])
        #expect(requests.first?.leftOut?.isEmpty ?? true)
    }

    @Test(
        "what another kind of request is about is not deleted",
        arguments: ["delete all my messages", "delete my playlists", "remove all my calls"])
    func otherMatters(said: String) {
        #expect(!Self.requests(said).contains { $0.intent == "INDeleteTasksIntent" }, "'\(said)'")
    }

    @Test("nobody else is reminded", arguments: ["remind mary about the meeting", "remind mary of the keys"])
    func othersReminded(said: String) {
        #expect(!Self.requests(said).contains { $0.intent == "INAddTasksIntent" }, "'\(said)'")
    }

    @Test(
        "calls and look-ups in other words",
        arguments: [
            ("get me mary on the phone", "INStartCallIntent"), ("give mary a video call", "INStartCallIntent"),
            ("how many calls did I miss", "INSearchCallHistoryIntent"),
            ("when did I last hear from mary", "INSearchForMessagesIntent"), ("do I have voicemail", "INSearchCallHistoryIntent"),
            ("don't remind me about the dentist anymore", "INDeleteTasksIntent"),
            ("say hi to mary from me", "INSendMessageIntent"),
        ])
    func otherWords(said: String, intent: String) {
        let requests = Self.requests(said)
        #expect(requests.map(\.intent) == [intent], "'\(said)'")
        #expect(requests.first?.leftOut?.isEmpty ?? true, "'\(said)'")
    }

    @Test(
        "look-ups may share their verb",
        arguments: ["show my messages and my missed calls", "show me my messages and my missed calls"])
    func lookUps(said: String) {
        #expect(Self.requests(said).map(\.intent) == ["INSearchForMessagesIntent", "INSearchCallHistoryIntent"])
    }

    @Test("how long is no name of a song", arguments: ["20 minutes", "two hours"])
    func lengths(time: String) {
        let request = Self.requests("play jazz for \(time)").first
        #expect(request?.parameters["mediaSearch"]?.record?["mediaName"] == nil)
        #expect(request?.leftOut?.isEmpty == false, "\(request?.summary ?? "nothing")")
    }
}
