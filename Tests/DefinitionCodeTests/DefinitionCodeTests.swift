import DefinitionCode
import DefinitionFiles
import Testing

struct DefinitionCodeTests {
    @Test(
        "a module's constant begins with lower case",
        arguments: [
            ("TicketsExtension", "ticketsExtension"), ("URLKit", "urlKit"), ("ABC", "abc"), ("tickets", "tickets"), ("A", "a"),
        ])
    func constants(module: String, constant: String) {
        #expect(SwiftIdentifier.constant(of: module) == constant)
    }
}
