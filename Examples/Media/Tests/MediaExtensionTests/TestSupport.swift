import Foundation
import Intents
import MediaCore

@testable import MediaExtension

/// A player that nobody has used, in a folder that belongs to this run.
enum FreshPlayer {
    private static let folder: String = {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("media-\(UUID().uuidString)").path
        setenv("XDG_DATA_HOME", path, 1)
        return path
    }()

    static func make() throws -> Jukebox {
        _ = folder
        // 5 January 2026, 9:00 in Los Angeles: conversations of the same test run stand at that time, too.
        JukeboxClock.set { Date(timeIntervalSince1970: 1_767_632_400) }
        let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Jukebox.groupIdentifier)
        if let file = group?.appendingPathComponent("player.json"), FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
        return try Jukebox.shared()
    }
}

extension Jukebox {
    /// Items by identifier, as an intent has them.
    func objects(_ ids: [String]) throws -> [INMediaItem] {
        let library = try library()
        return ids.compactMap { library.item($0) }.map { INMediaItem($0) }
    }
}

/// What a method with a completion handler answers before it returns; `nil` when it does not.
func answer<Answer>(_ call: (@escaping (Answer) -> Void) -> Void) -> Answer? {
    var answer: Answer?
    call { answer = $0 }
    return answer
}
