/// Writes a page of documentation about a domain.
struct PageEmitter {
    let schema: Schema

    /// The page, as Markdown for DocC.
    func page(of file: SchemaFile) -> String {
        var lines = ["# \(file.domain ?? "")", ""]
        lines += [schema.purposes[file.domain ?? ""] ?? "", "", "## Overview", ""]
        lines += table(
            ["Intent", "Purpose", "Confirmation"],
            (file.intents ?? []).map { intent in
                [link(intent.name), purpose(intent), intent.alwaysConfirms ? "always" : "if the policy or the app requires it"]
            })
        for intent in file.intents ?? [] { lines += section(intent) }
        lines += values(of: file)
        lines += ["", "<!-- Generated from Schema/ by Tools/CodeGeneration; do not edit. -->"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func purpose(_ intent: IntentEntry) -> String {
        (schema.purposes[intent.name] ?? "") + (intent.deprecated == nil ? "" : " *Deprecated.*")
    }

    // MARK: - Intents

    private func section(_ intent: IntentEntry) -> [String] {
        var lines = ["", "## \(intent.name)", "", purpose(intent)]
        guard let handling = intent.handling else {
            return lines + ["", "No app handles it; apps donate it."] + parameters(intent)
        }
        lines += ["", "Handlers adopt \(link(handling)). Required: \(required(intent)). Each method may be `async` instead."]
        lines += parameters(intent) + response(intent.response)
        return lines
    }

    private func required(_ intent: IntentEntry) -> String {
        let methods = [intent.handle].compactMap { $0 } + (intent.updates ?? []).filter { $0.required == true }
        return methods.map(spellings).joined(separator: "; ")
    }

    /// A method in all its spellings.
    private func spellings(_ method: MethodEntry) -> String {
        ([method.method] + [method.legacy].compactMap { $0 }).map { "`\($0)`" }.joined(separator: " or ")
    }

    private func parameters(_ intent: IntentEntry) -> [String] {
        guard !intent.parameters.isEmpty else { return ["", "It has no parameters."] }
        let rows = intent.parameters.map { parameter in
            [
                "`\(parameter.name)`", type(parameter.type),
                (parameter.resolve ?? []).map(spellings).joined(separator: "; "),
                (parameter.resolve ?? []).map(result).joined(separator: "; "),
            ]
        }
        return ["", "Parameters, in resolution order:", ""]
            + table(["Parameter", "Type", "Resolved by", "Result"], rows)
    }

    private func result(_ method: MethodEntry) -> String {
        guard let name = method.result else { return "" }
        let reasons = schema.reasons(of: name).map { "`.\($0.name)`" }
        let told = reasons.isEmpty ? "" : ", with the reasons " + reasons.joined(separator: ", ")
        return (method.list == true ? "one \(link(name)) for each element" : link(name)) + told
    }

    private func response(_ response: ResponseEntry) -> [String] {
        var lines = ["", "The response is \(link(response.name))."]
        if !response.fields.isEmpty {
            lines += ["", "Its properties besides the code:", ""]
            lines += table(["Property", "Type"], response.fields.map { ["`\($0.name)`", type($0.type)] })
        }
        lines += ["", "Its codes, of \(link(response.codes)):", ""]
        let codes = schema.enumerations[response.codes]?.cases ?? []
        return lines
            + table(["Code", "Raw value", "Effect"], codes.map { ["`.\($0.name)`", "\($0.raw)", meaning($0.name)] })
    }

    /// What a code means for the request; codes are named alike across all intents.
    private func meaning(_ code: String) -> String {
        switch code {
        case "ready": "From `confirm`: the request continues."
        case "userConfirmationRequired": "From `confirm`: the person is asked to confirm; then the request continues."
        case "success": "The request succeeded; the person is told the details."
        case "inProgress": "From `handle`: the person is told that the app is still working; the outcome follows."
        case "continueInApp", "handleInApp": "The app is opened to continue."
        case _ where code.hasPrefix("failureRequiring"): "The request ends; the person is told the reason and the app is opened."
        case _ where code.hasPrefix("failure") || code == "denied": "The request ends; the person is told the reason."
        default: "The request ends, and the app is opened."
        }
    }

    // MARK: - Values

    private func values(of file: SchemaFile) -> [String] {
        var lines: [String] = []
        let records = (file.records ?? []).filter { !$0.fields.isEmpty }
        if !records.isEmpty { lines += ["", "## Values"] }
        for record in records {
            lines += ["", "### \(record.alias ?? record.name)", "", "\(link(record.name))\(note(record.deprecated))", ""]
            lines += table(["Property", "Type"], record.fields.map { ["`\($0.name)`", type($0.type)] })
        }
        let responseCodes = Set((file.intents ?? []).map(\.response.codes))
        let enumerations = (file.enumerations ?? []).filter { !responseCodes.contains($0.name) }
        if !enumerations.isEmpty || file.optionSets?.isEmpty == false {
            lines += ["", "## Enumerations and options", ""]
            lines += table(
                ["Type", "Values, by raw value"],
                (enumerations + (file.optionSets ?? [])).map { entry in
                    [
                        link(entry.name) + note(entry.deprecated),
                        entry.cases.map { "\($0.raw) `.\($0.name)`" }.joined(separator: ", "),
                    ]
                })
        }
        return lines
    }

    private func note(_ deprecated: String?) -> String { deprecated == nil ? "" : " *(deprecated)*" }

    // MARK: - Text

    private func table(_ heads: [String], _ rows: [[String]]) -> [String] {
        let lines = [heads, heads.map { _ in "---" }] + rows
        return lines.map { cells in
            "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
        }
    }

    private func type(_ name: String) -> String { "`\(name)`" }

    /// A link where the module declares the type at its top.
    private func link(_ name: String) -> String { "``\(name.replacing(".", with: "/"))``" }
}
