public import Foundation
import Synchronization

/// Formats lists: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: the only stored property is a mutex.
    private let chosen = Mutex(Carried<(locale: Locale, itemFormatter: Formatter?)>(value: (.current, nil)))

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var locale: Locale! {
        get { chosen.withLock { $0.value.locale } }
        set { chosen.withLock { $0.value.locale = newValue ?? .current } }
    }

    /// Formats each item; `nil` uses their descriptions.
    open var itemFormatter: Formatter? {
        get { chosen.withLock { Carried(value: $0.value.itemFormatter) }.value }
        set {
            let carried = Carried(value: newValue)
            chosen.withLock { $0.value.itemFormatter = carried.value }
        }
    }

    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    /// Formats the items of an array; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }

    /// `nil` if the item formatter cannot format one of them.
    open func string(from items: [Any]) -> String? {
        let texts = items.compactMap { item in itemFormatter.map { $0.string(for: item) } ?? "\(item)" }
        return texts.count == items.count ? texts.formatted(.list(type: .and).locale(locale)) : nil
    }
}
