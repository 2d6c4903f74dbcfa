import AppLibrary
import ArgumentParser
import CommandSupport
import Foundation
import TerminalUI

struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Try an app while you develop it: chat with it, and rebuild it whenever a source changes.",
        discussion: """
            PATH is the folder of a Swift package with App/Info.plist and Extension/Info.plist, which is built for debugging, or a bundle. \
            The app gets what it wants to use without a question. Beside the chat you see what the app prints, compiler errors, and when \
            a new version is in use. If the first build fails, errand waits for the next change.

            Unless --data names a folder, a package has one of its own in .build/errand-run, and a bundle a temporary one; your own \
            apps and data are not touched.

            Exit codes: 0 the chat ended; 1 the app cannot be built or started; 64 the command line is wrong.
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var chat: ChatOptions

    @Argument(help: ArgumentHelp("The package or the bundle.", valueName: "path"), completion: .directory)
    var path: String

    func run() async throws {
        let source = try AppSource(path: path)
        if case .package(let folder) = source {
            try SwiftTool.requireToolchain()
            _ = try AppFolders.only(in: folder)
        }
        let temporary = try TemporaryFolder()
        var options = options
        if options.data == nil { options.givenStore = options.givenStore ?? "disk" }
        options.data = options.data ?? Self.dataFolder(of: source, else: temporary.url).path
        let app = AppUnderDevelopment(
            source: source, library: options.library, locale: Locale(identifier: options.locale),
            ownsLibrary: self.options.data == nil)
        var watch = SourceWatch(source)
        let first = try await firstInstallation(of: app, &watch)
        let output = AppOutput(of: first.installed, dims: Terminal.usesColour(1))
        let notes = SideNotes { output.new() }
        let monitor = BuildMonitor(showsProgress: false) { notes.add([PrintableText.of($0)]) }
        let rebuilding = Rebuilding(app: app, first: first, monitor: monitor, notes: notes)
        // The task owns its copy from here on.
        let begun = watch
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { await rebuilding.run(begun) }
            tasks.addTask {
                while !Task.isCancelled {
                    notes.collect()
                    // A task that is cancelled stops waiting.
                    try? await Task.sleep(for: .milliseconds(100))
                }
            }
            defer {
                monitor.stop()
                tasks.cancelAll()
            }
            try await chat.hold(options, as: "errand run '\(path)'", beside: notes)
        }
        withExtendedLifetime(temporary) {}
    }

    private static func dataFolder(of source: AppSource, else temporary: URL) -> URL {
        switch source {
        case .package(let folder): folder.appending(path: ".build/errand-run", directoryHint: .isDirectory)
        case .bundle: temporary
        }
    }

    /// Installs the app, after as many changes as that takes.
    private func firstInstallation(
        of app: AppUnderDevelopment, _ watch: inout SourceWatch
    ) async throws -> AppUnderDevelopment.Installation {
        let end = InputEnd()
        while true {
            do {
                if case .package(let folder) = app.source { warn("Building \(PrintableText.of(folder.lastPathComponent))…") }
                let first = try await app.installed(BuildMonitor())
                watch.add(first.targets, first.dependencies)
                for warning in first.warnings { warn("warning: \(warning)") }
                for line in Self.lines(about: first, in: app.library) { print(Terminal.fitted(line, to: 1)) }
                return first
            } catch {
                warn("error: \(PrintableText.lines("\(error)"))")
            }
            if !end.isReached() { warn("Waiting for a change of '\(app.source.url.path)'; control-C ends this.") }
            guard await watch.next(unless: { end.isReached() }) != nil else {
                throw CommandFailure(
                    "'\(app.source.url.path)' could not be installed, and the input has ended; mend what is reported above, and run this again"
                )
            }
        }
    }

    private static func lines(about first: AppUnderDevelopment.Installation, in library: AppLibrary) -> [String] {
        let installed = first.installed
        let granted = first.app.requests.map(\.capability.title).sorted().joined(separator: ", ")
        return [
            "\(PrintableText.of(installed.name)) (\(installed.identifier)) is installed for this run in '\(library.directory.path)'.",
            granted.isEmpty ? "It wants neither your data nor the network." : "It was granted what it wants: \(granted).",
        ]
    }
}
