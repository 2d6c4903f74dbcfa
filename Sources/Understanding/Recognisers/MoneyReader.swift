import Foundation

/// Reads amounts of money: signs, codes, names and colloquial words of currencies.
struct MoneyReader: Sendable {
    private var symbols: [String: Int] = [:]
    private var words = PhraseTable()
    private var hundredths: [String: Int] = [:]
    /// Words that are an amount by themselves, such as `fiver`.
    private var amounts: [String: (family: Int, amount: Int)] = [:]
    private let families: [CurrencyWords]

    init(_ families: [CurrencyWords]) {
        self.families = families
        for (index, family) in families.enumerated() {
            for symbol in family.symbols ?? [] { symbols[symbol] = symbols[symbol] ?? index }
            for word in family.words + family.codes { words.add(word, Int32(index)) }
            for word in family.hundredths ?? [] { hundredths[word] = hundredths[word] ?? index }
            for (word, amount) in family.amounts ?? [:] { amounts[word] = (index, amount) }
        }
    }

    /// The amount that starts at the token; its currency is `nil` when none was said.
    func money(in utterance: Utterance, at start: Int, local: String) -> (value: Decimal, currency: String?, end: Int)? {
        if let found = marked(in: utterance, at: start, local: local) { return found }
        let isArticle = ["a", "an"].contains(utterance.word(start))
        if let (family, amount) = amounts[utterance.word(isArticle ? start + 1 : start)] {
            return (Decimal(amount), code(family, local), isArticle ? start + 2 : start + 1)
        }
        if let number = NumberReader.number(in: utterance, at: start) {
            return followed(number.value, in: utterance, at: number.end, local: local)
        }
        return isArticle ? followed(1, in: utterance, at: start + 1, local: local, isArticle: true) : nil
    }

    /// A sign or code before the number.
    private func marked(in utterance: Utterance, at start: Int, local: String) -> (Decimal, String?, Int)? {
        var family: Int?
        var after = start + 1
        var code: String?
        if let index = symbols[utterance.word(start)] { family = index }
        words.matches(in: utterance, at: start) { end, values in
            guard let index = values.first.map({ Int($0) }),
                families[index].codes.contains(utterance.folded(start..<end).uppercased())
            else { return }
            (family, after, code) = (index, end, utterance.folded(start..<end).uppercased())
        }
        guard let family, let number = NumberReader.number(in: utterance, at: after) else { return nil }
        // "$20 dollars" and "$20 USD" name the currency twice.
        let rest = followed(number.value, in: utterance, at: number.end, local: local)
        if let rest, rest.currency != nil { return rest }
        return (number.value, code ?? self.code(family, local), number.end)
    }

    /// The rest of an amount behind its number: currency and hundredths.
    private func followed(
        _ value: Decimal, in utterance: Utterance, at start: Int, local: String, isArticle: Bool = false
    ) -> (value: Decimal, currency: String?, end: Int)? {
        var found: (family: Int, end: Int)?
        words.matches(in: utterance, at: start) { end, values in found = values.first.map { (Int($0), end) } }
        if let found {
            let said = utterance.folded(start..<found.end).uppercased()
            let code = families[found.family].codes.contains(said) ? said : code(found.family, local)
            let (cents, end) = hundredths(in: utterance, at: found.end)
            return (value + cents, code, end)
        }
        if let family = symbols[utterance.word(start)] { return (value, code(family, local), start + 1) }
        if utterance.word(start) == "grand" { return (value * 1_000, nil, start + 1) }
        if let family = hundredths[utterance.word(start)] { return (value / 100, code(family, local), start + 1) }
        return isArticle ? nil : (value, nil, start)
    }

    /// `and 50 cents`, `50 cents` or a bare `50` right behind the currency.
    private func hundredths(in utterance: Utterance, at start: Int) -> (Decimal, Int) {
        let index = utterance.word(start) == "and" ? start + 1 : start
        guard let number = NumberReader.integer(in: utterance, at: index, limit: 99) else { return (0, start) }
        if hundredths[utterance.word(number.end)] != nil { return (Decimal(number.value) / 100, number.end + 1) }
        let isLast = number.end == utterance.count || utterance.word(number.end) == "for"
        guard index == start, number.value >= 10, isLast else { return (0, start) }
        return (Decimal(number.value) / 100, number.end)
    }

    /// The currency meant in this place by the family's common name.
    private func code(_ family: Int, _ local: String) -> String {
        let codes = families[family].codes
        return codes.contains(local) ? local : codes.first ?? local
    }
}
