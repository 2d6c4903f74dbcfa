public import IntentSchema
public import Learning
import TextTokens

/// Reads what people say by templates written as data.
///
/// Templates, word lists and gazetteer are compiled once; reading costs well under a millisecond, whatever the number of contacts
/// and places.
public struct TemplateInterpreter: Interpreter {
    /// The most characters that are read.
    public static let longestUtterance = 2_000
    /// Readings below this score are none.
    static let threshold = 0.6
    static let mostRejected = 5

    /// What an interpreter knows: a class, as whoever reads something holds it.
    private final class Knowledge: Sendable {
        let grammar: Grammar
        let places: PlaceIndex
        let model: LearnedModel?
        let turns: LearnedModel?
        let language: Language
        let regionNames: [String: String]

        init(_ grammar: Grammar, _ places: PlaceIndex, _ model: LearnedModel?, _ turns: LearnedModel?, _ language: Language) {
            self.grammar = grammar
            self.places = places
            self.model = model
            self.turns = turns
            self.language = language
            regionNames = RegionNames(language.addresses).names
        }
    }

    private let knowledge: Knowledge
    var grammar: Grammar { knowledge.grammar }
    /// The gazetteer.
    public var places: PlaceIndex { knowledge.places }
    /// What was learned from examples; `nil` where templates alone read.
    var model: LearnedModel? { knowledge.model }
    /// What was learned of what people say while something is open; `nil` where rules alone read that.
    var turns: LearnedModel? { knowledge.turns }
    /// What the language knows of words.
    var language: Language { knowledge.language }
    var regionNames: [String: String] { knowledge.regionNames }

    /// - Parameters:
    ///   - templates: The files of one language, put together.
    ///   - catalogue: Intents beyond those of the templates, whose parameters can then be answered and changed.
    ///   - language: The words of the language besides the templates.
    ///   - model: Reads what no template says.
    ///   - turns: Reads what is said while something is open where no rule does.
    /// - Throws: `TemplateError` naming the file, the template and what is wrong with it.
    public init(
        templates: [TemplateFile], places: PlaceIndex, catalogue: Catalogue? = nil, language: Language = .none,
        model: LearnedModel? = nil, turns: LearnedModel? = nil
    ) throws(TemplateError) {
        self.init(
            compiled: try CompiledTemplates(templates, completedBy: catalogue), places: places, language: language,
            model: model, turns: turns)
    }

    /// Reads by templates that were compiled before.
    ///
    /// - Parameters:
    ///   - language: The words of the language besides the templates.
    ///   - model: Reads what no template says.
    ///   - turns: Reads what is said while something is open where no rule does.
    public init(
        compiled templates: CompiledTemplates, places: PlaceIndex, language: Language = .none, model: LearnedModel? = nil,
        turns: LearnedModel? = nil
    ) {
        knowledge = Knowledge(templates.grammar, places, model, turns, language)
    }

    public func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        let context = context.afresh
        let read = readByRules(utterance, in: context)
        return learnedTurn(utterance, read, in: context) ?? read
    }

    /// The reading by templates, moves and the model of requests, without what was learned of turns.
    func readByRules(_ utterance: String, in context: InterpretationContext) -> Interpretation {
        if let problem = Self.problem(of: utterance) { return Interpretation(acts: [.notUnderstood(problem)]) }
        let tokens = tokens(of: utterance)
        guard tokens.count > 0 else { return Interpretation(acts: [.notUnderstood(.noMatch(nearest: nil))]) }
        let read = readAsOne(tokens, in: context)
        return answerWithSequel(tokens, read, in: context) ?? withSequel(tokens, read, in: context)
            ?? fronted(tokens, read, in: context) ?? behindChatter(tokens, read, in: context) ?? read
    }

    func tokens(of utterance: String) -> Utterance {
        var tokens = Repairs.withoutHesitations(grammar.words.tokens.utterance(utterance), grammar)
        grammar.number(&tokens)
        return tokens
    }

    /// The reading as one answer or request.
    func readAsOne(_ tokens: Utterance, in context: InterpretationContext) -> Interpretation {
        let reader = TurnReader(interpreter: self, context: context, utterance: tokens)
        let read = context.question.map { reader.readAnswer(to: $0) } ?? reader.readRequest()
        var result = repaired(tokens, read, in: context) ?? read
        if result.acts.first == .yes, !reader.agreesClearly { result.acts = [.notUnderstood(.noMatch(nearest: nil))] }
        result.acts = result.acts.map(reader.completed)
        return result
    }

    /// Why the learned model takes the text for what it takes it, or for that intent; `nil` without a model.
    public func explanation(of utterance: String, intent: String? = nil) -> LearnedExplanation? {
        guard let model, Self.problem(of: utterance) == nil else { return nil }
        return model.explanation(of: TokenisedText(utterance), intent: intent)
    }

    /// Why the text cannot be read at all; `nil` when it can.
    private static func problem(of text: String) -> NotUnderstood? {
        // Bytes are counted first, as they cost nothing to count.
        if text.utf8.count > longestUtterance {
            let characters = text.count
            if characters > longestUtterance { return .tooLong(characters: characters, limit: longestUtterance) }
        }
        var isEmpty = true
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 9, 10, 13, 32: continue
            case 0...31, 127...159, 0xFFFD, 0xFFFE, 0xFFFF: return .notText
            default: isEmpty = isEmpty && scalar.properties.isWhitespace
            }
        }
        return isEmpty ? .emptyInput : nil
    }
}
