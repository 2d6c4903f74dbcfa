import IntentSchema

// Values that a request excludes: "play anything but jazz", "mark everything as done except the eggs".
extension TurnReader {
    /// Removes the values behind words that exclude them, since no parameter says what is not wanted.
    ///
    /// - Parameter isInstead: Whether to remove what stands behind "not" in a clause of its own, beside the value that is meant: "pay the
    ///   water bill, not the power bill".
    /// - Returns: The token ranges, each from the excluding word to the end of its value.
    func dropExcluded(from reading: inout Hypothesis, literals: Set<Int>, isInstead: Bool = false) -> [Range<Int>] {
        var dropped: [Range<Int>] = []
        for start in utterance.tokens.indices {
            // A template with such words knows what they exclude. "But" alone may join anything.
            let begins = start > 0 && utterance.tokens[start].followsPunctuation
            let isNot =
                !isInstead && start > openerEnd && end(of: .exclude, at: start) == nil && !isInText(start, of: reading)
                && !negatesVerb(start)
            guard let end = end(of: isInstead || isNot ? .insteadOf : .exclude, at: start),
                isInstead ? begins || end > start + 1 : isNot || !(start..<end).allSatisfy(literals.contains)
            else { continue }
            let first = min(end, utterance.count - 1)
            // "Except for the eggs", "but not from Tahoe".
            let limit = min(first + Self.mostBetween, utterance.count - 1)
            guard
                let place = reading.spans.firstIndex(where: { span in
                    !isVerbatim(span, in: reading) && !span.candidates.isEmpty
                        && (!isInstead || begins && hasOther(span, in: reading) || isOpen(span))
                        && (!isNot || mayBeUnwanted(span, in: reading))
                        && (first...limit).contains { utterance.tokens[$0].start == span.start }
                }),
                let last = utterance.tokens.lastIndex(where: { $0.end <= reading.spans[place].end }), last >= first
            else {
                if !isInstead, !isNot, let rest = unwanted(start, behind: end, in: reading) { dropped.append(rest) }
                continue
            }
            remove(reading.spans[place], from: &reading)
            reading.spans.remove(at: place)
            dropped.append(start..<last + 1)
        }
        if !dropped.isEmpty, !isInstead { reading.score = min(reading.score, Self.unsure) }
        return dropped
    }

    /// Removes the people whom the model has found in a clause that is left out as a whole, where other values remain: "find the photos from
    /// the beach and send one to Nora" looks for no photos of Nora.
    func dropValues(of leftOut: [LeftOut], from reading: inout Hypothesis) {
        let clauses = leftOut.filter { $0.kind == .action }.compactMap { part in
            utterance.tokens.indices.first { utterance.text($0..<utterance.count).hasPrefix(part.text) }.map { start in
                let first = utterance.tokens[start].start
                return first..<first + part.text.count
            }
        }
        let found = reading.spans.filter { span in span.source == "contact" && clauses.contains { $0.contains(span.start) } }
        guard reading.template == "model", !found.isEmpty, found.count < reading.spans.count else { return }
        for span in found { remove(span, from: &reading) }
        reading.spans.removeAll(where: found.contains)
    }

    /// Takes a name that nothing is known of for left out where a part of it is: the "pace" of "a 10k, easy pace" is no workout.
    func dropCutNames(from reading: inout Hypothesis, _ leftOut: inout [LeftOut]) {
        guard reading.template == "model" else { return }
        for span in reading.spans where span.source == "unknown" {
            guard let first = utterance.tokens.firstIndex(where: { $0.start == span.start }), first > 0,
                !utterance.tokens[first].followsPunctuation,
                let place = leftOut.firstIndex(where: { part in
                    part.kind == .words && interpreter.tokens(of: part.text).tokens.last?.text == utterance.word(first - 1)
                })
            else { continue }
            leftOut[place].text += " " + span.text
            reading.spans.removeAll { $0 == span }
            let name = parameter(of: span.role, intent: reading.intent)
            reading.unknownValues[name] = nil
            remove(span, from: &reading)
        }
    }

