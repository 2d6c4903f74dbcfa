public import DefinitionFiles
import ExtensionSources
import Foundation

extension BundleLayout {
    /// Reads the definition files of the app's own intents, by name. They are beside the property lists of the app and its extensions or
    /// in folders of languages there; a file that both have is read once. Never fails: a file that cannot be read is empty, with an
    /// error that says why.
    public func definitions() -> [DefinitionReading] {
        let files = ([app] + extensions).flatMap { folder in
            let contents = Self.contents(of: folder)
            return contents + contents.filter { $0.pathExtension == "lproj" }.flatMap(Self.contents)
        }
        guard files.contains(where: { DefinitionFile.isDefinitions($0.lastPathComponent) }) else { return [] }
        return DefinitionFolder(app, files: files).read()
    }

    private static func contents(of folder: URL) -> [URL] {
        // Most apps have neither definitions nor folders of languages.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.map { folder.appendingPathComponent($0) }
    }
}
