public import Containment
public import ExtensionProtocol

/// A program of an app, as a host starts it: its extension, or the app itself.
public struct ExtensionProgram: Sendable {
    /// The program's name, for messages.
    public var name: String
    /// Returns what distinguishes the installed version from others. Asked before each call: when it changes, calls under way end
    /// with the old program, and the next ones go to the new one.
    public var version: @Sendable () -> String
    /// Returns what to execute for the person with this identifier, to whom these services are offered. Its standard input becomes the
    /// socket to the host.
    ///
    /// - Throws: an error whose description says what is wrong and what to do.
    public var command: @Sendable (_ person: String, AppServices) throws -> LaunchCommand
    /// Receives what the program writes to its standard output and standard error, and notes of the host about it.
    public var log: @Sendable ([UInt8]) -> Void
    /// Whether the program is an app, with a delegate that is launched and continues activities, rather than an extension alone.
    public var isApplication: Bool

    public init(
        name: String, isApplication: Bool = false, version: @escaping @Sendable () -> String = { "" },
        log: @escaping @Sendable ([UInt8]) -> Void = { _ in },
        command: @escaping @Sendable (_ person: String, AppServices) throws -> LaunchCommand
    ) {
        self.name = name
        self.isApplication = isApplication
        self.version = version
        self.log = log
        self.command = command
    }

    /// Writes a line of the host into the program's log.
    func note(_ text: String) { log(Array("errand: \(text)\n".utf8)) }
}
