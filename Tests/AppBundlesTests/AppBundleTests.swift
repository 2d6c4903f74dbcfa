import AppBundles
import CompactCoding
import Foundation
import IntentSchema
import Testing

struct AppBundleTests {
    @Test(
        "an app's folder is read whole, in XML and in binary form",
        arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func reads(format: PropertyListSerialization.PropertyListFormat) throws {
        var folder = AppFolder(["App/AppIntentVocabulary.plist": AppFolder.vocabulary("pool")])
        folder.files = try folder.files.mapValues { data in
            let content = try PropertyListSerialization.propertyList(from: data, format: nil)
            return try PropertyListSerialization.data(fromPropertyList: content, format: format, options: 0)
        }
        let app = try folder.open()
        let item = AppDescription.VocabularyItem(
            parameters: ["INRequestRideIntent.rideOptionName"], identifier: "pool", phrases: ["pool", "shared pool"],
            examples: ["a pool, please"])
        #expect(
            app.description
                == AppDescription(
                    id: "org.example.swiftcabs", name: "Swift Cabs", synonyms: ["The Cabs", "Swifties"],
                    intents: ["INRequestRideIntent", "INGetRideStatusIntent", "INStartCallIntent"],
                    restrictedWhileLocked: ["INRequestRideIntent"], vocabulary: [item],
                    examples: ["INRequestRideIntent": ["take a pool"]],
                    pronunciations: ["pool": "p pool", "The Cabs": "thuh cabs"]))
        #expect(app.alternativeNames.map(\.pronunciationHint) == ["thuh cabs", nil])
        #expect(app.pronunciations == ["pool": "p pool"])
        #expect(app.intentsExtensions.first?.principalClass == "RideHandler")
        #expect(app.intentsExtensions.first?.intents == ["INRequestRideIntent", "INGetRideStatusIntent"])
        #expect(app.intentsExtensions.first?.identifier == nil)
        #expect(app.inAppIntents == ["INStartCallIntent", "INRequestRideIntent"])
        #expect(app.intentsRestrictedWhileLocked == ["INRequestRideIntent"])
        #expect(app.userActivityTypes == ["INRequestRideIntent"])
        #expect(app.warnings.isEmpty)
    }

    @Test(
        "build settings have the values given, or follow from the folder's name",
        arguments: [
            ("$(PRODUCT_NAME)", [:], "Swift Cabs 2"), ("My ${PRODUCT_NAME}!", [:], "My Swift Cabs 2!"),
            ("$(PRODUCT_NAME:rfc1034identifier)", [:], "Swift-Cabs-2"),
            ("$(TARGET_NAME:c99extidentifier:upper)", [:], "SWIFT_CABS_2"),
            ("$(PRODUCT_BUNDLE_IDENTIFIER)", [:], "local.Swift-Cabs-2"), ("$(PRODUCT_MODULE_NAME)", [:], "Swift_Cabs_2"),
            ("$(PRODUCT_NAME)", ["PRODUCT_NAME": "Cabs"], "Cabs"), ("$(OTHER) and $(X", ["OTHER": "$(Y)"], "$(Y) and $(X"),
            ("$(TARGET_NAME)", ["PRODUCT_NAME": "Cabs"], "Cabs"),
        ] as [(String, [String: String], String)])
    func resolvesSettings(text: String, settings: [String: String], expected: String) throws {
        let hint = AppFolder.app.replacing("thuh cabs", with: text)
        let app = try AppFolder(["App/Info.plist": hint]).open(named: "Swift Cabs 2.app", settings: settings)
        #expect(app.alternativeNames.first?.pronunciationHint == expected)
    }

    @Test("an identifier that is a build setting follows from the folder's name, with a warning, or is given")
    func namesItself() throws {
        let folder = AppFolder([
            "App/Info.plist": AppFolder.app.replacing("org.example.swiftcabs", with: "$(PRODUCT_BUNDLE_IDENTIFIER)")
        ])
        let derived = try folder.open(named: "Swift Cabs.app")
        #expect(derived.description.id == "local.Swift-Cabs")
        #expect(derived.warnings.count == 1 && derived.warnings.first?.contains("'local.Swift-Cabs'") == true)
        let given = try folder.open(named: "Swift Cabs.app", settings: ["PRODUCT_BUNDLE_IDENTIFIER": "org.example.cabs"])
        #expect(given.description.id == "org.example.cabs" && given.warnings.isEmpty)
    }

    @Test("SYS-05 what an app restricts to an unlocked device, or to protected data, is known to the assistant")
    func restricted() throws {
        let key = "<key>IntentsRestrictedWhileLocked</key>"
        let folder = AppFolder([
            "Extension/Info.plist": AppFolder.intents.replacing(
                key,
                with:
                    "<key>IntentsRestrictedWhileProtectedDataUnavailable</key><array><string>INGetRideStatusIntent</string></array>\(key)"
            )
        ])
        #expect(try folder.open().description.restrictedWhileLocked == ["INRequestRideIntent", "INGetRideStatusIntent"])
    }

