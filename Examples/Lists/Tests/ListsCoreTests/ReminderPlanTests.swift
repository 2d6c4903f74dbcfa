import Foundation
import ListsCore
import Testing

/// When the host is to remind the person.
struct ReminderPlanTests {
    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
    /// Monday, 9:00.
    private static let now = calendar.date(from: DateComponents(year: 2026, month: 1, day: 5, hour: 9)) ?? .distantPast

    private static func plan(
        day: Int, hour: Int?, _ recurrence: Recurrence? = nil, after now: Date = now,
        _ change: (inout TaskItem) throws -> Void = { _ in }
    ) throws -> [ReminderPlan.Reminder] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "reminders-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }  // What is left behind fails no test.
        let notebook = Notebook(folder: folder, now: Self.now, calendar: calendar)
        var details = Notebook.TaskDetails()
        details.due = CalendarTime(DateComponents(year: 2026, month: 1, day: day, hour: hour))
        details.recurrence = recurrence
        var task = try notebook.add(["tea"], to: nil, details, operation: "t").tasks[0]
        try change(&task)
        return ReminderPlan([task], after: now, in: calendar).reminders.sorted { $0.id < $1.id }
    }

    @Test("a task comes at its time, or in the morning of its day, unless it is over or done")
    func once() throws {
        let time = try Self.plan(day: 5, hour: 17)
        #expect(time.map(\.id) == ["t-0/0"] && time[0].title == "tea" && !time[0].repeats)
        #expect(time[0].time.hour == 17 && time[0].time.day == 5)
        #expect(try Self.plan(day: 6, hour: nil).map(\.time.hour) == [9])
        #expect(try Self.plan(day: 5, hour: 8).isEmpty)
        #expect(try Self.plan(day: 5, hour: 17) { try $0.complete(at: Self.now, in: Self.calendar) }.isEmpty)
    }

    @Test("a task of a day that comes within the day has times of that day", arguments: [Recurrence.Frequency.hourly, .minutely])
    func withinDay(frequency: Recurrence.Frequency) throws {
        let plan = try Self.plan(day: 5, hour: nil, Recurrence(every: 30, frequency), after: Self.now + 60)
        let times = plan.compactMap { Self.calendar.date(from: $0.time) }
        #expect(!times.isEmpty && times.allSatisfy { $0 > Self.now })
        #expect(Set(times).count == times.count, "\(times)")
    }

    @Test("a task that was put off comes at its new time alone")
    func snoozed() throws {
        let plan = try Self.plan(day: 5, hour: 17) { $0.snooze(until: Self.now + 600) }
        #expect(plan.map(\.id) == ["t-0/snoozed"] && plan[0].time.minute == 10)
    }

    @Test("daily and weekly tasks come again and again, others some times; one done early waits for its next time")
    func repeated() throws {
        let daily = try Self.plan(day: 5, hour: 17, Recurrence(every: 1, .daily))
        #expect(daily.count == 1 && daily[0].repeats && daily[0].time == DateComponents(hour: 17, minute: 0))
        let weekly = try Self.plan(day: 5, hour: 17, Recurrence(every: 1, .weekly, on: [2, 6]))
        #expect(weekly.map(\.time.weekday) == [2, 6] && weekly.allSatisfy(\.repeats))
        let biweekly = try Self.plan(day: 5, hour: 17, Recurrence(every: 2, .weekly))
        #expect(biweekly.count == 8 && biweekly.map(\.time.day).prefix(3) == [5, 19, 2] && !biweekly[0].repeats)
        let early = try Self.plan(day: 6, hour: 7, Recurrence(every: 1, .weekly)) {
            try $0.complete(at: Self.now, in: Self.calendar)
        }
        #expect(early.count == 8 && early.map(\.time.day).first == 13)
    }
}
