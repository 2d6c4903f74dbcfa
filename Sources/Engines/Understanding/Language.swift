public import NameMatching
public import Recognisers

/// A language besides its templates and its learned model: what those who read its sentences know of its words.
///
/// A language provides the words that its numbers, times and amounts are made of (`RecogniserLanguage`), short forms of names and words that are none
/// (`NameLanguage`), and what its addresses are made of (`AddressWords`). All of it is data of a language pack. What sentences say is data too, but
/// compiled: `CompiledTemplates`.
public struct Language: Sendable {
    /// Words for numbers, times, units and currencies.
    public var recognisers: RecogniserLanguage
    /// Short forms of names, and words that are not names.
    public var names: NameLanguage
    /// Address words; with `.none`, no addresses are read.
    public var addresses: AddressWords

    public init(recognisers: RecogniserLanguage, names: NameLanguage = .none, addresses: AddressWords = .none) {
        self.recognisers = recognisers
        self.names = names
        self.addresses = addresses
    }

    /// A language of no words, for templates alone.
    public static let none = Language(recognisers: .none)
}
