package import Foundation

/// Writes a package: all of it or nothing.
package enum PackageFolder {
    /// What a file of the package holds.
    package enum Content: Sendable {
        /// Text.
        case text(String)
        /// Bytes, such as those of a file that is wrapped.
        case data(Data)
    }

    /// Checks that nothing is in the way.
    ///
    /// - Throws: `AppTemplateError`.
    package static func checkFree(_ folder: URL) throws(AppTemplateError) {
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw AppTemplateError(.exists, "'\(folder.path)' exists; choose another name, or remove it")
        }
    }

    /// Writes a package to a folder that does not exist yet.
    ///
    /// It is written beside the folder and renamed at the end, so that whoever looks sees it as a whole.
    ///
    /// - Parameter files: by path within the package.
    /// - Throws: `AppTemplateError`; then nothing is left behind.
    package static func write(_ files: [String: Content], to folder: URL) throws(AppTemplateError) {
        try checkFree(folder)
        let manager = FileManager.default
        let parent = folder.deletingLastPathComponent()
        let draft = parent.appendingPathComponent(".\(folder.lastPathComponent)-\(UUID().uuidString)", isDirectory: true)
        do {
            for (path, content) in files.sorted(by: { $0.key < $1.key }) {
                let file = draft.appendingPathComponent(path)
                try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                switch content {
                case .text(let text): try Data(text.utf8).write(to: file)
                case .data(let data): try data.write(to: file)
                }
            }
            try manager.moveItem(at: draft, to: folder)
        } catch {
            // What cannot be removed is hidden, and the reason for the failure is of more interest.
            try? manager.removeItem(at: draft)
            throw AppTemplateError(
                .unwritable, "'\(folder.path)' cannot be written: \(error.localizedDescription)", cause: error)
        }
    }
}
