import IntentSchema

// Requests that share their verb: "send John 20 and Grace 30", "20 to Mom, 30 to Dad and 10 to Nora".
extension TemplateInterpreter {
    private static let mostConjuncts = 5
    /// Minimum score of the request that leaves out nothing.
    private static let leastHead = 0.7
    /// Minimum score of a request whose verb is taken from the first one.
    private static let leastConjunct = 0.75
    /// An interpretation with at least this score stands if it accounts for everything.
    private static let settled = 0.9

    /// Several requests of one intent, of which only the first has the verb; `nil` if the words are not such.
    ///
    /// They are if the words behind a joint, put in place of the first request's values, make a request that fills the same parameters,
    /// at least two, and not all with the same values. What only one of them says, such as a note at the end, applies to all.
    func gapped(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard utterance.count <= Self.longestGapped, mayBeUnsettled(read), mayShareVerb(utterance, in: context) else {
            return nil
        }
        var alone = context
        alone.question = nil
        if let question = context.question {
            // A list of requests is never the answer to a question about one of them.
            guard !reader(of: utterance, in: context).isFreeText(question) else { return nil }
        }
        return joints(in: utterance, from: 1).prefix(Self.mostConjuncts).lazy
            .filter { !isInsideNumber($0, utterance, alone) }
            .compactMap { gapped(utterance, read, at: $0, in: alone) }
            .first
    }

    /// Requests of two kinds for which one verb is said: "book a table at Luna Piccola tomorrow at 8 and a ride there at 7:30". `nil` if the
    /// reading of all words accounts for them, or the words behind "and" are no request by themselves.
    func otherThing(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.count <= Self.longestGapped, utterance.quotes.isEmpty,
            case .request(let whole)? = read.acts.first, case let looksUp = grammar.looksUp(whole.intent),
            looksUp || losesValues(whole) || !whole.ambiguities.isEmpty, whole.followers?.isEmpty ?? true
        else { return nil }
        let small = grammar.words.small
        let places = joints(in: utterance, from: 2).filter { joint in
            grammar.words.joints.contains(utterance.word(joint.start))
                && (small.indefinite + (looksUp ? small.own + small.definite : [])).contains(utterance.word(joint.end))
        }
        return places.firstResult { joint -> Interpretation? in
            guard
                case .request(var head)? = readAsOne(tokens(of: utterance.text(0..<joint.start), in: context), in: context).acts
                    .first, isOwn(head, in: context),
                case .request(let other)? = readByRules(
                    utterance.freeText(joint.end..<utterance.count), in: context.mentioning(head)
                ).acts.first, isOwn(other, in: context), other.intent != head.intent
            else { return nil }
            head.followers = [other.moved(by: utterance.tokens[joint.end].start)]
            head.reasons.append("'\(utterance.text(joint.end..<utterance.count))' leaves out the verb")
            return Interpretation(acts: [.request(head)], rejected: read.rejected)
        }
    }

    private func isOwn(_ request: Hypothesis, in context: InterpretationContext) -> Bool {
        request.score >= Self.settled && request.template != "model" && request.followers?.isEmpty ?? true
            && request.leftOut?.isEmpty ?? true && request.unknownValues.isEmpty && request.ambiguities.isEmpty
            && context.apps.contains { $0.intents.contains(request.intent) }
    }

    /// The payment, or the request for money, with a note that stands behind a comma: "ask Nora for 18, her half of the pizza". `nil` if what
    /// stands there may be anything else.
    func withNote(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.quotes.isEmpty, utterance.tokens.contains(where: { $0.kind == .number }),
            let border = utterance.tokens.indices.dropFirst(3).last(where: { utterance.tokens[$0].followsPunctuation }),
            utterance.count - border > 1, utterance.count - border <= Self.longestNote,
            case let reader = reader(of: utterance, in: context), reader.isNoun(border..<utterance.count),
            case .request(var request)? = readAsOne(tokens(of: utterance.text(0..<border), in: context), in: context).acts.first,
            isOwn(request, in: context), let intent = grammar.intentIndices[request.intent],
            let money = grammar.intents[intent].kinds.first(where: { $0.kind == .money })?.name, request.parameters[money] != nil,
            let note = reader.textParameter(of: intent), request.parameters[note] == nil
        else { return nil }
        request.parameters[note] = .string(utterance.freeText(border..<utterance.count))
        request.spans.append(Self.span(of: border..<utterance.count, in: utterance, role: note))
        return Interpretation(acts: [.request(request)])
    }