    /// Removes places that are only the home of somebody whom a verb is about: "pick up Grace at the airport" goes to no Grace's.
    ///
    /// - Returns: The names.
    func dropBarePersons(from reading: inout Hypothesis) -> [Range<Int>] {
        guard reading.template == "model" else { return [] }
        var dropped: [Range<Int>] = []
        for span in reading.spans where span.source == "place" && !span.candidates.isEmpty {
            guard let first = utterance.tokens.firstIndex(where: { $0.start >= span.start }), first > 0,
                let last = utterance.tokens.lastIndex(where: { $0.end <= span.end }), last >= first,
                end(of: .relation, at: first - 1) == nil, !utterance.mayBeginClause(at: first),
                scanner.people(at: first, isList: false).contains(where: { $0.end == last + 1 && $0.reading.isKnown }),
                opensRequest(at: first - 1) || end(of: .particle, at: first - 1) != nil || end(of: .out, at: first - 1) != nil
            else { continue }
            remove(span, from: &reading)
            reading.spans.removeAll { $0 == span }
            dropped.append(first..<last + 1)
        }
        return dropped
    }

    /// Removes what the model has found in words that a template leaves out on purpose: a stop at work is no pickup there.
    func dropUnheeded(from built: inout HypothesisBuilder.Built) {
        let starts = Set(built.unheeded.map { utterance.tokens[$0].start })
        guard !starts.isEmpty else { return }
        let found = built.hypothesis.spans.filter { starts.contains($0.start) && $0.role != Self.otherRole }
        for span in found {
            remove(span, from: &built.hypothesis)
            let name = parameter(of: span.role, intent: built.hypothesis.intent)
            if built.hypothesis.unknownValues[name] == span.text { built.hypothesis.unknownValues[name] = nil }
        }
        built.hypothesis.spans.removeAll(where: found.contains)
    }

    /// Whether all that the reading names is said not to be wanted, beside something else: the music of "start a run with no music".
    func isOnlyRefused(_ built: HypothesisBuilder.Built) -> Bool {
        guard let refused = refusedThing else { return false }
        let tokens = utterance.tokens
        let outside = tokens.indices.filter { !refused.contains($0) }
        let isNamed =
            built.literals.contains(where: refused.contains)
            || built.hypothesis.spans.contains { $0.start >= tokens[refused.lowerBound].start }
        func isSpan(_ index: Int) -> Bool {
            built.hypothesis.spans.contains { $0.start <= tokens[index].start && tokens[index].end <= $0.end }
        }
        return isNamed && outside.allSatisfy { !isSpan($0) && (!built.literals.contains($0) || opensRequest(at: $0)) }
            && outside.contains { !built.literals.contains($0) && interpreter.saysSomething(tokens[$0]) && !isPolite($0) }
    }

    /// Whether "no" stands there before a noun for what some request makes, which it refuses: "no music".
    func refusesMatter(at index: Int) -> Bool {
        guard let end = end(of: .without, at: index), end < utterance.count, !utterance.tokens[end].followsPunctuation else {
            return false
        }
        // "No, text John".
        let hasObject = end + 1 < utterance.count && !utterance.tokens[end + 1].followsPunctuation && !isPolite(end + 1)
        if hasObject, isOrder(at: end) { return false }
        return !grammar.intents(about: utterance.word(end)).isEmpty
    }

    /// Whether what the request is about is refused right behind its verb: "play no music".
    func refusesMatter(of intent: String) -> Bool {
        let place = openerEnd + 1
        guard place + 1 < utterance.count, grammar.opensRequest(utterance.tokens[openerEnd]), refusesMatter(at: place),
            let end = end(of: .without, at: place)
        else { return false }
        return grammar.words.matters[intent]?.contains(utterance.word(end)) ?? false
    }

