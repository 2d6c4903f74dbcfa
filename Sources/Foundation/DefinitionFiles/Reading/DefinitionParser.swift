import Foundation
import PropertyLists

/// Reads the values of a definition file.
struct DefinitionParser {
    let problems: ProblemList
    private var modelVersion = "1.2"
    private var enumerations: Set<String> = []
    private var objectTypes: Set<String> = []

    init(problems: ProblemList) { self.problems = problems }

    mutating func parse(_ data: Data, name: String) -> DefinitionFile {
        var file = DefinitionFile(name: name)
        guard let values = PropertyListValue(data)?.plain as? [String: Any] else {
            problems.error(
                .unreadable, "",
                "the file is no property list with a dictionary, or is nested too deeply; open it in Xcode and save it again, or restore it"
            )
            return file
        }
        let root = DefinitionNode(values, prefix: "IN", place: "", problems: problems)
        guard readVersion(root) else { return file }
        file.modelVersion = modelVersion
        file.namespace = root.string("IntentDefinitionNamespace")
        if !root.has("Intents") {
            problems.warning(.missingKey, "INIntents", "the file has no list of intents; it defines none")
        }
        file.enumerations = root.nodes("Enums", prefix: "INEnum").compactMap(enumeration)
        enumerations = Set(file.enumerations.map(\.name))
        let types = root.nodes("Types", prefix: "INType")
        objectTypes = Set(types.compactMap { $0.string("Name") })
        file.objectTypes = types.compactMap(objectType)
        file.intents = root.nodes("Intents", prefix: "INIntent").compactMap(intent)
        return file
    }

    /// - Returns: whether the file can be read.
    private mutating func readVersion(_ root: DefinitionNode) -> Bool {
        // The oldest files do not say.
        let version = root.string("IntentDefinitionModelVersion") ?? "1.0"
        let parts = version.split(separator: ".").map { Int($0) }
        guard let major = parts.first.flatMap(\.self), major == 1 else {
            problems.error(
                .foreignVersion, "INIntentDefinitionModelVersion",
                "the file is of version '\(version)', and versions 1.0 to 1.2 are known; save it with another version of Xcode")
            return false
        }
        modelVersion = version
        if !["1.0", "1.1", "1.2"].contains(version) {
            problems.warning(
                .foreignVersion, "INIntentDefinitionModelVersion",
                "the file is of version '\(version)' and is read as one of version 1.2; what is new in it is ignored")
            modelVersion = "1.2"
        }
        return true
    }

    private func enumeration(_ node: DefinitionNode) -> DefinedEnumeration? {
        guard let name = node.name("Name", of: "an enumeration") else { return nil }
        let cases = node.named(name).nodes("Values", prefix: "INEnumValue").compactMap { node -> DefinedCase? in
            guard let caseName = node.name("Name", of: "a case of \(name)") else { return nil }
            let synonyms = node.nodes("Synonyms", prefix: "INEnumValueSynonym").map { $0.text("Synonym") }
            return DefinedCase(
                name: caseName, raw: node.named("\(name).\(caseName)").integer("Index") ?? 0,
                displayName: node.text("DisplayName"),
                synonyms: synonyms.filter { !$0.isEmpty })
        }
        return DefinedEnumeration(
            name: name, explicitClassName: node.string("ClassName"), cases: cases,
            generatesHeader: node.truth("GeneratesHeader"), displayName: node.text("DisplayName"))
    }

    private func objectType(_ node: DefinitionNode) -> DefinedObjectType? {
        guard let name = node.name("Name", of: "a type") else { return nil }
        let properties = node.named(name).nodes("Properties", prefix: "INTypeProperty")
            // Those that every object has.
            .filter { !$0.truth("Default") }
            .compactMap { property($0, of: name) }
        return DefinedObjectType(
            name: name, className: node.string("ClassName") ?? (node.string("ClassPrefix") ?? "") + name, properties: properties,
            displayName: node.text("DisplayName"))
    }

