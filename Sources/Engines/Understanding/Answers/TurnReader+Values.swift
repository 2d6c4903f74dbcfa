import Foundation
import IntentSchema

extension TurnReader {
    func values(_ question: Question, isText: Bool) -> [Ranked] {
        guard let index = grammar.intentIndices[question.intent], let parameter = question.parameter else { return [] }
        switch question.kind {
        case .confirmRequest, .confirmReading, .chooseReading, .chooseApp, .unlock, .permit: return []
        case .value, .choice, .confirmValue: break
        }
        // Tasks have their own form: "to water the plants tomorrow".
        if isText, definition(question)?.shape == nil {
            return [announcedRange == nil ? announcedText(question) ?? text(question) : text(question)]
        }
        let slots = slots(for: parameter, intent: index)
        let given = slots.compactMap { value($0, from: grammar.answerLeadIn, to: grammar.answerLeadIn, index, question) }
        guard given.isEmpty, case .confirmValue = question.kind else { return Array(given.prefix(1)) }
        // "No, three" changes the value asked about.
        return slots.compactMap { slot in
            value(slot, from: grammar.correctionLeadIn, to: grammar.announcedLeadIn, index, question).map { ranked in
                guard case .value(let value) = ranked.act else { return ranked }
                return Ranked(act: .correction([parameter: value]), score: ranked.score, begins: ranked.begins)
            }
        }
    }

    /// The slots that can fill a parameter: its own, and any that fill it jointly with others.
    private func slots(for parameter: String, intent: Int) -> [String] {
        let definitions = grammar.intents[intent].definitions
        let joint = definitions.filter { $0.value.value == parameter || $0.value.unit == parameter }.keys.sorted()
        guard grammar.intents[intent].answerStarts[parameter] == nil else { return joint + [parameter] }
        // Any field of a record can identify it.
        return joint + definitions.filter { $0.value.target?.parameter == parameter }.keys.sorted()
    }

    private func value(_ slot: String, from start: Int32, to end: Int32, _ intent: Int, _ question: Question) -> Ranked? {
        guard let target = grammar.intents[intent].answerStarts[slot] else { return nil }
        if let first = taskStart(slot, intent) {
            return first == 0
                ? wholeTask(slot, from: target, intent, question)
                : part(first..<utterance.count).value(
                    slot, from: start, to: end, intent, question)
        }
        var matcher = matcher(skipsUnknown: true)
        let matches = matcher.run(from: start, continuing: [(end, target)])
        let hasOwnSlot = grammar.intents[intent].definitions[slot] != nil
        let found = matches.first { match in
            let path = matcher.path(match)
            return (!hasOwnSlot || fills(slot, path, intent)) && !guesses(path) && !isEmptyTitle(path) && !namesNothing(path)
                && !passesOverTime(path)
        }
        guard let match = found, match.score > 0.4 else { return nil }
        let path = matcher.path(match).map { keeping($0, of: intent) }
        let built = builder.build(match, path, intent: intent)
        return Ranked(
            act: value(built.hypothesis, slot, question), score: built.hypothesis.score,
            begins: begins(built, path), isGuess: path.contains(where: isGuess))
    }

    private func isGuess(_ item: Matcher.Via) -> Bool {
        guard case .slot(_, let match) = item else { return false }
        if case .text = match.reading { return true }
        return !isFamiliar(match.reading)
    }

    /// Character offset where the value begins. Unknown words read as a name are no evidence for an answer.
    private func begins(_ built: HypothesisBuilder.Built, _ path: [Matcher.Via]) -> Int? {
        let isUnknown = path.contains { if case .slot(_, let match) = $0 { !isFamiliar(match.reading) } else { false } }
        return isUnknown ? .max : built.hypothesis.spans.map(\.start).min()
    }

