/// Sanitizes text from people and apps for showing and speaking in a sentence.
enum PlainText {
    /// One line without control characters and direction marks, at most `limit` characters; `nil` if nothing is left.
    static func line(_ text: String, limit: Int) -> String? {
        // Truncating first bounds the cost for a huge text; a scalar takes at most four bytes.
        let isLong = text.utf8.count > limit * 4
        let start = isLong ? String(text.prefix(limit + 1)) : text
        let plain = start.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f } ? start : cleaned(start)
        let trimmed = plain.trimmingSpaces
        guard !trimmed.isEmpty else { return nil }
        return trimmed.utf8.count > limit && trimmed.count > limit ? trimmed.prefix(limit - 1) + "…" : trimmed
    }

    private static func cleaned(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20, 0x7f...0x9f, 0x2028, 0x2029: result.append(" ")
            case 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069, 0xfeff: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

extension String {
    /// Without spaces at both ends.
    var trimmingSpaces: String {
        guard first == " " || last == " " else { return self }
        var rest = self[...]
        while rest.first == " " { rest.removeFirst() }
        while rest.last == " " { rest.removeLast() }
        return String(rest)
    }
}
