public import Foundation

/// Remembers which files were found intact, so that a start need not read a whole model to verify its checksum.
///
/// A file that has since been modified or replaced does not count.
public protocol IntactFiles: Sendable {
    /// Whether the file was found intact and has not changed since. `false` if in doubt: the file is then checked again.
    func contains(_ file: URL) -> Bool
    /// Remembers the file in its current state. Failures are ignored: the file is then checked again next time.
    func insert(_ file: URL)
}
