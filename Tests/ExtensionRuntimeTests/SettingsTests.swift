import ExtensionProtocol
import ExtensionRuntime
import Foundation
import Intents
import Testing

@testable import HostEnvironment

/// `UserDefaults` of an app in its host.
struct SettingsTests {
    private func host<Value>(_ root: URL, _ person: String = "ann", _ code: () throws -> Value) rethrows -> Value {
        let services = AppServices(groupContainers: root, permission: { _ in .denied })
        return try AppResources(HostServices(of: person, services), app: "org.example.app").lend(for: person, to: code)
    }

    private func folder() -> URL { FileManager.default.temporaryDirectory.appending(path: UUID().uuidString) }

    @Test("settings of every type come back as they were, from the file, too")
    func types() throws {
        let root = folder()
        defer { try? FileManager.default.removeItem(at: root) }
        let date = Date(timeIntervalSince1970: 1_000_000)
        let check = { (settings: UserDefaults) in
            #expect(settings.integer(forKey: "integer") == 7 && settings.double(forKey: "double") == 1.5)
            #expect(settings.bool(forKey: "yes") && !settings.bool(forKey: "no") && settings.string(forKey: "text") == "ü\u{0}")
            #expect(settings.data(forKey: "data") == Data([0, 255]) && settings.object(forKey: "date") as? Date == date)
            #expect(settings.stringArray(forKey: "list") == ["a", "b"])
            #expect((settings.dictionary(forKey: "nested")?["deep"] as? [Int]) == [1, 2])
            #expect(settings.url(forKey: "url")?.path == "/tmp/x" && settings.string(forKey: "none") == nil)
            #expect(settings.integer(forKey: "registered") == 5 && settings.value(forKey: "yes") as? Bool == true)
        }
        try host(root) {
            let settings = try #require(UserDefaults(suiteName: "group.a"))
            settings.register(defaults: ["registered": 5, "integer": 1])
            settings.set(7, forKey: "integer")
            settings.set(1.5, forKey: "double")
            settings.set(true, forKey: "yes")
            settings.set(false, forKey: "no")
            settings.set("ü\u{0}", forKey: "text")
            settings.set(Data([0, 255]), forKey: "data")
            settings.set(date, forKey: "date")
            settings.set(["a", "b"], forKey: "list")
            settings.set(["deep": [1, 2]], forKey: "nested")
            settings.set(URL(filePath: "/tmp/x"), forKey: "url")
            settings.set(1, forKey: "none")
            settings.removeObject(forKey: "none")
            check(settings)
        }
        // Another folder with the same file has the same settings, apart from what code registers.
        let copy = folder()
        defer { try? FileManager.default.removeItem(at: copy) }
        try FileManager.default.copyItem(at: root, to: copy)
        try host(copy) {
            let settings = try #require(UserDefaults(suiteName: "group.a"))
            settings.register(defaults: ["registered": 5])
            check(settings)
        }
    }

    @Test("suites, the app's own settings and people are apart; names that lead elsewhere keep nothing")
    func apart() throws {
        let root = folder()
        defer { try? FileManager.default.removeItem(at: root) }
        let value = { (name: String) in UserDefaults(suiteName: name)?.string(forKey: "key") }
        host(root.appending(path: "ann")) {
            for name in ["group.a", "../group.b", ".apps", "group/c"] { UserDefaults(suiteName: name)?.set(name, forKey: "key") }
            UserDefaults.standard.set("standard", forKey: "key")
            #expect(value("group.a") == "group.a" && value("group.b") == nil)
            for name in ["../group.b", ".apps", "group/c"] { #expect(value(name) == nil) }
            #expect(UserDefaults.standard.string(forKey: "key") == "standard")
            #expect(UserDefaults.standard.persistentDomain(forName: "group.a")?["key"] as? String == "group.a")
        }
        host(root.appending(path: "ben"), "ben") {
            #expect(value("group.a") == nil && UserDefaults.standard.string(forKey: "key") == nil)
        }
    }

    @Test("a damaged file and values that no property list takes change nothing, and are remarked on")
    func damaged() throws {
        let root = folder()
        defer { try? FileManager.default.removeItem(at: root) }
        let events = ExtensionEvents()
        let inbox = ExtensionInbox(of: [("app", events)], person: "ann")
        let services = AppServices(groupContainers: root, permission: { _ in .denied })
        let resources = AppResources(HostServices(of: "ann", services), app: "app", events: events)
        let file = root.appending(path: "group.a/Library/Preferences/group.a.plist")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("bplist00 garbage".utf8).write(to: file)
        try resources.lend(for: "ann") {
            let settings = try #require(UserDefaults(suiteName: "group.a"))
            settings.set(1, forKey: "a")
            #expect(settings.object(forKey: "a") == nil && settings.dictionaryRepresentation().isEmpty)
            let other = try #require(UserDefaults(suiteName: "group.b"))
            other.set("kept", forKey: "a")
            other.set(["odd": NSObject()], forKey: "a")
            #expect(other.string(forKey: "a") == "kept")
        }
        #expect(try Data(contentsOf: file) == Data("bplist00 garbage".utf8))
        // Code of other tests that runs outside of calls is told of to everybody.
        let remarks = inbox.takeRemarks().filter { !$0.contains("outside of a call") }
        #expect(remarks.count == 2 && remarks[0].contains("group.a.plist is damaged") && remarks[1].contains("property-list"))
    }

    @Test("a plain nil removes a setting")
    func plainNil() throws {
        let root = folder()
        defer { try? FileManager.default.removeItem(at: root) }
        try host(root) {
            let settings = try #require(UserDefaults(suiteName: "group.org.example.nil"))
            settings.set("token", forKey: "token")
            settings.set(nil, forKey: "token")
            #expect(settings.object(forKey: "token") == nil)
        }
    }

    // What code outside of a host finds depends on how many people other tests of the process serve at the moment.
    @Test("what a test keeps outside of a host is in a temporary folder")
    func outside() throws {
        let folder = try #require(TestProcess.folder)
        #expect(folder.path.hasPrefix(FileManager.default.temporaryDirectory.path) && GroupFolders.standard == folder)
        let home = FileManager.default.homeDirectoryForCurrentUser
        for suite in ["group.org.example.outside", nil] {
            let file = try #require(UserDefaults.fileOutside(of: suite))
            #expect(file.path.hasPrefix(folder.path) && !file.path.hasPrefix(home.path))
        }
    }
}
