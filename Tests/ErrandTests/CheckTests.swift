import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: LongTests.areRun, "Scripts/long-tests runs it"))
struct CheckTests {
    /// A folder with symbol graphs: those of a module that was built along, and of Intents.
    private final class Graphs {
        let url = FileManager.default.temporaryDirectory.appending(path: "errand-check-\(UUID().uuidString)")

        init(of module: String) async throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            let target = try await swift(["-print-target-info"])
            let triple = try #require(target.firstMatch(of: /"unversionedTriple": "([^"]*)"/)).1
            let runner = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            for name in [module, "Intents"] {
                try await swift([
                    "symbolgraph-extract", "-module-name", name, "-target", String(triple), "-I",
                    runner.appending(path: "Modules").path, "-output-dir", url.path, "-minimum-access-level", "private",
                    "-skip-synthesized-members",
                ])
            }
        }

        // Nothing may have been written there.
        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ text: String, to name: String) throws {
            let file = url.appending(path: name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        @discardableResult
        private func swift(_ arguments: [String]) async throws -> String {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["swift"] + arguments
            let output = url.appending(path: "output")
            try Data().write(to: output)
            process.standardOutput = try FileHandle(forWritingTo: output)
            try await process.runToEnd()
            try #require(process.terminationStatus == 0)
            return try String(contentsOf: output, encoding: .utf8)
        }
    }

    private func check(_ arguments: [String]) async throws -> BuiltTool.Result {
        try await BuiltTool(command: .lab).run(["check"] + arguments, input: Data(), keepsData: false)
    }

    /// A class whose method lacks a letter.
    private static let nearMiss = """
        {"module":{"name":"Pigeon"},"symbols":[
        {"kind":{"identifier":"swift.class"},"identifier":{"precise":"c"},"names":{"title":"Coop"},"pathComponents":["Coop"],
        "accessLevel":"internal"},
        {"kind":{"identifier":"swift.method"},"identifier":{"precise":"m"},"names":{"title":"resolveContents(for:)"},
        "pathComponents":["Coop","resolveContents(for:)"],"accessLevel":"internal",
        "location":{"uri":"file:///coop/Coop.swift","position":{"line":11,"character":4}},
        "functionSignature":{"parameters":[{"name":"for","declarationFragments":[{"kind":"identifier","spelling":"intent"},
        {"kind":"text","spelling":": "},{"kind":"typeIdentifier","spelling":"INSendMessageIntent"}]}],
        "returns":[{"kind":"typeIdentifier","spelling":"INStringResolutionResult"}]}}],
        "relationships":[{"kind":"memberOf","source":"m","target":"c"},
        {"kind":"conformsTo","source":"c","target":"s:7Intents27INSendMessageIntentHandlingP"}]}
        """

    @Test("the guide's listings have no problems found; a near miss is told with its place and the name meant")
    func symbolGraphs() async throws {
        let graphs = try await Graphs(of: "GuideListings")
        let clean = try await check(["--symbol-graphs", graphs.url.path, graphs.url.path])
        #expect(clean.status == 0, "\(clean.output) \(clean.errors)")
        #expect(clean.output.contains("handlers for") && clean.output.contains("no problems found"))

        try graphs.write(Self.nearMiss, to: "Pigeon.symbols.json")
        let found = try await check(["--symbol-graphs", graphs.url.path, graphs.url.path])
        #expect(found.status == 5)
        #expect(
            found.output.hasPrefix(
                "/coop/Coop.swift:12:5: error: 'Coop.resolveContents(for:)' is never called: INSendMessageIntentHandling has no such "
                    + "method; did you mean 'resolveContent(for:)'?\n"), "\(found.output)")

        try graphs.write("<plist><dict/></plist>", to: "Bundle/App/Info.plist")
        let json = try await check(["--json", "--symbol-graphs", graphs.url.path, graphs.url.path])
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(findings.map { $0["kind"] as? String } == ["misspelt", "bundle"])
        #expect(findings[0]["suggestion"] as? String == "resolveContent(for:)")

        try graphs.write("{", to: "Broken.symbols.json")
        let broken = try await check(["--symbol-graphs", graphs.url.path])
        #expect(broken.status == 1 && broken.errors.contains("Broken.symbols.json"), "\(broken.errors)")
    }

    @Test("template files are checked beside those that come along")
    func templates() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "templates-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "own.yaml")
        let text = "intents:\n  OwnIntent:\n    templates:\n      - feed the fish\n"
        try Data(text.utf8).write(to: file)
        let clean = try await check(["--templates", file.path])
        #expect(clean.status == 0 && clean.output == "1 template: no problems found.\n", "\(clean.output) \(clean.errors)")

        try Data((text + "      - where is my ride\n").utf8).write(to: file)
        let found = try await check(["--templates", file.path])
        #expect(found.status == 5)
        #expect(found.output.hasPrefix("\(file.path):5: ambiguous: rides/INGetRideStatusIntent#"), "\(found.output)")
        #expect(found.output.contains("  example: where"))

        try Data("[".utf8).write(to: file)
        let broken = try await check(["--templates", file.path])
        #expect(broken.status == 1 && broken.errors.contains("own.yaml"), "\(broken.errors)")
    }

    @Test("what is no package cannot be checked", arguments: [[], ["--symbol-graphs", "nowhere"]])
    func noPackage(options: [String]) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "no-package-\(UUID().uuidString)").path
        let result = try await check(options + [folder])
        #expect(result.status == 1)
        #expect(result.errors.contains(options.isEmpty ? folder : "nowhere"), "\(result.errors)")
        #expect(result.output.isEmpty)
    }
}
