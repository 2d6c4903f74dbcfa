/// Plain numbers used in place, such as in a mapped file, or in memory of their own.
///
/// Decoding one copies nothing: pages that are never accessed take no memory.
public struct PlainTable<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, @unchecked Sendable {
    // Safe: the elements are never written, and the owner keeps their memory alive.
    @usableFromInline let elements: UnsafeBufferPointer<Element>
    private let owner: AnyObject?

    /// Memory owned by a table.
    private final class Memory {
        let elements: UnsafeMutableBufferPointer<Element>

        init(_ source: some Collection<Element>) {
            elements = .allocate(capacity: source.count)
            _ = elements.initialize(from: source)
        }

        deinit { elements.deallocate() }
    }

    /// Copies the elements into memory owned by the table.
    public init(_ source: some Collection<Element>) {
        let memory = Memory(source)
        elements = UnsafeBufferPointer(memory.elements)
        owner = memory
    }

    /// A view of bytes that the owner keeps alive.
    init(_ bytes: UnsafeRawBufferPointer, owner: AnyObject) {
        elements = bytes.bindMemory(to: Element.self)
        self.owner = owner
    }

    public init() { self.init(EmptyCollection()) }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { elements.count }

    /// The element at the index. Traps if out of bounds, also in release builds.
    @inlinable
    public subscript(_ index: Int) -> Element {
        // The buffer's own bounds check is removed in release builds.
        precondition(UInt(bitPattern: index) < UInt(bitPattern: elements.count))
        return elements[index]
    }

    /// Builds without optimisation check hundreds of thousands of elements at every start, which would take ten times as long by index.
    public struct Iterator: IteratorProtocol {
        @usableFromInline var elements: UnsafeBufferPointer<Element>.Iterator
        private let owner: AnyObject?

        init(_ table: PlainTable) { (elements, owner) = (table.elements.makeIterator(), table.owner) }

        @inlinable public mutating func next() -> Element? { elements.next() }
    }

    public func makeIterator() -> Iterator { Iterator(self) }

    /// Always calls the body, as the elements are contiguous; returns `nil` only if the body does.
    @inlinable
    public func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Element>) throws -> Result
    ) rethrows -> Result? {
        try body(elements)
    }
}

extension PlainTable: Equatable where Element: Equatable {
    public static func == (first: PlainTable, second: PlainTable) -> Bool { first.elementsEqual(second) }
}
