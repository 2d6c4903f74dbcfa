/// Decides whether a method was meant to implement a requirement that it does not implement.
///
/// A finding needs more than a similar name: the method must take an intent first, alone or with a completion handler, and
/// the class must not implement the requirement already, because further methods are then its helpers.
struct MethodJudge {
    struct Verdict {
        var kind: Finding.Kind
        var reason: String
        /// The requirement that was probably meant.
        var meant: MethodName?
    }

    typealias Requirement = HandlingInterface.Requirement

    let interface: HandlingInterface
    let family: HandlerFamily

    func verdict(_ member: TypeIndex.Member) -> Verdict? {
        let method = member.method
        if let origin = member.origin { return interface.requirements[origin].flatMap { wrongAnswer(method, $0) } }
        guard !member.overrides, let intent = method.parameters.first?.plainType, intent.hasSuffix("Intent") else { return nil }
        if let handling = family.protocols[intent] {
            let named = handling.requirements.filter { $0.name == method.name }
            return named.isEmpty ? nearMiss(method, intent) : sameName(method, named, handling)
        }
        return notAdopted(method, intent) ?? wrongIntent(method, intent)
    }

    /// The compiler does not check the result type of an `async` method.
    private func wrongAnswer(_ method: Method, _ requirement: Requirement) -> Verdict? {
        guard requirement.isAsync, let handling = interface.protocolsByIntent[requirement.intent] else { return nil }
        let answers = handling.answers(requirement.name.base)
        guard !answers.isEmpty, !answers.contains(method.result), method.answersLikeAHandler else { return nil }
        return Verdict(
            kind: .wrongAnswer, reason: "\(handling.name) wants \(Self.either(answers)), not \(method.result)", meant: nil)
    }

    // MARK: A method with exactly the name

    private func sameName(
        _ method: Method, _ named: [Requirement], _ handling: HandlingInterface.HandlingProtocol
    ) -> Verdict? {
        if named.contains(where: { $0.isMet(by: method) }) {
            guard family.settled.contains(handling.intent) else { return nil }
            return Verdict(
                kind: .notDispatched,
                reason: "a superclass adopts \(handling.name) without this method; declare it there and override it here")
        }
        guard !isHidden(method), !family.implements(named[0]) else { return nil }
        if method.isStatic { return Verdict(kind: .wrongForm, reason: "\(handling.name) does not declare a static method") }
        if method.throwsErrors, method.answersLikeAHandler {
            return Verdict(kind: .wrongForm, reason: "\(handling.name) declares a method that does not throw")
        }
        return answerVerdict(method, named, handling)
    }

    private func answerVerdict(
        _ method: Method, _ named: [Requirement], _ handling: HandlingInterface.HandlingProtocol
    ) -> Verdict? {
        let answers = handling.answers(named[0].name.base)
        guard !answers.isEmpty else { return nil }
        if method.answer == "Void" {
            let longer = handling.requirements.first { $0.name.base == method.name.base && $0.answer != nil }
            return Verdict(
                kind: .noAnswer, reason: "it has no result; pass \(Self.either(answers)) to a completion handler or return it",
                meant: longer?.name)
        }
        guard method.completionAnswer != nil || method.parameters.count == 1 else { return nil }
        return Verdict(kind: .wrongAnswer, reason: "\(handling.name) wants \(Self.either(answers)), not \(method.answer)")
    }

    // MARK: A method with a similar name

    private func nearMiss(_ method: Method, _ intent: String) -> Verdict? {
        guard !isHidden(method) else { return nil }
        let missing = family.missing.filter { $0.intent == intent }
        let nearness = NameNearness(method, interface.protocolsByIntent[intent])
        guard let meant = nearness.nearest(of: missing) else { return nil }
        if method.name.base == meant.name.base {
            return Verdict(
                kind: .wrongLabels, reason: "\(meant.protocolName) has other labels; did you mean '\(meant.name)'?",
                meant: meant.name)
        }
        return Verdict(
            kind: .misspelt, reason: "\(meant.protocolName) has no such method; did you mean '\(meant.name)'?", meant: meant.name)
    }

    // MARK: A method that takes another intent

    private func notAdopted(_ method: Method, _ intent: String) -> Verdict? {
        guard !isHidden(method), let handling = interface.protocolsByIntent[intent],
            handling.requirements.contains(where: {
                $0.isMet(by: method) && ($0.answer ?? method.result) == method.answer
                    && ($0.answer != nil || handling.answers($0.name.base).contains(method.result))
            })
        else { return nil }
        return Verdict(
            kind: .notAdopted, reason: "\(family.type.name) does not adopt \(handling.name); add it to the class's protocols")
    }

    private func wrongIntent(_ method: Method, _ intent: String) -> Verdict? {
        guard !isHidden(method), !method.isStatic else { return nil }
        let meant = family.missing.first {
            guard $0.name == method.name, let handling = interface.protocolsByIntent[$0.intent] else { return false }
            return handling.answers($0.name.base).contains(method.answer) && $0.isAsync == !method.hasCompletion
        }
        guard let meant else { return nil }
        return Verdict(
            kind: .wrongIntent, reason: "\(meant.protocolName) declares it with \(meant.intent), not \(intent)", meant: meant.name
        )
    }

    /// Whether the method is deliberately hidden from others, as helpers are; methods of a hidden class cannot be less hidden than
    /// the class.
    private func isHidden(_ method: Method) -> Bool {
        let levels = ["private", "fileprivate"]
        return levels.contains(method.accessLevel) && !levels.contains(family.type.accessLevel)
    }

    private static func either(_ types: Set<String>) -> String { types.sorted().joined(separator: " or ") }
}
