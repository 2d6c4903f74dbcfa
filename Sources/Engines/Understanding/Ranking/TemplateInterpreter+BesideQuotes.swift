import IntentSchema

// What is quoted is a value, whole and alone: what stands outside its marks says what the value is for, or is an aside.
extension TemplateInterpreter {
    /// The reading of words with quotations of which what stands around them is no part: 'with a note that says "for the tickets", if you
    /// would', 'put "hats", "shoes" and "socks" on it'. `nil` if all of them are read as they are.
    func readBesideQuotes(
        _ utterance: Utterance, in context: InterpretationContext
    ) -> Interpretation? {
        let reader = reader(of: utterance, in: context)
        guard !reader.takesAnyText else { return nil }
        guard let quote = utterance.quotes.last else { return withoutAnnouncement(reader) }
        return withoutAnnouncement(reader) ?? withoutAside(behind: quote, reader) ?? withQuotedItems(reader)
            ?? withQuotedNote(quote, reader)
            ?? withQuotedSequel(quote, reader)
    }

    /// The reading without the words that only announce the quotation, or what stands behind a colon, which is then as good as quoted: "send Nora
    /// this message, exactly as I write it: …". `nil` if there are none.
    private func withoutAnnouncement(_ reader: TurnReader) -> Interpretation? {
        let utterance = reader.utterance
        let quote = utterance.quotes.first
        guard utterance.quotes.count < 2, let border = quote?.lowerBound ?? reader.colon, border > 1,
            let words = reader.announcement(before: border), words.lowerBound > 0
        else { return nil }
        let (start, end) = (utterance.tokens[words.lowerBound].start, utterance.tokens[border].start)
        let said = utterance.slice(end, utterance.characters.count)
        var head = utterance.slice(0, start)
        while let last = head.last, !last.isLetter, !last.isNumber { head.removeLast() }
        let text = quote == nil ? "“\(said)”" : "“" + said
        // "Send Nora this message" needs its noun: "call me" may be another order.
        let noun = words.last { place in grammar.words.matters["INSendMessageIntent"]?.contains(utterance.word(place)) ?? false }
        for said in [text, noun.map { utterance.word($0) + " " + text }].compactMap(\.self) {
            var result = interpretPart(head + " " + said, in: reader.context)
            guard result.acts.first.map({ takesText($0, in: reader) }) ?? false else { continue }
            // The spans are of other words.
            result.acts = result.acts.map { act in
                guard case .request(var request) = act else { return act }
                request.spans = []
                return .request(request)
            }
            return result
        }
        return nil
    }

    /// Whether the act gives a text that is all that a request is about, such as a message.
    private func takesText(_ act: DialogueAct, in reader: TurnReader) -> Bool {
        let intent: String?
        let names: [String]
        switch act {
        case .request(let request): (intent, names) = (request.intent, Array(request.parameters.keys))
        case .correction(let values): (intent, names) = (reader.context.question?.intent, Array(values.keys))
        default: return false
        }
        guard let index = intent.flatMap({ grammar.intentIndices[$0] }), let name = reader.textParameter(of: index) else {
            return false
        }
        return names.contains(name) && grammar.intents[index].definitions[name]?.isMain == true
    }

    /// The reading without what stands behind the quotation and changes nothing. What of it is no mere remark is named as left out. `nil` if
    /// no such words stand there.
    private func withoutAside(behind quote: Range<Int>, _ reader: TurnReader)
        -> Interpretation?
    {
        let utterance = reader.utterance
        guard quote.upperBound < utterance.count, utterance.quotes[0].lowerBound > 0,
            let aside = reader.aside(behind: quote.upperBound)
        else { return nil }
        let head = utterance.endingWithQuote(before: quote.upperBound)
        var result = interpretPart(aside.kept.map { head + " " + utterance.freeText($0) } ?? head, in: reader.context)
        guard let words = aside.lost else { return result }
        guard case .request(var request)? = result.acts.first, request.holdsText(utterance.freeText(quote)) else { return nil }
        if let (name, people) = reader.people(meantIn: words, of: request) {
            request.parameters[name] = people
        } else {
            request.leftOut = (request.leftOut ?? []) + [LeftOut(text: utterance.text(words), kind: .words)]
        }
        result.acts[0] = .request(request)
        return result
    }

