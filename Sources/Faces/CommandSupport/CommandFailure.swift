import Foundation

/// A failure that a command reports in one sentence.
public struct CommandFailure: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}

/// Writes one line to standard error.
public func warn(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
}
