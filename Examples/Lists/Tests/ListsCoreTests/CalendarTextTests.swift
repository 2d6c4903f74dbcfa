import Foundation
import ListsCore
import Testing

@Suite("iCalendar files")
struct CalendarTextTests {
    @Test("What is read is written back as it was, folded where lines are long")
    func roundTrip() throws {
        let long = String(repeating: "ü", count: 60)
        let text = """
            BEGIN:VCALENDAR\r
            VERSION:2.0\r
            X-WR-CALNAME;X-NOTE="a:b;c":Home\r
            BEGIN:VTODO\r
            UID:1\r
            SUMMARY;LANGUAGE=de:\(long)\r
            X-APPLE-SORT-ORDER:7\r
            BEGIN:VALARM\r
            TRIGGER:-PT15M\r
            END:VALARM\r
            END:VTODO\r
            END:VCALENDAR\r

            """
        let calendar = try #require(try CalendarText.components(in: text).first)
        let task = try #require(calendar.components(named: "VTODO").first)
        #expect(task["SUMMARY"]?.text == long && task["SUMMARY"]?.parameter("language") == "de")
        #expect(calendar["X-WR-CALNAME"]?.parameter("X-NOTE") == "a:b;c")
        let written = CalendarText.text(of: calendar)
        #expect(written.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        #expect(try CalendarText.components(in: written) == [calendar])
        #expect(written.replacing("\r\n ", with: "") == text)
    }

    @Test("Text keeps its commas, semicolons, backslashes and lines")
    func escapes() throws {
        let text = "salt, pepper; \\ and\nmore \u{1}🎉"
        let line = ContentLine("SUMMARY", text: text)
        #expect(line.value == "salt\\, pepper\\; \\\\ and\\nmore 🎉")
        #expect(line.text == text.replacing("\u{1}", with: ""))
    }

    @Test(
        "What is no calendar is refused with the line where it goes wrong",
        arguments: [
            ("BEGIN:VCALENDAR\nSUMMARY\nEND:VCALENDAR", "line 2"), ("BEGIN:VCALENDAR\nEND:VTODO", "line 2"),
            ("SUMMARY:x", "line 1"), ("BEGIN:VCALENDAR\n", "VCALENDAR has no end"), ("END:VCALENDAR", "line 1"),
            ("\u{0}:", "line 1"),
        ])
    func refusals(text: String, said: String) {
        expect(text, said)
    }

    @Test("Files that are too large or nested too deep are refused")
    func limits() {
        expect(String(repeating: "BEGIN:VTODO\n", count: 100_000), "larger than 1 MB")
        expect(String(repeating: "BEGIN:VTODO\n", count: 100), "line 9 is nested too deep")
    }

    private func expect(_ text: String, _ said: String) {
        let error = #expect(throws: NotebookError.self) { try CalendarText.components(in: text) }
        #expect(error?.code == .unreadableFile && error?.message.contains(said) == true, "\(error?.message ?? "")")
    }
}
