import TextTokens

extension QuantityScan {
    /// An e-mail or a web address that starts at the token.
    func address(at start: Int) -> QuantityEntity? {
        guard start == 0 || !isAttached(start) || isOpening(start - 1) else { return nil }
        guard tokens[start].kind != .sign else { return nil }
        let end = touching(from: start)
        return email(start..<end) ?? spokenEmail(at: start) ?? url(start..<end) ?? spokenURL(at: start)
    }

    private func isOpening(_ index: Int) -> Bool { ["(", "<", "[", "\"", "“", ":", ","].contains(text.word(index)) }

    /// The end of the adjacent tokens, excluding trailing punctuation.
    private func touching(from start: Int) -> Int {
        var end = start + 1
        while end < tokens.count, isAttached(end), end - start < 400 { end += 1 }
        while end > start + 1, tokens[end - 1].kind == .sign, !["/", "-", "_", "=", "&", "#"].contains(text.word(end - 1)) {
            end -= 1
        }
        return end
    }

    private func email(_ range: Range<Int>) -> QuantityEntity? {
        guard range.count >= 5, let at = range.first(where: { text.word($0) == "@" }), at > range.lowerBound,
            range.lowerBound..<at == local(range.lowerBound..<at), let end = domainEnd(at + 1, range.upperBound)
        else { return nil }
        return entity(.email, range.lowerBound..<end, text.written(range.lowerBound..<end).lowercased())
    }

    /// The tokens, if all of them are valid before the `@`.
    private func local(_ range: Range<Int>) -> Range<Int>? {
        range.allSatisfy { tokens[$0].kind != .sign || ".+-_%'&".contains(text.word($0)) } ? range : nil
    }

    /// The end of a domain with at least two labels.
    private func domainEnd(_ start: Int, _ limit: Int) -> Int? {
        var end = start
        var labels = 0
        while end < limit, tokens[end].kind != .sign {
            end += 1
            while end < limit, tokens[end].kind != .sign || text.word(end) == "-" { end += 1 }
            labels += 1
            guard end + 1 < limit, text.word(end) == ".", tokens[end + 1].kind != .sign else { break }
            end += 1
        }
        return labels >= 2 && end > start && tokens[end - 1].kind == .word ? end : nil
    }

    private func url(_ range: Range<Int>) -> QuantityEntity? {
        let first = range.lowerBound
        if ["http", "https", "ftp"].contains(text.word(first)), text.word(first + 1) == ":", text.word(first + 2) == "/",
            range.count > 4
        {
            return entity(.url, range, text.written(range))
        }
        guard range.count >= 3, let end = domainEnd(first, range.upperBound) else { return nil }
        let isWeb = text.word(first) == "www" || Self.domains.contains(text.word(end - 1))
        guard isWeb, end == range.upperBound || ["/", ":", "?", "#"].contains(text.word(end)) else { return nil }
        return entity(.url, range, text.written(range))
    }

    private func entity(_ kind: QuantityEntity.Kind, _ range: Range<Int>, _ address: String) -> QuantityEntity {
        var result = QuantityEntity(kind: kind, range: range)
        result.address = address
        return result
    }

    private static let domains: Set<String> = [
        "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "app", "dev", "io", "ai", "co", "me", "tv", "fm",
        "xyz", "online",
        "site", "shop", "store", "blog", "tech", "cloud", "uk", "us", "ca", "au", "nz", "ie", "de", "fr", "es", "it", "nl", "be",
        "ch", "at", "se",
        "no", "dk", "fi", "pl", "cz", "pt", "gr", "eu", "ru", "ua", "jp", "cn", "kr", "in", "br", "mx", "ar", "za", "sg", "hk",
        "tw", "il", "tr",
    ]
}

// MARK: Spoken

extension QuantityScan {
    /// `john dot smith at example dot com`.
    private func spokenEmail(at start: Int) -> QuantityEntity? {
        guard isWord(start), let at = spokenLabels(from: start, limit: 3), text.word(at.end) == "at", at.end + 1 < tokens.count,
            let domain = spokenLabels(from: at.end + 1, limit: 4), domain.count >= 2,
            Self.domains.contains(text.word(domain.end - 1))
        else { return nil }
        return entity(.email, start..<domain.end, joined(start..<at.end) + "@" + joined(at.end + 1..<domain.end))
    }

    /// `example dot com slash news`.
    private func spokenURL(at start: Int) -> QuantityEntity? {
        guard isWord(start), text.word(start + 1) == "dot", let domain = spokenLabels(from: start, limit: 5), domain.count >= 2,
            Self.domains.contains(text.word(domain.end - 1)) || text.word(start) == "www"
        else { return nil }
        return entity(.url, start..<domain.end, joined(start..<domain.end))
    }

    /// Words separated by "dot".
    private func spokenLabels(from start: Int, limit: Int) -> (end: Int, count: Int)? {
        var end = start
        var count = 0
        while end < tokens.count, tokens[end].kind != .sign, text.word(end) != "dot", text.word(end) != "at", count < limit {
            end += 1
            count += 1
            guard text.word(end) == "dot", end + 1 < tokens.count else { break }
            end += 1
        }
        return count > 0 && text.word(end - 1) != "dot" ? (end, count) : nil
    }

    private func joined(_ range: Range<Int>) -> String {
        range.map { text.word($0) == "dot" ? "." : text.word($0) }.joined()
    }
}
