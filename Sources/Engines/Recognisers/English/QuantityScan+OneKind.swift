import Foundation
import TextTokens

extension QuantityScan {
    func bareUnit(at start: Int) -> QuantityEntity? {
        if wants(.money), roles[start].contains(.currency), let found = bareCurrency(at: start) { return found }
        if wants(.temperature), roles[start].contains(.degree), let found = bareScale(at: start) { return found }
        if wants(.dimension), roles[start].contains(.unit), let found = bareMeasure(at: start) { return found }
        if wants(.percentage), roles[start].contains(.percent), ["percent", "percentage", "%"].contains(text.word(start)) {
            return QuantityEntity(kind: .percentage, range: start..<start + 1)
        }
        return nil
    }

    /// Whether the token may begin an entity of the kind, according to its look-up.
    func mayBegin(_ kind: QuantityEntity.Kind, at start: Int) -> Bool {
        switch kind {
        case .email, .url: hasAddress
        default: numbers.numerals[start].role != .none || !roles[start].isEmpty
        }
    }

    func longest(_ kind: QuantityEntity.Kind, at start: Int) -> QuantityEntity? {
        let scan = QuantityScan(self, only: kind)
        switch kind {
        case .number: return scan.numbers.number(at: start).flatMap { scan.numberAlone($0, from: start) }
        case .money: return scan.longer(scan.amount(at: start), scan.impliedMoney(at: start))
        case .percentage, .dimension, .age: return scan.amount(at: start)
        case .temperature:
            return scan.longer(scan.amount(at: start), scan.impliedTemperature(at: start)) ?? scan.bareScale(at: start)
        case .ordinal: return scan.position(at: start, scan.numbers.numerals[start], scan.roles[start])
        case .phone:
            var reading = scan
            return reading.phone(at: start)
        case .email, .url: return scan.address(at: start).flatMap { $0.kind == kind ? $0 : nil }
        case .boolean: return scan.answer(at: start)
        }
    }

    private func numberAlone(_ number: FoundNumber, from start: Int) -> QuantityEntity? {
        QuantityEntity(kind: .number, range: start..<number.end, amount: number.value)
    }

    private func impliedTemperature(at start: Int) -> QuantityEntity? {
        guard let number = numbers.number(at: start) else { return nil }
        return QuantityEntity(kind: .temperature, range: start..<number.end, amount: number.value)
    }
}
