import IntentSchema

// What stands on a list or is to be done, named by a part of its title, and exchanged for another thing or another number of it: "make it
// two dozen bagels", "change the torch to a headlamp", "the slides are due by 3".
extension TurnReader {
    private static let longestExchange = 14
    private static let shortestStem = 3
    private static let longestNamed = 5
    private static let longestEnding = 2

    // MARK: - Which one

    /// The only title that has all the words, in singular or plural; articles and what only counts do not matter. `nil` where the words hold
    /// a noun for what an app does, which is no thing on a list.
    func titleMeant(by words: Range<Int>, among titles: [String]) -> String? {
        let named = thing(in: words).filter { !isArticle($0) && !scanner.small.of.contains(utterance.word($0)) }
            .map { utterance.word($0) }
        // "The call" may be one that goes on; "the Nora call" is the task "call Nora".
        guard !named.isEmpty, words.contains(where: { !isMatter($0) && !isArticle($0) }),
            !named.allSatisfy({ grammar.words.stopWords.contains($0) || grammar.words.emptyWords.contains($0) })
        else { return nil }
        let found = titles.filter { title in
            let own = grammar.words.tokens.words(title)
            // "The pickup" of "pick up the kids".
            let joined = zip(own, own.dropFirst()).map { $0 + $1 }
            return named.allSatisfy { word in own.contains { Self.isSameWord($0, word) } || joined.contains(word) }
        }
        if found.count > 1, let whole = found.first(where: { grammar.words.tokens.words($0) == named }) { return whole }
        return found.count == 1 ? found[0] : nil
    }

    /// The task that the words name by its title, its place or its person, or else by a part of its title.
    private func taskNamed(by words: Range<Int>, among titles: [String]) -> String? {
        task(in: words, among: titles) ?? titleMeant(by: words, among: titles)
    }

    private func isMatter(_ index: Int) -> Bool {
        !grammar.intents(about: utterance.word(index)).isEmpty
    }

    /// Whether both are the same word, or one is the other with an ending: "bagel", "bagels".
    private static func isSameWord(_ first: String, _ second: String) -> Bool {
        let (short, long) = first.count < second.count ? (first, second) : (second, first)
        return first == second
            || short.count >= shortestStem && long.count - short.count <= longestEnding && long.hasPrefix(short)
    }

    /// The thing without how many of it there are, and in what: the "bagels" of "two dozen bagels", the "bread" of "a loaf of bread".
    func thing(in words: Range<Int>) -> Range<Int> {
        var first = words.lowerBound
        var isCounted = false
        while first < words.upperBound - 1 {
            if let number = scanner.quantities.number(at: first), number.end < words.upperBound {
                (first, isCounted) = (number.end, true)
            } else if isArticle(first) {
                isCounted = isCounted || scanner.small.elementArticles.contains(utterance.word(first))
                first += 1
            } else {
                break
            }
        }
        let isContained = isCounted && first + 2 < words.upperBound && scanner.small.of.contains(utterance.word(first + 1))
        return (isContained ? first + 2 : first)..<words.upperBound
    }

    /// The reader of a title, as if it had been said.
    func reader(ofTask title: String) -> TurnReader {
        TurnReader(interpreter: interpreter, context: context, utterance: grammar.words.tokens.utterance(title))
    }

    func thing(of title: String) -> (reader: TurnReader, words: Range<Int>) {
        let reader = reader(ofTask: title)
        return (reader, reader.thing(in: reader.utterance.tokens.indices))
    }

    /// Whether the words name the thing of the title, and nothing else.
    func isSameThing(_ words: Range<Int>, as title: String) -> Bool {
        let (reader, own) = thing(of: title)
        return own.count == words.count
            && zip(own, words).allSatisfy { Self.isSameWord(reader.utterance.word($0), utterance.word($1)) }
    }

    // MARK: - Another thing

