/// Turns the schema into Swift files.
public struct Generator: Sendable {
    /// Where files go, relative to the package's root.
    static let intentsFolder = "Sources/Extension/Intents/Generated"
    static let pagesFolder = "Sources/Extension/Intents/Intents.docc/Domains"
    static let catalogueFolder = "Sources/Foundation/IntentSchema/Generated"
    static let signaturesFolder = "Sources/Adapters/AppTemplates/Generated"

    private let schema: Schema

    public init(schema: Schema) {
        self.schema = schema
    }

    /// The text of every generated file by its path relative to the package's root.
    public func files() -> [String: String] {
        var files: [String: String] = [:]
        for file in schema.files {
            let name = Self.fileName(file)
            for (kind, text) in intentsTexts(file) { files["\(Self.intentsFolder)/\(name)+\(kind).swift"] = text }
            files["\(Self.catalogueFolder)/\(name)Definitions.swift"] = catalogueText(file, name: name)
        }
        for file in schema.files where file.domain != nil {
            files["\(Self.pagesFolder)/\(Self.fileName(file)).md"] = PageEmitter(schema: schema).page(of: file)
        }
        files["\(Self.catalogueFolder)/Catalogue+System.swift"] = systemCatalogueText()
        files["\(Self.intentsFolder)/IntentDispatch+All.swift"] = dispatchTableText()
        files["\(Self.intentsFolder)/RecordClasses+System.swift"] = recordClassesText()
        files["\(Self.signaturesFolder)/HandlerSignature+System.swift"] = signaturesText()
        return files
    }

