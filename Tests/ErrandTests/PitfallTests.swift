import CommandSupport
import Foundation
import Testing

/// Places in a package's sources that do something else than on a device.
struct PitfallTests {
    private static let handler = """
        import Intents
        class RideHandler: INExtension, INRequestRideIntentHandling {
            let soon = Date().addingTimeInterval(300)
        }
        """

    private static let store = """
        import Foundation
        struct Store {
            func forget() { UserDefaults(suiteName: "group.rides")?.set(nil, forKey: "home") }
        }
        """

    @Test("settings set to nil are always found, the machine's time where tests hold conversations", arguments: [true, false])
    func package(testsConversations: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pitfalls-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let dependencies = testsConversations ? #", "IntentsTesting""# : ""
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Rides",
                targets: [
                    .target(name: "RidesExtension"), .target(name: "IntentsTesting"),
                    .testTarget(name: "RidesTests", dependencies: ["RidesExtension"\(dependencies)]),
                ])
            """,
            "Sources/RidesExtension/Handlers/RideHandler.swift": Self.handler, "Sources/RidesExtension/Store.swift": Self.store,
            "Sources/RidesExtension/.backup.swift": Self.store, "Sources/IntentsTesting/Empty.swift": "",
            "Tests/RidesTests/RidesTests.swift": Self.store + Self.handler,
        ]
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let found = try SwiftPackage(folder).pitfalls.map { pitfall in
            let name = URL(filePath: pitfall.file).lastPathComponent
            return "\(pitfall.module) \(name):\(pitfall.place.line) \(pitfall.place.kind.rawValue)"
        }
        let time = testsConversations ? ["RidesExtension RideHandler.swift:3 machineTime"] : []
        #expect(found == time + ["RidesExtension Store.swift:3 nilSetting"])
    }
}
