public import Foundation

/// Remembers which files were found intact, so that a start need not read all of a model for its checksum.
///
/// A file that has been written to or replaced since is none of them.
public protocol IntactFiles: Sendable {
    /// Whether the file was found intact and has not changed since; `false` when in doubt, which costs a check and nothing else.
    func contains(_ file: URL) -> Bool
    /// Remembers the file as it is now. A file that cannot be remembered is checked again the next time.
    func insert(_ file: URL)
}
