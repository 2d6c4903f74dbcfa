public import Foundation
import Synchronization

/// The options for a parameter, with or without sections.
///
/// Archives do not support names of generic classes on this platform. A collection is archived under the name of
/// `INArchivedObjectCollection`; set the class for that name to decode it with the type of its items.
open class INObjectCollection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable by hand: the sections are immutable and the flag is guarded by a lock.
    public let sections: [INObjectSection<ObjectType>]
    private let collation = Mutex(false)

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
        super.init()
    }

    /// A collection without sections.
    public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }

    /// The items of all sections, in order.
    public var allItems: [ObjectType] { sections.flatMap(\.items) }

    /// Whether to show an alphabetical index beside the items.
    public var usesIndexedCollation: Bool {
        get { collation.withLock { $0 } }
        set { collation.withLock { $0 = newValue } }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INObjectCollection(sections: sections)
        copy.usesIndexedCollation = usesIndexedCollation
        return copy
    }

    open class var supportsSecureCoding: Bool { true }

    open override var classForCoder: AnyClass { INArchivedObjectCollection.self }

    open func encode(with coder: NSCoder) {
        coder.encode(sections.map { $0.title ?? "" } as NSArray, forKey: "titles")
        coder.encode(
            sections.map { NSNumber(value: $0.title == nil ? -1 - $0.items.count : $0.items.count) } as NSArray, forKey: "counts")
        coder.encode(allItems as NSArray, forKey: "items")
        coder.encode(usesIndexedCollation, forKey: "usesIndexedCollation")
    }

    /// Decodes a collection; `nil` if the items are of another type.
    public required init?(coder: NSCoder) {
        guard let archive = ArchivedSections(coder), let sections = archive.sections(of: ObjectType.self) else { return nil }
        self.sections = sections
        super.init()
        usesIndexedCollation = coder.decodeBool(forKey: "usesIndexedCollation")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObjectCollection<ObjectType> else { return false }
        return other.sections == sections && other.usesIndexedCollation == usesIndexedCollation
    }

    open override var hash: Int { sections.hashValue }

    open override var description: String { "INObjectCollection(\(sections.map(\.description).joined(separator: ", ")))" }
}

/// Items under one title.
open class INObjectSection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable by hand: immutable after the initializer.

    /// The title to display; `nil` for none.
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }

    open override var classForCoder: AnyClass { INArchivedObjectSection.self }

    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString?, forKey: "title")
        coder.encode(items as NSArray, forKey: "items")
    }

    /// Decodes a section; `nil` if the items are of another type.
    public required init?(coder: NSCoder) {
        guard let items = coder.decodeObject(forKey: "items") as? [ObjectType] else { return nil }
        title = coder.decodeObject(forKey: "title") as? String
        self.items = items
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObjectSection<ObjectType>, other.title == title, other.items.count == items.count
        else { return false }
        return zip(items, other.items).allSatisfy { mine, theirs in
            mine === theirs || (mine as? NSObject).map { $0.isEqual(theirs) } ?? false
        }
    }

    open override var hash: Int { title.hashValue ^ items.count }

    open override var description: String { "\(title.map { "\"\($0)\": " } ?? "")\(items)" }
}