    /// Whether something known is named: "350" is nobody's account, though an app may know it.
    private func isFamiliar(_ reading: Reading) -> Bool {
        guard case .account(let name, nil) = reading else { return reading.isKnown }
        return !name.allSatisfy { scanner.quantities.number(at: $0) != nil }
    }

    /// Whether unknown words are read as a name while other words are skipped: "the weather is nice" names no one.
    private func guesses(_ path: [Matcher.Via]) -> Bool {
        var position = 0
        var isUnknown = false
        var passesOver = false
        for item in path {
            switch item {
            case .word: position += 1
            case .skip:
                passesOver = passesOver || !grammar.words.fillers.contains(utterance.word(position))
                position += 1
            case .slot(_, let match):
                if !match.reading.isKnown {
                    isUnknown = true
                    passesOver = passesOver || (position..<match.end).contains { isOffTopic(utterance.word($0)) }
                }
                position = match.end
            case .start, .finish: break
            }
        }
        return isUnknown && passesOver
    }

    /// Whether words that are no name are read as an unknown title: a question, a number, "leave it".
    private func isEmptyTitle(_ path: [Matcher.Via]) -> Bool {
        var position = 0
        var passesOver = false
        var isEmpty = false
        for item in path {
            switch item {
            case .word: position += 1
            case .skip:
                passesOver = passesOver || !grammar.words.fillers.contains(utterance.word(position))
                position += 1
            case .slot(let slot, let match):
                if case .text(let words) = match.reading, grammar.slotFacts[Int(slot)].filling == .title {
                    isEmpty = isEmpty || !canBeTitle(words)
                }
                position = match.end
            case .start, .finish: break
            }
        }
        return isEmpty || passesOver && path.contains { isUnknownTitle($0) }
    }

    /// Whether a time is skipped that may be part of the answer: "Wednesday then, at eight".
    private func passesOverTime(_ path: [Matcher.Via]) -> Bool {
        var position = 0
        for item in path {
            switch item {
            case .word: position += 1
            case .skip:
                if scanner.futureTimeEnd(at: position) != nil { return true }
                position += 1
            case .slot(_, let match): position = match.end
            case .start, .finish: break
            }
        }
        return false
    }

    /// Where the verb stands with which a task begins that is asked for, rather than one that only puts it there: "call the dentist", "to
    /// call the dentist". `nil` if none does, or the slot takes no tasks.
    private func taskStart(_ slot: String, _ intent: Int) -> Int? {
        guard let definition = grammar.intents[intent].definitions[slot], definition.kind == .text,
            definition.shape == .speakables
        else { return nil }
        let opened = openerEnd
        let first = scanner.small.to.contains(utterance.word(opened)) ? opened + 1 : opened
        guard first + 1 < utterance.count, grammar.words.taskVerbs.contains(utterance.tokens[first]),
            end(of: .setting, at: first) == nil
        else { return nil }
        return first
    }

    /// The task that the words are from the first on.
    private func wholeTask(_ slot: String, from target: Int32, _ intent: Int, _ question: Question) -> Ranked? {
        var matcher = matcher(skipsUnknown: false)
        guard let match = matcher.run(from: target).first else { return nil }
        let path = matcher.path(match).map { keeping($0, of: intent) }
        let built = builder.build(match, path, intent: intent)
        return Ranked(act: value(built.hypothesis, slot, question), score: Self.surelyTask, begins: 0)
    }

    /// The score of a task that is asked for and begins with a verb, above that of a request of the same words.
    private static let surelyTask = 0.99

    private func isUnknownTitle(_ item: Matcher.Via) -> Bool {
        guard case .slot(let slot, let match) = item, case .text = match.reading else { return false }
        return grammar.slotFacts[Int(slot)].filling == .title
    }

