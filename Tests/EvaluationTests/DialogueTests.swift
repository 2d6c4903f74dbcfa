import Foundation
import Learning
import Testing

@testable import Evaluation

/// Reads turns as the test says.
private struct FixedDialogueReader: DialogueReader {
    var readings: [String: DialogueReading]

    func read(_ text: String, in context: DialogueContext) -> DialogueReading {
        if let slot = context.askedSlot, readings[text] == nil { return DialogueReading(values: [slot: text]) }
        return readings[text] ?? DialogueReading()
    }
}

struct DialogueTests {
    /// In the data set's own spelling and in that of mapped sets, with what a person of our own might say.
    private static let lines = """
        {"dialogue_id": "d1", "services": ["Rides_1"], "turns": [\
        {"speaker": "USER", "utterance": "get me a cab", "frames": [{"service": "Rides_1", "slots": [], "state": {"active_intent": "INRequestRideIntent", "requested_slots": [], "slot_values": {}}, "actions": [{"act": "INFORM_INTENT", "slot": "intent", "values": ["INRequestRideIntent"]}]}]}, \
        {"speaker": "SYSTEM", "utterance": "Where to?", "frames": [{"service": "Rides_1", "slots": [], "actions": [{"act": "REQUEST", "slot": "dropOffLocation", "values": []}]}]}, \
        {"speaker": "USER", "utterance": "the pier", "frames": [{"service": "Rides_1", "slots": [{"slot": "dropOffLocation", "start": 4, "exclusive_end": 8}], "state": {"active_intent": "INRequestRideIntent", "slot_values": {"dropOffLocation": ["Pier", "Ferry Pier"]}}, "actions": []}]}, \
        {"speaker": "SYSTEM", "utterance": "A pool ride for two?", "frames": [{"service": "Rides_1", "actions": [{"act": "CONFIRM", "slot": "partySize", "values": ["2"]}, {"act": "OFFER", "slot": "rideOptionName", "values": ["Pool"]}]}]}, \
        {"speaker": "USER", "utterance": "sure", "frames": [{"service": "Rides_1", "slots": [], "state": {"active_intent": "INRequestRideIntent", "slot_values": {"dropOffLocation": ["Pier"], "partySize": ["two"], "rideOptionName": ["Pool"]}}, "actions": []}]}]}
        {"dialogue_id": "d2", "services": ["Pay_9"], "turns": [\
        {"speaker": "user", "text": "send 5 dollars to ana", "frames": [{"service": "Pay_9", "slots": [{"name": "payee", "value": "ana", "start": 18, "end": 21}], "state": {"active_intent": "INSendPaymentIntent", "slot_values": {"payee": "ana", "currencyAmount": "5 dollars"}}}]}, \
        {"speaker": "system", "text": "From Visa?", "frames": [{"service": "Pay_9", "actions": [{"act": "CONFIRM", "slot": "paymentMethod", "values": ["Visa"]}]}]}, \
        {"speaker": "user", "text": "no", "frames": [{"service": "Pay_9", "state": {"active_intent": "INSendPaymentIntent", "slot_values": {"payee": ["ana"], "currencyAmount": ["5 dollars"]}}}]}]}
        {"dialogue_id": "d3", "turns": [{"speaker": "NARRATOR", "text": "hm"}]}
        nonsense
        """

    @Test("dialogues are read in both spellings, and bad lines are told")
    func reading() throws {
        let result = DialogueFileReader().read(Self.lines, file: "d.jsonl")
        #expect(result.problems.map(\.line) == [3, 4])
        #expect(result.problems[0].message.contains("NARRATOR"))
        #expect(result.dialogues.map(\.id) == ["d1", "d2"])
        let answer = result.dialogues[0].turns[2]
        #expect(answer.frames[0].slots == [SlotSpan(name: "dropOffLocation", start: 4, end: 8)])
        #expect(answer.frames[0].values == ["dropOffLocation": ["Pier", "Ferry Pier"]])
        #expect(result.dialogues[1].turns[0].frames[0].values == ["payee": ["ana"], "currencyAmount": ["5 dollars"]])
        let first = try #require(Self.lines.split(separator: "\n").first)
        #expect(DialogueFileReader().read("[\(first)]", file: "d.json").dialogues.count == 1)
        #expect(DialogueFileReader().read("[{}]", file: "d.json").problems.count == 1)
    }

