public import Foundation
public import Learning

/// Keeps a file of no content for each that was found intact, named by what tells that file from others.
extension PackCache: IntactFiles {
    private struct NotKept: Error {}

    public func contains(_ file: URL) -> Bool {
        // Whatever is wrong, the file is checked again.
        (try? mark(file) { throw NotKept() }) ?? false
    }

    public func insert(_ file: URL) {
        // A folder that cannot be written costs the check at the next start.
        _ = try? mark(file) { true }
    }

    private func mark(_ file: URL, make: () throws -> Bool) throws -> Bool { try value("intact", from: [file], make: make) }
}
