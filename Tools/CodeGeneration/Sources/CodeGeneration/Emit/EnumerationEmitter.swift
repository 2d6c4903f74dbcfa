/// Writes enumerations, option sets and wrapped strings.
struct EnumerationEmitter {
    func emit(enumeration entry: EnumerationEntry, into source: inout SourceText) {
        nested(entry.name, deprecated: entry.deprecated, into: &source) { name, source in
            let kind = entry.unsigned == true ? "UInt, _UnsignedEnumerationValue" : "Int, _EnumerationValue"
            source.block("public enum \(name): \(kind), Sendable") { source in
                for item in entry.cases {
                    allowCapitals(in: item.name, &source)
                    source.deprecation(item.deprecated)
                    source.line("case \(Spelling.name(item.name)) = \(item.raw)")
                }
                for item in entry.aliases ?? [] {
                    guard let now = entry.cases.first(where: { $0.raw == item.raw }) else { continue }
                    source.gap()
                    source.deprecation(item.deprecated)
                    source.line("public static var \(Spelling.name(item.name)): \(entry.name) { .\(now.name) }")
                }
                source.gap()
                let absent = entry.cases.first { $0.raw == 0 } ?? entry.cases[0]
                source.line("public static var _absent: \(entry.name) { .\(absent.name) }")
            }
        }
    }

    func emit(optionSet entry: EnumerationEntry, into source: inout SourceText) {
        nested(entry.name, deprecated: entry.deprecated, into: &source) { name, source in
            source.block("public struct \(name): _OptionSetValue, Hashable, Sendable") { source in
                source.line("public let rawValue: UInt")
                source.line()
                source.line("public init(rawValue: UInt) { self.rawValue = rawValue }")
                source.line()
                for item in entry.cases {
                    allowCapitals(in: item.name, &source)
                    source.deprecation(item.deprecated)
                    source.line("public static let \(Spelling.name(item.name)) = \(entry.name)(rawValue: \(item.raw))")
                }
            }
        }
    }

    func emit(stringConstant entry: StringConstantEntry, into source: inout SourceText) {
        nested(entry.name, deprecated: nil, into: &source) { name, source in
            source.block("public struct \(name): _StringConstantValue") { source in
                source.line("public let rawValue: String")
                source.line()
                source.line("public init(rawValue: String) { self.rawValue = rawValue }")
                if entry.unlabelledInit { source.line("public init(_ rawValue: String) { self.rawValue = rawValue }") }
                source.line()
                for value in entry.values {
                    source.line("public static let \(Spelling.name(value)) = \(entry.name)(rawValue: \"\(value)\")")
                }
            }
        }
    }

    /// The API's own names stand, whatever the rules of this project are.
    private func allowCapitals(in name: String, _ source: inout SourceText) {
        if name.first?.isUppercase == true { source.line("// swift-format-ignore: AlwaysUseLowerCamelCase") }
    }

    private func nested(
        _ name: String, deprecated: String?, into source: inout SourceText, body: (String, inout SourceText) -> Void
    ) {
        source.gap()
        source.nesting(name) { nested, source in
            source.line("/// Values of the type `\(name)`, stored as their raw values.")
            source.deprecation(deprecated)
            body(nested, &source)
        }
    }
}
