import DefinitionFiles
import ExtensionSources
import Foundation
import Testing

struct DefinitionFolderTests {
    /// A folder with files by path, which is removed afterwards.
    private static func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "definitions-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try body(folder)
    }

    @Test("the file of the development language is taken, with the tables of the others")
    func findsTables() throws {
        let files = [
            "Base.lproj/Soups.intentdefinition": SoupDefinitions.xml, "fr.lproj/Soups.intentdefinition": "copy",
            "Soups.intentdefinition": "older", "de.lproj/Soups.strings": #""0rd3r5" = "Suppe bestellen";"#,
            "de.lproj/Other.strings": #""0rd3r5" = "other";"#, ".hidden/Drinks.intentdefinition": "hidden",
        ]
        try Self.withFolder(files) { folder in
            let definitions = DefinitionFolder(folder)
            #expect(definitions.entries.map(\.file.lastPathComponent) == ["Soups.intentdefinition"])
            let reading = try #require(definitions.read().first)
            #expect(reading.problems.isEmpty)
            let title = try #require(reading.file.intents.first?.title)
            #expect(reading.file.text(title, in: "de") == "Suppe bestellen" && reading.file.text(title, in: nil) == "Order Soup")
        }
    }

    @Test("a file that is not there is a problem, and so is a folder of a file's name")
    func missing() throws {
        try Self.withFolder(["Soups.intentdefinition/a": ""]) { folder in
            for name in ["Soups.intentdefinition", "None.intentdefinition"] {
                let reading = DefinitionFolder.read(folder.appending(path: name), tables: [])
                #expect(reading.errors.map(\.code) == [.unreadable])
            }
        }
        #expect(DefinitionFolder(URL(filePath: "/none/at/all")).entries.isEmpty)
    }

    @Test("real definition files of public apps are read without a problem", .enabled(if: realFiles != nil))
    func real() throws {
        let folder = URL(filePath: try #require(Self.realFiles))
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".intentdefinition") }
        #expect(!names.isEmpty)
        for name in names {
            let reading = DefinitionFolder.read(folder.appending(path: name), tables: [])
            #expect(reading.errors.isEmpty && !reading.file.intents.isEmpty, "\(name): \(reading.problems)")
        }
    }

    private static let realFiles = ProcessInfo.processInfo.environment["ERRAND_DEFINITIONS"]
}