    private static let longestNote = 8

    /// The request made for somebody else as well, who is named behind it: "send Grace 12.50 for coffee, and Nora too". `nil` if the words end
    /// in no such name.
    func withAnotherPerson(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.count > 4, utterance.quotes.isEmpty else { return nil }
        let reader = reader(of: utterance, in: context)
        guard
            let end = utterance.tokens.indices.dropFirst(3).first(where: { index in
                [Move.too, .same].contains { reader.end(of: $0, at: index) == utterance.count }
            }),
            case let last = utterance.tokens.indices[..<end].last(where: { grammar.words.joints.contains(utterance.word($0)) }),
            let joint = last, joint + 1 < end, end - joint <= Self.longestName,
            reader.scanner.people(at: joint + 1, isList: false).contains(where: { $0.end == end }),
            case .request(var head)? = readAsOne(tokens(of: utterance.text(0..<joint), in: context), in: context).acts.first,
            isOwn(head, in: context), let intent = grammar.intentIndices[head.intent],
            case let people = grammar.intents[intent].definitions.filter({
                $0.value.kind.isPerson && head.parameters[$0.key] != nil
            }),
            people.count == 1, let name = people.first?.key
        else { return nil }
        guard let value = reader.part(joint + 1..<end).value(of: name, intent) else {
            // "And tired too" names nobody.
            let isMain = reader.textParameter(of: intent).map { grammar.intents[intent].definitions[$0]?.isMain == true } ?? false
            guard !isMain, (joint + 1..<end).allSatisfy({ !reader.scanner.names.isCommon(utterance.word($0)) }) else {
                return nil
            }
            head.leftOut = (head.leftOut ?? []) + [LeftOut(text: utterance.text(joint + 1..<end), kind: .words)]
            return Interpretation(acts: [.request(head)])
        }
        let span = Self.span(of: joint + 1..<end, in: utterance, role: name)
        if let known = head.parameters[name]?.list {
            head.parameters[name] = .list(known + value.elements)
            head.spans.append(span)
        } else {
            var other = head
            other.parameters[name] = value
            other.spans = other.spans.filter { $0.role != name } + [span]
            head.followers = [other]
        }
        return Interpretation(acts: [.request(head)])
    }

    private static let longestName = 5

    /// The words with the amount that is said to be the same as the one before it: the second "30" of "send 20 to Nora, 30 to Wei and the same to
    /// Grace". `nil` if there is none.
    func withAmountAgain(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard context.question == nil, utterance.quotes.isEmpty, utterance.tokens.contains(where: { $0.kind == .number }),
            case let reader = reader(of: utterance, in: context),
            let place = utterance.tokens.indices.dropFirst(3).last(where: { place in
                reader.end(of: .same, at: place) != nil && grammar.words.joints.contains(utterance.word(place - 1))
            }),
            let end = reader.end(of: .same, at: place),
            case let name = reader.end(of: .relation, at: end) ?? end, name < utterance.count,
            reader.scanner.people(at: name, isList: true).contains(where: \.reading.isKnown),
            let amount = reader.scanner.entities.last(where: { $0.kind == .money && $0.range.upperBound < place })?.range
                ?? utterance.tokens.indices.last(where: { $0 < place && utterance.tokens[$0].kind == .number })
                .map({ $0..<$0 + 1 }),
            // Another amount before it, or there is but one request.
            utterance.tokens.indices.contains(where: { index in
                index < amount.lowerBound && utterance.tokens[index].kind == .number
            })
        else { return nil }
        return [
            utterance.text(0..<place), utterance.freeText(amount), utterance.freeText(end..<utterance.count),
        ].joined(separator: " ")
    }

