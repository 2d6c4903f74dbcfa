extension Sequence {
    /// What the first element comes to that comes to anything. `lazy.compactMap(...).first` computes it twice, and so at every depth.
    package func firstResult<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
        for element in self {
            if let result = try transform(element) { return result }
        }
        return nil
    }
}