    private func intent(_ node: DefinitionNode) -> DefinedIntent? {
        guard let name = node.name("Name", of: "an intent") else { return nil }
        let node = node.named(name)
        let isSystem = node.string("Type") == "System"
        let className = node.string("ClassName") ?? "\(node.string("ClassPrefix") ?? (isSystem ? "IN" : ""))\(name)Intent"
        var result = DefinedIntent(name: name, className: className, isSystem: isSystem, domain: node.string("Domain"))
        result.category = DefinedCategory(rawValue: node.string("Category") ?? (isSystem ? "system" : "generic"))
        result.verb = node.string("Verb")
        result.title = node.text("Title")
        result.description = node.text("Description")
        result.parameters = node.nodes("Parameters", prefix: "INIntentParameter").compactMap {
            parameter($0, of: name, isSystem: isSystem)
        }
        result.combinations = combinations("ParameterCombinations", node)
        result.summaries = combinations("ManagedParameterCombinations", node)
        result.response = response(node.node("Response", prefix: "INIntentResponse").named("\(name) response"))
        result.isConfigurable = node.truth("Configurable")
        result.isEligibleForWidgets = node.truth("EligibleForWidgets")
        result.isEligibleForSuggestions = !node.truth("IneligibleForSuggestions")
        result.confirmation = node.optionalTruth("UserConfirmationRequired")
        result.restriction = restriction(node)
        result.input = node.string("Input")
        result.keyParameter = node.string("KeyParameter")
        result.imageName = node.string("DefaultImageName")
        result.isDeprecated = node.truth("Deprecated")
        return result
    }

    private func restriction(_ node: DefinitionNode) -> DefinedRestriction {
        let raw = node.integer("Restrictions") ?? 0
        guard let restriction = DefinedRestriction(rawValue: raw) else {
            problems.warning(
                .wrongValue, node.place("Restrictions"),
                "'\(raw)' is no restriction that is known; the intent counts as restricted while the device is locked")
            return .whileLocked
        }
        return restriction
    }

    private func combinations(_ key: String, _ node: DefinitionNode) -> [DefinedCombination] {
        node.entries(key, prefix: "INIntentParameterCombination").map { names, node in
            DefinedCombination(
                parameters: names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty },
                title: node.text("Title"), subtitle: node.text("Subtitle"),
                runsInBackground: node.optionalTruth("SupportsBackgroundExecution") ?? true, isPrimary: node.truth("IsPrimary"))
        }
    }
}

extension DefinitionParser {
    private func parameter(_ node: DefinitionNode, of intent: String, isSystem: Bool) -> DefinedParameter? {
        guard let name = node.name("Name", of: "a parameter of \(intent)") else { return nil }
        let node = node.named("\(intent).\(name)")
        guard let type = type(node, isSystem: isSystem) else { return nil }
        let isResolvable = node.truth("SupportsResolution")
        var result = DefinedParameter(name: name, type: type, isList: node.truth("SupportsMultipleValues"))
        if node.truth("FixedSizeArray") { result.fixedSizes = fixedSizes(node) }
        result.isResolvable = isResolvable
        // Older files have one key for both.
        result.isConfigurable = modelVersion == "1.2" ? node.truth("Configurable") : isResolvable
        result.listsOptions = node.truth("SupportsDynamicEnumeration")
        result.searchesOptions = result.listsOptions && node.truth("SupportsSearch")
        result.displayName = node.text("DisplayName")
        result.prompts = prompts(node)
        result.reasons = node.nodes("UnsupportedReasons", prefix: "INIntentParameterUnsupportedReason").compactMap { reason in
            guard let code = reason.name("Code", of: "a reason of \(intent).\(name)") else { return nil }
            return DefinedReason(code: code, text: reason.text("FormatString"), isBuiltIn: reason.truth("Default"))
        }
        result.relationship = relationship(node)
        result.details = details(node, type)
        return result
    }

    private func fixedSizes(_ node: DefinitionNode) -> [String: Int] {
        let sizes = node.nodes("ArraySizes", prefix: "INIntentParameterArraySize").compactMap { size in
            size.string("SizeClass").flatMap { name in size.integer("Size").map { (name, $0) } }
        }
        return Dictionary(sizes) { _, last in last }
    }

    private func prompts(_ node: DefinitionNode) -> [DefinedPrompt: DefinedText] {
        var prompts: [DefinedPrompt: DefinedText] = [:]
        for dialog in node.nodes("PromptDialogs", prefix: "INIntentParameterPromptDialog") {
            guard let word = dialog.string("Type"), let prompt = DefinedPrompt(rawValue: word) else { continue }
            let text = dialog.text("FormatString")
            // Xcode leaves empty duplicates.
            if prompts[prompt].map(\.isEmpty) ?? true || !text.isEmpty { prompts[prompt] = text }
        }
        return prompts
    }

