import TextTokens

/// Finds the requirement that a method's name misspells.
struct NameNearness {
    typealias Requirement = HandlingInterface.Requirement

    private let method: Method
    private let handling: HandlingInterface.HandlingProtocol?

    init(_ method: Method, _ handling: HandlingInterface.HandlingProtocol?) {
        self.method = method
        self.handling = handling
    }

    /// The requirement that was probably meant; `nil` if there is none.
    func nearest(of requirements: [Requirement]) -> Requirement? {
        let alike = requirements.filter(hasForm)
        return alike.filter { $0.name.selector == method.name.selector }.first
            ?? closest(alike.filter(hasNearBase))
            ?? closest(alike.filter(sharesWords))
            ?? only(alike)
    }

    /// Whether method and requirement return their result in the same way: directly, or through a completion handler.
    private func hasForm(_ requirement: Requirement) -> Bool {
        guard method.answersLikeAHandler, method.parameters.count == requirement.name.labels.count else { return false }
        return method.hasCompletion ? requirement.answer != nil : requirement.isAsync
    }

    /// One letter in eight may differ, plus one.
    private func hasNearBase(_ requirement: Requirement) -> Bool {
        let distance = baseDistance(requirement)
        return distance <= 1 + requirement.name.base.count / 8
    }

    /// `resolveMessageContent` for `resolveContent`: the words of one are among those of the other, and the answers are the same.
    private func sharesWords(_ requirement: Requirement) -> Bool {
        guard method.name.resolves, isAnswered(requirement) else { return false }
        let written = Set(method.name.words.dropFirst())
        let wanted = Set(requirement.name.words.dropFirst())
        return !written.isEmpty && !wanted.isEmpty && (written.isSubset(of: wanted) || wanted.isSubset(of: written))
    }

    /// A method with the protocol's own labels and completion handler, for an answer that only one missing method has.
    private func only(_ requirements: [Requirement]) -> Requirement? {
        guard method.name.resolves, method.hasCompletion else { return nil }
        let answered = requirements.filter { $0.name.labels == method.name.labels && isAnswered($0) }
        return Set(answered.map(\.name.base)).count == 1 ? answered.first : nil
    }

    private func closest(_ requirements: [Requirement]) -> Requirement? {
        requirements.min { distance($0) < distance($1) }
    }

    private func distance(_ requirement: Requirement) -> Int {
        let labels = EditDistance.between(
            requirement.name.labels.joined(separator: ":"), method.name.labels.joined(separator: ":"))
        return 2 * baseDistance(requirement) + labels + (isAnswered(requirement) ? 0 : 6)
    }

    private func baseDistance(_ requirement: Requirement) -> Int {
        EditDistance.between(requirement.name.base.lowercased(), method.name.base.lowercased())
    }

    private func isAnswered(_ requirement: Requirement) -> Bool {
        requirement.answer.map { $0 == method.answer }
            ?? (handling?.answers(requirement.name.base).contains(method.answer) == true)
    }
}
