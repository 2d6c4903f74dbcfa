extension GrammarCompiler {
    /// The file's phrases and the shared ones, each parsed once, in order of dependency.
    ///
    /// - Complexity: Linear in the length of the phrases, with references expanded.
    func parsedPhrases(of file: TemplateFile) throws(TemplateError) -> [String: Pattern] {
        let texts = file.phrases ?? [:]
        var known = sharedPhrases.filter { texts[$0.key] == nil }
        var waiting: [String: Int] = [:]
        var users: [String: [String]] = [:]
        for (name, text) in texts {
            let used = Self.phraseNames(in: text).filter { texts[$0] != nil }
            waiting[name] = used.count
            for other in used { users[other, default: []].append(name) }
        }
        var ready = waiting.filter { $0.value == 0 }.keys.sorted()
        var done = 0
        while done < ready.count {
            let name = ready[done]
            done += 1
            known[name] = try parsedPhrase(texts[name] ?? "", known, file.name)
            for user in (users[name] ?? []).sorted() {
                waiting[user, default: 0] -= 1
                if waiting[user] == 0 { ready.append(user) }
            }
        }
        // The remaining phrases are part of a reference cycle, or depend on one.
        if let name = texts.keys.sorted().first(where: { known[$0] == nil }) {
            throw TemplateError("the phrase '<\(name)>' uses itself; phrases cannot").located(in: file.name, texts[name] ?? "")
        }
        return known
    }

    private func parsedPhrase(
        _ text: String, _ known: [String: Pattern], _ file: String
    ) throws(TemplateError) -> Pattern {
        do throws(TemplateError) {
            return try PatternParser.parse(text, phrases: known, rules)
        } catch {
            throw error.located(in: file, text)
        }
    }

    private static func phraseNames(in text: String) -> Set<String> {
        Set(text.split(separator: "<").dropFirst().compactMap { part in part.firstIndex(of: ">").map { String(part[..<$0]) } })
    }
}
