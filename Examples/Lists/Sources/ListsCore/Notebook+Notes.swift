import Foundation

extension Notebook {
    /// Makes a note.
    ///
    /// - Parameters:
    ///   - title: the beginning of the text where it is `nil`.
    ///   - folder: the title of its folder, which is made when it is not there; `nil` for the default one.
    ///   - operation: what calls for it; a second call for the same one makes nothing.
    public func makeNote(
        titled title: String?, text: String, in folder: String? = nil, operation: String? = nil
    ) throws(NotebookError) -> NoteItem {
        let id = operation ?? UUID().uuidString.lowercased()
        if let note = try notes().first(where: { $0.id == id }) { return note }
        let title = try Self.title(title ?? NoteItem.title(for: text))
        let folder = try noteFolder(called: folder)
        var component = newComponent("VJOURNAL", id: id, title: title)
        // Programs list journals by their day.
        component["DTSTART"] = CalendarTime(now, hasTime: false, in: calendar).line(named: "DTSTART")
        if !text.isEmpty { component["DESCRIPTION"] = ContentLine("DESCRIPTION", text: text) }
        let note = NoteItem(component, folder: folder.title, source: notesFolder.newSource(in: folder.id, id: id))
        try notesFolder.write(note.component, to: note.source)
        return note
    }

    private func noteFolder(called words: String?) throws(NotebookError) -> (id: String, title: String) {
        let title = try Self.title(words ?? Self.defaultFolder)
        if let folder = TitleMatch.items(try notesFolder.collections(), called: title, title: \.title).first { return folder }
        return (try notesFolder.makeCollection(titled: title), title)
    }

    /// The notes that are called so.
    public func notes(called words: String) throws(NotebookError) -> [NoteItem] {
        TitleMatch.items(try notes(), called: words, title: \.title)
    }

    /// Writes a paragraph under a note's text.
    ///
    /// - Throws: `NotebookError`, with code `notFound` when it has been deleted meanwhile.
    public func append(_ paragraph: String, to note: NoteItem) throws(NotebookError) -> NoteItem {
        var note = note
        note.append(paragraph)
        note.touch(at: now)
        try notesFolder.replace(note.component, at: note.source)
        return note
    }
}
