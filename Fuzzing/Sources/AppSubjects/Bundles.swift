import AppBundles
import Foundation

/// A bundle whose property list, of the app and of its extension, is the input.
enum Bundles {
    private static let folder = FileManager.default.temporaryDirectory.appending(
        path: "errand-fuzz-\(ProcessInfo.processInfo.processIdentifier)/Fuzzed.app", directoryHint: .isDirectory)

    static func run(_ input: [UInt8]) throws {
        let inner = folder.appending(path: "PlugIns/Fuzzed.appex", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        for folder in [folder, inner] { try Data(input).write(to: folder.appending(path: "Info.plist")) }
        let inspection = BundleInspection(of: folder, locale: Locale(identifier: "en_US"))
        try BrokenPromise.check(
            inspection.bundle != nil || !inspection.errors.isEmpty, "what is wrong with an app that cannot be read is said")
        for problem in inspection.errors + inspection.warnings {
            try BrokenPromise.check(!problem.message.isEmpty, "a problem has a message")
        }
    }
}