    /// The task that is exchanged and the title that takes its place, and whether that is sure; `nil` if the words exchange none.
    func exchangedThing(_ titles: [String]) -> (old: String, new: String, isSure: Bool)? {
        guard utterance.count <= Self.longestExchange else { return nil }
        let start = openerEnd
        let last = closerStart(after: start)
        guard !(start..<last).contains(where: { $0 > start && utterance.mayBeginClause(at: $0) }) else { return nil }
        return namedAnew(from: start, to: last, titles) ?? replacedByName(from: start, to: last, titles)
    }

    /// "Make it two dozen bagels", "it should just say two dozen bagels": the new words name the thing that they change.
    private func namedAnew(
        from start: Int, to last: Int, _ titles: [String]
    ) -> (old: String, new: String, isSure: Bool)? {
        let pointed = end(of: .exchange, at: start).flatMap { verb in end(of: .pronoun, at: verb).map { ($0, verb) } }
        let stated = (start..<min(last, start + 4)).firstResult { end(of: .titleIs, at: $0) }
        guard var first = pointed?.0 ?? stated, first < last else { return nil }
        if let next = end(of: .exchangeTo, at: first), next < last, !isArticle(first) { first = next }
        let value = first..<last
        guard
            !saysTime(value)
                || scanner.quantities.number(at: first) == nil
                    && titles.contains(where: { isSameThing(thing(in: value), as: $0) })
        else { return nil }
        let same = titles.filter { isSameThing(thing(in: value), as: $0) }
        let new = utterance.freeText(value)
        if same.count == 1 { return (same[0], new, true) }
        // "Change it to tulips": the only one that was dealt with.
        guard same.isEmpty, pointed != nil, first > (pointed?.0 ?? first) || isOnly(value) || endsAsLast(value),
            let old = lastTask,
            !saysTime(value), !holdsTime(value), !value.contains(where: isMatter),
            let changed = exchangedObject(of: old, by: value)
        else { return nil }
        return (changed.old, changed.new, changed.isSure && first > (pointed?.0 ?? first))
    }

    /// Whether the words name a thing on their own: "a headlamp" of "make it a headlamp".
    private func isOnly(_ value: Range<Int>) -> Bool {
        isArticle(value.lowerBound) && thing(in: value).lowerBound > value.lowerBound
    }

    /// Whether the words end with the last word of the task: "oat milk" of "buy milk".
    private func endsAsLast(_ value: Range<Int>) -> Bool {
        guard let title = lastTask, let last = grammar.words.tokens.words(title).last, let word = value.last,
            end(of: .out, at: word) == nil, end(of: .rewording, at: value.lowerBound) == nil
        else { return false }
        return Self.isSameWord(last, utterance.word(word))
    }

    private func holdsTime(_ words: Range<Int>) -> Bool { words.contains { scanner.futureTimeEnd(at: $0) != nil } }

    /// The task that was made or changed last, if it was the only one.
    private var lastTask: String? {
        guard let last = context.recent.first, Self.tasked.contains(last.type), last["taskTitles"]?.list?.count ?? 1 == 1 else {
            return nil
        }
        return recentTasks.first
    }

    /// The title with the new thing in place of its last one: "water the tulips" of "water the plants". Only a title that is one thing is
    /// surely meant as a whole.
    private func exchangedObject(of old: String, by value: Range<Int>) -> (old: String, new: String, isSure: Bool)? {
        let (reader, own) = thing(of: old)
        let new = utterance.freeText(value)
        guard own.count > 1, let object = own.last else { return (old, new, true) }
        // Words that order something are a title of their own.
        if !isArticle(value.lowerBound), grammar.words.taskVerbs.contains(utterance.tokens[value.lowerBound]) {
            return (old, new, true)
        }
        let isSame = value.last.map { Self.isSameWord(reader.utterance.word(object), utterance.word($0)) } ?? false
        let things = reader.thingActedOn(in: own) ?? (isSame || isOnNamedList ? own : object..<object + 1)
        return (old, reader.replacing(things, by: value, of: self), isSame)
    }

