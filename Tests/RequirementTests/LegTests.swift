import Foundation
import Intents
import IntentsTesting
import Testing

/// Both legs of an app: its extension, and the app itself.
struct LegTests {
    enum Leg: String, CaseIterable, Sendable {
        case appExtension, inApp
    }

    private static func talk(_ leg: Leg) throws -> TestConversation {
        let intents: [INIntent.Type] = [INRequestRideIntent.self, INStartWorkoutIntent.self]
        return switch leg {
        case .appExtension: try TestConversation(with: TestApp(TripExtension.self, intents: intents))
        case .inApp: try TestConversation(with: TestApp(inApp: TripApplication.self, intents: intents))
        }
    }

    @Test("DIS-10 the same dialogue runs with an extension's handlers and with the app's own", arguments: Leg.allCases)
    func sameDialogue(leg: Leg) async throws {
        let talk = try Self.talk(leg)
        try await talk.say("book me a ride")
        try await talk.expectCalls("resolve pickupLocation", "resolve dropOffLocation")
        try await talk.expectPrompt(for: "dropOffLocation")
        try await talk.answer("Coit Tower")
        try await talk.expectPrompt(for: "dropOffLocation", choices: ["North Gate", "South Gate"])
        try await talk.answer("the second one")
        try await talk.expectConfirmation(showing: "South Gate", "Dana", "$11.25")
        try await talk.answer("make it three people")
        try await talk.expectConfirmation(showing: "$13.25")
        try await talk.answer("yes")
        try await talk.expectCalls("handle")
        try await talk.expectResponse("success", showing: "trip-1")
    }

    @Test("DIS-10 the app is made once, asked for a handler before every call, and continues its own activities")
    func application() async throws {
        try await Notebook.open { notebook in
            let talk = try Self.talk(.inApp)
            #expect(notebook.lines.isEmpty)
            try await talk.say("start a 12 kilometre run")
            try await talk.expectOutcome(.continuedInApp)
            let calls = try #require(await talk.lastTurn?.calls.count)
            let asked = Array(repeating: "handler for INStartWorkoutIntent", count: calls)
            #expect(notebook.lines == ["application"] + asked + ["continue org.example.stroll.long"])
        }
    }

    @Test("DIS-10 an app that has both legs handles what it declares itself, and its extension the rest")
    func bothLegs() async throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        try Self.writeBundle(at: root, inApp: ["INStartWorkoutIntent"], inExtension: ["INRequestRideIntent"])
        try await Notebook.open { notebook in
            let talk = try TestConversation(
                with: TestApp(BareExtension.self, bundle: root, delegate: TripApplication.self))
            try await talk.say("book me a ride to Chinatown")
            try await talk.expectConfirmation()
            // It was launched for the words that it may tell, and asked for nothing.
            #expect(notebook.lines.allSatisfy { $0 == "application" })
            try await talk.answer("yes")
            try await talk.expectResponse("success")
            try await talk.say("start a 12 kilometre run")
            try await talk.expectOutcome(.continuedInApp)
            #expect(notebook.lines.contains("handler for INStartWorkoutIntent"))
        }
    }

    @Test("DIS-10 an app that has no handler for what it declares is told so, and the person that it is broken")
    func noHandler() async throws {
        let talk = try TestConversation(with: TestApp(inApp: PlainApplication.self, intents: [INRequestRideIntent.self]))
        try await talk.say("book me a ride to Chinatown")
        try await talk.expectOutcome(.broken)
        let explanations = await talk.lastTurn?.explanations.joined(separator: "\n") ?? ""
        #expect(explanations.contains("PlainApplication"))
        #expect(explanations.contains("INRequestRideIntentHandling"))
    }

    private static func writeBundle(at root: URL, inApp: [String], inExtension: [String]) throws {
        func write(_ info: [String: Any], to folder: String) throws {
            let url = root.appending(path: folder)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            try data.write(to: url.appending(path: "Info.plist"))
        }
        try write(
            ["CFBundleIdentifier": "org.example.both", "CFBundleName": "Both", "INIntentsSupported": inApp], to: "App")
        let attributes: [String: Any] = ["IntentsSupported": inExtension]
        try write(
            [
                "CFBundleIdentifier": "org.example.both.intents",
                "NSExtension": [
                    "NSExtensionPointIdentifier": "com.apple.intents-service", "NSExtensionPrincipalClass": "BareExtension",
                    "NSExtensionAttributes": attributes,
                ],
            ], to: "Extension")
    }
}
