import ExtensionSources
import Foundation
import Testing

struct EntryPointTests {
    private func entryPoint(
        _ keys: String, sources: [String: String] = [:], definitions: [String] = []
    ) throws -> EntryPoint {
        let folder = FileManager.default.temporaryDirectory.appending(path: "entry-point-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = folder.appending(path: "Info.plist")
        try Data("<plist version=\"1.0\"><dict>\(keys)</dict></plist>".utf8).write(to: list)
        let files = try sources.map { name, text in
            let file = folder.appending(path: name)
            try Data(text.utf8).write(to: file)
            return file
        }
        return try EntryPoint(propertyList: list, module: "Tickets", sources: files, definitions: definitions)
    }

    private func principal(_ name: String) -> String {
        "<key>NSExtension</key><dict><key>NSExtensionPrincipalClass</key><string>\(name)</string></dict>"
    }

    @Test(
        "the principal class is run, whatever its module is called",
        arguments: [
            "IntentHandler", "$(PRODUCT_MODULE_NAME).IntentHandler", "${PRODUCT_MODULE_NAME}.IntentHandler",
            "Tickets.IntentHandler",
        ])
    func principalClass(name: String) throws {
        let text = try entryPoint(principal(name)).text
        #expect(text.contains("ExtensionMain.run(IntentHandler.self)"))
        #expect(!text.contains("import Tickets"))
    }

    @Test("custom intents of the program's own module and of others are served")
    func definitions() throws {
        let text = try entryPoint(principal("IntentHandler"), definitions: ["Tickets", "TicketKit"]).text
        #expect(text.contains("ExtensionMain.run(IntentHandler.self, intents: [.tickets, .ticketKit])"))
        #expect(text.contains("import TicketKit\n") && !text.contains("import Tickets\n"))
    }

    @Test("a principal class of another module is imported")
    func otherModule() throws {
        #expect(try entryPoint(principal("Handlers.IntentHandler")).text.contains("import Handlers\n"))
    }

    @Test("an app's class is the one that is named, or the only delegate")
    func application() throws {
        let sources = ["App.swift": "final class TicketsApp: ApplicationDelegate {}"]
        #expect(try entryPoint("", sources: sources).text.contains("run(application: TicketsApp.self)"))
        let named = "<key>ErrandApplicationDelegate</key><string>Other</string>"
        #expect(try entryPoint(named, sources: sources).text.contains("run(application: Other.self)"))
        #expect(
            try entryPoint(principal("IntentHandler") + named).text.contains("run(IntentHandler.self, application: Other.self)"))
    }

    @Test("an extension's cards come from objects of the class that is named")
    func interface() throws {
        let named = "<key>ErrandInterfaceClass</key><string>$(PRODUCT_MODULE_NAME).TicketView</string>"
        let delegate = "<key>ErrandApplicationDelegate</key><string>Other</string>"
        let own = try entryPoint(principal("IntentHandler") + named, definitions: ["Tickets"]).text
        #expect(own.contains("run(IntentHandler.self, interface: { TicketView() }, intents: [.tickets])"))
        let both = try entryPoint(principal("IntentHandler") + named + delegate).text
        #expect(both.contains("run(IntentHandler.self, application: Other.self, interface: { TicketView() })"))
        let foreign = "<key>ErrandInterfaceClass</key><string>Views.TicketView</string>"
        #expect(try entryPoint(principal("IntentHandler") + foreign).text.contains("import Views\n"))
        #expect(throws: EntryPointError.self) {
            try entryPoint(principal("IntentHandler") + "<key>ErrandInterfaceClass</key><integer>3</integer>")
        }
    }

    static let problems: [(keys: String, sources: [String: String], code: EntryPointError.Code, words: String)] = [
        ("", [:], .noClass, "NSExtensionPrincipalClass"),
        ("<key>NSExtension</key><dict/>", [:], .noClass, "has no NSExtensionPrincipalClass"),
        ("<key>NSExtension</key><string>x</string>", [:], .noClass, "has no NSExtensionPrincipalClass"),
        ("", ["A.swift": "class A: ApplicationDelegate {}\nclass B: ApplicationDelegate {}"], .severalClasses, "A and B"),
        ("", ["A.swift": "@main struct A {}"], .hasEntryPoint, "@main"), ("", ["main.swift": ""], .hasEntryPoint, "main.swift"),
    ]

    @Test("what is missing is said, with what to write", arguments: problems)
    func problem(keys: String, sources: [String: String], code: EntryPointError.Code, words: String) {
        let error = #expect(throws: EntryPointError.self) { try entryPoint(keys, sources: sources) }
        #expect(error?.code == code)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }

    @Test(
        "what is no class's name is refused",
        arguments: ["", "9Lives", "Intent Handler", "a.b.C", "A()", "class", "A;exit", "$(NAME)"])
    func wrongNames(name: String) {
        let error = #expect(throws: EntryPointError.self) { try entryPoint(principal(name)) }
        #expect(error?.code == .wrongName)
    }

    @Test("a list that is none, or not there, is named")
    func unreadable() {
        let missing = URL(filePath: "/nowhere/Info.plist")
        let error = #expect(throws: EntryPointError.self) { try EntryPoint(propertyList: missing, module: "A", sources: []) }
        #expect(error?.code == .unreadable)
        #expect(throws: EntryPointError.self) { try entryPoint("<key>") }
    }
}
