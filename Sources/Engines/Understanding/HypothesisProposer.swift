public import Foundation
public import IntentSchema

/// Proposes what somebody may have meant when nothing else makes sense of it, such as a language model.
///
/// It is asked when no question is open and the interpreter found no match; so it never answers a question, least of all with yes. What it
/// proposes goes the way of any other request: resolved, confirmed where that is due, handled. It is written into the journal with
/// the turn, so a replay asks nobody.
public protocol HypothesisProposer: Sendable {
    /// Proposes at most one request. Failures, such as an unreachable server, are reported in the proposal's remark.
    ///
    /// - Parameter utterance: What the person said.
    func propose(_ utterance: String, in context: ProposalContext) async -> Proposal
}

/// What a proposer may know.
public struct ProposalContext: Sendable {
    /// The definitions of the intents and types that may be proposed.
    public var catalogue: Catalogue
    /// The installed apps; nothing is proposed that none of them does.
    public var apps: [AppDescription]
    /// The person's language and region.
    public var locale: Locale
    /// Reads words as the value of a parameter, as though the person had been asked for it; `nil` when they are none.
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

/// What a proposer came to.
public struct Proposal: Hashable, Sendable {
    /// `nil` when there is nothing to propose.
    public var hypothesis: Hypothesis?
    /// What happened, for whoever asks why; without what was said.
    public var remark: String

    public init(_ hypothesis: Hypothesis?, remark: String) {
        self.hypothesis = hypothesis
        self.remark = remark
    }
}
