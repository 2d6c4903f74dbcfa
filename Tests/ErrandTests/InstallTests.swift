import Foundation
import TestSupport
import Testing

/// `errand install`, `apps`, `logs` and `uninstall`, as a person or a script would use them.
@Suite(.enabled(if: LongTests.areRun, "Scripts/long-tests runs it"))
struct InstallTests {
    private let tool = BuiltTool()
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func install(_ files: BundleFiles, _ options: String...) async throws -> BuiltTool.Result {
        let bundle = try files.write(in: folder.url.appending(path: UUID().uuidString))
        return try await tool.run(["install", bundle.path] + options)
    }

    private func file(_ path: String) -> URL { tool.data.url.appending(path: "apps/org.example.tickets/\(path)") }

    @Test("an app is installed, listed, updated and removed")
    func life() async throws {
        let keys =
            "<key>NSContactsUsageDescription</key><string>To find whom you pay.</string><key>ErrandRequiresNetwork</key><true/>"
        let first = try await install(BundleFiles(keys: keys), "--yes")
        #expect(first.status == 0, "\(first.errors)")
        #expect(
            first.output == """
                Tickets 1.2 (org.example.tickets)
                  handles: INSendPaymentIntent
                  wants: your contacts: "To find whom you pay."
                  wants: the network (no reason given)
                Tickets is installed (org.example.tickets).

                """)
        #expect(first.errors.contains("warning: ") && first.errors.contains("ErrandNetworkUsageDescription"), "\(first.errors)")
        let list = try await tool.run(["apps"])
        #expect(list.status == 0 && list.errors.isEmpty, "\(list.errors)")
        #expect(
            list.output.contains("Swift Cabs (org.errand.examples.rides), also called")
                && list.output.contains("comes with errand"))
        #expect(list.output.contains("Tickets (org.example.tickets)\n  installed: version 1.2, on "), "\(list.output)")
        #expect(list.output.contains("  may use: the network, your contacts\n  INSendPaymentIntent\n"), "\(list.output)")

        try Data("kept".utf8).write(to: file("data/note"))
        let second = try await install(BundleFiles(displayName: "Seats"), "--yes")
        #expect(
            second.output.contains(", which replaces 1.2\n")
                && second.output.hasSuffix("Seats is updated (org.example.tickets).\n"))
        let kept = try await tool.run(["uninstall", "seats", "--keep-data"])
        #expect(kept.status == 0 && kept.output == "Seats was removed; its data was kept.\n", "\(kept.errors)")
        #expect(try String(contentsOf: file("data/note"), encoding: .utf8) == "kept")
        #expect(try await install(BundleFiles(), "--yes").status == 0)
        let removed = try await tool.run(["uninstall", "org.example.tickets", "--yes"])
        #expect(removed.status == 0 && removed.output == "Tickets was removed.\n")
        #expect(!FileManager.default.fileExists(atPath: file("").path))
        let again = try await tool.run(["uninstall", "org.example.tickets", "--yes"])
        #expect(again.status == 1 && again.errors.contains("no app 'org.example.tickets' is installed"))
    }

    @Test("SYS-06 what the installing person has agreed to is not asked; after a reset, it is asked in the conversation, once")
    func permissions() async throws {
        let keys = "<key>NSContactsUsageDescription</key><string>To find whom you pay.</string>"
        #expect(try await install(BundleFiles(keys: keys), "--yes").status == 0)
        let granted = try await tool.run(["permissions"])
        #expect(
            granted.output.contains("assistant: granted") && granted.output.contains("contacts: granted"), "\(granted.output)")
        let request = ["ask", "send 20 dollars to Grace with Tickets"]
        let known = try await tool.run(request)
        #expect(!known.output.contains("May Tickets"), "\(known.output)")

        #expect(try await tool.run(["permissions", "reset", "tickets"]).status == 0)
        let reset = try await tool.run(["permissions"])
        #expect(reset.output.contains("contacts: not decided"), "\(reset.output)")
        let asked = try await tool.run(request, input: ["yes", "no"])
        #expect(asked.output.contains("May Tickets see what you ask me"), "\(asked.output)")
        #expect(asked.output.contains("“To find whom you pay”. May it?"), "\(asked.output)")
        let decided = try await tool.run(["permissions"])
        #expect(
            decided.output.contains("assistant: granted") && decided.output.contains("contacts: not granted"), "\(decided.output)"
        )
        let again = try await tool.run(request)
        #expect(!again.output.contains("May "), "\(again.output)")

        let revoked = try await tool.run(["permissions", "revoke", "tickets", "assistant"])
        #expect(revoked.output == "Tickets may no longer work with the assistant.\n", "\(revoked.output)")
        let refused = try await tool.run(request)
        #expect(refused.status == 3 && refused.output.contains("You don't let Tickets work with me"), "\(refused.output)")
    }

    @Test("without a terminal, nothing is installed or removed unless it is accepted beforehand")
    func consent() async throws {
        let refused = try await install(BundleFiles())
        #expect(refused.status == 1 && refused.output.isEmpty && refused.errors.contains("add --yes"), "\(refused.errors)")
        #expect(!FileManager.default.fileExists(atPath: file("").path))
        #expect(try await install(BundleFiles(), "--yes").status == 0)
        let kept = try await tool.run(["uninstall", "Tickets"])
        #expect(kept.status == 1 && kept.errors.contains("--keep-data"), "\(kept.errors)")
        #expect(FileManager.default.fileExists(atPath: file("installation.json").path))
    }

    @Test("what is no app, or has errors, is refused with what to do")
    func refuses() async throws {
        var files = BundleFiles()
        files.files[BundleFiles.extensionProgram] = .text("")
        files.files["x"] = .link("/etc/passwd")
        let bad = try await install(files, "--yes")
        #expect(bad.status == 1 && bad.errors.contains("chmod +x") && bad.errors.contains("'/etc/passwd'"), "\(bad.errors)")
        let missing = try await tool.run(["install", folder.url.appending(path: "No.app").path, "--yes"])
        #expect(missing.status == 1 && missing.errors.contains("is missing"), "\(missing.errors)")
        let other = try await tool.run(["install", folder.url.path, "--yes"])
        #expect(other.status == 1 && other.errors.contains("neither a bundle nor a Swift package"), "\(other.errors)")
        #expect(try await tool.run(["install", "x", "--configuration", "fast", "--yes"]).status == 64)
        #expect(!FileManager.default.fileExists(atPath: tool.data.url.appending(path: "apps").path))
    }

    @Test("apps of one name are told apart by their identifiers")
    func sameName() async throws {
        let like = try await install(BundleFiles(displayName: "swift cabs"), "--yes")
        #expect(
            like.status == 0 && like.errors.contains("the sample app org.errand.examples.rides is also called"), "\(like.errors)")
        let second = try await install(BundleFiles(identifier: "org.example.cabs", displayName: "Swift Cabs"), "--yes")
        #expect(second.status == 0 && second.errors.contains("the installed app org.example.tickets is also called"))
        let both = try await tool.run(["uninstall", "Swift Cabs", "--yes"])
        #expect(both.status == 1 && both.errors.contains("org.example.cabs, org.example.tickets"), "\(both.errors)")
        #expect(try await tool.run(["uninstall", "org.example.cabs", "--yes"]).status == 0)
        let sample = try await tool.run(["uninstall", "Jukebox", "--yes"])
        #expect(sample.status == 1, "\(sample.errors)")
    }

    @Test("an app with the identifier of a sample takes its place until it is uninstalled")
    func insteadOfSample() async throws {
        let files = BundleFiles(identifier: "org.errand.examples.rides", displayName: "My Cabs")
        let installed = try await install(files, "--yes")
        #expect(
            installed.status == 0 && installed.errors.contains("takes the place of the sample app Swift Cabs"),
            "\(installed.errors)")
        let with = try await tool.run(["apps"])
        #expect(
            with.output.contains("My Cabs (org.errand.examples.rides)") && !with.output.contains("Swift Cabs"), "\(with.output)")
        #expect(with.output.contains("  in place of the app that comes with errand\n"), "\(with.output)")
        let ride = try await tool.run(["ask", "book me a ride to the airport"])
        #expect(!ride.output.contains("Swift Cabs") && !ride.output.contains("Book a Compact"), "\(ride.output)")
        #expect(try await tool.run(["uninstall", "org.errand.examples.rides", "--yes"]).status == 0)
        let without = try await tool.run(["apps"])
        #expect(without.output.contains("Swift Cabs (org.errand.examples.rides)"), "\(without.output)")
    }

    @Test("two processes that install one app at a time leave one of them whole")
    func concurrently() async throws {
        let bundles = try ["one", "two"].map { text in
            var files = BundleFiles()
            files.files["PlugIns/TicketsExtension.appex/TicketsExtension"] = .script("echo \(text)")
            return try files.write(in: folder.url.appending(path: text)).path
        }
        async let first = tool.run(["install", bundles[0], "--yes"])
        async let second = tool.run(["install", bundles[1], "--yes"])
        let results = try await [first, second]
        #expect(results.map(\.status) == [0, 0], "\(results.map(\.errors))")
        let record = try String(contentsOf: file("installation.json"), encoding: .utf8)
        #expect(record.contains("\"version\" : 2"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: file("versions").path).sorted() == ["1", "2"])
    }

    @Test("a damaged app is reported beside the others, and can be removed")
    func damaged() async throws {
        #expect(try await install(BundleFiles(), "--yes").status == 0)
        #expect(try await install(BundleFiles(identifier: "org.example.other", displayName: "Other"), "--yes").status == 0)
        try Data("{".utf8).write(to: file("installation.json"))
        let list = try await tool.run(["apps"])
        #expect(list.status == 0 && list.output.contains("Other (org.example.other)"))
        #expect(list.errors.contains("installation.json' is damaged"), "\(list.errors)")
        #expect(try await tool.run(["uninstall", "org.example.tickets", "--yes"]).status == 0)
        #expect(try await tool.run(["apps"]).errors.isEmpty)
    }

    @Test("the log is shown without what a terminal would interpret, and followed")
    func logs() async throws {
        #expect(try await install(BundleFiles(), "--yes").status == 0)
        let empty = try await tool.run(["logs", "tickets"])
        #expect(empty.status == 0 && empty.output.isEmpty && empty.errors.contains("has not printed anything yet"))
        try Data("one\ntwo \u{1B}[2J\nthree\n".utf8).write(to: file("log/app.log"))
        #expect(try await tool.run(["logs", "Tickets", "--lines", "2"]).output == "two \\u{1B}[2J\nthree\n")
        let followed = try await tool.kill(["logs", "Tickets", "--follow"], input: [], onceItPrints: "three\n")
        #expect(followed.hasPrefix("one\n"))
        let other = try await tool.run(["logs", "Swift Cabs"])
        #expect(other.status == 1 && other.errors.contains("comes with errand"), "\(other.errors)")
        #expect(try await tool.run(["logs", "Tickets", "--lines", "-1"]).status == 64)
    }

    @Test("a package is built, and its programs and property lists become a bundle")
    func package() async throws {
        let package = folder.url.appending(path: "package")
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Tickets",
                targets: [
                    .executableTarget(name: "TicketsExtension", path: "Extension", exclude: ["Info.plist"]),
                    .executableTarget(name: "Ask", path: "Extensions/Ask", exclude: ["Info.plist"]),
                    .executableTarget(name: "Box Office", path: "App", exclude: ["Info.plist"]),
                ])
            """,
            "App/Info.plist": BundleFiles.app("org.example.$(PRODUCT_NAME:lower)"), "App/main.swift": #"print("app")"#,
            "Extension/Info.plist": BundleFiles.intents(),
            "Extensions/Ask/Info.plist": BundleFiles.intents("INRequestPaymentIntent"),
            "Extensions/Ask/main.swift": #"print("ask")"#,
            "Extension/main.swift": """
            import Foundation
            func forget() { UserDefaults.standard.set(nil, forKey: "seat") }
            print("extension")
            """,
        ]
        for (path, text) in files {
            let file = package.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let installed = try await tool.run(["install", package.path, "--yes", "--configuration", "debug"])
        #expect(installed.status == 0, "\(installed.errors)")
        #expect(
            installed.errors.contains("warning: main.swift:2: UserDefaults.set(nil, forKey:) never returns"),
            "\(installed.errors)")
        let bundle = file("versions/1/Tickets.app")
        for path in ["Box Office", "PlugIns/TicketsExtension.appex/TicketsExtension", "PlugIns/Ask.appex/Ask"] {
            #expect(FileManager.default.isExecutableFile(atPath: bundle.appending(path: path).path))
        }
        let info = try String(contentsOf: bundle.appending(path: "PlugIns/TicketsExtension.appex/Info.plist"), encoding: .utf8)
        #expect(info.contains("<string>TicketsExtension.IntentHandler</string>") && !info.contains("$("), "\(info)")
        #expect(!FileManager.default.fileExists(atPath: bundle.appending(path: "main.swift").path))

        try "let".write(to: package.appending(path: "Extension/main.swift"), atomically: true, encoding: .utf8)
        let broken = try await tool.run(["install", package.path, "--yes", "--configuration", "debug"])
        #expect(
            broken.status == 1 && broken.errors.contains("main.swift") && broken.errors.contains("does not build"),
            "\(broken.errors)")
        try FileManager.default.removeItem(at: package.appending(path: "App"))
        let appless = try await tool.run(["install", package.path, "--yes"])
        #expect(appless.status == 1, "\(appless.errors)")
    }

    @Test("an app's own intents are listed with their titles, and those that no definition file has as unknown")
    func ownIntents() async throws {
        var files = BundleFiles()
        files.files["\(BundleFiles.extensionFolder)/Info.plist"] = .text(
            BundleFiles.intents("DimLampsIntent</string><string>BrewTeaIntent"))
        files.files["Lamps.intentdefinition"] = .text(
            BundleFiles.propertyList(
                """
                <key>INEnums</key><array/><key>INTypes</key><array/><key>INIntents</key><array><dict>
                <key>INIntentName</key><string>DimLamps</string><key>INIntentType</key><string>Custom</string>
                <key>INIntentCategory</key><string>generic</string><key>INIntentVerb</key><string>Do</string>
                <key>INIntentTitle</key><string>Dim the Lamps</string></dict></array>
                """))
        let installation = try await install(files, "--yes")
        #expect(installation.status == 0, "\(installation.errors)")
        let list = try await tool.run(["apps"])
        for line in ["  DimLampsIntent, its own: \"Dim the Lamps\"", "  BrewTeaIntent, unknown: no definition file has it"] {
            #expect(list.output.contains("\(line)\n"), "\(list.output)")
        }
    }

    @Test("errand-lab check examines a bundle as an installation does")
    func check() async throws {
        var files = BundleFiles()
        let bundle = try files.write(in: folder.url)
        let clean = try await tool.lab.run(["check", bundle.path], input: Data(), keepsData: false)
        #expect(clean.status == 0 && clean.output == "Tickets.app: no problems found.\n", "\(clean.output)\(clean.errors)")
        files.files["Pipe"] = .pipe
        files.files["PlugIns/TicketsExtension.appex/Info.plist"] = .text(BundleFiles.intents("INSendPaymentsIntent"))
        let broken = try files.write(in: folder.url.appending(path: "broken"))
        let found = try await tool.lab.run(["check", broken.path], input: Data(), keepsData: false)
        #expect(
            found.status == 5 && found.output.hasSuffix("Tickets.app: 2 errors, 0 warnings.\n"), "\(found.output)\(found.errors)")
        #expect(found.output.contains("did you mean 'INSendPaymentIntent'?") && found.output.contains("'Pipe' is a pipe"))
    }
}
