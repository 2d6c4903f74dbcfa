/// What a person does with something said, read in the context of the open question.
public enum DialogueAct: Hashable, Sendable, Codable {
    /// Gives a value for the parameter asked about.
    case value(ParameterValue)
    /// Picks the option at this index, counted from 0, of those offered.
    case choice(Int)
    case yes
    case no
    case cancel
    /// Wants to hear no more of what an app reports.
    case stop
    /// Wants to hear the question again.
    case `repeat`
    /// Wants to know what can be said.
    case help
    /// Wants the question before this one again, to answer it otherwise.
    case back
    /// Thanks, or says that this was all, while nothing is asked.
    case thanks
    /// Wants to hear more of the choices offered.
    case more
    /// Wants what was done last once more, with these values changed ("same again, for four people").
    case again([String: ParameterValue])
    /// Changes or adds values of the request under way, by parameter name ("make it four people").
    case correction([String: ParameterValue])
    /// Adds elements to list parameters of the request under way, by parameter name ("also Mary").
    case add([String: ParameterValue])
    /// Takes elements or whole parameters out of the request under way ("not him", "without the tip").
    case takeOut([Removal])
    /// Exchanges the values of two parameters of one type ("the other way around").
    case swap
    /// Wants another of the values offered before ("the other one", "something earlier").
    case instead(Alternative)
    /// Asks about what is open ("how much is it?").
    case inquire(Inquiry)
    /// Does not want it now ("later"); nothing is done.
    case postpone
    /// Gives up all that is open, queued or set aside ("forget everything").
    case giveUpAll
    case greeting
    case farewell
    /// Asks for something, whatever question is open.
    case request(Hypothesis)
    /// Does that, and asks for something else in the same breath ("yes, and then call Mom").
    indirect case followed(DialogueAct, by: Hypothesis)
    /// Said something that means nothing here.
    case notUnderstood(NotUnderstood)
}

/// Why something said could not be used.
public enum NotUnderstood: Hashable, Sendable, Codable {
    /// A kind of sentence that asks for nothing to be done.
    public enum Sentence: String, Hashable, Sendable, Codable, CaseIterable {
        /// "Don't call Dad."
        case negated
        /// "Should I pay Nora?"
        case advice
        /// "Did I pay Nora?", "I paid Nora yesterday."
        case past
        /// "Dad said to call him."
        case reported
        /// "If it rains, get me a cab."
        case condition
        /// "How tall is the tower?"
        case question
        /// "I like trains."
        case statement
    }

    case emptyInput
    /// More than can be read, in characters.
    case tooLong(characters: Int, limit: Int)
    /// Not text: control characters or invalid encoding.
    case notText
    /// No intent matches; the nearest template's example, where one comes near.
    case noMatch(nearest: String?)
    /// The app named is not installed; those that could do it, by display name.
    case unknownApp(name: String, known: [String])
    /// The words name several places or people that the answer cannot tell apart.
    case ambiguous(words: String, candidates: [ParameterValue])
    /// The words were read, but name nothing known of the type asked for.
    case unknownValue(words: String)
    /// The app is still working on what was asked before.
    case busy
    /// An answer where nothing was asked, such as "yes" or "cancel".
    case nothingOpen
    /// There is no earlier question of this request to go back to.
    case nothingBefore
    /// What was done last, of that intent, cannot be undone.
    case cannotTakeBack(intent: String)
    /// There are no choices besides those already told.
    case nothingMore
    /// The sentence asks for nothing to be done; `intent` is what it is about, `nil` where that is not known, `clause` the words that say
    /// so, `nil` where they are not worth repeating.
    case notARequest(Sentence, intent: String?, clause: String? = nil)
    /// The request has no value of the kind that the person wants added, taken out, compared or exchanged.
    case nothingToChange
    /// The value comes from contacts, which the app may not see.
    case withheld(app: String)
}
