import ExtensionSources
import Testing

struct SourcePitfallTests {
    private func places(_ text: String) -> [String] {
        SourcePitfall.all(in: text).map { "\($0.kind.rawValue) \($0.line):\($0.column)" }
    }

    @Test("a setting that is set to nil is found where the file sees Foundation's UserDefaults only")
    func nilSetting() {
        let text = """
            import Foundation

            final class Session {
                private let store = UserDefaults(suiteName: "group.com.acme.pay")
                // store.set(nil, forKey: "token")
                func signOut() {
                    store?.set(nil, forKey: "token")
                    UserDefaults.standard.set( nil ,
                        forKey: "user")
                    store?.set("set(nil, forKey:)", forKey: "note")
                    store?.removeObject(forKey: "token")
                }
                func set(nil: Int, forKey: String) {}
            }
            """
        #expect(places(text) == ["nilSetting 7:16", "nilSetting 8:31"])
        #expect(SourcePitfall.all(in: text).allSatisfy { $0.message.contains("removeObject(forKey:)") })
        #expect(places("import Intents\n" + text).isEmpty)
    }

    @Test("a handler that reads the machine's clock is found, one that is given a clock is not")
    func machineTime() {
        let handler = """
            import Intents

            class RideHandler: NSObject, INRequestRideIntentHandling {
                var now: @Sendable () -> Date = Date.init
                func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
                    let pickup = Date().addingTimeInterval(300)
                    let later = Foundation.Date(timeIntervalSinceNow: 60)
                    let ü = "\\(Date.now)"; let end = Date.now
                    let mine = Clock.Date()
                    let given = Date(timeIntervalSince1970: 0)
                    let right = now()
                }
            }
            """
        #expect(places(handler) == ["machineTime 6:22", "machineTime 7:32", "machineTime 8:43"])
        #expect(places("import Foundation\nfinal class Journal { let begun = Date() }").isEmpty)
        #expect(places("extension Main: INSendMessageIntentHandling { var time: Date { Date() } }").count == 1)
    }

    @Test(
        "text that is no Swift has no pitfalls, and none is outside of the text",
        arguments: ["", "set(nil, forKey:", ".", "Date(", "\""])
    func noSwift(text: String) {
        #expect(places(text).isEmpty)
    }
}
