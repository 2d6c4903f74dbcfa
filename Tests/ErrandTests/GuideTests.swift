import Foundation
import Testing

/// What the guide shows stands in the example that it is about.
struct GuideTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// The guide's blocks of code with their languages.
    static let listings: [(language: String, text: String)] = {
        let guide = root.appending(path: "Documentation/BringYourExtension.md")
        guard let text = try? String(contentsOf: guide, encoding: .utf8) else { return [] }
        return text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map { _, block in
            let parts = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }()

    @Test("every listing of the guide stands in the example word for word", arguments: listings.filter { $0.language != "sh" })
    func listing(language: String, text: String) async throws {
        let example = Self.root.appending(path: "Examples/Calls")
        let files = try #require(FileManager.default.enumerator(at: example, includingPropertiesForKeys: nil))
        let isThere = files.contains { file in
            guard let file = file as? URL, ["swift", "plist"].contains(file.pathExtension), !file.path.contains("/.build/"),
                let content = try? String(contentsOf: file, encoding: .utf8)
            else { return false }
            return content.contains(text)
        }
        #expect(isThere, "not in Examples/Calls:\n\(text)")
    }

    @Test("the guide's calls for the command do what it says")
    func commands() async throws {
        let commands = Self.listings.filter { $0.language == "sh" }.map(\.text)
        #expect(commands.contains { $0.hasPrefix("swift run errand-lab check Examples/Calls") })
        #expect(commands.contains { $0.hasPrefix("Scripts/errand ask \"call mom\"") })
        let result = try await BuiltTool().run(["ask", "call mom"])
        #expect(result.status == 0 || result.status == 4, "\(result.output)\(result.errors)")
        #expect(result.output.contains("Helen") || result.output.contains("mom"))
    }
}
