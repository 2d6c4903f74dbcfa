public import NameMatching
public import Recognisers

/// The linguistic data of a language other than its templates and learned model.
///
/// It consists of the words for numbers, times and amounts (`RecogniserLanguage`), short forms of names and words that are no
/// names (`NameLanguage`), and the words of addresses (`AddressWords`). All of it is data of a language pack. The sentence
/// templates are compiled data: `CompiledTemplates`.
public struct Language: Sendable {
    /// Words for numbers, times, units and currencies.
    public var recognisers: RecogniserLanguage
    /// Short forms of names, and words that are not names.
    public var names: NameLanguage
    /// Address words; with `.none`, no addresses are read.
    public var addresses: AddressWords
    /// Sentences that have the assistant remember something.
    public var settings: SettingPhrases
    /// Words in which people ask about reservations.
    public var reservations: ReservationPhrases
    /// Words in which people ask about their contacts.
    public var contacts: ContactPhrases

    public init(
        recognisers: RecogniserLanguage, names: NameLanguage = .none, addresses: AddressWords = .none,
        settings: SettingPhrases = .none, reservations: ReservationPhrases = .none,
        contacts: ContactPhrases = .none
    ) {
        self.recognisers = recognisers
        self.names = names
        self.addresses = addresses
        self.settings = settings
        self.reservations = reservations
        self.contacts = contacts
    }

    /// A language without words, for use with templates alone.
    public static let none = Language(recognisers: .none)
}
