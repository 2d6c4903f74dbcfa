import ExtensionProtocol
import ExtensionRuntime
import Foundation
import HostEnvironment
import IntentSchema
import Intents
import Synchronization
import Testing
import os

/// Several people served by one app in one process.
struct PeopleTests {
    private static let zones = ["ann": "Asia/Tokyo", "ben": "America/Lima", "cem": "Europe/Berlin"]

    /// Connects an app to a host that knows the people, each with contacts, a place, a zone and a folder of their own.
    private static func connection(
        in root: URL, lines: @escaping @Sendable (AppLogEntry) -> Void = { _ in }
    ) -> (connection: any ExtensionConnection, events: ExtensionEvents) {
        let services = HostServices { person, _ in
            guard let zone = zones[person].flatMap(TimeZone.init(identifier:)) else { return nil }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            calendar.locale = Locale(identifier: "en_US")
            return AppServices(
                groupContainers: root.appending(path: person),
                permission: { $0 == .assistant ? .notAsked(grants: person != "ben") : .granted },
                contacts: { [Contact(id: person, givenName: "friend of \(person)", fullName: "friend of \(person)")] },
                location: { Coordinate(latitude: Double(person.utf8.first ?? 0) - 90, longitude: 0) }, calendar: calendar,
                isFocused: { person == "ann" }, log: { lines(AppLogEntry(label: person, level: $0.level, text: $0.text)) })
        }
        let app = InProcessApp(CuriousExtension.self, delegate: CuriousApplication.self).installed(
            AppDescription(id: "curious", name: "Curious", intents: ["INSendMessageIntent"]), services: services, types: .system)
        return (app.connection, app.connection.events)
    }

    private static func send(_ text: String, for person: String, to connection: any ExtensionConnection) async -> ExtensionAnswer
    {
        let intent = Record("INSendMessageIntent", ["content": .string(text)])
        return await connection.send(
            ExtensionRequest(method: .handle(operation: "\(UUID())"), intent: intent, identifier: "r", person: person),
            deadline: .seconds(9_000))
    }

    private static func folder() -> URL { FileManager.default.temporaryDirectory.appending(path: UUID().uuidString) }

    @Test("what an app asks for is that of the person whose request it serves, in calls at once, and nothing of others")
    func apart() async throws {
        let root = Self.folder()
        defer { try? FileManager.default.removeItem(at: root) }
        let lines = Mutex<[AppLogEntry]>([])
        let (connection, events) = Self.connection(in: root) { line in lines.withLock { $0.append(line) } }
        let inboxes = Dictionary(
            uniqueKeysWithValues: Self.zones.keys.map { ($0, ExtensionInbox(of: [("curious", events)], person: $0)) })
        await withTaskGroup(of: Void.self) { group in
            for (person, zone) in Self.zones {
                group.addTask { await connection.launch(for: person) }
                for number in 0..<40 {
                    group.addTask {
                        let answer = await Self.send("call \(number)", for: person, to: connection)
                        let seen = answer.response?["userActivity"]?.record?["userInfo"]?.record
                        #expect(seen?["contacts"]?.string == "friend of \(person)")
                        #expect(seen?["place"]?.integer == Int(person.utf8.first ?? 0) - 90)
                        #expect(seen?["zone"]?.string == zone && seen?["own"]?.string == zone)
                        #expect(seen?["person"]?.string == person)
                        #expect(seen?["focus"]?.bool == (person == "ann"))
                        // The formatter is shared by all calls; noon in Greenwich is a different hour for each.
                        let hour = ["ann": "21", "ben": "07", "cem": "13"][person]
                        #expect(seen?["hour"]?.string == hour, "\(person)")
                        #expect(seen?["suites"]?.list?.compactMap(\.string).allSatisfy { $0 == person } == true)
                    }
                }
            }
        }
        for (person, inbox) in inboxes {
            let others = Self.zones.keys.filter { $0 != person }
            #expect(inbox.takeVocabularies()["curious"]?.words.map(\.phrase) == ["word of \(person)"])
            #expect(inbox.takePermissions() == ["curious": [.assistant: person != "ben"]])
            let donated = inbox.contributions(of: "curious").donations.compactMap { $0["groupIdentifier"]?.string }
            #expect(donated.count == 40 && donated.allSatisfy { $0 == person })
            // Code of other tests that runs outside of calls is told of to everybody.
            let remarks = inbox.takeRemarks().filter { !$0.contains("outside of a call") }
            #expect(remarks.count == 41 && !remarks.contains { remark in others.contains { remark.contains($0) } }, "\(remarks)")
            let written = lines.withLock { $0.filter { $0.label == person }.map(\.text) }
            #expect(written.count == 40 && written.allSatisfy { $0 == "handled for \(person)" })
            let files = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: person).path)
            #expect(files.contains("group.curious/Library/Preferences/group.curious.plist"))
            #expect(files.contains(".apps/curious/Library/Preferences/curious.plist"))
        }
    }

    @Test("people whom the host does not know are refused, and nothing of the app runs for them")
    func strangers() async throws {
        let (connection, events) = Self.connection(in: Self.folder())
        let inbox = ExtensionInbox(of: [("curious", events)], person: "eve")
        await connection.launch(for: "eve")
        let answer = await Self.send("a", for: "eve", to: connection)
        #expect(answer.failure?.code == .badRequest && answer.failure?.message.contains("'eve'") == true)
        let request = UpdatesRequest(intent: Record("INSendMessageIntent", [:]), identifier: "r", person: "eve")
        #expect(await connection.startUpdates(of: request, deadline: .seconds(9_000))?.code == .badRequest)
        #expect(await connection.continueActivity(Record("NSUserActivity", ["activityType": .string("a")]), for: "eve") == false)
        #expect(inbox.takeVocabularies().isEmpty && inbox.takePermissions().isEmpty)
    }

    @Test("the same operation of two people is two operations, and the same request two requests")
    func operations() async {
        let root = Self.folder()
        defer { try? FileManager.default.removeItem(at: root) }
        let (connection, _) = Self.connection(in: root)
        let intent = Record("INSendMessageIntent", ["content": .string("a")])
        for person in ["ann", "ben", "ann"] {
            let request = ExtensionRequest(method: .handle(operation: "same"), intent: intent, identifier: "same", person: person)
            let answer = await connection.send(request, deadline: .seconds(9_000))
            let seen = answer.response?["userActivity"]?.record?["userInfo"]?.record
            #expect(seen?["contacts"]?.string == "friend of \(person)")
        }
    }

    @Test("code on a queue of its own is refused everything, and remarked on, while the process serves several people")
    func queues() async {
        let root = Self.folder()
        defer { try? FileManager.default.removeItem(at: root) }
        let (connection, events) = Self.connection(in: root)
        let inbox = ExtensionInbox(of: [("curious", events)], person: "ben")
        for person in ["ann", "ben"] { await connection.launch(for: person) }
        let answer = await Self.send("on a queue", for: "ann", to: connection)
        let seen = answer.response?["userActivity"]?.record?["userInfo"]?.record
        #expect(seen?["contacts"] == nil && seen?["place"] == nil && seen?["folder"] == nil && seen?["suite"] == nil)
        // Other tests of the process may have been told instead, as everybody is told a remark once.
        for remark in inbox.takeRemarks() where remark.contains("outside of a call") {
            #expect(remark.contains("several people") && !remark.contains("ann"))
        }
    }
}

