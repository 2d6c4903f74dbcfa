import IntentSchema

// Tasks, lists and notes are made without a question, so what is written down has to look like something that people write down. Where it does
// not, words have probably been cut at the wrong place, or were meant for the assistant, and the person is asked: "do you want to add “cream on”?"
extension TemplateInterpreter {
    /// The score of a reading whose contents are doubtful, which is too low for anything that is done without a question.
    private static let doubtful = 0.6

    /// The act, whose requests score low if they would write something down that is doubtful.
    func doubtingContents(_ act: DialogueAct, _ said: String, in context: InterpretationContext) -> DialogueAct {
        switch act {
        // "I said no": an answer to nothing.
        case .request(let request) where isAnswer(request, said, in: context): .notUnderstood(.noMatch(nearest: nil))
        case .request(let request): .request(doubting(request, said, in: context))
        case .followed(let first, let next):
            .followed(doubtingContents(first, said, in: context), by: doubtingContents(next, said, in: context))
        default: act
        }
    }

    /// Whether the request would call a task by a yes, a no or another answer, which is not quoted.
    private func isAnswer(_ request: Hypothesis, _ said: String, in context: InterpretationContext) -> Bool {
        let titles =
            (request.parameters["taskTitles"]?.taskTitles ?? [])
            + ["taskTitle", "title"].compactMap {
                request.parameters[$0]?.words ?? request.parameters[$0]?.record?.fields["spokenPhrase"]?.string
            }
        guard let title = titles.first, titles.count == 1, !isQuoted(title, in: said) else { return false }
        let reader = reader(of: tokens(of: title, in: context), in: context.afresh)
        return reader.utterance.count == 1 && [.yes, .no].contains(reader.answer())
    }

    private func doubting(_ request: Hypothesis, _ said: String, in context: InterpretationContext) -> Hypothesis {
        var result = request
        result.followers = request.followers?.map { doubting($0, said, in: context) }
        guard TurnReader.writing.contains(request.intent), request.shortcut == nil else { return result }
        for (name, value) in request.parameters.sorted(by: { $0.key < $1.key }) {
            let text = value.record.flatMap { $0["text"]?.string }
            let contents =
                text.map { [$0] }
                ?? (name == "taskTitles"
                    ? value.taskTitles : TurnReader.titles.contains(name) ? [value.words].compactMap(\.self) : [])
            for content in contents where !isQuoted(content, in: said) && !isKnownList(content) {
                let reader = reader(of: tokens(of: content, in: context), in: context.afresh)
                let isOneOfSeveral = name == "taskTitles" && contents.count > 1
                let found =
                    text == nil
                    ? reader.doubtAsTitle(isDeed: isDeed(content, in: said)) ?? (isOneOfSeveral ? reader.doubtAsOne : nil)
                    : doubt(aboutText: reader, in: context)
                // "No, I meant pay 600 off the card": rather another order than another title.
                let isOrdered = name == "taskTitle" && found == nil && isOrder(content, in: context.afresh)
                // A list may be called "packing list".
                guard let doubt = found ?? (isOrdered ? .order : nil), doubt != .container || name == "taskTitles" else {
                    continue
                }
                result.score = min(result.score, Self.doubtful)
                result.reasons.append("'\(content)' may not be meant to be written down: \(doubt.rawValue)")
            }
        }
        return result
    }

    /// Whether the words are named as what is to be done: "to log in".
    private func isDeed(_ content: String, in said: String) -> Bool {
        grammar.words.small.to.contains { said.lowercased().contains(" \($0) \(content.lowercased())") }
    }

