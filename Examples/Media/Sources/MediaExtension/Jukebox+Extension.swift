import Intents
import MediaCore

extension Jukebox {
    /// The player in the folder that the app and its extension share.
    static func shared() throws -> Jukebox {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try Jukebox(folder: folder)
    }

    /// The player's answer; the developer is told of failures.
    static func attempt<Value>(_ purpose: String, _ body: (Jukebox) throws -> Value) -> Value? {
        do {
            return try body(shared())
        } catch {
            FileHandle.standardError.write(Data("Jukebox: \(purpose) failed: \(error)\n".utf8))
            return nil
        }
    }

    /// The songs and episodes that the items stand for.
    func tracks(of items: [INMediaItem]?) throws -> [LibraryItem] {
        let library = try library()
        return (items ?? []).compactMap { $0.identifier.flatMap(library.item) }.flatMap(library.tracks)
    }
}
