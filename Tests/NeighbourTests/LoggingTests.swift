import Foundation
import Logging
import NeighbourFiles
import Synchronization
import Testing
import os.log

import class Intents.INSendMessageIntent

/// Collects what is logged in this process.
final class LogBook: Sendable {
    static let shared = LogBook()
    private let lines = Mutex<[(label: String, line: String)]>([])

    private init() {
        LoggingSystem.bootstrap { label in Writer(label: label) }
    }

    func write(_ label: String, _ line: String) { lines.withLock { $0.append((label, line)) } }

    /// What went to the log of that label, in order.
    func lines(_ label: String) -> [String] { lines.withLock { $0.filter { $0.label == label }.map(\.line) } }

    private struct Writer: LogHandler {
        let label: String
        var metadata: Logging.Logger.Metadata = [:]
        var logLevel = Logging.Logger.Level.trace

        subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { LogBook.shared.write(label, "\(event.level): \(event.message)") }
    }
}

@Suite("Logging")
struct LoggingTests {
    private struct Place { let word = "shed" }

    @Test("messages keep numbers and literals and hide text, unless it is public")
    func interpolation() {
        let book = LogBook.shared
        let logger = os.Logger(subsystem: "test.interpolation", category: "c")
        let name = "Ann"
        let missing: Any = String?.none as Any
        logger.info("hello \(name), \(3) of \(4.5) \(true) \(name, privacy: .public) \(Place())")
        logger.debug("\(255, format: .hex(includePrefix: true)) \(2.5, format: .fixed(precision: 2)) \(true, format: .answer)")
        logger.log("[\(7, align: .right(columns: 3))] [\(name, align: .left(columns: 5), privacy: .public)]")
        logger.fault("\(3, privacy: .private) \(missing, privacy: .public) \(NSError(domain: "d", code: 1).code)")
        logger.warning("\(URL(filePath: "/a"), privacy: .public) \(Place.self, privacy: .public)")
        #expect(
            book.lines("test.interpolation/c") == [
                "info: hello <private>, 3 of 4.500000 true Ann <private>", "debug: 0xff 2.50 yes", "notice: [  7] [Ann  ]",
                "critical: <private> (null) 1", "warning: file:///a Place",
            ])
    }

    @Test("masked values can be told apart but not read")
    func masks() {
        let book = LogBook.shared
        let logger = os.Logger(subsystem: "test.masks", category: "c")
        for name in ["Ann", "Ann", "Bob"] { logger.notice("\(name, privacy: .private(mask: .hash))") }
        let lines = book.lines("test.masks/c")
        #expect(lines[0] == lines[1] && lines[1] != lines[2])
        #expect(lines.allSatisfy { $0.contains("<mask.hash: '") && !$0.contains("Ann") })
    }

    @Test(
        "C formats are read like os_log's, and what does not fit does no harm",
        arguments: [
            ("%d of %ld", [3, 4], "3 of 4"), ("%@ %{public}@ %{private}d", ["a", "b", 5], "<private> b <private>"),
            ("%.2f%% %5d|%-4d|%04x %X", [1.256, 7, 8, 255, 255], "1.26%     7|8   |00ff FF"),
            ("%{public}s %s", ["a", "b"], "a <private>"),
            ("%d %d", [1], "1 <missing>"), ("%d", ["text"], "<private>"), ("100%", [], "100%"),
            ("%{public, uuid_t}.16P", ["x"], "x"),
            ("%*d", [4, 2], "   2"), ("%{unclosed @", ["a"], "%{unclosed @"), ("%u %c", [5, 65], "5 A"),
            ("%99999999d", [1], "1"),
        ] as [(StaticString, [any Sendable], String)])
    func formats(format: StaticString, values: [any Sendable], text: String) {
        let book = LogBook.shared
        let category = UUID().uuidString
        let log = OSLog(subsystem: "test.formats", category: category)
        switch values.count {
        case 0: os_log(format, log: log)
        case 1: os_log(format, log: log, values[0])
        case 2: os_log(format, log: log, values[0], values[1])
        case 3: os_log(format, log: log, values[0], values[1], values[2])
        default: os_log(format, log: log, values[0], values[1], values[2], values[3], values[4])
        }
        #expect(book.lines("test.formats/\(category)") == ["notice: " + text])
    }

    @Test("a disabled log writes nothing, signposts are traces")
    func disabled() {
        let book = LogBook.shared
        os_log("nothing", log: .disabled)
        #expect(book.lines("disabled").isEmpty && !OSLog.disabled.isEnabled(type: .fault))
        let signposter = OSSignposter(subsystem: "test.signposts", category: "c")
        let result = signposter.withIntervalSignpost("load") { 5 }
        signposter.emitEvent("seen", "\(result)")
        #expect(book.lines("test.signposts/c") == ["trace: begin load", "trace: end load", "trace: event seen: 5"])
    }

    @Test("a handler file of old logs under its subsystem and category")
    func handler() {
        let book = LogBook.shared
        LoggingHandler().resolveRecipients(for: INSendMessageIntent()) { _ in }
        #expect(book.lines("com.example.pigeon/siri").contains("error: no recipients"))
        LoggingHandler().handle(intent: INSendMessageIntent()) { _ in }
        let lines = book.lines("com.example.pigeon/handler")
        #expect(lines.contains { $0.hasPrefix("error: failed for <private>: ") })
        #expect(lines.contains("info: <private> <private>"))
    }

    @Test("a lock guards its state")
    func lock() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 1...100 { group.addTask { lock.withLock { $0 += 1 } } }
        }
        #expect(lock.withLock { $0 } == 100)
    }
}
