import Foundation

/// How the programs of apps are linked for release, so that they are small and start quickly.
///
/// Importing Intents also imports URLSession, as on Apple's platforms, whose library brings libcurl and thirty more. Loading them takes
/// as long as the rest of a start, so a program that uses none of it must not name them.
enum ProgramLinking {
    /// The linker's options that have to precede the libraries. The compiler driver appends all those that it is given itself, but the
    /// options of such a file of clang come first.
    private static let configuration = "-Wl,--as-needed\n"

    /// What Errand's own package is told through the environment: to be one shared library, which installed apps then have in common.
    static let variables = ["ERRAND_SHARED_LIBRARY": "1"]

    /// The options of `swift build`.
    ///
    /// - Parameter folder: where a file with options is kept; its path should not change, since packages are built again if it does.
    /// - Throws: `CommandFailure` if the file cannot be written.
    static func options(keptIn folder: URL) throws -> [String] {
        #if os(Linux)
            let file = folder.appending(path: "errand-link.cfg")
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                if (try? String(contentsOf: file, encoding: .utf8)) != configuration {
                    try configuration.write(to: file, atomically: true, encoding: .utf8)
                }
            } catch {
                throw CommandFailure("'\(file.path)' cannot be written: \(error.localizedDescription)")
            }
            let clang = ["-Xclang-linker", "--config=\(file.standardizedFileURL.path)"]
            // Without symbols, which are most of a program: what a developer debugs is built for debugging.
            return clang.flatMap { ["-Xswiftc", $0] } + ["-Xlinker", "-s"]
        #else
            return []
        #endif
    }
}