    private func canBeTitle(_ words: Range<Int>) -> Bool {
        let start = openerEnd
        let isQuestion = (asksOpenQuestion || isWish(at: start)) && words.lowerBound <= start
        // "No, the new album": the title begins behind the words that open the answer.
        let isOpened = words.lowerBound == 0 && start > 0 && utterance.tokens[start].followsPunctuation
        let isMeasured = scanner.entities.contains { entity in
            switch entity.kind {
            case .ordinal: false
            case .number, .people: entity.range.lowerBound == words.lowerBound && context.question?.kind != .value
            default: entity.range.overlaps(words)
            }
        }
        let points = words.contains { end(of: .pronoun, at: $0) != nil || scanner.small.speakers.contains(utterance.word($0)) }
        // "Forget the music. End the run" is no title.
        let isSeveral = words.dropFirst().contains { utterance.beginsSentence(at: $0) }
        let isOther =
            isMeasured || isIndefinite(words) || isRemoval(at: words.lowerBound)
            || isBehindYes(words)
        return !isQuestion && !isOpened && !points && !isSeveral && !isOther
            && words.contains { utterance.tokens[$0].kind == .word && !scanner.isStopWord[$0] && !scanner.isReference[$0] }
    }

    /// Whether the words stand in a sentence behind a yes to the value that is asked about: "yes. What about parking?".
    private func isBehindYes(_ words: Range<Int>) -> Bool {
        guard case .confirmValue? = context.question?.kind,
            let border = (0...words.lowerBound).first(where: { utterance.beginsSentence(at: $0) })
        else { return false }
        return part(0..<border).answer() == .yes
    }

    /// Whether only referring words are read as a title: "that one then", "the second one".
    private func namesNothing(_ path: [Matcher.Via]) -> Bool {
        path.contains { item in
            guard case .slot(_, let match) = item, case .text(let range) = match.reading else { return false }
            let isRank = [range.upperBound - 1, range.upperBound].contains { scanner.small.ones.contains(utterance.word($0)) }
            return range.allSatisfy { index in
                isPolite(index) || grammar.words.references.contains(utterance.word(index))
                    || isRank && (scanner.quantities.ordinal(at: index) != nil || index == range.upperBound - 1)
            }
        }
    }

    /// Whether the words ask for something else: "is there something later".
    private func isWish(at start: Int) -> Bool {
        guard let end = end(of: .asks, at: start), end < utterance.count else { return false }
        return grammar.words.questions.contains(utterance.word(start))
    }

    /// Whether the words take something out: "without the last song".
    private func isRemoval(at start: Int) -> Bool {
        guard let end = end(of: .takeOut, at: start) ?? end(of: .exclude, at: start), end < utterance.count else { return false }
        return scanner.small.definite.contains(utterance.word(end))
    }

    private func fills(_ parameter: String, _ path: [Matcher.Via], _ intent: Int) -> Bool {
        let definitions = grammar.intents[intent].definitions
        return path.contains { item in
            switch item {
            case .slot(let slot, _):
                grammar.slots[Int(slot)].name == parameter
                    || definitions[grammar.slots[Int(slot)].name]?.target?.parameter == parameter
            case .finish(let template): grammar.entries[Int(template)].sets[parameter] != nil
            case .start, .word, .skip: false
            }
        }
    }

    /// The text introduced by "tell her that ..."; `nil` if none is introduced.
    private func announcedText(_ question: Question) -> Ranked? {
        guard let index = grammar.intentIndices[question.intent], let parameter = question.parameter,
            let start = grammar.intents[index].answerStarts[parameter]
        else { return nil }
        var matcher = matcher(skipsUnknown: false)
        guard let match = matcher.run(from: start).first, fills(parameter, matcher.path(match), index) else { return nil }
        let given = builder.build(match, matcher.path(match), intent: index).hypothesis.parameters
        guard given.count == 1, let value = given[parameter] else { return nil }
        return Ranked(act: .value(value), score: 0.9)
    }

