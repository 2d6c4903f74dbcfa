/// The general phrases that every pack has. They are the fallback for intents and parameters without their own text.
public enum Phrase: String, CaseIterable, Sendable {
    /// A question to the person.
    case needsValue, needsSomething, disambiguate, confirmValue, confirmRequest, yesOrNo, chooseApp
    /// A value was rejected.
    case unsupported, unsupportedValue, reason
    /// The outcome of handling.
    case success, inProgress, continueInApp, refused, refusedPlain
    /// The request ended otherwise.
    case cancelled, gaveUp, noApp, timedOut, broken, unknown, opened
    /// The utterance could not be used.
    case emptyInput, tooLong, notText, noMatch, noMatchNearest, unknownApp, unknownAppAlone, ambiguous, unknownValue, busy
    /// Which relative of the person is not known: "I don't know who your daughter is."
    case unknownRelative
    /// Whether something has been done.
    case answerDone, answerNotDone
    /// Help.
    case help, helpQuestion, helpChoice, helpYesNo
    /// Lists of choices.
    case moreChoices, furtherChoices, lastChoices, unnamedChoice, theOne
    /// Distinguishes places of the same name.
    case furtherNorth, furtherSouth, furtherEast, furtherWest
    /// A question is repeated, or an outcome is late.
    case reminded, resumed, late, stillInProgress, abandoned, repeated
    /// The lock, and acts without effect.
    case unlock, helpUnlock, nothingOpen, acknowledged, nothingBefore, nothingMore, withheld, mayNotConfirm
    /// What cannot be taken back, or given other values.
    case cannotTakeBack, cannotChange, cannotAmend, cannotAmendButCancel, cannotAmendButRepeat, cannotRename, cannotEnd
    /// Greetings, cancelling and postponing.
    case greeted, parted, gaveUpAll, nothingToGiveUp, postponed, nothingToChange
    /// What an app may use.
    case permitAssistant, permitContacts, permitFocus, permitLocation, notPermitted
    /// Apps and people by habit or decision.
    case usualApp, subscribedApp, usualPerson, preferred, notPreferred
    /// Shortcuts.
    case confirmShortcut, shortcutKept, shortcutTaken, shortcutIsAnswer, shortcutUnusable, nothingToShorten, openingActivity,
        openingLocked
    /// Shortcuts that run by themselves.
    case scheduled, scheduledOnce, unscheduled, scheduleUnknown, scheduleTimeMissing, scheduleOver, scheduleMissing,
        schedulesNone,
        schedulesOne, shortcutsNone, shortcutsMany, shortcutListed, shortcutListedScheduled, shortcutsFurther, shortcutBegins,
        shortcutMissed
    /// Notifications of apps.
    case noticeTold, noticeLate, noticeSilent, noticesFurther
    /// Reservations that apps have donated.
    case reservationsNone, reservationsNonePast, reservationsFew, reservationsMore, reservationsLocked, reservationUnsaid,
        reservationAnswer
    /// Contacts.
    case contactsNone, contactsMany, contactsFit, contactTold, contactOther, contactWithout, contactUnknown, contactsLocked
    /// Messages that apps have reported.
    case messageReceived, messageReceivedUnread, messagesReceived, messagesReceivedFurther
    /// How a request was read.
    case confirmReading, chooseReading, queued, kept, unqueued
    /// Parts of the utterance that were not used.
    case leftOut, leftOutTime, leftOutAmount, leftOutNumber, leftOutPerson, leftOutPlace, leftOutAction, leftOutQuestion,
        cannotDo
    /// Sentences that are not requests.
    case negated, advice, past, reported, condition, factQuestion, statement
    /// Answers to inquiries.
    case answerApp, answerValue, answerChoice, answerBest, answerTie, answerUnknown, answerNoOptions, answerNoReason
}

extension DialogPack {
    /// The general phrases that the pack lacks, in declared order.
    public var missingPhrases: [Phrase] { Phrase.allCases.filter { phrases[$0.rawValue] == nil } }
}
