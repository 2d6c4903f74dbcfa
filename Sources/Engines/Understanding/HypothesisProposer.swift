public import Foundation
public import IntentSchema

/// Proposes an interpretation when the interpreter finds none, for example with a language model.
///
/// It is called only if no question is open and nothing matched, so it never answers a question, least of all with yes. A
/// proposal is treated like any other request: resolved, confirmed if required, handled. It is journaled with the turn, so a
/// replay does not call the proposer.
public protocol HypothesisProposer: Sendable {
    /// Proposes at most one request. Failures, such as an unreachable server, are reported in the proposal's remark.
    ///
    /// - Parameter utterance: What the user said.
    func propose(_ utterance: String, in context: ProposalContext) async -> Proposal
}

/// The information available to a proposer.
public struct ProposalContext: Sendable {
    /// The definitions of the intents and types that may be proposed.
    public var catalogue: Catalogue
    /// The installed apps; only intents that one of them supports may be proposed.
    public var apps: [AppDescription]
    /// The user's language and region.
    public var locale: Locale
    /// Reads words as the value of a parameter, as if answering a question about it; `nil` if they are no such value.
    public var read: @Sendable (_ words: String, _ intent: String, _ parameter: String) -> ParameterValue?

    public init(
        catalogue: Catalogue, apps: [AppDescription], locale: Locale,
        read: @escaping @Sendable (_ words: String, _ intent: String, _ parameter: String) -> ParameterValue?
    ) {
        self.catalogue = catalogue
        self.apps = apps
        self.locale = locale
        self.read = read
    }
}

/// The result of a proposer.
public struct Proposal: Hashable, Sendable {
    /// `nil` when there is nothing to propose.
    public var hypothesis: Hypothesis?
    /// What happened, for diagnostics; without the utterance.
    public var remark: String

    public init(_ hypothesis: Hypothesis?, remark: String) {
        self.hypothesis = hypothesis
        self.remark = remark
    }
}
