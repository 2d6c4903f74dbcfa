public import DefinitionFiles
import Foundation

/// The Swift code of a module's definition files, as Xcode would generate it: classes, protocols, responses, types, and the value that
/// registers them.
///
///     let code = DefinitionCode(readings, module: "TicketsExtension")
///     guard code.errors.isEmpty else { ... }
///     for (name, text) in code.sources { ... }
public struct DefinitionCode: Sendable {
    private let files: [DefinitionFile]
    private let module: String
    /// Why there is no code: the errors of the files, and types that several of them define.
    public let errors: [DefinitionProblem]

    /// - Parameters:
    ///   - readings: the files, whose names differ.
    ///   - module: the module that the code will be a part of.
    public init(_ readings: [DefinitionReading], module: String) {
        files = readings.map(\.file)
        self.module = module
        errors = readings.flatMap(\.errors) + Self.collisions(readings.map(\.file))
    }

    private static func collisions(_ files: [DefinitionFile]) -> [DefinitionProblem] {
        var owners: [String: DefinitionFile] = [:]
        var problems: [DefinitionProblem] = []
        for (stem, same) in Dictionary(grouping: files, by: { DefinitionFile.stem($0.name) }) where same.count > 1 {
            // The code of both would have the same files.
            problems.append(
                DefinitionProblem(
                    .error, .duplicateName, file: same[1].name, place: "",
                    "\(same[0].name) is called \(stem), too; rename one, or put the files into different targets"))
        }
        for file in files {
            for (name, owner) in file.generatedTypes {
                if let other = owners[name], other.name != file.name {
                    problems.append(
                        DefinitionProblem(
                            .error, .duplicateName, file: file.name, place: owner,
                            "\(other.name) defines the Swift type \(name), too; rename one, or put the files into different targets"
                        ))
                }
                owners[name] = file
            }
        }
        return problems
    }

    /// The names of the Swift files, which depend on the names of the definition files alone.
    public static func sourceNames(of definitions: [String], module: String) -> [String] {
        definitions.flatMap { definition in
            parts.map { "\(DefinitionFile.stem(definition))+\($0).swift" }
        } + [moduleFile(module)]
    }

    private static let parts = ["Types", "Intents", "Handling"]

    private static func moduleFile(_ module: String) -> String { "CustomIntents+\(module).swift" }

    /// The Swift files by name; without meaning if there are errors.
    ///
    /// - Throws: an error of Foundation if a file's content cannot be encoded.
    public func sources() throws -> [String: String] {
        var sources: [String: String] = [:]
        for file in files {
            let stem = DefinitionFile.stem(file.name)
            var types = SwiftText(from: file.name, imports: Self.imports)
            TypesCode(file: file).write(into: &types)
            sources["\(stem)+Types.swift"] = types.text
            var intents = SwiftText(from: file.name, imports: Self.imports)
            for intent in file.customIntents { IntentCode(intent: intent, file: file).write(into: &intents) }
            sources["\(stem)+Intents.swift"] = intents.text
            var handling = SwiftText(from: file.name, imports: Self.imports)
            for intent in file.customIntents { HandlingCode(intent: intent, file: file).write(into: &handling) }
            sources["\(stem)+Handling.swift"] = handling.text
        }
        sources[Self.moduleFile(module)] = try moduleText()
        return sources
    }

    private static let imports = ["CoreLocation", "Foundation", "@_spi(GeneratedCode) import Intents", "RecordObjects"]

    private func moduleText() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let name = SwiftIdentifier.constant(of: module)
        var text = SwiftText(from: files.map(\.name).joined(separator: ", "), imports: ["@_spi(GeneratedCode) import Intents"])
        text.gap()
        let definitions = try files.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        text.block("nonisolated extension Intents.CustomIntents") { text in
            text.comment("The intents of the definition files of \(module).")
            text.line("public static let \(name.quoted) = Intents.CustomIntents(")
            text.line("    definitions: [")
            // JSON escapes every quotation mark in a text, so that three in a row do not occur.
            for definition in definitions {
                text.line("        #\"\"\"")
                text.line("        \(definition)")
                text.line("        \"\"\"#,")
            }
            text.line("    ],")
            text.line(
                "    classes: [\(files.flatMap(\.objectTypes).map { "\($0.className.quoted).self" }.joined(separator: ", "))],")
            text.line("    dispatches: [")
            for intent in files.flatMap(\.customIntents) {
                text.line("        Intents.IntentDispatch(")
                text.line("            \(intent.className.quoted).self, response: \(intent.responseName).self,")
                text.line("            handler: (any \(intent.handlingProtocol)).self,")
                text.line("            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }),")
            }
            text.line("    ])")
        }
        return text.text
    }
}
