import ExtensionProtocol
import IntentSchema
import Synchronization
import Testing

@Suite("What arrives for conversations")
struct InboxTests {
    @Test("Outcomes and updates wake the conversation whose they are; what waits for the next turn wakes none")
    func waking() {
        let events = ExtensionEvents()
        let woken = Mutex<[String]>([])
        let inboxes = ["first", "second"].map { name in
            ExtensionInbox(of: [("app", events)], person: "ann") { woken.withLock { $0.append(name) } }
        }
        inboxes[1].claim("ride", of: "app")
        events.post(ExtensionEvent(.remark("handled twice"), person: "ann"))
        events.post(ExtensionEvent(.vocabulary(UserVocabulary()), person: "ann"))
        events.post(ExtensionEvent(.permission(.contacts, isGranted: true), person: "ann"))
        events.post(ExtensionEvent(.contribution(.deletion(.all)), person: "ann"))
        #expect(woken.withLock { $0 } == [])
        events.post(ExtensionEvent(.update(Record("INRideStatus", [:])), request: "ride", person: "ann"))
        events.post(ExtensionEvent(.outcome(operation: "1", .notImplemented), request: "ride", person: "ann"))
        #expect(woken.withLock { $0 } == ["second", "second"])
        #expect(inboxes.map { $0.takeRemarks().contains("handled twice") } == [true, true])
    }

    @Test("Conversations that are gone leave nothing behind, however many there were")
    func gone() {
        let events = ExtensionEvents()
        let stays = ExtensionInbox(of: [("app", events)], person: "ann")
        stays.claim("ride", of: "app")
        for number in 0..<200 {
            let goes = ExtensionInbox(of: [("app", events)], person: "ann")
            goes.claim("ride of \(number)", of: "app")
        }
        #expect(stays.app(of: "ride") == "app")
        #expect(stays.app(of: "ride of 1") == nil)
        // What comes for one that is gone waits for whoever claims it.
        events.post(ExtensionEvent(.update(Record("INRideStatus", [:])), request: "ride of 199", person: "ann"))
        stays.claim("ride of 199", of: "app")
        #expect(stays.takeUpdate(of: ["ride of 199"]) != nil)
    }
}
