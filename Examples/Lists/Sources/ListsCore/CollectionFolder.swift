import Foundation

/// A folder of folders of iCalendar files: the layout "vdir" that vdirsyncer defines. Each inner folder is a list, whose title is in its file
/// `displayname`, and has a file for each item.
struct CollectionFolder: Sendable {
    let url: URL
    /// The components that are items: `VTODO` or `VJOURNAL`.
    let kind: String
    /// Told of files that cannot be read and are left alone.
    let report: @Sendable (String) -> Void

    /// The inner folders, by title.
    func collections() throws(NotebookError) -> [(id: String, title: String)] {
        try contents(of: url).filter { $0.hasDirectoryPath }.map { folder in
            // A folder without a title goes by its name, as that of any other program does.
            let title = (try? String(contentsOf: folder.appendingPathComponent("displayname"), encoding: .utf8)) ?? ""
            let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
            return (folder.lastPathComponent, trimmed.isEmpty ? folder.lastPathComponent : trimmed)
        }
        .sorted { ($0.title, $0.id) < ($1.title, $1.id) }
    }

    /// Makes an inner folder.
    ///
    /// - Returns: its name.
    func makeCollection(titled title: String) throws(NotebookError) -> String {
        let plain = title.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
        let taken = Set(try contents(of: url).map(\.lastPathComponent))
        let base = String(plain.prefix(40))
        let id = ([base] + (2...1000).map { "\(base)-\($0)" }).first { !taken.contains($0) } ?? UUID().uuidString
        try storing {
            let folder = url.appendingPathComponent(id)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("\(title)\n".utf8).write(to: folder.appendingPathComponent("displayname"), options: .atomic)
        }
        return id
    }

    /// The items of an inner folder.
    func items(in collection: String) throws(NotebookError) -> [(component: CalendarComponent, source: ItemSource)] {
        var items: [(component: CalendarComponent, source: ItemSource)] = []
        for file in try contents(of: url.appendingPathComponent(collection)) where file.pathExtension.lowercased() == "ics" {
            do {
                for (index, component) in try read(file).components(named: kind).enumerated() {
                    items.append((component, ItemSource(file: file, index: index)))
                }
            } catch {
                report("\(file.path) is left alone: \(error)")
            }
        }
        return items
    }

    func newSource(in collection: String, id: String) -> ItemSource {
        let name = String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "-" }.prefix(100))
        return ItemSource(file: url.appendingPathComponent(collection).appendingPathComponent("\(name).ics"), index: 0)
    }

    /// Writes a new file with that item.
    func write(_ component: CalendarComponent, to source: ItemSource) throws(NotebookError) {
        let calendar = CalendarComponent(
            "VCALENDAR",
            [
                .property(ContentLine("VERSION", value: "2.0")),
                .property(ContentLine("PRODID", value: "-//Errand//Inkwell 1.0//EN")), .component(component),
            ])
        try save(calendar, to: source.file)
    }

    /// Puts an item in the place of what it was; all else in the file stays.
    func replace(_ component: CalendarComponent, at source: ItemSource) throws(NotebookError) {
        try change(source) { calendar, index in calendar.parts[index] = .component(component) }
    }

    /// Takes an item out of its file, and removes the file when it was the last one. Does nothing where it is gone.
    func remove(_ source: ItemSource) throws(NotebookError) {
        guard FileManager.default.fileExists(atPath: source.file.path) else { return }
        guard try read(source.file).components(named: kind).count > 1 else {
            return try storing { try FileManager.default.removeItem(at: source.file) }
        }
        try change(source) { calendar, index in calendar.parts.remove(at: index) }
    }

    private func change(_ source: ItemSource, _ body: (inout CalendarComponent, Int) -> Void) throws(NotebookError) {
        guard FileManager.default.fileExists(atPath: source.file.path) else {
            throw NotebookError(.notFound, "it has been deleted meanwhile")
        }
        var calendar = try read(source.file)
        let places = calendar.parts.indices.filter { index in
            if case .component(let component) = calendar.parts[index] { component.name == kind } else { false }
        }
        guard places.indices.contains(source.index) else { throw NotebookError(.notFound, "it has been deleted meanwhile") }
        body(&calendar, places[source.index])
        try save(calendar, to: source.file)
    }

    private func read(_ file: URL) throws(NotebookError) -> CalendarComponent {
        let text = try storing {
            let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
            guard size <= CalendarText.largestFile else { throw NotebookError(.unreadableFile, "it is larger than 1 MB") }
            return try String(contentsOf: file, encoding: .utf8)
        }
        guard let calendar = try CalendarText.components(in: text).first(where: { $0.name == "VCALENDAR" }) else {
            throw NotebookError(.unreadableFile, "it has no calendar in it")
        }
        return calendar
    }

    private func save(_ calendar: CalendarComponent, to file: URL) throws(NotebookError) {
        try storing { try Data(CalendarText.text(of: calendar).utf8).write(to: file, options: .atomic) }
    }

    /// What is in a folder, without hidden files; nothing where the folder is not there yet.
    private func contents(of folder: URL) throws(NotebookError) -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try storing {
            try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        }
    }

    private func storing<Value>(_ body: () throws -> Value) throws(NotebookError) -> Value {
        do {
            return try body()
        } catch {
            throw error as? NotebookError
                ?? NotebookError(.storage, "\(url.path) cannot be read or written; check its space and permissions", cause: error)
        }
    }
}
