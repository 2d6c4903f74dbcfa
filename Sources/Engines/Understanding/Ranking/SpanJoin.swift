import IntentSchema

/// Merges the template's and the model's slots for the same sentence and intent.
struct SpanJoin {
    let reader: TurnReader

    /// Whether the template fills a slot with unknown words, or reads two values as one, while the model has better values.
    func guesses(_ template: Hypothesis, what learned: Hypothesis) -> Bool {
        if joinsThings(template, besides: learned) { return true }
        return holdsGuess(template, what: learned)
    }

    /// Whether the template takes two things of one kind for a thing and its company, where the model has a request for each: "the water bill and
    /// the electricity bill".
    private func joinsThings(_ template: Hypothesis, besides learned: Hypothesis) -> Bool {
        guard let followers = learned.followers, let index = reader.grammar.intentIndices[template.intent] else { return false }
        let definitions = reader.grammar.intents[index].definitions
        let heard = ([learned] + followers).flatMap(\.spans)
        return template.spans.contains { owner in
            let kinds = definitions[owner.role]?.resets ?? []
            guard let kind = heard.first(where: { overlap($0, owner) })?.role, kinds.contains(kind) else { return false }
            return template.spans.contains { $0.role == kind && !overlap($0, owner) }
        }
    }

    private func holdsGuess(_ template: Hypothesis, what learned: Hypothesis) -> Bool {
        template.spans.contains { span in
            let others = learned.spans.filter { overlap(span, $0) && path($0, learned) != path(span, template) }
            guard !others.isEmpty else { return false }
            if span.role == "app" { return !isNamed(span, template.app) }
            if span.source == "text" || span.source == "unknown" { return true }
            // An amount with its unit is one value in a template and two in the model.
            if isGoal(span, template.intent) { return false }
            let inside = learned.spans.filter { span.start <= $0.start && $0.end <= span.end }
            return Set(inside.map { path($0, learned) }).count > 1
        }
    }

    private func isGoal(_ span: Hypothesis.Span, _ intent: String) -> Bool {
        guard let index = reader.grammar.intentIndices[intent] else { return false }
        return reader.grammar.intents[index].definitions[span.role]?.kind == .goal
    }

    private func isNamed(_ span: Hypothesis.Span, _ app: String?) -> Bool {
        guard let known = reader.context.apps.first(where: { $0.id == app }) else { return false }
        let rules = reader.grammar.words.tokens
        let words = rules.words(span.text)
        return ([known.name] + known.synonyms).contains { rules.words($0) == words }
    }

    /// Adds values that the model finds in words the template skips: "what bills did I pay last month".
    func addPassedOver(of learned: Hypothesis, to built: inout HypothesisBuilder.Built) {
        let tokens = reader.utterance.tokens
        for span in learned.spans where !span.candidates.isEmpty && !["text", "unknown", "model"].contains(span.source) {
            let name = parameter(span, learned)
            let words = tokens.indices.filter { tokens[$0].start < span.end && span.start < tokens[$0].end }
            // "Did anyone text me today": a template may pass over a time, too.
            let isPassedOver = span.source == "time" && words.allSatisfy(built.literals.contains)
            guard built.hypothesis.parameters[name] == nil, built.hypothesis.ambiguities[name] == nil,
                let value = learned.parameters[name],
                isPassedOver || built.literals.union(built.unheeded).isDisjoint(with: words),
                !built.hypothesis.spans.contains(where: { overlap($0, span) })
            else { continue }
            built.hypothesis.parameters[name] = value
            built.hypothesis.spans.append(span)
        }
        built.hypothesis.spans.sort { $0.start < $1.start }
    }

    /// Words for a constant fill no slot of a template; the model supplies their spans, and more precise value boundaries.
    func addSpans(of learned: Hypothesis, to hypothesis: inout Hypothesis) {
        guard let intent = reader.grammar.intentIndices[hypothesis.intent] else { return }
        lengthenTitles(in: &hypothesis, by: learned, intent)
        hypothesis.spans = hypothesis.spans.flatMap { placed($0, by: learned, intent) }
        let values = reader.builder.values
        for span in learned.spans where span.role == "app" || values.holds(span.role, intent: intent, in: hypothesis.parameters) {
            let isTaken = hypothesis.spans.contains { $0.role == span.role || overlap($0, span) }
            if !isTaken { hypothesis.spans.append(span) }
        }
        hypothesis.spans.sort { $0.start < $1.start }
    }