    @Test("a description is kept whole")
    func isKept() throws {
        let description = AppDescription(
            id: "org.example.swiftcabs", name: "Swift Cabs", synonyms: ["Swifties"], intents: ["INRequestRideIntent"],
            restrictedWhileLocked: ["INRequestRideIntent"],
            vocabulary: [.init(parameters: ["a.b"], identifier: "pool", phrases: ["pool"], examples: ["a pool, please"])],
            examples: ["INRequestRideIntent": ["take a pool"]], seesContacts: false, pronunciations: ["pool": "p pool"])
        let bytes = try Archive.bytes(of: description)
        #expect(try bytes.withUnsafeBytes { try Archive.value(AppDescription.self, from: $0) } == description)
    }

    @Test(
        "the vocabulary is that of the locale, else the one beside, else the development language's",
        arguments: [
            ("de_AT", ["de.lproj", "", "en.lproj"], "de.lproj"), ("de_AT", ["de-AT.lproj", "de.lproj"], "de-AT.lproj"),
            ("de_AT", ["de_AT.lproj", "de.lproj"], "de_AT.lproj"),
            ("zh_Hans_CN", ["zh-Hans.lproj", "zh.lproj"], "zh-Hans.lproj"),
            ("fr", ["de.lproj", "", "en.lproj"], ""), ("fr", ["Base.lproj", "en.lproj"], "Base.lproj"),
            ("fr", ["en.lproj"], "en.lproj"),
            ("fr", ["de.lproj"], nil),
        ] as [(String, [String], String?)])
    func choosesLanguage(locale: String, folders: [String], expected: String?) throws {
        let files = folders.map { ("App/\($0.isEmpty ? "" : "\($0)/")AppIntentVocabulary.plist", AppFolder.vocabulary("w\($0)")) }
        let app = try AppFolder(Dictionary(uniqueKeysWithValues: files)).open(locale: locale)
        #expect(app.description.vocabulary.first?.phrases.first == expected.map { "w\($0)" })
    }

    @Test(
        "the name and the reasons are those of InfoPlist.strings in the person's language, else those of Info.plist",
        arguments: [
            ("de_AT", "Taxis", "Um Ihre Freunde zu finden."), ("en_US", "Swift Cabs", "To find your friends."),
            ("fr_FR", "Swift Cabs", "To find your friends."),
        ])
    func translated(locale: String, name: String, reason: String) throws {
        let reasons = "<key>NSContactsUsageDescription</key><string>To find your friends.</string><key>INIntentsSupported</key>"
        var folder = AppFolder(["App/Info.plist": AppFolder.app.replacing("<key>INIntentsSupported</key>", with: reasons)])
        let strings = """
            /* Deutsch */ "CFBundleDisplayName" = "Taxis"; CFBundleName = "Taxi";
            "NSContactsUsageDescription" = "Um Ihre Freunde zu finden.";
            """
        folder.files["App/de.lproj/InfoPlist.strings"] = strings.data(using: .utf16)
        folder.files["App/fr.lproj/InfoPlist.strings"] = Data([0xff, 0xfe, 0, 1, 0xd8])
        let app = try folder.open(locale: locale)
        #expect(app.description.name == name)
        #expect(app.requests.map(\.reason) == [reason])
    }

    @Test("an app may handle its intents itself, and an extension may be all there is")
    func readsBothLegs() throws {
        let inApp = try AppFolder(["Extension/Info.plist": nil]).open()
        #expect(inApp.intentsExtensions.isEmpty)
        #expect(inApp.description.intents == ["INStartCallIntent", "INRequestRideIntent"])
        let plain = "<dict><key>CFBundleIdentifier</key><string>a.b</string><key>CFBundleName</key><string>Cabs</string></dict>"
        let extended = try AppFolder(["App/Info.plist": plain]).open()
        #expect(extended.description.name == "Cabs")
        #expect(extended.description.intents == ["INRequestRideIntent", "INGetRideStatusIntent"])
    }

    @Test("what templates leave empty, and what has no effect, is skipped with a warning")
    func warns() throws {
        let text = """
            <dict><key>IntentPhrases</key><array><dict><key>IntentName</key><string></string><key>IntentExamples</key><array><string/></array></dict>
            <dict><key>IntentName</key><string>INSendPaymentIntent</string><key>IntentExamples</key><array><string>pay</string></array></dict></array>
            <key>ParameterVocabularies</key><array><dict><key>ParameterNames</key><array><string></string></array>
            <key>ParameterVocabulary</key><array><dict><key>VocabularyItemIdentifier</key><string></string><key>VocabularyItemSynonyms</key>
            <array><dict><key>VocabularyItemPhrase</key><string></string></dict></array></dict></array></dict></array></dict>
            """
        let app = try AppFolder(["App/AppIntentVocabulary.plist": text]).open()
        #expect(app.description.vocabulary.isEmpty)
        #expect(app.description.examples == ["INSendPaymentIntent": ["pay"]])
        #expect(app.warnings.count == 3)
        #expect(app.warnings.contains("the vocabulary refers to INSendPaymentIntent, which the app does not support"))
    }
}
