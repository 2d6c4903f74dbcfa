import Foundation

/// A folder that goes away with its owner.
final class ScratchFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(
        path: "errand-test-\(UUID().uuidString)", directoryHint: .isDirectory)

    deinit {
        // The folder is there only if an app has asked for it, so failing to remove it is no error.
        try? FileManager.default.removeItem(at: url)
    }
}
