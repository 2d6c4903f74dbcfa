public import ExtensionRuntime
import ExtensionWire
import Foundation
public import Intents

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The entry point of a program that is an app's extension, or the app itself. `errand` starts it when it is needed.
///
///     @main enum Program {
///         static func main() { ExtensionMain.run(IntentHandler.self) }
///     }
///
/// The build tool plugin `ExtensionEntryPoint` writes this for the principal class of an `Info.plist`.
public enum ExtensionMain {
    /// Runs an extension until its host ends the connection.
    ///
    /// - Parameters:
    ///   - interface: creates the object that supplies the cards of its requests, one for each card; `nil` if it supplies none.
    ///   - types: the intents that the extension's code can be asked to handle.
    ///   - intents: those of its own, which are added to them.
    @MainActor
    public static func run(
        _ intentsExtension: INExtension.Type, interface: InterfaceProvider? = nil, types: IntentTypes = .system,
        intents: [CustomIntents] = []
    ) -> Never {
        serve(types, intents) { _ in InProcessApp(intentsExtension, interface: interface) }
    }

    /// Runs an app until its host ends the connection: its delegate continues activities, and handles the intents that the app
    /// declares in `INIntentsSupported`.
    ///
    /// - Parameters:
    ///   - types: the intents that the app's code can be asked to handle.
    ///   - intents: those of its own, which are added to them.
    @MainActor
    public static func run(
        application: any ApplicationDelegate.Type, types: IntentTypes = .system, intents: [CustomIntents] = []
    ) -> Never {
        serve(types, intents) { InProcessApp(nil, inAppIntents: $0, delegate: application) }
    }

    /// Runs an extension and its app in one program.
    ///
    /// - Parameter interface: creates the object that supplies the cards of the extension's requests; `nil` if it supplies none.
    @MainActor
    public static func run(
        _ intentsExtension: INExtension.Type, application: any ApplicationDelegate.Type, interface: InterfaceProvider? = nil,
        types: IntentTypes = .system, intents: [CustomIntents] = []
    ) -> Never {
        serve(types, intents) {
            InProcessApp(intentsExtension, inAppIntents: $0, delegate: application, interface: interface)
        }
    }

    /// - Parameter makeApp: the app's code, given the intents that the app handles itself.
    @MainActor
    private static func serve(
        _ system: IntentTypes, _ intents: [CustomIntents], _ makeApp: @escaping @Sendable (_ inApp: [String]) -> InProcessApp
    ) -> Never {
        guard let socket = takeSocket() else {
            let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "this program"
            complain("\(name) is an app's extension, which errand starts by itself: install the app with errand install")
            exit(64)
        }
        let types: IntentTypes
        do { types = try system.adding(intents) } catch {
            complain("\(error)")
            exit(1)
        }
        StandardOutput.writeEachLine()
        // A host that has gone away is noticed by the connection.
        signal(SIGPIPE, SIG_IGN)
        let server = HostLink(WireChannel(socket: socket), types: types, makeApp: makeApp)
        Thread.detachNewThread {
            let problem = server.serve()
            if let problem { complain(problem) }
            // What has been written to files is in them; nobody waits for anything else.
            exit(problem == nil ? 0 : 1)
        }
        // Handlers expect the main queue and timers to run, as in every app.
        let forever = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(forever, forMode: .default)
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Moves the socket away from standard input, so that code that reads standard input finds it empty.
    ///
    /// - Returns: its file descriptor; `nil` if standard input is no socket.
    private static func takeSocket() -> Int32? {
        var status = stat()
        guard fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
        let socket = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard socket >= 0, nothing >= 0, dup2(nothing, STDIN_FILENO) == STDIN_FILENO else { return nil }
        close(nothing)
        return socket
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
