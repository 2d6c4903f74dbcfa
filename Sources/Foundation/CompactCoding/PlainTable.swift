/// Plain numbers that stand where they were read from, such as in a mapped file, or in memory of their own.
///
/// Reading one copies nothing: what is never looked at takes no memory.
public struct PlainTable<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, @unchecked Sendable {
    // Safe: nobody writes to the elements, and the owner keeps their memory.
    @usableFromInline let elements: UnsafeBufferPointer<Element>
    private let owner: AnyObject?

    /// Memory that belongs to a table.
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

    /// A view of bytes that the owner keeps.
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
        // The buffer's own check is none in a release build.
        precondition(UInt(bitPattern: index) < UInt(bitPattern: elements.count))
        return elements[index]
    }

    /// Always calls the body, as the elements are contiguous; never returns `nil` by itself.
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
