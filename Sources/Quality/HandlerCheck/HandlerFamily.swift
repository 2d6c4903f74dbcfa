/// A type and those it shares its handling methods with: the classes above and below it.
struct HandlerFamily {
    let type: TypeIndex.TypeEntry
    /// What the type itself, a class above or one below adopts, by intent.
    private(set) var protocols: [String: HandlingInterface.HandlingProtocol] = [:]
    /// What a class above adopts already, by intent: its methods are settled there.
    private(set) var settled: Set<String> = []
    /// Whether a class of the family is the extension itself.
    let isExtension: Bool
    /// The methods that are there, in any spelling: `INSendMessageIntent.handle`.
    private var implemented: Set<String> = []

    init(_ type: TypeIndex.TypeEntry, in index: TypeIndex, _ interface: HandlingInterface) {
        self.type = type
        let ancestors = index.ancestors(of: type)
        let members = [type] + ancestors + index.descendants(of: type)
        isExtension = ([type] + ancestors).contains { $0.superclassName?.hasSuffix("INExtension") == true }
        for entry in members {
            for precise in entry.conformances {
                if let handling = interface.protocols[precise] { protocols[handling.intent] = handling }
            }
        }
        for precise in ancestors.flatMap(\.conformances) {
            if let handling = interface.protocols[precise] { settled.insert(handling.intent) }
        }
        for member in members.flatMap(\.members) {
            if let requirement = requirement(met: member, interface) { implemented.insert(Self.key(requirement)) }
        }
    }

    /// Whether the class is no handler at all.
    var isUnrelated: Bool { protocols.isEmpty && !isExtension }

    func implements(_ requirement: HandlingInterface.Requirement) -> Bool {
        implemented.contains(Self.key(requirement))
    }

    /// What the family's protocols ask for and nobody has written yet.
    var missing: [HandlingInterface.Requirement] {
        protocols.values.sorted { $0.name < $1.name }.flatMap(\.requirements).filter { !implements($0) }
    }

    private func requirement(met member: TypeIndex.Member, _ interface: HandlingInterface) -> HandlingInterface.Requirement? {
        if let origin = member.origin { return interface.requirements[origin] }
        // A class that does not adopt the protocol itself may have the method for one below it that does.
        guard let intent = member.method.parameters.first?.plainType, !settled.contains(intent) else { return nil }
        return protocols[intent]?.requirements.first { $0.isMet(by: member.method) }
    }

    private static func key(_ requirement: HandlingInterface.Requirement) -> String {
        "\(requirement.intent).\(requirement.name.base)"
    }
}

extension HandlingInterface.Requirement {
    /// Whether the method is what the requirement asks for, access aside.
    func isMet(by method: Method) -> Bool {
        guard method.name == name, !method.isStatic, !method.throwsErrors, method.parameters.first?.plainType == intent else {
            return false
        }
        if let answer { return method.completionAnswer == answer }
        return isAsync ? method.answersLikeAHandler && !method.hasCompletion : method.parameters.count == name.labels.count
    }
}
