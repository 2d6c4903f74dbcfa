import CompactCoding
import Testing

private struct Tables: Archivable, Equatable {
    var odd = true
    var numbers = PlainTable<UInt64>([1, 2, .max])
    var small = PlainTable<Int32>([-1])
    var none = PlainTable<Double>()
    var last = "end"

    static var blank: Tables { Tables(odd: false, numbers: PlainTable(), small: PlainTable(), none: PlainTable([1]), last: "") }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&odd)
        try archive.plain(&numbers)
        try archive.plain(&small)
        try archive.plain(&none)
        try archive.part(&last)
    }
}

/// Bytes that live as long as the object.
private final class Bytes {
    let content: UnsafeMutableRawBufferPointer

    init(_ bytes: [UInt8], offset: Int = 0) {
        content = .allocate(byteCount: bytes.count + offset, alignment: 16)
        UnsafeMutableRawBufferPointer(rebasing: content[offset...]).copyBytes(from: bytes)
    }

    deinit { content.deallocate() }
}

struct PlainTableTests {
    @Test("tables read where they stand are those that were written", arguments: [0, 1, 4, 8])
    func read(offset: Int) throws {
        let tables = Tables()
        let written = try Archive.bytes(of: tables)
        let owner = Bytes(written, offset: offset)
        let bytes = UnsafeRawBufferPointer(rebasing: owner.content[offset...])
        #expect(try Archive.value(Tables.self, from: bytes, owner: owner) == tables)
        #expect(try Archive.value(Tables.self, from: bytes) == tables)
    }

    @Test("tables keep what their bytes belong to")
    func owned() throws {
        var owner: Bytes? = Bytes(try Archive.bytes(of: Tables()))
        weak var watched = owner
        var tables: Tables? = try owner.map {
            try Archive.value(Tables.self, from: UnsafeRawBufferPointer($0.content), owner: $0)
        }
        owner = nil
        #expect(watched != nil)
        #expect(tables == Tables())
        tables = nil
        #expect(watched == nil)
    }

    @Test("cut off anywhere, tables are damaged")
    func cut() throws {
        let written = try Archive.bytes(of: Tables())
        for length in written.indices {
            let owner = Bytes(Array(written.prefix(length)))
            #expect(throws: ArchiveError.self) {
                try Archive.value(Tables.self, from: UnsafeRawBufferPointer(owner.content), owner: owner)
            }
        }
    }
}
