import Foundation

extension SuppliedCard {
    /// The card as a record, which travels from an app to its host.
    public var record: Record {
        var record = Record("IntentCard", ["elements": .list(elements.map { .record($0.record) })])
        record["title"] = title.map { .string($0) }
        record["covered"] = .list(covered.sorted().map { .string($0) })
        return record
    }

    /// Reads a card that came from an app: what is beyond the limits, malformed, or of a newer version is left out.
    ///
    /// - Parameter record: of the type `IntentCard`.
    /// - Returns: what was left out, as sentences for the app's developer.
    public static func read(_ record: Record) -> (card: SuppliedCard, omissions: [String]) {
        var omissions: [String] = []
        let given = record["elements"]?.list ?? []
        if given.count > mostElements {
            omissions.append("the card has \(given.count) elements; those after the first \(mostElements) were left out")
        }
        var elements: [Element] = []
        var (buttons, bytes) = (0, 0)
        for (index, value) in given.prefix(mostElements).enumerated() {
            do throws(Omission) {
                let element = try Element(value.record)
                if case .button = element { buttons += 1 }
                guard buttons <= mostButtons else { throw Omission("it is one of more than \(mostButtons) buttons") }
                if case .image(let data) = element { bytes += data.count }
                guard bytes <= largestImage else {
                    throw Omission("the card's pictures have more than \(largestImage) bytes; make them smaller")
                }
                elements.append(element)
            } catch {
                omissions.append("element \(index + 1) of the card was left out: \(error.reason)")
            }
        }
        let covered = (record["covered"]?.list ?? []).prefix(mostCovered).compactMap(\.string)
        return (SuppliedCard(title: text(record["title"]), elements, covering: Set(covered)), omissions)
    }

    /// More than any intent and its response have.
    private static let mostCovered = 500

    /// The text within the limit; `nil` for none.
    fileprivate static func text(_ value: ParameterValue?) -> String? {
        guard let text = value?.string, !text.isEmpty else { return nil }
        // Counting characters of a huge text takes long; a character is at least a byte.
        return text.utf8.count > longestText ? String(text.prefix(longestText)) : text
    }
}

/// Why an element is left out.
private struct Omission: Error {
    var reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}

extension SuppliedCard.Element {
    fileprivate var record: Record {
        func item(_ item: SuppliedCard.Item) -> ParameterValue {
            var record = Record("IntentCardItem", ["title": .string(item.title)])
            record["subtitle"] = item.subtitle.map { .string($0) }
            return .record(record)
        }
        func pin(_ pin: SuppliedCard.Pin) -> ParameterValue {
            var record = Record.location(pin.coordinate)
            record["title"] = pin.title.map { .string($0) }
            return .record(record)
        }
        switch self {
        case .text(let text): return Record("IntentCardText", ["text": .string(text)])
        case .row(let label, let value): return Record("IntentCardRow", ["label": .string(label), "value": .string(value)])
        case .list(let items): return Record("IntentCardList", ["items": .list(items.map(item))])
        case .image(let data): return Record("IntentCardImage", ["data": .data(data)])
        case .map(let pins): return Record("IntentCardMap", ["pins": .list(pins.map(pin))])
        case .progress(let fraction, let label):
            var record = Record("IntentCardProgress", ["fraction": .double(fraction)])
            record["label"] = label.map { .string($0) }
            return record
        case .button(let title, let intent):
            return Record("IntentCardButton", ["title": .string(title), "intent": .record(intent)])
        }
    }

    fileprivate init(_ record: Record?) throws(Omission) {
        guard let record else { throw Omission("it is no record") }
        switch record.type {
        case "IntentCardText": self = .text(try Self.text("text", of: record))
        case "IntentCardRow":
            self = .row(label: try Self.text("label", of: record), value: try Self.text("value", of: record))
        case "IntentCardList": self = .list(try Self.items(of: record))
        case "IntentCardImage":
            guard case .data(let data)? = record["data"], !data.isEmpty else { throw Omission("it has no picture") }
            self = .image(data)
        case "IntentCardMap": self = .map(try Self.pins(of: record))
        case "IntentCardProgress":
            guard let fraction = record["fraction"]?.double, fraction.isFinite else { throw Omission("it has no progress") }
            self = .progress(min(max(fraction, 0), 1), label: SuppliedCard.text(record["label"]))
        case "IntentCardButton":
            guard let intent = record["intent"]?.record else { throw Omission("the button begins no request") }
            self = .button(title: try Self.text("title", of: record), intent: intent)
        default: throw Omission("it is of the kind '\(record.type.prefix(40))', which is unknown here")
        }
    }

    private static func text(_ field: String, of record: Record) throws(Omission) -> String {
        guard let text = SuppliedCard.text(record[field]) else { throw Omission("its \(field) is missing or empty") }
        return text
    }

    private static func items(of record: Record) throws(Omission) -> [SuppliedCard.Item] {
        var items: [SuppliedCard.Item] = []
        for value in (record["items"]?.list ?? []).prefix(SuppliedCard.mostElements) {
            guard let item = value.record else { continue }
            items.append(SuppliedCard.Item(try text("title", of: item), subtitle: SuppliedCard.text(item["subtitle"])))
        }
        guard !items.isEmpty else { throw Omission("the list is empty") }
        return items
    }

    private static func pins(of record: Record) throws(Omission) -> [SuppliedCard.Pin] {
        var pins: [SuppliedCard.Pin] = []
        for value in (record["pins"]?.list ?? []).prefix(SuppliedCard.mostElements) {
            guard let pin = value.record, let coordinate = pin.coordinate, coordinate.isOnEarth else {
                throw Omission("a place of the map has no valid position")
            }
            pins.append(SuppliedCard.Pin(SuppliedCard.text(pin["title"]), at: coordinate))
        }
        guard !pins.isEmpty else { throw Omission("the map has no places") }
        return pins
    }
}

extension Coordinate {
    fileprivate var isOnEarth: Bool { (-90...90).contains(latitude) && (-180...180).contains(longitude) }
}

extension SuppliedCard: JSONRepresentable {
    public var json: JSONValue { record.json }

    public init(json: JSONValue) throws(JSONError) {
        self = Self.read(try Record(json: json)).card
    }
}
