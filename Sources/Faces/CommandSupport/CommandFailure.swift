import Foundation

/// A failure that a command reports in one sentence.
package struct CommandFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// Writes one line to standard error.
package func warn(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
}