    /// The way there, followed by the one back, which has an hour of its own: "a ride from work to the gym at 6 and back home at 8". Without
    /// an hour, or with a place that is not known, the way back is left out. `nil` if no such way is named.
    func withWayBack(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.count > 4, utterance.quotes.isEmpty,
            case let reader = reader(of: utterance, in: context),
            let (border, end) = utterance.tokens.indices.dropFirst(3).firstResult({ index in
                reader.end(of: .wayBack, at: index).map { (index, $0) }
            }),
            case .request(var head)? = readAsOne(tokens(of: utterance.text(0..<border), in: context), in: context).acts.first,
            head.score >= Self.settled, let intent = grammar.intentIndices[head.intent],
            let time = reader.departure(of: intent),
            case let places = grammar.intents[intent].kinds.filter({ $0.kind == .place }).map(\.name),
            places.count == 2
        else { return nil }
        let rest = reader.part(end..<utterance.count)
        let said = end < utterance.count ? rest.correction(of: intent, isAnnounced: true) : nil
        var back = Hypothesis(
            intent: head.intent, app: head.app, parameters: head.parameters, score: head.score, template: head.template)
        back.parameters[places[0]] = head.parameters[places[1]]
        back.parameters[places[1]] = head.parameters[places[0]]
        back.parameters[time] = nil
        back.parameters.merge(said?.parameters ?? [:]) { $1 }
        let main = places.first { grammar.intents[intent].definitions[$0]?.isMain == true }
        if back.parameters[time] != nil, main.flatMap({ head.parameters[$0] }) != nil, said?.unknownValues.isEmpty ?? false {
            back.spans = [Self.span(of: border..<utterance.count, in: utterance, role: time)]
            head.followers = [back]
        } else {
            head.leftOut = (head.leftOut ?? []) + [LeftOut(text: utterance.text(border..<utterance.count), kind: .action)]
        }
        return Interpretation(acts: [.request(head)])
    }

    private func gapped(
        _ utterance: Utterance, _ read: Interpretation, at joint: (start: Int, end: Int), in context: InterpretationContext
    ) -> Interpretation? {
        guard
            case .request(var head)? = readAsOne(tokens(of: utterance.text(0..<joint.start), in: context), in: context).acts.first,
            head.score >= Self.leastHead, head.isPlain, head.followers == nil, head.filled.count > 1,
            let verbEnd = head.spans.map(\.start).min(),
            isUnsettled(read, beside: head) || holdsTime(read, beside: head, utterance, behind: joint.end, in: context),
            let value = utterance.tokens.firstIndex(where: { $0.start - utterance.tokens[0].start >= verbEnd }),
            // "Remind me to … and remind me to …" leaves out no verb.
            titles(of: head) == nil
                || !(0..<value).contains(where: {
                    utterance.word($0) == utterance.word(joint.end) && opensRequest(utterance, at: $0)
                }),
            var rest = conjuncts(
                from: joint.end, of: utterance, utterance.text(0..<value), head, in: context, limit: Self.mostConjuncts),
            // "I'm on my way, ETA 22:00" is text, and nobody's name.
            !takesAnyText(head) || rest.allSatisfy(\.unknownValues.isEmpty)
        else { return nil }
        let isOneAmount = rest.allSatisfy { $0.amount == head.amount }
        let said = reader(of: utterance, in: context)
        for index in rest.indices { said.keepDay(of: index > 0 ? rest[index - 1] : head, in: &rest[index]) }
        Self.share(&head, &rest)
        head.move(by: utterance.tokens[0].start)
        head.followers = rest
        let reader = reader(of: utterance, in: context)
        if isOneAmount, !reader.sharingWords.isEmpty {
            // The first was read as if it were shared with one person only.
            head.restoreAmount()
            head.followers = rest.map { one in
                var one = one
                one.restoreAmount()
                return one
            }
            head = reader.shared(HypothesisBuilder.Built(hypothesis: head)).hypothesis
        }
        head.reasons.append("'\(utterance.text(joint.end..<utterance.count))' leaves out the verb")
        return Interpretation(acts: [.request(head)], rejected: read.rejected)
    }

