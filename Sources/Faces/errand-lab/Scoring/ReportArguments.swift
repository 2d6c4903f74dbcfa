import ArgumentParser

/// Options for writing reports.
struct ReportArguments: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("Write the report as an HTML page to this file.", valueName: "file"))
    var html: String?

    @Option(
        name: .long, help: ArgumentHelp("Write the report as JSON to this file, for later comparison.", valueName: "file"))
    var json: String?

    @Option(name: .long, help: ArgumentHelp("The report's title (default: the names of the data).", valueName: "text"))
    var title: String?

    @Option(name: .long, help: ArgumentHelp("Rows per printed list.", valueName: "number"))
    var rows = 10

    func validate() throws {
        guard (0...100_000).contains(rows) else { throw ValidationError("--rows takes a number from 0 to 100000.") }
    }

    func write(html page: () -> String, json document: () throws -> String) throws {
        if let html { try DataArguments.write(page(), to: html) }
        if let json { try DataArguments.write(document() + "\n", to: json) }
    }
}
