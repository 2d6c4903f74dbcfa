import ExtensionProtocol
import IntentSchema
import Testing

/// What is known of operations that have been delivered.
@Suite struct LedgerTests {
    private static let begun = ExtensionAnswer(.responded(Record("INSendMessageIntentResponse", ["code": .integer(2)])))
    private static let sent = ExtensionAnswer(.responded(Record("INSendMessageIntentResponse", ["code": .integer(3)])))

    @Test("The outcome of an operation stays, whether it comes before its answer, with it, or after", arguments: 0..<3)
    func outcome(position: Int) async {
        let ledger = OperationLedger()
        let answer = await ledger.once("send") {
            if position == 0 { ledger.conclude("send", Self.sent) }
            return position == 1 ? Self.sent : Self.begun
        }
        if position == 2 { ledger.conclude("send", Self.sent) }
        // Whoever delivered it first gets its own answer, and the outcome as an event.
        #expect(answer.reply == (position == 1 ? Self.sent : Self.begun).reply)
        let again = await ledger.once("send") {
            Issue.record("it is handled again")
            return Self.begun
        }
        #expect(again.reply == Self.sent.reply)
    }

    @Test("An outcome of what was never delivered is no answer to it")
    func stranger() async {
        let ledger = OperationLedger()
        ledger.conclude("send", Self.sent)
        let answer = await ledger.once("send") { Self.begun }
        #expect(answer.reply == Self.begun.reply)
    }
}
