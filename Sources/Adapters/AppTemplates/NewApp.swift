package import IntentSchema

/// An app whose package is to be written: what it is called, and the intents that it handles.
package struct NewApp: Sendable {
    /// The name.
    package let name: AppName
    /// Where its package finds Errand.
    package let errand: ErrandPackage
    /// The intents, by class name, in the app's order of priority.
    package let intents: [String]
    /// A sentence that requests an intent, for its test; by intent.
    package var sentences: [String: String]
    /// Whether the app has a program of its own beside its extension's.
    package let hasProgram: Bool
    /// The definitions.
    let catalogue: Catalogue

    /// The intents that apps can handle, by domain.
    package static var knownIntents: [String] { HandlerSignature.system.map(\.intent) }

    /// - Parameters:
    ///   - intents: class names, such as `INSendPaymentIntent`. Names that are given twice count once.
    ///   - sentences: intents without one have no conversation test.
    ///   - hasProgram: whether the app has a program of its own beside its extension's.
    /// - Throws: `AppTemplateError` if an intent is unknown, or none is given.
    package init(
        _ name: AppName, intents: [String], errand: ErrandPackage, sentences: [String: String] = [:], hasProgram: Bool = false,
        catalogue: Catalogue = .system
    ) throws(AppTemplateError) {
        self.name = name
        self.hasProgram = hasProgram
        self.errand = errand
        self.sentences = sentences
        self.catalogue = catalogue
        var seen: Set<String> = []
        self.intents = intents.filter { seen.insert($0).inserted }
        guard !intents.isEmpty else {
            throw AppTemplateError(.unknownIntent, "an app handles at least one intent; name it, such as INSendMessageIntent")
        }
        for intent in self.intents {
            if let problem = Self.problem(of: intent, catalogue) { throw AppTemplateError(.unknownIntent, problem) }
        }
    }

    /// The files, by path within the package.
    package var files: [String: String] {
        var files = PackageText(name: name, errand: errand, languageMode: 6, hasProgram: hasProgram).files
        files["App/Info.plist"] = PropertyListText.app(name, intents: intents, hasProgram: hasProgram)
        if hasProgram { files[ApplicationText.path] = ApplicationText(name: name).text }
        files["Extension/Info.plist"] = PropertyListText.intentsExtension(name, principalClass: "IntentHandler", intents: intents)
        files["Extension/IntentHandler.swift"] = entryPoint
        for skeleton in skeletons {
            files["Extension/\(HandlerSkeleton.className(of: skeleton.signature.intent)).swift"] = skeleton.text
        }
        let tests = ConversationTestText(
            name: name, title: name.name, principalClass: "IntentHandler", sentences: sentences, catalogue: catalogue)
        files["Tests/\(name.name)Conversations.swift"] = tests.ofSkeletons(intents)
        return files
    }

    private var skeletons: [HandlerSkeleton] {
        intents.compactMap { intent in
            guard let signature = HandlerSignature.of(intent), let definition = catalogue.intents[intent] else { return nil }
            return HandlerSkeleton(
                signature: signature, definition: definition, catalogue: catalogue, subsystem: name.identifier)
        }
    }

    private var entryPoint: String {
        let cases = intents.map { "        case is \($0): \(HandlerSkeleton.className(of: $0))()" }
        return """
            \(PackageText.imports(["Intents"]))

            /// The extension's entry point: a handler of its own for each kind of request.
            final class IntentHandler: INExtension {
                override func handler(for intent: INIntent) -> Any {
                    switch intent {
            \(cases.joined(separator: "\n"))
                    default: self
                    }
                }
            }

            """
    }

    private static func problem(of intent: String, _ catalogue: Catalogue) -> String? {
        guard HandlerSignature.of(intent) == nil || catalogue.intents[intent] == nil else { return nil }
        if catalogue.intents[intent] != nil {
            return "no app handles \(intent): it identifies what apps have donated; leave it out"
        }
        let names = HandlerSignature.system.map(\.intent)
        let near =
            names.filter { $0.lowercased() == "in\(intent)intent".lowercased() || $0.lowercased() == intent.lowercased() }
            + names.filter { $0.resembles(intent) }
        let hint = near.first.map { "; did you mean \($0)?" } ?? "; errand new app --list-intents lists them"
        return "there is no intent '\(intent)'\(hint)"
    }
}

extension String {
    /// Whether one of the texts contains the other one's telling part, as `INSendMoney` and `INSendPaymentIntent` do not.
    fileprivate func resembles(_ other: String) -> Bool {
        let part = HandlerSkeleton.stem(of: other).lowercased()
        return part.count > 3 && lowercased().contains(part)
    }
}
