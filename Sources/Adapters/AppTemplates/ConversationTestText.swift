import DefinitionFiles
import IntentSchema

/// The source of the tests that hold conversations with an app.
struct ConversationTestText {
    let name: AppName
    /// What people call the app.
    let title: String
    let principalClass: String
    /// A sentence for each intent, by its name.
    let sentences: [String: String]
    let catalogue: Catalogue
    /// Whether the extension has custom intents.
    var hasDefinitions = false

    /// For an app of skeletons, whose answers are known.
    func ofSkeletons(_ intents: [String]) -> String {
        file(
            intents.compactMap { intent in
                guard let sentence = sentences[intent], let definition = catalogue.intents[intent] else { return nil }
                let outcome = HandlerSkeleton.outcome(of: definition)
                let expectation =
                    outcome == "continueInApp"
                    ? "try await talk.expectLaunch(activityType: \"\(intent)\")"
                    : "try await talk.expectResponse(\"\(outcome)\")"
                return """
                        @Test("\(intent): a sentence leads to the handler, which answers")
                        func \(function(intent))() async throws {
                            let talk = try await talk(after: \(sentence.swiftLiteral))
                            \(expectation)
                        }
                    """
            }, helper: Self.plainHelper + "\n" + Self.agreeingHelper)
    }

    /// For an app whose handlers exist: what they answer is theirs.
    func ofHandlers(_ intents: [String]) -> String {
        file(
            intents.compactMap { intent in
                guard let sentence = sentences[intent] else { return nil }
                return """
                        @Test("\(intent): a sentence leads to the handler")
                        func \(function(intent))() async throws {
                            let talk = try talk()
                            let turn = try await talk.say(\(sentence.swiftLiteral))
                            #expect(turn.calls.contains { $0.call.request.intent.type == "\(intent)" })
                            // What the handler asks and answers is its own: expect it here, with talk.expectPrompt,
                            // talk.expectConfirmation and talk.expectResponse.
                        }
                    """
            }, helper: Self.plainHelper)
    }

    /// The arguments of `TestApp`.
    private var app: String {
        let intents = hasDefinitions ? ", customIntents: [.\(SwiftIdentifier.constant(of: name.extensionTarget))]" : ""
        return "\(principalClass).self, bundle: folder\(intents)"
    }

    private func function(_ intent: String) -> String {
        let stem = HandlerSkeleton.stem(of: intent)
        return stem.prefix(1).lowercased() + stem.dropFirst()
    }

    private static let plainHelper = """
            private func talk() throws -> TestConversation {
                try TestConversation(with: TestApp(PRINCIPAL.self, bundle: folder), surroundings)
            }

        """

    private static let agreeingHelper = """
            /// A conversation after a sentence, and after a yes if the assistant asks whether to go ahead.
            private func talk(after sentence: String) async throws -> TestConversation {
                let talk = try talk()
                try await talk.say(sentence)
                if await talk.state == .awaitingConfirmation { try await talk.answer("yes") }
                return talk
            }

        """

    private func file(_ tests: [String], helper: String) -> String {
        """
        \(PackageText.imports(["Foundation", "IntentsTesting", "Testing"]))

        @testable import \(name.extensionTarget)

        /// Conversations without a device or a network, in which time stands still. Scenarios.md of Errand's documentation says what can be expected.
        @Suite("Talking to \(name.name)")
        struct \(name.name)Conversations {
            /// The package's folder, with App/Info.plist and Extension/Info.plist.
            private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

            private let surroundings = TestSurroundings(
                location: Coordinate(latitude: 37.7793, longitude: -122.4193),
                contacts: [
                    person("John", "Ashby", "+1 415 555 0121"), person("Mary", "Birch", "+1 415 555 0122"),
                    person("Grace", "Crane", "+1 415 555 0123", relationship: "mother"),
                    person("Ada", "Crane", "+1 415 555 0124", relationship: "sister"),
                ])

            @Test("the property lists describe the app")
            func propertyLists() throws {
                #expect(try TestApp(\(app)).name == \(title.swiftLiteral))
            }

        \(tests.joined(separator: "\n\n"))

        \(helper.replacing("PRINCIPAL.self, bundle: folder", with: app))}

        private func person(_ given: String, _ family: String, _ phone: String, relationship: String? = nil) -> Contact {
            Contact(
                id: given, givenName: given, familyName: family, fullName: "\\(given) \\(family)", relationship: relationship,
                handles: [Contact.Handle(kind: .phoneNumber, value: phone)])
        }

        """
    }
}
