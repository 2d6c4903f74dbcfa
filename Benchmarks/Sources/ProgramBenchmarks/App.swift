import Containment
import ExtensionHost
import ExtensionProtocol
import Foundation
import IntentSchema
import Synchronization

/// An app whose extension is the benchmark's own program.
final class App: Sendable {
    private static let folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    static let program = folder.appending(path: "benchmark-extension").path
    static let staticProgram = folder.appending(path: "benchmark-extension-static").path
    /// A message that makes a call of about 1 kB.
    static let text = String(repeating: "Running late, start without me. ", count: 30)

    let pool = ProgramPool()
    private let connection: ProcessConnection

    init(program: String = App.program, containment: Containment = .none) {
        connection = ProcessConnection(
            ExtensionProgram(name: "Benchmark", log: { FileHandle.standardError.write(Data($0)) }) { _, _ in
                try containment.command(
                    for: ContainedProgram(
                        executable: program, environment: ["LANG": "C.UTF-8"],
                        readableFolders: [Self.folder.path] + [SwiftLibraries.folder()].compactMap { $0 }))
            },
            of: AppDescription(id: "org.errand.benchmark", name: "Benchmark", intents: ["INSendMessageIntent"]),
            services: HostServices(of: "owner", AppServices(permission: { _ in .denied })), pool: pool)
    }

    func send(_ method: ExtensionRequest.Method, text: String, deadline: Duration = .seconds(30)) async -> ExtensionReply {
        let intent = Record("INSendMessageIntent", ["content": .string(text)])
        return await connection.send(
            ExtensionRequest(method: method, intent: intent, identifier: "request", person: "owner"), deadline: deadline
        ).reply
    }

    /// Sends a call that must succeed.
    func expect(_ method: ExtensionRequest.Method, text: String) async {
        if case .failed(let failure) = await send(method, text: text) { fatalError("a call failed: \(failure.message)") }
    }

    /// The processes that this one has started and that run.
    static var children: [pid_t] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.flatMap { task in
            let text = (try? String(contentsOfFile: "/proc/self/task/\(task)/children", encoding: .utf8)) ?? ""
            return text.split(separator: " ").compactMap { pid_t($0) }
        }
    }
}
