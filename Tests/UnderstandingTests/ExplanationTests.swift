import Foundation
import IntentSchema
import LanguagePacks
import Testing
import Understanding

struct ExplanationTests {
    private func hypothesis(_ text: String) throws -> Hypothesis {
        guard case .request(let hypothesis) = Fixtures.read(text).acts.first else { throw NoRequest() }
        return hypothesis
    }

    struct NoRequest: Error {}

    @Test("spans cover the words of the utterance that fill the parameters")
    func spans() throws {
        let hypothesis = try hypothesis("Send  John twenty bucks, for  lunch")
        #expect(hypothesis.spans.map(\.text) == ["John", "twenty bucks", "lunch"])
        #expect(hypothesis.spans.map(\.role) == ["payee", "currencyAmount", "note"])
        #expect(hypothesis.spans.map(\.start) == [6, 11, 30])
        #expect(hypothesis.spans[0].candidates.count == 2)
    }

    @Test("RES-16 two contacts of one name become one unresolved person with both as matches")
    func sharedName() throws {
        let payee = try hypothesis("send John 20 dollars").parameters["payee"]?.record
        #expect(payee?["contactIdentifier"] == nil)
        #expect(payee?["siriMatches"]?.list?.compactMap { $0.record?["contactIdentifier"]?.string } == ["c1", "c2"])
        #expect(try hypothesis("send John Smith 20 dollars").parameters["payee"]?.record?["contactIdentifier"]?.string == "c2")
    }

    @Test("a place that exists twice is never settled silently")
    func ambiguousPlace() throws {
        let hypothesis = try hypothesis("book a ride to Springfield")
        #expect(hypothesis.parameters["dropOffLocation"] == nil)
        #expect(hypothesis.ambiguities["dropOffLocation"]?.count == 4)
        #expect(hypothesis.spans.first?.candidates.count == 4)
    }

    @Test("the template that matched and the readings that lost are told")
    func explained() {
        let reading = Fixtures.read("tell john where is my ride")
        guard case .request(let hypothesis) = reading.acts.first else {
            Issue.record("it should be a request")
            return
        }
        #expect(hypothesis.template.hasPrefix("messages/INSendMessageIntent#"))
        #expect(!hypothesis.reasons.isEmpty)
        #expect(reading.rejected.count <= 5)
    }

    @Test("a handle is taken by the label that was said")
    func labelledHandle() throws {
        let person = try hypothesis("call my brother at work").parameters["contacts"]?.list?.first?.record
        #expect(person?["personHandle"]?.record?["value"]?.string == "+14155550102")
    }

    @Test(
        "a mistake in a template is told with its file and place",
        arguments: [
            ("book (a ride", "a ')' is missing"), ("[please]", "no words at all"), ("go <there>", "no phrase '<there>'"),
            ("to {nowhere}", "not among the intent's slots"), ("a) b", "closes nothing"),
        ])
    func mistakes(pattern: String, problem: String) throws {
        var file = TemplateFile(name: "own")
        file.intents = ["INRequestRideIntent": IntentTemplates(templates: [Template(say: pattern)])]
        let error = #expect(throws: TemplateError.self) { try TemplateInterpreter(templates: [file], places: PlaceIndex([])) }
        #expect(error?.message.contains("own.yaml") == true)
        #expect(error?.message.contains(problem) == true)
    }
}
