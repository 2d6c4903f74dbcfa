import Foundation
import IntentSchema
import LanguagePacks
import TestSupport
import Testing

@testable import Understanding

struct StoredGrammarTests {
    private func restored(_ grammar: Grammar) throws -> Grammar {
        try grammar.stored().withUnsafeBytes { try Grammar.read(stored: $0) }
    }

    @Test("every property of a grammar is stored")
    func properties() throws {
        let pack = try LanguagePack(for: Locale(identifier: "en_US"))
        let files = try pack.templates().filter { ["common", "rides", "focus", "sentences", "words"].contains($0.name) }
        let grammar = try GrammarCompiler.compile(files, completedBy: nil)
        let restored = try restored(grammar)
        for (compiled, read) in zip(Mirror(reflecting: grammar).children, Mirror(reflecting: restored).children) {
            let name = compiled.label ?? ""
            // Too large to compare as text.
            guard name != "automaton" else { continue }
            #expect(
                canonicalText(of: compiled.value) == canonicalText(of: read.value),
                "Grammar.\(name) is not stored; see Grammar+Storing.swift")
        }
        // One by one, so that a failure names the list.
        for (compiled, read) in zip(Mirror(reflecting: grammar.words).children, Mirror(reflecting: restored.words).children) {
            #expect(
                canonicalText(of: compiled.value) == canonicalText(of: read.value),
                "WordLists.\(compiled.label ?? "") is not stored")
        }
        for (compiled, read) in zip(
            Mirror(reflecting: grammar.words.tokens).children, Mirror(reflecting: restored.words.tokens).children)
        {
            #expect(
                canonicalText(of: compiled.value) == canonicalText(of: read.value),
                "TokenRules.\(compiled.label ?? "") is not stored")
        }
        #expect(grammar.automaton.words == restored.automaton.words)
        #expect(grammar.automaton.states.map(\.edges) == restored.automaton.states.map(\.edges))
        #expect(grammar.automaton.finishes.map(\.template) == restored.automaton.finishes.map(\.template))
    }

    @Test("what lacks parts or has bytes changed is refused or read as another grammar, never trusted blindly")
    func damaged() throws {
        var file = TemplateFile(name: "small")
        var intent = IntentTemplates(slots: ["partySize": SlotDefinition(kind: .count)], templates: [Template(say: "a ride")])
        intent.trailing = [Template(say: "for {partySize}")]
        file.intents = ["INRequestRideIntent": intent]
        let bytes = try CompiledTemplates([file]).stored()
        for length in stride(from: 0, to: bytes.count, by: 7) {
            _ = bytes.prefix(length).withUnsafeBytes { bytes in try? CompiledTemplates(stored: bytes) }
        }
        for place in bytes.indices {
            var changed = bytes
            changed[place] ^= 0x55
            _ = changed.withUnsafeBytes { bytes in try? CompiledTemplates(stored: bytes) }
        }
    }
}