    /// The whole utterance as a text, or what is quoted behind words that only announce it: "just 'on my way'".
    private func text(_ question: Question) -> Ranked {
        let range = announcedRange ?? 0..<utterance.count
        guard let index = grammar.intentIndices[question.intent], let parameter = question.parameter,
            let slot = grammar.intents[index].slotIndices[parameter]
        else { return Ranked(act: .value(.string(utterance.freeText(range))), score: 0.9) }
        let values = ValueBuilder(scanner: scanner)
        guard case .value(let value) = values.build(.text(range), slot: grammar.slots[slot]) else {
            return Ranked(act: .value(.string(utterance.freeText(range))), score: 0.9)
        }
        var stored: [String: ParameterValue] = [:]
        values.store(value, grammar.slots[slot].name, intent: index, in: &stored)
        return Ranked(act: .value(stored[parameter] ?? value), score: 0.9)
    }

    private func value(_ hypothesis: Hypothesis, _ parameter: String, _ question: Question) -> DialogueAct {
        if let candidates = hypothesis.ambiguities[question.parameter ?? parameter] {
            return .notUnderstood(.ambiguous(words: words(hypothesis, parameter), candidates: candidates))
        }
        if let words = hypothesis.unknownValues[question.parameter ?? parameter] {
            return .notUnderstood(.unknownValue(words: words))
        }
        let asked = question.parameter ?? parameter
        if hypothesis.parameters.count > 1 || (hypothesis.parameters[asked] == nil && !hypothesis.parameters.isEmpty) {
            return .correction(merged(hypothesis.parameters, of: hypothesis.intent))
        }
        guard let value = hypothesis.parameters[asked] else {
            return .notUnderstood(.unknownValue(words: words(hypothesis, parameter)))
        }
        if case .choice(let options) = question.kind, let index = options.firstIndex(where: { $0.isSame(as: value) }) {
            return .choice(index)
        }
        return .value(value)
    }

    private func words(_ hypothesis: Hypothesis, _ parameter: String) -> String {
        hypothesis.spans.first { $0.role == parameter }?.text ?? utterance.text(0..<utterance.count)
    }

    /// The values of the intent that the words name; `nil` if there are none with certainty.
    func changes(of intent: Int) -> [String: ParameterValue]? {
        guard let hypothesis = correction(of: intent), hypothesis.ambiguities.isEmpty, hypothesis.unknownValues.isEmpty,
            !hypothesis.parameters.isEmpty
        else { return nil }
        return hypothesis.parameters
    }

    /// - Parameter isAnnounced: Whether the words are known to be a change, so that bare values suffice.
    func correction(of index: Int, isAnnounced: Bool = false) -> Hypothesis? {
        var matcher = matcher(skipsUnknown: false)
        let intent = grammar.intents[index]
        let continuations = [
            (grammar.correctionLeadIn, intent.plainCorrection), (grammar.announcedLeadIn, intent.plainCorrection),
            (grammar.announcedLeadIn, intent.announcedCorrection),
        ]
        let matches = matcher.run(
            from: isAnnounced ? grammar.announcedLeadIn : grammar.correctionLeadIn, continuing: continuations
        ).filter { !isEmptyTitle(matcher.path($0)) && !fillsTwice(matcher.path($0)) && !mixesGoals(matcher.path($0), index) }
        guard var best = matches.first, best.score > 0.7, !namesNobody(matcher.path(best)) else { return nil }
        // "999" is an amount, a time or a count sooner than whom to call.
        if namesShortNumber(matcher.path(best)), let other = matches.first(where: { !namesShortNumber(matcher.path($0)) }),
            other.score > 0.7
        {
            best = other
        }
        // If a value fits several parameters, it changes the one that is already set, else the main one.
        let match = matches.filter { abs($0.score - best.score) < 0.001 }.max {
            let (first, second) = (preference($0, matcher, index), preference($1, matcher, index))
            return first < second
        }
        let path = matcher.path(match ?? best).map { keeping($0, of: index) }
        let chosen = builder.build(match ?? best, path, intent: index).hypothesis
        return nearer(than: chosen, index) ?? chosen
    }

