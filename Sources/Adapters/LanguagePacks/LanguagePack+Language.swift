public import Recognisers
import Synchronization
public import Understanding

extension LanguagePack {
    /// What a pack was made into.
    final class Made: Sendable {
        let recognisers = Mutex<RecogniserLanguage?>(nil)
    }

    /// The words that times, numbers and amounts are made of, ready to be looked up; made once for all copies of the pack.
    ///
    /// They stand in the topic `recognisers`; what a pack does not tell, no recogniser finds. The grammar that `grammar.yaml` names puts
    /// them together; where there is none, that of English does as far as it goes.
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

    /// All that is known of the language besides its templates and its model.
    ///
    /// - Throws: `LanguagePackError` naming the file and what is wrong.
    public func words() throws -> Language {
        Language(recognisers: try recognisers(), names: try names(), addresses: try addressWords())
    }
}
