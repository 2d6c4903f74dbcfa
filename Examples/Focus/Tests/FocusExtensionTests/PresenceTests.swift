import Foundation
import Testing

@testable import FocusExtension

@Suite("The porch light")
struct PresenceTests {
    @Test("What is shared stays, keeps its time when it is shared again, and is over after twelve hours")
    func sharing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("focus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let start = Date(timeIntervalSince1970: 1_767_632_400)
        func board(_ hours: Double) -> PresenceBoard {
            PresenceBoard(folder: folder, now: start.addingTimeInterval(hours * 3600))
        }
        #expect(try board(0).presence() == nil)
        try board(0).share(isFocused: true)
        try board(2).share(isFocused: true)
        #expect(try board(3).presence() == Presence(isFocused: true, since: start))
        #expect(try board(13).presence() == Presence(isFocused: false, since: start.addingTimeInterval(12 * 3600)))
        try board(13).share(isFocused: true)
        #expect(try board(14).presence()?.isFocused == true)
        try board(15).share(isFocused: false)
        #expect(try board(16).presence()?.isFocused == false)
        try Data("[".utf8).write(to: folder.appendingPathComponent("presence.json"))
        #expect(throws: (any Error).self) { try board(17).presence() }
    }
}
