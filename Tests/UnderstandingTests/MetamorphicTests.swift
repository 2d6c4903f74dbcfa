import Foundation
import IntentSchema
import TestSupport
import Testing

@testable import Understanding

/// What a change of a sentence must change of its reading, and what it must not; over the sentences by hand under `Evaluation/Sentences`.
///
/// After Chen, Cheung and Yiu, "Metamorphic Testing" (1998). Every 36th is read; every twelfth with `ERRAND_LONG_TESTS`.
struct MetamorphicTests {
    /// A sentence by hand and what it is read as.
    private struct Known {
        var text: String
        var reading: Hypothesis

        /// Whether it does something rather than look something up.
        var acts: Bool { !["INSearch", "INGet", "INList"].contains { reading.intent.hasPrefix($0) } }
        /// Whether its last words are taken as they are, so that more words behind them belong to it.
        var endsOpen: Bool {
            reading.spans.last.map { $0.end >= text.count - 1 && ["text", "model", "unknown"].contains($0.source) } ?? false
        }
    }

    private static func reading(_ text: String, _ question: Question? = nil) -> Interpretation {
        var context = Fixtures.context
        context.question = question
        return (try? Fixtures.learned.get().interpret(text, in: context)) ?? Interpretation(acts: [])
    }

    private static func request(_ text: String) -> Hypothesis? {
        if case .request(let hypothesis)? = reading(text).acts.first { hypothesis } else { nil }
    }