    /// Why a text may not be meant to be written down as a whole; `nil` if nothing speaks against it.
    private func doubt(aboutText reader: TurnReader, in context: InterpretationContext) -> TurnReader.Doubt? {
        if reader.beginsAsChange { return .change }
        let words = reader.utterance
        let holdsOrder = words.tokens.indices.dropFirst().contains { index in
            guard words.beginsSentence(at: index), case let start = index + reader.part(index..<words.count).joinerEnd,
                case .request(let order)? = interpretWhole(words.freeText(start..<words.count), in: context.afresh).acts.first
            else { return false }
            return order.score >= Self.clear && !TurnReader.writing.contains(order.intent)
                && context.apps.contains { $0.intents.contains(order.intent) }
        }
        return holdsOrder ? .order : nil
    }

    /// A reading that scores less may be of words that order nothing.
    private static let clear = 0.9
}

extension TurnReader {
    /// Why words may not be meant to be written down.
    enum Doubt: String {
        case border = "they begin or end in the middle of something"
        case sentences = "they are several sentences"
        case question = "they are a question"
        case change = "they say how something should be instead"
        case pointing = "they only point at something"
        case container = "they speak of a list, a note or a reminder"
        case time = "they name another time"
        case order = "they give another order"
        case several = "they may be several things without commas"
        case statement = "they say what somebody or something should or would"
    }

    /// The intents that write down what was said, and their parameters that are titles.
    fileprivate static let writing = creating.union(["INSetTaskAttributeIntent"])
    fileprivate static let titles: Set<String> = ["title", "taskTitle"]

    /// Why the words may be no title of a task, a list or a note; `nil` if nothing speaks against it.
    ///
    /// - Parameter isDeed: Whether they are named as what is to be done.
    fileprivate func doubtAsTitle(isDeed: Bool) -> Doubt? {
        let indices = utterance.tokens.indices
        guard let last = indices.last else { return nil }
        if indices.contains(where: { $0 > 0 && utterance.beginsSentence(at: $0) }) { return .sentences }
        if utterance.isQuestion(0..<utterance.count) { return .question }
        if beginsAsChange || end(of: .replaced, at: last) != nil { return .change }
        if isOnlyPointing { return .pointing }
        if speaksOfContainer { return .container }
        if statesWish { return .statement }
        if indices.contains(where: takesBack) { return .change }
        if isCutOff(isDeed: isDeed) { return .border }
        return indices.dropFirst().contains(where: namesTimeBehindJoint) ? .time : nil
    }

    /// Whether the words begin by saying how something should be: "should say …", "instead: …".
    fileprivate var beginsAsChange: Bool {
        utterance.count > 0
            && (end(of: .titleIs, at: 0) != nil || end(of: .replaced, at: 0) != nil || end(of: .naming, at: 0) != nil)
    }

    private static let longestThing = 3

    /// Whether the words may be several things that nothing divides: "white roses eucalyptus 20 peonies".
    fileprivate var doubtAsOne: Doubt? {
        let indices = utterance.tokens.indices
        let isPlain = indices.allSatisfy { index in
            utterance.tokens[index].kind != .symbol && !grammar.words.stopWords.contains(utterance.tokens[index])
                && end(of: .relation, at: index) == nil && !utterance.tokens[index].followsPunctuation
        }
        guard isPlain, let first = indices.first, !grammar.words.taskVerbs.contains(utterance.tokens[first]) else { return nil }
        let holdsNumber = indices.dropFirst(2).dropLast().contains { utterance.tokens[$0].kind == .number }
        // "Eggs milk", of "eggs milk and bread".
        let namesMany = indices.dropLast().contains { index in
            grammar.words.tokens.soundedNumbers?.isPlural(utterance.word(index)) ?? false
        }
        return holdsNumber || namesMany || indices.count > Self.longestThing ? .several : nil
    }

    /// "The brass ones", "that".
    private var isOnlyPointing: Bool {
        let last = utterance.count - 1
        if utterance.tokens.indices.allSatisfy({ isArticle($0) || scanner.small.everything.contains(utterance.word($0)) }) {
            return true
        }
        // "One for Friday".
        if scanner.small.ones.contains(utterance.word(0)), last == 0 || end(of: .relation, at: 1) != nil { return true }
        return isArticle(0) && last > 0
            && (scanner.small.ones.contains(utterance.word(last)) || end(of: .thingWord, at: last) != nil)
    }