    /// The change of the time by the same bare number, if that is closer to the number than the chosen count: "make it 7" for three
    /// people at half past six.
    private func nearer(than chosen: Hypothesis, _ intent: Int) -> Hypothesis? {
        guard let span = chosen.spans.first, chosen.spans.count == 1, chosen.parameters.count == 1,
            let (name, value) = chosen.parameters.first, value.time == nil, value.double != nil,
            let token = utterance.tokens.firstIndex(where: { $0.start == span.start }), utterance.tokens[token].end == span.end,
            scanner.quantities.number(at: token)?.end == token + 1, isPlain(numberAt: token) || isShifted(toNumberAt: token)
        else { return nil }
        // A count that nobody has said is that of one; only what has a time is moved.
        let distance =
            isShifted(toNumberAt: token)
            ? .infinity : context.parameters[name].map { $0.distance(to: value) } ?? value.distance(to: .integer(1))
        let definitions = grammar.intents[intent].definitions
        let times = definitions.filter { slot, definition in
            definition.kind == .time && context.parameters[definition.target?.parameter ?? slot]?.time != nil
        }
        for slot in times.keys.sorted() {
            if let minutes = inMinutes(token, definitions[slot]?.target?.parameter ?? slot, intent) { return minutes }
            let indices = grammar.intents[intent].slotIndices
            guard let index = indices[slot + "?"] ?? indices[slot],
                let match = scanner.matches(grammar.slots[index].recogniser, at: token).first(where: { $0.end == token + 1 }),
                case .slot(_, let kept) = keeping(.slot(Int32(index), match), of: intent)
            else { continue }
            var built = HypothesisBuilder.Built(
                hypothesis: Hypothesis(intent: chosen.intent, score: chosen.score, template: chosen.template))
            builder.add(kept, slot: grammar.slots[index], at: token, builder.values, to: &built)
            guard let (other, time) = built.hypothesis.parameters.first, built.hypothesis.parameters.count == 1,
                let wanted = context.parameters[other]?.distance(to: time), let distance,
                wanted * Self.peopleToAnHour < distance
            else { continue }
            return built.hypothesis
        }
        return nil
    }

    /// The number as minutes from now, where the request's time is due within the hour: "make that 30" of a ride in twenty minutes.
    private func inMinutes(_ token: Int, _ parameter: String, _ intent: Int) -> Hypothesis? {
        guard let due = context.parameters[parameter]?.beginning, let words = minutesFromNow(token..<token + 1, insteadOf: due)
        else { return nil }
        let reader = reader(of: context.parameters, saying: interpreter.tokens(of: words))
        let reading = reader.correction(of: intent, isAnnounced: true)
        return reading.flatMap { $0.parameters[parameter] != nil && $0.parameters.count == 1 ? $0 : nil }
    }

    /// A time by an hour is changed as readily as a count by this; found on the conversations under `Evaluation`, November 2026.
    private static let peopleToAnHour = 4.0

    /// Whether nothing stands beside the number that says what it is: "make it 7", but not "we're 7".
    private func isPlain(numberAt token: Int) -> Bool {
        let start = openerEnd
        let ends = [start, end(of: .rewording, at: start), end(of: .replacing, at: start)].compactMap(\.self)
        return ends.contains(token) && token + 1 == utterance.count
    }

    /// Whether the number says where to something is moved: "can you push it to 9".
    private func isShifted(toNumberAt token: Int) -> Bool {
        token > 1 && end(of: .exchangeTo, at: token - 1) == token && closerStart(after: token) == token + 1
            && (openerEnd..<token - 1).contains { place in
                end(of: .shifting, at: place).map { $0 == token - 1 || end(of: .pronoun, at: $0) == token - 1 } ?? false
            }
    }

