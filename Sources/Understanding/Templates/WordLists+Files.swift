extension WordLists {
    /// The word lists of all files, put together.
    init(_ files: [TemplateFile]) {
        for file in files {
            fillers.formUnion((file.fillers ?? []).map { $0.lowercased() })
            hesitations.formUnion(file.hesitations ?? [])
            for phrase in file.repairs ?? [] { repairs.add(phrase, 0) }
            for phrase in file.sequels ?? [] { sequels.add(phrase, 0) }
            joints.formUnion(file.listJoints ?? [])
            splits.formUnion(file.splits ?? [])
            noTexts.formUnion(file.noTexts ?? [])
            textVerbs.formUnion(file.textVerbs ?? [])
            kinPrefixes.formUnion(file.kinPrefixes ?? [])
            for phrase in file.kinSuffixes ?? [] { kinSuffixes.add(phrase, 0) }
            for phrase in file.personJoints ?? [] { personJoints.add(phrase, 0) }
            alternatives.formUnion(file.alternatives ?? [])
            conditionWords.formUnion(file.conditionWords ?? [])
            emptyWords.formUnion(file.emptyWords ?? [])
            otherTopics.formUnion(file.otherTopics ?? [])
            taskVerbs.formUnion(file.taskVerbs ?? [])
            blockers.formUnion((file.blockers ?? []).flatMap { Tokeniser.words($0) })
            things.formUnion((file.things ?? []).flatMap { Tokeniser.words($0) })
            stopWords.formUnion((file.stopWords ?? []).flatMap { Tokeniser.words($0) })
            negations.formUnion(file.negations ?? [])
            references.formUnion(file.references ?? [])
            for (move, phrases) in file.moves ?? [:] {
                for phrase in phrases { moves[move, default: PhraseTable()].add(phrase, 0) }
            }
            for (aspect, words) in file.aspects ?? [:] { aspects[aspect, default: []].formUnion(words) }
            openQuestions.formUnion(file.openQuestions ?? [])
            plainAnswers.formUnion(file.plainAnswers ?? [])
            answerJoints.formUnion(file.answerJoints ?? [])
            questions.formUnion(file.questions ?? [])
            for word in file.comparisons?["least"] ?? [] { comparisons[word] = false }
            for word in file.comparisons?["greatest"] ?? [] { comparisons[word] = true }
            sizes.formUnion(file.comparisons?["size"] ?? [])
            addRelationships(file.relationships ?? [:])
            for pronoun in (file.pronounKin ?? [:]).keys {
                for (other, relations) in file.pronounKin ?? [:] where other != pronoun {
                    otherPronounKin[pronoun, default: []].formUnion(relations)
                }
            }
            counting.add(file.counting ?? [:])
            for phrase in file.arrivals ?? [] { arrivals.add(phrase, 0) }
            Self.add(file.placeCategories ?? [:], to: &placeCategories, names: &categoryNames)
            Self.add(file.ownPlaces ?? [:], to: &ownPlaces, names: &ownPlaceLabels)
            for phrase in file.here ?? [] { here.add(phrase, 0) }
            for (region, names) in file.regions ?? [:] {
                for name in names { regions[Tokeniser.words(name).joined(separator: " ")] = region }
            }
        }
    }

    private mutating func addRelationships(_ lists: [String: [String]]) {
        for (relation, words) in lists {
            for word in words + [relation] { relationships[word, default: []].append(relation) }
        }
    }

    private static func add(_ lists: [String: [String]], to table: inout PhraseTable, names: inout [String]) {
        for (name, phrases) in lists.sorted(by: { $0.key < $1.key }) {
            names.append(name)
            for phrase in phrases { table.add(phrase, Int32(names.count - 1)) }
        }
    }
}
