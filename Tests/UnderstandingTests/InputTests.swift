import Foundation
import IntentSchema
import Testing
import Understanding

struct InputTests {
    static let rows: [(text: String, means: String)] = [
        ("", "empty"), ("  \t\n", "empty"), ("\u{1}\u{2}\u{0}", "not text"), ("book a ride\u{0}", "not text"),
        ("\u{FFFD}\u{FFFD}", "not text"),
        ("!?", "no match"), ("…", "no match"), ("🚕🚕🚕", "no match"), ("the quick brown fox jumps", "no match"),
        (String(repeating: "a ", count: 50_000), "too long 100000 2000"),
        (String(repeating: "é", count: 2_001), "too long 2001 2000"),
        ("(((((((((", "no match"), ("{dropOffLocation}", "no match"),
        ("book a ride using Foo Cabs", "no app 'Foo Cabs' but Swift Cabs"),
        ("send mary 5 dollars with the Zippy app", "no app 'Zippy' but PayApp"),
    ]

    @Test("input that is no request gets a reason, with or without a question", arguments: rows)
    func reasons(text: String, means: String) {
        #expect(Fixtures.read(text).acts.first?.summary == means)
        guard !means.hasPrefix("no app") else { return }
        let question = Question("INRequestRideIntent.partySize")
        #expect(Fixtures.read(text, question: question).acts.first?.summary == means)
    }

    @Test("what comes near a request is answered with an example of it")
    func nearest() {
        guard case .notUnderstood(.noMatch(let nearest)) = Fixtures.read("unicorns want bills paid yesterday").acts.first else {
            Issue.record("it should not be understood")
            return
        }
        #expect(nearest == "pay my electricity bill" || nearest == "show me my unpaid bills")
    }

    @Test("random words are read without a trap, the same each time")
    func random() {
        var seed: UInt64 = 42
        func next(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        let words =
            (RidesRows.all + PaymentsRows.all + MessagesRows.all + WorkoutsRows.all + CallsRows.all)
            .flatMap { $0.said.split(separator: " ").map(String.init) } + [
                "'", "-", "$", "12:61", "99999999999999999999", "0.", "@", "’s", "1/0/0",
            ]
        for _ in 0..<300 {
            let text = (0...next(12)).map { _ in words[next(words.count)] }.joined(separator: " ")
            let question = next(2) == 0 ? nil : Question(AnswerRows.all[next(AnswerRows.all.count)].question)
            let first = Fixtures.read(text, question: question)
            #expect(!first.acts.isEmpty)
            #expect(first == Fixtures.read(text, question: question), "seed 42: \(text)")
        }
    }

    @Test(
        "a sentence that breaks off anywhere is read without a trap, with or without a question",
        arguments: [
            "", "and then", "after that", ", and", "and also", "but", "or", "no", "no wait", "sorry", "I mean", "instead of",
            "and also the",
            "from", "to", "at", "because", "if", "who", "not", "the other one and", "\"", "(",
        ])
    func brokenOff(ending: String) {
        let said = RidesRows.all + PaymentsRows.all + MessagesRows.all + WorkoutsRows.all + CallsRows.all + MediaRows.all
        for (number, row) in said.enumerated() where number % 101 == 0 {
            let words = row.said.split(separator: " ")
            for length in Set([1, words.count / 2, words.count]) where length > 0 {
                let text = (words.prefix(length) + [Substring(ending)]).joined(separator: " ")
                let question = length % 2 == 0 ? nil : Question(AnswerRows.all[(number + length) % AnswerRows.all.count].question)
                #expect(!Fixtures.read(text, question: question).acts.isEmpty, "\(text)")
            }
        }
    }
}
