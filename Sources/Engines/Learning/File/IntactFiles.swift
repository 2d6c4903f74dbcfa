public import Foundation

/// Remembers which files were found intact, so that a start need not read all of a model for its checksum.
///
/// A file that has been written to or replaced since is none of them.
public protocol IntactFiles: Sendable {
    func contains(_ file: URL) -> Bool
    func insert(_ file: URL)
}
