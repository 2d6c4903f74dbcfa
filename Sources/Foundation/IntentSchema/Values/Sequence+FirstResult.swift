extension Sequence {
    /// The first result that is not `nil`. `lazy.compactMap(...).first` evaluates it twice, at every level of nesting.
    // Inlinable, since the compiler specialises nothing else for callers in other modules.
    @inlinable
    package func firstResult<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
        for element in self {
            if let result = try transform(element) { return result }
        }
        return nil
    }
}
