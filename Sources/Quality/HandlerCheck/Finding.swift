/// A problem in a package's handlers or property lists.
public struct Finding: Hashable, Sendable, Codable {
    /// The severity of a finding.
    public enum Severity: String, Hashable, Sendable, Codable {
        /// The code does not work.
        case error
        /// The code may be intended.
        case warning
    }

    /// The kind of problem.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// A method whose name nearly matches one of the protocol's.
        case misspelt
        /// The right name with other labels.
        case wrongLabels
        /// A method that takes another intent.
        case wrongIntent
        /// A method with another result type.
        case wrongAnswer
        /// A method with neither a completion handler nor a result.
        case noAnswer
        /// A method that is `static`, `throws`, or otherwise differs from the requirement.
        case wrongForm
        /// A method of a protocol that the class does not adopt.
        case notAdopted
        /// A method added by a subclass, although the superclass that adopts the protocol lacks it.
        case notDispatched
        /// A call that never returns on Linux.
        case neverReturns
        /// A handler that reads the machine's clock, in a package whose conversation tests have their own.
        case machineTime
        /// An unusable or suspicious property list.
        case bundle
        /// A property list names an intent or parameter that does not exist.
        case unknownName
        /// A property list lists an intent that no class handles.
        case notHandled
        /// A class handles an intent that no property list lists.
        case notDeclared
    }

    /// The severity.
    public var severity: Severity
    /// What was found.
    public var kind: Kind
    /// The module of the method; `nil` for findings about property lists.
    public var module: String?
    /// The method with its class, such as `MessageHandler.resolveRecipient(for:with:)`; `nil` for findings about property lists.
    public var symbol: String?
    /// The path of the file; `nil` if unknown.
    public var file: String?
    /// The line, from 1; `nil` if the finding concerns the whole file.
    public var line: Int?
    /// The column in bytes, from 1; `nil` if the finding concerns the whole file.
    public var column: Int?
    /// What is wrong and, if known, what to write instead.
    public var message: String
    /// The name that was probably meant, such as `resolveRecipients(for:with:)`; `nil` if there is none.
    public var suggestion: String?

    public init(
        _ severity: Severity, _ kind: Kind, module: String? = nil, symbol: String? = nil, file: String?, line: Int? = nil,
        column: Int? = nil, message: String,
        suggestion: String? = nil
    ) {
        self.severity = severity
        self.kind = kind
        self.module = module
        self.symbol = symbol
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.suggestion = suggestion
    }
}
