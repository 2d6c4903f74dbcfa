/// An error in a template.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, where, and how to fix it.
    public var message: String {
        guard let file else { return detail }
        return "templates/\(file).yaml, '\(template ?? "")': \(detail)"
    }
    /// What is wrong and how to fix it, without the location.
    public let detail: String
    /// The template file's name, without extension; `nil` if the error concerns no single file.
    public private(set) var file: String?
    /// The template as written; truncated if long.
    public private(set) var template: String?
    public var description: String { message }
    /// `exploding` if the template has more paths than samples can cover.
    public let kind: TemplateProblem.Kind

    private static let longestShown = 200

    init(_ detail: String, kind: TemplateProblem.Kind = .invalid) {
        self.detail = detail
        self.kind = kind
    }

    /// The same error with a location, unless it already has one.
    func located(in file: String, _ template: String) -> TemplateError {
        guard self.file == nil else { return self }
        var error = self
        error.file = file
        error.template = template.count > Self.longestShown ? template.prefix(Self.longestShown) + "..." : template
        return error
    }
}
