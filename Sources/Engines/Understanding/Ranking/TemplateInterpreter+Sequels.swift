import IntentSchema

// Several requests in one utterance: "call mom and then order me a ride home".

extension TemplateInterpreter {
    private static let mostPlaces = 4
    private static let mostFollowers = 4
    /// Minimum score of each of two requests.
    private static let leastSure = 0.7
    /// Minimum score of the second if only "and" joins them.
    private static let sure = 0.9
    /// The score of the first of more requests than can wait, so that the person is asked first.
    private static let crowded = 0.65
    /// Minimum score of a request that is likely part of the one before it.
    private static let verySure = 0.95

    /// The first of several requests, followed by the others; `nil` if the utterance is one request, or none.
    func withSequel(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        if let both = changedWithSequel(utterance, in: context) { return both }
        let whole: Hypothesis?
        switch read.acts.first {
        case .request(let hypothesis): whole = hypothesis
        case .notUnderstood(.noMatch), .notUnderstood(.notARequest):
            guard context.question == nil else { return nil }
            whole = nil
        default: return nil
        }
        var alone = context
        alone.question = nil
        if let whole, let first = withoutRestating(whole, utterance, in: alone) {
            return Interpretation(acts: [.request(first)], rejected: read.rejected)
        }
        // The "and" of "oh and add" joins nothing.
        let opened = reader(of: utterance, in: context).openerEnd
        for place in sequels(in: utterance) where place.end > opened {
            if let whole, let split = orderedBehindLookUp(whole, utterance, place, in: alone) {
                return Interpretation(acts: [.request(split)], rejected: read.rejected)
            }
            if let whole, whole.score >= Self.leastSure,
                whole.explains(utterance.tokens[place.start], isJoint: place.end > place.start)
                    || whole.isTextAround(utterance.tokens[place.start])
            {
                guard
                    let split = cutBehindQuote(whole, utterance, place, in: alone)
                        ?? cutFromText(whole, utterance, place, in: alone)
                        ?? cutFromMessage(whole, utterance, place, in: alone) ?? cutFromNote(whole, utterance, place, in: alone)
                        ?? restarted(whole, utterance, place, in: alone).map({ followed($0, by: $1, utterance, place) })
                else {
                    // What several things to do are joined by is no border: "remind me to water the ferns, feed the cat and empty the bin".
                    if let titles = titles(of: whole)?.titles, (whole.parameters[titles]?.list?.count ?? 0) > 1 { return nil }
                    continue
                }
                return Interpretation(acts: [.request(split)], rejected: read.rejected)
            }
            if utterance.beginsSentence(at: place.start) {
                guard let split = split(utterance, read, at: place.start, in: alone) else { continue }
                return split
            }
            // A comma alone ends a request that explains everything after it only if both sides are surely requests of their own.
            let isDoubtful =
                place.end == place.start && whole.map { $0.score >= Self.leastSure && $0.leftOut?.isEmpty ?? true } ?? false
            if isDoubtful, utterance.tokens[place.end].kind == .number || !isCommand(utterance, before: place.end, in: context) {
                continue
            }
            let isPlain = place.end <= place.start + 1
            let pointsBack = isPlain && pointsBack(utterance, from: place.end)
            let words = utterance.text(0..<place.start)
            guard case .request(let first)? = readHead(tokens(of: words, in: context), in: alone).acts.first,
                first.score >= Self.leastSure, mayGoOn(behind: first, in: words),
                case .request(let second)? = readByRules(
                    utterance.freeText(place.end..<utterance.count), in: alone.mentioning(first)
                ).acts.first,
                mayFollow(second, first, place, isPlain: isPlain),
                !pointsBack || isSurely(second, behind: first) || isLessThan(whole, first, and: second),
                place.end > place.start || !listsRequests(second),
                !isDoubtful
                    || isSeparate(second, from: first) && !isLabel(utterance.tokens[place.end], of: whole, besides: second)
            else { continue }
            return Interpretation(acts: [.request(joined(first, second, utterance, place))], rejected: read.rejected)
        }
        return nil
    }

    /// The request whose text is quoted, followed by the order behind the quotation: "text Luca "see you at 8" and remind me to leave".
    private func cutBehindQuote(
        _ whole: Hypothesis, _ utterance: Utterance, _ place: (start: Int, end: Int), in context: InterpretationContext
    ) -> Hypothesis? {
        guard let quote = utterance.quotes.first(where: { $0.upperBound == place.start }),
            let text = whole.lastText, text.start <= utterance.tokens[quote.lowerBound].start,
            case .request(let first)? = readAsOne(tokens(of: utterance.freeText(0..<place.start), in: context), in: context)
                .acts.first,
            first.intent == whole.intent, first.score >= Self.sure, first.leftOut?.isEmpty ?? true,
            let second = order(utterance, from: place.end, behind: first, in: context)
        else { return nil }
        return joined(first, second, utterance, place)
    }

    /// The look-up followed by the order behind it, which adds nothing to what is looked for: "read me Priya's last message and reply that I'm
    /// in".
    private func orderedBehindLookUp(
        _ whole: Hypothesis, _ utterance: Utterance, _ place: (start: Int, end: Int), in context: InterpretationContext
    ) -> Hypothesis? {
        guard grammar.looksUp(whole.intent), place.end > place.start, utterance.quotes.isEmpty,
            case .request(let first)? = readAsOne(tokens(of: utterance.text(0..<place.start), in: context), in: context).acts
                .first,
            first.intent == whole.intent, first.parameters == whole.parameters, first.score >= Self.sure,
            first.leftOut?.isEmpty ?? true,
            let second = order(utterance, from: place.end, behind: first, in: context), !grammar.looksUp(second.intent)
        else { return nil }
        return joined(first, second, utterance, place)
    }

