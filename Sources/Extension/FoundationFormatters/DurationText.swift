import Foundation

/// Spells out a duration.
struct DurationText {
    /// In seconds, more than thirty thousand years; a longer duration is not formatted.
    static let longest: Double = 1e12

    private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, name: String)] = [
        (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"), (.day, .day, "day"),
        (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
    ]
    /// How many of the next smaller unit make up one, where that is fixed.
    private static let sizes = ["week": 7, "day": 24, "hour": 60, "minute": 60]

    let settings: DateComponentsFormatter.Settings
    let calendar: Calendar

    private typealias Part = (name: String, count: Int)

    /// How long components last from a date on; `nil` if they do not lead to a date.
    static func seconds(of components: DateComponents, from start: Date, _ calendar: Calendar) -> TimeInterval? {
        var lengths = DateComponents()
        for (unit, component, _) in units + [(.weekOfMonth, .weekOfYear, "week")] {
            guard let count = components.value(for: component), count != NSDateComponentUndefined else { continue }
            // Anything larger would overflow the calendar's arithmetic.
            guard abs(count) < 1_000_000_000 else { return nil }
            lengths.setValue(count, for: unit == .weekOfMonth ? .weekOfYear : component)
        }
        return calendar.date(byAdding: lengths, to: start)?.timeIntervalSince(start)
    }

    func text(from start: Date, to end: Date) -> String? {
        let isNegative = end < start
        var parts = parts(from: min(start, end), to: max(start, end))
        parts = settings.collapsesLargestUnit ? collapsed(parts) : parts
        parts = droppingZeros(parts)
        if settings.maximumUnitCount > 0 { parts = Array(parts.prefix(settings.maximumUnitCount)) }
        guard !parts.isEmpty else { return nil }
        let text = (isNegative ? "-" : "") + (settings.unitsStyle == .positional ? positional(parts) : words(parts))
        return decorated(text)
    }

    // Counting

    private func parts(from start: Date, to end: Date) -> [Part] {
        var allowed = settings.allowedUnits
        if allowed.contains(.weekOfYear) { allowed.insert(.weekOfMonth) }
        if allowed.isEmpty {
            allowed =
                settings.unitsStyle == .positional
                ? [.hour, .minute, .second] : [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        }
        var rest = start
        // One unit after the other, because calendars disagree on weeks next to months.
        return Self.units.filter { allowed.contains($0.unit) }.map { unit in
            let component = unit.component == .weekOfMonth ? .weekOfYear : unit.component
            let count = calendar.dateComponents([component], from: rest, to: end).value(for: component) ?? 0
            rest = calendar.date(byAdding: component, value: count, to: rest) ?? rest
            return (unit.name, count)
        }
    }

    private func collapsed(_ parts: [Part]) -> [Part] {
        var parts = Array(parts.drop { $0.count == 0 })
        guard parts.count > 1, parts[0].count == 1, parts[1].count > 0, let size = Self.sizes[parts[0].name] else { return parts }
        parts[1].count += size
        parts.removeFirst()
        return parts
    }

    private func droppingZeros(_ parts: [Part]) -> [Part] {
        var behavior = settings.zeros
        if behavior.contains(.pad) { return parts }
        if behavior.contains(.default) { behavior = settings.unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = parts.firstIndex(where: { $0.count != 0 }), let last = parts.lastIndex(where: { $0.count != 0 }) else {
            return behavior.isEmpty ? parts : Array(parts.suffix(1))
        }
        return parts.enumerated().filter { index, part in
            if part.count != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    // Writing

    private func positional(_ parts: [Part]) -> String {
        let isPadded = settings.zeros.contains(.pad)
        return parts.enumerated().map { index, part in
            (index > 0 || isPadded) && part.count < 10 ? "0\(part.count)" : "\(part.count)"
        }.joined(separator: ":")
    }

    private func words(_ parts: [Part]) -> String {
        let locale = calendar.locale ?? .current
        let written = parts.map { quantity($0, locale) }
        return switch settings.unitsStyle {
        case .abbreviated, .brief: written.joined(separator: " ")
        case .short: Phrases.list(written, width: .short, locale: locale)
        case .positional, .full, .spellOut: Phrases.list(written, width: .full, locale: locale)
        }
    }

    private func quantity(_ part: Part, _ locale: Locale) -> String {
        let isEnglish = locale.language.languageCode == "en"
        let width: Phrases.Width =
            switch settings.unitsStyle {
            case .abbreviated: .narrow
            case .short, .brief: .short
            case .positional, .full, .spellOut: .full
            }
        // English abbreviates minutes as m, so months need another abbreviation.
        if isEnglish, part.name == "month", width == .narrow { return "\(part.count)mo" }
        let text = Phrases.quantity(Double(part.count), unit: part.name, width: width, locale: locale)
        let plain = text ?? "\(part.count) \(part.name)"
        switch settings.unitsStyle {
        case .brief: return plain.filter { !$0.isWhitespace }
        case .spellOut: return spelled(plain, part.count, locale)
        default: return plain
        }
    }

    private func spelled(_ text: String, _ count: Int, _ locale: Locale) -> String {
        let speller = NumberFormatter()
        speller.locale = locale
        speller.numberStyle = .spellOut
        let digits = Phrases.quantity(Double(count), unit: nil, width: .full, locale: locale) ?? "\(count)"
        return speller.string(from: NSNumber(value: count)).map { text.replacingOccurrences(of: digits, with: $0) } ?? text
    }

    private func decorated(_ text: String) -> String {
        let approximate = settings.includesApproximationPhrase ? "About " + text : text
        return settings.includesTimeRemainingPhrase ? approximate + " remaining" : approximate
    }
}
