package import ExtensionSources
import Foundation

extension SwiftPackage {
    /// A place in a source file that does something else than on a device.
    package struct Pitfall: Hashable, Sendable {
        /// The module of the file's target.
        package var module: String
        /// The path of the file.
        package var file: String
        /// The place and the problem.
        package var place: SourcePitfall
    }

    /// The places found in the targets, by file and line. The machine's time counts only if tests of the package have another one.
    package var pitfalls: [Pitfall] {
        var seen: Set<String> = []
        return targets.flatMap { target in
            Self.files(in: folder.appending(path: target.path)).filter { seen.insert($0.path).inserted }.flatMap { file in
                // The compiler reports files that cannot be read.
                SourcePitfall.all(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "").map {
                    Pitfall(module: target.module, file: file.path, place: $0)
                }
            }
        }
        .filter { testsConversations || $0.place.kind != .machineTime }
    }

    /// The Swift files in a folder and those below, by path, except hidden ones.
    private static func files(in folder: URL) -> [URL] {
        let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let urls = walk?.compactMap { ($0 as? URL)?.standardizedFileURL } ?? []
        return urls.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
}
