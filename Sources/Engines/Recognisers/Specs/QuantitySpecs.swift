public import Foundation
public import TextTokens

/// Converts entities to the formats of public recogniser specifications, for comparison.
public enum QuantitySpecs {
    /// The options for the rows of a set; `nil` for a set of another kind.
    ///
    /// Sets are named after their files: `en-number`, `duckling-en-distance`.
    public static func options(forSet name: String) -> QuantityRecogniser.Options? {
        let kinds: [String: Set<QuantityEntity.Kind>] = [
            "en-number": [.number], "en-ordinal": [.ordinal], "en-percent": [.percentage], "en-currency": [.money],
            "en-dimension": [.dimension], "en-temperature": [.temperature], "en-phone": [.phone], "en-boolean": [.boolean],
            "duckling-en-numeral": [.number], "duckling-en-amountofmoney": [.money], "duckling-en-distance": [.dimension],
            "duckling-en-temperature": [.temperature], "duckling-phonenumber": [.phone],
        ]
        guard let wanted = kinds[name] else { return nil }
        let isDuckling = name.hasPrefix("duckling")
        return QuantityRecogniser.Options(
            kinds: wanted, findsBareUnits: !isDuckling, joinsIntervals: isDuckling, findsRelativeWords: !isDuckling,
            readsArticles: isDuckling)
    }
}

// MARK: Recognizers-Text

extension QuantitySpecs {
    /// An entity as resolved by Microsoft's Recognizers-Text specifications.
    public struct Resolution: Hashable, Sendable {
        /// The type, such as `currency` or `ordinal.relative`.
        public var type: String
        /// The original text.
        public var text: String
        /// The keys are `value`, `unit`, `isoCurrency`, `subtype`, `offset`, `relativeTo`; `null` values are omitted.
        public var values: [String: String]

        /// Whether value and unit equal those of the specification's resolution; its other keys are not compared.
        public func agrees(with expected: [String: String]) -> Bool {
            if values["unit"] != expected["unit"] { return false }
            if type.hasPrefix("ordinal") {
                return values["offset"] == expected["offset"] && values["relativeTo"] == expected["relativeTo"]
            }
            return QuantitySpecs.isSame(values["value"], expected["value"])
        }
    }

    /// The resolution of an entity, with the specifications' names of types and units.
    public static func resolution(of entity: QuantityEntity, in text: TokenisedText) -> Resolution {
        var result = Resolution(
            type: typeNames[entity.kind] ?? entity.kind.rawValue, text: text.written(entity.range), values: [:])
        switch entity.kind {
        case .number: result.values["value"] = entity.amount.map(number)
        case .percentage: result.values["value"] = entity.amount.map { number($0) + "%" }
        case .ordinal: addPosition(entity, &result)
        case .money: addMoney(entity, &result)
        case .dimension, .temperature, .age: addMeasure(entity, &result)
        case .boolean: result.values["value"] = entity.truth == true ? "true" : "false"
        case .phone: result.values["value"] = result.text.lowercased()
        case .email, .url: result.values["value"] = result.text
        }
        return result
    }

    private static let typeNames: [QuantityEntity.Kind: String] = [.money: "currency", .phone: "phonenumber"]

    private static func addPosition(_ entity: QuantityEntity, _ result: inout Resolution) {
        let offset = entity.amount.map(number) ?? "0"
        let origin = entity.origin ?? .start
        if origin != .start { result.type = "ordinal.relative" }
        result.values["offset"] = offset
        result.values["relativeTo"] = origin.rawValue
        let sign = offset.hasPrefix("-") ? "" : "+"
        result.values["value"] = origin == .start ? offset : "\(origin.rawValue)\(sign)\(offset)"
    }

    private static func addMoney(_ entity: QuantityEntity, _ result: inout Resolution) {
        let said = entity.parts.count == 1 ? entity.parts[0].amount : entity.amount
        result.values["value"] = said.map(number)
        let word = entity.unitWord ?? ""
        result.values["unit"] = currencyNames[word] ?? capitalised(word)
        let isWhole = word.contains(" ") || word == "Euro"
        // The specifications do not distinguish the two Korean currencies unless North or South is named.
        if word.hasSuffix("Korean won"), !result.text.lowercased().contains("th") { result.values["unit"] = "Korean won" }
        if entity.isExactCurrency, isWhole { result.values["isoCurrency"] = entity.unit }
    }

    /// The specifications' names that differ from the currency's own, or are shared by several.
    private static let currencyNames: [String: String] = [
        "krona": "Krone", "króna": "Krone", "krone": "Krone", "rial": "Riyal", "Spanish peseta": "Peseta",
        "Vietnamese đồng": "Vietnamese dong",
        "won": "Korean won", "öre": "Øre", "øre": "Øre", "eyrir": "Øre", "Portuguese escudo": "Escudo",
        "Uzbekistani som": "Uzbekitan som",
        "guilder": "Netherlands guilder", "poisha": "Paisa",
    ]

    private static func addMeasure(_ entity: QuantityEntity, _ result: inout Resolution) {
        result.values["value"] = entity.amount.map(number)
        if entity.kind == .temperature {
            result.values["unit"] = entity.unit.map { String($0.prefix(1)).uppercased() } ?? "Degree"
        } else {
            let unit = entity.unit ?? ""
            result.values["unit"] = unitNames[unit] ?? capitalised(unit)
            result.values["subtype"] = entity.dimension.map { capitalised($0.rawValue) }
        }
    }

