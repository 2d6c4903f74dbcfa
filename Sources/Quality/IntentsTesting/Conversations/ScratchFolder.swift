import Foundation

/// A temporary folder that is deleted with its owner.
final class ScratchFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(
        path: "errand-test-\(UUID().uuidString)", directoryHint: .isDirectory)

    deinit {
        // The folder exists only if an app requested it, so failing to remove it is not an error.
        try? FileManager.default.removeItem(at: url)
    }
}
