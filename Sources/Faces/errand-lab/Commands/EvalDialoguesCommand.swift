import ArgumentParser
import CommandSupport
import Evaluation
import Foundation

struct EvalDialoguesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dialogues",
        abstract: "Score the dialogue state after every turn.",
        discussion: """
            FILES contain dialogues in the format of the Schema-Guided Dialogue data set, or mapped to SiriKit's names, one JSON object \
            per line or an array. Values are \
            carried over: what was said, what answered a question, and offers that were accepted. The joint goal is right \
            after a turn if every slot of the service has one of the expected values and there are no others.

            Without --train, the assistant's interpreter reads the turns. With --train, models trained on other dialogues do, and \
            services missing from the training data are scored separately.

            Exit codes: 0 done; 1 a file cannot be read.
            """)

    @Option(name: .long, help: ArgumentHelp("Train on the dialogues of this file.", valueName: "file"))
    var train: [String] = []

    @Option(name: .long, help: ArgumentHelp("Seed of all random choices.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(name: .long, help: ArgumentHelp("Write the scores as JSON to this file.", valueName: "file"))
    var json: String?

    @Option(name: .long, help: ArgumentHelp("Number of failures to print.", valueName: "number"))
    var rows = 10

    @Flag(name: .long, help: "Stop at an invalid line.")
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
            guard !result.dialogues.isEmpty else { throw CommandFailure("'\(path)' contains no valid dialogue") }
            dialogues += result.dialogues
        }
        return dialogues
    }
}
