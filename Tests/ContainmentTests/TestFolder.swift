import Foundation

/// A folder of its own in the temporary one; it goes away with the object.
final class TestFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "errand containment 'ä' \(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    // Nothing depends on it any more.
    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Creates a folder inside.
    func folder(_ name: String) throws -> String {
        let folder = "\(path)/\(name)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Writes a file inside.
    func file(_ name: String, _ text: String = "private") throws -> String {
        let file = "\(path)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: file))
        return file
    }
}
