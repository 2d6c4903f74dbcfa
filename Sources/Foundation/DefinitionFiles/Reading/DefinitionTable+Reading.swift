public import Foundation
import PropertyLists

extension DefinitionTable {
    /// Reads the tables of one language. What cannot be read is left out: the definition file's own texts stand in for it.
    ///
    /// - Parameters:
    ///   - strings: the content of a `.strings` file; `nil` for none.
    ///   - plurals: the content of a `.stringsdict` file; `nil` for none.
    public init(strings: Data?, plurals: Data?) {
        self.init()
        if let strings {
            let list = PropertyListValue(strings)?.plain as? [String: Any]
            self.strings = list.map { $0.compactMapValues { $0 as? String } } ?? StringsText.pairs(strings)
        }
        guard let plurals, let list = PropertyListValue(plurals)?.plain as? [String: Any] else { return }
        for case (let id, let entry as [String: Any]) in list {
            guard let format = entry["NSStringLocalizedFormatKey"] as? String else { continue }
            self.plurals[id] = DefinedPlural(format: format, variables: entry.compactMapValues(Self.words))
        }
    }

    /// The words of a variable by plural category; `nil` for what is no variable.
    private static func words(_ value: Any) -> [String: String]? {
        guard let variable = value as? [String: Any] else { return nil }
        return variable.compactMapValues { $0 as? String }.filter {
            ["zero", "one", "two", "few", "many", "other"].contains($0.key)
        }
    }
}