    /// The act with its requests in the order in which they are to be done: "call Nora but text Grace first". What a message says is not left out:
    /// "text Nora I'm late, no calls please".
    func inOrderSaid(_ act: DialogueAct, in context: InterpretationContext) -> DialogueAct {
        guard case .request(var request) = act else { return act }
        request = withoutSent(request)
        request.followers = request.followers?.map(withoutSent)
        guard let followers = request.followers, followers.count == 1, var next = followers.first,
            let name = mainText(of: next), let text = next.parameters[name]?.string,
            case let reader = reader(of: tokens(of: text, in: context), in: context),
            reader.end(of: .beforeThat, at: 0) == reader.utterance.count
        else { return .request(request) }
        next.parameters[name] = nil
        next.spans.removeAll { $0.role == name }
        request.followers = nil
        next.followers = [request]
        return .request(next)
    }

    func mainText(of request: Hypothesis) -> String? {
        grammar.intentIndices[request.intent].flatMap { intent in
            grammar.intents[intent].definitions.first { $0.value.kind == .text && $0.value.isMain == true }?.key
        }
    }

    private func withoutSent(_ request: Hypothesis) -> Hypothesis {
        guard let leftOut = request.leftOut, let text = mainText(of: request).flatMap({ request.parameters[$0]?.string }) else {
            return request
        }
        var result = request
        let left = leftOut.filter { !$0.text.contains(" ") || !text.contains($0.text) }
        result.leftOut = left.isEmpty ? nil : left
        return result
    }

    /// The tasks before an order that one of their titles has taken in: something for the speaker, or something to do now: "add wine. And remind
    /// me to buy it", "remind me to call Nora at 4, and text her now that I will". `nil` if there is none.
    func cutFromTitles(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.quotes.isEmpty, case .request(let read)? = whole.acts.first,
            read.followers?.isEmpty ?? true, let (titles, _) = titles(of: read), read.parameters[titles]?.list?.count ?? 0 > 1,
            case let reader = reader(of: utterance, in: context)
        else { return nil }
        return sequels(in: utterance).firstResult { place -> Interpretation? in
            let start = grammar.words.sequels.longest(in: utterance, at: place.end)?.end ?? place.end
            let rest = reader.part(min(start, utterance.count)..<utterance.count)
            guard start + 1 < utterance.count, opensRequest(utterance, at: start),
                rest.end(of: .recipient, at: 1) != nil && !grammar.words.small.pronouns.contains(rest.utterance.word(1))
                    || rest.utterance.tokens.indices.contains(where: { rest.isNow($0..<$0 + 1) }),
                case .request(let first)? = readByRules(utterance.freeText(0..<place.start), in: context).acts.first,
                first.intent == read.intent, first.score >= Self.leastSure
            else { return nil }
            var behind = context
            behind.heard.insert(utterance.text(0..<place.start), at: 0)
            guard let second = order(utterance, from: start, behind: first, in: behind),
                // What it has taken in itself may be another order.
                second.parameters[titles]?.list?.count ?? 1 == 1
            else { return nil }
            return Interpretation(
                acts: [.request(followed(first, by: second, utterance, (place.start, start)))], rejected: whole.rejected)
        }
    }

    /// The order that the words from the token on surely are; `nil` if they are none.
    private func order(
        _ utterance: Utterance, from start: Int, behind first: Hypothesis, in context: InterpretationContext
    ) -> Hypothesis? {
        guard
            case .request(let second)? = readByRules(
                utterance.freeText(start..<utterance.count), in: context.mentioning(first)
            ).acts.first, second.score >= Self.sure, second.leftOut?.isEmpty ?? true, second.unknownValues.isEmpty,
            context.apps.contains(where: { $0.intents.contains(second.intent) })
        else { return nil }
        return second
    }

    /// The request without what its text has taken in, followed by that: "… for the pizza and tell him thanks". `nil` if that may well be
    /// part of the text: a message may say anything, and a task may be to call somebody.
    private func cutFromText(
        _ whole: Hypothesis, _ utterance: Utterance, _ place: (start: Int, end: Int), in context: InterpretationContext
    ) -> Hypothesis? {
        let token = utterance.tokens[place.start]
        guard let index = grammar.intentIndices[whole.intent],
            let span = whole.spans.first(where: { $0.source == "text" && $0.start < token.start && token.end < $0.end }),
            let definition = grammar.intents[index].definitions[span.role], definition.isMain != true,
            case let isTask = definition.shape != nil, isTask || definition.kind == .text && definition.fills == nil,
            case .request(let first)? = readAsOne(tokens(of: utterance.text(0..<place.start), in: context), in: context).acts
                .first,
            first.intent == whole.intent, first.score >= Self.leastSure
        else { return nil }
        guard
            case .request(let second)? = readByRules(
                utterance.freeText(place.end..<utterance.count), in: context.mentioning(first)
            ).acts.first,
            second.score >= (isTask ? Self.leastSure : Self.sure), isTask || second.leftOut?.isEmpty ?? true,
            context.apps.contains(where: { $0.intents.contains(second.intent) })
        else { return nil }
        let reader = reader(of: utterance, in: context)
        // "Can you ask him for it" says the same once more.
        if isTask, utterance.beginsSentence(at: place.start) || reader.isOrderedAgain(at: place.end),
            isOrderOfItsOwn(utterance, place.end, akinTo: first, in: context.mentioning(first))
        {
            return followed(first, by: second, utterance, place)
        }
        if isTask, isForOtherList(second, than: first) { return followed(first, by: second, utterance, place) }
        if second.intent == first.intent {
            let isSame = second.parameters.allSatisfy { name, value in
                first.parameters[name].map { $0.isSame(as: value) } ?? false
            }
            return isSame && !isTask ? first : nil
        }
        guard isTask ? reader.isAkin(first.intent, to: second.intent) : second.template != "model" else { return nil }
        return joined(first, second, utterance, place)
    }

    /// Whether both say where their things go, and to different places: "add milk to my grocery list and add call mom to my tasks"; or only
    /// the second does, and the first says when.
    private func isForOtherList(_ second: Hypothesis, than first: Hypothesis) -> Bool {
        guard second.intent == first.intent, second.template != "model", second.score >= Self.sure,
            second.leftOut?.isEmpty ?? true, let index = grammar.intentIndices[first.intent]
        else { return false }
        return grammar.intents[index].records.keys.contains { name in
            guard let own = second.parameters[name], own.record?["title"] != nil else { return false }
            // "Remind me to … every morning, and add eggs to my shopping list": what has a time stands on no other list.
            return first.parameters[name].map { !own.isSame(as: $0) }
                ?? !Set(first.parameters.keys).isSubset(of: second.parameters.keys)
        }
    }

