extension Sequence {
    /// The first result that is not `nil`. `lazy.compactMap(...).first` evaluates it twice, at every level of nesting.
    package func firstResult<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
        for element in self {
            if let result = try transform(element) { return result }
        }
        return nil
    }
}
