import AppBundles
import Foundation
import TestSupport
import Testing

struct BundleInspectionTests {
    private func inspect(_ files: BundleFiles) throws -> (inspection: BundleInspection, folder: TestFolder) {
        let folder = try TestFolder()
        return (BundleInspection(of: try files.write(in: folder.url), locale: Locale(identifier: "en_US")), folder)
    }

    @Test("a bundle is read from its own layout, with its programs")
    func bundle() throws {
        var files = BundleFiles(keys: "<key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>")
        files.files["Tickets"] = .script("exit 0")
        files.files["en.lproj/AppIntentVocabulary.plist"] = .text(
            BundleFiles.propertyList(
                """
                <key>IntentPhrases</key><array><dict><key>IntentName</key><string>INSendPaymentIntent</string>
                <key>IntentExamples</key><array><string>pay for the show</string></array></dict></array>
                """))
        let (inspection, _) = try inspect(files)
        #expect(inspection.problems.isEmpty, "\(inspection.problems)")
        let app = try #require(inspection.bundle)
        #expect(app.layout.form == .bundle)
        #expect(app.description.id == "org.example.tickets" && app.description.intents == ["INSendPaymentIntent"])
        #expect(app.description.examples == ["INSendPaymentIntent": ["pay for the show"]])
        #expect(app.executable?.lastPathComponent == "Tickets" && app.version == "1.2")
        #expect(app.intentsExtensions.first?.executable?.lastPathComponent == "TicketsExtension")
        #expect(app.intentsExtensions.first?.principalClass == "IntentHandler")
    }

    @Test("several extensions serve the intents that each of them declares, in bundles and in folders")
    func several() throws {
        var files = BundleFiles()
        files.files["PlugIns/Other.appex/Info.plist"] = .text(
            BundleFiles.intents(
                "INRequestPaymentIntent</string><string>INSearchForAccountsIntent",
                keys: "<key>CFBundleIdentifier</key><string>org.example.tickets.other</string>"))
        files.files["PlugIns/Other.appex/Other"] = .script("exit 0")
        let (inspection, _) = try inspect(files)
        #expect(inspection.problems.isEmpty, "\(inspection.problems)")
        let bundle = try #require(inspection.bundle)
        let intents = [["INRequestPaymentIntent", "INSearchForAccountsIntent"], ["INSendPaymentIntent"]]
        #expect(bundle.intentsExtensions.map(\.intents) == intents)
        #expect(bundle.intentsExtensions.map { $0.executable?.lastPathComponent } == ["Other", "TicketsExtension"])
        #expect(bundle.description.intents == intents.flatMap { $0 })

        files.name = "Package"
        files.files = [
            "App/Info.plist": .text(BundleFiles.app()), "Extensions/Pay/Info.plist": .text(BundleFiles.intents()),
            "Extensions/Ask/Info.plist": .text(BundleFiles.intents("INRequestPaymentIntent")), "Extensions/notes.txt": .text(""),
        ]
        let (folders, _) = try inspect(files)
        #expect(folders.layout.form == .folders && folders.problems.isEmpty, "\(folders.problems)")
        #expect(folders.bundle?.intentsExtensions.map(\.intents) == [["INRequestPaymentIntent"], ["INSendPaymentIntent"]])
    }

    @Test("an app in folders has no programs, and needs none")
    func folders() throws {
        var files = BundleFiles()
        files.name = "Package"
        files.files = ["App/Info.plist": .text(BundleFiles.app()), "Extension/Info.plist": .text(BundleFiles.intents())]
        let (inspection, _) = try inspect(files)
        #expect(inspection.layout.form == .folders && inspection.problems.isEmpty)
        #expect(inspection.bundle?.executable == nil && inspection.bundle?.intentsExtensions.first?.executable == nil)
    }