    private static let longestGapped = 40

    /// The same done with something else next: "play jazz and then rock", "start a run, then a bike ride". `nil` if no word such as "then" says
    /// so, or what follows it has a verb of its own, or may belong to a text.
    func gappedBehindSequel(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation?
    {
        guard utterance.count <= Self.longestGapped, utterance.quotes.isEmpty, context.question == nil else { return nil }
        let reader = reader(of: utterance, in: context)
        return (1..<max(1, utterance.count - 1)).firstResult { index -> Interpretation? in
            var end = index
            while end < utterance.count, let next = grammar.words.sequels.longest(in: utterance, at: end)?.end { end = next }
            guard end > index, end < utterance.count,
                // "And" and "plus" join what is done at once.
                !(index..<end).allSatisfy({ reader.end(of: .and, at: $0) != nil || reader.end(of: .add, at: $0) != nil }),
                !opensRequest(utterance, at: end),
                case .request(var head)? = readAsOne(tokens(of: utterance.text(0..<index), in: context), in: context).acts.first,
                isPlain(head), let first = head.spans.map(\.start).min(),
                let value = utterance.tokens.firstIndex(where: { $0.start - utterance.tokens[0].start >= first }), value < index
            else { return nil }
            var lead = utterance.text(0..<value).split(separator: " ").map(String.init)
            let isSaidAgain =
                lead.last?.lowercased() == utterance.word(end)
                || grammar.words.small.indefinite.contains(lead.last?.lowercased() ?? "")
                    && grammar.words.small.indefinite.contains(utterance.word(end))
            if isSaidAgain { lead.removeLast() }
            let verb = lead.joined(separator: " ") + " "
            let rest = tokens(of: verb + utterance.freeText(end..<utterance.count), in: context)
            let last = readAsOne(rest, in: context)
            guard case .request(var next)? = (gappedBehindSequel(rest, last, in: context) ?? last).acts.first,
                case let more = next.followers ?? [], next.intent == head.intent, isPlain(next.alone),
                next.parameters != head.parameters,
                next.filled.isSuperset(of: head.filled)
            else { return nil }
            next.move(by: utterance.tokens[end].start - verb.count)
            head.move(by: utterance.tokens[0].start)
            head.followers = [next.alone] + more
            head.reasons.append("'\(utterance.text(end..<utterance.count))' leaves out the verb")
            return Interpretation(acts: [.request(head)], rejected: read.rejected)
        }
    }

    /// Whether what the request says to others may be any words.
    private func takesAnyText(_ request: Hypothesis) -> Bool {
        guard let intent = grammar.intentIndices[request.intent] else { return false }
        return grammar.intents[intent].definitions.values.contains { $0.kind == .text && $0.isMain == true }
    }

    private func isPlain(_ request: Hypothesis) -> Bool {
        request.score >= Self.settled && request.leftOut?.isEmpty ?? true && request.followers?.isEmpty ?? true
            && request.unknownValues.isEmpty && !request.spans.isEmpty && !holdsOpenText(request)
    }

    /// Whether a text is in it that could hold any words.
    private func holdsOpenText(_ request: Hypothesis) -> Bool {
        guard let intent = grammar.intentIndices[request.intent] else { return true }
        return request.spans.contains { span in
            span.source == "text" && grammar.intents[intent].definitions[span.role]?.kind == .text
        }
    }

    /// Several messages of which only the first has the verb, where a word such as "that" begins the text behind each other name: "tell Luca
    /// I'm not coming, and Nora that I am". `nil` if the words are not such.
    func gappedTexts(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard utterance.count <= Self.longestGapped, utterance.quotes.isEmpty, context.question == nil,
            case .request(let whole)? = read.acts.first, whole.followers?.isEmpty ?? true,
            let intent = grammar.intentIndices[whole.intent], case let reader = reader(of: utterance, in: context),
            let name = reader.textParameter(of: intent), grammar.intents[intent].definitions[name]?.isMain == true,
            let text = whole.spans.first(where: { $0.role == name }), let first = whole.spans.map(\.start).min(),
            let value = utterance.tokens.firstIndex(where: { $0.start >= first })
        else { return nil }
        return joints(in: utterance, from: value + 1).firstResult { joint -> Interpretation? in
            guard text.start < utterance.tokens[joint.start].start,
                reader.scanner.people(at: joint.end, isList: true).contains(where: \.reading.isKnown),
                case let verb = utterance.text(0..<value) + " ",
                case let rest = tokens(of: verb + utterance.freeText(joint.end..<utterance.count), in: context),
                case let last = readAsOne(rest, in: context),
                case .request(var next)? = (gappedTexts(rest, last, in: context) ?? last).acts.first, next.intent == whole.intent,
                next.score >= Self.settled, next.leftOut?.isEmpty ?? true,
                let person = next.spans.first(where: { $0.start == verb.count }),
                let other = next.spans.first(where: { $0.role == name }),
                // More than a space is between the name and its text.
                other.start > person.end + 1, tokens(of: other.text).count > 1,
                case .request(var head)? = readAsOne(tokens(of: utterance.text(0..<joint.start), in: context), in: context)
                    .acts.first, head.intent == whole.intent, head.score >= Self.settled, head.leftOut?.isEmpty ?? true
            else { return nil }
            next.move(by: utterance.tokens[joint.end].start - verb.count)
            head.followers = [next] + (next.followers ?? [])
            head.reasons.append("'\(utterance.text(joint.end..<utterance.count))' leaves out the verb")
            return Interpretation(acts: [.request(head)], rejected: read.rejected)
        }
    }

    /// A cheap test: a joint, and two numbers, or a number to be split, or a time right behind the joint.
    private func mayShareVerb(_ utterance: Utterance, in context: InterpretationContext) -> Bool {
        guard utterance.count > 4, utterance.quotes.isEmpty, !joints(in: utterance, from: 1).isEmpty else { return false }
        let reader = reader(of: utterance, in: context)
        let numbers = utterance.tokens.indices.count { reader.scanner.quantities.number(at: $0) != nil }
        // "The power bill from savings and the water bill from checking".
        let accounts = utterance.tokens.indices.count { grammar.words.counting.balances.longest(in: utterance, at: $0) != nil }
        return numbers > 1 || accounts > 1 || numbers == 1 && utterance.tokens.contains { grammar.words.splits.contains($0.text) }
            || joints(in: utterance, from: 1).contains { joint in
                (joint.end...min(joint.end + 1, utterance.count - 1)).contains { reader.scanner.futureTimeEnd(at: $0) != nil }
            }
    }

    /// The joints from the token on, each as the end of what is before it and the start of what is behind it.
    private func joints(in utterance: Utterance, from first: Int) -> [(start: Int, end: Int)] {
        (first..<max(first, utterance.count - 1)).compactMap { index in
            // The "as" of "as well" joins nothing.
            let too = grammar.phrases(of: .too).longest(in: utterance, at: index)?.end ?? index
            if grammar.words.joints.contains(utterance.word(index)) { return too > index + 1 ? nil : (index, index + 1) }
            guard utterance.tokens[index].followsPunctuation, !utterance.beginsSentence(at: index),
                !grammar.words.joints.contains(utterance.word(index))
            else { return nil }
            return (index, index)
        }
    }

    /// Whether the joint is between the parts of a number.
    private func isInsideNumber(
        _ joint: (start: Int, end: Int), _ utterance: Utterance, _ context: InterpretationContext
    ) -> Bool {
        let scanner = reader(of: utterance, in: context).scanner
        return (max(0, joint.start - 4)..<joint.start).contains { start in
            scanner.quantities.number(at: start).map { $0.end > joint.start } ?? false
        }
    }

    /// Whether the interpretation loses something, or takes for a text what is a request of two values.
    private func isUnsettled(_ read: Interpretation, beside head: Hypothesis) -> Bool {
        guard case .request(let whole)? = read.acts.first, !losesValues(whole) else { return mayBeUnsettled(read) }
        return whole.intent != head.intent && holdsText(whole) && head.score >= Self.settled
    }

    /// Whether a text of the same request has taken in the time of another one: "remind me at noon to eat and in an hour to go".
    private func holdsTime(
        _ read: Interpretation, beside head: Hypothesis, _ utterance: Utterance, behind joint: Int,
        in context: InterpretationContext
    ) -> Bool {
        guard case .request(let whole)? = read.acts.first, whole.intent == head.intent,
            let time = head.spans.first(where: { $0.source == "time" })?.start,
            whole.spans.contains(where: { span in
                span.source == "text" && span.start < utterance.tokens[joint].start && utterance.tokens[joint].start < span.end
                    && time < span.start
            })
        else { return false }
        let reader = reader(of: utterance, in: context)
        return (joint...min(joint + 1, utterance.count - 1)).contains { reader.scanner.futureTimeEnd(at: $0) != nil }
    }

    /// Whether it is unsettled beside some request.
    private func mayBeUnsettled(_ read: Interpretation) -> Bool {
        switch read.acts.first {
        case .request(let whole)?: losesValues(whole) || holdsText(whole)
        case .notUnderstood?, .value?, .correction?, .add?, .choice?: true
        default: false
        }
    }

    private func losesValues(_ whole: Hypothesis) -> Bool {
        ([whole] + (whole.followers ?? [])).contains { request in
            request.leftOut?.isEmpty == false || !request.unknownValues.isEmpty || request.score < Self.settled
                || request.ambiguities.keys.contains { isAmount($0, of: request.intent) }
                // Unknown words that hold a number are no name.
                || request.spans.contains(where: \.hidesNumber)
        }
    }

    private func isAmount(_ parameter: String, of intent: String) -> Bool {
        guard let index = grammar.intentIndices[intent] else { return false }
        return [.money, .paymentAmount].contains(grammar.intents[index].definitions[parameter]?.kind)
    }

    private func holdsText(_ whole: Hypothesis) -> Bool { whole.spans.contains { $0.source == "text" } }

    /// The requests from the token on; `nil` unless all words belong to one.
    private func conjuncts(
        from start: Int, of utterance: Utterance, _ verb: String, _ head: Hypothesis, in context: InterpretationContext,
        limit: Int
    ) -> [Hypothesis]? {
        guard limit > 0, start < utterance.count else { return nil }
        let later = joints(in: utterance, from: start + 1)
        let ends = [(start: utterance.count, end: utterance.count)] + later.reversed()
        for end in ends {
            guard let one = conjunct(start..<end.start, of: utterance, verb, head, in: context) else { continue }
            if end.start == utterance.count { return [one] }
            if let others = conjuncts(from: end.end, of: utterance, verb, head, in: context, limit: limit - 1) {
                return [one] + others
            }
        }
        return nil
    }

    private func conjunct(
        _ range: Range<Int>, of utterance: Utterance, _ verb: String, _ head: Hypothesis, in context: InterpretationContext
    ) -> Hypothesis? {
        if let other = otherPerson(range, of: utterance, head, in: context) { return other }
        let words = utterance.freeText(range)
        // "Book a table at Nopa … and at Zuni …": the preposition is said again.
        var lead = verb.split(separator: " ").map(String.init)
        if lead.last?.lowercased() == utterance.word(range.lowerBound) { lead.removeLast() }
        let before = lead.isEmpty ? "" : lead.joined(separator: " ") + " "
        guard case .request(var reading)? = readAsOne(tokens(of: before + words, in: context), in: context).acts.first,
            reading.intent == head.intent, reading.score >= Self.leastConjunct, reading.isPlain, reading.followers == nil,
            !reading.spans.contains(where: \.hidesNumber), !reading.spans.contains(where: { joinsPeople($0, of: head.intent) })
        else { return nil }
        let common = head.filled.intersection(reading.filled)
        guard common.count > 1, common.contains(where: { head.parameters[$0] != reading.parameters[$0] }) else { return nil }
        reading.move(by: utterance.tokens[range.lowerBound].start - before.count)
        return reading
    }

    /// Whether a person's name is rather two: "Grace and Daniel".
    private func joinsPeople(_ span: Hypothesis.Span, of intent: String) -> Bool {
        guard let index = grammar.intentIndices[intent], grammar.intents[index].definitions[span.role]?.kind == .person,
            case let words = tokens(of: span.text), words.count > 2
        else { return false }
        return (1..<words.count - 1).contains { grammar.words.personJoints.longest(in: words, at: $0) != nil }
    }

    /// The request for another person with whom an amount is split: "split 60 between Mary and John".
    private func otherPerson(
        _ range: Range<Int>, of utterance: Utterance, _ head: Hypothesis, in context: InterpretationContext
    ) -> Hypothesis? {
        let reader = reader(of: utterance, in: context)
        guard !reader.sharingWords.isEmpty, let intent = grammar.intentIndices[head.intent],
            let place = head.spans.lastIndex(where: { grammar.intents[intent].definitions[$0.role]?.kind == .person }),
            let slot = grammar.intents[intent].slotIndices[head.spans[place].role],
            let match = reader.scanner.people(at: range.lowerBound, isList: false).first(where: { $0.end == range.upperBound })
        else { return nil }
        var other = head
        let role = head.spans[place].role
        (other.parameters[role], other.ambiguities[role], other.unknownValues[role]) = (nil, nil, nil)
        other.spans.remove(at: place)
        var built = HypothesisBuilder.Built(hypothesis: other)
        reader.builder.add(match, slot: grammar.slots[slot], at: range.lowerBound, reader.builder.values, to: &built)
        return built.hypothesis
    }

    /// Gives every request what only another one says.
    private static func share(_ head: inout Hypothesis, _ rest: inout [Hypothesis]) {
        let common = rest.reduce(head.filled) { $0.intersection($1.filled) }
        let own = ([head] + rest).reduce(into: [String: ParameterValue]()) { result, one in
            result.merge(one.parameters.filter { !common.contains($0.key) }) { $1 }
        }
        head.parameters.merge(own.filter { !head.filled.contains($0.key) }) { old, _ in old }
        for index in rest.indices {
            rest[index].parameters.merge(own.filter { !rest[index].filled.contains($0.key) }) { old, _ in old }
        }
    }
}

extension Hypothesis {
    /// Where the amount of money is said; `nil` if none is.
    fileprivate var amount: Int? { spans.first { $0.source == "money" }?.start }