    /// Whether a person is named by a number of one to three digits, as emergency services are.
    private func namesShortNumber(_ path: [Matcher.Via]) -> Bool {
        path.contains { item in
            guard case .slot(_, let match) = item, case .people(let people) = match.reading, let person = people.first,
                person.handle != nil, person.words.count == 1
            else { return false }
            return utterance.tokens[person.words.lowerBound].kind == .number && utterance.word(person.words.lowerBound).count <= 3
        }
    }

    /// Whether somebody unknown is read into words that only describe something: "I also need a babysitter", "what about parking?".
    private func namesNobody(_ path: [Matcher.Via]) -> Bool {
        let isProposed = end(of: .suggestion, at: openerEnd) != nil
        return path.contains { item in
            guard case .slot(_, let match) = item, case .people(let people) = match.reading, !match.reading.isKnown,
                let words = people.first?.words
            else { return false }
            let isAny = words.lowerBound > 0 && scanner.small.indefinite.contains(utterance.word(words.lowerBound - 1))
            return isAny || isProposed && words.count == 1 && !scanner.names.isName(utterance.word(words.lowerBound))
        }
    }

    /// Whether a slot gets two values, one of which would be lost: "my brother, sorry".
    private func fillsTwice(_ path: [Matcher.Via]) -> Bool {
        var filled: Set<Int32> = []
        return path.contains { item in
            guard case .slot(let slot, _) = item else { return false }
            return !filled.insert(Int32(slot)).inserted
        }
    }

    /// Whether one goal is put together of two that are said: the number of kilometers and the hour of "make it 8 and an hour max".
    private func mixesGoals(_ path: [Matcher.Via], _ intent: Int) -> Bool {
        guard let (name, definition) = grammar.intents[intent].definitions.first(where: { $0.value.kind == .goal }) else {
            return false
        }
        var position = 0
        var ends: [Int] = []
        for item in path {
            switch item {
            case .word, .skip: position += 1
            case .slot(let slot, let match):
                let said = grammar.slots[Int(slot)].name
                if said == name || said == definition.value || said == definition.unit {
                    // "8 kilometers" is one goal.
                    if let last = ends.last, said == name || last != position { return true }
                    ends.append(match.end)
                }
                position = match.end
            case .start, .finish: break
            }
        }
        return false
    }

    /// A changed time keeps its unspecified components: "make it half past" keeps the day, "make it Friday" the hour. An amount
    /// keeps its currency.
    private func keeping(_ step: Matcher.Via, of intent: Int) -> Matcher.Via {
        guard case .slot(let slot, var match) = step else { return step }
        let name = grammar.slots[Int(slot)].name
        let parameter = grammar.intents[intent].definitions[name]?.target?.parameter ?? name
        switch match.reading {
        case .time(let time):
            guard let known = knownTime(parameter) else { return step }
            let mayBeMorning = grammar.intents[intent].definitions[name]?.isEvening != true
            match.reading = .time(time.keeping(known, after: scanner.now, mayBeMorning: mayBeMorning))
        case .money(let amount, nil):
            guard let known = context.parameters[parameter]?.currency else { return step }
            match.reading = .money(amount, currency: known)
        default: return step
        }
        return .slot(slot, match)
    }

    /// The time that a change of the parameter starts from: the one offered, else the one requested, even if the app rejected it.
    private func knownTime(_ parameter: String) -> DateComponents? {
        let question = context.question?.parameter == parameter ? context.question : nil
        if case .confirmValue? = question?.kind, let offered = question?.offeredTime { return offered }
        return context.parameters[parameter]?.beginning ?? context.said[parameter]?.beginning ?? question?.offeredTime
    }

    private func preference(_ match: Matcher.Match, _ matcher: Matcher, _ intent: Int) -> Int {
        let definitions = grammar.intents[intent].definitions
        return matcher.path(match).reduce(0) { sum, item in
            guard case .slot(let slot, _) = item else { return sum }
            let name = grammar.slots[Int(slot)].name
            let isSet = context.parameters[definitions[name]?.target?.parameter ?? name] != nil
            return sum + (isSet ? 2 : 0) + (definitions[name]?.isMain == true ? 1 : 0)
        }
    }

