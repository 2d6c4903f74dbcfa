package import Foundation

/// A temporary folder that is deleted with the value.
package final class TemporaryFolder {
    /// The folder.
    package let url = FileManager.default.temporaryDirectory.appending(path: "errand-\(UUID().uuidString)")

    package init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    // A temporary file left behind is harmless.
    deinit { try? FileManager.default.removeItem(at: url) }
}
