import AppBundles
import Foundation
import Testing

struct BadAppTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var what: String
        var changes: [String: String?]
        var code: AppBundleError.Code
        /// All of them stand in the message.
        var words: [String]
        var testDescription: String { what }
    }

    private static let appInfo = "App/Info.plist"
    private static let extensionInfo = "Extension/Info.plist"
    private static let vocabulary = "App/AppIntentVocabulary.plist"

    static let rows: [Row] = [
        Row(what: "no app", changes: [appInfo: nil], code: .missingFile, words: [appInfo, "missing"]),
        Row(
            what: "an empty extension folder", changes: [extensionInfo: nil, "Extension/x": ""], code: .missingFile,
            words: [extensionInfo]),
        Row(what: "no property list", changes: [appInfo: "hello"], code: .illFormed, words: [appInfo]),
        Row(what: "empty", changes: [appInfo: ""], code: .illFormed, words: [appInfo]),
        Row(
            what: "cut off", changes: [appInfo: "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a"], code: .illFormed,
            words: [appInfo]),
        Row(what: "an array", changes: [appInfo: "<array/>"], code: .wrongValue, words: [appInfo, "the root", "an array"]),
        Row(
            what: "no identifier", changes: [appInfo: edited(AppFolder.app, "CFBundleIdentifier", "X")], code: .missingKey,
            words: [appInfo, "CFBundleIdentifier"]),
        Row(
            what: "no name", changes: [appInfo: "<dict><key>CFBundleIdentifier</key><string>a</string></dict>"],
            code: .missingKey,
            words: [appInfo, "CFBundleName"]),
        Row(
            what: "a build setting", changes: [appInfo: edited(AppFolder.app, "org.example.swiftcabs", "$(ID)")],
            code: .wrongValue,
            words: [appInfo, "CFBundleIdentifier", "$(ID)"]),
        Row(
            what: "an empty name", changes: [appInfo: edited(AppFolder.app, "Swift Cabs", " ")], code: .wrongValue,
            words: ["CFBundleDisplayName", "empty"]),
        Row(
            what: "a number for a name",
            changes: [appInfo: edited(AppFolder.app, "<string>Swift Cabs</string>", "<integer>3</integer>")],
            code: .wrongValue, words: ["CFBundleDisplayName", "a string", "a number"]),
        Row(
            what: "no extension dictionary", changes: [extensionInfo: "<dict/>"], code: .missingKey,
            words: [extensionInfo, "NSExtension"]),
        Row(
            what: "another kind of extension", changes: [extensionInfo: edited(AppFolder.intents, "intents-service", "widget")],
            code: .wrongValue, words: ["NSExtension.NSExtensionPointIdentifier", "com.apple.widget", "com.apple.intents-service"]),
        Row(
            what: "no intents in the extension", changes: [extensionInfo: edited(AppFolder.intents, "IntentsSupported", "X")],
            code: .missingKey, words: ["NSExtension.NSExtensionAttributes.IntentsSupported"]),
        Row(
            what: "no class", changes: [extensionInfo: edited(AppFolder.intents, ".RideHandler", "")], code: .wrongValue,
            words: ["NSExtensionPrincipalClass", "INExtension"]),
        Row(
            what: "no intents at all",
            changes: [
                appInfo: edited(AppFolder.app, "INIntentsSupported", "X"), extensionInfo: nil,
            ], code: .missingKey,
            words: ["IntentsSupported", "INIntentsSupported"]),
    ]

    /// What the app can do without, and what stays of the app if it is wrong.
    static let skipped: [Row] = [
        Row(
            what: "a nameless synonym",
            changes: [appInfo: edited(AppFolder.app, "<key>INAlternativeAppName</key>", "<key>X</key>")],
            code: .missingKey, words: ["INAlternativeAppNames[0].INAlternativeAppName"]),
        Row(
            what: "names as a string",
            changes: [
                appInfo: edited(
                    AppFolder.app, "<key>INAlternativeAppNames</key>", "<key>INAlternativeAppNames</key><true/><key>X</key>")
            ],
            code: .wrongValue, words: ["INAlternativeAppNames must be an array, but is a Boolean"]),
        Row(
            what: "an intent that is no string",
            changes: [extensionInfo: edited(AppFolder.intents, "<string>INGetRideStatusIntent</string>", "<true/>")],
            code: .wrongValue, words: ["IntentsSupported[1]", "a Boolean"]),
        Row(
            what: "activity types as a string",
            changes: [
                appInfo: edited(
                    AppFolder.app, "<array><string>INRequestRideIntent</string></array>", "<string>INRequestRideIntent</string>")
            ], code: .wrongValue, words: ["NSUserActivityTypes must be an array"]),
        Row(
            what: "vocabulary without identifier",
            changes: [vocabulary: edited(AppFolder.vocabulary("a"), "VocabularyItemIdentifier", "X")], code: .missingKey,
            words: [vocabulary, "ParameterVocabularies[0].ParameterVocabulary[0].VocabularyItemIdentifier"]),
        Row(
            what: "vocabulary without synonyms",
            changes: [vocabulary: edited(AppFolder.vocabulary("a"), "VocabularyItemSynonyms", "X")], code: .missingKey,
            words: ["ParameterVocabularies[0].ParameterVocabulary[0]", "no parameter, identifier or phrase"]),
        Row(
            what: "examples as a string",
            changes: [
                vocabulary: edited(
                    AppFolder.vocabulary("a"), "VocabularyItemExamples</key><array><string>a a, please</string></array>",
                    "VocabularyItemExamples</key><string>x</string>")
            ], code: .wrongValue, words: ["VocabularyItemSynonyms[0].VocabularyItemExamples", "an array", "the string 'x'"]),
        Row(
            what: "phrases without intent", changes: [vocabulary: edited(AppFolder.vocabulary("a"), "IntentName", "X")],
            code: .missingKey, words: [vocabulary, "IntentPhrases[0].IntentName"]),
    ]

    @Test("one wrong value leaves the rest of the app as it is, and is told", arguments: skipped)
    func skips(row: Row) throws {
        let app = try AppFolder(row.changes).open()
        #expect(app.warnings.count == 1, "\(app.warnings)")
        for word in row.words { #expect(app.warnings.first?.contains(word) == true, "\(app.warnings)") }
        let whole = try AppFolder().open().description
        #expect(app.description.name == whole.name && app.description.id == whole.id)
        #expect(app.description.intents.first == "INRequestRideIntent")
    }

    private static func edited(_ text: String, _ old: String, _ new: String) -> String {
        text.replacing(old, with: new, maxReplacements: 1)
    }

    @Test("what is wrong with an app is told with its file and key", arguments: rows)
    func reports(row: Row) {
        let error = #expect(throws: AppBundleError.self) { try AppFolder(row.changes).open() }
        #expect(error?.code == row.code)
        for word in row.words { #expect(error?.message.contains(word) == true, "\(error?.message ?? "")") }
    }

    @Test("a file cut or damaged anywhere, or nested very deeply, never traps", arguments: [true, false])
    func survivesDamage(isBinary: Bool) throws {
        var folder = AppFolder()
        let plain = try PropertyListSerialization.propertyList(
            from: Data(AppFolder.propertyList(AppFolder.app).utf8), format: nil)
        let good = try PropertyListSerialization.data(fromPropertyList: plain, format: isBinary ? .binary : .xml, options: 0)
        try folder.written { root in
            // Thousands of files that Foundation writes would all be flushed to the disk.
            let file = try FileHandle(forWritingTo: root.appendingPathComponent("App/Info.plist"))
            var state: UInt32 = 1
            for index in good.indices {
                state = state &* 1_664_525 &+ 1_013_904_223
                var damaged = good
                damaged[index] = UInt8(truncatingIfNeeded: state >> 24)
                for content in [good.prefix(index), damaged] {
                    try file.truncate(atOffset: 0)
                    try file.write(contentsOf: content)
                    do {
                        _ = try AppBundle(directory: root, locale: Locale(identifier: "en_US"))
                    } catch let error as AppBundleError { #expect(!error.message.isEmpty) }
                }
            }
        }
        for depth in [100, 10_000, 100_000] {
            let nested = String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
            folder.files["App/Info.plist"] = Data(AppFolder.propertyList(nested).utf8)
            #expect(throws: AppBundleError.self) { try folder.open() }
        }
    }
}