    /// Resets the parameters that the change invalidates: another payee has other kinds of bills.
    func completed(_ act: DialogueAct) -> DialogueAct {
        guard case .correction(var values) = act, let intent = context.question.flatMap({ grammar.intentIndices[$0.intent] })
        else { return act }
        for name in values.keys {
            if let text = values[name]?.string, grammar.intents[intent].definitions[name]?.kind == .text, scanner.quotes.isEmpty {
                let text = withoutPurpose(withoutOnly(text, name, intent), intent)
                values[name] = .string(addedTo(context.parameters[name]?.string, withoutPlace(text, name, intent), name, intent))
            }
            for other in grammar.intents[intent].definitions[name]?.resets ?? []
            where values[other] == nil && context.parameters[other] != nil {
                values[other] = .integer(0)
            }
        }
        return .correction(values)
    }

    /// The text that is all there is to be, without the word that says so: "note just lunch". A message may say it.
    private func withoutOnly(_ text: String, _ name: String, _ intent: Int) -> String {
        guard grammar.intents[intent].definitions[name]?.isMain != true else { return text }
        let words = grammar.words.tokens.utterance(text)
        let reader = TurnReader(interpreter: interpreter, context: context, utterance: words)
        let start =
            reader.end(of: .only, at: 0) ?? reader.end(of: .titleIs, at: 0) ?? (isNamed(before: words, name, intent) ? 1 : nil)
        guard words.count > 1, let start, start < words.count else { return text }
        return words.freeText(start..<words.count)
    }

    /// Whether the text begins with "to" behind what it is called: "change the amount to 30 and the note to dinner".
    private func isNamed(before text: Utterance, _ name: String, _ intent: Int) -> Bool {
        let names = grammar.intents[intent].definitions[name]?.called ?? []
        guard text.count > 1, text.count < utterance.count, scanner.small.to.contains(text.word(0)) else { return false }
        return (1...utterance.count - text.count).contains { place in
            names.contains(utterance.word(place - 1))
                && text.tokens.indices.allSatisfy { text.word($0) == utterance.word(place + $0) }
        }
    }

    /// What money is for, without the word that says so: "add a note: for the cinema".
    private func withoutPurpose(_ text: String, _ intent: Int) -> String {
        guard grammar.intents[intent].kinds.contains(where: { $0.kind == .money }) else { return text }
        let words = grammar.words.tokens.utterance(text)
        let reader = TurnReader(interpreter: interpreter, context: context, utterance: words)
        guard words.count > 1, let start = reader.end(of: .purpose, at: 0), start < words.count else { return text }
        return words.freeText(start..<words.count)
    }

    /// The text behind the one that is there already, where the words add it: "add that it's for Saturday".
    private func addedTo(_ old: String?, _ text: String, _ name: String, _ intent: Int) -> String {
        guard let old, !old.isEmpty, old != text, grammar.intents[intent].definitions[name]?.isMain != true,
            case let own = grammar.words.tokens.words(text), !own.isEmpty, own.count < utterance.count,
            let start = (1...utterance.count - own.count).last(where: { place in
                own.indices.allSatisfy { own[$0] == utterance.word(place + $0) }
            }),
            (0..<start).contains(where: { place in
                [end(of: .appending, at: place), end(of: .add, at: place)].contains(start)
            })
        else { return text }
        return Self.joined(old, text)
    }

