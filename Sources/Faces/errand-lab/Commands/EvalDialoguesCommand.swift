import ArgumentParser
import CommandSupport
import Evaluation
import Foundation

struct EvalDialoguesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dialogues",
        abstract: "Score what is known after every turn of dialogues.",
        discussion: """
            FILES hold dialogues in the form of the Schema-Guided Dialogue set or of sets mapped from it to SiriKit's names, one JSON object \
            a line or an array of them. Values are \
            carried over: what is said, what was asked for, what was offered or put to be confirmed and accepted. The joint goal is right \
            after a turn when every slot of the service has one of the values expected, and there is none besides.

            Without --train the assistant's interpreter reads the turns; with --train models are learned from other dialogues, and \
            services that those do not have are scored apart.

            Exit codes: 0 done; 1 a file cannot be read.
            """)

    @Option(name: .long, help: ArgumentHelp("Learn from the dialogues of this file.", valueName: "file"))
    var train: [String] = []

    @Option(name: .long, help: ArgumentHelp("Everything random follows from this number.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(name: .long, help: ArgumentHelp("Write the scores as JSON to this file.", valueName: "file"))
    var json: String?

    @Option(name: .long, help: ArgumentHelp("Print so many failures.", valueName: "number"))
    var rows = 10

    @Flag(name: .long, help: "Stop when a line cannot be read.")
    var strict = false

    @Argument(help: ArgumentHelp("Files of dialogues.", valueName: "file"))
    var files: [String]

    func run() async throws {
        let dialogues = try read(files)
        let known = try train.isEmpty ? nil : read(train)
        let assistant = try await AssistantReader.dialogueReader()
        let reader: any DialogueReader
        if let known {
            let line = TrainingProgressLine()
            reader = try DialogueModel(
                known, training: ModelTraining(seed: seed, annotators: try TrainingArguments.annotators()), answers: assistant
            ) { line.show($0) }
            line.clear()
        } else {
            reader = assistant
        }
        let services = known.map { Set($0.flatMap { dialogue in dialogue.turns.flatMap { $0.frames.map(\.service) } }) }
        let scores = DialogueScores(dialogues, reader: reader, seen: services)
        for line in scores.lines(most: max(rows, 0)) { print(line) }
        if let json { try DataArguments.write(try scores.json() + "\n", to: json) }
    }

    private func read(_ paths: [String]) throws -> [AnnotatedDialogue] {
        var dialogues: [AnnotatedDialogue] = []
        for path in paths {
            let result = try DialogueFileReader().read(contentsOf: DataArguments.url(path))
            try DataArguments.report(result.problems, strict: strict)
            guard !result.dialogues.isEmpty else { throw CommandFailure("'\(path)' holds no dialogue that can be read") }
            dialogues += result.dialogues
        }
        return dialogues
    }
}
