/// Word classes for moves; the cases' names are the keys under `moves` in the templates.
enum Move: UInt8, CaseIterable {
    /// Openers before the content of an utterance.
    case opener
    case takeOut
    /// Remove what is between them: "take Mary out".
    case take, out
    /// Removes only what it names.
    case without
    /// Excludes what it precedes from what is asked for: "anything but", "except".
    case exclude
    /// Says, before an hour, that it should be at another: "later".
    case timeShift
    /// Asks what is yet to be answered or done.
    case whatIsOpen
    /// Verbs that give another time: "push back".
    case shifting
    /// Precedes the name that something is booked under: "under the name".
    case bookedName
    /// Behind what is not meant, comes before what is: "but".
    case contrast
    case pronoun, insteadOf, exchange, exchangeTo, add, and, too
    /// Interrupts an answer that would otherwise be a text.
    case interruption
    /// Keeps the value after it.
    case keep
    /// Behind a request, says that the open one waits: "call Zoe first".
    case beforeThat
    /// Between a way and the one back: "and back".
    case wayBack
    /// Begins what the speaker will do instead: "I'll", "let's".
    case intention
    /// Says that what was to be ended or undone is to stay.
    case retain
    /// Turn a number before them into a decrease or increase of a count.
    case fewer, further
    /// The speaker, in a question about what they have done.
    case oneself
    /// Says that the speaker has done what follows: "I already".
    case hasDoneIt
    /// Begins a question whether something has been done: "did you"; and what is done, whatever it is: "go through".
    case whetherDone, comeAbout
    /// The one of two that was not chosen.
    case otherOne
    /// All that are meant beside the first, and each of two that is refused: "the others", "either".
    case others, either
    /// Says that something is to be done one time only: "just once".
    case once
    /// Between somebody and an amount: "gets".
    case getting
    /// Names all the things of which the open request has one, or others: "somewhere else", "other restaurants".
    case elsewhere
    /// Before a kind of such a thing, says that another is wanted: "another".
    case anotherKind
    /// Verbs of choosing.
    case pick
    /// Ends a separable verb of choosing: the "on" of "put the first one on".
    case particle
    /// Verbs that change, or end, what was done before: "change", "cancel".
    case amending, ending
    /// Behind a noun, says that it was made just now: "you just made".
    case justMade
    /// Verbs that make something, with "one" for a thing of the kind of the last: "make".
    case making
    /// In a question, says that something was done just now or goes on: "still", "just".
    case recently
    /// Says that what is behind it was meant, not what was understood: "I meant".
    case meant
    /// Says that what is named behind it is not wanted, or no longer: "no more", "forget the".
    case unwanted
    /// Behind what is named, says that it is not wanted yet, or at all: "can wait".
    case deferred
    /// Refers to the last request, followed by other values.
    case same
    /// What stands before a colon and things to do: "to do".
    case taskHeading
    /// Says before what is named that it is wanted: "we need".
    case lacking
    /// Says that what was done is to be done once more: "and again".
    case again
    /// Says before a verb that the speaker has to do what it names: "I have to".
    case obliged
    /// Between a noun and its title: "called".
    case naming
    /// Begins a remark after an answer: "because", "she".
    case remark
    /// Begins a clause that only says why, or what goes on meanwhile: "so I don't", "while I".
    case reason
    /// Begins, behind a mark, a clause that says why: "as".
    case because
    /// Greets before something else: "morning".
    case hail
    /// Verbs of what somebody has done, which are no words of theirs: "paid".
    case stating
    /// Verbs of statements behind a subject, "felt", and what states something without one: "forgot".
    case telling, tellingAlone
    /// Begins a clause that says before what the rest is to be done: "before we".
    case beforehand
    /// Asks how what follows is asked for: "how do I", "what can I say about".
    case howTo
    /// Stresses an order in front of its verb: "do".
    case emphasis
    /// Times that are over: "last year".
    case longAgo
    /// Thanks for what follows: "thank you for".
    case gratitude
    /// Introduces new wording for a text.
    case rewording
    /// Stands for a text that is yet to be said: "something".
    case unsaid
    /// How a text is to sound, with what leads on to it, and what introduces an example: "friendlier", "a bit", "such as".
    case manner, mannerLead, suchAs
    /// Introduce an addition to a text, or follow it and say where it goes.
    case appending, atEnd, atStart
    /// Before or after values, say that they replace those of the last request.
    case replacing, replaced
    /// Turn an amount before them into a difference, or multiply the current amount.
    case less, more, double, triple
    /// Introduces the purpose of an amount.
    case purpose
    /// Closers after an answer.
    case closer
    /// Begins a question that is an answer: "how about".
    case suggestion
    /// Minutes without their hour: "quarter past".
    case bareMinutes
    /// Begins a question or a wish for another value: "is there".
    case asks
    /// Begins a question about what is at hand, which wants nothing else: "would that", "is it".
    case asksOfIt
    /// Precede, or begin, a wish about a booking.
    case wishWords, wishes
    /// What begins a clause that tells where the speaker is: "I'm at".
    case whereabouts
    /// Says of something that it is chosen: "would suit us".
    case chosen
    /// Says of something that is named that it is not chosen: "can't stand", "more about".
    case unchosen
    /// Says what somebody brings, needs or celebrates: "with us", "suitcases", "allergic".
    case needs
    /// Between a reason and its consequence.
    case therefore
    /// Behind a yes, begins what should be otherwise: "though".
    case limiting
    /// Between two times of which either will do: "or else".
    case orElse
    /// Stands for an entity of the current kind: "one" of "the one in New York".
    case standIn
    /// Refers to a place mentioned before: "there".
    case placePointer
    /// Those whom something is asked of or booked with: "they".
    case otherParty
    /// Behind a length of time, says that it is before what was booked: "before", "before that".
    case ahead
    /// Refers to a time mentioned before: "then".
    case timePointer
    /// Describes something overdue.
    case overdue