    @Test("dialogues of mapped sets tell the intent beside the state, which holds values by parameter")
    func mapped() throws {
        let line = """
            {"dialogue_id": "m1", "services": ["Music_7"], "turns": [\
            {"speaker": "USER", "text": "find songs by Nova", "frames": [{"service": "Music_7", "active_intent": "FindSongs", "intent": "INSearchForMediaIntent", \
            "acts": [{"act": "INFORM", "param": "mediaSearch.artistName", "values": ["Nova"]}], "slots": [{"param": "mediaSearch.artistName", "value": "Nova", "start": 14, "end": 18}], \
            "state": {"mediaSearch.artistName": ["Nova"]}, "requested": []}]}, \
            {"speaker": "SYSTEM", "text": "How about Rain?", "frames": [{"service": "Music_7", "actions": [{"act": "OFFER", "param": "mediaSearch.mediaName", "values": ["Rain"]}], "slots": []}]}, \
            {"speaker": "USER", "text": "no, bye", "frames": [{"service": "Music_7", "active_intent": "NONE", "intent": null, "acts": [{"act": "GOODBYE", "param": null, "values": []}], \
            "slots": [], "state": {"mediaSearch.artistName": ["Nova"]}, "requested": ["mediaSearch.albumName"]}]}]}
            """
        let result = DialogueFileReader().read(line, file: "m.jsonl")
        #expect(result.problems.isEmpty)
        let turns = try #require(result.dialogues.first).turns.map { $0.frames[0] }
        #expect(turns.map(\.activeIntent) == ["INSearchForMediaIntent", nil, nil])
        #expect(turns[0].slots == [SlotSpan(name: "mediaSearch.artistName", start: 14, end: 18)])
        #expect(turns[2].values == ["mediaSearch.artistName": ["Nova"]])
        #expect(turns[1].actions.map(\.slot) == ["mediaSearch.mediaName"])
    }

    @Test("what was asked for, offered and confirmed is carried over, and joint goals count whole states")
    func tracking() {
        let dialogues = DialogueFileReader().read(Self.lines, file: "d.jsonl").dialogues
        let reader = FixedDialogueReader(readings: [
            "get me a cab": DialogueReading(intent: "INRequestRideIntent"), "sure": DialogueReading(answer: .yes),
            "send 5 dollars to ana": DialogueReading(intent: "INSendPaymentIntent", values: ["payee": "Ana"]),
            "no": DialogueReading(answer: .no),
        ])
        let scores = DialogueScores(dialogues, reader: reader, seen: ["Rides_1"])
        // Of the payment the amount was missed, from its first turn on.
        #expect((scores.all.turns, scores.all.rightGoals, scores.all.rightIntents) == (5, 3, 5))
        #expect(scores.seen.goalAccuracy == 1)
        #expect(scores.unseen.goalAccuracy == 0)
        #expect(scores.failures.map(\.turn) == [1])
        #expect(scores.lines().joined(separator: "\n").contains("joint goal"))
    }

    @Test(
        "values are the same however they are written",
        arguments: [("The Pier", "pier", true), ("two", "2", true), ("San José!", "san josé", true), ("pier 1", "pier", false)])
    func values(left: String, right: String, same: Bool) {
        #expect(DialogueScores.isSame(["a": [left]], ["a": right]) == same)
        #expect(!DialogueScores.isSame(["a": [left]], ["a": left, "b": "x"]))
        #expect(!DialogueScores.isSame(["a": [left], "b": ["y"]], ["a": left]))
    }

    @Test("models learned from dialogues fill the slot that was asked for")
    func learned() throws {
        let dialogues = DialogueFileReader().read(Self.lines, file: "d.jsonl").dialogues
        let places = ["pier", "dock", "town hall", "market", "castle", "library", "zoo", "bakery"]
        let more = places.map { place in
            var dialogue = dialogues[0]
            dialogue.turns[2].text = "the \(place)"
            dialogue.turns[2].frames[0].slots = [SlotSpan(name: "dropOffLocation", start: 4, end: 4 + place.utf8.count)]
            return dialogue
        }
        struct NoAnswers: AnswerReader {
            func answer(_ text: String) -> DialogueReading.Answer? { text == "sure" ? .yes : nil }
        }
        let model = try DialogueModel(more + dialogues, training: ModelTraining(), answers: NoAnswers())
        var context = DialogueContext()
        (context.intent, context.askedSlot) = ("INRequestRideIntent", "dropOffLocation")
        #expect(model.read("the market", in: context).values == ["dropOffLocation": "market"])
        #expect(model.read("get me a cab", in: DialogueContext()).intent == "INRequestRideIntent")
        #expect(DialogueScores(dialogues, reader: model, seen: nil).all.turns == 5)
    }
}
