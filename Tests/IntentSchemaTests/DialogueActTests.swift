import IntentSchema
import Testing

struct DialogueActTests {
    private static let request = Hypothesis(
        intent: "INStartCallIntent", parameters: ["callCapability": .integer(1)], score: 0.9, template: "calls/1",
        reasons: ["said"])
    private static let plain: [DialogueAct] = [
        .value(.string("seven")), .choice(2), .yes, .no, .cancel, .stop, .repeat, .help, .back, .thanks, .more, .again([:]),
        .correction(["partySize": .integer(2)]), .add(["recipients": .list([.string("Mary")])]),
        .takeOut([Removal("note"), Removal("recipients", element: .string("Ann"))]), .swap, .instead(.cheaper),
        .inquire(Inquiry(.price, topic: "ride")), .postpone, .giveUpAll, .drop(intent: "INRequestRideIntent"),
        .changeWaiting([
            WaitingChange(Record("INTripIntent", ["goal": .string("x")]), values: nil),
            WaitingChange(Record("INTripIntent"), values: ["goal": .string("y")]),
        ]), .greeting,
        .farewell, .request(request),
        .notUnderstood(.unused(words: "by the window")), .notUnderstood(.cannotDo(words: "pop the trunk")),
        .notUnderstood(.noMatch(nearest: nil)),
        .notUnderstood(.cannotAmend(Amendment("INRequestRideIntent", isEnding: false, app: "Cabs", isCancellable: true))),
        .notUnderstood(.cannotAmend(Amendment("INSendPaymentIntent", isEnding: false, app: "Pay", isRepeated: true))),
        .notUnderstood(.cannotAmend(Amendment("INCreateNoteIntent", isEnding: false, kept: "gate code"))),
    ]

    @Test("an act, alone and followed by any other, is written and read back", arguments: plain)
    func roundTrip(act: DialogueAct) throws {
        #expect(try DialogueAct(json: act.json) == act)
        for next in Self.plain {
            let both = DialogueAct.followed(act, by: next)
            #expect(try DialogueAct(json: both.json) == both)
        }
    }

    @Test("an act that is followed by nothing is refused")
    func incomplete() {
        #expect(throws: JSONError.self) { try DialogueAct(json: ["kind": "followed", "act": DialogueAct.yes.json]) }
    }
}
