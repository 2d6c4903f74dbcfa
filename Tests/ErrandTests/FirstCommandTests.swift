import Foundation
import Testing

/// `Scripts/errand` builds what has changed and runs the command. Here, a stand-in for `swift` builds a program that prints its arguments.
struct FirstCommandTests {
    /// A copy of the script in a package of its own, and a folder of commands that come before those of the machine.
    private final class Clone: Sendable {
        let root = FileManager.default.temporaryDirectory.appending(path: "errand clone \(UUID().uuidString)")
        // What is left of it disturbs nobody.
        deinit { try? FileManager.default.removeItem(at: root) }

        init() throws {
            let scripts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scripts").standardized
            for folder in ["Scripts", "Sources/Faces", "Examples", "Server", "commands"] {
                try FileManager.default.createDirectory(at: root.appending(path: folder), withIntermediateDirectories: true)
            }
            let script = try String(contentsOf: scripts.appending(path: "errand"), encoding: .utf8)
            try write("Scripts/errand", script, isExecutable: true)
            try write("Package.swift", "")
            try write("Package.resolved", "")
            try write("Scripts/setup", "#!/bin/sh\n", isExecutable: true)
            try install(
                swift: """
                    #!/bin/sh
                    echo built >>"$(dirname "$0")/builds"
                    while [ $# -gt 0 ]; do
                        case $1 in --scratch-path) scratch=$2 ;; --product) product=$2 ;; esac
                        shift
                    done
                    mkdir -p "$scratch/release"
                    cat >"$scratch/release/$product" <<'PROGRAM'
                    #!/bin/sh
                    for argument in "$@"; do echo "[$argument]"; done
                    pwd -P
                    cat
                    exit 4
                    PROGRAM
                    chmod +x "$scratch/release/$product"
                    echo "a step of the build"
                    cat
                    """)
        }

        func write(_ path: String, _ text: String, isExecutable: Bool = false) throws {
            let file = root.appending(path: path)
            guard isExecutable else { return try text.write(to: file, atomically: true, encoding: .utf8) }
            // What this process has open for writing, the processes that other tests start have open, too, until they are
            // programs of their own, and it can't be executed meanwhile ("text file busy"). So another process writes it.
            let source = root.appending(path: "text \(UUID().uuidString)")
            try text.write(to: source, atomically: true, encoding: .utf8)
            let install = try Process.run(
                URL(filePath: "/usr/bin/install"), arguments: ["-m", "755", source.path, file.path])
            install.waitUntilExit()
            try #require(install.terminationStatus == 0)
        }

        func install(swift: String) throws { try write("commands/swift", swift, isExecutable: true) }

        var builds: Int {
            get throws {
                let file = root.appending(path: "commands/builds")
                guard FileManager.default.fileExists(atPath: file.path) else { return 0 }
                return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").count
            }
        }

        func run(_ arguments: [String] = [], input: String = "") async throws -> (status: Int32, output: String, errors: String) {
            let process = Process()
            process.executableURL = root.appending(path: "Scripts/errand")
            process.arguments = arguments
            process.currentDirectoryURL = root.appending(path: "Sources")
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            process.environment = ["PATH": "\(root.appending(path: "commands").path):\(path)"]
            for name in ["input", "output", "errors"] { try write(name, name == "input" ? input : "") }
            process.standardInput = try FileHandle(forReadingFrom: root.appending(path: "input"))
            process.standardOutput = try FileHandle(forWritingTo: root.appending(path: "output"))
            process.standardError = try FileHandle(forWritingTo: root.appending(path: "errors"))
            try await process.runToEnd()
            return (
                process.terminationStatus, try String(contentsOf: root.appending(path: "output"), encoding: .utf8),
                try String(contentsOf: root.appending(path: "errors"), encoding: .utf8)
            )
        }
    }

    @Test("arguments, folder, input, output and status are the command's own, and the build's output is kept out of it")
    func passesThrough() async throws {
        let clone = try Clone()
        let result = try await clone.run(["ask", "two words", "", "*"], input: "yes\n")
        let folder = clone.root.appending(path: "Sources").resolvingSymlinksInPath().path
        #expect(result.output == "[ask]\n[two words]\n[]\n[*]\n\(folder)\nyes\n")
        #expect(result.errors == "a step of the build\n")
        #expect(result.status == 4)
    }

    @Test(
        "what the server's program does is built and run when it is asked for",
        arguments: [
            ["serve", "--port", "0"], ["people"], ["token", "add"], ["chat", "--server", "http://x"],
            ["chat", "--server=http://x"],
        ])
    func server(arguments: [String]) async throws {
        let clone = try Clone()
        #expect(try await clone.run(arguments).output.hasPrefix(arguments.map { "[\($0)]\n" }.joined()))
        let built = clone.root.appending(path: ".build")
        #expect(try FileManager.default.contentsOfDirectory(atPath: built.path) == ["errand-server"])
        try clone.write("Server/New.swift", "// changed")
        _ = try await clone.run(arguments)
        #expect(try clone.builds == 2)
        #expect(try await clone.run(["chat"]).status == 4)
        #expect(try FileManager.default.contentsOfDirectory(atPath: built.path).sorted() == ["errand", "errand-server"])
    }

    @Test(
        "it is built again exactly if a source was added or changed",
        arguments: [nil, "Sources/Faces/New.swift", "Examples/New.swift", "Package.swift"])
    func rebuilds(changed: String?) async throws {
        let clone = try Clone()
        _ = try await clone.run()
        #expect(try clone.builds == 1)
        if let changed { try clone.write(changed, "// changed") }
        #expect(try await clone.run().status == 4)
        #expect(try clone.builds == (changed == nil ? 1 : 2))
    }

    @Test("a build that fails ends with an error, and is tried again the next time")
    func failure() async throws {
        let clone = try Clone()
        _ = try await clone.run()
        try clone.write("Sources/Wrong.swift", "?")
        try clone.install(swift: "#!/bin/sh\necho 'Wrong.swift:1: error' >&2\nexit 1\n")
        for _ in 1...2 {
            let result = try await clone.run()
            #expect(result.status == 1 && result.output.isEmpty)
            #expect(result.errors.hasPrefix("Wrong.swift:1: error\n") && result.errors.contains("the build failed"))
        }
    }

    @Test("what setup lacks ends it with setup's words")
    func setup() async throws {
        let clone = try Clone()
        try clone.write("Scripts/setup", "#!/bin/sh\necho 'setup: Swift is missing' >&2\nexit 1\n", isExecutable: true)
        let result = try await clone.run()
        #expect(result.status == 1 && result.output.isEmpty && result.errors == "setup: Swift is missing\n")
        #expect(try clone.builds == 0)
    }
}
