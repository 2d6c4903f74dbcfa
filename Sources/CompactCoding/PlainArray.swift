/// An array of plain numbers, stored as its memory: written and read at once by `CompactEncoder` and `CompactDecoder`, and by nothing
/// else.
///
/// The bytes are those of this machine's numbers, so that files of another kind of machine must not be read.
public struct PlainArray<Element: BitwiseCopyable & Sendable>: Codable, Sendable {
    public var elements: [Element]

    public init(_ elements: [Element]) {
        self.elements = elements
    }

    public init(from decoder: any Decoder) throws {
        guard let node = decoder as? CompactPlace else { throw CompactReader.damaged }
        let content = try node.reader.content(at: node.place)
        guard content.count % MemoryLayout<Element>.stride == 0 else { throw CompactReader.damaged }
        elements = Array(unsafeUninitializedCapacity: content.count / MemoryLayout<Element>.stride) { buffer, count in
            count = buffer.count
            UnsafeMutableRawBufferPointer(buffer).copyMemory(from: content)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        guard let node = encoder as? CompactNode else {
            throw EncodingError.invalidValue(
                elements, .init(codingPath: [], debugDescription: "only CompactEncoder stores memory"))
        }
        node.set(.bytes(elements.withUnsafeBytes { Array($0) }))
    }
}