    @Test("what an app wants is read from the keys that say so on iOS, with its reasons")
    func requests() throws {
        let keys = """
            <key>NSContactsUsageDescription</key><string>To find whom you pay.</string>
            <key>NSLocationUsageDescription</key><string>To find venues.</string>
            <key>ErrandRequiresNetwork</key><true/>
            """
        let (inspection, _) = try inspect(BundleFiles(keys: keys))
        #expect(
            inspection.bundle?.requests == [
                CapabilityRequest(capability: .permission(.contacts), reason: "To find whom you pay."),
                CapabilityRequest(capability: .permission(.location), reason: "To find venues."),
                CapabilityRequest(capability: .network, reason: nil),
            ])
        #expect(inspection.problems.map(\.severity) == [.warning])
        #expect(inspection.problems.first?.message.contains("ErrandNetworkUsageDescription") == true)
        #expect(Capability.allCases.allSatisfy { Capability(rawValue: $0.rawValue) == $0 })
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var what: String
        var severity = BundleProblem.Severity.error
        var change: @Sendable (inout BundleFiles) -> Void
        /// All of them are in one message.
        var words: [String]
        var testDescription: String { what }
    }

    private static let program = BundleFiles.extensionProgram
    private static let second = "PlugIns/Other.appex"
    private static func header(_ machine: UInt8, class wordClass: UInt8 = 2, type: UInt8 = 2) -> Data {
        Data([0x7F, 0x45, 0x4C, 0x46, wordClass, 1, 1, 0] + [UInt8](repeating: 0, count: 8) + [type, 0, machine, 0])
    }

    static let rows: [Row] = [
        Row(what: "no Info.plist", change: { $0.files["Info.plist"] = nil }, words: ["Tickets.app/Info.plist", "missing"]),
        Row(
            what: "no property list", change: { $0.files["Info.plist"] = .text("hello") },
            words: ["not an XML or binary property list"]),
        Row(
            what: "a huge property list", change: { $0.files["Info.plist"] = .file(Data(repeating: 0x20, count: 5_000_000)) },
            words: ["larger than 4194304 bytes"]),
        Row(
            what: "a property list nested 10,000 deep",
            change: {
                $0.files["Info.plist"] = .text(
                    "<plist>" + String(repeating: "<array>", count: 10_000) + String(repeating: "</array>", count: 10_000)
                        + "</plist>")
            }, words: ["nested too deeply"]),
        Row(
            what: "a pipe for a property list", change: { $0.files["Info.plist"] = .pipe },
            words: ["Info.plist", "is not a file"]),
        Row(
            what: "a folder for a property list", change: { $0.files["Info.plist"] = .folder },
            words: ["Info.plist", "is not a file"]),
        Row(
            what: "an extension without a property list", change: { $0.files["\(BundleFiles.extensionFolder)/Info.plist"] = nil },
            words: ["TicketsExtension.appex/Info.plist", "missing"]),
        Row(
            what: "two extensions for one intent", change: { $0.files["\(second)/Info.plist"] = .text(BundleFiles.intents()) },
            words: [
                "PlugIns/Other.appex", "PlugIns/TicketsExtension.appex", "both list INSendPaymentIntent", "remove it from one",
            ]),
        Row(
            what: "a second extension without a program",
            change: { $0.files["\(second)/Info.plist"] = .text(BundleFiles.intents("INRequestPaymentIntent")) },
            words: ["PlugIns/Other.appex/Other", "the Intents extension has no program"]),
        Row(
            what: "an extension of another kind", severity: .warning,
            change: { $0.files["\(second)/Info.plist"] = .text(BundleFiles.intents(point: "com.apple.widgetkit-extension")) },
            words: ["PlugIns/Other.appex", "com.apple.widgetkit-extension", "skipped"]),
        Row(what: "no program", change: { $0.files[program] = nil }, words: ["the Intents extension has no program", program]),
        Row(
            what: "another program named",
            change: {
                $0.files["\(BundleFiles.extensionFolder)/Info.plist"] = .text(
                    BundleFiles.intents(keys: "<key>CFBundleExecutable</key><string>Missing</string>"))
            }, words: ["appex/Missing", "CFBundleExecutable names"]),
        Row(
            what: "a program out of the bundle",
            change: {
                $0.files["\(BundleFiles.extensionFolder)/Info.plist"] = .text(
                    BundleFiles.intents(keys: "<key>CFBundleExecutable</key><string>../../../../bin/sh</string>"))
            }, words: ["CFBundleExecutable must be the name of a file beside Info.plist"]),
        Row(
            what: "the app's program missing",
            change: {
                $0.files["Info.plist"] = .text(BundleFiles.app("a.b", "A", "<key>CFBundleExecutable</key><string>A</string>"))
            },
            words: ["the app has no program", "'A'"]),
        Row(
            what: "a program that may not be run", change: { $0.files[program] = .text("#!/bin/sh\n") },
            words: [program, "chmod +x"]),
        Row(
            what: "a text for a program", change: { $0.files[program] = .program(Data("hello".utf8)) },
            words: [program, "not a program"]),
        Row(what: "an empty program", change: { $0.files[program] = .program(Data()) }, words: [program, "not a program"]),
        Row(
            what: "a program for another machine", change: { $0.files[program] = .program(header(22)) },
            words: [program, "another kind of machine (s390x, 64 bits)"]),
        Row(
            what: "a program of 32 bits", change: { $0.files[program] = .program(header(3, class: 1)) },
            words: [program, "another kind of machine (x86, 32 bits)"]),
        Row(
            what: "a script without its interpreter", change: { $0.files[program] = .program(Data("#!/no/such/python\n".utf8)) },
            words: [program, "'/no/such/python'", "install it"]),
        Row(
            what: "a script with half a first line", change: { $0.files[program] = .program(Data("#!".utf8)) },
            words: [program, "#!/usr/bin/env"]),
        Row(what: "a folder for a program", change: { $0.files[program] = .folder }, words: [program, "is not a file"]),
        Row(
            what: "an absolute link", change: { $0.files["x"] = .link("/etc/passwd") }, words: ["'x' is a link to '/etc/passwd'"]),
        Row(
            what: "a link out of the bundle", change: { $0.files["a/x"] = .link("../../y") },
            words: ["'a/x' is a link to '../../y'"]),
        Row(
            what: "a link out of the bundle over another link",
            change: {
                $0.files["here"] = .link(".")
                $0.files["x"] = .link("here/..")
            }, words: ["'x' is a link to 'here/..'"]),
        Row(what: "a link to nothing", change: { $0.files["x"] = .link("y") }, words: ["'x' is a link to 'y'"]),
        Row(what: "a link to itself", change: { $0.files["x"] = .link("x") }, words: ["'x' is a link to 'x'"]),
        Row(what: "a pipe", change: { $0.files["x"] = .pipe }, words: ["'x' is a pipe", "remove it"]),
        Row(
            what: "folders without end",
            change: { $0.files[[String](repeating: "a", count: 80).joined(separator: "/")] = .folder },
            words: ["more than 64 levels deep"]),
        Row(
            what: "an app for macOS",
            change: {
                $0.files["Contents/Info.plist"] = $0.files["Info.plist"]
                $0.files["Info.plist"] = nil
            }, words: ["Contents/", "macOS"]),
        Row(
            what: "a capital letter less", severity: .warning,
            change: {
                $0.files["info.plist"] = $0.files["Info.plist"]
                $0.files["Info.plist"] = nil
            }, words: ["'info.plist' is not read", "'Info.plist'"]),
        Row(
            what: "a vocabulary of another name", severity: .warning,
            change: { $0.files["AppIntentsVocabulary.plist"] = .text("") },
            words: ["'AppIntentsVocabulary.plist' is not read", "'AppIntentVocabulary.plist'"]),
        Row(
            what: "a localized vocabulary of another name", severity: .warning,
            change: { $0.files["en.lproj/AppIntentVocabularies.plist"] = .text("") },
            words: ["'en.lproj/AppIntentVocabularies.plist' is not read"]),
        Row(
            what: "a folder of extensions of another name", severity: .warning,
            change: {
                $0.files["Plugins"] = .folder
                rename(&$0)
            },
            words: ["'Plugins' is not read", "'PlugIns'"]),
        Row(
            what: "an extension of another suffix", severity: .warning, change: { $0.files["PlugIns/Other.apex"] = .folder },
            words: ["'PlugIns/Other.apex' is not read", "'Other.appex'"]),
        Row(
            what: "an intent that is defined but not listed", severity: .warning,
            change: {
                $0.files["Soups.intentdefinition"] = .text(
                    BundleFiles.propertyList(
                        "<key>INIntents</key><array><dict><key>INIntentName</key><string>OrderSoup</string></dict></array>"))
            }, words: ["'OrderSoupIntent' is defined but not listed", "IntentsSupported"]),
        Row(
            what: "an intent that is listed but not defined", severity: .warning,
            change: {
                $0.files["\(BundleFiles.extensionFolder)/Info.plist"] = .text(BundleFiles.intents("OrderSoupIntent"))
            }, words: ["'OrderSoupIntent' is listed", "defined in an .intentdefinition or .intents.swift file"]),
        Row(
            what: "an unreadable intent definition file", severity: .warning,
            change: { $0.files["Soups.intentdefinition"] = .text("hello") }, words: ["Soups.intentdefinition", "property list"]),
    ]

    /// Lets the app handle its intents itself.
    private static func rename(_ files: inout BundleFiles) {
        files.files = files.files.filter { !$0.key.hasPrefix("PlugIns") }
        files.files["Tickets"] = .script("exit 0")
        files.files["Info.plist"] = .text(
            BundleFiles.app("a.b", "A", "<key>INIntentsSupported</key><array><string>INSendPaymentIntent</string></array>"))
    }

    @Test("each thing that is wrong with a bundle is reported with its file and what to do", arguments: rows)
    func reports(row: Row) throws {
        var files = BundleFiles()
        row.change(&files)
        let (inspection, _) = try inspect(files)
        let found = inspection.problems.filter { $0.severity == row.severity }
        #expect(
            found.contains { problem in row.words.allSatisfy { problem.message.contains($0) } },
            "\(inspection.problems.map(\.message))")
        if row.severity == .error { #expect(!inspection.errors.isEmpty) }
    }

    @Test("what is not a folder is reported, and links that stay inside are not")
    func edges() throws {
        let folder = try TestFolder()
        let nothing = BundleInspection(of: folder.url.appendingPathComponent("No.app"), locale: Locale(identifier: "en_US"))
        #expect(nothing.bundle == nil && nothing.errors.count == 1 && nothing.errors[0].message.contains("not a folder"))
        var files = BundleFiles()
        files.files["Frameworks/libTickets.so"] = .text("")
        files.files["\(BundleFiles.extensionFolder)/libTickets.so"] = .link("../../Frameworks/libTickets.so")
        #expect(try inspect(files).inspection.problems.isEmpty)
        files.name = "Tïckets & “Co” 🎫\n.app"
        #expect(try inspect(files).inspection.problems.isEmpty)
    }
}
