import ExtensionSources
import Testing

struct SourceDeclarationsTests {
    static let rows: [(source: String, classes: [String])] = [
        ("class IntentHandler: INExtension {}", ["IntentHandler"]),
        ("public final class IntentHandler : Intents.INExtension, INRequestRideIntentHandling {}", ["IntentHandler"]),
        ("class IntentHandler: INExtension\n{\n}", ["IntentHandler"]),
        ("// class Old: INExtension {}\nclass New: INExtension {}", ["New"]),
        ("/* /* nested */ class Old: INExtension {} */ class New: INExtension {}", ["New"]),
        ("let text = \"class Old: INExtension {}\"; class New: INExtension {}", ["New"]),
        ("let text = #\"a \" class Old: INExtension {}\"#; class New: INExtension {}", ["New"]),
        ("let text = \"\"\"\nclass Old: INExtension {}\n\"\"\"\nclass New: INExtension {}", ["New"]),
        ("let text = \"\\(names[\"a\"] ?? \"b\") class Old: INExtension {}\"; class New: INExtension {}", ["New"]),
        ("class Base: INExtension {}\nclass IntentHandler: Base {}", ["IntentHandler"]),
        (
            "class Store<Key: Hashable>: NSObject {}\nclass IntentHandler: INExtension, Sendable where Int: Hashable {}",
            ["IntentHandler"]
        ),
        ("class First: INExtension {}\nclass Second: INExtension {}", ["First", "Second"]),
        ("class IntentHandler: NSObject { class func make() -> INExtension { INExtension() } }", []),
        ("struct A { var type: INExtension.Type }", []),
        ("class", []), ("class A:", []), ("class A<", []), ("class A: B<", []), ("\"", []), ("/*", []), ("#\"", []),
        ("\"\\(", []), ("", []),
    ]

    @Test("the subclasses of INExtension are found as the compiler sees them", arguments: rows)
    func principalClasses(source: String, classes: [String]) {
        #expect(SourceDeclarations(source).finalClasses(of: "INExtension") == classes)
    }

    @Test("protocols are adopted by classes, in extensions, through other protocols and in compositions")
    func adopted() {
        let source = SourceDeclarations(
            """
            class A: NSObject, INSendMessageIntentHandling {}
            extension A: @preconcurrency INSearchForMessagesIntentHandling {}
            protocol Rides: Intents.INRequestRideIntentHandling & INGetRideStatusIntentHandling {}
            """)
        let expected: Set = [
            "NSObject", "INSendMessageIntentHandling", "INSearchForMessagesIntentHandling", "INRequestRideIntentHandling",
            "INGetRideStatusIntentHandling",
        ]
        #expect(source.adopted == expected)
    }

    @Test("an entry point of its own is noticed, but not the word in a comment")
    func entryPoint() {
        #expect(SourceDeclarations("@main struct A {}").hasEntryPoint)
        #expect(SourceDeclarations("@UIApplicationMain\nclass A {}").hasEntryPoint)
        #expect(!SourceDeclarations("// @main struct A {}\n@mainly struct B {}").hasEntryPoint)
    }
}
