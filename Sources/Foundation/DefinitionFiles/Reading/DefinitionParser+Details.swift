extension DefinitionParser {
    /// What the metadata of a parameter or property says. Keys that do not suit the type are ignored.
    func details(_ node: DefinitionNode, _ type: DefinedType) -> DefinedDetails {
        guard node.has("Metadata") else { return DefinedDetails() }
        // The keys repeat the prefix of the dictionary that they are in.
        let metadata = node.node("Metadata", prefix: node.key("Metadata"))
        var details = DefinedDetails()
        details.kind = metadata.string("Type")
        details.placeholder = metadata.text("Placeholder")
        switch type {
        case .plain(.string):
            details.capitalization = metadata.string("Capitalization")
            details.isMultiline = metadata.truth("Multiline")
            let text = metadata.text("DefaultValue")
            // The identifier is there without a text, too.
            details.defaultValue = text.text == nil ? nil : .text(text)
        case .plain(.boolean):
            details.trueName = metadata.text("TrueDisplayName")
            details.falseName = metadata.text("FalseDisplayName")
            details.defaultValue = metadata.optionalTruth("DefaultValue").map { .truth($0) }
        case .plain(.integer), .plain(.decimal), .plain(.timeInterval): readNumbers(metadata, into: &details)
        case .enumeration: details.defaultValue = metadata.string("DefaultValue").map { .enumerationCase($0) }
        case .plain(.dateComponents):
            details.dateStyle = metadata.string("DateStyle")
            details.timeStyle = metadata.string("TimeStyle")
            details.template = metadata.text("Template")
        case .plain(.file): details.fileTypes = metadata.nodes("CustomUTIs", prefix: "").flatMap(\.texts)
        default: break
        }
        return details
    }

    private func readNumbers(_ metadata: DefinitionNode, into details: inout DefinedDetails) {
        // Files of version 1.0 have a dictionary.
        let range = metadata.node("Range", prefix: "")
        details.minimum = metadata.number("MinimumValue") ?? range.number("Minimum")
        details.maximum = metadata.number("MaximumValue") ?? range.number("Maximum")
        details.allowsNegativeNumbers = metadata.optionalTruth("SupportsNegativeNumbers")
        details.unit = metadata.string("Unit") ?? metadata.string("DefaultUnit")
        details.defaultValue = metadata.number("DefaultValue").map { .number($0) }
        if let minimum = details.minimum, let maximum = details.maximum, minimum > maximum {
            problems.warning(
                .wrongValue, metadata.place("MaximumValue"),
                "\(maximum) is less than the minimum \(minimum); both limits are ignored")
            details.minimum = nil
            details.maximum = nil
        }
    }
}