    private func relationship(_ node: DefinitionNode) -> DefinedRelationship? {
        guard node.has("Relationship") else { return nil }
        let relationship = node.node("Relationship", prefix: "INIntentParameterRelationship")
        guard let parent = relationship.string("ParentName") else {
            problems.warning(
                .missingKey, node.place("Relationship"),
                "it names no parent parameter (…ParentName), so the parameter depends on nothing")
            return nil
        }
        let predicate = relationship.string("PredicateName") ?? "HasAnyValue"
        let condition: DefinedRelationship.Condition
        switch predicate {
        case "HasAnyValue": condition = .hasAnyValue
        case "BooleanHasExactValue": condition = .isTruth(relationship.truth("PredicateValue"))
        case "EnumHasExactValue":
            guard let value = relationship.string("PredicateValue") else {
                problems.warning(
                    .missingKey, relationship.place("PredicateValue"),
                    "no case is named, so the parameter depends on any value of \(parent)")
                return DefinedRelationship(parent: parent, condition: .hasAnyValue)
            }
            condition = .isCase(value)
        default:
            problems.warning(
                .wrongValue, relationship.place("PredicateName"),
                "'\(predicate)' is no predicate that is known; the parameter counts as independent")
            condition = .unknown(predicate: predicate, value: relationship.string("PredicateValue"))
        }
        return DefinedRelationship(parent: parent, condition: condition)
    }

    private func response(_ node: DefinitionNode) -> DefinedResponse {
        let codes = node.nodes("Codes", prefix: "INIntentResponseCode").compactMap { code -> DefinedCode? in
            guard let name = code.name("Name", of: "a code of the \(node.place)") else { return nil }
            return DefinedCode(
                name: name, isSuccess: code.truth("Success"), text: code.text("FormatString"),
                conciseText: code.text("ConciseFormatString"))
        }
        // Some files call them properties.
        let properties = ["Parameter", "Property"].flatMap { word in
            node.nodes(word == "Parameter" ? "Parameters" : "Properties", prefix: "INIntentResponse\(word)")
        }
        return DefinedResponse(
            codes: codes, properties: properties.compactMap { property($0, of: node.place) }, output: node.string("Output"))
    }

    private func property(_ node: DefinitionNode, of owner: String) -> DefinedProperty? {
        let node = node.has("Name") ? node : node.prefixed("INIntentResponseProperty")
        guard let name = node.name("Name", of: "a property of \(owner)") else { return nil }
        let named = node.named("\(owner).\(name)")
        guard let type = type(named, isSystem: false) else { return nil }
        return DefinedProperty(
            name: name, type: type, isList: node.truth("SupportsMultipleValues"), displayName: node.text("DisplayName"),
            details: details(named, type))
    }

    /// The type of a parameter or property; `nil` and an error if it is none.
    private func type(_ node: DefinitionNode, isSystem: Bool) -> DefinedType? {
        guard let word = node.string("Type") else {
            problems.error(.missingKey, node.place("Type"), "there is no type; choose one in Xcode, or write one such as String")
            return nil
        }
        if let name = node.string("EnumType") {
            if isSystem || node.string("EnumTypeNamespace") == "System" { return .system(name) }
            guard !enumerations.contains(name) else { return .enumeration(name) }
            problems.warning(
                .unknownName, node.place("EnumType"),
                "the file has no enumeration '\(name)', so the value is a number; define the enumeration in this file")
            return .plain(.integer)
        }
        if word == "Object" {
            guard let name = node.string("ObjectType") else { return .untypedObject }
            if isSystem || node.string("ObjectTypeNamespace") == "System" { return .system(name) }
            guard !objectTypes.contains(name) else { return .object(name) }
            problems.warning(
                .unknownName, node.place("ObjectType"),
                "the file has no type '\(name)', so the value is a plain object; define the type in this file")
            return .untypedObject
        }
        if let plain = DefinedType.Plain(rawValue: word) { return .plain(plain) }
        if isSystem { return .system(word) }
        let known = DefinedType.Plain.allCases.map(\.rawValue).joined(separator: ", ")
        problems.error(.wrongValue, node.place("Type"), "'\(word)' is no type; write Object or one of \(known)")
        return nil
    }
}
