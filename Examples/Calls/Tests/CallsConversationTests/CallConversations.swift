import CallsApp
import CallsCore
import CallsExtension
import Foundation
import IntentsTesting
import Testing

@Suite("Talking to Ring")
struct CallConversations {
    private let surroundings = TestSurroundings(contacts: [
        Contact(
            id: "1", givenName: "John", familyName: "Ashby", fullName: "John Ashby",
            handles: [Contact.Handle(kind: .phoneNumber, value: "+1 415 555 0121")]),
        Contact(
            id: "2", givenName: "John", familyName: "Birch", fullName: "John Birch",
            handles: [Contact.Handle(kind: .phoneNumber, value: "+1 415 555 0122")]),
        Contact(id: "3", givenName: "Priya", familyName: "Nair", fullName: "Priya Nair"),
    ])

    private func talk() throws -> TestConversation {
        try TestConversation(
            with: TestApp(IntentHandler.self, bundle: CallsBundle.url, delegate: CallsApplication.self), surroundings)
    }

    @Test("of two people with the name, the one chosen is called")
    func choosing() async throws {
        let talk = try talk()
        try await talk.say("call John")
        try await talk.expectPrompt(for: "contacts", choices: ["John Ashby", "John Birch"])
        try await talk.answer("the second one")
        try await talk.expectLaunch(userInfo: ["number": "+1 415 555 0122"])
        try await talk.say("who did I call")
        try await talk.expectResponse("success", showing: "John Birch")
        try await talk.say("hang up")
        try await talk.expectResponse("success")
        try await talk.say("hang up")
        try await talk.expectResponse("failureNoCallToHangUp")
    }

    @Test("whoever has no number cannot be called")
    func unreachable() async throws {
        let talk = try talk()
        try await talk.say("video call Priya")
        try await talk.expectPrompt(for: "contacts")
        try await talk.answer("cancel")
        try await talk.expectOutcome(.cancelled)
    }

    @Test("a missed call is returned")
    func returning() async throws {
        let talk = try talk()
        try await talk.say("show my missed calls")
        try await talk.expectResponse("success", showing: "Corner Garage")
        try await talk.say("call back")
        try await talk.expectPrompt(for: "contacts")
        try await talk.answer("yes")
        try await talk.expectLaunch(userInfo: ["name": "Corner Garage"])
    }

    @Test("calls are told by kind and by day", arguments: CallHistoryRow.all)
    func history(row: CallHistoryRow) async throws {
        let talk = try talk()
        try await talk.say(row.said)
        let words = await talk.lastTurn?.messages.map(\.rendered.shown).joined(separator: " ") ?? ""
        let told = CallHistoryRow.names.filter(words.contains)
        #expect(Set(told) == Set(row.told), "\(words)")
    }

    @Test("a log starts with calls of the days before, and keeps them")
    func seeds() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("calls-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let now = surroundings.now
        let calls = try CallLog(folder: folder, now: { now }).calls()
        #expect(calls.allSatisfy { $0.date < now && now.timeIntervalSince($0.date) < 7 * 86_400 })
        #expect(try CallLog(folder: folder, now: { now.addingTimeInterval(1e6) }).calls() == calls)
    }
}

/// A question about earlier calls, and whose calls are told.
struct CallHistoryRow: Sendable {
    let said: String
    let told: [String]

    static let names = ["Corner Garage", "Nora Bird", "Helen Bird", "Luca Moretti", "Samuel Fisher", "John Appleseed"]

    static let all = [
        CallHistoryRow(said: "show my missed calls", told: ["Corner Garage", "Luca Moretti"]),
        CallHistoryRow(said: "who called me yesterday", told: ["Helen Bird", "Luca Moretti"]),
        CallHistoryRow(said: "who tried to call me", told: ["Corner Garage", "Luca Moretti"]),
        CallHistoryRow(said: "who called just now", told: ["Corner Garage"]),
        CallHistoryRow(said: "who did I call", told: ["Nora Bird", "Samuel Fisher"]),
        CallHistoryRow(said: "show my video calls", told: ["Helen Bird"]),
        CallHistoryRow(said: "show my missed calls from yesterday", told: ["Luca Moretti"]),
    ]
}
