import Dialogue
import Foundation
import IntentSchema
import PolicyFiles
import Testing

struct PolicyFileTests {
    private static let everything = """
        # A careful bank.
        attempts: 3
        attemptsByParameter:
          INSendPaymentIntent.payee: 2
          partySize: 5
        questions: 12
        deadlines: {resolve: 4, handle: 30.5}
        deadlinesByIntent:
          INRequestRideIntent:
            confirm: 20
        reminders:
          silenceSeconds: 45
          mostForSilence: 1
          progressSeconds: never
          mostForProgress: 0
        confirmedIntents: [INSendMessageIntent]
        unconfirmedIntents:
          - INStartCallIntent
        unlockedIntents: [INSearchForMessagesIntent]
        intentsAllowedWhileLocked: [INRequestRideIntent]
        unspokenFields: [accountNumber, INPerson.personHandle]
        suspensions: 0
        reversals:
          INSendMessageIntent: none
          INSetAudioSourceInCarIntent: INSetRadioStationIntent
        updates:
          intents: []
          most: 7
          seconds: 600
        announcements:
          messages: senders
          notifications: never
          latestSeconds: 30
          oldestSeconds: 60
          pauseSeconds: 1.5
          most: 0
        receipts: {days: 7}
        history: {days: 90}
        confidence: {undoable: 0.6, confirmed: 0.5}
        """