/// Does everything for which the API has process-wide singletons, and says what it found.
private final class CuriousExtension: INExtension, INSendMessageIntentHandling {
    static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH"
        return formatter
    }()

    func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) {
        let store = CNContactStore()
        guard intent.content != "on a queue" else {
            DispatchQueue.global().async {
                var info = Self.shared(store)
                let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.curious")
                info["folder"] = folder?.path
                info["suite"] = UserDefaults(suiteName: "group.curious")?.string(forKey: "person")
                completion(Self.response(info))
            }
            return
        }
        var info = Self.shared(store)
        let person = HandlingContext.current?.person ?? "nobody"
        info["person"] = person
        info["zone"] = TimeZone.ofPerson.identifier
        info["own"] = Calendar.current.timeZone.identifier
        info["hour"] = Self.formatter.string(from: Date(timeIntervalSince1970: 12 * 3_600))
        info["focus"] = INFocusStatusCenter.default.focusStatus.isFocused
        let suites = [UserDefaults(suiteName: "group.curious"), .standard].compactMap { $0 }
        for suite in suites where suite.string(forKey: "person") == nil { suite.set(person, forKey: "person") }
        info["suites"] = suites.map { $0.string(forKey: "person") ?? "none" }
        INPreferences.requestSiriAuthorization { _ in }
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.identifier = UUID().uuidString
        interaction.groupIdentifier = person
        interaction.donate()
        Logger(subsystem: "curious", category: "test").info("handled for \(person, privacy: .public)")
        completion(Self.response(info))
    }

    private static func shared(_ store: CNContactStore) -> [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [:]
        let found = try? store.unifiedContacts(
            matching: CNContact.predicateForContacts(matchingName: "friend"),
            keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
        info["contacts"] = found?.map(\.givenName).joined(separator: ", ")
        info["place"] = CLLocationManager().location.map { Int($0.coordinate.latitude) }
        return info
    }

    private static func response(_ info: [AnyHashable: Any]) -> INSendMessageIntentResponse {
        let activity = NSUserActivity(activityType: "seen")
        activity.userInfo = info
        return INSendMessageIntentResponse(code: .success, userActivity: activity)
    }
}

extension Calendar {
    // As apps do that are to run for several people in one process.
    fileprivate static var current: Calendar { .ofPerson }
}

private final class CuriousApplication: ApplicationDelegate {
    init() {
        let friend =
            (try? CNContactStore().unifiedContacts(
                matching: CNContact.predicateForContacts(matchingName: "friend"), keysToFetch: []))?.first
        let person = friend?.identifier ?? "nobody"
        INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["word of \(person)"]), of: .contactName)
    }

    func application(continue userActivity: NSUserActivity) -> Bool { true }
}
