/// A component of an iCalendar file, such as a task: properties and components in the order of the file.
///
/// What nobody asks for is kept, so that properties of other programs survive a change.
public struct CalendarComponent: Hashable, Sendable {
    public enum Part: Hashable, Sendable {
        case property(ContentLine)
        case component(CalendarComponent)
    }

    public var name: String
    public var parts: [Part]

    public init(_ name: String, _ parts: [Part] = []) {
        self.name = name
        self.parts = parts
    }

    /// The first property of that name; case is ignored. Setting `nil` removes all of them.
    public subscript(property: String) -> ContentLine? {
        get { properties.first { $0.name.uppercased() == property } }
        set {
            let index = parts.firstIndex { $0.isProperty(property) }
            parts.removeAll { $0.isProperty(property) }
            guard let newValue else { return }
            let end = parts.firstIndex { if case .component = $0 { true } else { false } } ?? parts.endIndex
            parts.insert(.property(newValue), at: min(index ?? end, parts.endIndex))
        }
    }

    public var properties: [ContentLine] {
        parts.compactMap { if case .property(let line) = $0 { line } else { nil } }
    }

    public func components(named name: String) -> [CalendarComponent] {
        parts.compactMap { if case .component(let component) = $0, component.name == name { component } else { nil } }
    }

    /// Takes out the components of that name that meet the condition.
    public mutating func removeComponents(named name: String, where condition: (CalendarComponent) -> Bool = { _ in true }) {
        parts.removeAll {
            if case .component(let component) = $0 { component.name == name && condition(component) } else { false }
        }
    }
}

extension CalendarComponent.Part {
    fileprivate func isProperty(_ name: String) -> Bool {
        if case .property(let line) = self { line.name.uppercased() == name } else { false }
    }
}