    /// A group of people, and what stands beside it where it is to get the open message: "send it to", "not just him".
    case groupWord, besideGroup
    /// Announces a text that was said before: "the thing I told you".
    case toldBefore
    /// Says that what stands beside it was said before: "as I said".
    case saidBefore
    /// Verbs of deeds of others, which give the occasion for a command: "paid".
    case deed
    /// Beside the names of two people: "both".
    case pairing
    /// Two people mentioned before, and all of them.
    case bothOf, allOf
    /// Says that something comes after what is done now: `when you're done`.
    case afterwards
    /// Says what somebody has: `have`.
    case having
    /// Joins what is to be done behind what is agreed to: `then`.
    case subsequently
    /// Requests a reply without naming the recipient.
    case replying
    /// Says that a message has been sent already.
    case alreadySent
    /// Spoken quotation marks.
    case quote, unquote
    /// In a text, refers to a booking's place and time.
    case whereAndWhen
    /// In a text, name what of a booking is to be told, with what may stand before and behind: "the actual", "pickup time", "of the ride".
    case beforeFact, factTime, factArrival, factPlace, factPrice, factDriver, factCar, behindFact
    /// Ends a request to tell somebody what was done: the "know" of "let Nora know".
    case informed
    /// Joins two clauses of an answer: "but".
    case clauseJoint
    /// Joins an order to the reason before it: "so".
    case consequence
    /// Asks for what stands behind, wherever it stands: "please".
    case entreaty
    /// Behind an order, asks kindly for it and can be meant for nobody else: "if you would".
    case favour
    /// Opinions on what is to be confirmed, and the negative ones: "good price", "too expensive".
    case comment, complaint
    /// Makes a clause more than a remark: a negation, a condition, a wish.
    case proviso
    /// Precedes a verb: "can't", "to".
    case auxiliary
    /// Behind a no, refuses to do it: "not paying that now".
    case refusal
    /// The assistant, who is spoken to: "you".
    case addressee
    /// Begins a remark about somebody or something: "someone's", "my phone is".
    case someone
    /// Does not mind which value a parameter gets: "I don't care where".
    case indifferent
    /// Gives a task another time: "move", "push".
    case reschedule
    /// Gives a task a later time, and says behind the task that it is later: "postpone", "back".
    case putOff, backwards
    /// Gives a task another title: "rename", "call".
    case rename
    /// Names a task or its title, and says what the title should be: "the name", "should just be".
    case titleWord, titleIs
    /// What stands for things that are named behind it: "things".
    case thingWord
    /// Before a task, says that it is about when it is due, and behind one, asks whether it is there: "the time of", "still there".
    case timeOf, stillThere
    /// Between a task and its time, says that it is to be done then: "is due".
    case due
    /// Verbs that give a task a reminder, and what they call it: "put", "reminder".
    case setting, reminderNoun
    /// Verbs of what goes, a task or a part of a text.
    case discard
    /// Verbs of tasks that are done, and that are done if words behind the task say so; and such words: "as done".
    case finishTask, markTask, taskDone
    /// Says of a task that it is done: "got", "I've bought".
    case didTask
    /// Keeps a record of something: "log"; what somebody has done: "I ran"; and when it was: "yesterday".
    case logging, hasDone, before
    /// Behind a length or a number, says that it is the most: "at most".
    case atMost
    /// Says of things that the speaker brings them along: "with me".
    case bringing
    /// Goes on to what is played next: "next".
    case skipping
    /// What follows is what something is about: "about".
    case topic
    /// Says that something need not be: "no need to".
    case unneeded
    /// Says for whom something is: "goes".
    case belonging
    /// Says behind a name that it is nobody else: "alone".
    case alone
    /// Begins the name of something that is to be made: "a new".
    case newOne
    /// Behind the name of a thing, says that it is to go: "can come off".
    case comingOff
    /// Verbs for what people say to each other, or hear: "ask", "explain".
    case talking
    /// The speaker and others: "us".
    case everyoneOfUs
    /// Verbs by which what was done or told last is passed on, and what stands for it: "share", "the booking".
    case passOn, whatWasDone
    /// Says that everything else is as it was: "same as last time".
    case sameAsBefore
    /// Names a part of a text: "bit".
    case textPart
    /// Wants a note read out; and what stands in a question what it says: "read me", "say".
    case readingOut, standing
    /// Verbs that put more into a note.
    case noteAdding
    /// Name marks that end a text.
    case questionMark, exclamationMark, fullStop, smiley
    /// Begins a question that somebody else is to be asked: "ask".
    case asking
    /// Takes back what stands before it, whatever the marks: "no wait".
    case breakingOff
    /// Says what a text is not to say: "don't mention".
    case untold
    /// Says before a name, or "one", that it is another of that name: "wrong".
    case wrongOne
    /// Leaves what is named behind it out of a comparison: "after".
    case besides
    /// Only announces words that are to be taken as they are: "exactly as I write it".
    case verbatim
    /// Name the marks around what is quoted.
    case quotationMarks
    /// Stand before the words of a text that are to be its last, or its first: "cut it off after", "delete everything before".
    case cutBehind, cutBefore
    /// Stand before words with which a text is to begin, or to end: "start it with", "sign it".
    case opening, closing
    /// Precedes the number of one of several: "number".
    case numbered
    /// Goes along with what was said, which is less than a yes where more follows: "ok then, …".
    case goingAlong
    /// Names what is to be confirmed, whatever it is: "the request", "the whole thing".
    case restating
    /// Says that the speaker does not know what to choose.
    case undecided
    /// Asks for a list.
    case lists
    /// In a question, says that it is about what there is to choose from: "do you have".
    case onOffer
    /// Says that nothing but what is behind it is wanted: "just".
    case only
    /// What an address book tells of somebody: "phone number".
    case contactFact
    /// Says nothing by itself, before something else: "sigh", "oh shoot".
    case interjection
    /// Behind words, says that they have been said before or go without saying: "as I said".
    case insisting
    /// Leads on to another request of the same kind: "now the electric one".
    case next
    /// Negates the word it precedes: "not".
    case negation
    /// Makes the words around it a statement: "is", "says".
    case verb
    /// Verbs that name an action.
    case actVerb
    /// The person affected by an action.
    case recipient
    /// The speaker.
    case speaker
    /// Begins a part of a request rather than a remark: "to", "with".
    case relation
    /// Says that something else is to be done before what is open: "first", "before that".
    case doneFirst

    /// The names, by number.
    private static let keys = allCases.map { String(describing: $0) }
    private static let numbers = Dictionary(uniqueKeysWithValues: zip(keys, allCases))

    /// The key under `moves` in the templates.
    var key: String { Self.keys[Int(rawValue)] }

    /// Returns `nil` if no case has that name.
    init?(key: String) {
        guard let move = Self.numbers[key] else { return nil }
        self = move
    }
}