    /// The words behind "no" at the beginning of a clause, or "with no", to the end of the clause; `nil` if there are none.
    private var refusedThing: Range<Int>? {
        utterance.tokens.indices.dropFirst(openerEnd + 1).firstResult { start -> Range<Int>? in
            let isRepair = grammar.words.repairs.longest(in: utterance, at: start).map { $0.end > start + 1 } ?? false
            let begins = utterance.tokens[start].followsPunctuation && !isRepair
            guard let end = end(of: .exclude, at: start) ?? (begins ? end(of: .without, at: start) : nil), end < utterance.count,
                !utterance.tokens[end].followsPunctuation
            else { return nil }
            return start..<(utterance.tokens.indices[end...].first(where: utterance.mayBeginClause) ?? utterance.count)
        }
    }

    /// Whether the span is a text that is taken as it was said, and no name: "not" belongs to it.
    private func isVerbatim(_ span: Hypothesis.Span, in reading: Hypothesis) -> Bool {
        guard span.source == "text", let intent = grammar.intentIndices[reading.intent] else { return false }
        return grammar.slots(named: span.role, of: intent).contains { [.text, .texts].contains(grammar.slotFacts[$0].kind) }
    }

    /// Whether the "not" is that of "do not like".
    private func negatesVerb(_ index: Int) -> Bool { index > 0 && end(of: .negation, at: index - 1).map { $0 > index } ?? false }

    /// Whether "not" before the span leaves nothing of it: "not an SUV". Of "not before 10" a limit is left.
    private func mayBeUnwanted(_ span: Hypothesis.Span, in reading: Hypothesis) -> Bool {
        guard let intent = grammar.intentIndices[reading.intent] else { return false }
        return grammar.slots(named: span.role, of: intent).allSatisfy { slot in
            switch grammar.slotFacts[slot].kind {
            case .time, .past, .duration: false
            default: true
            }
        }
    }

    /// Whether the clause says what is not to be done: "but please don't tell anybody".
    func refuses(_ clause: Range<Int>) -> Bool {
        let start = clause.lowerBound + part(clause).openerEnd
        guard let end = end(of: .negation, at: start), self.end(of: .insteadOf, at: start) == nil else { return false }
        return end < clause.upperBound
    }

    /// Whether the reading has values of the clause that begins there, or all its words as words of the request: "cancel the run, don't record
    /// it".
    func isSaid(_ start: Int, in reading: Hypothesis) -> Bool {
        if reading.spans.contains(where: { $0.end > utterance.tokens[start].start && !$0.candidates.isEmpty }) { return true }
        guard reading.leftOut?.isEmpty ?? true, let intent = grammar.intentIndices[reading.intent] else { return false }
        let told = (start..<utterance.count).filter { !scanner.isStopWord[$0] && end(of: .negation, at: $0) == nil }
        return !told.isEmpty && told.allSatisfy { grammar.intents[intent].vocabulary.contains(utterance.word($0)) }
    }

    private func isInText(_ index: Int, of reading: Hypothesis) -> Bool {
        reading.spans.contains { $0.start <= utterance.tokens[index].start && utterance.tokens[index].end <= $0.end }
    }

    /// What is not wanted, to the end of its clause, where several words say so and nothing was made of it: "but not on her mobile".
    private func unwanted(_ start: Int, behind end: Int, in reading: Hypothesis) -> Range<Int>? {
        guard end > start + 1, end < utterance.count, start > openerEnd, !isInText(start, of: reading) else { return nil }
        // A pronoun in it stands for who is meant anyway.
        let last = (end..<utterance.count).first { index in
            utterance.mayBeginClause(at: index)
                || !scanner.isStopWord[index]
                    && reading.spans.contains { !$0.candidates.isEmpty && $0.start == utterance.tokens[index].start }
        }
        return last == end ? nil : start..<(last ?? utterance.count)
    }