    /// `Ride booking` gives `RideBooking`; shared types give `Common`.
    static func fileName(_ file: SchemaFile) -> String {
        guard let domain = file.domain else {
            return (file.records ?? []).contains { $0.name == "INPerson" } ? "Common" : "Foreign"
        }
        return domain.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    // Intents

    private static let objectImports = ["Foundation", "IntentSchema", "RecordObjects"]

    private func intentsTexts(_ file: SchemaFile) -> [String: String] {
        var texts: [String: String] = [:]
        texts["Intents"] = text(file.intents, Self.objectImports + ["CoreLocation"]) { intent, source in
            IntentEmitter(schema: schema).emit(intent, into: &source)
        }
        let handled = file.intents?.filter { $0.handling != nil }
        texts["Handling"] = text(handled, ["Foundation"]) { HandlingEmitter().emit($0, into: &$1) }
        if let gathered = file.domainProtocols { texts["Handling", default: ""] += domainProtocolsText(gathered) }
        texts["Dispatch"] = dispatchText(handled ?? [], file: file)
        texts["ResolutionResults"] = text(file.resolutionResults, Self.objectImports + ["CoreLocation"]) {
            ResolutionResultEmitter(schema: schema).emit($0, into: &$1)
        }
        texts["Values"] = text(file.records?.filter { $0.handwritten != true }, Self.objectImports + ["CoreLocation"], emit)
        texts["Enumerations"] = enumerationsText(file)
        return texts
    }

    private func text<Entry>(
        _ entries: [Entry]?, _ imports: [String], _ emit: (Entry, inout SourceText) -> Void
    ) -> String? {
        guard let entries, !entries.isEmpty else { return nil }
        var body = SourceText(imports: [])
        for entry in entries { emit(entry, &body) }
        var source = SourceText(imports: Imports.needed(imports, in: body.text))
        source.line()
        for entry in entries { emit(entry, &source) }
        return source.text
    }

    private func emit(_ record: RecordEntry, into source: inout SourceText) {
        let shape = RecordEmitter.Shape(
            name: record.name, superclass: record.superclass ?? "RecordObject",
            summary: "A view of a record of the type `\(record.name)`.",
            deprecated: record.deprecated, fields: record.fields, inits: record.inits ?? [],
            forbidsEmptyInit: record.emptyInit == false, subclasses: schema.subclasses(of: record.name))
        RecordEmitter().emit(shape, into: &source)
        guard let alias = record.alias else { return }
        source.nesting(alias) { name, source in
            source.line("/// The class under its nested name. Archives know classes by top-level names only.")
            source.line("public typealias \(name) = \(record.name)")
        }
    }

    private func enumerationsText(_ file: SchemaFile) -> String? {
        let emitter = EnumerationEmitter()
        var source = SourceText(imports: ["RecordObjects"])
        let before = source.text
        for entry in file.enumerations ?? [] { emitter.emit(enumeration: entry, into: &source) }
        for entry in file.optionSets ?? [] { emitter.emit(optionSet: entry, into: &source) }
        for entry in file.stringConstants ?? [] { emitter.emit(stringConstant: entry, into: &source) }
        return source.text == before ? nil : source.text
    }

    private func domainProtocolsText(_ entries: [DomainProtocolEntry]) -> String {
        entries.map { entry in
            """

            /// Combines the domain's original handling protocols.
            @available(iOS, deprecated: 13.0)
            public protocol \(entry.name): \(entry.protocols.joined(separator: ", ")) {}

            """
        }.joined()
    }

    // Dispatch

    private func dispatchText(_ intents: [IntentEntry], file: SchemaFile) -> String? {
        guard !intents.isEmpty else { return nil }
        // Observers are objects of Foundation's.
        let foundation = intents.contains { $0.observer != nil } ? ["import Foundation"] : []
        var source = SourceText(imports: foundation)
        source.line()
        for intent in intents { DispatchEmitter().emit(intent, into: &source) }
        DispatchEmitter().emitTable(tableName(file), of: intents, into: &source)
        return source.text
    }

    private func tableName(_ file: SchemaFile) -> String {
        let name = Self.fileName(file)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    private func dispatchTableText() -> String {
        let tables = schema.files.filter { $0.intents?.contains { $0.handling != nil } == true }.map(tableName)
        var source = SourceText(imports: [])
        source.block("extension IntentDispatch") { source in
            source.line("/// Every intent that something can handle, by class name.")
            source.line("package static let all: [String: IntentDispatch] = table(of: [\(tables.joined(separator: ", "))])")
        }
        return source.text
    }

    /// Names lead to classes through this table, since looking classes up by name needs the Objective-C runtime.
    private func recordClassesText() -> String {
        let intents = schema.files.flatMap { $0.intents ?? [] }.flatMap { [$0.name, $0.response.name] }
        let records = schema.files.filter { Self.fileName($0) != "Foreign" }.flatMap { $0.records ?? [] }.map(\.name)
        var source = SourceText(imports: ["import RecordObjects"])
        source.line()
        source.block("extension RecordClasses") { source in
            source.block("static let system: [RecordObject.Type] = [", closing: "]") { source in
                for name in intents + records { source.line("\(name).self,") }
            }
        }
        return source.text
    }

    // Templates

    private func signaturesText() -> String {
        var source = SourceText(imports: [])
        let handled = schema.files.flatMap { $0.intents ?? [] }.filter { $0.handling != nil }
        SignatureEmitter().emit(handled, domains: schema.files.flatMap { $0.domainProtocols ?? [] }, into: &source)
        return source.text
    }

    // Catalogue

    private func catalogueText(_ file: SchemaFile, name: String) -> String {
        var source = SourceText(imports: [])
        CatalogueEmitter(schema: schema).emit(file, container: "\(name)Definitions", into: &source)
        return source.text
    }

    private func systemCatalogueText() -> String {
        let names = schema.files.map { "\(Self.fileName($0))Definitions" }
        var source = SourceText(imports: [])
        source.block("extension Catalogue") { source in
            source.line("/// The system's intents and types.")
            source.block("public static let system = Catalogue(", closing: ")") { source in
                source.line("intents: [\(names.map { "\($0).intents" }.joined(separator: ", "))].flatMap(\\.self),")
                source.line("records: [\(names.map { "\($0).records" }.joined(separator: ", "))].flatMap(\\.self),")
                source.line("enumerations: [\(names.map { "\($0).enumerations" }.joined(separator: ", "))].flatMap(\\.self)")
            }
        }
        return source.text
    }
}
