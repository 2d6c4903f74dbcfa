import AppLibrary
import Foundation
import TestSupport
import Testing

struct LogTests {
    private func log(_ folder: TestFolder, limit: Int = 1_048_576) -> RotatingLog {
        RotatingLog(
            file: folder.url.appendingPathComponent("app.log"), limit: limit,
            now: { Date(timeIntervalSince1970: 1_800_000_000.25) })
    }

    private func lines(_ log: RotatingLog, last count: Int = .max) throws -> [String] {
        var reader = LogReader(file: log.file)
        return try reader.last(count)
    }

    @Test("lines have a time and a label, in whatever pieces they arrive, and sources are kept apart")
    func stamps() throws {
        let folder = try TestFolder()
        let log = log(folder)
        let (first, second) = (log.stream(label: "extension"), log.stream(label: "app 2"))
        for byte in "one\ntwo".utf8 { first.append([byte]) }
        second.append("other\n".utf8)
        #expect(try lines(log) == ["2027-01-15T08:00:00.250Z extension one", "2027-01-15T08:00:00.250Z app2 other"])
        first.finish()
        first.finish()
        log.note("a\nb")
        let found = try lines(log).dropFirst(2).map { $0.dropFirst("2027-01-15T08:00:00.250Z ".count) }
        #expect(found == ["extension two", "host a", "host b"])
        #expect(try FileManager.default.attributesOfItem(atPath: log.file.path)[.posixPermissions] as? Int == 0o600)
    }

    @Test("however much is written, there are two files of at most the limit, with the last lines")
    func isBounded() throws {
        let folder = try TestFolder()
        let log = log(folder, limit: 20_000)
        let stream = log.stream(label: "x")
        for number in 0..<3_000 { stream.append("line \(number)\n".utf8) }
        stream.append(Data(repeating: 0x61, count: 100_000))
        stream.append("\nend\n".utf8)
        for file in [log.file, RotatingLog.predecessor(of: log.file)] {
            let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
            #expect((size ?? .max) <= 20_000)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
        #expect(try lines(log, last: 1).first?.hasSuffix("x end") == true)
    }

    @Test("several writers with a file each, as processes have, lose no line and break none")
    func manyWriters() async throws {
        let folder = try TestFolder()
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    // About 40 kB in all, so that the two files have every line.
                    let own = log(folder, limit: 30_000).stream(label: "w\(writer)")
                    for number in 0..<250 { own.append("\(number)\n".utf8) }
                }
            }
        }
        let found = try lines(log(folder))
        #expect(found.allSatisfy { $0.wholeMatch(of: /\S+Z w\d \d+/) != nil })
        for writer in 0..<4 {
            let numbers = found.filter { $0.contains(" w\(writer) ") }.compactMap { Int($0.split(separator: " ")[2]) }
            #expect(numbers == Array(0..<250))
        }
    }

    @Test("a reader follows lines over the change of files")
    func follows() throws {
        let folder = try TestFolder()
        let log = log(folder, limit: 16_384)
        var reader = LogReader(file: log.file)
        #expect(try reader.last(5) == [] && reader.next() == [])
        var seen: [String] = []
        for number in 0..<2_000 {
            log.note("\(number)")
            if number % 7 == 0 { seen += try reader.next() }
        }
        seen += try reader.next()
        #expect(seen.compactMap { Int($0.split(separator: " ")[2]) } == Array(0..<2_000))
    }

    @Test(
        "what a terminal would interpret is written out",
        arguments: [
            ("plain ünïcode 🎫", "plain ünïcode 🎫"), ("\u{1B}[2J\u{1B}]0;title\u{7}", "\\u{1B}[2J\\u{1B}]0;title\\u{7}"),
            ("a\tb", "a b"),
            ("over\rwritten\u{8}", "over\\u{D}written\\u{8}"), ("\u{9B}31m\u{7F}", "\\u{9B}31m\\u{7F}"),
            ("abc\u{202E}fed\u{2066}\u{2028}", "abc\\u{202E}fed\\u{2066}\\u{2028}"), ("\u{E0041}", "\\u{E0041}"),
        ])
    func printable(text: String, shown: String) throws {
        #expect(PrintableText.of(text) == shown)
        let folder = try TestFolder()
        let log = log(folder)
        log.note(text)
        #expect(try lines(log).map { $0.dropFirst("2027-01-15T08:00:00.250Z host ".count) } == [Substring(shown)])
    }

    @Test("bytes that are no text are shown as such, and a file that is a link is not written to")
    func garbage() throws {
        let folder = try TestFolder()
        let log = log(folder)
        let stream = log.stream(label: "x")
        stream.append([0xFF, 0xFE, 0x00, 0x0A])
        #expect(try lines(log).first?.hasSuffix("x \u{FFFD}\u{FFFD}\\u{0}") == true)
        let victim = folder.url.appendingPathComponent("victim")
        try Data().write(to: victim)
        let link = folder.url.appendingPathComponent("link.log")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: victim)
        RotatingLog(file: link).note("x")
        #expect(try Data(contentsOf: victim).isEmpty)
    }
}