    /// Titles with the words behind them that the template passes over and the model does not: "Sunday supper", which may be a time.
    private func lengthenTitles(in hypothesis: inout Hypothesis, by learned: Hypothesis, _ intent: Int) {
        for span in hypothesis.spans
        where span.source == "text" && reader.grammar.intents[intent].definitions[span.role]?.kind == .title {
            let same = learned.spans.filter { overlap(span, $0) && path($0, learned) == path(span, hypothesis) }
            guard same.count == 1, same[0].start == span.start, same[0].end > span.end,
                let value = learned.parameters[parameter(span, learned)]
            else { continue }
            hypothesis.parameters[parameter(span, hypothesis)] = value
        }
    }

    /// The span with the model's boundaries, without an article the template may include; several spans if it names several
    /// things.
    private func placed(_ span: Hypothesis.Span, by learned: Hypothesis, _ intent: Int) -> [Hypothesis.Span] {
        let kind = reader.grammar.intents[intent].definitions[span.role]?.kind
        // The boundaries of vocabulary matches are exact.
        if span.source == "vocabulary" { return [span] }
        switch kind {
        case .time?, .past?: return [without(reader.scanner.small.timePrepositions, span)]
        case .person?, .people?, .money?, .paymentAmount?, .goal?, .messages?, .years?, nil: return [span]
        default: break
        }
        let same = learned.spans.filter { overlap(span, $0) && path($0, learned) == path(span, learned) }
        guard same.isEmpty else { return same.map { moved(span, to: $0) } }
        return [kind == .place ? without(reader.scanner.small.definite + reader.scanner.small.indefinite, span) : span]
    }

    private func moved(_ span: Hypothesis.Span, to other: Hypothesis.Span) -> Hypothesis.Span {
        var result = span
        (result.start, result.end, result.text) = (other.start, other.end, other.text)
        return result
    }

    private func without(_ words: [String], _ span: Hypothesis.Span) -> Hypothesis.Span {
        guard let first = span.text.firstIndex(of: " "), words.contains(span.text[..<first].lowercased()) else { return span }
        var result = span
        result.text = String(span.text[span.text.index(after: first)...])
        result.start = span.end - result.text.count
        return result
    }

    /// Trims names whose words the template has as literals: "Red Balloons at 1.5x speed".
    func cutNames(by template: HypothesisBuilder.Built, in hypothesis: inout Hypothesis) {
        for span in template.hypothesis.spans where span.source == "text" {
            let name = path(span, template.hypothesis)
            guard let index = hypothesis.spans.firstIndex(where: { path($0, hypothesis) == name && $0.start == span.start }),
                hypothesis.spans[index].end > span.end, isOwn(span.end..<hypothesis.spans[index].end, template),
                let value = template.hypothesis.parameters[parameter(span, template.hypothesis)]
            else { continue }
            hypothesis.spans[index] = span
            hypothesis.parameters[parameter(span, template.hypothesis)] = value
        }
    }

    /// Whether the template knows all the words, at least one of which is not a preposition or a name.
    private func isOwn(_ characters: Range<Int>, _ template: HypothesisBuilder.Built) -> Bool {
        let tokens = reader.utterance.tokens
        let inside = tokens.indices.filter { characters.contains(tokens[$0].start) }
        let known = template.hypothesis.spans.filter { $0.source != "text" && $0.source != "unknown" }
        let areKnown = inside.allSatisfy { index in
            template.literals.contains(index) || known.contains { $0.start <= tokens[index].start && tokens[index].end <= $0.end }
        }
        let isWritten = reader.scanner.isMixedCase
        return areKnown && inside.contains { template.literals.contains($0) && !reader.scanner.isStopWord[$0] }
            && !inside.contains { isWritten && reader.utterance.characters[tokens[$0].start].isUppercase }
    }