    /// Whether the open request has the span's value, which something else is to replace: "pick us up at grandma's instead of home".
    private func isOpen(_ span: Hypothesis.Span) -> Bool {
        context.question?.kind.concernsValues == true
            && context.parameters.values.contains { known in span.candidates.contains { known.isSame(as: $0) } }
    }

    /// Whether the reading has another value for what the span is for.
    private func hasOther(_ span: Hypothesis.Span, in reading: Hypothesis) -> Bool {
        reading.spans.contains { $0.role == span.role && $0.end <= span.start && !$0.candidates.isEmpty }
    }

    /// Removes a text that only says what is not wanted: "text Priya but not about the party".
    ///
    /// - Returns: The token ranges of such texts.
    func dropExcludedTexts(from reading: inout Hypothesis) -> [Range<Int>] {
        guard utterance.quotes.isEmpty else { return [] }
        var dropped: [Range<Int>] = cutExcluded(from: &reading)
        for span in reading.spans where span.source == "text" && span.role != "title" {
            guard let first = utterance.tokens.firstIndex(where: { $0.start >= span.start }), first > 0,
                !utterance.mayBeginClause(at: first), let end = end(of: .exclude, at: first),
                let last = utterance.tokens.lastIndex(where: { $0.end <= span.end }), last >= end,
                case let person = scanner.people(at: end, isList: false).first(where: { $0.reading.isKnown && $0.end <= last }),
                // One such word alone may begin a text, unless a name stands behind it.
                end > first + 1 || person != nil
            else { continue }
            remove(span, from: &reading)
            reading.spans.removeAll { $0 == span }
            if let person, let text = text(besides: first..<person.end, of: reading) {
                // "Text Mom but not Dad that dinner is ready": only the person is not wanted.
                reading.parameters.merge(text.parameters) { old, _ in old }
                reading.spans += text.spans.filter { $0.source == "text" }
                dropped.append(first..<person.end)
            } else {
                dropped.append(first..<last + 1)
            }
        }
        return dropped
    }

    /// Takes what is not wanted out of a list: "also a torch, but no matches".
    ///
    /// - Returns: The token ranges of such things.
    func dropExcludedItems(from reading: inout Hypothesis) -> [Range<Int>] {
        guard utterance.quotes.isEmpty, let intent = grammar.intentIndices[reading.intent] else { return [] }
        var dropped: [Range<Int>] = []
        for span in reading.spans where grammar.intents[intent].definitions[span.role]?.shape == .items {
            let name = parameter(of: span.role, intent: reading.intent)
            let places = utterance.tokens.indices.filter {
                span.start < utterance.tokens[$0].start && utterance.tokens[$0].end <= span.end
                    && utterance.tokens[$0].followsPunctuation
            }
            for start in places {
                guard let end = end(of: .exclude, at: start), end > start + 1, end < utterance.count,
                    let list = reading.parameters[name]?.list,
                    case let last = (end..<utterance.count).first(where: { utterance.tokens[$0].followsPunctuation })
                        ?? utterance.count,
                    case let words = utterance.freeText(start..<last),
                    case let left = list.filter({ $0.record?["spokenPhrase"]?.string != words }), left.count < list.count,
                    !left.isEmpty
                else { continue }
                reading.parameters[name] = .list(left)
                dropped.append(start..<last)
            }
        }
        return dropped
    }

    /// Cuts off what a note says at its end is not wanted: "send Wei 30 for the tickets but not now".
    private func cutExcluded(from reading: inout Hypothesis) -> [Range<Int>] {
        guard let intent = grammar.intentIndices[reading.intent], let name = textParameter(of: intent),
            grammar.intents[intent].definitions[name]?.isMain != true, let text = reading.parameters[name]?.string,
            let place = reading.spans.firstIndex(where: { $0.role == name && $0.source == "text" }),
            let first = utterance.tokens.firstIndex(where: { $0.start >= reading.spans[place].start }),
            let last = utterance.tokens.lastIndex(where: { $0.end <= reading.spans[place].end }), first < last,
            let border = (first + 1...last).first(where: { index in
                end(of: .exclude, at: index).map { $0 > index + 1 } ?? false
                    && end(of: .negation, at: index + 1) != nil
            }),
            case let kept = utterance.freeText(first..<border), text.hasPrefix(kept)
        else { return [] }
        reading.parameters[name] = .string(kept)
        reading.spans[place].text = kept
        reading.spans[place].end = utterance.tokens[border - 1].end
        return [border..<last + 1]
    }

