/// The meaning of an utterance in the context of the open question.
public enum DialogueAct: Hashable, Sendable {
    /// A value for the requested parameter.
    case value(ParameterValue)
    /// The offered option at this index, counted from 0.
    case choice(Int)
    /// Agreement.
    case yes
    /// Refusal.
    case no
    /// Cancels the open request.
    case cancel
    /// Stops updates from an app.
    case stop
    /// Repeats the open question.
    case `repeat`
    /// Asks what can be said.
    case help
    /// Returns to the previous question, to answer it differently.
    case back
    /// Thanks, or says that this was all, while no question is open.
    case thanks
    /// Asks for more of the offered choices.
    case more
    /// Repeats the last request with these values changed ("same again, for four people").
    case again([String: ParameterValue])
    /// Changes or adds values of the open request, by parameter name ("make it four people").
    case correction([String: ParameterValue])
    /// Adds elements to list parameters of the open request, by parameter name ("also Mary").
    case add([String: ParameterValue])
    /// Removes elements or whole parameters from the open request ("not him", "without the tip").
    case takeOut([Removal])
    /// Swaps the values of two parameters of the same type ("the other way around").
    case swap
    /// Chooses another of the offered values ("the other one", "something earlier").
    case instead(Alternative)
    /// Asks about the open request ("how much is it?").
    case inquire(Inquiry)
    /// Postpones the open request ("later"), which ends without any effect.
    case postpone
    /// Cancels all open, queued and suspended requests ("forget everything").
    case giveUpAll
    /// Cancels suspended requests of this intent, not the open one ("forget the payment", said of what was asked before).
    case drop(intent: String)
    /// Drops or changes requests that wait for the open one ("leave Luca out", where Nora is asked about first).
    case changeWaiting([WaitingChange])
    /// A greeting.
    case greeting
    /// A goodbye.
    case farewell
    /// Has the assistant itself remember, or tell, something ("always use Pigeon", "what's Mom's number?").
    case setting(SpokenSetting)
    /// A new request, whatever question is open.
    case request(Hypothesis)
    /// An act and what is said behind it: a request ("yes, and then call Mom"), a question about what was open ("yes. When do I get
    /// there?"), or words that were not understood.
    indirect case followed(DialogueAct, by: DialogueAct)
    /// An utterance without a meaning in this context.
    case notUnderstood(NotUnderstood)
}

/// Why an utterance could not be used.
public enum NotUnderstood: Hashable, Sendable {
    /// The kind of a sentence that is not a request.
    public enum Sentence: String, Hashable, Sendable, CaseIterable {
        /// "Don't call Dad."
        case negated = "negated"
        /// "Should I pay Nora?"
        case advice = "advice"
        /// "Did I pay Nora?", "I paid Nora yesterday."
        case past = "past"
        /// "Dad said to call him."
        case reported = "reported"
        /// "If it rains, get me a cab."
        case condition = "condition"
        /// "How tall is the tower?"
        case question = "question"
        /// "I like trains."
        case statement = "statement"
        /// "How do I pay someone?"
        case howTo = "howTo"
    }

    /// Nothing was said.
    case emptyInput
    /// The utterance exceeds the limit, in characters.
    case tooLong(characters: Int, limit: Int)
    /// The input is not text: control characters or invalid encoding.
    case notText
    /// No intent matches; `nearest` is the example of the nearest template, if there is one.
    case noMatch(nearest: String?)
    /// The named app is not installed; `known` are the display names of apps that support the intent.
    case unknownApp(name: String, known: [String])
    /// The words match several places or people.
    case ambiguous(words: String, candidates: [ParameterValue])
    /// The words match nothing known of the requested type.
    case unknownValue(words: String)
    /// The words, such as "daughter", name somebody by their relation to the user, whom no contact has.
    case unknownRelative(words: String)
    /// Nothing can be done with these words, which were said beside an answer.
    case unused(words: String)
    /// What these words ask for cannot be done.
    case cannotDo(words: String)
    /// The app is still working on the previous call.
    case busy
    /// An answer, such as "yes" or "cancel", while no question is open.
    case nothingOpen
    /// The request has no earlier question to return to.
    case nothingBefore
    /// The last request, of this intent, cannot be reversed.
    case cannotTakeBack(intent: String)
    /// Other values for what the intent has begun and still goes on, which no intent changes ("make it 8 km", of a run).
    case cannotChange(intent: String)
    /// What was done before cannot be changed, or ended, by any app ("change the table to 5", "cancel that payment").
    case cannotAmend(Amendment)
    /// There are no further choices.
    case nothingMore
    /// The sentence is not a request. `intent` is its topic, `nil` if unknown; `clause` are the words that show it, `nil` if they
    /// are not worth repeating.
    case notARequest(Sentence, intent: String?, clause: String? = nil)
    /// The request has no value to which the requested addition, removal, comparison or swap applies.
    case nothingToChange
    /// The value comes from contacts, to which the app has no access.
    case withheld(app: String)
    /// The question is for the person, in whose name somebody else speaks.
    case mayNotConfirm
}
