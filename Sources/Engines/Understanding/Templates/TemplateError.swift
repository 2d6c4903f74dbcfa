/// What is wrong with a template.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What, where and what to do next.
    public var message: String {
        guard let file else { return detail }
        return "templates/\(file).yaml, '\(template ?? "")': \(detail)"
    }
    /// What and what to do next, without the place.
    public let detail: String
    /// The name of the template file, without ending; `nil` where no one file is wrong.
    public private(set) var file: String?
    /// The template as it is written; long ones are cut.
    public private(set) var template: String?
    public var description: String { message }
    /// `exploding` where more ways lead through the template than samples can cover.
    public let kind: TemplateProblem.Kind

    private static let longestShown = 200

    init(_ detail: String, kind: TemplateProblem.Kind = .invalid) {
        self.detail = detail
        self.kind = kind
    }

    /// The same with its place, unless it has one.
    func located(in file: String, _ template: String) -> TemplateError {
        guard self.file == nil else { return self }
        var error = self
        error.file = file
        error.template = template.count > Self.longestShown ? template.prefix(Self.longestShown) + "..." : template
        return error
    }
}
