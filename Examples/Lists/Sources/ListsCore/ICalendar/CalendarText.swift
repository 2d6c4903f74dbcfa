import Foundation

/// iCalendar files as text, RFC 5545, sections 3.1 and 3.4.
public enum CalendarText {
    /// How large a file may be, in bytes, and how deep components may be nested.
    public static let largestFile = 1 << 20
    static let deepestNesting = 8

    /// The components at the top of a file.
    ///
    /// - Throws: `NotebookError` with code `unreadableFile` and the line's number.
    public static func components(in text: String) throws(NotebookError) -> [CalendarComponent] {
        guard text.utf8.count <= largestFile else { throw NotebookError(.unreadableFile, "the file is larger than 1 MB") }
        // What is open, from the outside in; the first one stands for the file.
        var open = [CalendarComponent("")]
        for (number, line) in unfolded(text) {
            guard let line = ContentLine(line) else { throw unreadable(number, "is no property; it needs a name and a colon") }
            switch line.name.uppercased() {
            case "BEGIN":
                guard open.count <= deepestNesting else { throw unreadable(number, "is nested too deep") }
                open.append(CalendarComponent(line.value.uppercased()))
            case "END":
                guard open.count > 1, let closed = open.popLast(), closed.name == line.value.uppercased() else {
                    throw unreadable(number, "ends \(line.value), which is not open there")
                }
                open[open.count - 1].parts.append(.component(closed))
            default:
                guard open.count > 1 else { throw unreadable(number, "is outside of every component") }
                open[open.count - 1].parts.append(.property(line))
            }
        }
        guard open.count == 1 else { throw NotebookError(.unreadableFile, "\(open[open.count - 1].name) has no end") }
        return open[0].parts.compactMap { if case .component(let component) = $0 { component } else { nil } }
    }

    /// The file with that component.
    public static func text(of component: CalendarComponent) -> String {
        let parts = component.parts.map { part in
            switch part {
            case .property(let line): line.folded
            case .component(let component): text(of: component)
            }
        }
        return "BEGIN:\(component.name)\r\n\(parts.joined())END:\(component.name)\r\n"
    }

    /// The lines with their numbers from 1, each with those that continue it, without empty ones.
    private static func unfolded(_ text: String) -> [(number: Int, line: String)] {
        var lines: [(number: Int, line: String)] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
                lines[lines.count - 1].line += line.dropFirst()
            } else if !line.isEmpty {
                lines.append((index + 1, String(line)))
            }
        }
        return lines
    }

    private static func unreadable(_ number: Int, _ what: String) -> NotebookError {
        NotebookError(.unreadableFile, "line \(number) \(what)")
    }
}
