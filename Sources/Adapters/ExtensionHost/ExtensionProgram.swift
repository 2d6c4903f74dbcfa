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
    /// Returns the paths of the folders in which the program may keep things for the person. What they may hold is limited.
    public var folders: @Sendable (_ person: String) -> [String]
    /// Receives what the program writes to its standard output and standard error, and notes of the host about it.
    public var log: @Sendable ([UInt8]) -> Void
    /// Whether the program is an app, with a delegate that is launched and continues activities, rather than an extension alone.
    public var isApplication: Bool
    /// Whether the program is asked for the cards of its requests.
    public var suppliesCards: Bool

    public init(
        name: String, isApplication: Bool = false, suppliesCards: Bool = false,
        version: @escaping @Sendable () -> String = { "" },
        log: @escaping @Sendable ([UInt8]) -> Void = { _ in },
        folders: @escaping @Sendable (_ person: String) -> [String] = { _ in [] },
        command: @escaping @Sendable (_ person: String, AppServices) throws -> LaunchCommand
    ) {
        self.name = name
        self.isApplication = isApplication
        self.suppliesCards = suppliesCards
        self.version = version
        self.log = log
        self.folders = folders
        self.command = command
    }

    /// Why the program may not run for the person; `nil` if their folders are not too full.
    func excess(for person: String, _ limits: ExtensionLimits) -> String? {
        let folders = folders(person)
        guard FolderUse(of: folders, atMost: limits).exceeds(limits) else { return nil }
        let places = folders.map { "'\($0)'" }.joined(separator: " and ")
        return
            "what it keeps in \(places) is more than \(limits.storage >> 20) MiB or \(limits.files) files; remove what is not needed there"
    }

    /// Writes a line of the host into the program's log.
    func note(_ text: String) { log(Array("errand: \(text)\n".utf8)) }
}
