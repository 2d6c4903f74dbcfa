import Foundation
import TestSupport
import Testing

/// `errand run`, as a developer would use it.
@Suite(.enabled(if: LongTests.areRun, "Scripts/long-tests runs it"))
struct RunTests {
    private let tool = BuiltTool()
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func contents(_ url: URL) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] }

    @Test("an app is used in a chat, and a new version of it from the next request on")
    func chat() async throws {
        var files = BundleFiles(keys: "<key>NSContactsUsageDescription</key><string>To find whom you write to.</string>")
        files.files["\(BundleFiles.extensionFolder)/Info.plist"] = .text(BundleFiles.intents("INSendMessageIntent"))
        files.files[BundleFiles.extensionProgram] = .program(try Data(contentsOf: BuiltTool.built("probe-extension")))
        let bundle = try files.write(in: folder.url)
        var changed = files
        changed.files[BundleFiles.extensionProgram] = .script(#"printf 'the second\033[2J version\n' >&2"#)
        var renamed = changed
        renamed.files["Info.plist"] = .text(BundleFiles.app("org.example.tickets", "Seats"))
        let result = try await tool.use(
            ["run", bundle.path],
            [
                .init("What can I do for you?", type: "send a message to Grace saying hello with Tickets"),
                .init("Send \"hello\" to Grace", type: "yes"),
                .init("has been sent") { [folder] in
                    try changed.write(in: folder.url)
                    return nil
                },
                .init("it is used from the next request on", type: "send a message to Grace saying bye with Tickets"),
                .init("[Tickets] the second\\u{1B}[2J version") { [folder] in
                    try renamed.write(in: folder.url)
                    return nil
                },
                .init(
                    "Seats is updated after a change of Info.plist and 2 other files; its programs are used from the next request on, its names"
                ),
            ])
        #expect(result.status == 0)
        #expect(result.output.contains("Tickets (org.example.tickets) is installed for this run"), "\(result.output)")
        #expect(result.output.contains("It was granted what it wants: your contacts."), "\(result.output)")
        #expect(!result.output.contains("\u{1B}"))
    }

    @Test("a package is built again after a change, and the version before stays while it does not build")
    func package() async throws {
        let package = folder.url.appending(path: "package")
        let handler = package.appending(path: "Extension/main.swift")
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Tickets",
                targets: [.executableTarget(name: "TicketsExtension", path: "Extension", exclude: ["Info.plist"])])
            """,
            "App/Info.plist": BundleFiles.app(), "Extension/Info.plist": BundleFiles.intents(), "Extension/main.swift": "let one",
        ]
        func write(_ text: String, to file: URL) throws {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        for (path, text) in files { try write(text, to: package.appending(path: path)) }
        var tool = tool
        let home = folder.url.appending(path: "home")
        tool.variables = ["XDG_DATA_HOME": home.path]
        func change(_ text: String) -> () throws -> String? {
            {
                try write(text, to: handler)
                return nil
            }
        }
        let result = try await tool.use(
            ["run", package.path], keepsData: false,
            [
                .init("main.swift:1:"), .init("Waiting for a change", change("print(1)")),
                .init("What can I do for you?", change("let two")),
                .init("main.swift:1:"), .init("The version before stays in use", change("print(3)")),
                .init("Tickets is updated after a change of Extension/main.swift", type: "/apps"),
                .init("Tickets\n"),
            ])
        #expect(result.status == 0, "\(result.output)")
        let app = package.appending(path: ".build/errand-run/apps/org.example.tickets")
        #expect(contents(app.appending(path: "versions")).sorted() == ["1", "2"])
        // SwiftPM has a folder of its own there.
        #expect(!FileManager.default.fileExists(atPath: home.appending(path: "errand").path))
    }

    @Test("what cannot be run is refused with what to do")
    func refuses() async throws {
        let missing = try await tool.run(["run", folder.url.appending(path: "No.app").path])
        #expect(missing.status == 1 && missing.errors.contains("is missing"), "\(missing.errors)")
        let other = try await tool.run(["run", folder.url.path])
        #expect(other.status == 1 && other.errors.contains("neither a bundle nor a Swift package"), "\(other.errors)")
        try "".write(to: folder.url.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let appless = try await tool.run(["run", folder.url.path])
        #expect(appless.status == 1 && appless.errors.contains("add App/Info.plist"), "\(appless.errors)")
        var bare = tool
        bare.variables = ["PATH": folder.url.path]
        let tools = try await bare.run(["run", folder.url.path])
        #expect(tools.status == 1 && tools.errors.contains("install Swift"), "\(tools.errors)")
        #expect(contents(tool.data.url) == [])
    }

    @Test("an app that cannot be installed is waited for while there is somebody who may mend it")
    func waits() async throws {
        var bad = BundleFiles()
        bad.files[BundleFiles.extensionProgram] = .text("")
        let sample = try bad.write(in: folder.url)
        let ended = try await tool.run(["run", sample.path])
        #expect(ended.status == 1 && ended.output.isEmpty, "\(ended.output)")
        #expect(ended.errors.contains("chmod +x") && ended.errors.contains("the input has ended"), "\(ended.errors)")
        let mended = try await tool.use(
            ["run", sample.path],
            [
                .init("Waiting for a change") { [folder] in
                    try BundleFiles().write(in: folder.url)
                    return nil
                },
                .init("It wants neither your data nor the network."), .init("What can I do for you?", type: "/quit"),
            ])
        #expect(mended.status == 0, "\(mended.output)")
        let left = try await tool.use(["run", sample.path, "--now", "2026-11-21T09:00:00-08:00"], [.init("What can I do")])
        #expect(left.status == 0)
    }
}
