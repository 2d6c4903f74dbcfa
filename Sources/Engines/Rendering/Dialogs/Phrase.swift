/// The general phrases that every pack has: what is said where an intent or parameter has no text of its own.
public enum Phrase: String, CaseIterable, Sendable {
    case needsValue, needsSomething, disambiguate, confirmValue, confirmRequest, yesOrNo, chooseApp
    case unsupported, unsupportedValue, reason
    case success, inProgress, continueInApp, refused, refusedPlain
    case cancelled, gaveUp, noApp, timedOut, broken, unknown, opened
    case emptyInput, tooLong, notText, noMatch, noMatchNearest, unknownApp, unknownAppAlone, ambiguous, unknownValue, busy
    case help, helpQuestion, helpChoice, helpYesNo
    case moreChoices, furtherChoices, lastChoices, unnamedChoice, theOne
    case furtherNorth, furtherSouth, furtherEast, furtherWest
    case reminded, resumed, late, stillInProgress, abandoned
    case unlock, helpUnlock, nothingOpen, acknowledged, nothingBefore, nothingMore, withheld, cannotTakeBack
    case greeted, parted, gaveUpAll, nothingToGiveUp, postponed, nothingToChange
    case confirmReading, chooseReading, queued, kept
    case leftOut, leftOutTime, leftOutAmount, leftOutNumber, leftOutPerson, leftOutPlace
    case negated, advice, past, reported, condition, factQuestion, statement
    case answerApp, answerValue, answerChoice, answerBest, answerTie, answerUnknown
}

extension DialogPack {
    /// The general phrases that the pack lacks, in declared order.
    public var missingPhrases: [Phrase] { Phrase.allCases.filter { phrases[$0.rawValue] == nil } }
}