    /// The thing behind the verb of a title that says nothing else: the "oat milk" of "buy oat milk"; `nil` where it has no verb, or says
    /// more of it: "pick up the kids from school".
    private func thingActedOn(in title: Range<Int>) -> Range<Int>? {
        let first = title.lowerBound
        guard title.count > 1, grammar.words.taskVerbs.contains(utterance.tokens[first]),
            !title.dropFirst().contains(where: { end(of: .relation, at: $0) != nil || end(of: .out, at: $0) != nil })
        else { return nil }
        let object = thing(in: first + 1..<title.upperBound)
        return object.isEmpty ? nil : object
    }

    /// Whether the last request put things on a list that it named, rather than reminders.
    private var isOnNamedList: Bool { context.recent.first?["targetTaskList"]?.record?["title"] != nil }

    /// "Change the torch to a headlamp", "change the bagels to two dozen", "make the towel two towels".
    private func replacedByName(
        from start: Int, to last: Int, _ titles: [String]
    ) -> (old: String, new: String, isSure: Bool)? {
        guard let verb = end(of: .exchange, at: start), end(of: .pronoun, at: verb) == nil, verb + 1 < last else { return nil }
        return (verb + 1..<last).firstResult { border -> (old: String, new: String, isSure: Bool)? in
            let isNumber = scanner.quantities.number(at: border) != nil
            let value: Range<Int>
            if let next = end(of: .exchangeTo, at: border), !isArticle(border), next < last {
                value = next..<last
            } else if isNumber || isArticle(border) && border + 1 < last {
                value = border..<last
            } else {
                return nil
            }
            let named = verb..<border
            guard let title = taskNamed(by: named, among: titles),
                !saysTime(value) || scanner.quantities.number(at: value.lowerBound)?.end == value.upperBound && !isDue(title),
                !holdsTime(value), !scanner.small.ones.contains(utterance.word(border)),
                !value.contains(where: { scanner.small.and.contains(utterance.word($0)) })
            else { return nil }
            // "The milk" may be more than the end of "oat milk" if the new words have it, too.
            let isDoubtful =
                !isSameThing(thing(in: named), as: title)
                && value.contains { index in
                    thing(in: named).contains { Self.isSameWord(utterance.word($0), utterance.word(index)) }
                }
            return replaced(named, of: title, by: value).map { (title, $0, !isDoubtful) }
        }
    }

    /// The title with the new number of its thing, or with another thing in place of the one that the words name.
    private func replaced(_ named: Range<Int>, of title: String, by value: Range<Int>) -> String? {
        let (reader, own) = thing(of: title)
        let said = utterance.freeText(value)
        let other = thing(in: value)
        if let number = scanner.quantities.number(at: value.lowerBound), number.end <= value.upperBound {
            if number.end == value.upperBound { return said + " " + reader.utterance.text(own) }
            // "Two loaves" of bread, of which there is one so far.
            let isContained = own.lowerBound > 1 && number.end + 1 == value.upperBound && !isSameThing(other, as: title)
            guard isContained, let joint = scanner.small.of.first else { return said }
            return [said, joint, reader.utterance.text(own)].joined(separator: " ")
        }
        if isSameThing(thing(in: named), as: title), other.lowerBound > value.lowerBound { return said }
        let words = thing(in: named).map { utterance.word($0) }
        let places = reader.utterance.tokens.indices.filter { place in
            words.contains { Self.isSameWord(reader.utterance.word(place), $0) }
        }
        guard let first = places.first, let last = places.last, last - first + 1 == places.count else { return said }
        return reader.replacing(first..<last + 1, by: value, of: self)
    }

