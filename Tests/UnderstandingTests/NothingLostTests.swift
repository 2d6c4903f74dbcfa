import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// Words that were dropped in silence, or became something else: who, which one, when, how much.
struct NothingLostTests {
    private static func requests(_ said: String) throws -> [Hypothesis] {
        guard case .request(let first)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return []
        }
        return [first] + (first.followers ?? [])
    }

    @Test(
        "a question about the past is not answered by a look-up of something else",
        arguments: [
            "did I pay Priya last week?", "when did I last pay mary", "how much did I send to Priya last month",
            "who did I pay yesterday",
            "did I send mary the money",
        ])
    func facts(said: String) throws {
        let acts = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts
        guard case .notUnderstood(.notARequest(.past, _, _))? = acts.first else {
            Issue.record("'\(said)': \(acts)")
            return
        }
    }

    @Test(
        "one about something that can be looked up is",
        arguments: [
            ("did I call mary yesterday?", "INSearchCallHistoryIntent"),
            ("have I paid the water bill?", "INSearchForBillsIntent"),
            ("did mary text me while I was out", "INSearchForMessagesIntent"),
            ("which bills did I pay in december", "INSearchForBillsIntent"),
        ])
    func lookUps(said: String, intent: String) throws {
        #expect(try Self.requests(said).first?.intent == intent)
    }

    @Test("a full name that is nobody's is not cut down where a text follows")
    func names() throws {
        for (name, rest) in [("Priya", "Quorlim"), ("mary", "Vexington"), ("priya", "quorlim")] {
            for form in ["text %n that the parcel is here", "tell %n that dinner is ready", "message %n saying I'm late"] {
                let said = form.replacing("%n", with: "\(name) \(rest)")
                let read = try #require(try Self.requests(said).first)
                let known = read.parameters["recipients"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string } ?? []
                let names = known + [read.unknownValues["recipients"]].compactMap(\.self)
                #expect(names == ["\(name) \(rest)"], "\(said)")
                #expect(read.parameters["content"]?.string?.contains(rest) == false, "\(said)")
            }
        }
    }

    @Test("what a message is not to be about is no text of it")
    func excludedTexts() throws {
        for said in ["text Priya but not about the party", "message mary but not the address"] {
            let read = try #require(try Self.requests(said).first)
            #expect(read.parameters["content"] == nil && read.leftOut?.isEmpty == false, "\(said)")
        }
        let quoted = try #require(try Self.requests("text Priya \"but not today\"").first)
        #expect(quoted.parameters["content"] == .string("but not today"))
    }

    @Test("a time or number that is taken back at once is neither a value nor part of a text, wherever it stands")
    func replacedValues() throws {
        let times = [("tuesday", "wednesday at 3 pm"), ("at 5", "6"), ("tomorrow", "friday"), ("at noon", "at 2 pm")]
        for (first, second) in times {
            // "The school at 5, no, 6" stays whole, as "buy 3, no, 4 apples" does: all of it is shown.
            let forms =
                ["remind me \(first), no, \(second) to ring the school"]
                + (second == "6" ? [] : ["remind me to ring the school \(first), no, \(second)"])
            let plain = try #require(
                try Self.requests("remind me \(first.hasPrefix("at 5") ? "at 6" : second) to ring the school").first)
            for form in forms {
                let read = try #require(try Self.requests(form).first)
                #expect(read.parameters["taskTitles"] == plain.parameters["taskTitles"], "\(form)")
                #expect(read.parameters["temporalEventTrigger"] == plain.parameters["temporalEventTrigger"], "\(form)")
            }
        }
        // In a text that is dictated, it stays.
        let text = try #require(try Self.requests("text mary the meeting is on tuesday, no, wednesday").first)
        #expect(text.parameters["content"] == .string("the meeting is on tuesday, no, wednesday"))
    }

    @Test("the last message alone is marked, or it is asked which it is")
    func lastMessage() throws {
        for said in ["mark the last message as read", "flag my latest text", "mark the newest message as unread"] {
            let read = try #require(try Self.requests(said).first)
            #expect(read.unknownValues["identifiers"]?.isEmpty == false, "\(said)")
        }
        #expect(try Self.requests("mark my messages as read").first?.unknownValues["identifiers"] == nil)
        let first = try #require(try Self.requests("mark the first message as read").first)
        #expect(first.leftOut?.map(\.text) == ["first"] || first.unknownValues["identifiers"]?.contains("first") == true)
    }

    @Test("a person is paid, not the bill of a person; a day that payments cannot have is left out")
    func payees() throws {
        for (name, amount, day) in [
            ("Priya", "20 dollars", "next friday"), ("mary", "15 dollars", "on Monday"), ("mary jones", "8 dollars", "tomorrow"),
        ] {
            let read = try #require(try Self.requests("pay \(name) \(amount) \(day)").first)
            #expect(read.intent == "INSendPaymentIntent", "\(name)")
            #expect(read.leftOut?.contains { $0.text.contains(day.split(separator: " ").last ?? "") } == true, "\(name)")
        }
    }

    @Test("messages that were not read are the unread ones, however that is said")
    func unread() throws {
        for said in [
            "show me messages I haven't read", "read the texts that I've not opened yet", "which messages did I miss",
            "show texts I missed",
        ] {
            let read = try #require(try Self.requests(said).first)
            #expect(read.intent == "INSearchForMessagesIntent" && read.parameters["attributes"] == .integer(2), "\(said)")
        }
    }

    @Test("a fraction of a unit is taken whole")
    func fractions() throws {
        for (words, amount) in [("three quarters of a mile", 0.75), ("half a mile", 0.5), ("two thirds of a mile", 2.0 / 3)] {
            let read = try #require(try Self.requests("I want to run \(words)").first)
            #expect(read.leftOut == nil, "\(words)")
            let value = read.parameters["goalValue"]?.double ?? 0
            #expect(abs(value - amount) < 0.01, "\(words): \(value)")
        }
    }

    @Test("an exception of a person leaves the text as it is and is named")
    func exceptions() throws {
        let read = try #require(try Self.requests("text mary but not Priya that dinner is ready").first)
        #expect(read.parameters["content"] == .string("dinner is ready"))
        #expect(read.parameters["recipients"]?.list?.count == 1)
        #expect(read.leftOut?.first?.text == "but not Priya")
    }

    @Test(
        "two kinds of a thing are a request each",
        arguments: [
            "pay the %a and %b bills", "pay my %a and %b", "pay the %a bill and the %b bill", "pay the %a and the %b too",
        ])
    func kinds(form: String) throws {
        let bills = ["water", "electricity", "internet", "rent", "gas"]
        for (first, second) in zip(bills, bills.dropFirst() + bills.prefix(1)) {
            let said = form.replacing("%a", with: first).replacing("%b", with: second)
            let read = try Self.requests(said)
            let alone = try [first, second].map { try Self.requests("pay the \($0) bill").first?.parameters["billType"] }
            #expect(read.map { $0.parameters["billType"] } == alone, "\(said)")
            #expect(read.allSatisfy { $0.intent == "INPayBillIntent" && $0.ambiguities.isEmpty }, "\(said)")
        }
    }

    @Test("two states of one thing contradict each other")
    func states() throws {
        let read = try Self.requests("mark it as read and unread")
        #expect(read.count == 1 && read.first?.ambiguities["attribute"]?.count == 2)
    }

    @Test(
        "the value of an order that nothing carries out is no value of the next one",
        arguments: ["wake me at 6:30", "wake us at 5"])
    func otherOrders(order: String) throws {
        for joint in [" and ", ", ", ". "] {
            for task in ["take the bins out", "water the fern"] {
                let said = "\(order)\(joint)remind me to \(task) at 7"
                var context = Fixtures.context
                context.apps.append(AppDescription(id: "tasks", name: "Tasks", intents: ["INAddTasksIntent"]))
                guard case .request(let read)? = try Fixtures.learned.get().interpret(said, in: context).acts.first else {
                    Issue.record("'\(said)' is no request")
                    continue
                }
                #expect(read.intent == "INAddTasksIntent" && read.ambiguities.isEmpty, "\(said)")
                #expect(read.leftOut?.contains { order.hasSuffix($0.text) || $0.text.hasPrefix(order) } ?? false, "\(said)")
            }
        }
    }

    @Test(
        "a time that a template passes over is heard",
        arguments: ["did anyone text me %t?", "has anybody messaged me %t", "did someone write to me %t"])
    func passedOver(form: String) throws {
        for time in ["today", "yesterday", "this morning"] {
            let read = try #require(try Self.requests(form.replacing("%t", with: time)).first)
            #expect(read.parameters["dateTimeRange"] != nil, "\(form), \(time)")
        }
    }

    @Test("what is to be done to whoever speaks is named, where nothing can do it", arguments: ["me", "him", "her", "them"])
    func orders(whom: String) throws {
        for form in ["wake %@ up at 7", "teach %@ to swim", "tickle %@ please"] {
            let said = form.replacing("%@", with: whom)
            let acts = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts
            guard case .notUnderstood(.cannotDo(let words))? = acts.first else {
                Issue.record("'\(said)': \(acts)")
                continue
            }
            #expect(words.hasPrefix(form.prefix(4)))
        }
    }

    @Test("an interjection before an order changes nothing", arguments: ["oops", "damn", "oh dear", "whoa", "shoot"])
    func interjections(word: String) throws {
        for order in ["call Mary", "pay the water bill"] {
            let plain = try #require(try Self.requests(order).first)
            for said in ["\(word) \(order)", "\(word), \(order)"] {
                let read = try #require(try Self.requests(said).first, "\(said)")
                #expect(read.intent == plain.intent && read.parameters == plain.parameters, "\(said)")
            }
        }
    }

    private static func tasks(_ said: String) throws -> [(titles: [String], due: ParameterValue?)] {
        try requests(said).map { read in
            let titles = read.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string } ?? []
            return (titles, read.parameters["temporalEventTrigger"])
        }
    }

    @Test("an item of a list that says when it is due keeps no time in its title")
    func timesOfItems() throws {
        let things = ["water the fern", "feed the cat", "ring the plumber"]
        for time in ["tomorrow", "on friday at 6 pm", "at 6 pm"] {
            for first in things {
                for second in things where second != first {
                    let alone = try #require(try Self.tasks("remind me to \(first) \(time)").first)
                    let said = "remind me to \(first) \(time) and \(second)"
                    let read = try Self.tasks(said)
                    #expect(read.count == 1 && read.first?.titles == [first, second], "\(said)")
                    #expect(read.first?.due == alone.due && alone.due != nil, "\(said)")
                }
            }
            let said = "remind me to \(things[0]) \(time), \(things[1]) next monday and \(things[2])"
            #expect(try Self.tasks(said).map(\.titles) == [[things[0]], [things[1], things[2]]], "\(said)")
        }
        for said in ["remind me to buy a cake for two and feed the cat", "remind me to buy 2 lemons and feed the cat"] {
            let read = try Self.tasks(said)
            #expect(read.count == 1 && read.first?.due == nil, "\(said)")
        }
    }

    @Test("an order of which nothing but the time is read is not carried out as something else")
    func objects() throws {
        for said in ["schedule lunch with Zorvath on friday at noon", "arrange a haircut for tuesday at 4"] {
            guard case .request(let read)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
                continue
            }
            #expect(read.spans.contains { $0.source != "time" }, "\(said) was read as \(read.summary)")
        }
    }
}