    /// The same request read without the words; `nil` if it has no text then.
    private func text(besides words: Range<Int>, of reading: Hypothesis) -> Hypothesis? {
        guard words.upperBound < utterance.count else { return nil }
        let before = utterance.text(0..<words.lowerBound) + " "
        let rest = interpreter.tokens(of: before + utterance.freeText(words.upperBound..<utterance.count))
        let other = TurnReader(interpreter: interpreter, context: context, utterance: rest).requests().accepted.first?.hypothesis
        guard let other, other.intent == reading.intent, other.spans.contains(where: { $0.source == "text" }) else { return nil }
        return other.moved(by: utterance.tokens[words.upperBound].start - before.count)
    }

    /// Whether the words describe any one of a kind and name none: "some Italian place".
    func isIndefinite(_ words: Range<Int>) -> Bool {
        let first = utterance.word(words.lowerBound)
        guard words.count > 1 else { return scanner.small.kindNouns.contains(first) }
        let points = scanner.small.definite + scanner.small.own
        return grammar.words.references.contains(first) && !points.contains(first)
            && scanner.small.kindNouns.contains(utterance.word(words.upperBound - 1))
    }

    /// Whether the words only refer to the speaker: "I" is nobody's song.
    private func isSpeaker(_ words: Range<Int>) -> Bool {
        words.allSatisfy { scanner.small.speakers.contains(utterance.word($0)) }
    }

    /// Removes titles that only describe a kind, or name the speaker; the app is asked, or asks, for a name.
    func dropIndefinite(from reading: inout Hypothesis) {
        guard let intent = grammar.intentIndices[reading.intent] else { return }
        // "I need to tell Luca something": what, is yet to be said.
        if utterance.quotes.isEmpty, let name = textParameter(of: intent),
            grammar.intents[intent].definitions[name]?.isMain == true,
            let place = reading.spans.firstIndex(where: { $0.role == name }),
            let first = utterance.tokens.firstIndex(where: { $0.start >= reading.spans[place].start }),
            end(of: .unsaid, at: first).map({ $0 == utterance.count || utterance.tokens[$0 - 1].end == reading.spans[place].end })
                ?? false
        {
            remove(reading.spans[place], from: &reading)
            reading.spans.remove(at: place)
        }
        for place in reading.spans.indices.reversed() {
            let span = reading.spans[place]
            guard grammar.intents[intent].definitions[span.role]?.kind == .title, ["text", "model"].contains(span.source),
                let first = utterance.tokens.firstIndex(where: { $0.start >= span.start }),
                let last = utterance.tokens.lastIndex(where: { $0.end <= span.end }), first <= last,
                isIndefinite(first..<last + 1) || isIndefinite(first..<min(last + 2, utterance.count))
                    || isSpeaker(first..<last + 1)
                    // How long, and not what: "play jazz for 20 minutes".
                    || first > 0 && end(of: .relation, at: first - 1) == first
                        && scanner.times.duration(at: first)?.end == last + 1
            else { continue }
            let name = parameter(of: span.role, intent: reading.intent)
            let isAlone = !reading.spans.contains {
                $0.role != span.role && parameter(of: $0.role, intent: reading.intent) == name
            }
            if isAlone { reading.parameters[name] = nil } else { remove(span, from: &reading) }
            reading.unknownValues[name] = nil
            reading.spans.remove(at: place)
        }
    }