    private static let unitNames: [String: String] = ["tonne": "Ton", "hectare": "Square hectometer"]

    private static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

// MARK: Duckling

extension QuantitySpecs {
    /// An amount in the notation of Duckling's corpora: `between Dollar (10, 20)`.
    public struct Amount: Equatable, Sendable {
        /// The shape: `simple`, `between`, `under` or `above`.
        public var shape: String
        /// The unit: `Dollar`, `EUR`, `Inch`, `Celsius`; empty for numbers and phone numbers.
        public var unit: String
        /// The numbers in the expression's order: two for `between`, none for a phone number.
        public var values: [Decimal]
        /// A phone number with its country in brackets.
        public var address: String?

        /// Whether shape, unit and values are the same.
        public func agrees(with other: Amount) -> Bool {
            shape == other.shape && unit == other.unit && address == other.address && values.count == other.values.count
                && zip(values, other.values).allSatisfy { QuantitySpecs.isSame(number($0), number($1)) }
        }
    }

    /// Parses a corpus's expression, such as `simple Dollar 1e4`; `nil` if it is invalid.
    public static func amount(expression: String) -> Amount? {
        // Some rows include fragments of their source file before the expression.
        let expression = expression.components(separatedBy: "examples (").last ?? expression
        let plain = expression.replacing("(", with: " ").replacing(")", with: " ").replacing(",", with: " ")
        let words = plain.split(separator: " ").map(String.init)
        guard let head = words.first else { return nil }
        if head == "PhoneNumberValue" {
            let parts = expression.split(separator: "\"", omittingEmptySubsequences: false)
            return parts.count == 3 ? Amount(shape: "phone", unit: "", values: [], address: String(parts[1])) : nil
        }
        let values = words.compactMap { Double($0) == nil ? nil : Decimal(string: $0) }
        if head == "NumeralValue" { return Amount(shape: "simple", unit: "", values: values) }
        guard words.count > 2, ["simple", "between", "under", "above"].contains(head) else { return nil }
        let named = words.dropFirst().filter { Double($0) == nil }
        return Amount(shape: head, unit: named.first ?? "", values: values)
    }

    /// The entity in the corpora's notation; `nil` for kinds that they lack.
    public static func amount(of entity: QuantityEntity, in language: RecogniserLanguage) -> Amount? {
        let shape = ["exact": "simple", "between": "between", "atMost": "under", "atLeast": "above"][entity.bound.rawValue] ?? ""
        let values = [entity.amount, entity.upper].compactMap { $0 }
        switch entity.kind {
        case .number: return Amount(shape: shape, unit: "", values: values)
        case .money: return money(entity, shape, values)
        case .dimension: return length(entity, shape, values, language.units)
        case .temperature:
            return Amount(shape: shape, unit: entity.unit.map(capitalised) ?? "Degree", values: values)
        case .phone: return entity.address.map { Amount(shape: "phone", unit: "", values: [], address: phone($0, entity)) }
        default: return nil
        }
    }

    private static func money(_ entity: QuantityEntity, _ shape: String, _ values: [Decimal]) -> Amount {
        let word = entity.unitWord ?? ""
        // In the corpora, cents remain cents, and a rupee is India's.
        if entity.parts.count == 1, ["cent", "penny", "pence", "sen"].contains(word) {
            return Amount(shape: shape, unit: word == "pence" ? "Pence" : "Cent", values: [entity.parts[0].amount])
        }
        let isShared = !entity.isExactCurrency && word != "rupee"
        return Amount(shape: shape, unit: isShared ? capitalised(word) : entity.unit ?? "", values: values)
    }

    /// Compound lengths are converted to their smallest unit.
    private static func length(_ entity: QuantityEntity, _ shape: String, _ values: [Decimal], _ units: Units) -> Amount? {
        var values = values
        var unit = entity.unit ?? ""
        if let first = units.unit(unit), let last = entity.parts.last.flatMap({ units.unit($0.unit) }),
            entity.parts.count > 1,
            isMetric(first) == isMetric(last)
        {
            values = values.map { $0 * first.worth / last.worth }
            unit = last.name
        }
        return Amount(shape: shape, unit: capitalised(unit.replacing("meter", with: "metre")), values: values)
    }

    private static func isMetric(_ unit: Unit) -> Bool { unit.name.hasSuffix("meter") }

    private static func phone(_ address: String, _ entity: QuantityEntity) -> String {
        let parts = address.split(separator: ";")
        var result = String(parts[0])
        if let code = entity.countryCode { result = "(+\(code)) " + result.dropFirst(code.count + 1) }
        if parts.count == 2 { result += " ext " + parts[1].dropFirst(4) }
        return result
    }
}

// MARK: Values

extension QuantitySpecs {
    /// A number in .NET's `G15` format.
    private static func number(_ value: Decimal) -> String {
        let double = NSDecimalNumber(decimal: value).doubleValue
        if double.rounded() == double, abs(double) < 1e15 { return String(Int64(double)) }
        return String(format: "%.15G", double)
    }

    /// Whether two formatted numbers are equal to 12 digits; other texts are compared literally.
    private static func isSame(_ first: String?, _ second: String?) -> Bool {
        guard let first, let second else { return first == second }
        guard let a = Double(first.replacing("%", with: "")), let b = Double(second.replacing("%", with: "")) else {
            return first == second
        }
        return first.hasSuffix("%") == second.hasSuffix("%") && abs(a - b) <= 1e-12 * max(abs(a), abs(b))
    }
}
