public import Foundation
public import Learning

/// Keeps an empty marker file for each intact file, with a name derived from the file's identity.
extension PackCache: IntactFiles {
    private struct NotKept: Error {}

    public func contains(_ file: URL) -> Bool {
        // On any error, the file is checked again.
        (try? mark(file) { throw NotKept() }) ?? false
    }

    public func insert(_ file: URL) {
        // If the folder is not writable, the next start checks the file again.
        _ = try? mark(file) { true }
    }

    private func mark(_ file: URL, make: () throws -> Bool) throws -> Bool { try value("intact", from: [file], make: make) }
}
