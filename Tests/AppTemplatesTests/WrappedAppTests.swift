import AppBundles
import AppTemplates
import Foundation
import Testing

struct WrappedAppTests {
    private static let handlers = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "CompatibilityHandlers")
    private static let handler = """
        import Foundation
        class IntentHandler: INExtension, INSendMessageIntentHandling {
            func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
                completion(INSendMessageIntentResponse(code: .success, userActivity: NSUserActivity(activityType: "sent")))
            }
        }
        """

    private func folder(_ files: [String: String]) throws -> ScratchFolder {
        let folder = ScratchFolder()
        try PackageFolder.write(files.mapValues(PackageFolder.Content.text), to: folder.url)
        return folder
    }

    private func list(_ point: String = "com.apple.intents-service", principal: String?, intents: [String]) -> String {
        let names = intents.map { "<string>\($0)</string>" }.joined()
        let principal = principal.map { "<key>NSExtensionPrincipalClass</key><string>\($0)</string>" } ?? ""
        return """
            <plist version="1.0"><dict>
            <key>CFBundleDisplayName</key><string>Swift Post</string><key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string><key>Kept</key><integer>7</integer>
            <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string>\(principal)
            <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array>\(names)</array></dict></dict></dict></plist>
            """
    }

    private func wrap(
        _ files: [String: String], file: String? = nil, plist: String? = nil, hasProgram: Bool = false
    ) throws -> WrappedApp {
        let folder = try folder(files)
        let place = file.map { folder.url.appending(path: $0) } ?? folder.url
        let found = try HandlerFiles(place, propertyList: plist.map { folder.url.appending(path: $0) })
        return try WrappedApp(
            AppName("Post"), of: found, errand: .path("/errand"), sentences: ["INSendMessageIntent": "text my mom"],
            hasProgram: hasProgram)
    }

    /// What the package's property lists say.
    private func bundle(_ app: WrappedApp) throws -> AppBundle {
        let package = ScratchFolder()
        try PackageFolder.write(try app.files(), to: package.url)
        return try AppBundle(directory: package.url, locale: Locale(identifier: "en_US"))
    }

    @Test("without a property list, class and intents are read from the source")
    func source() throws {
        let app = try wrap(["IntentHandler.swift": Self.handler], file: "IntentHandler.swift")
        #expect(app.intents == ["INSendMessageIntent"])
        let bundle = try bundle(app)
        #expect(bundle.warnings == [])
        #expect(bundle.description.name == "Post")
        #expect(bundle.intentsExtensions.first?.principalClass == "IntentHandler")
        let files = try app.files()
        guard case .data(let copy) = files["Extension/IntentHandler.swift"], case .text(let manifest) = files["Package.swift"],
            case .text(let tests) = files["Tests/PostConversations.swift"]
        else {
            Issue.record("a file is missing: \(files.keys.sorted())")
            return
        }
        #expect(String(decoding: copy, as: UTF8.self) == Self.handler)
        #expect(manifest.contains(".swiftLanguageMode(.v5)"))
        #expect(manifest.contains("-import-module"))
        #expect(tests.contains("text my mom"))
    }

    @Test(
        "an app gets a program of its own if it wants one, which compiles nothing else of its folder", arguments: [true, false])
    func program(hasProgram: Bool) throws {
        let app = try wrap(
            [
                "IntentHandler.swift": Self.handler,
                "Info.plist": list(principal: "IntentHandler", intents: ["INSendMessageIntent"]),
                "en.lproj/AppIntentVocabulary.plist": "<plist version=\"1.0\"><dict/></plist>",
            ], hasProgram: hasProgram)
        let bundle = try bundle(app)
        #expect(bundle.warnings == [])
        #expect(bundle.executableName == (hasProgram ? "PostApp" : nil))
        let files = try app.files()
        #expect((files["App/Application.swift"] != nil) == hasProgram)
        guard case .text(let manifest) = files["Package.swift"] else {
            Issue.record("no manifest")
            return
        }
        #expect(manifest.contains("targets: [\"PostApp\"]") == hasProgram)
        #expect(manifest.contains("exclude: [\"Info.plist\", \"en.lproj\"]") == hasProgram)
    }

    @Test("what code looks for in its bundle comes along, beside the program; what is of no use is left out")
    func resources() throws {
        let app = try wrap(
            [
                "IntentHandler.swift": Self.handler, "Data/rides.json": "[]", "Data/zoo/rides.json": "{}",
                "de.lproj/Localizable.strings": "", "Main.storyboard": "", "Extension.entitlements": "",
            ])
        let files = try app.files()
        guard case .data(let kept) = files["Extension/rides.json"], case .text(let manifest) = files["Package.swift"] else {
            Issue.record("a file is missing: \(files.keys.sorted())")
            return
        }
        #expect(String(decoding: kept, as: UTF8.self) == "[]" && files["Extension/de.lproj/Localizable.strings"] != nil)
        #expect(manifest.contains(#"exclude: ["Info.plist", "de.lproj", "rides.json"]"#))
        #expect(!files.keys.contains { $0.hasSuffix(".storyboard") || $0.hasSuffix(".entitlements") })
    }

    @Test("a property list says class, intents and title; the rest of it is kept, build settings are replaced")
    func propertyList() throws {
        let app = try wrap(
            [
                "Handlers/IntentHandler.swift": Self.handler,
                "Info.plist": list(principal: "$(PRODUCT_MODULE_NAME).IntentHandler", intents: ["INSendMessageIntent"]),
                "en.lproj/AppIntentVocabulary.plist": "<plist version=\"1.0\"><dict/></plist>", "Main.storyboard": "",
            ])
        let bundle = try bundle(app)
        #expect(bundle.warnings == [])
        #expect(bundle.description.name == "Swift Post")
        #expect(bundle.intentsExtensions.first?.identifier == "local.post.intents")
        let files = try app.files()
        #expect(files["App/en.lproj/AppIntentVocabulary.plist"] != nil)
        #expect(files["Extension/Handlers/IntentHandler.swift"] != nil)
        guard case .data(let data) = files["Extension/Info.plist"] else {
            Issue.record("no property list")
            return
        }
        let values = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        #expect(values?["Kept"] as? Int == 7)
        #expect(values?["CFBundleExecutable"] as? String == "PostExtension")
    }

    private static let definitions = """
        <plist version="1.0"><dict><key>INIntentDefinitionModelVersion</key><string>1.2</string>
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string><key>INEnumGeneratesHeader</key><true/>
        <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>small</string></dict></array></dict></array>
        <key>INIntents</key><array><dict><key>INIntentName</key><string>OrderSoup</string>
        <key>INIntentType</key><string>Custom</string></dict></array></dict></plist>
        """
    private static func soupHandler(_ intent: String) -> String {
        "class IntentHandler: INExtension, \(intent)Handling { func handle(intent: \(intent)) async -> \(intent)Response { .init() } }"
    }

    @Test(
        "definition files of custom intents go with the handlers, and the package generates their types",
        arguments: [nil, "IntentHandler.swift"])
    func definitionFiles(file: String?) throws {
        let app = try wrap(
            [
                "IntentHandler.swift": Self.soupHandler("OrderSoupIntent"), "Base.lproj/Soups.intentdefinition": Self.definitions,
                "de.lproj/Soups.strings": "\"a\" = \"b\";",
            ], file: file)
        #expect(app.intents == ["OrderSoupIntent"] && app.warnings == [])
        #expect(try bundle(app).intentsExtensions.first?.intents == ["OrderSoupIntent"])
        let files = try app.files()
        #expect(files["Extension/Base.lproj/Soups.intentdefinition"] != nil && files["Extension/de.lproj/Soups.strings"] != nil)
        guard case .text(let manifest) = files["Package.swift"], case .text(let tests) = files["Tests/PostConversations.swift"]
        else {
            Issue.record("a file is missing: \(files.keys.sorted())")
            return
        }
        #expect(manifest.contains(#".plugin(name: "IntentDefinitions", package: "Errand")"#))
        #expect(manifest.contains(#"exclude: ["Info.plist", "Base.lproj", "de.lproj"]"#))
        #expect(tests.contains("TestApp(IntentHandler.self, bundle: folder, customIntents: [.postExtension])"))
    }

    @Test("SYS-09 declarations of intents in Swift go with the handlers like definition files, and once")
    func declarations() throws {
        let declaration = """
            import IntentDeclarations
            let orderSoup = IntentDeclaration("OrderSoup", title: "Order soup")
            """
        let app = try wrap(
            ["IntentHandler.swift": Self.soupHandler("OrderSoupIntent"), "Intents/Soups.intents.swift": declaration], file: nil)
        #expect(app.intents == ["OrderSoupIntent"] && app.warnings == [])
        let files = try app.files()
        #expect(files.keys.filter { $0.hasSuffix(".intents.swift") } == ["Extension/Soups.intents.swift"])
        guard case .text(let manifest) = files["Package.swift"] else {
            Issue.record("there is no manifest: \(files.keys.sorted())")
            return
        }
        #expect(manifest.contains(#".plugin(name: "IntentDefinitions", package: "Errand")"#))
    }

    @Test("a prefix that only the Xcode project knows is written into the definition file")
    func classPrefix() throws {
        let app = try wrap([
            "IntentHandler.swift": Self.soupHandler("SJOrderSoupIntent"), "Soups.intentdefinition": Self.definitions,
        ])
        #expect(app.intents == ["SJOrderSoupIntent"])
        guard case .data(let data) = try app.files()["Extension/Soups.intentdefinition"] else {
            Issue.record("no definition file")
            return
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("<string>SJ</string>") && text.contains("<string>SJSize</string>"))
    }

    @Test("a file beside a handler file that it does not need stays where it is, and a broken one is refused")
    func otherDefinitions() throws {
        let app = try wrap(
            ["IntentHandler.swift": Self.handler, "Soups.intentdefinition": Self.definitions], file: "IntentHandler.swift")
        #expect(try app.files().keys.filter { $0.contains("Soups") }.isEmpty)
        let error = #expect(throws: AppTemplateError.self) {
            try wrap(["IntentHandler.swift": Self.handler, "Soups.intentdefinition": "soup"])
        }
        #expect(error?.message.contains("Soups.intentdefinition:1:1: error: the file is no property list") == true)
    }

    @Test("what is declared without a handler, handled without being declared, or no intent is a warning")
    func warnings() throws {
        let app = try wrap([
            "A.swift": Self.handler,
            "Info.plist": list(principal: "IntentHandler", intents: ["INStartCallIntent", "SoupIntent"]),
        ])
        #expect(app.intents == ["INStartCallIntent", "SoupIntent"])
        #expect(app.warnings.count == 3)
        #expect(app.warnings.joined().contains("no class adopts INStartCallIntentHandling"))
    }

    @Test("handlers of every domain are found in the files of the compatibility tests")
    func compatibilityHandlers() throws {
        for folder in try FileManager.default.contentsOfDirectory(atPath: Self.handlers.path) {
            let files = try HandlerFiles(Self.handlers.appending(path: folder), propertyList: nil)
            do {
                let app = try WrappedApp(AppName("Post"), of: files, errand: .path("/"), sentences: [:])
                #expect(!app.intents.isEmpty, "\(folder)")
            } catch {
                // Some of them are handlers without an entry point, or several extensions in one folder.
                #expect(error.code == .noExtension || error.code == .unknownIntent, "\(folder): \(error)")
            }
        }
    }

    @Test(
        "a name follows from the title or the folder",
        arguments: [
            ("CFBundleDisplayName", "Swift Post Intents", "SwiftPost"), ("CFBundleName", "$(PRODUCT_NAME)", nil),
        ])
    func names(key: String, value: String, name: String?) throws {
        let text = list(principal: "A", intents: []).replacing(
            "<key>CFBundleDisplayName</key><string>Swift Post</string>", with: "<key>\(key)</key><string>\(value)</string>")
        let folder = try folder(["Info.plist": text, "A.swift": "class A: INExtension {}"])
        let suggestion = WrappedApp.suggestedName(for: try HandlerFiles(folder.url, propertyList: nil))
        #expect(name == nil ? suggestion?.hasPrefix("AppTemplates") == true : suggestion == name)
    }

    static let problems: [(files: [String: String], plist: String?, code: AppTemplateError.Code, words: String)] = [
        (["A.swift": "class A: NSObject {}"], nil, .noExtension, "INExtension"),
        (["A.swift": "class A: INExtension {}\nclass B: INExtension {}"], nil, .noExtension, "--plist"),
        (["A.swift": "@main class A: INExtension {}"], nil, .noExtension, "@main"),
        (["A.swift": handler, "main.swift": ""], nil, .noExtension, "main.swift"),
        (["A.swift": "class A: INExtension {}"], nil, .unknownIntent, "no class"),
        (["A.txt": ""], nil, .unreadable, "no Swift file"),
        (["A.swift": handler, "B.plist": "nonsense"], "B.plist", .unreadable, "no property list"),
        (["A.swift": handler, "B.plist": "<plist version=\"1.0\"><dict/></plist>"], "B.plist", .unreadable, "NSExtension"),
        (["A.swift": handler], "missing.plist", .unreadable, "missing.plist"),
    ]

    @Test("files that cannot be wrapped are refused with the reason", arguments: problems)
    func problem(files: [String: String], plist: String?, code: AppTemplateError.Code, words: String) {
        let error = #expect(throws: AppTemplateError.self) { try wrap(files, plist: plist) }
        #expect(error?.code == code)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }

    @Test("property lists of other extensions, and of classes that are not there, are refused")
    func wrongLists() throws {
        let other = list("com.apple.intents-ui-service", principal: "A", intents: [])
        var error = #expect(throws: AppTemplateError.self) { try wrap(["A.swift": Self.handler, "Info.plist": other]) }
        #expect(error?.code == .unreadable)
        let missing = list(principal: "Elsewhere", intents: ["INSendMessageIntent"])
        error = #expect(throws: AppTemplateError.self) { try wrap(["A.swift": Self.handler, "Info.plist": missing]) }
        #expect(error?.code == .noExtension)
    }
}
