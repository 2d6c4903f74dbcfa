import Foundation

/// The bundle of an app with intents of its own, as it is installed: property lists, a definition file and a table of texts.
struct SoupBundle {
    var name = "Soup Chef"
    /// The files besides the property lists, by path.
    var files: [String: Data]
    var intents = ["OrderSoupIntent", "FindSoupIntent", "ShareRecipeIntent", "OpenKitchenIntent"]
    /// Example sentences, by intent.
    var examples: [String: [String]] = ["OrderSoupIntent": ["My usual lunch please"]]

    init() throws {
        files = ["Soups.intentdefinition": try Self.definitions(), "de.lproj/Soups.strings": Data(Self.german.utf8)]
    }

    /// Writes the bundle into a new folder.
    func write() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "errand-soup-\(UUID().uuidString)/\(name.filter { $0 != " " }).app", directoryHint: .isDirectory)
        let info: [String: Any] = [
            "CFBundleIdentifier": "org.example.\(name.lowercased().filter(\.isLetter))", "CFBundleDisplayName": name,
            "INIntentsSupported": intents,
        ]
        let vocabulary: [String: Any] = [
            "IntentPhrases": examples.map { ["IntentName": $0.key, "IntentExamples": $0.value] as [String: Any] }
        ]
        var all = files
        for (path, values) in [("Info.plist", info), ("AppIntentVocabulary.plist", vocabulary)] {
            all[path] = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        }
        for (path, data) in all {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        return folder
    }

    private static let german = """
        "T1tleO" = "Suppe bestellen";
        "pPrima" = "Welche Suppe?";
        """

    /// The order, as an app without Xcode declares it.
    static let declaration = """
        import IntentDeclarations

        let soup = TypeDeclaration("Soup")
        let size = EnumerationDeclaration(
            "SoupSize",
            cases: [CaseDeclaration("small", "small", synonyms: ["little"]), CaseDeclaration("large", "large", synonyms: ["big"])])
        let orderSoup = IntentDeclaration(
            "OrderSoup", title: "Order Soup", category: .order, verb: "Order",
            parameters: [
                ParameterDeclaration("soup", .object("Soup"), prompt: "Which soup would you like?", options: .listed),
                ParameterDeclaration("size", .enumeration("SoupSize"), prompt: "How big?"),
                ParameterDeclaration("quantity", .integer, default: 1, minimum: 1, maximum: 10),
                ParameterDeclaration("isDelivered", .boolean, prompt: "Shall we deliver it?"),
            ],
            phrases: ["Order ${quantity} ${size} ${soup}", "Order ${soup}"],
            codes: [CodeDeclaration("success", "Your ${soup} will be ready in ${waitTime}.")],
            results: [PropertyDeclaration("soup", .object("Soup")), PropertyDeclaration("waitTime", .timeInterval)])
        """

    static func definitions() throws -> Data {
        let sizes = DefinitionPlist.enumeration(
            "SoupSize", [("unknown", [], 0), ("small", ["small", "little"], 1), ("large", ["large", "big"], 2)])
        let soups: [String: Any] = ["INTypeName": "Soup", "INTypeProperties": [Any]()]
        return try DefinitionPlist.data(intents: [order, find, share, open], enums: [sizes], types: [soups])
    }

    private static var order: [String: Any] {
        let soup = DefinitionPlist.parameter(
            "soup", "Object",
            prompts: [
                "Primary": "Which soup would you like?",
                "DisambiguationIntroduction": "There are ${count} soups.", "DisambiguationSelection": "Which one shall it be?",
            ],
            others: ["ObjectType": "Soup", "ObjectTypeNamespace": "s0upsN", "SupportsDynamicEnumeration": true])
        let size = DefinitionPlist.parameter(
            "size", "Integer", prompts: ["Primary": "How big?", "Confirmation": "A ${size} one?"],
            others: ["EnumType": "SoupSize", "EnumTypeNamespace": "s0upsN"])
        let quantity = DefinitionPlist.parameter(
            "quantity", "Integer", metadata: ["DefaultValue": 1, "MinimumValue": 1, "MaximumValue": 10],
            reasons: [("greaterThanMaximumValue", "We make ${maximumValue} at most."), ("lessThanMinimumValue", "One at least.")])
        let delivered = DefinitionPlist.parameter(
            "isDelivered", "Boolean", prompts: ["Primary": "Shall we deliver it?"],
            metadata: ["TrueDisplayName": "delivered", "FalseDisplayName": "picked up"])
        let address = DefinitionPlist.parameter(
            "address", "Placemark", prompts: ["Primary": "Where do you live?"],
            relationship: ("isDelivered", "BooleanHasExactValue", true))
        return DefinitionPlist.intent(
            "OrderSoup", category: "order", verb: "Order", title: "Order Soup",
            parameters: [soup, size, quantity, delivered, address],
            combinations: [
                "quantity,size,soup": "Order ${quantity} ${size} ${soup}", "size,soup": "Order a ${size} ${soup}",
                "soup": "Order ${soup}",
            ],
            codes: [
                ("success", "Your ${soup} will be ready in ${waitTime}.", "Ready in ${waitTime}.", true),
                ("failure", nil, nil, false), ("failureSoldOut", "${soup} is sold out.", nil, false),
                ("scheduled", "We start at ${opening}.", nil, true),
            ],
            response: [
                DefinitionPlist.property("soup", "Object", object: "Soup"),
                DefinitionPlist.property("waitTime", "TimeInterval"), DefinitionPlist.property("opening", "String"),
            ], output: "waitTime")
    }

    private static var find: [String: Any] {
        DefinitionPlist.intent(
            "FindSoup", category: "information", verb: "View", title: "Soup of the Day", parameters: [], combinations: [:],
            codes: [("success", nil, nil, true), ("failure", nil, nil, false)],
            response: [DefinitionPlist.property("soup", "Object", object: "Soup")], output: "soup",
            others: ["INIntentRestrictions": 1])
    }

    private static var share: [String: Any] {
        DefinitionPlist.intent(
            "ShareRecipe", category: "share", verb: "Share", title: "Share a Recipe",
            parameters: [DefinitionPlist.parameter("recipe", "String", prompts: ["Primary": "Which recipe?"])],
            combinations: ["recipe": "Share the recipe for ${recipe}"],
            codes: [("success", nil, nil, true), ("failure", nil, nil, false)])
    }

    private static var open: [String: Any] {
        DefinitionPlist.intent(
            "OpenKitchen", category: "generic", verb: "Do", title: "Open the Kitchen", parameters: [],
            combinations: ["": "Open the kitchen display"], codes: [("success", nil, nil, true), ("failure", nil, nil, false)])
    }
}
