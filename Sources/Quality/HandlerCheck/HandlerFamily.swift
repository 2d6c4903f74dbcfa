/// A type and those with which it shares handling methods: its superclasses and subclasses.
struct HandlerFamily {
    let type: TypeIndex.TypeEntry
    /// The protocols adopted by the type itself, a superclass or a subclass, by intent.
    private(set) var protocols: [String: HandlingInterface.HandlingProtocol] = [:]
    /// The intents whose protocols a superclass adopts: their methods are determined there.
    private(set) var settled: Set<String> = []
    /// Whether a class of the family is the extension itself.
    let isExtension: Bool
    /// The implemented methods, in any spelling: `INSendMessageIntent.handle`.
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

    /// Whether the class is not a handler.
    var isUnrelated: Bool { protocols.isEmpty && !isExtension }

    func implements(_ requirement: HandlingInterface.Requirement) -> Bool {
        implemented.contains(Self.key(requirement))
    }

    /// The requirements of the family's protocols that are not implemented.
    var missing: [HandlingInterface.Requirement] {
        protocols.values.sorted { $0.name < $1.name }.flatMap(\.requirements).filter { !implements($0) }
    }

    private func requirement(met member: TypeIndex.Member, _ interface: HandlingInterface) -> HandlingInterface.Requirement? {
        if let origin = member.origin { return interface.requirements[origin] }
        // A class that does not adopt the protocol itself may have the method for a subclass that does.
        guard let intent = member.method.parameters.first?.plainType, !settled.contains(intent) else { return nil }
        return protocols[intent]?.requirements.first { $0.isMet(by: member.method) }
    }

    private static func key(_ requirement: HandlingInterface.Requirement) -> String {
        "\(requirement.intent).\(requirement.name.base)"
    }
}

extension HandlingInterface.Requirement {
    /// Whether the method satisfies the requirement, ignoring access levels.
    func isMet(by method: Method) -> Bool {
        guard method.name == name, !method.isStatic, !method.throwsErrors, method.parameters.first?.plainType == intent else {
            return false
        }
        if let answer { return method.completionAnswer == answer }
        return isAsync ? method.answersLikeAHandler && !method.hasCompletion : method.parameters.count == name.labels.count
    }
}
