import Foundation

/// A note, as a view of its VJOURNAL component.
public struct NoteItem: Hashable, Sendable, Identifiable {
    public private(set) var component: CalendarComponent
    /// The title of the folder that it is in.
    public let folder: String
    let source: ItemSource

    public var id: String { component["UID"]?.text ?? source.fallbackIdentifier }

    init(_ component: CalendarComponent, folder: String, source: ItemSource) {
        self.component = component
        self.folder = folder
        self.source = source
    }

    /// Its title; the beginning of its text where it has none.
    public var title: String {
        if let title = component["SUMMARY"]?.text, !title.isEmpty { return title }
        return Self.title(for: text)
    }

    public var text: String { component["DESCRIPTION"]?.text ?? "" }

    public var created: Date? { instant("CREATED") ?? instant("DTSTAMP") }
    public var modified: Date? { instant("LAST-MODIFIED") ?? created }

    private func instant(_ property: String) -> Date? {
        component[property].flatMap { CalendarTime($0) }?.date(in: Calendar(identifier: .gregorian))
    }

    /// Writes a paragraph under the text.
    public mutating func append(_ paragraph: String) {
        component["DESCRIPTION"] = ContentLine("DESCRIPTION", text: text.isEmpty ? paragraph : "\(text)\n\(paragraph)")
    }

    /// Notes when it was changed.
    mutating func touch(at now: Date) {
        component["DTSTAMP"] = CalendarTime.line(named: "DTSTAMP", now)
        component["LAST-MODIFIED"] = CalendarTime.line(named: "LAST-MODIFIED", now)
    }

    /// The first words of the first line.
    static func title(for text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        guard line.count > 40 else { return line }
        let start = line.prefix(40)
        return String(start.lastIndex(of: " ").map { start[..<$0] } ?? start) + "…"
    }
}
