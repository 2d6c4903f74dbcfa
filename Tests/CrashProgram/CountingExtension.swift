import Foundation
import Intents

/// Starts workouts by adding a line to a file: a second call would show. It says what became of an operation.
final class CountingExtension: UnaskedCountingExtension, OperationReporting {
    func report(on operation: String, of intent: INIntent) async -> OperationOutcome {
        // Until something was handled, there is no file.
        let lines = (try? String(contentsOf: Self.file(), encoding: .utf8)) ?? ""
        guard lines.split(separator: "\n").contains(operation[...]) else { return .notHandled }
        return .handled(INStartWorkoutIntentResponse(code: .success, userActivity: nil))
    }
}

/// The same, but it cannot say what became of an operation.
class UnaskedCountingExtension: INExtension, INStartWorkoutIntentHandling {
    static func file() throws -> URL {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.errand.counting")
        else { throw CocoaError(.fileNoSuchFile) }
        return folder.appending(path: "workouts")
    }

    override func handler(for intent: INIntent) -> Any? { self }

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        // The readings are the points within handle.
        _ = Date.ofHost
        do {
            try Self.add("\(HandlingContext.current?.operation ?? "")\n")
        } catch {
            return INStartWorkoutIntentResponse(code: .failure, userActivity: nil)
        }
        _ = Date.ofHost
        return INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    }

    private static func add(_ line: String) throws {
        let file = try file()
        let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(descriptor) }
        let bytes = Array(line.utf8)
        let count = write(descriptor, bytes, bytes.count)
        guard count == bytes.count, fsync(descriptor) == 0 else {
            // Half a line is none.
            if count > 0 { _ = ftruncate(descriptor, lseek(descriptor, 0, SEEK_END) - off_t(count)) }
            throw CocoaError(.fileWriteOutOfSpace)
        }
    }
}
