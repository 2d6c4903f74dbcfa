import Foundation
import Testing

@testable import Containment

/// Something that the program `IllBehaved` tries, with containment or without.
struct Deed {
    struct Outcome {
        var status: Int32
        /// What the program printed on both outputs.
        var text: String

        /// Whether the program said that it did what it tried.
        var succeeded: Bool { status == 0 && text.contains("succeeded") }
        /// Whether the program ran and was stopped.
        var wasStopped: Bool { status == 1 && text.contains("stopped") }
    }

    /// The app's bundle, its private data, and another app's.
    let root: TestFolder
    let bundle: String
    let own: String
    let foreign: String
    var program: ContainedProgram
    private let containment: Containment

    /// - Parameter way: How it is contained.
    init(_ way: IsolatingWay) throws { try self.init(way.containment) }

    init(_ containment: Containment) throws {
        self.containment = containment
        root = try TestFolder()
        (bundle, own, foreign) = (try root.folder("Evil.app"), try root.folder("private"), try root.folder("other"))
        let executable = try Machine.install("IllBehaved", into: bundle)
        // The package manager links Swift's libraries to programs in C, too.
        program = ContainedProgram(
            executable: executable, environment: ["LANG": "C", "TMPDIR": "/tmp"],
            readableFolders: [bundle] + Machine.swiftLibraries,
            writableFolders: [own])
    }

    /// Tries it.
    func outcome(_ arguments: [String], contained: Bool, input: FileHandle? = nil) async throws -> Outcome {
        let running = try await start(arguments, contained: contained, input: input)
        return await onThread {
            let text = String(decoding: running.output.readDataToEndOfFile(), as: UTF8.self)
            return Outcome(status: running.waitForEnd(), text: text)
        }
    }

    /// Starts it on the thread that never ends.
    func start(_ arguments: [String], contained: Bool, input: FileHandle? = nil) async throws -> RunningDeed {
        let command = try command(arguments, contained: contained)
        return try await LaunchThread.shared.run { try RunningDeed(command, input: input) }
    }

    /// What starts it. Without containment, it has the environment of the tests.
    func command(_ arguments: [String], contained: Bool) throws -> LaunchCommand {
        var program = program
        program.arguments = arguments
        if contained { return try containment.command(for: program) }
        return LaunchCommand(
            executable: program.executable, arguments: arguments, environment: ProcessInfo.processInfo.environment)
    }

    /// Expects that containment stops it, and that nothing else does.
    func expectOnlyContainmentStops(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let free = try await outcome(arguments, contained: false)
        #expect(free.succeeded, "without containment: \(free.text)", sourceLocation: sourceLocation)
        let contained = try await outcome(arguments, contained: true)
        #expect(contained.wasStopped, "contained: \(contained.status) \(contained.text)", sourceLocation: sourceLocation)
    }

    /// The same, in the other order, for what can be done only once.
    func expectStoppedFirst(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let contained = try await outcome(arguments, contained: true)
        #expect(
            contained.wasStopped, "\(arguments), contained: \(contained.status) \(contained.text)", sourceLocation: sourceLocation
        )
        let free = try await outcome(arguments, contained: false)
        #expect(free.succeeded, "\(arguments), without containment: \(free.text)", sourceLocation: sourceLocation)
    }
}
