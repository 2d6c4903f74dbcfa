import DefinitionFiles
import ExtensionSources
import Foundation
import IntentSchema

/// The definition files of an app's custom intents that a package is made around, with their tables of texts.
struct HandlerDefinitions: Sendable {
    /// The files with their paths within a folder of sources.
    private(set) var files: [HandlerFiles.File] = []
    /// What the definition files say.
    private(set) var readings: [DefinitionReading] = []

    /// No files.
    init() {}

    /// - Parameters:
    ///   - place: a definition file, a folder with such files, or a handler file that they are beside.
    ///   - isGiven: whether all files of the place belong to the app; otherwise those whose intents it handles.
    ///   - adopted: the protocols that the handlers adopt.
    /// - Throws: `AppTemplateError` if a file cannot be read, or no code can be made of it.
    init(_ place: URL, isGiven: Bool, adopted: Set<String>) throws(AppTemplateError) {
        let found = Self.entries(at: place, isGiven: isGiven)
        guard isGiven else {
            try add(found.filter { !Self.protocols($0).isDisjoint(with: adopted) }, adopted)
            return
        }
        guard !found.isEmpty || !DefinitionFile.isDefinitions(place.lastPathComponent) else {
            throw AppTemplateError(.unreadable, "there is no '\(place.path)'; name a definition file or a folder with some")
        }
        try add(found, adopted)
    }

    /// Whether a file is a definition file or a table of one.
    func has(_ name: String) -> Bool { files.contains { ($0.path as NSString).lastPathComponent == name } }

    /// The folders of languages, which no compiler must see.
    var languageFolders: Set<String> {
        Set(files.compactMap { $0.path.contains("/") ? $0.path.split(separator: "/").first.map(String.init) : nil })
    }

    private mutating func add(_ entries: [DefinitionFolder.Entry], _ adopted: Set<String>) throws(AppTemplateError) {
        for entry in entries {
            let reading = DefinitionFolder.read(entry.file, tables: entry.tables)
            guard reading.errors.isEmpty else {
                throw AppTemplateError(.unreadable, reading.errors.map(\.description).joined(separator: "\n"))
            }
            let prefix = ClassPrefix(of: reading.file, adopted: adopted)
            for (path, file) in entry.places.sorted(by: { $0.key < $1.key }) {
                do {
                    var data = try Data(contentsOf: file)
                    if file == entry.file, let prefix {
                        data = try prefix.adding(to: data)
                        readings.append(DefinitionReading(data, name: reading.file.name, tables: reading.file.tables))
                    }
                    files.append(HandlerFiles.File(path: path, data: data))
                } catch {
                    throw AppTemplateError(
                        .unreadable, "'\(file.path)' cannot be read: \(error.localizedDescription)", cause: error)
                }
            }
            if prefix == nil { readings.append(reading) }
        }
    }

    private static func protocols(_ entry: DefinitionFolder.Entry) -> Set<String> {
        Set(DefinitionFolder.read(entry.file, tables: []).file.customIntents.map(\.handlingProtocol))
    }

    /// The definition files of a place. Beside a file, only its own folder is looked at, which may be anybody's home.
    private static func entries(at place: URL, isGiven: Bool) -> [DefinitionFolder.Entry] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return [] }
        if isFolder.boolValue { return DefinitionFolder(place).entries }
        var folder = place.deletingLastPathComponent()
        if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
        let all = DefinitionFolder(folder, files: files(in: folder)).entries
        return isGiven ? all.filter { $0.file.lastPathComponent == place.lastPathComponent } : all
    }

    private static func files(in folder: URL) -> [URL] {
        func contents(_ folder: URL) -> [URL] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []  // Has no files then.
            return names.map { folder.appendingPathComponent($0) }
        }
        return contents(folder).flatMap { $0.pathExtension == "lproj" ? contents($0) : [$0] }
    }
}
