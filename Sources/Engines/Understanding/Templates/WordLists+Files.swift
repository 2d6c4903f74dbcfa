import TextTokens

extension WordLists {
    /// The merged word lists of all files.
    init(_ files: [TemplateFile], _ rules: TokenRules) {
        tokens = rules
        small = ReaderWords(files, rules)
        for file in files {
            fillers.formUnion(Self.folded(file.fillers))
            hesitations.formUnion(Self.folded(file.hesitations))
            for phrase in file.repairs ?? [] { repairs.add(phrase, 0, rules) }
            for phrase in file.sequels ?? [] { sequels.add(phrase, 0, rules) }
            headings += file.headings ?? []
            taskChanges += file.taskChanges ?? []
            joints.formUnion(Self.folded(file.listJoints))
            splits.formUnion(Self.folded(file.splits))
            noTexts.formUnion(Self.folded(file.noTexts))
            textVerbs.formUnion(Self.folded(file.textVerbs))
            kinPrefixes.formUnion(Self.folded(file.kinPrefixes))
            for phrase in file.kinSuffixes ?? [] { kinSuffixes.add(phrase, 0, rules) }
            for phrase in file.personJoints ?? [] { personJoints.add(phrase, 0, rules) }
            alternatives.formUnion(Self.folded(file.alternatives))
            conditionWords.formUnion(Self.folded(file.conditionWords))
            emptyWords.formUnion(Self.folded(file.emptyWords))
            otherTopics.formUnion(Self.folded(file.otherTopics))
            taskVerbs.formUnion(Self.folded(file.taskVerbs))
            blockers.formUnion((file.blockers ?? []).flatMap { rules.words($0) })
            things.formUnion((file.things ?? []).flatMap { rules.words($0) })
            stopWords.formUnion((file.stopWords ?? []).flatMap { rules.words($0) })
            negations.formUnion(Self.folded(file.negations))
            references.formUnion(Self.folded(file.references))
            for (move, phrases) in file.moves ?? [:] {
                for phrase in phrases {
                    moves[move, default: PhraseTable()].add(phrase, 0, rules)
                    if let move = Move(key: move) { movePhrases.add(phrase, Int32(move.rawValue), rules) }
                }
            }
            for (aspect, words) in file.aspects ?? [:] { aspects[aspect, default: []].formUnion(Self.folded(words)) }
            anew.merge(file.anew ?? [:]) { $1 }
            for (intent, words) in file.matters ?? [:] { matters[intent, default: []].formUnion(Self.folded(words)) }
            for (intent, words) in file.deeds ?? [:] { deeds[intent, default: []].formUnion(Self.folded(words)) }
            openQuestions.formUnion(Self.folded(file.openQuestions))
            plainAnswers.formUnion(Self.folded(file.plainAnswers))
            answerJoints.formUnion(Self.folded(file.answerJoints))
            questions.formUnion(Self.folded(file.questions))
            for word in file.comparisons?["least"] ?? [] { comparisons[word] = false }
            for word in file.comparisons?["greatest"] ?? [] { comparisons[word] = true }
            sizes.formUnion(file.comparisons?["size"] ?? [])
            addRelationships(file.relationships ?? [:])
            for pronoun in (file.pronounKin ?? [:]).keys {
                for (other, relations) in file.pronounKin ?? [:] where other != pronoun {
                    otherPronounKin[pronoun, default: []].formUnion(relations)
                }
            }
            counting.add(file.counting ?? [:], rules)
            for phrase in file.arrivals ?? [] { arrivals.add(phrase, 0, rules) }
            Self.add(file.placeCategories ?? [:], to: &placeCategories, names: &categoryNames, rules)
            Self.add(file.ownPlaces ?? [:], to: &ownPlaces, names: &ownPlaceLabels, rules)
            for phrase in file.here ?? [] { here.add(phrase, 0, rules) }
            for (region, names) in (file.regions ?? [:]).sorted(by: { $0.key < $1.key }) {
                for name in names { regions[rules.words(name).joined(separator: " ")] = region }
            }
        }
    }

    private static func folded(_ words: [String]?) -> [String] { (words ?? []).map(TokenisedText.folded) }

    private mutating func addRelationships(_ lists: [String: [String]]) {
        for (relation, words) in lists {
            for word in Self.folded(words + [relation]) { relationships[word, default: []].append(relation) }
        }
    }

    private static func add(
        _ lists: [String: [String]], to table: inout PhraseTable, names: inout [String], _ rules: TokenRules
    ) {
        for (name, phrases) in lists.sorted(by: { $0.key < $1.key }) {
            names.append(name)
            for phrase in phrases { table.add(phrase, Int32(names.count - 1), rules) }
        }
    }
}
