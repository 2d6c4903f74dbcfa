import Foundation
import IntentSchema
import Learning

/// Merges the hypotheses of templates and of the learned model into one ranking.
///
/// Both vote: a template with the fraction of the sentence it explains, which means little unless it is nearly all; the model
/// with its probability. Agreement raises the score above either; a hypothesis from only one of them has to be convincing.
struct RequestRanking {
    let reader: TurnReader
    let model: LearnedModel

    /// The maximum number of intents for which the model's slots are decoded.
    private static let mostIntents = 3
    /// Less likely intents are ignored.
    private static let leastLikely = 0.08
    /// A reading with at least this score may replace a likelier one that no app supports.
    private static let sure = 0.6
    /// A reading that an app supports replaces a likelier one at most this far ahead.
    private static let mostBehind = 0.12
    /// Readings below this score are rejected, unless the model proposes no other intent.
    private static let threshold = 0.35
    private static let leastThreshold = 0.2
    /// A template that explains at least this fraction has more accurate values than the model.
    private static let exact = 0.9

    /// A model at least this confident wins even over an introduced text.
    private static let verySure = 0.95

    struct Candidate {
        var template: HypothesisBuilder.Built?
        var explained = 0.0
        var probability = 0.0
        var learned: HypothesisBuilder.Built?

        /// The confidence in the intent, from 0 to 1.
        var score: Double { 1 - (1 - 0.98 * pow(explained, 6)) * (1 - probability) }
    }

    /// - Parameter templates: The templates' readings of the sentence, one per intent.
    func requests(
        _ templates: [HypothesisBuilder.Built]
    ) -> (accepted: [HypothesisBuilder.Built], rejected: [Hypothesis]) {
        var candidates: [String: Candidate] = [:]
        for built in templates {
            candidates[built.hypothesis.intent] = Candidate(template: built, explained: built.hypothesis.score)
        }
        let scores = reader.heardIntents()?.scores ?? []
        for intent in candidates.keys {
            guard let score = scores.first(where: { $0.intent == intent }) else { continue }
            candidates[intent]?.probability = score.probability
        }
        var likely: [(name: String, index: Int, probability: Double)] = []
        for score in scores.prefix(Self.mostIntents) where score.probability >= Self.leastLikely {
            guard let name = score.intent, let index = reader.grammar.intentIndices[name] else { continue }
            likely.append((name, index, score.probability))
        }
        for intent in likely { candidates[intent.name, default: Candidate()].probability = intent.probability }
        let isMeant = scores.first?.intent != nil
        let least = isMeant ? Self.leastThreshold : Self.threshold
        // Slot decoding takes most of the time, so it is skipped for candidates that cannot be accepted, or of which the template's reading
        // stands.
        let possible = likely.filter { intent in
            candidates[intent.name].map { $0.score >= least && !isWhole($0) } ?? false
        }
        let slots = Dictionary(
            uniqueKeysWithValues: zip(
                possible.map(\.name), reader.scanner.findings.slots(possible.map(\.name), by: model)))
        for intent in likely {
            let values = LearnedValues(reader: reader, intent: intent.index)
            let found = slots[intent.name] ?? []
            if slots[intent.name] != nil || candidates[intent.name]?.template == nil {
                candidates[intent.name]?.learned = values.request(found, probability: intent.probability)
            }
        }
        var ranked = candidates.values.compactMap(joined).sorted {
            ($1.hypothesis.score, $0.hypothesis.intent) < ($0.hypothesis.score, $1.hypothesis.intent)
        }
        // Nothing inside an introduced text is a request: "text Wei remind me to buy milk".
        if let text = ranked.firstIndex(where: { $0.announcesText && $0.hypothesis.score >= Self.exact }), text > 0,
            !ranked[..<text].contains(where: { other in
                !isInside(other, textOf: ranked[text])
                    && (isExplained(other, candidates) || isSure(other, before: ranked[text], candidates))
            })
        {
            ranked.insert(ranked.remove(at: text), at: 0)
        }
        // Of two plausible intents, the one that an app supports: "video call Priya" is ambiguous.
        let able = ranked.firstIndex {
            $0.hypothesis.score >= max(Self.sure, ranked[0].hypothesis.score - Self.mostBehind) && $0.unknownApp == nil
                && isServed($0.hypothesis.intent)
        }
        if let able, able > 0, !isServed(ranked[0].hypothesis.intent), !ranked[0].announcesText {
            ranked.insert(ranked.remove(at: able), at: 0)
        }
        // What follows on what was done last need not be likely by itself.
        let follows = ranked.first.map(reader.isFollowUp) ?? false
        let accepted = ranked.prefix { $0.hypothesis.score >= (follows ? Self.leastThreshold : least) }
        var meant: [HypothesisBuilder.Built] = []
        var vague: [Hypothesis] = []
        for built in accepted { if isVague(built) { vague.append(built.hypothesis) } else { meant.append(built) } }
        return (meant, vague + ranked.dropFirst(accepted.count).map(\.hypothesis))
    }

