/// What is wrong with a line of a data file.
public struct DataProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var file: String
    /// Counted from 1; 0 for the whole file.
    public var line: Int
    /// What is wrong, and what to do about it.
    public var message: String

    public init(file: String, line: Int = 0, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    public var description: String { line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)" }
}