    /// The message without a command that its text has taken in behind a comma and "then", followed by that: "… from the store, then call
    /// mom"; or without what else the same person is to be told: "let Mom know I'm coming and ask her to bring bread". `nil` if that may well be
    /// a part of the text: what is quoted is, and what names nothing that is known, and what may go on from "to": "tell Nora to rest, then call
    /// Mom".
    private func cutFromMessage(
        _ whole: Hypothesis, _ utterance: Utterance, _ place: (start: Int, end: Int), in context: InterpretationContext
    ) -> Hypothesis? {
        let token = utterance.tokens[place.start]
        let isForOther = place.end == place.start && tellsOther(whole, utterance, place.start, in: context)
        let start =
            isForOther || place.end > place.start
            ? place.end : grammar.words.sequels.longest(in: utterance, at: place.start)?.end
        guard let index = grammar.intentIndices[whole.intent], let start, start < utterance.count else { return nil }
        // "And ask her to …".
        let isForSpeaker = grammar.words.counting.speakers.longest(in: utterance, at: start + 1) != nil
        let pointsBack = !isForSpeaker && reader(of: utterance, in: context).end(of: .recipient, at: start + 1) != nil
        let isPlain =
            start == place.start + 1 && grammar.words.small.and.contains(utterance.word(place.start))
            && !utterance.beginsSentence(at: place.start)
        let end = afterwardsStart(utterance, from: start, in: context)
        guard
            pointsBack || token.followsPunctuation && !isPlain || end < utterance.count
                || endsStatement(whole, utterance, place.start, start, in: context),
            let span = whole.spans.first(where: { $0.source == "text" && $0.start < token.start && token.end < $0.end }),
            let definition = grammar.intents[index].definitions[span.role], definition.isMain == true, definition.kind == .text,
            case let reader = reader(of: utterance, in: context),
            !reader.scanner.quotes.contains(where: { $0.contains(place.start) }),
            let opening = utterance.tokens.firstIndex(where: { $0.start >= span.start }), opening > 0,
            pointsBack || ![opening - 1, opening].contains(where: { grammar.words.small.to.contains(utterance.word($0)) }),
            case .request(let first)? = readAsOne(tokens(of: utterance.freeText(0..<place.start), in: context), in: context).acts
                .first,
            first.intent == whole.intent, first.score >= Self.leastSure, first.parameters[span.role] != nil,
            opensRequest(utterance, at: start),
            case .request(let second)? = readByRules(
                utterance.freeText(start..<end), in: context.mentioning(first)
            ).acts.first,
            second.score >= Self.sure, second.leftOut?.isEmpty ?? true, second.unknownValues.isEmpty,
            isForSpeaker && titles(of: second) != nil
                || second.spans.contains(where: { $0.source != "text" && $0.source != "model" }),
            context.apps.contains(where: { $0.intents.contains(second.intent) })
        else { return nil }
        if pointsBack {
            // Of somebody in the text more may be told: "tell Luca I saw Mom and told her hi".
            let people = Record("", first.parameters).people.map { ParameterValue.record($0) }
            let others = Record("", second.parameters).people.map { ParameterValue.record($0) }
            guard !people.isEmpty, people.count == others.count,
                others.allSatisfy({ other in people.contains { $0.isSame(as: other) } }),
                !(opening..<place.start).contains(where: {
                    reader.scanner.people(at: $0, isList: false).contains(where: \.reading.isKnown)
                })
            else { return nil }
            return followed(first, by: second, utterance, place)
        }
        // "And send me the keys" is for who gets the message.
        let isAsked = (start..<utterance.count).contains { grammar.words.counting.speakers.longest(in: utterance, at: $0) != nil }
        guard !isAsked || titles(of: second) != nil || token.followsPunctuation && !isPlain && !isForSpeaker else { return nil }
        return joined(first, second, utterance, (place.start, start))
    }

    /// Where words begin that end the order from the token on and only say that it comes next: "and call her after"; the end of all words if
    /// there are none.
    private func afterwardsStart(_ utterance: Utterance, from start: Int, in context: InterpretationContext) -> Int {
        let reader = reader(of: utterance, in: context)
        return (start + 1..<max(start + 1, utterance.count)).first { reader.end(of: .afterwards, at: $0) == utterance.count }
            ?? utterance.count
    }

    /// Whether the words from the token on are to be told to somebody else who is named: "text Luca happy birthday, tell Nora the party's at 6".
    private func tellsOther(
        _ whole: Hypothesis, _ utterance: Utterance, _ place: Int, in context: InterpretationContext
    ) -> Bool {
        guard place + 2 < utterance.count, opensRequest(utterance, at: place), mainText(of: whole) != nil else { return false }
        let known = Record("", whole.parameters).people
        let reader = reader(of: utterance, in: context)
        return reader.scanner.people(at: place + 1, isList: false).contains { found in
            guard found.reading.isKnown, found.end < utterance.count, case .people(let people) = found.reading else {
                return false
            }
            let names = people.flatMap(\.contacts).map { context.contacts.contacts[Int($0)].fullName }
            return !known.contains { person in person["displayName"]?.string.map(names.contains) ?? false }
        }
    }

    /// Whether the text in front of the token is a sentence of the speaker's own, which ends there, and what follows is to be done for the speaker:
    /// "text Grace I'm late and remind me to call Nora at 3".
    private func endsStatement(
        _ whole: Hypothesis, _ utterance: Utterance, _ place: Int, _ start: Int, in context: InterpretationContext
    ) -> Bool {
        let reader = reader(of: utterance, in: context)
        guard let span = whole.spans.first(where: { $0.source == "text" && $0.start < utterance.tokens[place].start }),
            let opening = utterance.tokens.firstIndex(where: { $0.start >= span.start }), opening + 1 < place
        else { return false }
        return grammar.words.counting.speakers.longest(in: utterance, at: start + 1) != nil && !reader.isPolite(start)
            || place - opening > 2 && grammar.words.small.speakers.contains(utterance.word(opening))
            || reader.states(opening..<place) && (opening..<place).contains { reader.end(of: .verb, at: $0) != nil }
    }