    /// "Reminder", "cat food on my party list", "dinner with Mary, remind me".
    private var speaksOfContainer: Bool {
        let indices = utterance.tokens.indices
        if indices.allSatisfy({ isContainer($0) || end(of: .thingWord, at: $0) != nil || isArticle($0) }) { return true }
        let isPlaced =
            isContainer(utterance.count - 1)
            && indices.dropFirst().contains { index in
                end(of: .relation, at: index) == index + 1 && index + 1 < utterance.count - 1 && isArticle(index + 1)
            }
        return isPlaced || end(of: .making, at: 0) != nil && indices.contains(where: isContainer)
            || indices.dropFirst().contains { utterance.mayBeginClause(at: $0) && beginsReminder(at: $0) }
    }

    /// Whether the words from there on order that something is written down.
    private func beginsReminder(at index: Int) -> Bool {
        let token = utterance.tokens[index]
        return opensRequest(at: index) && !grammar.words.taskVerbs.contains(token)
            && Self.writing.contains { name in
                grammar.intentIndices[name].map { grammar.intents[$0].keywords.contains(token.word) } ?? false
            }
    }

    /// "The Monday one must stay", "I would like a second one": words for the assistant rather than something to do.
    private var statesWish: Bool {
        let speakers = grammar.words.counting.speakers
        let subject = speakers.longest(in: utterance, at: 0)?.end ?? (isArticle(0) ? 2 : nil)
        guard let subject, subject < utterance.count - 1 else { return false }
        return (subject..<min(utterance.count - 1, subject + Self.longestSubject)).contains { index in
            end(of: .auxiliary, at: index) == index + 1 && !scanner.small.to.contains(utterance.word(index))
        }
    }

    private static let longestSubject = 3

    /// Whether an editing phrase of several words stands in the middle: "text Bob that I'm late, no wait make it Ann".
    private func takesBack(at index: Int) -> Bool {
        guard index > 0, let end = grammar.words.repairs.longest(in: utterance, at: index)?.end else { return false }
        return end > index + 1 && end < utterance.count && utterance.tokens[index].followsPunctuation
            && !Repairs.isVerb(at: index, in: utterance, grammar)
    }

    /// Whether a small word stands at the border that joins it to what is missing: "cream on", "before to load the van", "9 to call Robert".
    private func isCutOff(isDeed: Bool) -> Bool {
        let (first, last) = (utterance.tokens[0], utterance.count - 1)
        let words = grammar.words
        if words.joints.contains(first) || words.conditionWords.contains(first)
            || words.clauseJoints.end(in: utterance, at: 0) != nil
        {
            return true
        }
        if last > 0, scanner.small.aheadJoints.contains(first.text) || end(of: .relation, at: 0) == 1 { return true }
        if last > 1, first.kind == .number, scanner.small.to.contains(utterance.word(1)) { return true }
        if words.joints.contains(utterance.tokens[last])
            || last > 0 && isArticle(last) && !scanner.small.pointers.contains(utterance.word(last))
        {
            return true
        }
        return last > 0 && end(of: .relation, at: last) != nil && !isDeed && !words.taskVerbs.contains(first)
    }

    /// Whether a time is joined to what stands before it: "hand in the reports, and on Wednesday ring the dentist".
    private func namesTimeBehindJoint(at index: Int) -> Bool {
        guard grammar.words.joints.contains(utterance.tokens[index]), index + 1 < utterance.count else { return false }
        // "And again the evening before."
        if end(of: .again, at: index + 1) != nil { return true }
        let start = end(of: .relation, at: index + 1) ?? index + 1
        return start < utterance.count && utterance.tokens[start].kind != .number
            && scanner.time(at: start, TimeSlots.Wish()) != nil
    }
}