    /// Adds values of a template that fits part of the sentence: constants without a slot, and entities known by name.
    func addValues(of built: HypothesisBuilder.Built, to hypothesis: inout Hypothesis) {
        let template = built.hypothesis
        takeTexts(of: template, into: &hypothesis)
        var spoken = Set(template.spans.map { path($0, template) })
        for span in template.spans where !span.candidates.isEmpty && (span.source != "text" || isAnnounced(span, by: built)) {
            // A known or announced value that the model skipped.
            guard !hypothesis.spans.contains(where: { overlap($0, span) }) else { continue }
            spoken.remove(path(span, template))
            hypothesis.spans.append(span)
        }
        hypothesis.spans.sort { $0.start < $1.start }
        for (name, value) in template.parameters where !spoken.contains(name) {
            let fields = spoken.filter { $0.hasPrefix(name + ".") }.map { String($0.dropFirst(name.count + 1)) }
            hypothesis.parameters[name] = Self.completed(hypothesis.parameters[name], by: value, but: fields)
        }
        for reason in template.reasons where !hypothesis.reasons.contains(reason) { hypothesis.reasons.append(reason) }
    }

    /// Whether a literal of the template precedes the name: "by the Lonely Pines".
    private func isAnnounced(_ span: Hypothesis.Span, by built: HypothesisBuilder.Built) -> Bool {
        guard let index = reader.grammar.intentIndices[built.hypothesis.intent],
            reader.grammar.intents[index].definitions[span.role]?.kind == .title,
            let start = reader.utterance.tokens.firstIndex(where: { $0.start >= span.start }), start > 1
        else { return false }
        return built.literals.contains(start - 1) && reader.scanner.isStopWord[start - 1]
            && !built.literals.contains(start - 2) && !reader.scanner.isStopWord[start]
    }

    /// The value completed by the other; for records, by its other fields, except those given.
    private static func completed(_ value: ParameterValue?, by other: ParameterValue, but fields: [String]) -> ParameterValue? {
        guard let value else { return fields.isEmpty ? other : nil }
        guard var record = value.record, let more = other.record, record.type == more.type else { return value }
        for (field, value) in more.fields where record[field] == nil && !fields.contains(field) { record[field] = value }
        return .record(record)
    }

    /// Takes free texts whole: a template finds their start, while a model may omit an unseen first word.
    private func takeTexts(of template: Hypothesis, into hypothesis: inout Hypothesis) {
        for span in template.spans where span.source == "text" {
            let same = hypothesis.spans.indices.filter { path(hypothesis.spans[$0], hypothesis) == path(span, template) }
            guard let index = same.first, same.count == 1, isText(span, template.intent) else { continue }
            let learned = hypothesis.spans[index]
            let name = parameter(span, template)
            guard span.end == learned.end, span.start < learned.start, let value = template.parameters[name],
                !hypothesis.spans.contains(where: { $0 != learned && overlap($0, span) })
            else { continue }
            hypothesis.spans[index] = span
            hypothesis.parameters[name] = value
        }
    }

    private func isText(_ span: Hypothesis.Span, _ intent: String) -> Bool {
        guard let index = reader.grammar.intentIndices[intent] else { return false }
        let definition = reader.grammar.intents[index].definitions[span.role]
        return definition?.kind == .text && definition?.shape == nil
    }

    private func parameter(_ span: Hypothesis.Span, _ hypothesis: Hypothesis) -> String {
        reader.parameter(of: span.role, intent: hypothesis.intent)
    }

    /// The span's parameter, with its field if there is one.
    private func path(_ span: Hypothesis.Span, _ hypothesis: Hypothesis) -> String {
        guard let index = reader.grammar.intentIndices[hypothesis.intent] else { return span.role }
        return reader.grammar.intents[index].definitions[span.role]?.fills ?? span.role
    }

    private func overlap(_ first: Hypothesis.Span, _ second: Hypothesis.Span) -> Bool {
        first.start < second.end && second.start < first.end
    }
}
