import Foundation
import ListsCore
import Testing

@Suite("The notebook")
struct NotebookTests {
    @Test("Tasks go on the list named, each once an operation, and are found by words of their titles")
    func adding() throws {
        let desk = try Desk()
        let list = try desk.notebook.makeList(titled: "Weekend shopping", tasks: ["Buy milk"], operation: "a")
        #expect(try desk.notebook.makeList(titled: "weekend  Shopping", operation: "a").tasks.count == 1)
        #expect(code { try desk.notebook.makeList(titled: "the weekend shopping", operation: "b") } == .listExists)
        #expect(code { try desk.notebook.makeList(titled: " - ") } == .titleMissing)
        for _ in 0..<2 { _ = try desk.notebook.add(["eggs", "bread"], to: list, Notebook.TaskDetails(), operation: "c") }
        _ = try desk.notebook.add(["call Mary"], to: nil, Notebook.TaskDetails())
        #expect(try desk.notebook.lists().map(\.title) == ["Reminders", "Weekend shopping"])
        #expect(try desk.notebook.lists(called: "shopping")[0].tasks.map(\.title) == ["Buy milk", "eggs", "bread"])
        #expect(try desk.notebook.lists(called: "to do").map(\.title) == ["Reminders"])
        #expect(TitleMatch.items(try desk.notebook.tasks(), called: "the milk", title: \.title).map(\.title) == ["Buy milk"])
    }

    @Test("What other programs wrote into a file is still there after a change")
    func foreignFiles() throws {
        let desk = try Desk()
        try desk.write(
            "Lists/work/7.ics",
            """
            BEGIN:VCALENDAR
            PRODID:-//Other//EN
            BEGIN:VTIMEZONE
            TZID:Europe/Berlin
            END:VTIMEZONE
            BEGIN:VTODO
            UID:first
            SUMMARY:Write report
            DUE;TZID=Europe/Berlin:20260106T120000
            CATEGORIES:work
            X-OTHER;P="q":kept
            BEGIN:VALARM
            TRIGGER:-PT15M
            ACTION:AUDIO
            END:VALARM
            END:VTODO
            BEGIN:VTODO
            UID:second
            SUMMARY:Send it
            END:VTODO
            END:VCALENDAR
            """)
        let task = try #require(try desk.notebook.tasks().first { $0.id == "first" })
        #expect(try desk.notebook.lists().map(\.title) == ["work"])
        #expect(task.reminder(in: desk.calendar) == Date(timeIntervalSince1970: 1_767_697_200))
        _ = try desk.notebook.set(task, completed: true)
        let text = try desk.read("Lists/work/7.ics")
        for kept in ["PRODID:-//Other//EN", "TZID:Europe/Berlin", "CATEGORIES:work", "X-OTHER;P=\"q\":kept", "ACTION:AUDIO"] {
            #expect(text.contains(kept), "\(kept)")
        }
        #expect(text.contains("STATUS:COMPLETED") && text.contains("UID:second"))
        try desk.notebook.delete([task])
        #expect(try desk.notebook.tasks().map(\.id) == ["second"])
        try desk.notebook.delete(try desk.notebook.tasks())
        #expect(!desk.exists("Lists/work/7.ics"))
        #expect(code { try desk.notebook.save(task) } == .notFound)
    }

    @Test("A file that cannot be read is reported, left alone, and hides no other")
    func brokenFiles() throws {
        let desk = try Desk()
        _ = try desk.notebook.add(["water"], to: nil, Notebook.TaskDetails())
        try desk.write("Lists/reminders/broken.ics", "BEGIN:VCALENDAR")
        #expect(try desk.notebook.tasks().map(\.title) == ["water"])
        #expect(try desk.read("Lists/reminders/broken.ics") == "BEGIN:VCALENDAR")
    }

    @Test(
        "A task that repeats comes again after it is done, until its series ends",
        arguments: [
            ("FREQ=WEEKLY;BYDAY=TU,FR", "20260106T070000", "20260109T070000"),
            ("FREQ=MONTHLY;BYMONTHDAY=31", "20260131T070000", "20260331T070000"),
            ("FREQ=DAILY;INTERVAL=3", "20260101T070000", "20260107T070000"),
            ("FREQ=MONTHLY;BYDAY=-1FR", "20260130T070000", "20260227T070000"), ("FREQ=DAILY;COUNT=1", "20260106T070000", nil),
            ("FREQ=DAILY;UNTIL=20260105T235959Z", "20260105T150000", nil),
        ] as [(String, String, String?)])
    func repeating(rule: String, due: String, next: String?) throws {
        let desk = try Desk()
        try desk.write(
            "Lists/home/1.ics",
            "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:1\nSUMMARY:bins\nDUE:\(due)\nRRULE:\(rule)\nEND:VTODO\nEND:VCALENDAR")
        let done = try desk.notebook.set(try desk.notebook.tasks()[0], completed: true)
        #expect(done.isCompleted == (next == nil))
        #expect(done.component["DUE"]?.value == next ?? due)
    }

