import Foundation

/// The process of `swift test`, whose code must leave nothing behind in the home folder.
enum TestProcess {
    /// The folder for what code keeps outside of what a host runs, removed when the process ends; `nil` if the process is no test.
    static let folder: URL? = {
        guard ProcessInfo.processInfo.arguments.first?.hasSuffix(".xctest") == true else { return nil }
        // Removed or not, the folder of an earlier process is never found again.
        atexit {
            // What was never written cannot be removed.
            if let folder = TestProcess.folder { try? FileManager.default.removeItem(at: folder) }
        }
        return FileManager.default.temporaryDirectory.appending(
            path: "errand-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    }()
}
