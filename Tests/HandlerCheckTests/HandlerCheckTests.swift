import Foundation
import HandlerCheck
import Testing

struct HandlerCheckTests {
    @Test("every near miss is found with the name that was meant, and nothing else is")
    func rows() throws {
        let rows = Rows.mistakes + Rows.helpers
        let bearing = /'\w*?(\d+)\..*/
        let sources = rows.enumerated().map { $1.source($0) }
        let check = try Compilation("import Intents\n" + sources.joined()).check
        for (number, row) in rows.enumerated() {
            // The rows of a group declare other classes too, all of which bear its number.
            let findings = check.findings.filter { $0.message.wholeMatch(of: bearing)?.1 == "\(number)" }
            #expect(findings.map(\.kind) == (row.kind.map { [$0] } ?? []), "\(row.body)\n\(findings.map(\.message))")
            #expect(findings.first?.suggestion == row.suggestion, "\(row.body)\n\(findings.map(\.message))")
        }
    }

    @Test(
        "bad symbol graphs are refused",
        arguments: ["", "{", "[]", "{\"module\": {}}", "\u{0}\u{1}", "{\"module\":{\"name\":1}}"])
    func garbled(json: String) {
        #expect(throws: HandlerCheckError.self) { try SymbolGraph(json: Data(json.utf8), name: "x") }
    }

    @Test("without handling protocols there is nothing to check against")
    func noInterface() throws {
        let empty = try SymbolGraph(
            json: Data(#"{"module":{"name":"M"},"symbols":[],"relationships":[]}"#.utf8), name: "M.symbols.json")
        #expect(throws: HandlerCheckError.self) { try HandlerCheck(graphs: [empty], interface: []) }
    }
}
