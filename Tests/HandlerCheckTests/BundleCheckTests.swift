import HandlerCheck
import IntentSchema
import Testing

struct BundleCheckTests {
    private static let ride = "INRequestRideIntent"
    private static let pay = "INSendPaymentIntent"

    /// The intents listed, those handled, the parameters of the vocabulary, and what is found with its suggestion.
    static let rows: [([String], Set<String>, [String], [Finding.Kind], String?)] = [
        ([ride, pay], [ride, pay], ["INRequestRideIntent.rideOptionName"], [], nil),
        ([ride], [ride, pay], [], [.notDeclared], nil),
        ([ride, pay], [ride], [], [.notHandled], nil),
        (["INRequestRidesIntent", ride], [ride], [], [.unknownName], "INRequestRideIntent"),
        (["OrderSoupIntent", ride], [ride], [], [.unknownName], nil),
        (["MyOwnIntent"], ["MyOwnIntent"], ["MyOwnIntent.size"], [], nil),
        ([ride], [ride], ["INRequestRideIntent.rideOptionsName"], [.unknownName], "INRequestRideIntent.rideOptionName"),
        ([ride], [ride], ["INRequestRidIntent.partySize"], [.unknownName], "INRequestRideIntent"),
        ([ride], [ride], ["INRequestRideIntent"], [.unknownName], nil),
        ([ride], [ride], ["", ".", "INRequestRideIntent."], [.unknownName], nil),
    ]

    @Test("what a bundle promises is held against what its handlers do", arguments: rows)
    func row(listed: [String], handled: Set<String>, parameters: [String], kinds: [Finding.Kind], suggestion: String?) {
        let check = BundleCheck(catalogue: .system, known: [Self.ride, Self.pay, "MyOwnIntent"], handled: handled)
        let findings = check.findings(
            in: DeclaredBundle(
                lists: [DeclaredBundle.IntentList(file: "Info.plist", intents: listed)], vocabularyParameters: parameters))
        #expect(findings.map(\.kind) == kinds, "\(findings.map(\.message))")
        #expect(findings.first?.suggestion == suggestion)
    }
}
