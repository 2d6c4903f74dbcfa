/// One property of a card: `group.NAME;PARAMETER=value:value` (RFC 6350, section 3.3), in the syntax of any version.
struct ContentLine {
    /// The group in lower case; `nil` if the line has none.
    var group: String?
    /// The property's name in upper case.
    var name: String
    /// The parameters, with names in upper case, in the line's order.
    var parameters: [(name: String, values: [String])]
    /// The value, still encoded and escaped.
    var value: ArraySlice<UInt8>
    /// The line in the file, from 1.
    var number: Int
    /// Whether the line was truncated because it exceeds the limit.
    var isCut: Bool

    /// Parses a line; `nil` if it is not a card line: it has no colon, or a name with characters other than letters, digits and
    /// "-".
    init?(_ line: PhysicalLine) {
        let bytes = line.bytes
        // Quotes protect separators. Old writers leave quotes unclosed, though; in that case quotes are ignored.
        var honoursQuotes = true
        var colon = Self.firstColon(in: bytes, honoursQuotes: true)
        if colon == nil {
            honoursQuotes = false
            colon = Self.firstColon(in: bytes, honoursQuotes: false)
        }
        guard let colon else { return nil }
        let parts = Self.split(bytes[..<colon], at: UInt8(ascii: ";"), honoursQuotes: honoursQuotes)
        guard let first = parts.first, let (group, name) = Self.name(first) else { return nil }
        self.group = group
        self.name = name
        parameters = parts.dropFirst().compactMap { Self.parameter($0, honoursQuotes: honoursQuotes) }
        value = bytes[(colon + 1)...]
        number = line.number
        isCut = line.isCut
    }

    /// All values of a parameter, which may occur several times.
    func values(of parameter: String) -> [String] {
        parameters.filter { $0.name == parameter }.flatMap(\.values)
    }

    /// The types in lower case.
    var types: [String] { values(of: "TYPE").map { $0.lowercased() } }

    /// The preference, from 1 (most preferred) to 101 (not specified).
    var preference: Int {
        if let text = values(of: "PREF").first, let rank = Int(text), (1...100).contains(rank) { return rank }
        return types.contains("pref") ? 1 : 101
    }

    /// The property's name in upper case, without parsing the rest; empty if there is none.
    static func name(of line: PhysicalLine) -> String {
        var head = line.bytes[...]
        for end in [UInt8(ascii: ":"), UInt8(ascii: ";")] {
            if let position = head.firstPosition(of: end) { head = head[..<position] }
        }
        // No property has a longer name; this bounds the work for long lines without a colon.
        return head.count > 128 ? "" : name(head)?.name ?? ""
    }

    // MARK: Parts

    private static func firstColon(in bytes: [UInt8], honoursQuotes: Bool) -> Int? {
        guard let first = bytes[...].firstPosition(of: UInt8(ascii: ":")) else { return nil }
        guard honoursQuotes, bytes[..<first].firstPosition(of: UInt8(ascii: "\"")) != nil else { return first }
        var isQuoted = false
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if byte == UInt8(ascii: ":"), !isQuoted { return index }
        }
        return nil
    }

    private static func split(_ bytes: ArraySlice<UInt8>, at separator: UInt8, honoursQuotes: Bool) -> [ArraySlice<UInt8>] {
        guard honoursQuotes, bytes.firstPosition(of: UInt8(ascii: "\"")) != nil else { return bytes.parts(at: separator) }
        var isQuoted = false
        return bytes.split(omittingEmptySubsequences: false) { byte in
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            return byte == separator && !isQuoted
        }
    }

    private static func name(_ bytes: ArraySlice<UInt8>) -> (group: String?, name: String)? {
        let text = String(decoding: bytes, as: UTF8.self).trimmed
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let name = parts.last, !name.isEmpty else { return nil }
        guard name.utf8.allSatisfy(isNameByte) else { return nil }
        return (parts.count == 2 ? parts[0].lowercased() : nil, name.uppercased())
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func parameter(_ bytes: ArraySlice<UInt8>, honoursQuotes: Bool) -> (name: String, values: [String])? {
        guard let equals = bytes.firstPosition(of: UInt8(ascii: "=")) else { return bareParameter(bytes) }
        let name = text(bytes[..<equals]).uppercased()
        let values = split(bytes[(equals + 1)...], at: UInt8(ascii: ","), honoursQuotes: honoursQuotes).map(text)
        // Some writers quote the whole list.
        return (name, name == "TYPE" ? values.flatMap { $0.split(separator: ",").map(String.init) } : values)
    }

    /// vCard 2.1 writes `TEL;HOME;VOICE:` and `N;QUOTED-PRINTABLE:`.
    private static func bareParameter(_ bytes: ArraySlice<UInt8>) -> (name: String, values: [String])? {
        let text = text(bytes)
        guard !text.isEmpty else { return nil }
        let encodings = ["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT"]
        return (encodings.contains(text.uppercased()) ? "ENCODING" : "TYPE", [text])
    }

    /// A parameter's value, unquoted and unescaped (RFC 6868).
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
        guard text.contains("^") else { return text.trimmed }
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "^", let escaped = rest.first else {
                result.append(character)
                continue
            }
            switch escaped {
            case "n": result.append("\n")
            case "'": result.append("\"")
            case "^": result.append("^")
            default: result += "^\(escaped)"
            }
            rest.removeFirst()
        }
        return result.trimmed
    }
}
