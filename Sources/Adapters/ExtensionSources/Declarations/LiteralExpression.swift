/// An expression of Swift that is made of literals and calls alone.
struct LiteralExpression {
    indirect enum Form {
        case text(String)
        case number(Double)
        case truth(Bool)
        case list([LiteralExpression])
        /// `Name(…)`.
        case call(String, [Argument])
        /// `.name` or `.name(…)`.
        case member(String, [Argument])
    }

    struct Argument {
        /// `nil` for none.
        var label: String?
        var value: LiteralExpression
        var start: String.Index
    }

    var form: Form
    var start: String.Index

    /// What it is called in a message.
    var kind: String {
        switch form {
        case .text: "a text"
        case .number: "a number"
        case .truth: "a truth value"
        case .list: "a list"
        case .call(let name, _): "a \(name)"
        case .member(let name, _): "'.\(name)'"
        }
    }
}

/// Text that is no declaration which can be read without compiling it.
struct LiteralError: Error {
    /// Where; `nil` for the text's end.
    var start: String.Index?
    var message: String
}