    /// The note that says how something is, followed by the order that its text has taken in: "note that the plumber comes on Friday and
    /// remind me to clear the sink". `nil` if that may well be a part of the note: what is quoted is, and one of several things to do.
    private func cutFromNote(
        _ whole: Hypothesis, _ utterance: Utterance, _ place: (start: Int, end: Int), in context: InterpretationContext
    ) -> Hypothesis? {
        let reader = reader(of: utterance, in: context)
        guard !reader.scanner.quotes.contains(where: { $0.contains(place.start) }),
            case .request(let first)? = readAsOne(tokens(of: utterance.text(0..<place.start), in: context), in: context).acts
                .first,
            first.score >= Self.sure, first.template != "model", first.leftOut?.isEmpty ?? true,
            isTitled(first, unlike: whole) || endsStatement(first, utterance, at: place.start, reader),
            case .request(let second)? = readByRules(
                utterance.freeText(place.end..<utterance.count), in: context.mentioning(first)
            ).acts.first,
            second.intent != first.intent, second.template != "model", second.score >= Self.sure,
            second.leftOut?.isEmpty ?? true, second.unknownValues.isEmpty, !second.parameters.isEmpty,
            context.apps.contains(where: { $0.intents.contains(second.intent) })
        else { return nil }
        return joined(first, second, utterance, place)
    }

    /// Whether the request is the same, and has no text, which the whole took from what only names it: "make a note called Garden and …".
    private func isTitled(_ first: Hypothesis, unlike whole: Hypothesis) -> Bool {
        guard first.intent == whole.intent, let text = whole.lastText else { return false }
        return !first.parameters.isEmpty && first.parameters[text.role] == nil && whole.parameters[text.role] != nil
    }

    /// Whether the request has a text of its own that ends there as a statement or as a sentence.
    private func endsStatement(_ first: Hypothesis, _ utterance: Utterance, at place: Int, _ reader: TurnReader) -> Bool {
        guard let index = grammar.intentIndices[first.intent], let span = first.lastText,
            let definition = grammar.intents[index].definitions[span.role], definition.kind == .text, definition.fills != nil,
            definition.shape == nil,
            let opening = utterance.tokens.firstIndex(where: { $0.start - utterance.tokens[0].start >= span.start })
        else { return false }
        return opening < place && (utterance.beginsSentence(at: place) || reader.states(opening..<place))
    }

    /// A change of what was done last, followed by what was said behind it: "make it 8k and put on some jazz", "8 pm rather, and remind me to
    /// buy milk". `nil` if the first words change nothing.
    private func changedWithSequel(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, !context.recent.isEmpty else { return nil }
        let reader = reader(of: utterance, in: context)
        // "Now, please remind me …" changes nothing to now.
        return sequels(in: utterance).filter { $0.start > reader.openerEnd }.firstResult { place in
            guard let first = changeOfLast(reader.part(0..<place.start), in: context) else { return nil }
            if let both = changedOnce(first, more: reader.part(place.end..<utterance.count), in: context) { return both }
            guard let next = wanted(reader.part(place.end..<utterance.count), in: context), next.score >= Self.leastSure,
                context.apps.contains(where: { $0.intents.contains(next.intent) })
            else { return nil }
            var follower = next.moved(by: utterance.tokens[place.end].start)
            if follower.spans.isEmpty, follower.template == Hypothesis.rewording {
                follower.spans = [Self.span(of: place.end..<utterance.count, in: utterance, role: Hypothesis.rewording)]
            }
            guard case .request(var change) = first else {
                return Interpretation(acts: [.followed(first, by: .request(follower))])
            }
            if change.spans.isEmpty { change.spans = [Self.span(of: 0..<place.start, in: utterance, role: Hypothesis.rewording)] }
            if let both = change.merged(with: follower) { return Interpretation(acts: [.request(both)]) }
            change.followers = [follower] + (follower.followers ?? [])
            return Interpretation(acts: [.request(change)])
        }
    }

    /// What the words want, which look up what they ask of something that was made before: "do I still have my table?". `nil` if they want
    /// nothing.
    private func wanted(_ rest: TurnReader, in context: InterpretationContext) -> Hypothesis? {
        switch readByRules(rest.utterance.freeText(rest.utterance.tokens.indices), in: context).acts.first {
        case .request(let next)?: return next
        case .inquire?: return rest.requests().accepted.first.map(\.hypothesis).flatMap { grammar.looksUp($0.intent) ? $0 : nil }
        default: return nil
        }
    }

    /// The tokens as the text that a request was made with.
    static func span(of words: Range<Int>, in utterance: Utterance, role: String) -> Hypothesis.Span {
        Hypothesis.Span(
            start: utterance.tokens[words.lowerBound].start, end: utterance.tokens[words.upperBound - 1].end,
            text: utterance.text(words), role: role, source: "text", candidates: [])
    }

    /// That what was done cannot be changed or ended, and what is wanted with it: "cancel it and book for 5", "stop the podcast. Remind me at
    /// 7 to call". What is then wanted of the same kind is as before but for what is said. `nil` if the first words want no such thing.
    func amendedWithMore(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, !context.recent.isEmpty else { return nil }
        let reader = reader(of: utterance, in: context)
        // "Now, please remind me …" changes nothing to now.
        return sequels(in: utterance).filter { $0.start > reader.openerEnd }.firstResult { place in
            guard case .notUnderstood(.cannotAmend(let amendment))? = reader.part(0..<place.start).amendsDone(),
                // "Skip the bread, we got some" is about a task.
                reader.taskCommand() == nil, reader.stated(of: reader.recentTasks, until: utterance.count) == nil
            else {
                return nil
            }
            let act = DialogueAct.notUnderstood(.cannotAmend(amendment))
            let words = utterance.freeText(place.end..<utterance.count)
            switch readByRules(words, in: context).acts.first {
            case .request(let next)?
            where next.intent == amendment.intent && !next.parameters.isEmpty
                && next.leftOut?.isEmpty ?? true:
                return Interpretation(acts: [.followed(act, by: .again(next.parameters))])
            case .request(let next)? where next.score >= Self.leastSure:
                return Interpretation(acts: [.followed(act, by: .request(next.moved(by: utterance.tokens[place.end].start)))])
            case .again(let changes)?: return Interpretation(acts: [.followed(act, by: .again(changes))])
            default: return nil
            }
        }
    }