    /// Puts the amount back as it was said, before it was shared out.
    fileprivate mutating func restoreAmount() {
        for span in spans where span.source == "money" && parameters[span.role] != nil {
            if let said = span.candidates.first { parameters[span.role] = said }
        }
    }

    /// The request without those that follow it.
    var alone: Hypothesis {
        var result = self
        result.followers = nil
        return result
    }

    /// The parameters that the words fill, whether or not their values are known.
    fileprivate var filled: Set<String> {
        Set(parameters.keys).union(ambiguities.keys).union(unknownValues.keys)
    }

    /// Whether it accounts for all words and holds no text that might have no end.
    fileprivate var isPlain: Bool {
        leftOut?.isEmpty ?? true && !spans.contains { $0.source == "text" && $0.hidesNumber } && app == nil
    }
}

extension Hypothesis.Span {
    /// Whether words that are taken as they are, a name or a text, hold a number beside other words.
    fileprivate var hidesNumber: Bool {
        let isOpen = candidates.isEmpty || ["contact", "text", "unknown"].contains(source)
        return isOpen && text.contains(" ") && text.contains(where: \.isNumber)
    }
}

extension TurnReader {
    /// Whether the words name something, with "his", "the" or such before it, and neither say anything of it nor ask for anything.
    fileprivate func isNoun(_ words: Range<Int>) -> Bool {
        scanner.small.subjectDeterminers.contains(utterance.word(words.lowerBound))
            && !words.contains { index in
                let word = utterance.tokens[index].expansion ?? utterance.word(index)
                return grammar.words.reportVerbs.contains(word) || grammar.words.questions.contains(word)
                    || end(of: .auxiliary, at: index).map { $0 > index && !scanner.small.to.contains(word) } ?? false
                    || scanner.quantities.number(at: index).map { $0.end > index && utterance.tokens[index].kind == .number }
                        ?? false
            }
    }
}
