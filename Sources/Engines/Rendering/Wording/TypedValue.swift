import IntentSchema

/// A value with what the schema says of its type; `nil` where the schema says nothing.
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

/// For whom words are meant.
enum WordingStyle {
    /// Sentences that are heard: "20 dollars".
    case spoken
    /// Sentences that are read: "$20.00".
    case shown
    /// Rows of a card: with details such as a street address.
    case card
}

/// What wording depends on besides the value.
struct WordingContext {
    var style: WordingStyle
    /// In seconds since the reference date, and broken down, computed once a message.
    var moment: TimeWords.Moment
    var filters: [TemplateFilter] = []
    /// How many records the value lies in; deeper ones are not told.
    var depth = 0
    /// Places that the reader knows of, which positions are told by.
    var places: [KnownPlace] = []

    /// Characters of a text that are told; a card has room for a long message.
    var textLimit: Int { style == .card ? 20_000 : 300 }
    /// Elements of a list that are told.
    var listLimit: Int { style == .card ? 100 : 10 }

    /// The context for a value inside the one being worded.
    var inner: WordingContext {
        var context = self
        context.depth += 1
        context.filters = []
        return context
    }
}
