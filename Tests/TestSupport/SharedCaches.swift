import Foundation

/// What hosts compile and learn, kept for all tests of a process: compiling the language anew takes most of the time of a test that
/// opens a host.
package enum SharedCaches {
    /// Their folder, which goes away with the process.
    package static let folder: URL = {
        atexit { try? FileManager.default.removeItem(at: SharedCaches.location) }
        return location
    }()

    private static let location = FileManager.default.temporaryDirectory.appending(
        path: "errand-caches-\(UUID().uuidString)", directoryHint: .isDirectory)
}
