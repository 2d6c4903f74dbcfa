import Foundation
import IntentSchema

extension ValueWords {
    /// Records that are rendered by code, because they follow rules rather than a template.
    private static let writers: [String: @Sendable (ValueWords, Record, WordingContext) -> String?] = [
        "INPerson": { $0.person($1, $2) },
        "INRideDriver": { $0.person($1, $2) },
        "PersonNameComponents": { words, record, _ in words.name(record) },
        "INPersonHandle": { $0.handle($1, $2) },
        "CLPlacemark": { $0.place($1, $2) },
        "CNPostalAddress": { $0.address($1, $2) },
        "CLLocation": { $0.position($1, $2) },
        "INCurrencyAmount": { $0.amount($1, "amount", $2) },
        "INRideFareLineItem": { $0.lineItem($1, $2) },
        "INPriceRange": { $0.priceRange($1, $2) },
        "INBalanceAmount": { $0.balance($1, $2) },
        "INDateComponentsRange": { $0.dateRange($1, $2) },
        "INRecurrenceRule": { words, record, _ in words.recurrence(record) },
        "INSpeakableString": { $0.text($1, "spokenPhrase", $2) },
        "NSRange": { words, record, _ in words.range(record) },
    ]
    /// Records that are never rendered.
    private static let silent: Set<String> = ["INImage", "NSUserActivity", "INFile"]

    /// Whether a card shows such a record in one row, rather than one row per field.
    func isOneRow(_ type: String) -> Bool {
        if let own = pack.records[type]?.isOneRow { return own }
        return type.hasPrefix("Measurement")
            || type != "INRideDriver" && (Self.writers[type] != nil || Self.silent.contains(type))
    }

    func words(_ record: Record, _ context: WordingContext) -> String? {
        guard context.depth < Self.depthLimit, !Self.silent.contains(record.type) else { return nil }
        let dialog = pack.records[record.type]
        let short = context.filters.contains(.short) ? dialog?.short.flatMap { fill($0, from: record, context)?.text } : nil
        if let short { return short }
        // A nested value in a row of a card has room for more details.
        let detailed = context.style == .card && context.depth > 0 ? dialog?.card : nil
        if let dialog = detailed ?? dialog?.words { return fill(dialog, from: record, context)?.text }
        if let write = Self.writers[record.type] { return write(self, record, context) }
        return measurement(record) ?? named(record, context) ?? fieldByField(record, context)
    }

    /// The first template whose values are all present, filled from the record's fields.
    func fill(_ variants: Variants, from record: Record, _ context: WordingContext) -> Template.Filling? {
        let scope = Scope(words: self, context: context.inner, sources: [source(of: record)])
        return variants.templates.firstResult { template in
            guard var filling = template.filled(in: scope) else { return nil }
            filling.text = filling.text.trimmingSpaces
            return filling.text.isEmpty ? nil : filling
        }
    }

    /// Fields that contain a record's name, the likeliest first.
    static let namingFields = ["displayName", "displayString", "name", "title", "spokenPhrase", "nickname"]

    private func named(_ record: Record, _ context: WordingContext) -> String? {
        for field in Self.namingFields {
            if let words = record[field].flatMap({ words(TypedValue($0), context.inner) }) { return words }
        }
        return nil
    }

    private func fieldByField(_ record: Record, _ context: WordingContext) -> String? {
        let parts = fields(of: record).prefix(context.listLimit).compactMap { field in
            words(field.typed, context.inner).map { "\(Names.words(field.name)) \($0)" }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// A number with a unit, as measurements are stored.
    private func measurement(_ record: Record) -> String? {
        guard record.type.hasPrefix("Measurement"), let value = (record["value"] ?? record["doubleValue"])?.double else {
            return nil
        }
        let unit = (record["unit"] ?? record["symbol"])?.string ?? ""
        return quantity(value, unit: unit)
    }

    func text(_ record: Record, _ field: String, _ context: WordingContext) -> String? {
        record[field]?.string.flatMap { PlainText.line($0, limit: context.textLimit) }
    }

    /// The distance from the nearest known place; `nil` without one, as coordinates mean nothing to people.
    private func position(_ record: Record, _ context: WordingContext) -> String? {
        guard let position = record.coordinate, position.latitude.isFinite, position.longitude.isFinite else { return nil }
        let places = context.places.map { (name: $0.name, metres: $0.coordinate.distance(to: position)) }
        guard let nearest = places.min(by: { $0.metres < $1.metres }), let distance = distance(nearest.metres) else {
            return nil
        }
        return nearest.metres < 100 ? "at \(nearest.name)" : "\(distance) from \(nearest.name)"
    }

    private func range(_ record: Record) -> String? {
        guard let start = record["location"]?.integer, let length = record["length"]?.integer, length > 0 else { return nil }
        let (end, overflows) = start.addingReportingOverflow(length - 1)
        guard !overflows, end != start else { return numbers.words(start) }
        return "\(numbers.words(start)) to \(numbers.words(end))"
    }

    private func dateRange(_ record: Record, _ context: WordingContext) -> String? {
        let start = record["startDateComponents"]?.dateComponents
        let span = times.words(from: start, to: record["endDateComponents"]?.dateComponents, now: context.moment)
        let rule = record["recurrenceRule"]?.record.flatMap { recurrence($0) }
        return [span, rule].compactMap { $0 }.joined(separator: ", ").nonEmpty
    }

    /// A time, or a recurrence with its time of day: "every weekday at 8 AM".
    func schedule(_ range: Record, _ context: WordingContext) -> String? {
        guard let rule = range["recurrenceRule"]?.record, let start = range["startDateComponents"]?.dateComponents,
            let recurrence = recurrence(rule), [Self.daily, Self.weekly].contains(rule["frequency"]?.integer)
        else { return dateRange(range, context) }
        let clock = DateComponents(hour: start.hour, minute: start.minute)
        guard let time = times.words(from: clock, to: nil, now: context.moment)?.nonEmpty else { return recurrence }
        return "\(recurrence) at \(time)"
    }

    /// Raw values of `INRecurrenceFrequency`.
    private static let (daily, weekly) = (3, 4)

    private func recurrence(_ record: Record) -> String? {
        guard let raw = record["frequency"]?.integer, let name = enumerationCase("INRecurrenceFrequency", raw) else { return nil }
        let units = [
            "minute": "minute", "hourly": "hour", "daily": "day", "weekly": "week", "monthly": "month", "yearly": "year",
        ]
        let interval = record["interval"]?.integer ?? 1
        if interval <= 1, let days = record["weeklyRecurrenceDays"]?.integer.flatMap(weekdays) { return "every \(days)" }
        let unit = units[name] ?? name
        guard interval > 1 else { return "every \(unit)" }
        let days = record["weeklyRecurrenceDays"]?.integer.flatMap(weekdays).map { " on \($0)" } ?? ""
        return "every \(numbers.words(interval)) \(unit)s\(days)"
    }

    /// "Monday and Friday", "weekday", by bits of `INDayOfWeekOptions`, of which Monday is the first; `nil` for none and for all.
    private func weekdays(_ bits: Int) -> String? {
        if bits == 0b001_1111 { return "weekday" }
        let days = (0..<7).filter { bits & 1 << $0 != 0 }.map { TimeWords.weekdays[($0 + 1) % 7] }
        return days.isEmpty || days.count == 7 ? nil : joined(days, with: "and")
    }
}

extension String {
    /// `nil` if empty.
    var nonEmpty: String? { isEmpty ? nil : self }
}