    /// An upper bound of any request's score, whatever its values.
    ///
    /// - Parameters:
    ///   - templates: The templates' readings of the sentence, one per intent.
    ///   - isMeant: Which intents count.
    func bestScore(_ templates: [HypothesisBuilder.Built], among isMeant: (String) -> Bool) -> Double {
        let scores = reader.heardIntents()?.scores ?? []
        let byTemplates = templates.filter { isMeant($0.hypothesis.intent) }.map { built in
            let probability = scores.first { $0.intent == built.hypothesis.intent }?.probability ?? 0
            let score = Candidate(explained: built.hypothesis.score, probability: probability).score
            return built.announcesText ? max(score, built.hypothesis.score) : score
        }
        let likeliest = scores.prefix(Self.mostIntents).filter { $0.intent.map(isMeant) ?? false }.map(\.probability)
        return (byTemplates + likeliest).max() ?? 0
    }

    /// Whether only the model proposes the request, and no word supports it: "get me something nice", or several sentences that would
    /// all be texts of it.
    private func isVague(_ built: HypothesisBuilder.Built) -> Bool {
        guard built.hypothesis.template == "model", built.hypothesis.followers == nil else { return false }
        guard built.hypothesis.spans.isEmpty else { return holdsOnlyTexts(built.hypothesis) || isLookUpOfWords(built) }
        guard built.literals.isEmpty else { return false }
        let grammar = reader.grammar
        return reader.utterance.tokens.indices.allSatisfy { index in
            let token = reader.utterance.tokens[index]
            if grammar.intents.indices.count(where: { grammar.intents[$0].vocabulary.contains(token) }) > Self.mostSharing {
                return true
            }
            let isOwn = grammar.intentIndices[built.hypothesis.intent].map { grammar.intents[$0].vocabulary.contains(token) }
            return isOwn != true
                && (grammar.words.emptyWords.contains(token) || grammar.words.references.contains(token)
                    || reader.isPolite(index))
        }
    }

    /// Whether any words are looked for, and none says among what: "is Bramble parked somewhere" asks for no note of that text.
    private func isLookUpOfWords(_ built: HypothesisBuilder.Built) -> Bool {
        guard reader.looksUp(built.hypothesis.intent), let intent = reader.grammar.intentIndices[built.hypothesis.intent],
            built.hypothesis.spans.allSatisfy({ $0.source == "text" || $0.candidates.isEmpty }), built.literals.isEmpty
        else { return false }
        return !reader.utterance.tokens.indices.contains { index in
            let token = reader.utterance.tokens[index]
            return reader.grammar.intents[intent].vocabulary.contains(token) && token.text.count > Self.longestSmallWord
                && !reader.grammar.words.fillers.contains(token) && !reader.grammar.words.emptyWords.contains(token)
                && !reader.grammar.words.questions.contains(token.text)
                && !reader.grammar.words.openQuestions.contains(token.text)
                && !built.hypothesis.spans.contains { $0.start <= token.start && token.end <= $0.end }
        }
    }

    /// Hardly any word of more letters only joins others.
    private static let longestSmallWord = 3

    /// Whether there are several texts and nothing else but what joins them.
    private func holdsOnlyTexts(_ hypothesis: Hypothesis) -> Bool {
        guard hypothesis.spans.count > 1, hypothesis.spans.allSatisfy({ $0.source == "text" }) else { return false }
        return reader.utterance.tokens.allSatisfy { token in
            token.kind == .symbol || reader.grammar.words.joints.contains(token)
                || hypothesis.spans.contains { $0.start < token.end && token.start < $0.end }
        }
    }

    /// A word shared by more intents than this is evidence for none.
    private static let mostSharing = 12

