import Synchronization

extension Catalogue {
    private static let described = Mutex<Catalogue?>(nil)

    /// The types used to describe objects of this process: the system's and those added by its apps.
    ///
    /// The description of an object has no other source of types. Anything that makes decisions uses the catalogue of its
    /// conversation instead.
    package static var ofProcess: Catalogue { described.withLock { $0 } ?? system }

    /// Makes the types available to descriptions. If two apps in one process define a type differently, the first definition
    /// wins.
    package static func describe(_ addition: CatalogueAddition) {
        described.withLock { described in
            guard let sum = try? (described ?? system).adding(addition) else { return }
            described = sum
        }
    }
}