    /// Makes what can be done once be done once: of "a cab every morning at 8" the first is booked, and the repetition is told to be lost.
    ///
    /// - Returns: The words of the repetition.
    func dropRecurrence(from reading: inout Hypothesis) -> [Range<Int>] {
        guard let intent = grammar.intentIndices[reading.intent], !looksUp(reading.intent) else { return [] }
        let definitions = grammar.intents[intent].definitions
        return scanner.entities.filter { entity in
            guard entity.kind == .recurrence,
                let span = reading.spans.first(where: { span in
                    utterance.tokens[entity.range.lowerBound].start < span.end
                        && span.start < utterance.tokens[entity.range.upperBound - 1].end
                }), let definition = definitions[span.role], definition.kind == .time, definition.fills == nil
            else { return false }
            let name = parameter(of: span.role, intent: reading.intent)
            guard var range = reading.parameters[name]?.record, range["recurrenceRule"] != nil else {
                return reading.parameters[name] != nil
            }
            range["recurrenceRule"] = nil
            reading.parameters[name] = .record(range)
            return true
        }.map(\.range)
    }

    /// Removes names that were guessed from a question behind what is to be done: "lock the car. What does the fox say?" locks no fox.
    func dropQuestioned(from reading: inout Hypothesis) {
        guard !looksUp(reading.intent), let intent = grammar.intentIndices[reading.intent] else { return }
        let questions = interpreter.clauseBorders(in: utterance, context).filter { border in
            grammar.words.openQuestions.contains(utterance.word(border + part(border..<utterance.count).joinerEnd))
        }
        guard let question = questions.first.map({ utterance.tokens[$0].start }) else { return }
        for place in reading.spans.indices.reversed() {
            let span = reading.spans[place]
            guard span.start >= question, let kind = grammar.intents[intent].definitions[span.role]?.kind,
                kind.isName || kind == .title,
                ["text", "model", "words", "account", "biller", "unknown"].contains(span.source)
            else { continue }
            let name = parameter(of: span.role, intent: reading.intent)
            reading.parameters[name] = nil
            reading.unknownValues[name] = nil
            reading.spans.remove(at: place)
        }
    }

    /// Removes the state that a question asks about, which is what is to be found out: "did my electric bill get paid" looks for the bill,
    /// and not for a paid one.
    ///
    /// - Returns: The token ranges of the states.
    func dropAskedState(from reading: inout Hypothesis) -> [Range<Int>] {
        guard looksUp(reading.intent), let intent = grammar.intentIndices[reading.intent],
            SentenceFilter(self).markers.contains(where: { $0.sentence == .past || $0.sentence == .question }),
            !grammar.words.openQuestions.contains(utterance.word(openerEnd))
        else { return [] }
        var dropped: [Range<Int>] = []
        for place in reading.spans.indices.reversed() {
            let span = reading.spans[place]
            let name = parameter(of: span.role, intent: reading.intent)
            // What something is said of is named before; "any unpaid bills" and "is anything unpaid" ask whether there are some.
            let isNamed =
                reading.parameters.contains { $0.key != name }
                && reading.spans.contains { $0.role != span.role && $0.end <= span.start }
            let isOwn = utterance.tokens.contains { $0.end <= span.start && scanner.small.own.contains($0.text) }
            guard grammar.intents[intent].definitions[span.role]?.kind == .enumeration, Self.states.contains(name),
                isNamed || isOwn,
                !reading.spans.contains(where: { $0.role != span.role && $0.start >= span.end }),
                !utterance.tokens.contains(where: { token in
                    token.start >= span.end && grammar.intents[intent].keywords.contains(token.word)
                        && !grammar.words.emptyWords.contains(token)
                })
            else { continue }
            reading.parameters[name] = nil
            reading.ambiguities[name] = nil
            if let first = utterance.tokens.firstIndex(where: { $0.start >= span.start }),
                let last = utterance.tokens.lastIndex(where: { $0.end <= span.end }), first <= last
            {
                dropped.append(first..<last + 1)
            }
        }
        return dropped
    }