    /// The request with each of the quotations that are listed as one of its things, whole; `nil` if none is such a thing, or the words are read
    /// so anyway.
    private func withQuotedItems(_ reader: TurnReader) -> Interpretation? {
        let utterance = reader.utterance
        if let list = withQuotedList(reader) { return list }
        guard let run = reader.listedQuotes, let first = run.first, let last = run.last else { return nil }
        let (start, end) = (utterance.tokens[first.lowerBound].start, utterance.tokens[last.upperBound - 1].end)
        let texts = run.map(utterance.freeText)
        // Read with one of them, since their number changes nothing but that of the things.
        let plain = run.first { !reader.looksListed($0) } ?? first.lowerBound..<first.lowerBound + 1
        let word = utterance.text(plain)
        var result = interpretPart(
            utterance.slice(0, start) + word + utterance.slice(end, utterance.characters.count), in: reader.context)
        guard case .request(let request)? = result.acts.first else { return nil }
        var all = [request.alone] + (request.followers ?? [])
        guard
            let (place, name) = all.indices.firstResult({ place in
                all[place].parameters.first { $0.value.list?.map(\.words) == [word] }.map { (place, $0.key) }
            })
        else { return nil }
        let isSpoken = all[place].parameters[name]?.list?.first?.record != nil
        all[place].parameters[name] = .list(texts.map { isSpoken ? .record(.speakableString($0)) : .string($0) })
        all[place].reasons.append("what is quoted is one thing each")
        // The spans are of other words.
        for index in all.indices { all[index].spans = [] }
        all[0].followers = all.count > 1 ? Array(all.dropFirst()) : nil
        result.acts[0] = .request(all[0])
        return result
    }

    /// The list with the first quotation as its title and the others as its things, where nothing else is said behind the title: 'a list called
    /// "Market", and put "eggs" and "honey" on it'.
    private func withQuotedList(_ reader: TurnReader) -> Interpretation? {
        let utterance = reader.utterance
        guard utterance.quotes.count > 1, let title = utterance.quotes.first, title.lowerBound > 0,
            utterance.tokens.indices[..<title.lowerBound].contains(where: {
                reader.scanner.small.listNouns.contains(utterance.word($0))
            }), case let things = utterance.quotes.dropFirst(),
            (title.upperBound..<utterance.count).allSatisfy({ place in
                things.contains { $0.contains(place) } || reader.onlyPutsThings(at: place)
            })
        else { return nil }
        var result = interpretPart(utterance.endingWithQuote(before: title.upperBound), in: reader.context)
        guard case .request(var request)? = result.acts.first, request.followers?.isEmpty ?? true,
            request.holdsText(utterance.freeText(title)), let intent = grammar.intentIndices[request.intent],
            let name = reader.itemsParameter(of: intent), request.parameters[name] == nil
        else { return nil }
        request.parameters[name] = reader.titles(things.map(utterance.freeText))
        request.reasons.append("what is quoted is one thing each")
        result.acts[0] = .request(request)
        return result
    }

