import Foundation

/// Where an item stands: the file, and which of its components of the same kind it is.
struct ItemSource: Hashable, Sendable {
    var file: URL
    var index: Int

    /// Stands in for the identifier that a program forgot to write.
    var fallbackIdentifier: String { "\(file.lastPathComponent)#\(index)" }
}
