public import Foundation

/// Reads rows of Microsoft's specifications and of Duckling's corpora, which have different fields.
public struct EntityFileReader: Sendable {
    /// The parsed rows and the problems.
    public struct Result: Sendable {
        /// The valid test cases, in the file's order.
        public var rows: [EntityRow] = []
        /// The problems found.
        public var problems: [DataProblem] = []
    }

    public init() {}

    /// - Throws: `DataProblem` if the file cannot be read at all.
    public func read(contentsOf url: URL) throws(DataProblem) -> Result {
        read(try TextLines(contentsOf: url), name: url.deletingPathExtension().lastPathComponent)
    }

    /// - Parameter file: the name of the file, for errors; it determines the family of expressions.
    public func read(_ text: String, file: String) -> Result {
        read(TextLines(text, file: file), name: URL(filePath: file).deletingPathExtension().lastPathComponent)
    }

    private func read(_ lines: TextLines, name: String) -> Result {
        let (decoder, family) = (JSONDecoder(), Self.family(ofFile: name))
        var result = Result()
        for line in lines.lines {
            do {
                guard line.text != nil else { throw LineError("is not UTF-8 text; the file is damaged, download it again") }
                let row = try decoder.decode(EntityJSON.self, from: Data(line.bytes))
                result.rows.append(try row.row(family: family, line: line.number))
            } catch {
                let message = JSONLinesReader.message(of: error)
                result.problems.append(DataProblem(file: lines.file, line: line.number, message: message))
            }
        }
        Self.setFamily(&result.rows, fallback: family)
        return result
    }

    /// `duckling-en-time` belongs to `time`, `en-number` to `number`.
    private static func family(ofFile name: String) -> String { name.split(separator: "-").last.map(String.init) ?? name }

    /// Assigns the most common family in the file to all its rows, including those that expect nothing.
    private static func setFamily(_ rows: inout [EntityRow], fallback: String) {
        var counts: [String: Int] = [:]
        for case .specification(let row) in rows {
            for entity in row.entities { counts[Self.family(ofType: entity.type), default: 0] += 1 }
        }
        let family = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? fallback
        for index in rows.indices {
            guard case .specification(var row) = rows[index] else { continue }
            row.family = family
            rows[index] = .specification(row)
        }
    }

    static func family(ofType type: String) -> String { type.split(separator: ".").first.map(String.init) ?? type }
}

/// A line in either format.
private struct EntityJSON: Decodable {
    struct Entity: Decodable {
        var type: String
        var start: Int
        var end: Int
        var resolution: Resolution
    }

    /// `{"value": ...}`, or `{"values": [{...}]}`.
    struct Resolution: Decodable {
        var values: [[String: String]]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                values = []
            } else if let many = try? container.decode([String: [[String: PlainText]]].self), let list = many["values"] {
                // Either form is valid; the second attempt reports the error.
                values = list.map(Self.plain)
            } else {
                values = [Self.plain(try container.decode([String: PlainText].self))]
            }
        }

        /// Removes fields without a value, which mean the same as absent ones.
        private static func plain(_ fields: [String: PlainText]) -> [String: String] {
            fields.mapValues(\.text).filter { !["", "null"].contains($0.value) }
        }
    }

    var text: String
    var ref: String?
    var entities: [Entity]?
    var expr: String?
    var kind: String?
    var times: [[Int]]?
    var grain: String?

    func row(family: String, line: Int) throws -> EntityRow {
        if let entities {
            let expected = entities.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.map {
                SpecificationEntity(type: $0.type, start: $0.start, end: $0.end, values: $0.resolution.values)
            }
            return .specification(
                SpecificationRow(text: text, reference: ref, entities: expected, family: family, line: line))
        }
        guard let expr else { throw LineError("has neither entities nor expr; the format is unknown") }
        return .expression(
            ExpressionRow(
                text: text, expression: expr, kind: kind ?? "", times: times ?? [], grain: grain, reference: ref, family: family,
                line: line))
    }
}

/// A string, number or Boolean as text.
private struct PlainText: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let string = try? container.decode(String.self) {  // Each attempt but the last may fail.
            text = string
        } else if let flag = try? container.decode(Bool.self) {
            text = flag ? "true" : "false"
        } else if let number = try? container.decode(Decimal.self) {
            text = "\(number)"
        } else if container.decodeNil() {
            text = ""
        } else {
            throw DecodingError.typeMismatch(
                String.self, .init(codingPath: decoder.codingPath, debugDescription: "a string, number or truth value"))
        }
    }
}
