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

    init() throws {
        root = try TestFolder()
        (bundle, own, foreign) = (try root.folder("Evil.app"), try root.folder("private"), try root.folder("other"))
        let executable = try Machine.install("IllBehaved", into: bundle)
        // The package manager links Swift's libraries to programs in C, too.
        program = ContainedProgram(
            executable: executable, environment: ["LANG": "C"], readableFolders: [bundle] + Machine.swiftLibraries,
            writableFolders: [own])
    }

    /// Tries it.
    func outcome(_ arguments: [String], contained: Bool, input: FileHandle = .nullDevice) async throws -> Outcome {
        let (process, output) = try process(arguments, contained: contained)
        process.standardInput = input
        return try await withCheckedThrowingContinuation { continuation in
            // A thread of its own, which waits for the end: the kernel kills the program with the thread that started it.
            Thread.detachNewThread {
                do {
                    try process.run()
                    let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
                    process.waitUntilExit()
                    continuation.resume(returning: Outcome(status: process.terminationStatus, text: text))
                } catch {
                    continuation.resume(throwing: error)
                }
            }
        }
    }

    /// The process, not started, and where its output will be.
    func process(_ arguments: [String], contained: Bool) throws -> (Process, FileHandle) {
        var program = program
        program.arguments = arguments
        let process = Process()
        if contained {
            let command = try Machine.containment.command(for: program)
            process.executableURL = URL(filePath: command.executable)
            process.arguments = command.arguments
            process.environment = command.environment
        } else {
            process.executableURL = URL(filePath: program.executable)
            process.arguments = arguments
        }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        return (process, pipe.fileHandleForReading)
    }

    /// Expects that containment stops it, and that nothing else does.
    func expectOnlyContainmentStops(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let free = try await outcome(arguments, contained: false)
        #expect(free.succeeded, "without containment: \(free.text)", sourceLocation: sourceLocation)
        let contained = try await outcome(arguments, contained: true)
        #expect(contained.wasStopped, "contained: \(contained.status) \(contained.text)", sourceLocation: sourceLocation)
    }
}