    /// The last request with both changes, the second of which says only how: "and the electricity too, but from savings". `nil` if it says
    /// anything else.
    private func changedOnce(_ first: DialogueAct, more rest: TurnReader, in context: InterpretationContext) -> Interpretation? {
        let start = rest.joinerEnd
        guard case .again(let changes) = first, rest.end(of: .relation, at: start) != nil,
            let last = context.recent.first(where: { grammar.intentIndices[$0.type] != nil }),
            case let question = Question(kind: .confirmRequest, intent: last.type),
            case .correction(let values)? = readClause(
                rest.utterance.freeText(start..<rest.utterance.count),
                in: context.confirming(question, last.fields.merging(changes) { $1 }))
        else { return nil }
        return Interpretation(acts: [.again(changes.merging(values) { $1 })])
    }

    /// The act that changes what was done last, or says that it cannot be changed; `nil` if the words do neither.
    private func changeOfLast(_ head: TurnReader, in context: InterpretationContext) -> DialogueAct? {
        if let unchanged = head.changedOngoing() { return unchanged }
        if let changed = head.changedTask() ?? head.passedOn() { return changed }
        guard case .again(let changes)? = readAsOne(head.utterance, in: context).acts.first, !changes.isEmpty else { return nil }
        return .again(changes)
    }

    /// The request, where a clause that its text has taken in only says once more to do it: "for the tickets, can you send it from my
    /// checking". What else is said there is left out. `nil` if no clause does.
    private func withoutRestating(_ whole: Hypothesis, _ utterance: Utterance, in context: InterpretationContext) -> Hypothesis? {
        guard let index = grammar.intentIndices[whole.intent],
            let span = whole.spans.first(where: { $0.source == "text" || $0.source == "model" }),
            let definition = grammar.intents[index].definitions[span.role], definition.isMain != true, definition.kind == .text,
            definition.shape == nil, definition.fills == nil
        else { return nil }
        let reader = reader(of: utterance, in: context)
        for border in utterance.tokens.indices.dropFirst(2) where utterance.mayBeginClause(at: border) {
            guard span.start < utterance.tokens[border].start,
                let rest = reader.part(border..<utterance.count).restatement(of: index),
                case .request(var first)? = readAsOne(tokens(of: utterance.text(0..<border), in: context), in: context).acts.first,
                first.intent == whole.intent, first.score >= Self.leastSure
            else { continue }
            if !rest.isEmpty { first.leftOut = (first.leftOut ?? []) + [LeftOut(text: rest, kind: .words)] }
            return first
        }
        return nil
    }

    /// What precedes another request, which may itself be several requests that share their verb.
    private func readHead(_ tokens: Utterance, in context: InterpretationContext) -> Interpretation {
        let read = readAsOne(tokens, in: context)
        return gapped(tokens, read, in: context) ?? read
    }

    /// An answer to the open question followed by a request: "yes send it and then call Nora". `nil` if the utterance is not
    /// both.
    func answerWithSequel(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, question.kind.isDecision else { return nil }
        switch read.acts.first {
        case .yes, .no, .cancel, .request, .notUnderstood(.noMatch), .notUnderstood(.notARequest): break
        default: return nil
        }
        let sequels = sequels(in: utterance)
        // "It is OK, take it" answers twice.
        guard !sequels.isEmpty, reader(of: utterance, in: context).answers() == nil else {
            return nil
        }
        for place in sequels {
            let answer = reader(of: tokens(of: utterance.text(0..<place.start), in: context), in: context)
            // "No, wait" is an interruption, not a decision.
            guard answer.end(of: .interruption, at: 0) != answer.utterance.count,
                let first = answer.readAnswer(to: question).acts.first, first.isDecision,
                let next = requestAlone(utterance, from: place.end, in: context),
                next.score >= Self.sure, next.intent != question.intent,
                context.apps.contains(where: { $0.intents.contains(next.intent) }), next.leftOut?.isEmpty ?? true
            else { continue }
            return Interpretation(acts: [.followed(first, by: .request(next))], rejected: read.rejected)
        }
        return nil
    }

    /// The request after another sentence that is a request itself or gives context: "It's Nora's birthday! Call her."
    private func split(
        _ utterance: Utterance, _ read: Interpretation, at border: Int, in context: InterpretationContext
    ) -> Interpretation? {
        let head = tokens(of: utterance.text(0..<border), in: context)
        let reader = reader(of: head, in: context)
        let isCondition = SentenceFilter(reader).markers.contains { $0.sentence == .condition }
        guard !isCondition else { return nil }
        var behind = context
        let first: Hypothesis?
        let readHead = readAsOne(head, in: context)
        if case .request(let request)? = (headed(head, readHead, in: context) ?? readHead).acts.first,
            request.score >= Self.leastSure,
            request.template != "model" || context.apps.contains(where: { $0.intents.contains(request.intent) })
        {
            guard mayGoOn(behind: request, in: head.written) || isOrderOfItsOwn(utterance, border, akinTo: request, in: context)
            else { return nil }
            first = request
            behind = context.mentioning(request)
        } else {
            // The request's values may precede it: "I'm at the pier. Get me a cab home."
            if case .request(let whole)? = read.acts.first,
                whole.spans.contains(where: { $0.start < utterance.tokens[border].start })
            {
                return nil
            }
            first = nil
            behind.heard.insert(head.written, at: 0)
        }
        guard case .request(var second)? = readByRules(utterance.freeText(border..<utterance.count), in: behind).acts.first,
            second.score >= Self.leastSure
        else { return nil }
        if let first {
            return Interpretation(acts: [.request(joined(first, second, utterance, (border, border)))], rejected: read.rejected)
        }
        second.move(by: utterance.tokens[border].start)
        // "What a day. …" asks nothing.
        let wanted = reader.part(0..<border).wantsDegree ? LeftOut.Kind.words : nil
        if let kind = leftOutKind(utterance, 0..<border, in: context) ?? wanted, !reader.isRemark(0..<border),
            kind == .action || utterance.isQuestion(0..<border) || wanted != nil
        {
            let left = LeftOut(text: utterance.freeText(0..<border), kind: kind)
            second.leftOut = [left] + (second.leftOut ?? [])
        }
        second.reasons.append("'\(utterance.text(0..<border))' asks for nothing")
        return Interpretation(acts: [.request(second)], rejected: read.rejected)
    }

