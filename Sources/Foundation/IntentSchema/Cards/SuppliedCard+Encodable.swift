import Foundation

/// For programs that read what was shown: each element with its kind and what it holds; of a button, the name of the intent.
extension SuppliedCard.Element: Encodable {
    private enum Key: String, CodingKey {
        case kind = "kind"
        case text = "text"
        case label = "label"
        case value = "value"
        case items = "items"
        case image = "image"
        case pins = "pins"
        case fraction = "fraction"
        case title = "title"
        case intent = "intent"
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .text(let text):
            try container.encode("text", forKey: .kind)
            try container.encode(text, forKey: .text)
        case .row(let label, let value):
            try container.encode("row", forKey: .kind)
            try container.encode(label, forKey: .label)
            try container.encode(value, forKey: .value)
        case .list(let items):
            try container.encode("list", forKey: .kind)
            try container.encode(items, forKey: .items)
        case .image(let data):
            try container.encode("image", forKey: .kind)
            try container.encode(data, forKey: .image)
        case .map(let pins):
            try container.encode("map", forKey: .kind)
            try container.encode(pins, forKey: .pins)
        case .progress(let fraction, let label):
            try container.encode("progress", forKey: .kind)
            try container.encode(fraction, forKey: .fraction)
            try container.encodeIfPresent(label, forKey: .label)
        case .button(let title, let intent):
            try container.encode("button", forKey: .kind)
            try container.encode(title, forKey: .title)
            try container.encode(intent.type, forKey: .intent)
        }
    }
}