    /// Whether a template explains all the words as this request.
    private func isExplained(_ built: HypothesisBuilder.Built, _ candidates: [String: Candidate]) -> Bool {
        (candidates[built.hypothesis.intent]?.explained ?? 0) >= Self.exact
    }

    /// Whether the model is confident in a reading that uses the words before the text as a value and contains no text.
    private func isSure(
        _ built: HypothesisBuilder.Built, before other: HypothesisBuilder.Built, _ candidates: [String: Candidate]
    ) -> Bool {
        guard let text = other.hypothesis.spans.first(where: { $0.source == "text" }),
            let first = reader.utterance.tokens.firstIndex(where: { $0.start >= text.start }),
            // "Tell Nora send me 20 dollars" is a message to her.
            !reader.opensRequest(at: first) || reader.grammar.words.small.subjects.contains(reader.utterance.word(first))
        else { return false }
        return (candidates[built.hypothesis.intent]?.probability ?? 0) >= Self.verySure
            && (candidates[other.hypothesis.intent]?.probability ?? 0) <= 1 - Self.verySure
            && built.hypothesis.spans.contains { $0.start < text.start && !$0.candidates.isEmpty }
            && built.hypothesis.spans.contains { $0.start > text.start && !$0.candidates.isEmpty && $0.source != "text" }
    }

    /// Whether all evidence for a reading is inside the text that another introduces.
    private func isInside(_ built: HypothesisBuilder.Built, textOf other: HypothesisBuilder.Built) -> Bool {
        guard let text = other.hypothesis.spans.first(where: { $0.source == "text" }) else { return false }
        let words = built.literals.filter { !reader.isPolite($0) }
        return built.hypothesis.spans.allSatisfy { $0.start >= text.start }
            && words.allSatisfy { reader.utterance.tokens[$0].start >= text.start }
    }

    private func isServed(_ intent: String) -> Bool { reader.context.appIndex.intents.contains(intent) }

    /// The fraction that a template must explain to have more accurate values than the model.
    private func needed(of candidate: Candidate) -> Double {
        // An uninstalled app's name has no weight for a model, but the template that recognises it reports it back.
        candidate.template?.unknownApp == nil ? Self.exact : TemplateInterpreter.threshold
    }

    /// Whether the template's reading stands as it is, whatever the model marks inside the text that it introduces.
    private func isWhole(_ candidate: Candidate) -> Bool {
        candidate.template?.announcesText == true && candidate.explained >= needed(of: candidate)
    }

    /// Joins the template's and the model's readings of one intent: the values of the more reliable one, plus what the other
    /// adds.
    private func joined(_ candidate: Candidate) -> HypothesisBuilder.Built? {
        let join = SpanJoin(reader: reader)
        var isExact = candidate.explained >= needed(of: candidate)
        if let template = candidate.template, let learned = candidate.learned, candidate.probability >= Self.sure,
            !template.announcesText,
            // A text that the model takes for two is one.
            learned.hypothesis.ambiguities.isEmpty || !template.hypothesis.ambiguities.isEmpty
        {
            isExact = isExact && !join.guesses(template.hypothesis, what: learned.hypothesis)
        }
        isExact = isExact || candidate.learned == nil
        guard var built = isExact ? candidate.template : candidate.learned else { return nil }
        // Whichever has the better values, the template's literals belong to the request.
        built.literals = candidate.template?.literals ?? []
        built.unheeded = candidate.template?.unheeded ?? []
        built.hypothesis.score = candidate.score
        // An introduced text is taken as a whole, whatever the model marks inside it.
        if built.announcesText {
            built.hypothesis.score = max(candidate.score, candidate.explained)
            return built
        }
        guard let other = isExact ? candidate.learned : candidate.template else { return built }
        if !isExact { join.cutNames(by: other, in: &built.hypothesis) }
        if isExact {
            join.addSpans(of: other.hypothesis, to: &built.hypothesis)
            if candidate.probability >= Self.sure { join.addPassedOver(of: other.hypothesis, to: &built) }
        } else {
            join.addValues(of: other, to: &built.hypothesis)
        }
        return built
    }
}

extension TurnReader {
    /// The parameter that a slot fills, as a whole or in part.
    func parameter(of slot: String, intent: String) -> String {
        guard let index = grammar.intentIndices[intent] else { return slot }
        return grammar.intents[index].definitions[slot]?.target?.parameter ?? slot
    }
}