    /// The request for money, made or open, with the quotation as its note, behind words that only announce it: ', and the request should say
    /// "pizza"'. A note that it has besides is named as left out.
    private func withQuotedNote(
        _ quote: Range<Int>, _ reader: TurnReader
    ) -> Interpretation? {
        let utterance = reader.utterance
        guard utterance.quotes.count == 1, quote.upperBound == utterance.count,
            utterance.tokens.contains(where: { $0.kind == .number }), let start = reader.noteAnnounced(before: quote.lowerBound)
        else { return nil }
        var result = interpretPart(utterance.freeText(0..<start), in: reader.context)
        let text = ParameterValue.string(utterance.freeText(quote))
        if let open = reader.context.question, open.kind == .confirmRequest, let name = noteOfMoney(of: open.intent, reader),
            case .correction(let values)? = result.acts.first
        {
            result.acts[0] = .correction(values.merging([name: text]) { $1 })
            return result
        }
        guard reader.context.question == nil, case .request(var request)? = result.acts.first, request.followers?.isEmpty ?? true,
            let name = noteOfMoney(of: request.intent, reader), let intent = grammar.intentIndices[request.intent],
            grammar.intents[intent].kinds.contains(where: { $0.kind == .money && request.parameters[$0.name] != nil })
        else { return nil }
        if let other = request.parameters[name]?.string {
            request.leftOut = (request.leftOut ?? []) + [LeftOut(text: other, kind: .words)]
            request.spans.removeAll { $0.role == name }
        }
        request.parameters[name] = text
        request.spans.append(Self.span(of: quote, in: utterance, role: name))
        request.reasons.append("what is quoted is the \(name)")
        result.acts[0] = .request(request)
        return result
    }

    /// The text of a payment, or of a request for one, that says what it is for; `nil` if the intent is none.
    private func noteOfMoney(of intent: String, _ reader: TurnReader) -> String? {
        guard let intent = grammar.intentIndices[intent], let name = reader.textParameter(of: intent),
            grammar.intents[intent].definitions[name]?.isMain != true,
            grammar.intents[intent].kinds.contains(where: { $0.kind == .money })
        else { return nil }
        return name
    }

    /// The request, and another one behind it that has the quotation: 'send Nora 12, and put "call the school" on my reminders'. `nil` if what is
    /// joined makes none by itself, or is about the first.
    private func withQuotedSequel(
        _ quote: Range<Int>, _ reader: TurnReader
    ) -> Interpretation? {
        let utterance = reader.utterance
        guard reader.context.question == nil, utterance.quotes.count == 1, quote.upperBound < utterance.count,
            let joint = (2..<max(2, quote.lowerBound)).last(where: { place in
                reader.end(of: .and, at: place).map { reader.isOrder(at: $0) && opensRequest(utterance, at: $0) } ?? false
            }), let start = reader.end(of: .and, at: joint),
            !(start..<utterance.count).contains(where: { reader.end(of: .pronoun, at: $0) != nil && !quote.contains($0) }),
            case .request(let next)? = interpretPart(utterance.freeText(start..<utterance.count), in: reader.context).acts.first,
            isSettled(next),
            next.holdsText(utterance.freeText(quote)), next.followers?.isEmpty ?? true
        else { return nil }
        var result = interpretPart(utterance.freeText(0..<joint), in: reader.context)
        guard case .request(var request)? = result.acts.first, isSettled(request), request.intent != next.intent else {
            return nil
        }
        request.followers = (request.followers ?? []) + [next.moved(by: utterance.tokens[start].start)]
        request.reasons.append("'\(utterance.freeText(start..<utterance.count))' comes behind it")
        result.acts[0] = .request(request)
        return result
    }
}

extension Hypothesis {
    /// Whether one of its values is the text, or holds it.
    fileprivate func holdsText(_ text: String) -> Bool { parameters.values.contains { $0.holdsText(text) } }
}

extension ParameterValue {
    fileprivate func holdsText(_ text: String) -> Bool {
        if let string { return string == text }
        if let list { return list.contains { $0.holdsText(text) } }
        return record?.fields.values.contains { $0.holdsText(text) } ?? false
    }
}

extension Utterance {
    /// The words up to the end of a quotation, with its closing mark.
    fileprivate func endingWithQuote(before end: Int) -> String {
        let words = slice(0, end < count ? tokens[end].start : characters.count)
        let last =
            words.lastIndex { $0.isLetter || $0.isNumber || Self.quotationMarks.contains($0) || ["'", "’"].contains($0) }
            ?? words.startIndex
        return String(words[...last])
    }

    /// What is written behind the token range.
    fileprivate func written(behind words: Range<Int>) -> String { slice(tokens[words.upperBound - 1].end, characters.count) }
}
