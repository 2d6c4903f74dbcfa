/// What should hold of every input and does not of this one.
public struct BrokenPromise: Error, CustomStringConvertible {
    public let description: String

    /// - Throws: Itself where the condition is false.
    public static func check(_ condition: Bool, _ promise: @autoclosure () -> String) throws(BrokenPromise) {
        guard condition else { throw BrokenPromise(description: promise()) }
    }
}