    @Test("a policy file sets every field, and what it does not name stays")
    func all() throws {
        let standard = Policy(reminders: .init(progressSeconds: 15))
        let settings = try PolicyFile.parse(Self.everything, named: "policy.yaml", over: standard, catalogue: .system)
        var expected = Policy(
            attempts: 3, attemptsByParameter: ["INSendPaymentIntent.payee": 2, "partySize": 5], questions: 12,
            deadlines: .init(resolve: 4, confirm: 10, handle: 30.5),
            deadlinesByIntent: ["INRequestRideIntent": .init(resolve: 4, confirm: 20, handle: 30.5)],
            reminders: .init(silenceSeconds: 45, mostForSilence: 1, progressSeconds: nil, mostForProgress: 0),
            confirmedIntents: ["INSendMessageIntent"], unconfirmedIntents: ["INStartCallIntent"],
            unlockedIntents: ["INSearchForMessagesIntent"], intentsAllowedWhileLocked: ["INRequestRideIntent"],
            unspokenFields: ["accountNumber", "INPerson.personHandle"], suspensions: 0)
        expected.reversals["INSendMessageIntent"] = nil
        expected.reversals["INSetAudioSourceInCarIntent"] = "INSetRadioStationIntent"
        expected.updates = .init(intents: [], most: 7, seconds: 600)
        expected.announcements = .init(
            messages: .senders, notifications: .never, oldestSeconds: 60, pauseSeconds: 1.5, most: 0, latestSeconds: 30)
        expected.receipts = .init(days: 7)
        expected.history = .init(days: 90)
        expected.confidence = .init(undoable: 0.6, confirmed: 0.5)
        #expect(settings.policy == expected)
        #expect(settings.source(of: "questions").description == "policy.yaml:6")
        #expect(settings.source(of: "deadlines.confirm") == .standard)
        #expect(settings.source(of: "confirmedIntents.INSendMessageIntent") == .file("policy.yaml", line: 16))
        #expect(
            settings.deadlineSetting(for: "confirm", of: "INRequestRideIntent") == "deadlinesByIntent.INRequestRideIntent.confirm"
        )
        #expect(settings.deadlineSetting(for: "resolve", of: "INRequestRideIntent") == "deadlines.resolve")
        #expect(settings.attemptsSetting(for: "partySize", of: "INRequestRideIntent") == "attemptsByParameter.partySize")
    }

    @Test("a file without settings changes nothing", arguments: ["", "# nothing yet\n", "---\n"])
    func empty(text: String) throws {
        #expect(try PolicyFile.parse(text, named: "p", catalogue: .system).policy == Policy())
    }

    /// The text and what the message must say.
    private static let bad: [(String, [String])] = [
        ("announcements: {notifications: loud}", ["p:1:", "'loud'", "contents, senders, never"]),
        ("announcements: {messages: loud}", ["p:1:", "'loud'", "contents, senders, never"]),
        ("history: {days: 0}", ["p:1:", "history.days", "from 1"]), ("history: {days: never}", ["p:1:", "history.days"]),
        ("receipts: {days: 0}", ["p:1:", "receipts.days", "from 1"]), ("receipts: {hours: 3}", ["p:1:", "'hours'"]),
        ("announcements: {pauseSeconds: 0}", ["p:1:", "above 0"]), ("announcements: {volume: 3}", ["p:1:", "'volume'"]),
        ("attemps: 3", ["p:1:", "'attemps'", "attempts, "]),
        ("# x\nattempts: many", ["p:2:", "'many'", "whole number"]),
        ("attempts: \"3\"", ["p:1:", "whole number"]), ("attempts: 0", ["p:1:", "from 1"]), ("attempts: -1", ["'-1'"]),
        ("attempts: 1e99", ["'1e99'"]), ("attempts: 99999999999999999999", ["whole number"]), ("attempts:", ["nothing"]),
        ("attempts: [1]", ["a list"]), ("suspensions: -1", ["from 0"]), ("questions: 2.5", ["'2.5'"]),
        ("deadlines: 10", ["deadlines is '10'"]), ("deadlines: {resolve: 0}", ["above 0"]),
        ("deadlines: {resolve: .inf}", ["86400"]), ("deadlines: {resolve: nan}", ["86400"]),
        ("deadlines: {resolve: 1e300}", ["86400"]),
        ("deadlines: {reslove: 5}", ["'reslove'", "resolve, confirm, handle"]),
        ("deadlinesByIntent:\n  INRequestRide:\n    handle: 3", ["p:2:", "'INRequestRide'", "is not an intent"]),
        ("deadlinesByIntent: {RequestRide: {handle: 3}}", ["write 'INRequestRideIntent'"]),
        ("deadlinesByIntent: {INRequestRideIntent: 3}", ["deadlinesByIntent.INRequestRideIntent is '3'"]),
        ("attemptsByParameter: {INSendPaymentIntent.payer: 3}", ["no parameter 'payer'", "payee"]),
        ("attemptsByParameter: {nothing: 3}", ["'nothing'"]), ("attemptsByParameter: {a.b.c: 3}", ["'a.b.c'"]),
        ("reminders: {silenceSeconds: -5}", ["never, or seconds"]), ("reminders: {silence: 5}", ["silenceSeconds"]),
        ("confirmedIntents: INSendPaymentIntent", ["a list, such as"]), ("confirmedIntents: [{a: 1}]", ["names"]),
        ("unspokenFields: [acountNumber]", ["'acountNumber'"]), ("unspokenFields: [INPerson.nothing]", ["'INPerson.nothing'"]),
        ("reversals: {INSendMessageIntent: INUnsend}", ["'INUnsend'"]), ("reversals: {INSendMessageIntent: []}", ["or none"]),
        ("attempts: 3\nattempts: 4", ["duplicate key"]), ("attempts: [", ["invalid YAML"]), ("- attempts", ["p:1:", "a list"]),
        ("hello", ["'hello'"]),
        ("confirmedIntents: [INStartCallIntent]\nunconfirmedIntents: [INStartCallIntent]", ["p:2:", "remove one of them"]),
        ("attemps: 1\nquestions: x", ["p:1:", "p:2:"]), ("? [a]\n: 1", ["'this'"]), ("<<: {attempts: 3}", ["'<<'"]),
    ]

    @Test("a mistake refuses the file, naming line, what was found and what to write", arguments: bad)
    func mistakes(text: String, words: [String]) throws {
        let error = try #require(throws: PolicyFileError.self) {
            try PolicyFile.parse(text, named: "p", catalogue: .system)
        }
        for word in words { #expect(error.message.contains(word), "\(error.message)") }
    }

    @Test("a file that cannot be read, is too large or no text is refused")
    func unreadable() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "policy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "policy.yaml")
        for content in [nil, Data([0xFF, 0xFE, 0x00]), Data(repeating: 0x23, count: 2 << 20)] {
            try content?.write(to: file)
            #expect(throws: PolicyFileError.self) { try PolicyFile.read(file, catalogue: .system) }
        }
        #expect(throws: PolicyFileError.self) { try PolicyFile.read(folder, catalogue: .system) }
    }
}
