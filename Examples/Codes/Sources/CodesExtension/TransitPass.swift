import Foundation

/// A pass for a month of public transport.
struct TransitPass: Hashable, Sendable, Codable {
    var number: String
    /// Year, month and day, such as 2026-01-31.
    var firstDay: String
    var lastDay: String

    /// The pass of the month that it is, in a file that the app and its extension share. Passes renew themselves: that of a new month is bought
    /// when it is first shown.
    ///
    /// - Throws: what the file system says.
    static func current(in folder: URL, at now: Date, calendar: Calendar) throws -> TransitPass {
        guard let month = calendar.dateInterval(of: .month, for: now) else { throw CocoaError(.featureUnsupported) }
        func day(_ date: Date) -> String {
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            return [parts.year ?? 0, parts.month ?? 0, parts.day ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
        }
        let file = folder.appendingPathComponent("pass.json")
        if let data = FileManager.default.contents(atPath: file.path) {
            let pass = try JSONDecoder().decode(TransitPass.self, from: data)
            if pass.firstDay == day(month.start) { return pass }
        }
        let number = (0..<12).map { _ in String(Int.random(in: 0...9)) }.joined()
        let pass = TransitPass(
            number: number, firstDay: day(month.start), lastDay: day(month.end.addingTimeInterval(-1)))
        try JSONEncoder().encode(pass).write(to: file, options: .atomic)
        return pass
    }
}
