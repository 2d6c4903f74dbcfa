import AppBundles
import Foundation
import IntentSchema
import LanguagePacks
import Testing

@testable import Evaluation

struct AppPhrasesTests {
    private static let definition = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string><key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueName</key><string>veryLarge</string></dict>
        <dict><key>INEnumValueName</key><string>small</string><key>INEnumValueDisplayName</key><string>Little</string></dict>
        </array></dict></array>
        <key>INIntents</key><array>
        <dict><key>INIntentName</key><string>OrderSoup</string><key>INIntentTitle</key><string>Order Soup</string>
        <key>INIntentParameterCombinations</key><dict>
        <key>size,soup</key><dict><key>INIntentParameterCombinationTitle</key><string>Order a ${size} ${soup} – now</string></dict>
        <key>soup</key><dict><key>INIntentParameterCombinationTitle</key><string>%ORDER% ${soup}</string></dict>
        <key>x</key><dict><key>INIntentParameterCombinationTitle</key><string>Order ${missing}</string></dict>
        </dict>
        <key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>size</string><key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterEnumType</key><string>Size</string></dict>
        <dict><key>INIntentParameterName</key><string>soup</string><key>INIntentParameterType</key><string>Object</string></dict>
        </array></dict>
        <dict><key>INIntentClassName</key><string>INSendMessageIntent</string></dict>
        </array></dict></plist>
        """

    private static func file(_ text: String) throws -> IntentDefinitionFile {
        let url = FileManager.default.temporaryDirectory.appending(path: "errand-\(UUID().uuidString).intentdefinition")
        try text.write(to: url, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: url) }
        return try IntentDefinitionFile(contentsOf: url)
    }

    @Test("an intent definition file tells intents, parameters, values and phrases")
    func reading() throws {
        let file = try Self.file(Self.definition)
        #expect(file.intents.map(\.name) == ["OrderSoupIntent", "INSendMessageIntent"])
        #expect(file.intents[0].parameters[0].values == ["very large", "Little"])
        #expect(file.intents[0].phrases == ["Order a ${size} ${soup} – now", "Order ${missing}"])
        #expect(file.warnings.count == 1 && file.warnings[0].contains("keys of a strings file"))
        #expect(throws: AppBundleError.self) { try Self.file("<plist><array/></plist>") }
        #expect(throws: AppBundleError.self) { try Self.file("nonsense") }
    }

    @Test("phrases become sentences whose values are marked, the same for the same seed")
    func phrases() throws {
        var phrases = AppPhrases()
        phrases.add(try Self.file(Self.definition), perPhrase: 3, seed: 5)
        let orders = phrases.sentences.filter { !$0.slots.isEmpty }
        #expect(!orders.isEmpty && orders.count <= 3)
        for order in orders {
            #expect(order.intent == "OrderSoupIntent")
            #expect(order.text.hasPrefix("Order a ") && order.text.hasSuffix(" – now"))
            #expect(["very large", "Little"].contains(order.words(of: order.slots[0])))
            #expect(ParameterWords.common["String"]?.contains(order.words(of: order.slots[1])) == true)
        }
        #expect(phrases.sentences.contains { $0.text == "Order Soup" && $0.slots.isEmpty })
        #expect(phrases.warnings.contains { $0.contains("missing") })
        #expect(phrases.warnings.contains { $0.contains("INSendMessageIntent has no phrases") })
        var again = AppPhrases()
        again.add(try Self.file(Self.definition), perPhrase: 3, seed: 5)
        #expect(again.sentences == phrases.sentences)
    }

    @Test("an app's examples are marked with its vocabulary and its names, the longest first")
    func examples() {
        let app = AppDescription(
            id: "org.example.cabs", name: "Swift Cabs", intents: ["INRequestRideIntent"],
            vocabulary: [
                .init(
                    parameters: ["INRequestRideIntent.rideOptionName"], identifier: "xl", phrases: ["Big", "Big Car"],
                    examples: ["get a big car"])
            ],
            examples: [
                "INRequestRideIntent": ["Book a BIG car with Swift Cabs", "get a big car", "  "],
                "INGetRideStatusIntent": ["a big car?"],
            ])
        var phrases = AppPhrases()
        phrases.add(app)
        #expect(
            phrases.sentences.map { $0.marked() } == [
                "a big car?", "Book a [BIG car](rideOptionName) with [Swift Cabs](app)", "get a [big car](rideOptionName)",
            ])
    }

    /// Real files of public apps, where the folder with them is named.
    @Test("real definition files of public apps are read", .enabled(if: realFiles != nil))
    func real() throws {
        let folder = try #require(Self.realFiles)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".intentdefinition") }
        #expect(!names.isEmpty)
        for name in names {
            let file = try IntentDefinitionFile(contentsOf: URL(filePath: folder).appending(path: name))
            #expect(!file.intents.isEmpty, "\(name)")
            var phrases = AppPhrases()
            phrases.add(file)
            #expect(!phrases.sentences.isEmpty || !phrases.warnings.isEmpty, "\(name)")
        }
    }

    private static let realFiles = ProcessInfo.processInfo.environment["ERRAND_DEFINITIONS"]
}
