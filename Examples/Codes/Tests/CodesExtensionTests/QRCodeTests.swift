import Foundation
import Testing

@testable import CodesExtension

@Suite("QR codes")
struct QRCodeTests {
    @Test("A code is as large as its content needs", arguments: [(1, 1), (14, 1), (15, 2), (180, 9), (181, 10), (666, 20)])
    func versions(bytes: Int, version: Int) throws {
        let code = try #require(QRCode(Array(repeating: 65, count: bytes)))
        #expect(code.version == version && code.size == 17 + 4 * version)
        #expect(code.modules.allSatisfy { $0.count == code.size })
    }

    @Test("What does not fit has no code")
    func tooLong() {
        #expect(QRCode.capacity == 666)
        #expect(QRCode(Array(repeating: 65, count: 667)) == nil)
    }

    @Test("A known text gives the code that other programs draw", arguments: QRReference.all)
    func reference(reference: QRReference) throws {
        let code = try #require(QRCode(Array(reference.text.utf8), mask: reference.mask))
        let rows = code.modules.map { row in row.map { $0 ? "1" : "0" }.joined() }
        #expect(rows == reference.rows)
    }

    @Test("Contact codes are vCards, payment codes are those of banks")
    func texts() {
        #expect(
            CodeText.contact(given: "Robin", family: "Vale; Jr.", phones: ["+1 415"], emails: ["r@example.com"])
                == "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Vale\\; Jr.;Robin;;;\r\nFN:Robin Vale\\; Jr.\r\nTEL:+1 415\r\nEMAIL:r@example.com\r\nEND:VCARD"
        )
        #expect(CodeText.paymentRequest(name: "Robin", account: "DE1").hasPrefix("BCD\n002\n1\nSCT\n\nRobin\nDE1\n"))
    }

    @Test("A pass is the same for a month, and renewed in the next")
    func passes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("codes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "America/Los_Angeles"))
        func pass(_ seconds: Double) throws -> TransitPass {
            try TransitPass.current(in: folder, at: Date(timeIntervalSince1970: seconds), calendar: calendar)
        }
        let first = try pass(1_767_632_400)
        #expect(first.firstDay == "2026-01-01" && first.lastDay == "2026-01-31")
        #expect(try pass(1_769_900_000) == first)
        #expect(try pass(1_770_000_000).firstDay == "2026-02-01")
    }
}
