import IntentSchema

extension ValueWords {
    /// A person's name; on a card with the handle in brackets.
    func person(_ record: Record, _ context: WordingContext) -> String? {
        // The owner needs no name and no number.
        if record["isMe"] == .bool(true) { return "you" }
        let handle = record["personHandle"]?.record
        let address = handle.flatMap { self.handle($0, context) } ?? text(record, "handle", context)
        guard let name = personName(record, context) else { return address }
        guard context.style == .card, !context.filters.contains(.short), let address, address != name else { return name }
        return "\(name) (\(address))"
    }

    /// A telephone number or an e-mail address.
    func handle(_ record: Record, _ context: WordingContext) -> String? { text(record, "value", context).map { Self.spaced($0) } }

    /// North American numbers in groups; other numbers unchanged.
    static func spaced(_ number: String) -> String {
        let digits = number.dropFirst(2)
        guard number.hasPrefix("+1"), digits.count == 10, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return number }
        return "+1 \(digits.prefix(3)) \(digits.dropFirst(3).prefix(3)) \(digits.suffix(4))"
    }

    private func personName(_ record: Record, _ context: WordingContext) -> String? {
        let components = record["nameComponents"]?.record
        if context.filters.contains(.given), let given = components.flatMap({ text($0, "givenName", context) }) { return given }
        return text(record, "displayName", context) ?? components.flatMap { name($0) } ?? text(record, "spokenPhrase", context)
    }

    func name(_ components: Record) -> String? {
        let order = ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"]
        let parts = order.compactMap { components[$0]?.string.flatMap { PlainText.line($0, limit: 100) } }
        return parts.joined(separator: " ").nonEmpty ?? components["nickname"]?.string.flatMap { PlainText.line($0, limit: 100) }
    }

    /// A place by name, or else by street and city, or else by its distance from a named place; on a card with the address.
    func place(_ record: Record, _ context: WordingContext) -> String? {
        let name = text(record, "name", context)
        let address = address(record, context) ?? record["postalAddress"]?.record.flatMap { self.address($0, context) }
        guard context.style == .card, !context.filters.contains(.short), let name, let address else {
            return name ?? address ?? record["location"]?.record.flatMap { words($0, context.inner) }
        }
        return address.lowercased().contains(name.lowercased()) ? address : "\(name), \(address)"
    }

    /// Street and city, from the fields of a placemark or of a postal address.
    func address(_ record: Record, _ context: WordingContext) -> String? {
        let number = text(record, "subThoroughfare", context)
        let street = text(record, "thoroughfare", context) ?? text(record, "street", context)
        let line = street.map { street in number.map { "\($0) \(street)" } ?? street }
        let city = text(record, "locality", context) ?? text(record, "city", context)
        return [line, city].compactMap { $0 }.joined(separator: ", ").nonEmpty
    }
}
