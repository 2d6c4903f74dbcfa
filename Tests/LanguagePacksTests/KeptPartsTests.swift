import CompactCoding
import Foundation
import Recognisers
import Rendering
import TestSupport
import Testing
import Understanding

@testable import LanguagePacks

/// Every property of what a cache keeps is handed to the archive.
struct KeptPartsTests {
    private static let pack = try? LanguagePack(for: Locale(identifier: "en_US"))

    private func isKept(_ value: some Archivable) throws -> Bool {
        let bytes = try Archive.bytes(of: value)
        func restored<Value: Archivable>(_ value: Value) throws -> Value {
            try bytes.withUnsafeBytes { try Archive.value(Value.self, from: $0) }
        }
        return canonicalText(of: value) == canonicalText(of: try restored(value))
    }

    @Test("dialogs are kept whole")
    func dialogs() throws {
        let dialogs = try #require(Self.pack).dialogs()
        let bytes = try Archive.bytes(of: dialogs)
        #expect(try bytes.withUnsafeBytes { try Archive.value(DialogPack.self, from: $0) } == dialogs)
    }

    @Test("words of names, addresses and places are kept whole")
    func words() throws {
        let pack = try #require(Self.pack)
        #expect(try isKept(pack.names()))
        #expect(try isKept(pack.addressWords()))
        #expect(try isKept(PlaceTables(pack.places())))
    }

    @Test("words of times, numbers and amounts are kept whole")
    func recognisers() throws {
        #expect(try isKept(RecogniserTables(try #require(Self.pack).recogniserWords())))
    }
}