    /// Whether the sentence orders by its own words what the request does, too, so that it is no part of its text: "add milk. Remind me to
    /// buy eggs".
    private func isOrderOfItsOwn(
        _ utterance: Utterance, _ border: Int, akinTo request: Hypothesis, in context: InterpretationContext
    ) -> Bool {
        let rest = tokens(of: utterance.freeText(border..<utterance.count), in: context)
        guard case .request(let own)? = readAsOne(rest, in: context).acts.first else { return false }
        return own.intent == request.intent && own.template != "model" && !own.template.contains(" follow-up ")
            && own.score >= Self.sure && own.leftOut?.isEmpty ?? true && !own.parameters.isEmpty
    }

    /// The requests of which a sentence at the end only says once more that they are to be done: "I owe Luca 18 and Grace 12. Can you pay them
    /// both". `nil` if no sentence does.
    func withoutRestating(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil else { return nil }
        let reader = reader(of: utterance, in: context)
        let borders = utterance.tokens.indices.dropFirst(2).filter { utterance.mayBeginClause(at: $0) }
        guard let border = borders.last, reader.part(border..<utterance.count).mayRestate,
            case let head = tokens(of: utterance.freeText(0..<border), in: context), case let read = readAsOne(head, in: context),
            case let whole = gapped(head, read, in: context) ?? read, case .request(let first)? = whole.acts.first,
            first.followers?.isEmpty == false, first.score >= Self.leastSure,
            let intent = grammar.intentIndices[first.intent],
            reader.part(border..<utterance.count).restatement(of: intent)?.isEmpty ?? false
        else { return nil }
        return whole
    }

    private func joined(
        _ first: Hypothesis, _ second: Hypothesis, _ utterance: Utterance, _ place: (start: Int, end: Int)
    ) -> Hypothesis {
        completed(first, by: second, utterance, place) ?? followed(first, by: second, utterance, place)
    }

    /// The score of another request that no verb asks for.
    private static let verbless = 0.6
    private static let mostOpeners = 3

    private func hasVerb(_ utterance: Utterance, from start: Int) -> Bool {
        (start..<min(start + Self.mostOpeners, utterance.count)).contains {
            grammar.words.taskVerbs.contains(utterance.tokens[$0])
        }
    }

    /// The first request with the second, and what follows that, behind it.
    private func followed(
        _ first: Hypothesis, by second: Hypothesis, _ utterance: Utterance, _ place: (start: Int, end: Int)
    ) -> Hypothesis {
        var (first, next) = (first, second)
        next.followers = nil
        // "Save my workout, 30 minutes of yoga" says what is saved, rather than what to begin.
        if next.intent != first.intent, grammar.areAkin(next.intent, first.intent), !grammar.looksUp(next.intent),
            !hasVerb(utterance, from: place.end), !opensRequest(utterance, at: place.end), next.template != Hypothesis.rewording
        {
            next.score = min(next.score, Self.verbless)
        }
        let followers = ([next] + (second.followers ?? [])).map { $0.moved(by: utterance.tokens[place.end].start) }
        let own = (first.followers ?? []).map { $0.moved(by: utterance.tokens[0].start) }
        let all = own + followers
        first.followers = Array(all.prefix(Self.mostFollowers))
        first.move(by: utterance.tokens[0].start)
        if all.count > Self.mostFollowers, let last = all[Self.mostFollowers - 1].spans.last {
            let behind = utterance.tokens.indices.filter { utterance.tokens[$0].start >= last.end }
            let rest =
                behind.first { utterance.mayBeginClause(at: $0) || isJoined(utterance, $0) } ?? behind.first ?? utterance.count
            first.leftOut = (first.leftOut ?? []) + [LeftOut(text: utterance.text(rest..<utterance.count), kind: .words)]
            first.score = min(first.score, Self.crowded)
        }
        first.reasons.append("'\(utterance.text(place.end..<utterance.count))' was said in the same breath")
        return first
    }

    /// One request in two sentences, where the second adds values: "take me out on Thursday. Get us a table at Nopa."
    private func completed(
        _ first: Hypothesis, by second: Hypothesis, _ utterance: Utterance, _ place: (start: Int, end: Int)
    ) -> Hypothesis? {
        guard first.intent == second.intent, place.end == place.start || utterance.beginsSentence(at: place.end),
            first.followers == nil, !second.parameters.isEmpty,
            // A value guessed from unknown words is replaced: "I'm meeting Wei on Thursday. Get us a table at Old Kiln."
            Set(first.parameters.keys).intersection(second.parameters.keys).allSatisfy({ name in
                first.spans.contains { $0.source == "text" && isPart($0.role, of: name, first.intent) }
                    || second.parameters[name].map { first.parameters[name]?.isSame(as: $0) ?? false } ?? false
            })
        else { return nil }
        let moved = second.moved(by: utterance.tokens[place.end].start)
        var one = first
        one.parameters.merge(second.parameters) { $1 }
        one.ambiguities.merge(second.ambiguities) { $1 }
        one.unknownValues.merge(second.unknownValues) { $1 }
        one.spans += moved.spans
        one.followers = moved.followers?.map { $0.moved(by: utterance.tokens[place.end].start) }
        one.score = min(first.score, second.score)
        let leftOut = (first.leftOut ?? []) + (second.leftOut ?? [])
        one.leftOut = leftOut.isEmpty ? nil : leftOut
        one.reasons.append("'\(utterance.text(place.end..<utterance.count))' says more of it")
        return one
    }

