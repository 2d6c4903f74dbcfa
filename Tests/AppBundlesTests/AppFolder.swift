import AppBundles
import Foundation

/// An app's folder for tests: files by path, each an XML property list or its `<dict>` alone.
struct AppFolder: Sendable {
    var files: [String: Data]

    /// A complete app with the changes given; `nil` removes a file.
    init(_ changes: [String: String?] = [:]) {
        var texts: [String: String?] = ["App/Info.plist": Self.app, "Extension/Info.plist": Self.intents]
        for (path, text) in changes { texts[path] = text }
        files = texts.compactMapValues { $0.map { Data(Self.propertyList($0).utf8) } }
    }

    static func propertyList(_ content: String) -> String {
        content.hasPrefix("<dict") || content.hasPrefix("<array")
            ? #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">\#(content)</plist>"# : content
    }

    static let app = """
        <dict><key>CFBundleIdentifier</key><string>org.example.swiftcabs</string>
        <key>CFBundleName</key><string>SwiftCabs</string><key>CFBundleDisplayName</key><string>Swift Cabs</string>
        <key>INAlternativeAppNames</key><array>
        <dict><key>INAlternativeAppName</key><string>The Cabs</string>
        <key>INAlternativeAppNamePronunciationHint</key><string>thuh cabs</string></dict>
        <dict><key>INAlternativeAppName</key><string>Swifties</string></dict></array>
        <key>NSUserActivityTypes</key><array><string>INRequestRideIntent</string></array>
        <key>INIntentsSupported</key><array><string>INStartCallIntent</string><string>INRequestRideIntent</string></array></dict>
        """

    static let intents = """
        <dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).RideHandler</string>
        <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array>
        <string>INRequestRideIntent</string><string>INGetRideStatusIntent</string></array>
        <key>IntentsRestrictedWhileLocked</key><array><string>INRequestRideIntent</string></array></dict></dict></dict>
        """

    /// A vocabulary with one item that is called by the word.
    static func vocabulary(_ word: String) -> String {
        """
        <dict><key>ParameterVocabularies</key><array><dict>
        <key>ParameterNames</key><array><string>INRequestRideIntent.rideOptionName</string></array>
        <key>ParameterVocabulary</key><array><dict><key>VocabularyItemIdentifier</key><string>pool</string>
        <key>VocabularyItemSynonyms</key><array>
        <dict><key>VocabularyItemPhrase</key><string>\(word)</string>
        <key>VocabularyItemPronunciation</key><string>p \(word)</string>
        <key>VocabularyItemExamples</key><array><string>a \(word), please</string></array></dict>
        <dict><key>VocabularyItemPhrase</key><string>shared \(word)</string></dict></array></dict></array></dict></array>
        <key>IntentPhrases</key><array><dict><key>IntentName</key><string>INRequestRideIntent</string>
        <key>IntentExamples</key><array><string>take a \(word)</string></array></dict></array></dict>
        """
    }

    /// Writes the files and reads them as an app.
    func open(locale: String = "en_US", named name: String = "App", settings: [String: String] = [:]) throws -> AppBundle {
        try written(named: name) { try AppBundle(directory: $0, locale: Locale(identifier: locale), settings: settings) }
    }

    /// Writes the files, and removes them after the closure, which gets the app's folder.
    func written<Value>(named name: String = "App", _ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("errand-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }  // What is left behind fails no test.
        let root = folder.appendingPathComponent(name)
        for (path, content) in files {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try content.write(to: file)
        }
        return try body(root)
    }
}
