public import Recognisers
import Synchronization
public import Understanding

extension LanguagePack {
    /// The cached results of compiling a pack.
    final class Made: Sendable {
        let recognisers = Mutex<RecogniserLanguage?>(nil)
        let sharedTemplates = Mutex<[TemplateFile]?>(nil)
    }

    /// The lexicons of times, numbers and amounts, compiled for look-up; compiled once for all copies of the pack.
    ///
    /// They are in the topic `recognisers`; words missing there are not recognised. The grammar named in `grammar.yaml`
    /// combines them; the default is the English grammar.
    ///
    /// - Throws: `LanguagePackError` naming the file and what is wrong.
    public func recognisers() throws -> RecogniserLanguage {
        try made.recognisers.withLock { made in
            if let made { return made }
            let tables = try cached("recognisers", from: ["recognisers"]) { RecogniserTables(try recogniserWords()) }
            let language = RecogniserLanguage(tables)
            made = language
            return language
        }
    }

    func recogniserWords() throws -> RecogniserWords {
        RecogniserWords(
            grammar: try words("grammar") ?? .english, numbers: try words("numbers") ?? NumberWords(),
            times: try words("times") ?? TimeWords(),
            holidays: try words("holidays") ?? [:], units: try words("units") ?? UnitWords(),
            currencies: try words("currencies") ?? CurrencyWords(), quantities: try words("quantities") ?? QuantityWords())
    }

    private func words<Words: Decodable>(_ name: String) throws -> Words? { try file("recognisers/\(name).yaml", as: Words.self) }

    /// All knowledge of the language except its templates and its model.
    ///
    /// - Throws: `LanguagePackError` naming the file and what is wrong.
    public func words() throws -> Language {
        Language(
            recognisers: try recognisers(), names: try names(), addresses: try addressWords(),
            settings: try file("settings.yaml", as: SettingPhrases.self) ?? .none,
            reservations: try file("reservations.yaml", as: ReservationPhrases.self) ?? .none,
            contacts: try file("contacts.yaml", as: ContactPhrases.self) ?? .none)
    }
}
