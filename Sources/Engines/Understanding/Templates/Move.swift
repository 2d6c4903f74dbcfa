/// Words of a move, by their key under `moves` in the templates.
enum Move: String, CaseIterable {
    /// What people begin with before they come to the point.
    case opener
    case takeOut
    /// Take out what stands between the two: "take Mary out".
    case take, out
    /// Takes out only what it names.
    case without
    case pronoun, insteadOf, exchange, exchangeTo, add, and, too
    /// What breaks off an answer that would be a text.
    case interruption
    /// What says that the value behind it stays.
    case keep
    /// What makes a number before it a difference: so many less, or more, of what is counted.
    case fewer, further
    /// The person who speaks, in a question about what they have done.
    case oneself
    /// The one of two that was not taken.
    case otherOne
    /// Verbs by which one of several is chosen.
    case pick
    /// What was done last, behind which other values stand.
    case same
    /// What begins a remark behind an answer: "because", "she".
    case remark
    /// What announces another text.
    case rewording
    /// What announces more of a text, and what says behind it where it goes.
    case appending, atEnd, atStart
    /// What says, before or behind values, that they replace those of the last request.
    case replacing, replaced
    /// What makes an amount before it a difference, and what makes it a multiple of the one there is.
    case less, more, double, triple
    /// What says what an amount is for.
    case purpose
    /// What people put behind an answer.
    case closer
    /// What begins a question that is an answer: "how about".
    case suggestion
    /// Minutes without their hour: "quarter past".
    case bareMinutes
    /// What begins a question or a wish for another value: "is there".
    case asks
    /// What stands before a wish about what is booked, and what begins it.
    case wishWords, wishes
    /// Between a reason and what follows from it.
    case therefore
    /// What stands for something of the kind talked about: "one" of "the one in New York".
    case standIn
    /// What points at a place talked about before: "there".
    case placePointer
    /// What something is called whose time has passed.
    case overdue

    /// Two people who were spoken of, and all of them.
    case bothOf, allOf
    /// What asks to answer somebody, without saying whom.
    case replying
    /// Quotation marks that are spoken.
    case quote, unquote
    /// What stands in a text for where and when something booked is.
    case whereAndWhen
    /// What joins two clauses of an answer: "but".
    case clauseJoint
    /// How somebody finds what is to be confirmed, and what of it speaks against it: "good price", "too expensive".
    case comment, complaint
    /// What makes a clause more than a remark: a negation, a condition, a wish.
    case proviso
    /// What takes back what it stands before: "not".
    case negation
    /// What makes the words before and behind it a statement: "is", "says".
    case verb
    /// Verbs that say what is to be done.
    case actVerb
    /// Whom something is done to.
    case recipient
    /// Who speaks.
    case speaker
    /// What begins a part of a request rather than a remark: "to", "with".
    case relation
}