    /// Sentences that are surely one request, from files of every intent.
    private static let sentences: [Known] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Evaluation/Sentences/en", isDirectory: true)
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let every = LongTests.areRun ? 12 : 36
        var known: [Known] = []
        for file in files.sorted(by: { $0.path < $1.path }) where file.lastPathComponent.hasPrefix("IN") {
            let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").filter {
                !$0.hasPrefix("#")
            }
            for (number, line) in lines.enumerated() where number % every == 0 {
                let text = String(line).replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.output.1) }
                guard let reading = request(String(text)), reading.intent == file.deletingPathExtension().lastPathComponent,
                    reading.score >= 0.9, reading.followers == nil, reading.leftOut == nil
                else { continue }
                known.append(Known(text: text, reading: reading))
            }
        }
        return known
    }()

    @Test("there are sentences to try")
    func sentencesAreThere() {
        #expect(Self.sentences.count > (LongTests.areRun ? 150 : 50), "\(Self.sentences.count)")
    }

    // MARK: What changes nothing

    @Test(
        "politeness, a vocative, hesitation and punctuation change nothing",
        arguments: ["please %", "hey errand, %", "um, %", "could you please %", "%!", "%.", "ok so %", "% please"])
    func courtesy(form: String) {
        let tried = Self.sentences.filter { $0.acts && !(form.hasSuffix("please") && $0.endsOpen) && !Self.isPolite($0.text) }
        let changed = tried.filter { known in
            guard let other = Self.request(form.replacing("%", with: known.text)) else { return true }
            return other.intent != known.reading.intent || !Self.isSame(other.parameters, known.reading.parameters)
        }
        // The learned model weighs every word, so that a few readings near the border move.
        let share = Double(changed.count) / Double(max(1, tried.count))
        #expect(share <= 0.09, "\(form): \(changed.count) of \(tried.count), such as \(changed.prefix(5).map(\.text))")
    }

    private static func isPolite(_ text: String) -> Bool {
        ["i ", "we ", "can ", "could ", "would ", "will ", "please", "hey", "it", "my ", "what", "how", "is ", "are ", "do "]
            .contains { text.lowercased().hasPrefix($0) }
    }

    private static func isSame(_ first: [String: ParameterValue], _ second: [String: ParameterValue]) -> Bool {
        first.keys.sorted() == second.keys.sorted()
            && first.allSatisfy { name, value in second[name].map { value.reads(as: $0) } ?? false }
    }

    // MARK: What keeps a request from being one

    @Test(
        "a sentence that asks for nothing begins nothing",
        arguments: [
            "don't %", "please do not %", "never %", "should I %", "do you think I should %", "my boss told me to %",
            "she said to %", "if it rains, %", "what happens if I %", "let's not %", "you don't have to %", "I'd rather not %",
            "he wants me to %", "is it a good idea to %", "%, but don't",
        ])
    func noRequest(form: String) {
        // What stands behind a comma is a clause of its own: "she said to let me in, unlock the car". So is what stands behind "but", which is
        // wanted: "please do not tip but rate the driver".
        let tried = Self.sentences.filter {
            $0.acts && !Self.isPolite($0.text) && !$0.text.contains(",") && !$0.text.contains(" but ")
                && !(form.hasPrefix("%") && ($0.endsOpen || $0.reading.spans.contains { $0.source == "text" }))
        }
        let acted = tried.filter { known in
            guard let other = Self.request(form.replacing("%", with: known.text)) else { return false }
            return !["INSearch", "INGet", "INList"].contains { other.intent.hasPrefix($0) } && !Self.isTaken(other, form)
        }
        #expect(acted.isEmpty, "\(form): \(acted.count) of \(tried.count), such as \(acted.prefix(5).map(\.text))")
    }

    /// Whether the words that were put before stand in a value, as in a text that begins with them.
    private static func isTaken(_ reading: Hypothesis, _ form: String) -> Bool {
        reading.spans.contains { span in
            guard form.hasPrefix("%") else { return span.start <= 1 && span.source != "contact" }
            return span.source == "text" && span.text.contains("don't")
        }
    }

    // MARK: What is taken whole

    @Test(
        "a sentence in a text is no request",
        arguments: [
            ("text Mary \"%\"", "INSendMessageIntent"), ("tell Priya that %", "INSendMessageIntent"),
            ("remind me to %", "INAddTasksIntent"), ("note that says %", "INCreateNoteIntent"),
        ])
    func texts(form: String, intent: String) {
        let tried = Self.sentences.filter { $0.acts && !$0.text.contains("\"") }
        let others = tried.filter { Self.request(form.replacing("%", with: $0.text))?.intent != intent }
        let share = Double(others.count) / Double(max(1, tried.count))
        #expect(share <= 0.02, "\(form): \(others.count) of \(tried.count), such as \(others.prefix(5).map(\.text))")
    }

    @Test("what stands in quotation marks is the text, to the letter")
    func quotations() {
        let wrong = Self.sentences.filter { known in
            Self.request("text Mary \"\(known.text)\"")?.parameters["content"]?.string != known.text
        }
        #expect(wrong.isEmpty, "\(wrong.count), such as \(wrong.prefix(5).map(\.text))")
    }

    // MARK: Lists

    @Test("a list of so many people gives so many, in order", arguments: 2...5)
    func people(count: Int) throws {
        let names = ["Mary", "Priya", "Anna-Lena", "my brother", "Mary Jones"].prefix(count)
        for joint in [" and ", ", and ", " as well as "] {
            let list = names.dropLast().joined(separator: ", ") + joint + (names.last ?? "")
            for form in ["text % that dinner is ready", "tell % hello from us"] {
                let reading = try #require(Self.request(form.replacing("%", with: list)))
                let people = reading.parameters["recipients"]?.list ?? []
                let said = people.compactMap { $0.record?["spokenPhrase"]?.string ?? $0.record?["displayName"]?.string }
                #expect(said.count == count, "\(form.replacing("%", with: list)): \(said)")
            }
        }
    }

    @Test("a list of so many things gives so many, in order", arguments: 2...8)
    func things(count: Int) throws {
        let things = ["milk", "eggs", "oat bread", "salt", "two lemons", "rice", "tea", "honey"].prefix(count)
        let list = things.dropLast().joined(separator: ", ") + " and " + (things.last ?? "")
        let reading = try #require(Self.request("add \(list) to my shopping list"))
        let titles = reading.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string } ?? []
        #expect(titles == Array(things))
    }

    @Test("two amounts for two people are two requests")
    func requests() throws {
        for (first, second) in [(20, 30), (5, 7), (100, 15)] {
            let reading = try #require(Self.request("send \(first) dollars to Mary and \(second) dollars to Priya"))
            let all = [reading] + (reading.followers ?? [])
            let amounts = all.map { $0.parameters["currencyAmount"]?.record?["amount"]?.decimal }
            #expect(amounts == [Decimal(first), Decimal(second)])
        }
    }

    // MARK: One change, one change

    @Test("another name, amount or time changes only that")
    func oneChange() throws {
        let forms = ["send % 20 dollars for lunch", "call %", "text % I'm on my way"]
        for form in forms {
            let readings = try ["Mary", "Priya", "Anna-Lena"].map {
                try #require(Self.request(form.replacing("%", with: $0)), "\(form) \($0)")
            }
            for reading in readings.dropFirst() {
                #expect(reading.intent == readings[0].intent)
                let differing = reading.parameters.filter { readings[0].parameters[$0.key] != $0.value }.keys
                #expect(differing.count <= 1, "\(form): \(differing), \(reading.spans.map(\.text))")
            }
        }
    }

    @Test("the order of phrases does not matter")
    func order() throws {
        let phrases = ["to the airport", "for two people", "at 6 pm"]
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [2, 0, 1], [1, 2, 0], [2, 1, 0]]
        let readings = try orders.map { order in
            try #require(Self.request("book me a ride " + order.map { phrases[$0] }.joined(separator: " ")))
        }
        for reading in readings { #expect(reading.parameters == readings[0].parameters) }
    }

    // MARK: Account of words

    @Test("a word that nothing is done with is named")
    func leftOut() {
        let odd = ["zorblax", "with a quibberish", "frobnicated"]
        let tried = Self.sentences.filter { $0.acts && !$0.endsOpen && $0.reading.spans.count > 0 }
        let swallowed = tried.flatMap { known in odd.map { (known, $0) } }.filter { known, word in
            guard let other = Self.request("\(known.text) \(word)") else { return false }
            let core = word.split(separator: " ").last.map(String.init) ?? word
            let isNamed = (other.leftOut ?? []).contains { $0.text.contains(core) }
            let isValue =
                other.spans.contains { $0.text.contains(core) } || other.unknownValues.values.contains { $0.contains(core) }
            return !isNamed && !isValue
        }
        #expect(swallowed.isEmpty, "\(swallowed.count), such as \(swallowed.prefix(5).map { "\($0.0.text) \($0.1)" })")
    }

    @Test("the value of every span stands in the reading, or the person hears of it")
    func spans() {
        for known in Self.sentences {
            for span in known.reading.spans where span.role != "app" && !span.candidates.isEmpty {
                let name = span.role.split(separator: ".").first.map(String.init) ?? span.role
                let reading = known.reading
                let isThere =
                    reading.parameters[name] != nil || reading.ambiguities[name] != nil || reading.unknownValues[name] != nil
                    || span.candidates.contains { value in reading.parameters.values.contains { $0.holds(value) } }
                #expect(isThere, "\(known.text): \(span.role)")
            }
        }
    }
}

extension ParameterValue {
    /// Whether it is the same but for the punctuation that ends a text.
    fileprivate func reads(as other: ParameterValue) -> Bool {
        switch (self, other) {
        case (.string(let first), .string(let second)):
            return first.lowercased().filter { $0.isLetter || $0.isNumber }
                == second.lowercased().filter { $0.isLetter || $0.isNumber }
        case (.list(let first), .list(let second)):
            return first.count == second.count && zip(first, second).allSatisfy { $0.reads(as: $1) }
        case (.record(let first), .record(let second)):
            return first.type == second.type && first.fields.keys.sorted() == second.fields.keys.sorted()
                && first.fields.allSatisfy { name, value in second[name].map { value.reads(as: $0) } ?? false }
        default: return self == other
        }
    }

    /// Whether it is the value, or has it in it, however deep.
    fileprivate func holds(_ value: ParameterValue) -> Bool {
        if self == value { return true }
        if let list { return list.contains { $0.holds(value) } }
        return record?.fields.values.contains { $0.holds(value) } ?? false
    }
}
