public import Foundation

/// Bears the name under which collections are archived.
public final class INArchivedObjectCollection: NSObject, NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    /// The collection, with items of any class.
    public let collection: INObjectCollection<AnyObject>

    public required init?(coder: NSCoder) {
        guard let collection = INObjectCollection<AnyObject>(coder: coder) else { return nil }
        self.collection = collection
        super.init()
    }

    public func encode(with coder: NSCoder) { collection.encode(with: coder) }
}

/// Bears the name under which sections are archived.
public final class INArchivedObjectSection: NSObject, NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    /// The section, with items of any class.
    public let section: INObjectSection<AnyObject>

    public required init?(coder: NSCoder) {
        guard let section = INObjectSection<AnyObject>(coder: coder) else { return nil }
        self.section = section
        super.init()
    }

    public func encode(with coder: NSCoder) { section.encode(with: coder) }
}

/// The archived form of a collection: titles, numbers of items, and all items.
struct ArchivedSections {
    private let titles: [String]
    /// The number of items of each section; `-1 - count` for sections without a title.
    private let counts: [Int]
    private let items: [Any]

    /// - Returns: `nil` if the parts are inconsistent.
    init?(_ coder: NSCoder) {
        guard let titles = coder.decodeObject(forKey: "titles") as? [String],
            let counts = (coder.decodeObject(forKey: "counts") as? [NSNumber])?.map(\.intValue),
            let items = coder.decodeObject(forKey: "items") as? [Any], titles.count == counts.count
        else { return nil }
        var total = 0
        for count in counts {
            let (sum, overflow) = total.addingReportingOverflow(Self.size(count))
            guard !overflow, sum <= items.count else { return nil }
            total = sum
        }
        guard total == items.count else { return nil }
        (self.titles, self.counts, self.items) = (titles, counts, items)
    }

    /// The sections; `nil` if an item is of another type.
    func sections<Item: AnyObject>(of type: Item.Type) -> [INObjectSection<Item>]? {
        var rest = items[...]
        var sections: [INObjectSection<Item>] = []
        for (title, count) in zip(titles, counts) {
            guard let items = Array(rest.prefix(Self.size(count)).map { $0 as AnyObject }) as? [Item] else { return nil }
            sections.append(INObjectSection(title: count < 0 ? nil : title, items: items))
            rest = rest.dropFirst(items.count)
        }
        return sections
    }

    private static func size(_ count: Int) -> Int { count < 0 ? -1 - count : count }
}