    @Test("A rule that cannot be reckoned with ends no series; what is left of a counted one is counted")
    func rules() throws {
        let desk = try Desk()
        let lines =
            "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:1\nSUMMARY:bins\nDUE;VALUE=DATE:20260103\nRRULE:FREQ=DAILY;COUNT=10\nEND:VTODO\n"
        try desk.write("Lists/home/1.ics", lines + "END:VCALENDAR")
        let done = try desk.notebook.set(try desk.notebook.tasks()[0], completed: true)
        #expect(done.recurrence?.text == "FREQ=DAILY;COUNT=7" && done.component["DUE"]?.value == "20260106")
        try desk.write("Lists/home/1.ics", lines.replacing("COUNT=10", with: "BYHOUR=7") + "END:VCALENDAR")
        #expect(code { try desk.notebook.set(try desk.notebook.tasks()[0], completed: true) } == .unknownRecurrence)
    }

    @Test("Putting a reminder off holds until the task gets another time")
    func snoozing() throws {
        let desk = try Desk()
        var details = Notebook.TaskDetails()
        details.due = CalendarTime(DateComponents(year: 2026, month: 1, day: 6))
        details.place = PlaceReminder(name: "Home", latitude: 37.7793, longitude: -122.4193, isOnLeaving: true)
        var task = try desk.notebook.add(["pay rent"], to: nil, details).tasks[0]
        #expect(task.reminder(in: desk.calendar) == Date(timeIntervalSince1970: 1_767_718_800), "nine in the morning")
        let later = Date(timeIntervalSince1970: 1_767_800_000)
        for _ in 0..<2 { task.snooze(until: later) }
        task = try desk.notebook.save(task)
        #expect(try desk.notebook.tasks()[0].reminder(in: desk.calendar) == later)
        task.schedule(CalendarTime(DateComponents(year: 2026, month: 1, day: 8, hour: 8)), repeating: nil)
        #expect(task.snoozedUntil == nil && task.component.components(named: "VALARM").count == 2)
        #expect(task.place == details.place)
    }

    @Test("A note is titled by its beginning, grows, and lies in the folder named")
    func notes() throws {
        let desk = try Desk()
        let text = "The key is under the mat beside the back door, and the code is 4471"
        for _ in 0..<2 { _ = try desk.notebook.makeNote(titled: nil, text: text, in: "Home", operation: "a") }
        let note = try #require(try desk.notebook.notes().first)
        #expect(try desk.notebook.notes().count == 1 && note.title == "The key is under the mat beside the…")
        #expect(try desk.notebook.append("Mind the cat", to: note).text == "\(text)\nMind the cat")
        #expect(try desk.notebook.notes(called: "key mat")[0].folder == "Home")
        #expect(code { try desk.notebook.makeNote(titled: nil, text: " ") } == .titleMissing)
    }

    @Test("A search meets every condition", arguments: Search.all)
    func searching(search: Search) throws {
        let desk = try Desk()
        var details = Notebook.TaskDetails()
        _ = try desk.notebook.add(["buy milk"], to: nil, details)
        details.due = CalendarTime(DateComponents(year: 2026, month: 1, day: 6, hour: 17))
        details.isFlagged = true
        _ = try desk.notebook.add(["call Mary"], to: nil, details)
        details.recurrence = Recurrence(every: 2, .weekly, on: [3])
        details.isFlagged = false
        _ = try desk.notebook.add(["take out the bins"], to: nil, details)
        // Those of one second have no order.
        let milk = try #require(try desk.notebook.tasks().first { $0.title == "buy milk" })
        _ = try desk.notebook.set(milk, completed: true)
        var query = ItemQuery()
        search.condition(&query)
        let found = query.tasks(try desk.notebook.tasks(), in: desk.calendar).map(\.title)
        #expect(Set(found) == Set(search.found))
    }
}

/// One row of the search test.
struct Search: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var found: [String]
    var condition: @Sendable (inout ItemQuery) -> Void

    static let all = [
        Search(testDescription: "everything", found: ["buy milk", "call Mary", "take out the bins"]) { _ in },
        Search(testDescription: "to do", found: ["call Mary", "take out the bins"]) { $0.isCompleted = false },
        Search(testDescription: "flagged", found: ["call Mary"]) { $0.isFlagged = true },
        Search(testDescription: "by word", found: ["buy milk"]) { $0.content = "MILK" },
        Search(testDescription: "repeated", found: ["take out the bins"]) { $0.schedules = [.repeated] },
        Search(testDescription: "without a time", found: ["buy milk"]) { $0.schedules = [.none] },
        Search(testDescription: "somewhere", found: []) { $0.place = "home" },
        Search(testDescription: "on another day", found: []) { query in
            query.dates = DateInterval(start: Date(timeIntervalSince1970: 1_767_600_000), duration: 86_400)
        },
    ]
}

/// A notebook in a folder of its own that goes away with the test, on 5 January 2026 at 9:00 in Los Angeles.
final class Desk {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lists-\(UUID().uuidString)")
    let calendar: Calendar
    let notebook: Notebook

    init() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "America/Los_Angeles"))
        self.calendar = calendar
        notebook = Notebook(folder: folder, now: Date(timeIntervalSince1970: 1_767_632_400), calendar: calendar, report: { _ in })
    }

    func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }

    deinit {
        // What is left behind is the system's to clear.
        try? FileManager.default.removeItem(at: folder)
    }
}

/// The code of the error thrown; `nil` when none was.
func code<Value>(_ body: () throws -> Value) -> NotebookError.Code? {
    do {
        _ = try body()
        return nil
    } catch {
        return (error as? NotebookError)?.code
    }
}
