public import Foundation
public import IntentSchema
public import LanguagePacks
import Learning
public import Understanding

extension AssistantHost {
    /// The interpreter of utterances, the same for conversations and for evaluation.
    ///
    /// - Parameters:
    ///   - apps: the apps whose phrases to learn.
    ///   - cache: the folder for caching what was learned from them; `nil` disables learning.
    public static func interpreter(
        _ pack: LanguagePack, catalogue: Catalogue, apps: @Sendable () async throws -> [AppDescription], cache: URL? = nil
    ) async throws -> TemplateInterpreter {
        async let model = Self.model(pack, apps: apps, cache: cache)
        async let places = concurrently { try pack.placeIndex() }
        async let language = concurrently { try pack.words() }
        async let custom = customTemplates(pack, catalogue, apps)
        let templates = try pack.compiledTemplates(isComplete: true)
        let learned = try await model
        return TemplateInterpreter(
            compiled: templates, places: try await places, language: try await language, model: learned,
            turns: try learned.flatMap { try pack.turns(annotator: $0.annotator) }, custom: try await custom)
    }

    /// The templates of the apps' own intents, with the apps' example sentences for them.
    private static func customTemplates(
        _ pack: LanguagePack, _ catalogue: Catalogue, _ apps: @Sendable () async throws -> [AppDescription]
    ) async throws -> CompiledTemplates? {
        guard catalogue.intents.keys.contains(where: { Catalogue.system.intents[$0] == nil }) else { return nil }
        let examples = try await apps().flatMap(\.examples).map { ($0.key, $0.value) }
        return try pack.customTemplates(of: catalogue, examples: Dictionary(examples, uniquingKeysWith: +))
    }

    private static func model(
        _ pack: LanguagePack, apps: @Sendable () async throws -> [AppDescription], cache: URL?
    ) async throws -> LearnedModel? {
        let annotator = try pack.annotator()
        guard let cache, let header = try pack.modelHeader(length: InstalledModel.headerLength) else {
            return try pack.model(annotator: annotator)
        }
        let installed = InstalledModel(folder: cache, program: ProgramIdentity.current ?? 0, intact: pack.cache)
        return try installed.model(for: try await apps(), header: header, annotator: annotator.annotator) {
            guard let base = try pack.model(annotator: annotator) else {
                throw HostError("the model of language '\(pack.language)' has vanished; start again")
            }
            return base
        }
    }
}

/// Makes the work asynchronous, so that `async let` runs it in parallel.
func concurrently<Value: Sendable>(_ work: @Sendable () throws -> Value) async throws -> Value { try work() }
