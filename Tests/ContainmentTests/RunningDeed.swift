import Foundation
import Testing

@testable import Containment

/// A program that was started, and its output.
struct RunningDeed: Sendable {
    let process: LaunchedProcess
    let output: FileHandle

    /// Starts a command on the thread that calls.
    ///
    /// - Parameter input: Its standard input; `nil` for one without bytes.
    init(_ command: LaunchCommand, input: FileHandle? = nil) throws {
        let pipe = Pipe()
        // That of `FileHandle.nullDevice` has no descriptor.
        let input = try input ?? #require(FileHandle(forReadingAtPath: "/dev/null"))
        let writing = pipe.fileHandleForWriting
        process = try withExtendedLifetime(input) {
            try command.start(
                input: input.fileDescriptor, output: writing.fileDescriptor, errors: writing.fileDescriptor)
        }
        try writing.close()
        output = pipe.fileHandleForReading
    }

    /// Waits for its end, and removes its temporary files.
    ///
    /// - Returns: The status with which it exited, or 128 and the number of the signal that ended it.
    func waitForEnd() -> Int32 {
        var status: Int32 = 0
        while waitpid(process.number, &status, 0) < 0 && errno == EINTR {}
        process.removeTemporaryFiles()
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }

    /// What it prints until it has printed some words or ended.
    func text(until words: String) async -> String {
        await onThread {
            var text = Data()
            while !String(decoding: text, as: UTF8.self).contains(words) {
                let more = output.availableData
                if more.isEmpty { break }
                text += more
            }
            return String(decoding: text, as: UTF8.self)
        }
    }
}

/// Waits without keeping a thread from other tests.
func onThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in Thread.detachNewThread { continuation.resume(returning: work()) } }
}