    /// The text without words at its end that only say where it goes: "happy birthday in the note".
    private func withoutPlace(_ text: String, _ name: String, _ intent: Int) -> String {
        let names = grammar.intents[intent].definitions[name]?.called ?? []
        let words = grammar.words.tokens.utterance(text)
        let reader = TurnReader(interpreter: interpreter, context: context, utterance: words)
        guard words.count > 3, names.contains(words.word(words.count - 1)),
            reader.isArticle(words.count - 2), reader.end(of: .relation, at: words.count - 3) == words.count - 2
        else { return text }
        return words.freeText(0..<words.count - 3)
    }

    func corrections(_ question: Question, isText: Bool) -> [Ranked] {
        guard let index = grammar.intentIndices[question.intent], let hypothesis = pointingCorrection(index, question)
        else { return [] }
        let bias = isText ? -0.2 : -0.01
        if let (parameter, candidates) = hypothesis.ambiguities.min(by: { $0.key < $1.key }) {
            let words = words(hypothesis, parameter)
            return [Ranked(act: .notUnderstood(.ambiguous(words: words, candidates: candidates)), score: hypothesis.score + bias)]
        }
        if let words = hypothesis.unknownValues.min(by: { $0.key < $1.key })?.value {
            return [Ranked(act: .notUnderstood(.unknownValue(words: words)), score: hypothesis.score + bias - 0.1)]
        }
        guard !hypothesis.parameters.isEmpty else { return [] }
        let parameters = merged(hypothesis.parameters, of: hypothesis.intent)
        // The requested value by its parameter's name: "the destination is Oakland".
        if case .value = question.kind, parameters.count == 1, let name = question.parameter, let value = parameters[name] {
            return [Ranked(act: .value(value), score: hypothesis.score + bias)]
        }
        guard let changed = refiningText(parameters, of: index) else { return [] }
        return [Ranked(act: .correction(changed), score: hypothesis.score + bias)]
    }

    /// The change; for words that refer to one of several choices, "the folk one", the values that describe it.
    private func pointingCorrection(_ index: Int, _ question: Question) -> Hypothesis? {
        guard case .choice = question.kind, pointsAtOne || describedEnd != nil else { return correction(of: index) }
        let core = part((describedEnd ?? openerEnd)..<closerStart(after: openerEnd)).pickedWords
        guard let reading = core.correction(of: index, isAnnounced: true),
            core.utterance.tokens.contains(where: { !grammar.words.references.contains($0.text) }),
            !reading.spans.isEmpty, reading.spans.allSatisfy({ $0.source != "text" })
        else { return nil }
        return reading
    }

    /// The token behind words for one of several that say next what it is for: "the one for electricity".
    private var describedEnd: Int? {
        let start = openerEnd
        guard start + 3 < utterance.count + 1, scanner.small.definite.contains(utterance.word(start)),
            scanner.small.ones.contains(utterance.word(start + 1)), let end = end(of: .purpose, at: start + 2),
            end < utterance.count
        else { return nil }
        return isArticle(end) && end + 1 < utterance.count ? end + 1 : end
    }

    /// Whether the app did not find what was named, so something else is asked for.
    private func isSearchRefused(_ question: Question) -> Bool {
        guard case .value = question.kind, let index = grammar.intentIndices[question.intent], let asked = question.parameter
        else { return false }
        return grammar.intents[index].records.contains { name, template in
            name != asked && template.key != nil && context.parameters[name]?.record?.fields.isEmpty == false
        }
    }

    /// Records keep their earlier fields if the change only refines them, "the one by Queen", unless nothing was found by those.
    func merged(_ parameters: [String: ParameterValue], of intent: String) -> [String: ParameterValue] {
        guard let index = grammar.intentIndices[intent], !(context.question.map(isSearchRefused) ?? false) else {
            return parameters
        }
        var result = parameters
        for (name, template) in grammar.intents[index].records {
            guard let new = parameters[name]?.record, var old = context.parameters[name]?.record, old.type == new.type,
                let key = template.key, new[key] == nil
            else { continue }
            for (field, value) in new.fields { old[field] = value }
            result[name] = .record(old)
        }
        return result
    }
}
