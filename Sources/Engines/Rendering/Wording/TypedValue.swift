import IntentSchema

/// A value with its schema type; `nil` if the schema has none.
struct TypedValue {
    var value: ParameterValue
    var type: ValueType?

    init(_ value: ParameterValue, _ type: ValueType? = nil) {
        self.value = value
        self.type = type
    }

    /// The type of a list's elements.
    var elementType: ValueType? { if case .list(let element) = type { element } else { type } }
}

/// The intended use of words.
enum WordingStyle {
    /// Sentences to be heard: "20 dollars".
    case spoken
    /// Sentences to be read: "$20.00".
    case shown
    /// Rows of a card: with details such as a street address.
    case card
}

/// The context of rendering a value.
struct WordingContext {
    var style: WordingStyle
    /// The current instant, in seconds since the reference date and as components, computed once per message.
    var moment: TimeWords.Moment
    var filters: [TemplateFilter] = []
    /// The number of enclosing records; values that are nested too deeply are omitted.
    var depth = 0
    /// Places known to the reader, used to describe positions.
    var places: [KnownPlace] = []

    /// The maximum number of characters of a text; a card has room for a long message.
    var textLimit: Int { style == .card ? 20_000 : 300 }
    /// The maximum number of list elements.
    var listLimit: Int { style == .card ? 100 : 10 }

    /// The context for a nested value.
    var inner: WordingContext {
        var context = self
        context.depth += 1
        context.filters = []
        return context
    }
}
