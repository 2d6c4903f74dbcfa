import Foundation
import TestSupport
import Testing

/// `errand donations`, `apps prefer`, `shortcuts` and `run-shortcut`, as a person or a script would use them.
struct RememberingTests {
    private let tool = BuiltTool()

    @Test("SYS-08 a shortcut is recorded, listed, run from a script up to the confirmation, and removed")
    func shortcuts() async throws {
        let added = try await tool.run(["shortcuts", "add", "Pay for lunch", "--request", "send Grace 5 dollars for lunch"])
        #expect(added.status == 0 && added.output.hasPrefix("“Pay for lunch” stands for INSendPaymentIntent"), "\(added.errors)")
        let list = try await tool.run(["shortcuts"])
        #expect(
            list.output.contains(
                "“Pay for lunch”: INSendPaymentIntent(payee: Grace Okafor, currencyAmount: 5 USD, note: \"lunch\")"),
            "\(list.output)")
        let lines = try await tool.run(["shortcuts", "list", "--json"])
        let line = try #require(try JSONSerialization.jsonObject(with: Data(lines.output.utf8)) as? [String: Any])
        #expect(line["phrase"] as? String == "Pay for lunch" && line["source"] as? String == "words")
        let open = try await tool.run(["run-shortcut", "pay for LUNCH"])
        #expect(open.status == 4 && open.output.contains("Send $5.00 to Grace"), "\(open.output)\(open.errors)")
        let declined = try await tool.run(["shortcuts", "run", "pay for lunch"], input: ["no"])
        #expect(declined.status == 3, "\(declined.output)")
        let paid = try await tool.run(["run-shortcut", "pay for lunch", "--json"], input: ["yes"])
        #expect(paid.status == 0 && paid.output.contains("\"kind\":\"succeeded\""), "\(paid.output)")
        for (phrase, problem) in [
            ("pay for lunch!", "there is a shortcut with this phrase"), ("cancel", "is an answer or a command"),
        ] {
            let refused = try await tool.run(["shortcuts", "add", phrase, "--request", "call mom"])
            #expect(refused.status == 1 && refused.errors.contains(problem), "\(refused.errors)")
        }
        #expect(try await tool.run(["shortcuts", "remove", "pay for lunch"]).output == "“Pay for lunch” was removed.\n")
        let gone = try await tool.run(["run-shortcut", "pay for lunch"])
        #expect(gone.status == 1 && gone.errors.contains("you have no shortcut 'pay for lunch'"), "\(gone.errors)")
    }

    @Test("SYS-07 what errand has done is listed, as text and JSON, and erased by app and whole")
    func donations() async throws {
        #expect(try await tool.run(["donations"]).output == "Nothing has been donated.\n")
        for _ in 0..<2 { #expect(try await tool.run(["ask", "call mom"]).status == 0) }
        let list = try await tool.run(["donations", "list", "Ring", "--limit", "1"])
        #expect(
            list.output.contains("INStartCallIntent, done by errand with Ring (org.errand.examples.calls)\n1 more"),
            "\(list.output)")
        let lines = try await tool.run(["donations", "list", "--json"])
        #expect(
            lines.output.split(separator: "\n").count == 2 && lines.output.contains("\"origin\":\"assistant\""), "\(lines.output)"
        )
        let none = try await tool.run(["donations", "erase", "Stride"])
        #expect(none.output == "0 donations were erased.\n", "\(none.errors)")
        #expect(try await tool.run(["donations", "erase", "org.errand.examples.calls"]).output == "2 donations were erased.\n")
        #expect(try await tool.run(["donations", "erase"]).status == 64)
        #expect(try await tool.run(["donations", "erase", "--all"]).output == "0 donations were erased.\n")
    }

    @Test("SYS-04 an app is preferred for a kind of request, shown, and forgotten")
    func preferences() async throws {
        let preferred = try await tool.run(["apps", "prefer", "pigeon", "--for", "messages"])
        #expect(
            preferred.status == 0 && preferred.output.hasPrefix("Pigeon is always used for: INEditMessageIntent, "),
            "\(preferred.errors)")
        #expect(try await tool.run(["apps"]).output.contains("  INSendMessageIntent, always used: "))
        let unknown = try await tool.run(["apps", "prefer", "Pigeon", "--for", "gardening"])
        #expect(unknown.status == 1 && unknown.errors.contains("kinds of requests are: messages"), "\(unknown.errors)")
        #expect(try await tool.run(["apps", "forget"]).output == "No longer always used: any app\n")
        #expect(try await !tool.run(["apps"]).output.contains("always used"))
    }
}
