import Foundation

/// A C format of `os_log`, parsed once per message: text, and placeholders for values such as `%{public}@` and `%.2f`.
struct LogFormat {
    private struct Place {
        var flags = ""
        var privacy = OSLogPrivacy.auto
        var conversion: Character = "@"
    }

    private enum Part {
        case text(String)
        case place(Place)
    }

    private var parts: [Part] = []

    init(_ format: String) {
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            parts.append(.text(String(rest[..<percent])))
            rest = rest[rest.index(after: percent)...]
            parts.append(Self.readPlace(&rest))
        }
        parts.append(.text(String(rest)))
    }

    /// The message; a placeholder without a value becomes `<missing>`, and values without a placeholder are left out.
    func text(_ values: [Any], _ redaction: Redaction) -> String {
        var values = values[...]
        return parts.map { part in
            switch part {
            case .text(let text): text
            case .place(let place): Self.write(place, &values, redaction)
            }
        }.joined()
    }

    // Reading

    private static func readPlace(_ rest: inout Substring) -> Part {
        if rest.first == "%" {
            rest.removeFirst()
            return .text("%")
        }
        var place = Place()
        if rest.first == "{", let end = rest.firstIndex(of: "}") {
            place.privacy = privacy(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
        }
        let flags = rest.prefix { "+-# 0123456789.*'".contains($0) }
        place.flags = String(flags)
        rest = rest.dropFirst(flags.count).drop { "hlqjztL".contains($0) }
        guard let conversion = rest.first, "dDiuUxXoOfFeEgGaAcCsS@pPm".contains(conversion) else { return .text("%" + flags) }
        rest.removeFirst()
        place.conversion = conversion
        return .place(place)
    }

    private static func privacy(_ annotations: Substring) -> OSLogPrivacy {
        let words = annotations.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let isMasked = words.contains("mask.hash")
        if words.contains("public") { return .public }
        let isPrivate = words.contains("private") || words.contains("sensitive")
        return isPrivate ? .private(mask: isMasked ? .hash : .none) : .auto(mask: isMasked ? .hash : .none)
    }

    // Writing

    private static func write(_ place: Place, _ values: inout ArraySlice<Any>, _ redaction: Redaction) -> String {
        if place.conversion == "m" { return String(cString: strerror(errno)) }
        var flags = ""
        for flag in place.flags {
            // A star takes its number from the values.
            flags += flag == "*" ? "\(values.popFirst().flatMap(integer) ?? 0)" : String(flag)
        }
        guard let value = values.popFirst() else { return "<missing>" }
        let (text, isNumber) = write(value, flags: flags, as: place.conversion)
        return redaction.apply(place.privacy, to: text, isPublicByNature: isNumber)
    }

    /// Formats values by their types, so a conversion that does not fit is harmless.
    private static func write(_ value: Any, flags: String, as conversion: Character) -> (text: String, isNumber: Bool) {
        switch conversion {
        case "d", "i", "D", "u", "U", "x", "X", "o", "O":
            guard let number = integer(value) else { break }
            let letter = conversion.isUppercase && conversion != "X" ? conversion.lowercased() : String(conversion)
            return (formatted(number, flags, "l" + letter), true)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            guard let number = double(value) else { break }
            return (formatted(number, flags, String(conversion)), true)
        case "c", "C":
            guard let scalar = integer(value).flatMap({ UInt32(exactly: $0) }).flatMap(Unicode.Scalar.init) else { break }
            return (String(Character(scalar)), true)
        case "s", "S":
            return (truncated(string(value), flags), false)
        case "p":
            return (LogText.describe(value), true)
        default: break
        }
        return (LogText.describe(value), value is any Numeric || value is Bool)
    }

    private static func formatted(_ number: any CVarArg, _ flags: String, _ conversion: String) -> String {
        // A greater width is a mistake, and would only bloat the log.
        let isSane = flags.split(whereSeparator: { !$0.isNumber }).allSatisfy { $0.count <= 3 }
        return String(format: "%\(isSane ? flags : "")\(conversion)", number)
    }

    private static func truncated(_ text: String, _ flags: String) -> String {
        guard let dot = flags.lastIndex(of: "."), let length = Int(flags[flags.index(after: dot)...]) else { return text }
        return String(text.prefix(max(0, length)))
    }

    private static func string(_ value: Any) -> String {
        switch value {
        case let pointer as UnsafePointer<CChar>: String(cString: pointer)
        case let pointer as UnsafeMutablePointer<CChar>: String(cString: pointer)
        case let string as StaticString: string.description
        default: LogText.describe(value)
        }
    }

    private static func integer(_ value: Any) -> Int? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Int(truncatingIfNeeded: value)
        case let value as NSNumber: value.intValue
        case let value as any RawRepresentable: (value.rawValue as? any BinaryInteger).map { Int(truncatingIfNeeded: $0) }
        default: nil
        }
    }

    private static func double(_ value: Any) -> Double? {
        switch value {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryInteger: Double(value)
        default: nil
        }
    }
}
