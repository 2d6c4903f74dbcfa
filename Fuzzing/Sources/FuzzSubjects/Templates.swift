import AppSubjects
import IntentSchema
import Understanding

/// The first line is a template, the second a phrase that it may use as `<p>`, the third is said.
enum Templates {
    static func run(_ text: String) throws {
        let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        var file = TemplateFile(name: "fuzz")
        file.phrases = ["p": lines.count > 1 ? lines[1] : "a"]
        file.intents = [
            "OwnIntent": IntentTemplates(slots: ["x": SlotDefinition(kind: .count)], templates: [Template(say: lines[0])])
        ]
        do {
            let interpreter = try TemplateInterpreter(templates: [file], places: PlaceIndex([]))
            let read = interpreter.interpret(lines.count > 2 ? lines[2] : "a 5", in: Surroundings.context)
            try BrokenPromise.check(!read.acts.isEmpty, "something is made of everything that is said")
        } catch let error as TemplateError {
            try BrokenPromise.check(error.message.contains("fuzz"), "an error names the file")
        }
    }
}
