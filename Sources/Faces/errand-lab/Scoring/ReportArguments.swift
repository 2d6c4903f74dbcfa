import ArgumentParser

/// Where a report goes.
struct ReportArguments: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("Draw the report on a page in this file.", valueName: "file"))
    var html: String?

    @Option(
        name: .long, help: ArgumentHelp("Write the report as JSON to this file, to compare later runs with.", valueName: "file"))
    var json: String?

    @Option(name: .long, help: ArgumentHelp("What the report is called; without it, the data's names.", valueName: "text"))
    var title: String?

    @Option(name: .long, help: ArgumentHelp("Print lists with so many rows.", valueName: "number"))
    var rows = 10

    func validate() throws {
        guard (0...100_000).contains(rows) else { throw ValidationError("--rows takes a number from 0 to 100000.") }
    }

    func write(html page: () -> String, json document: () throws -> String) throws {
        if let html { try DataArguments.write(page(), to: html) }
        if let json { try DataArguments.write(document() + "\n", to: json) }
    }
}