    private func isPart(_ role: String, of parameter: String, _ intent: String) -> Bool {
        let definition = grammar.intentIndices[intent].flatMap { grammar.intents[$0].definitions[role] }
        return (definition?.target?.parameter ?? role) == parameter
    }

    /// The separators between two requests, in order of appearance.
    private func sequels(in utterance: Utterance) -> [(start: Int, end: Int)] {
        var result: [(start: Int, end: Int)] = []
        var index = 1
        while index < utterance.count - 1, result.count < Self.mostPlaces {
            if utterance.beginsSentence(at: index) {
                result.append((index, index))
                index += 1
                continue
            }
            var end = index
            grammar.words.sequels.matches(in: utterance, at: index) { found, _ in end = found }
            let isJoint = end > index || followsComma(utterance, index)
            // "And please text Dad".
            let opener = (end..<utterance.count).first { !grammar.words.fillers.contains(utterance.tokens[$0]) } ?? end
            if isJoint, end < utterance.count, opensRequest(utterance, at: opener) || utterance.tokens[end].kind == .number {
                result.append((interjectionStart(utterance, before: index), end))
            }
            index = max(end, index + 1)
        }
        return result
    }

    /// Where a word begins that stands between a comma and the token and says nothing: the "oh" of "…, oh and call Nora"; the token if none
    /// does.
    private func interjectionStart(_ utterance: Utterance, before index: Int) -> Int {
        guard index > 1, followsComma(utterance, index - 1), grammar.words.sequels.longest(in: utterance, at: index) != nil,
            grammar.words.moves[Move.interjection.key]?.longest(in: utterance, at: index - 1)?.end == index
        else { return index }
        return index - 1
    }

    func followsComma(_ utterance: Utterance, _ index: Int) -> Bool {
        let between = utterance.characters[utterance.tokens[index - 1].end..<utterance.tokens[index].start]
        return between.contains { $0 == "," || $0 == ";" } && between.allSatisfy { ",; ".contains($0) }
    }

    func opensRequest(_ utterance: Utterance, at index: Int) -> Bool {
        guard index < utterance.count else { return false }
        let token = utterance.tokens[index]
        return grammar.opensRequest(token)
            && !grammar.words.references.contains(token.text)
    }

    /// Whether the words refer back to an entity of the first request: "and ask him where the keys are", "finish and save".
    private func pointsBack(_ utterance: Utterance, from start: Int) -> Bool {
        utterance.count - start < 2 || utterance.tokens[start...].contains { grammar.words.small.pointers.contains($0.text) }
    }

    /// Whether the first request may simply continue: "remind me to buy milk and call mom" lists two reminders.
    private func mayGoOn(behind first: Hypothesis, in words: String) -> Bool {
        guard let text = first.lastText else { return true }
        guard let index = grammar.intentIndices[first.intent], let definition = grammar.intents[index].definitions[text.role],
            definition.kind == .title || (definition.shape == nil && definition.fills == nil)
        else { return false }
        // "Tell John to wait and call me" tells him two things.
        let before = words.dropLast(text.text.count).lowercased()
        return !grammar.words.small.to.contains { before.hasSuffix(" \($0) ") }
    }

    /// Whether both order something of their own, each of something else that it names: "move the report to Friday and mark the call as
    /// done".
    private func concernsOther(_ second: Hypothesis, than first: Hypothesis) -> Bool {
        guard second.intent == first.intent, second.template != "model", second.score >= Self.verySure,
            [first, second].allSatisfy({ $0.leftOut?.isEmpty ?? true && $0.unknownValues.isEmpty && $0.ambiguities.isEmpty }),
            let index = grammar.intentIndices[first.intent]
        else { return false }
        return grammar.intents[index].definitions.contains { name, definition in
            let parameter = definition.target?.parameter ?? name
            guard definition.kind == .title, let own = second.parameters[parameter], let other = first.parameters[parameter]
            else { return false }
            return !own.isSame(as: other)
        }
    }

    /// Whether both give different values for the same parameters, at least two, with nothing to ask.
    private func repeats(_ first: Hypothesis, _ second: Hypothesis) -> Bool {
        let isSettled = [first, second].allSatisfy {
            $0.score >= Self.leastSure && $0.ambiguities.isEmpty && $0.unknownValues.isEmpty && $0.leftOut?.isEmpty ?? true
        }
        return isSettled && first.parameters.count > 1 && Set(first.parameters.keys) == Set(second.parameters.keys)
            && first.parameters.allSatisfy { second.parameters[$0.key] != $0.value }
    }

    /// Whether the second says only what the first leaves open: "going for a run, start a 5k".
    private func addsOnly(_ second: Hypothesis, to first: Hypothesis) -> Bool {
        !grammar.looksUp(first.intent) && !second.parameters.isEmpty && first.lastText == nil
            && second.parameters.allSatisfy { name, value in first.parameters[name].map { $0.isSame(as: value) } ?? true }
            && [first, second].allSatisfy { $0.leftOut?.isEmpty ?? true && $0.score >= Self.sure }
    }

    /// Whether templates explain both requests, so that the second may refer to the first.
    private func isSurely(_ second: Hypothesis, behind first: Hypothesis) -> Bool {
        [first, second].allSatisfy { $0.template != "model" && $0.score >= Self.verySure } && first.lastText == nil
    }

    /// Whether the reading of both together makes less of the words than the two do apart: "warm it up to 75 and lock it".
    private func isLessThan(_ whole: Hypothesis?, _ first: Hypothesis, and second: Hypothesis) -> Bool {
        let isPoor = whole.map { $0.score < Self.sure || !$0.unknownValues.isEmpty || $0.leftOut?.isEmpty == false } ?? true
        let isWhole = [first, second].allSatisfy { $0.leftOut?.isEmpty ?? true && $0.unknownValues.isEmpty }
        return isPoor && isWhole && first.score >= Self.sure && first.lastText == nil && second.score >= Self.verySure
    }

