import Foundation

/// What a new log starts with: calls of the days before. People and numbers are invented.
enum DemonstrationLog {
    /// The calls as they stand at that instant, at times of day of the calendar, the latest first.
    static func calls(at instant: Date, in calendar: Calendar) -> [LoggedCall] {
        let calls = lines.enumerated().map { index, line in
            LoggedCall(
                id: "seed-\(index + 1)", name: line.name, number: line.number, kind: line.kind, isVideo: line.isVideo,
                date: date(daysAgo: line.daysAgo, hour: line.hour, minute: line.minute, before: instant, in: calendar))
        }
        return calls.sorted { $0.date > $1.date }
    }

    private struct Line {
        var name: String
        var number: String
        var kind: LoggedCall.Kind
        var isVideo = false
        var daysAgo: Int
        var hour: Int
        var minute: Int
    }

    private static let lines = [
        Line(name: "Corner Garage", number: "+1 415 555 0199", kind: .missed, daysAgo: 0, hour: 8, minute: 12),
        Line(name: "Nora Bird", number: "+1 831 555 0109", kind: .outgoing, daysAgo: 0, hour: 7, minute: 40),
        Line(name: "Helen Bird", number: "+1 707 555 0106", kind: .received, isVideo: true, daysAgo: 1, hour: 18, minute: 5),
        Line(name: "Luca Moretti", number: "+1 415 555 0120", kind: .missed, daysAgo: 1, hour: 12, minute: 30),
        Line(name: "Samuel Fisher", number: "+1 415 555 0118", kind: .outgoing, daysAgo: 3, hour: 10, minute: 15),
        Line(name: "John Appleseed", number: "+1 415 555 0101", kind: .received, daysAgo: 5, hour: 16, minute: 45),
    ]

    /// That time of the day so many days ago; a day earlier where it has yet to come.
    private static func date(
        daysAgo: Int, hour: Int, minute: Int, before instant: Date, in calendar: Calendar
    ) -> Date {
        func date(_ days: Int) -> Date {
            let day = calendar.date(byAdding: .day, value: -days, to: instant) ?? instant
            return calendar.date(bySettingHour: hour, minute: minute, second: 0, of: day) ?? day
        }
        let wanted = date(daysAgo)
        return wanted < instant ? wanted : date(daysAgo + 1)
    }
}
