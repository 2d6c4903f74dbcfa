import Foundation
import Measuring

/// How long `errand ask` takes from start to exit, and its memory: a first start with an empty data folder, and later ones.
enum Starts {
    private static let later = 20
    private static let first = 3

    /// - Parameter executable: The path of `errand`, built for release.
    static func rows(executable: String) throws -> [Row] {
        var firsts: [Duration] = []
        var laters: [Duration] = []
        for _ in 0..<first {
            let folder = FileManager.default.temporaryDirectory.appending(path: "errand-starts-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            firsts.append(try start(executable, folder))
            if laters.isEmpty { laters = try (0..<later).map { _ in try start(executable, folder) } }
        }
        let base = try (0..<later).map { _ in try run(executable, ["--help"]) }
        return [
            Row(name: "errand ask, first start", distribution: Distribution(firsts), wantedMedian: 300_000),
            Row(name: "errand ask, later starts", distribution: Distribution(laters), wantedMedian: 60_000),
            Row(name: "for comparison: errand --help, which loads libraries only", distribution: Distribution(base)),
        ]
    }

    /// The greatest memory of a later start, of pages of libraries and files too; `nil` where the system does not report it.
    static func memory(executable: String) throws -> Int? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "errand-starts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try start(executable, folder)
        let time = URL(filePath: "/usr/bin/time")
        guard FileManager.default.isExecutableFile(atPath: time.path) else { return nil }
        let process = process(time.path, ["-f", "%M", executable] + arguments(folder))
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").last.flatMap { Int($0) }.map { $0 / 1_024 }
    }

    private static func arguments(_ folder: URL) -> [String] {
        [
            "ask", "text mom that I'm late", "--data", folder.path, "--now", "2026-11-21T09:00:00-08:00", "--time-zone",
            "America/Los_Angeles",
        ]
    }

    private static func start(_ executable: String, _ folder: URL) throws -> Duration { try run(executable, arguments(folder)) }

    private static func run(_ executable: String, _ arguments: [String]) throws -> Duration {
        let process = process(executable, arguments)
        process.standardError = FileHandle.nullDevice
        return try ContinuousClock().measure {
            try process.run()
            process.waitUntilExit()
        }
    }

    private static func process(_ path: String, _ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        return process
    }
}
