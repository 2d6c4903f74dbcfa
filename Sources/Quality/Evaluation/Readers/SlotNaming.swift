public import Understanding

/// The names in sentence files of the parameters that template slots fill.
///
/// A template's slot `mediaName` fills `mediaSearch.mediaName`; one called `items` fills `taskTitles`. Sentence files name
/// parameters, and fields of a parameter only to distinguish several (`mediaSearch.artistName`).
public struct SlotNaming: Sendable {
    /// Parameters whose fields have names of their own in sentence files.
    public static let dividedParameters: Set<String> = ["mediaSearch"]

    /// Keyed by intent, then by slot.
    private let paths: [String: [String: String]]

    /// Creates a naming from the slots of templates.
    public init(_ templates: [TemplateFile] = []) {
        var paths: [String: [String: String]] = [:]
        for file in templates {
            for (intent, content) in file.intents ?? [:] {
                for (slot, definition) in content.slots ?? [:] {
                    if let fills = definition.fills { paths[intent, default: [:]][slot] = fills }
                }
            }
        }
        self.paths = paths
    }

    /// The name that sentence files use for a slot of a template, or for a path of fields.
    public func name(of slot: String, intent: String) -> String {
        let path = paths[intent]?[slot] ?? slot
        let parts = path.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, !Self.dividedParameters.contains(String(parts[0])) else { return path }
        return String(parts[0])
    }
}
