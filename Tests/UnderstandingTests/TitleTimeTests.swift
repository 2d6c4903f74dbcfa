import Foundation
import IntentSchema
import Testing
import Understanding

/// Times inside the titles of tasks: more may follow when something is due, and a time may be excepted.
struct TitleTimeTests {
    private static let due = "temporalEventTrigger"
    private static let leads = [
        "remind me to ", "don't forget to ", "set a reminder to ", "I need to remember to ", "please remind me to ",
    ]
    private static let times = ["at 6 pm", "tomorrow", "on Friday", "tomorrow at 9", "at 6", "on Friday at 7"]

    private static func request(_ said: String) -> Hypothesis? {
        guard case .request(let request)? = Fixtures.read(said).acts.first else { return nil }
        return request
    }

    private static func title(_ request: Hypothesis?) -> String? {
        guard let list = request?.parameters["taskTitles"]?.list, list.count == 1 else { return nil }
        return list[0].record?["spokenPhrase"]?.string
    }

    @Test(
        "a task is due at the time that its title says, whatever follows it",
        arguments: [
            ("call the vet", "about the cat"), ("watch the game", "with Mary"), ("buy the cake", "without nuts"),
            ("go home", "to let the dog out"), ("check the oven", "but don't open it"), ("call the vet", "if she hasn't called"),
            ("leave", "unless it rains"), ("pick up the tickets", "from the office"),
        ])
    func inside(title: String, rest: String) {
        for lead in Self.leads {
            for time in Self.times {
                let said = "\(lead)\(title) \(time) \(rest)"
                let request = Self.request(said)
                let plain = Self.request("\(lead)\(title) \(time)")
                #expect(plain?.parameters[Self.due] != nil, "'\(lead)\(title) \(time)'")
                #expect(
                    request?.parameters[Self.due] == plain?.parameters[Self.due], "'\(said)': \(request?.summary ?? "nothing")")
                #expect(Self.title(request) == "\(title) \(rest)", "'\(said)': \(request?.summary ?? "nothing")")
            }
        }
    }

    @Test(
        "a time that belongs to a name stays in it",
        arguments: [
            "take the 5 pm train home", "read the Friday paper at work", "buy the 6 inch pans", "watch Nine to Five with Mary",
        ])
    func name(title: String) {
        for lead in Self.leads {
            let request = Self.request(lead + title)
            #expect(Self.title(request) == title, "'\(lead + title)': \(request?.summary ?? "nothing")")
            #expect(request?.parameters[Self.due] == nil, "'\(lead + title)': \(request?.summary ?? "nothing")")
        }
    }

    @Test(
        "an excepted time is neither when it is due nor a part of the title",
        arguments: ["but not on Sunday", "except Sunday", "except on Sundays", "but not on weekends", "excluding Fridays"])
    func excepted(words: String) {
        for time in ["every day", "every morning", "every day at 8"] {
            let said = "remind me to water the plants \(time) \(words)"
            let request = Self.request(said)
            #expect(Self.title(request) == "water the plants", "'\(said)': \(request?.summary ?? "nothing")")
            #expect(request?.leftOut?.map(\.text) == [words], "'\(said)': \(request?.summary ?? "nothing")")
            #expect(request.map { $0.score < 0.7 } ?? false, "'\(said)'")
        }
    }

    @Test(
        "what is told behind the time keeps a time of its own",
        arguments: [
            ("text mary", "that the plumber comes at ten"), ("tell mom", "that the train leaves at 5 pm"),
            ("call mary", "that Dad lands on Friday at 7"),
        ])
    func told(title: String, told: String) {
        for lead in Self.leads {
            for time in ["tomorrow", "tomorrow morning", "on Friday"] {
                let said = "\(lead)\(title) \(time) \(told)"
                let request = Self.request(said)
                let plain = Self.request("\(lead)\(title) \(time)")
                #expect(Self.title(request) == "\(title) \(told)", "'\(said)': \(request?.summary ?? "nothing")")
                #expect(request?.parameters[Self.due] == plain?.parameters[Self.due], "'\(said)'")
            }
        }
    }

    @Test("an exception before what is to be done is no part of it", arguments: ["except Sunday", "but not on Sunday"])
    func exceptedBefore(words: String) {
        let said = "remind me every morning \(words) to walk the dog"
        let request = Self.request(said)
        #expect(Self.title(request) == "walk the dog", "'\(said)': \(request?.summary ?? "nothing")")
        #expect(request?.leftOut?.map(\.text) == [words], "'\(said)': \(request?.summary ?? "nothing")")
    }

    @Test("a bare hour behind the noun is when it is due", arguments: ["6", "8", "11"])
    func bareHour(hour: String) {
        for joint in ["to check the oven", "about the oven"] {
            let request = Self.request("set a reminder for \(hour) \(joint)")
            #expect(request?.parameters[Self.due] != nil, "\(hour) \(joint): \(request?.summary ?? "nothing")")
        }
        #expect(Self.title(Self.request("set a reminder for two people to come")) == "two people to come")
    }
}
