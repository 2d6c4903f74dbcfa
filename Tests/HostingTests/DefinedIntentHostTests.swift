import Assistant
import ExtensionProtocol
import Foundation
import Hosting
import IntentSchema
import Synchronization
import TestSupport
import Testing

/// A host with an app whose bundle has a definition file.
@Suite(.inTurn) struct DefinedIntentHostTests {
    /// Writes the bundle of an app with an intent that has this many sentences.
    private static func bundle(in folder: URL, sentences: Int) throws -> URL {
        let app = folder.appending(path: "Lamps.app", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        let entries = (0..<sentences).map { number in
            ("room,p\(number)", ["INIntentParameterCombinationTitle": "Dim scene \(number) in ${room}"])
        }
        let room: [String: Any] = [
            "INIntentParameterName": "room", "INIntentParameterType": "String", "INIntentParameterSupportsResolution": true,
        ]
        let intent: [String: Any] = [
            "INIntentName": "DimLamps", "INIntentType": "Custom", "INIntentCategory": "generic", "INIntentVerb": "Do",
            "INIntentTitle": "Dim the Lamps", "INIntentParameters": [room],
            "INIntentParameterCombinations": Dictionary(uniqueKeysWithValues: entries),
            "INIntentResponse": [
                "INIntentResponseCodes": [["INIntentResponseCodeName": "success", "INIntentResponseCodeSuccess": true]]
            ],
        ]
        let files: [(String, [String: Any])] = [
            (
                "Info.plist",
                [
                    "CFBundleIdentifier": "org.example.lamps", "CFBundleDisplayName": "Lamps",
                    "INIntentsSupported": ["DimLampsIntent"],
                ]
            ), ("Lamps.intentdefinition", ["INIntents": [intent], "INEnums": [Any](), "INTypes": [Any]()]),
        ]
        for (name, values) in files {
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
                .write(to: app.appending(path: name))
        }
        return app
    }

    @Test("SYS-09 an app with seventy sentences is understood as soon as the host is open, and a broken file is reported")
    func seventy() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "errand-lamps-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try Self.bundle(in: folder, sentences: 70)
        try Data("nothing".utf8).write(to: bundle.appending(path: "Broken.intentdefinition"))
        let reported = Reports()
        let app = HostedApp(bundle: bundle) { description, _ in
            InstalledApp(description: description, connection: LampConnection())
        }
        let host = try await AssistantHost(
            HostConfiguration(
                directory: folder.appending(path: "data"), cacheDirectory: SharedCaches.folder, apps: [app],
                report: { reported.add($0) }))
        let talk = try host.startConversation(for: host.owner)
        let turn = try await talk.say("dim scene 63 in the kitchen")
        #expect(turn.outcome?.kind == .succeeded)
        #expect(turn.outcome?.intent["room"] == .string("the kitchen"))
        #expect(reported.texts.contains { $0.contains("Lamps: Broken.intentdefinition") })
        host.close()
    }
}

/// What a host has reported.
private final class Reports: Sendable {
    private let kept = Mutex<[String]>([])
    var texts: [String] { kept.withLock { $0 } }

    func add(_ text: String) { kept.withLock { $0.append(text) } }
}

/// An app that does whatever it is asked.
private struct LampConnection: ExtensionConnection {
    let events = ExtensionEvents()

    func continueActivity(_ activity: Record, for person: String) async -> Bool { true }

    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        switch request.method {
        case .resolve(let parameter):
            ExtensionAnswer(.resolved([request.intent[parameter].map { .success($0) } ?? .needsValue], isList: false))
        case .options: ExtensionAnswer(.options([]))
        case .confirm: ExtensionAnswer(.notImplemented)
        case .handle: ExtensionAnswer(.responded(Record("\(request.intent.type)Response", ["code": .integer(4)])))
        }
    }
}
