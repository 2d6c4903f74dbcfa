/// Something in a package that will not work as its author expects.
public struct Finding: Hashable, Sendable, Codable {
    /// The severity of a finding.
    public enum Severity: String, Hashable, Sendable, Codable {
        /// It cannot work as it stands.
        case error
        /// It may be meant so.
        case warning
    }

    /// What is wrong, for programs.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// A method whose name is nearly that of a protocol's method.
        case misspelt
        /// The name is right, its labels are not.
        case wrongLabels
        /// Takes another intent than the protocol's method.
        case wrongIntent
        /// Answers with another type than the protocol's method.
        case wrongAnswer
        /// Has neither a completion handler nor an answer to return.
        case noAnswer
        /// Is `static`, `throws`, or otherwise not what the protocol asks for.
        case wrongForm
        /// Belongs to a protocol that the class does not adopt.
        case notAdopted
        /// A subclass adds a method that its base class, which adopts the protocol, lacks.
        case notDispatched
        /// A property list that cannot be used, or in which something is odd.
        case bundle
        /// A property list names an intent or a parameter that there is not.
        case unknownName
        /// A property list names an intent that no class handles.
        case notHandled
        /// A class handles an intent that no property list names.
        case notDeclared
    }

    /// The severity.
    public var severity: Severity
    /// What was found.
    public var kind: Kind
    /// The module of the method; `nil` when the finding is about a property list.
    public var module: String?
    /// The method with its class, such as `MessageHandler.resolveRecipient(for:with:)`; `nil` as the module.
    public var symbol: String?
    /// The file's path; `nil` when it is not known.
    public var file: String?
    /// Counted from 1; `nil` when the finding is about the file as a whole.
    public var line: Int?
    /// In bytes, counted from 1; `nil` when the finding is about the file as a whole.
    public var column: Int?
    /// What is wrong, and what to write instead where that is known.
    public var message: String
    /// The name that was probably meant, such as `resolveRecipients(for:with:)`; `nil` when none is near.
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
