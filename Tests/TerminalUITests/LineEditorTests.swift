import Foundation
import TerminalUI
import Testing

struct LineEditorTests {
    /// An editor that reads these bytes from a pipe.
    static func editor(reading bytes: [UInt8], historyPath: String? = nil) -> (editor: LineEditor, pipe: Pipe) {
        let pipe = Pipe()
        Thread.detachNewThread {
            pipe.fileHandleForWriting.write(Data(bytes))
            pipe.fileHandleForWriting.closeFile()
        }
        return (LineEditor(historyPath: historyPath, input: pipe.fileHandleForReading.fileDescriptor), pipe)
    }

    static func lines(_ bytes: [UInt8]) -> [LineEditor.Line] {
        let (editor, pipe) = editor(reading: bytes)
        var lines: [LineEditor.Line] = []
        while lines.last != .end { lines.append(editor.readLine(prompt: "> ")) }
        withExtendedLifetime(pipe) {}
        return lines
    }

    @Test("from a pipe lines come plainly, the last one with or without its end")
    func plain() {
        #expect(Self.lines(Array("one\ntwo\r\n\nthree".utf8)) == [.text("one"), .text("two"), .text(""), .text("three"), .end])
        #expect(Self.lines([]) == [.end])
    }

    @Test("a line of 100 kB and bytes that are no text come through")
    func oddInput() {
        let long = String(repeating: "y", count: 100_000)
        #expect(Self.lines(Array((long + "\nz").utf8)) == [.text(long), .text("z"), .end])
        #expect(Self.lines([0xff, 0x00, 0x41, 10]) == [.text("\u{fffd}\u{0}A"), .end])
    }

    @Test("at a terminal lines are edited, kept in a file of mode 0600 and found again")
    func interactive() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("history-\(UUID().uuidString)").path
        defer { unlink(path) }
        var (master, slave): (Int32, Int32) = (0, 0)
        try #require(openpty(&master, &slave, nil, nil, nil) == 0)
        let editor = LineEditor(historyPath: path, input: slave, output: slave, terminal: "xterm")
        type("helo\u{1b}[Dl\rtwo\u{3}\u{1b}[A!\r\u{4}", into: master)
        #expect(editor.isInteractive)
        #expect(editor.readLine(prompt: "> ") == .text("hello"))
        #expect(editor.readLine(prompt: "> ") == .abandoned)
        #expect(editor.readLine(prompt: "> ") == .text("hello!"))
        #expect(editor.readLine(prompt: "> ") == .end)
        #expect(editor.historyProblem == nil)
        #expect(LineEditor(historyPath: path).history.lines == ["hello", "hello!"])
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        close(slave)
    }

    @Test("who waits for a line is woken from another thread, and what was typed so far is kept")
    func waking() throws {
        let pipe = Pipe()
        let editor = LineEditor(input: pipe.fileHandleForReading.fileDescriptor)
        try pipe.fileHandleForWriting.write(contentsOf: Data("tw".utf8))
        let waker = editor.waker
        Thread.detachNewThread { waker.wake() }
        #expect(editor.readLine(prompt: "> ") == .waiting)
        // Woken before anybody waits, several times: the next who waits is woken once.
        for _ in 0..<3 { waker.wake() }
        #expect(editor.readLine(prompt: "> ") == .waiting)
        Thread.detachNewThread { pipe.fileHandleForWriting.write(Data("o\n".utf8)) }
        #expect(editor.readLine(prompt: "> ") == .text("two"))
    }

    @Test("what was typed so far is kept when the patience is over, from a pipe as at a terminal")
    func patience() throws {
        let pipe = Pipe()
        let plain = LineEditor(input: pipe.fileHandleForReading.fileDescriptor)
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntw".utf8))
        #expect(plain.readLine(prompt: "> ", within: .seconds(60)) == .text("one"))
        #expect(plain.readLine(prompt: "> ", within: .zero) == .waiting)
        try pipe.fileHandleForWriting.write(contentsOf: Data("o\n".utf8))
        #expect(plain.readLine(prompt: "> ", within: .zero) == .text("two"))

        var (master, slave): (Int32, Int32) = (0, 0)
        try #require(openpty(&master, &slave, nil, nil, nil) == 0)
        let editor = LineEditor(input: slave, output: slave, terminal: "xterm")
        #expect(editor.readLine(prompt: "> ", within: .zero) == .waiting)
        for keys in ["he", "lo\u{1b}[D", "l"] {
            _ = Array(keys.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            #expect(editor.readLine(prompt: "> ", within: .milliseconds(1)) == .waiting)
            editor.hideLine()
        }
        _ = write(master, "\r", 1)
        #expect(editor.readLine(prompt: "> ") == .text("hello"))
        close(slave)
        close(master)
    }

    @Test("a history that cannot be saved is told, not fatal")
    func unsavable() throws {
        var (master, slave): (Int32, Int32) = (0, 0)
        try #require(openpty(&master, &slave, nil, nil, nil) == 0)
        let editor = LineEditor(historyPath: "/nowhere/at/all/history", input: slave, output: slave, terminal: "xterm")
        type("hi\r", into: master)
        #expect(editor.readLine(prompt: "> ") == .text("hi"))
        #expect(editor.historyProblem?.contains("'/nowhere/at/all/history'") == true)
        close(slave)
    }

    /// Types as soon as the terminal is ready for keys, and reads away what it shows.
    private func type(_ text: String, into terminal: Int32) {
        Thread.detachNewThread {
            var shown = ""
            var isTyped = false
            var space = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(terminal, &space, space.count)
                if count <= 0 {
                    close(terminal)
                    return
                }
                shown += String(decoding: space.prefix(count), as: UTF8.self)
                guard !isTyped, shown.contains("[?2004h") else { continue }
                isTyped = true
                _ = Array(text.utf8).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
            }
        }
    }
}