    /// The parameters by which a look-up is narrowed down to things in a state.
    private static let states: Set<String> = ["status"]

    /// The words that exclude what nothing is known of, so that it is not excluded: "not the bridge", "not too loud".
    func unknownExclusions(of reading: Hypothesis) -> [Range<Int>] {
        let unknown = reading.spans.compactMap { span -> Range<Int>? in
            guard span.candidates.isEmpty, span.source != "text",
                let first = utterance.tokens.firstIndex(where: { $0.start >= span.start }),
                let last = utterance.tokens.lastIndex(where: { $0.end <= span.end }), first <= last
            else { return nil }
            let start = (max(0, first - Self.mostBetween)..<first).first { index in
                guard let end = end(of: .exclude, at: index) ?? end(of: .negation, at: index) else { return false }
                return (end..<max(end, first)).allSatisfy(isArticle)
            }
            return start.map { $0..<last + 1 }
                ?? (span.role == Self.otherRole && span.source == "unknown" ? first..<last + 1 : nil)
        }
        let degrees = utterance.tokens.indices.filter(excludesDegree).map { start in
            start..<((start + 2..<utterance.count).first { utterance.mayBeginClause(at: $0) || $0 == start + Self.longestDegree }
                ?? utterance.count)
        }
        return unknown
            + degrees.filter { words in
                !unknown.contains { $0.overlaps(words) }
                    && !reading.spans.contains {
                        !$0.candidates.isEmpty && $0.start < utterance.tokens[words.upperBound - 1].end
                            && utterance.tokens[words.lowerBound].start < $0.end
                    }
            }
    }

    /// "Not too very loud".
    private static let longestDegree = 4

    /// The slot for words that may be anything.
    private static let otherRole = "other"

    /// The maximum number of words between the excluding word and its value.
    private static let mostBetween = 2
    /// The score of a request that cannot be carried out as it was meant, so that the user confirms what is left of it.
    static let unsure = 0.65

    /// Removes the span's values from the parameter that it fills, or from the field of a parameter's record.
    func remove(_ span: Hypothesis.Span, from reading: inout Hypothesis) {
        let name = parameter(of: span.role, intent: reading.intent)
        if let candidates = reading.ambiguities[name] {
            let left = candidates.filter { candidate in !span.candidates.contains { $0.isSame(as: candidate) } }
            reading.ambiguities[name] = left.count > 1 ? left : nil
            if left.count == 1 { reading.parameters[name] = left[0] }
            return
        }
        guard let old = reading.parameters[name] else { return }
        let left = old.without(span.candidates)
        reading.parameters[name] = isOnlyFrame(left, of: name, reading.intent) ? nil : left
    }

    /// Whether nothing is left of a record but what every one of its kind has: no restaurant, where seafood is not wanted.
    private func isOnlyFrame(_ value: ParameterValue?, of name: String, _ intent: String) -> Bool {
        guard let record = value?.record, let index = grammar.intentIndices[intent],
            let template = grammar.intents[index].records[name], let key = template.key, record[key] == nil
        else { return false }
        return record.fields.keys.allSatisfy { $0 == template.location || template.holds?[$0] != nil }
    }
}

extension ParameterValue {
    /// What is left without these values; `nil` if nothing is.
    fileprivate func without(_ values: [ParameterValue]) -> ParameterValue? {
        // A list is not the same as its first element.
        if values.contains(where: { $0.isSame(as: self) && ($0.list?.count ?? 1) == (list?.count ?? 1) }) { return nil }
        let parts = values.flatMap { $0.list ?? [$0] }
        if let list {
            let left = list.filter { element in !parts.contains { $0.isSame(as: element) } }
            return left.isEmpty ? nil : .list(left)
        }
        if parts.contains(where: { $0.isSame(as: self) }) { return nil }
        guard var record else { return self }
        for (name, value) in record.fields { record[name] = value.without(values) }
        return record.fields.isEmpty ? nil : .record(record)
    }
}