    /// Whether each accounts for all its words, the second by a template, and they are about different things.
    private func isSeparate(_ second: Hypothesis, from first: Hypothesis) -> Bool {
        let isWhole = [first, second].allSatisfy { $0.leftOut?.isEmpty ?? true }
        return isWhole && first.score >= Self.sure && second.template != "model" && second.score >= Self.verySure
            && (first.intent != second.intent || repeats(first, second))
    }

    /// Whether the second is certainly a request of its own, not part of the first.
    private func mayFollow(
        _ second: Hypothesis, _ first: Hypothesis, _ place: (start: Int, end: Int), isPlain: Bool
    ) -> Bool {
        // "Honk and flash the lights" is one request; "20 to Mom and 30 to Dad" are two.
        guard !isPlain || second.intent != first.intent else {
            return repeats(first, second) || concernsOther(second, than: first)
                || place.end == place.start && addsOnly(second, to: first)
        }
        guard first.lastText != nil else { return second.score >= (isPlain ? Self.sure : Self.leastSure) }
        return second.template != "model" && second.score >= Self.verySure
    }
}

extension TurnReader {
    /// Whether the words say how something is, rather than what is to be done: they begin with no verb by which people give orders, and
    /// nothing in them may go on behind "and", as what somebody has to, will or can do.
    fileprivate func states(_ words: Range<Int>) -> Bool {
        words.count > 2 && !grammar.words.taskVerbs.contains(utterance.tokens[words.lowerBound])
            && !words.contains { end(of: .auxiliary, at: $0) != nil }
    }

    /// Whether the order with which the words begin is given in the same words at the token: "remind me to … and remind me to …".
    fileprivate func isOrderedAgain(at place: Int) -> Bool {
        let verb = openerEnd
        return verb + 1 < place && opensRequest(at: verb) && utterance.word(place) == utterance.word(verb)
            && grammar.words.counting.speakers.longest(in: utterance, at: place + 1) != nil
            && utterance.word(place + 1) == utterance.word(verb + 1)
    }

    /// Whether the words are an order that only points at what it is about.
    fileprivate var mayRestate: Bool {
        let verb = behindLeadIns
        let pointers: [Move] = [.pronoun, .bothOf, .allOf]
        return verb > 0 && verb + 1 < utterance.count && pointers.contains { end(of: $0, at: verb + 1) != nil }
    }

    /// What the words say besides doing the request that was just made: "from my checking" of "can you send it from my checking", nothing
    /// of "please pay him". `nil` if they do not say so.
    fileprivate func restatement(of intent: Int) -> String? {
        let verb = behindLeadIns
        let pointers: [Move] = [.pronoun, .bothOf, .allOf]
        guard verb > 0, verb + 1 < utterance.count, let end = pointers.compactMap({ self.end(of: $0, at: verb + 1) }).max(),
            grammar.intents[intent].keywords.contains(utterance.tokens[verb].word) || part(verb..<end).answer() == .yes
        else { return nil }
        let last = closerStart(after: verb)
        // "Can you send it to her" means the one who was named.
        let isPointer = (min(end, last)..<last).allSatisfy { scanner.small.pointers.contains(utterance.word($0)) }
        return isPointer || self.end(of: .recipient, at: end + 1) == last ? "" : utterance.text(end..<last)
    }
}

extension InterpretationContext {
    /// The context after the request, so that "her" resolves to its person, and "it" to the list that it makes.
    func mentioning(_ request: Hypothesis) -> InterpretationContext {
        following(Record(request.intent, request.parameters))
    }
}

extension Hypothesis {
    /// Both changes of one thing as one: "change it to tulips and make it 6 pm". `nil` if they are of different things, or change the same.
    fileprivate func merged(with other: Hypothesis) -> Hypothesis? {
        let common = Set(parameters.keys).intersection(other.parameters.keys)
        guard intent == other.intent, template == other.template, common.count == 1,
            common.allSatisfy({ name in other.parameters[name].map { parameters[name]?.isSame(as: $0) ?? false } ?? false }),
            other.leftOut?.isEmpty ?? true
        else { return nil }
        var both = self
        both.parameters.merge(other.parameters) { old, _ in old }
        both.score = min(score, other.score)
        both.spans += other.spans
        both.followers = other.followers
        return both
    }

    /// The free text at the end; `nil` if there is none.
    fileprivate var lastText: Span? { spans.last.flatMap { $0.source == "text" ? $0 : nil } }

    /// Whether the word is explained: inside a known value, or by a template that explains everything. A text accepts any word.
    fileprivate func explains(_ word: Token, isJoint: Bool) -> Bool {
        let around = spans.first { $0.start < word.start && word.end < $0.end }
        // No text begins with a conjunction: "text Mom and order pizza".
        if isJoint, spans.contains(where: { $0.start == word.start && $0.source == "text" }) { return false }
        guard let around else { return template != "model" && score >= 0.99 }
        return around.source != "text" && around.source != "model"
    }

    /// Whether the word is inside a text, which is taken as a whole.
    fileprivate func isTextAround(_ word: Token) -> Bool {
        spans.contains { $0.source == "text" && $0.start < word.start && word.end < $0.end } && score >= 0.9
    }

    mutating func move(by offset: Int) {
        for index in spans.indices {
            spans[index].start += offset
            spans[index].end += offset
        }
    }

    /// A copy with its spans moved by this many characters.
    func moved(by offset: Int) -> Hypothesis {
        var result = self
        result.move(by: offset)
        return result
    }
}

extension Question.Kind {
    /// Whether yes or no answers it.
    var isDecision: Bool {
        switch self {
        case .confirmRequest, .confirmValue, .confirmReading, .permit: true
        case .value, .choice, .chooseApp, .chooseReading, .unlock: false
        }
    }
}

extension DialogueAct {
    /// Whether it settles the question.
    fileprivate var isDecision: Bool {
        switch self {
        case .yes, .no, .cancel, .postpone: true
        default: false
        }
    }
}