    /// The title's words with the new ones in place of some, with one article only.
    private func replacing(_ words: Range<Int>, by value: Range<Int>, of other: TurnReader) -> String {
        let hasArticle = words.lowerBound > 0 && isArticle(words.lowerBound - 1)
        let isNew = other.isArticle(value.lowerBound) && value.count > 1
        let first = hasArticle && isNew ? words.lowerBound - 1 : words.lowerBound
        let parts = [
            utterance.text(0..<first), other.utterance.freeText(value), utterance.text(words.upperBound..<utterance.count),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    // MARK: - When it is due

    /// The task of which the words say when it is due, and the time: "the slides need to be done by 3", "put a 3 pm reminder on the slides".
    func dueSaid(_ titles: [String]) -> (title: String, time: Range<Int>)? {
        guard utterance.count <= Self.longestExchange else { return nil }
        let start = openerEnd
        let last = beforeOldTime(closerStart(after: start), from: start)
        return dueStated(from: start, to: last, titles) ?? timeStated(from: start, to: last, titles)
            ?? reminderPut(from: start, to: last, titles)
    }

    /// The token before words that say which time is not meant: "…, not 4", "… actually, rather than 4".
    private func beforeOldTime(_ last: Int, from start: Int) -> Int {
        let border = (start + 2..<max(start + 2, last)).first { place in
            end(of: .insteadOf, at: place).map { $0 < last && time(in: $0..<last) != nil } ?? false
        }
        guard var border else { return last }
        while border > start + 2, isPolite(border - 1) || grammar.words.emptyWords.contains(utterance.word(border - 1)) {
            border -= 1
        }
        return border
    }

    /// "The Nora call is at 4", of a task that is known.
    private func timeStated(from start: Int, to last: Int, _ titles: [String]) -> (title: String, time: Range<Int>)? {
        (start + 1..<max(start + 1, last)).firstResult { place in
            guard let end = end(of: .verb, at: place) ?? end(of: .titleIs, at: place), end < last,
                let time = time(in: end..<last),
                saysTime(time), let title = taskNamed(by: start..<place, among: titles)
            else { return nil }
            return (title, time)
        }
    }

    private func dueStated(from start: Int, to last: Int, _ titles: [String]) -> (title: String, time: Range<Int>)? {
        (start + 1..<max(start + 1, last)).firstResult { place in
            guard let end = end(of: .due, at: place), end < last, let time = time(in: end..<last) else { return nil }
            let named = start..<place
            // The app may know a task that was not spoken of.
            let other =
                isArticle(start) && place - start <= Self.longestNamed && !named.contains(where: isMatter)
                ? thing(in: named) : nil
            return (taskNamed(by: named, among: titles) ?? other.map(utterance.text))
                .map { ($0, time) }
        }
    }

    /// "Put a 3 pm reminder on the slides", "set a reminder for the slides at 3".
    private func reminderPut(from start: Int, to last: Int, _ titles: [String]) -> (title: String, time: Range<Int>)? {
        guard let verb = end(of: .setting, at: start),
            let noun = (verb..<max(verb, last)).first(where: { end(of: .reminderNoun, at: $0) != nil }),
            let behind = end(of: .reminderNoun, at: noun), behind < last,
            let first = end(of: .relation, at: behind) ?? end(of: .purpose, at: behind), first < last
        else { return nil }
        let before = (verb..<noun).drop { isArticle($0) }
        if !before.isEmpty, let time = time(in: before.startIndex..<noun) {
            return taskNamed(by: first..<last, among: titles).map { ($0, time) }
        }
        guard before.isEmpty else { return nil }
        return (first + 1..<max(first + 1, last)).firstResult { border in
            guard let title = taskNamed(by: first..<border, among: titles),
                let time = time(in: border..<last)
            else { return nil }
            return (title, time)
        }
    }

    /// The time that the words are, behind its preposition; `nil` if they say anything else.
    func time(in words: Range<Int>) -> Range<Int>? {
        guard !words.isEmpty else { return nil }
        if saysTime(words) { return words }
        let first = words.lowerBound
        guard [Move.relation, .purpose].contains(where: { end(of: $0, at: first) == first + 1 }), words.count > 1 else {
            return nil
        }
        return saysTime(first + 1..<words.upperBound) ? first + 1..<words.upperBound : nil
    }
}
