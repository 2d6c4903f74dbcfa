/// A property of a calendar component: a content line of RFC 5545, section 3.1, unfolded.
///
/// The parameters and the value are kept as they were written, so that a line that is not changed is written back unchanged.
public struct ContentLine: Hashable, Sendable {
    public var name: String
    /// What stands between the name and the colon, without the first semicolon; empty where there is none.
    public var parameters: String
    /// The value as it stands in the file, with its escapes.
    public var value: String

    public init(_ name: String, parameters: String = "", value: String) {
        self.name = name
        self.parameters = parameters
        self.value = value
    }

    /// A line whose value is text.
    public init(_ name: String, text: String) {
        self.init(name, value: Self.escaped(text))
    }

    /// Reads an unfolded line; `nil` where it has no name or no colon.
    init?(_ line: some StringProtocol) {
        var isQuoted = false
        var nameEnd: String.Index?
        for index in line.indices {
            switch line[index] {
            case "\"": isQuoted.toggle()
            case ";" where !isQuoted && nameEnd == nil: nameEnd = index
            case ":" where !isQuoted:
                let name = line[..<(nameEnd ?? index)]
                guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
                    return nil
                }
                let parameters = nameEnd.map { String(line[line.index(after: $0)..<index]) } ?? ""
                self.init(String(name), parameters: parameters, value: String(line[line.index(after: index)...]))
                return
            default: break
            }
        }
        return nil
    }

    /// The value of the parameter of that name, without quotes; `nil` where there is none. Case is ignored in names.
    public func parameter(_ name: String) -> String? {
        var isQuoted = false
        let parts = parameters.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == ";" && !isQuoted
        }
        for part in parts {
            guard let equals = part.firstIndex(of: "="), part[..<equals].uppercased() == name.uppercased() else { continue }
            let value = part[part.index(after: equals)...]
            return value.first == "\"" && value.last == "\"" && value.count > 1
                ? String(value.dropFirst().dropLast()) : String(value)
        }
        return nil
    }

    /// The value as text, RFC 5545, section 3.3.11.
    public var text: String {
        var text = ""
        var isEscaped = false
        for character in value {
            if isEscaped {
                text.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                text.append(character)
            }
        }
        return text
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\", ";", ",": escaped += "\\\(character)"
            // A pair of carriage return and line feed is one character.
            case "\n", "\r\n", "\r": escaped += "\\n"
            // Control characters have no place in a value.
            case _ where character.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" }: break
            default: escaped.append(character)
            }
        }
        return escaped
    }

    /// The line with its line break, folded so that no line is longer than 75 bytes.
    var folded: String {
        let line = parameters.isEmpty ? "\(name):\(value)" : "\(name);\(parameters):\(value)"
        var folded = ""
        var bytes = 0
        for scalar in line.unicodeScalars {
            let size = String(scalar).utf8.count
            if bytes + size > 75 {
                folded += "\r\n "
                bytes = 1
            }
            folded.unicodeScalars.append(scalar)
            bytes += size
        }
        return folded + "\r\n"
    }
}
