import AppTemplates
import ArgumentParser
import CommandSupport
import Foundation
import IntentSchema
import LanguagePacks
import Understanding

struct NewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Write the package of a new app.", subcommands: [App.self])

    struct App: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the package of an app: from intents, or around handler files that exist.",
            discussion: """
                With --intents, the package has a handler for each intent that accepts what the person says and does nothing yet, and a conversation \
                test that passes. With --from, it has copies of a handler file or of the files of a folder, as they were written for Xcode; which \
                class is the extension's and which intents it handles is read from its Info.plist, or else from the files.

                The package is a folder of its own with App/, Extension/ and Tests/. Build it with swift build, test it with swift test, and install \
                it with errand install.
                """)

        @Argument(
            help: ArgumentHelp(
                "The name of the app and its package, such as Tickets; or a path that ends with it, where the package is to be written.",
                valueName: "name"), completion: .directory)
        var folder: String?

        @Option(
            name: .long,
            help: ArgumentHelp("The intents to handle, separated by commas, such as INSendPaymentIntent.", valueName: "intents"))
        var intents: String?

        @Option(
            name: .long, help: ArgumentHelp("A handler file, or a folder of handler files, to wrap.", valueName: "path"),
            completion: .file())
        var from: String?

        @Option(
            name: .long,
            help: ArgumentHelp(
                "The Info.plist of the extension that is wrapped (default: the one in the folder).", valueName: "file"),
            completion: .file(extensions: ["plist"]))
        var plist: String?

        @Option(
            name: .long,
            help: ArgumentHelp(
                "The definition file of the app's custom intents, or a folder with such files (default: those in the folder).",
                valueName: "path"), completion: .file(extensions: ["intentdefinition", "intents.swift"]))
        var definitions: String?

        @Option(
            name: .long, help: ArgumentHelp("The app's bundle identifier (default: local.<name>).", valueName: "identifier"))
        var identifier: String?

        @Option(
            name: .long,
            help: ArgumentHelp(
                "Where the package finds Errand: a folder, or the URL of a repository (default: where this command was built).",
                valueName: "path|url"))
        var errand: String?

        @Flag(name: .long, help: "Also write the app's own program, which is opened when the extension hands a request over.")
        var withApp = false

        @Flag(name: .long, help: "List the intents that an app can handle.")
        var listIntents = false

        @OptionGroup var options: GlobalOptions

        func validate() throws {
            guard !listIntents else { return }
            guard (intents == nil) != (from == nil) else {
                throw ValidationError(
                    "say what the app is made from: either --intents INSendMessageIntent,… or --from IntentHandler.swift")
            }
            guard plist == nil || from != nil else { throw ValidationError("--plist goes with --from") }
            guard definitions == nil || from != nil else { throw ValidationError("--definitions goes with --from") }
            guard folder != nil || from != nil else {
                throw ValidationError("name the app, such as: errand new app Tickets --intents …")
            }
        }

        func run() async throws {
            guard !listIntents else {
                for intent in NewApp.knownIntents { print(intent) }
                return
            }
            let errand = try ErrandLocation.package(errand)
            if let from {
                try wrap(from, errand)
            } else {
                try make(errand)
            }
        }

        private func make(_ errand: ErrandPackage) throws {
            let place = Self.file(folder ?? "")
            let asked = (intents ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
            var app = try NewApp(
                AppName(place.lastPathComponent, identifier: identifier), intents: asked, errand: errand,
                hasProgram: withApp)
            try PackageFolder.checkFree(place)
            app.sentences = try sentences(asked)
            try write(app.files.mapValues(PackageFolder.Content.text), to: place, app.intents)
        }

        private func wrap(_ from: String, _ errand: ErrandPackage) throws {
            let files = try HandlerFiles(
                Self.file(from), propertyList: plist.map(Self.file), definitions: definitions.map(Self.file))
            guard let folder = folder ?? WrappedApp.suggestedName(for: files) else {
                throw CommandFailure("'\(from)' says no name for the app; give one: errand new app Tickets --from \(from)")
            }
            let place = Self.file(folder)
            var app = try WrappedApp(
                AppName(place.lastPathComponent, identifier: identifier), of: files, errand: errand,
                hasProgram: withApp)
            try PackageFolder.checkFree(place)
            app.sentences = try sentences(NewApp.knownIntents)
            let contents = try app.files()
            for warning in app.warnings { warn("warning: \(warning)") }
            if !files.leftOut.isEmpty { warn("left out: \(files.leftOut.joined(separator: ", "))") }
            try write(contents, to: place, app.intents)
        }

        /// Sentences that request intents, for the tests of a package. The templates are compiled for it, so it comes after all checks.
        private func sentences(_ intents: [String]) throws -> [String: String] {
            let templates = try options.configuration.languagePack().compiledTemplates()
            var sentences: [String: String] = [:]
            for intent in intents { sentences[intent] = templates.examples(of: intent).first }
            return sentences
        }

        private func write(_ files: [String: PackageFolder.Content], to place: URL, _ intents: [String]) throws {
            try PackageFolder.write(files, to: place)
            let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.path + "/"
            let path = place.path.hasPrefix(here) ? String(place.path.dropFirst(here.count)) : place.path
            print("\(path)/ handles \(intents.joined(separator: ", "))")
            for file in files.keys.sorted() { print("  \(file)") }
            print("Next: swift test --package-path \(path), then errand install \(path)")
        }

        private static func file(_ path: String) -> URL {
            URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
        }
    }
}
