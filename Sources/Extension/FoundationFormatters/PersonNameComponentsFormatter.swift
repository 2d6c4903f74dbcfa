public import Foundation
import Synchronization

/// Formats people's names: `Ann`, `Ann Lee`, `Dr. Ann Mary Lee Jr.`, `AL`.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: the only stored property is a mutex.

    /// How much of a name to include.
    public enum Style: Int, Sendable {
        /// The same as medium.
        case `default` = 0
        /// The nickname, otherwise the given name, otherwise the family name.
        case short = 1
        /// Given and family name.
        case medium = 2
        /// All parts, with prefix and suffix.
        case long = 3
        /// Initials.
        case abbreviated = 4
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The phonetic representation instead of the name.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    private struct Settings {
        var style = Style.default
        var isPhonetic = false
        var locale = Locale.current
    }

    private let settings = Mutex(Settings())

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var style: Style {
        get { settings.withLock { $0.style } }
        set { settings.withLock { $0.style = newValue } }
    }
    open var isPhonetic: Bool {
        get { settings.withLock { $0.isPhonetic } }
        set { settings.withLock { $0.isPhonetic = newValue } }
    }
    open var locale: Locale! {
        get { settings.withLock { $0.locale } }
        set { settings.withLock { $0.locale = newValue ?? .current } }
    }

    open class func localizedString(
        from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        formatter.isPhonetic = options.contains(.phonetic)
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let names = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return NameText(names: names).text(style)
    }

    /// Formats a name's components; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }

    /// The parts of a written name; `nil` if it contains no word.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        NameText.components(of: string)
    }
}
