import Synchronization

extension Catalogue {
    /// Whether its definitions are those that the program was built with.
    package var isSystem: Bool { self == .system }

    private static let described = Mutex<Catalogue?>(nil)

    /// The types that objects of this process are described by: the system's and those that its apps brought.
    ///
    /// An object's description has nothing else to go by. Whatever decides something takes the catalogue of its conversation instead.
    package static var ofProcess: Catalogue { described.withLock { $0 } ?? system }

    /// Makes the types known to descriptions. Where two apps of one process differ, the first one's stay.
    package static func describe(_ addition: CatalogueAddition) {
        described.withLock { described in
            guard let sum = try? (described ?? system).adding(addition) else { return }
            described = sum
        }
    }
}
