/// The types that Swift source text declares or extends, and what each inherits from and adopts.
public struct SourceDeclarations: Hashable, Sendable {
    /// A declaration or an extension.
    public struct Declaration: Hashable, Sendable {
        /// What the declaration begins with.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// A class.
            case `class`
            /// A protocol.
            case `protocol`
            /// An extension of a type.
            case `extension`
            /// A structure.
            case `struct`
            /// An enumeration.
            case `enum`
            /// An actor.
            case actor
        }

        /// The kind.
        public var kind: Kind
        /// The name as it is written, without generic parameters, such as `IntentHandler`.
        public var name: String
        /// The names after the colon, without their modules, attributes and generic arguments.
        public var inherited: [String]
    }

    /// In the order of the text.
    public private(set) var declarations: [Declaration] = []
    /// Whether a type is marked with `@main` or one of its older spellings.
    public private(set) var hasEntryPoint = false

    /// Never fails: text that is no Swift declares nothing.
    public init(_ text: String) {
        let tokens = SwiftTokens(text).tokens
        hasEntryPoint = tokens.contains { ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains($0) }
        for (index, token) in tokens.enumerated() {
            guard let kind = Declaration.Kind(rawValue: String(token)), index == 0 || tokens[index - 1] != ".",
                let declaration = Self.declaration(kind, tokens[(index + 1)...])
            else { continue }
            declarations.append(declaration)
        }
    }

    /// - Parameter tokens: those after the keyword.
    private static func declaration(_ kind: Declaration.Kind, _ tokens: ArraySlice<Substring>) -> Declaration? {
        var rest = tokens
        // `class func` and `class var` declare members.
        guard let first = rest.popFirst(), first.first?.isLetter == true || first.first == "_",
            !["func", "var", "let", "subscript"].contains(first)
        else { return nil }
        var name = String(first)
        while rest.first == ".", let part = rest.dropFirst().first {
            name += ".\(part)"
            rest = rest.dropFirst(2)
        }
        skipGenerics(&rest)
        guard let next = rest.popFirst(), next == ":" || next == "{" || next == "where" else { return nil }
        return Declaration(kind: kind, name: name, inherited: next == ":" ? inherited(rest) : [])
    }

    private static func inherited(_ tokens: ArraySlice<Substring>) -> [String] {
        var names: [String] = []
        var current: String?
        var rest = tokens
        while let token = rest.first, token != "{", token != "where" {
            skipGenerics(&rest)
            guard let token = rest.popFirst() else { break }
            switch token {
            case ",", "&":
                if let current { names.append(current) }
                current = nil
            // Of a name with its module, the last part counts.
            case _ where token.first?.isLetter == true || token.first == "_": current = String(token)
            default: break
            }
        }
        if let current { names.append(current) }
        return names
    }

    private static func skipGenerics(_ rest: inout ArraySlice<Substring>) {
        guard rest.first == "<" else { return }
        var depth = 0
        while let token = rest.popFirst() {
            if token == "<" { depth += 1 }
            if token == ">" { depth -= 1 }
            if depth == 0 || token == "{" { return }
        }
    }
}

extension SourceDeclarations {
    /// The declarations of several files.
    public init(files: [String]) {
        self.init("")
        for file in files.map(SourceDeclarations.init) {
            declarations += file.declarations
            hasEntryPoint = hasEntryPoint || file.hasEntryPoint
        }
    }

    /// Every name that some type inherits from or adopts.
    public var adopted: Set<String> { Set(declarations.flatMap(\.inherited)) }

    /// The classes that inherit from a class or adopt a protocol, themselves or through others here, without those that have subclasses; in
    /// the order of the text.
    public func finalClasses(of base: String) -> [String] {
        var heirs: Set<String> = [base]
        while let found = declarations.first(where: { !heirs.contains($0.name) && !heirs.isDisjoint(with: $0.inherited) }) {
            heirs.insert(found.name)
        }
        let classes = declarations.filter { $0.kind == .class && heirs.contains($0.name) }
        return classes.map(\.name).filter { name in !classes.contains { $0.inherited.contains(name) } }
    }
}
