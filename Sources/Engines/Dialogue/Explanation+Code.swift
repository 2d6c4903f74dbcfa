extension Explanation {
    /// What is explained; each code is documented with its values.
    ///
    /// Journals store the raw values. Never change a raw value that was released, nor the number and meaning of its values; add a case
    /// instead.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        // MARK: - The app of a request

        /// Values: app.
        case appNamed = "app.named"
        /// Values: app.
        case appChosen = "app.chosen"
        /// Values: app, intent.
        case appIsTheOnlyOne = "app.only-one"
        /// Values: count, intent, apps.
        case severalApps = "app.several"
        /// Values: app, intent.
        case appPreferred = "app.preferred"
        /// Values: app, intent, weight of its uses, other apps with theirs.
        case appUsual = "app.usual"
        /// Values: app, intent.
        case appSubscribed = "app.subscribed"
        /// Values: app, group.
        case appHasGroup = "app.group"
        /// Values: app.
        case appHasMessages = "app.messages"
        /// Values: intent.
        case noApp = "app.none"
        /// Values: app, intent.
        case namedAppDoesNotDeclare = "app.does-not-declare"
        /// Values: app, intent.
        case combinationNeedsApp = "app.needed"

        // MARK: - Readings

        /// Values: intent, score, consequence, least score.
        case readingScoresLow = "reading.low-score"
        /// Values: intent.
        case readingLeavesWordsOut = "reading.words-left-out"
        /// Values: intent, score.
        case readingUnsupported = "reading.unsupported"
        /// Values: intents.
        case readingsEquallyLikely = "reading.equally-likely"
        /// Values: intent.
        case readingConfirmed = "reading.confirmed"
        /// Values: parameters.
        case defaultsUsed = "values.default"
        /// Values: parameters.
        case parametersInapplicable = "values.inapplicable"
        /// Values: parameter, reason.
        case valueNotAllowed = "values.not-allowed"
        /// Values: parameter, number of meanings.
        case wordsAmbiguous = "reading.ambiguous-words"

        /// Values: phrase.
        case shortcutSaid = "shortcut.said"
        /// Values: phrase.
        case shortcutNear = "shortcut.near"
        /// The person's shortcut is due: its phrase.
        case shortcutDue = "shortcut.due"
        /// The person's shortcut was due and does not run any more: its phrase.
        case shortcutMissed = "shortcut.missed"
        /// Values: title.
        case buttonSaid = "button.said"

        // MARK: - Values

        /// Values: app.
        case mediaUpcoming = "values.upcoming"
        /// Values: app, group.
        case conversationFound = "values.conversation"
        /// Values: parameter, number of people.
        case peopleRanked = "people.ranked"
        /// Values: parameter, weight of the person's interactions, those of the others.
        case personUsual = "people.usual"
        /// Values: parameters.
        case valuesGiven = "values.given"
        /// Values: parameters.
        case valuesCorrected = "values.corrected"
        /// Values: parameters.
        case valuesAdded = "values.added"
        /// Values: parameters.
        case valuesRemoved = "values.removed"
        /// Values: parameter, other parameter.
        case valuesSwapped = "values.swapped"
        /// Values: alternative, parameter.
        case otherChoice = "values.other-choice"
        /// Values: alternative.
        case otherTimes = "values.other-times"
        /// Values: parameter.
        case valueKept = "values.kept"
        /// No values.
        case valueNotReplaced = "values.not-replaced"
        /// Values: parameter.
        case valueIndispensable = "values.indispensable"
        /// Values: count, parameter.
        case optionsListed = "options.listed"
        /// Values: parameter.
        case optionFound = "options.found"
        /// Values: parameter.
        case optionNotFound = "options.not-found"
        /// Values: parameter, count.
        case optionsFound = "options.several-found"
        /// Values: parameter, failure code, message.
        case optionsFailed = "options.failed"
        /// Values: parameter.
        case optionsNotAList = "options.not-a-list"
        /// Values: parameter.
        case noChoices = "choices.none"
        /// Values: count, parameter, limit.
        case choicesCut = "choices.cut"

        // MARK: - Questions

        /// Values: count.
        case questionLimit = "question.limit"
        /// Values: parameter, count.
        case attemptLimit = "question.attempt-limit"
        /// Values: count.
        case misunderstandingLimit = "question.misunderstanding-limit"
        /// Values: count.
        case reminderLimit = "question.reminder-limit"
        /// Values: parameter.
        case questionBefore = "question.back"
        /// No values.
        case questionDropped = "question.dropped"
        /// No values.
        case questionSuspended = "question.suspended"
        /// No values.
        case questionIgnored = "question.ignored-again"
        /// No values.
        case restNotHeard = "rest.not-heard"
        /// Values: parameter.
        case answeredMeanwhile = "question.answered-meanwhile"
        /// Values: limit.
        case suspensionLimit = "question.suspension-limit"

        // MARK: - Requests

        /// Values: intents.
        case requestQueued = "request.queued"
        /// Values: intent.
        case queuedReplaced = "request.queued-replaced"
        /// Values: limit.
        case queueLimit = "request.queue-limit"
        /// No values.
        case requestDiffers = "request.other-values"
        /// No values.
        case requestReplaced = "request.replaced"
        /// No values.
        case requestExtended = "request.more-values"
        /// Values: reversing intent.
        case requestReversed = "request.reversed"
        /// Values: reversing intent, intent.
        case lastRequestReversed = "request.last-reversed"
        /// No values.
        case lastRequestAgain = "request.last-again"
        /// No values.
        case lapsedRequestAgain = "request.lapsed-again"
        /// Values: count, open, suspended, queued.
        case requestsDropped = "request.all-dropped"

        // MARK: - Confirmation and the lock

        /// Values: intent.
        case confirmationNotNeeded = "confirmation.not-needed"
        /// Values: intent.
        case confirmationAlways = "confirmation.always"
        /// Values: intent.
        case confirmationByDefinition = "confirmation.definition"
        /// Values: intent.
        case confirmationByPolicy = "confirmation.policy"
        /// Values: intent.
        case confirmationByApp = "confirmation.app"
        /// Values: intent.
        case lockedByApp = "lock.app"
        /// Values: intent.
        case lockedByPolicy = "lock.policy"
        /// Values: intent.
        case lockedAlways = "lock.always"
        /// Values: intent.
        case unlocked = "lock.unlocked"

        // MARK: - Contacts

        /// Values: app.
        case contactsWithheld = "contacts.withheld"
        /// Values: app, parameter.
        case contactsOmitted = "contacts.omitted"
        /// Values: app, parameters.
        case contactsRemoved = "contacts.removed"
        /// Values: app.
        case contactsGranted = "contacts.granted"
        /// Values: app.
        case contactsRevoked = "contacts.revoked"

        // MARK: - Permission

        /// Values: app, permission.
        case permissionUndecided = "permission.undecided"
        /// Values: app, permission.
        case permissionGranted = "permission.granted"
        /// Values: app, permission.
        case permissionDenied = "permission.denied"

        /// Values: who spoke.
        case speakerMayNotConfirm = "speaker.may-not-confirm"

        // MARK: - Calls and replies

        /// Values: failure code, message.
        case callFailed = "call.failed"
        /// Values: call number.
        case callInterrupted = "call.interrupted"
        /// Values: call number.
        case callReported = "call.reported"
        /// Values: call number.
        case callNotHandled = "call.not-handled"
        /// Values: call number.
        case replyDropped = "reply.dropped"
        /// Values: parameter, count.
        case replyHasOtherCount = "reply.result-count"
        /// Values: parameter.
        case replyIsNotAResolution = "reply.not-a-resolution"
        /// Values: method.
        case replyIsNotAResponse = "reply.not-a-response"
        /// Values: method, response code, expected code.
        case replyHasOtherCode = "reply.other-code"
        /// Values: method, raw response code, expected code.
        case replyHasUnknownCode = "reply.unknown-code"
        /// Values: method, expected code.
        case replyHasNoCode = "reply.no-code"
        /// No values.
        case noHandleMethod = "reply.no-handle-method"

        // MARK: - Timers, outcomes and updates

        /// Values: timer number.
        case timerDropped = "timer.dropped"
        /// Values: call number.
        case operationInProgress = "operation.in-progress"
        /// Values: limit, call number.
        case operationLimit = "operation.limit"
        /// Values: intent, failure code, message.
        case outcomeFailed = "outcome.failed"
        /// Values: intent.
        case outcomeIsNotAResponse = "outcome.not-a-response"
        /// Values: intent.
        case outcomeMeaningless = "outcome.meaningless"
        /// Values: intent.
        case updatesBegan = "updates.subscribed"
        /// Values: intent, replacing intent.
        case updatesReplaced = "updates.replaced"
        /// Values: intent.
        case updatesComplete = "updates.complete"
        /// Values: intent.
        case updatesEndedByApp = "updates.ended-by-app"
        /// Values: intent.
        case updatesEndedByPerson = "updates.ended-by-person"
        /// Values: intent.
        case updatesEndedWithConversation = "updates.ended-with-conversation"
        /// Values: intent.
        case updateTimeLimit = "updates.time-limit"
        /// Values: intent, limit.
        case updateLimit = "updates.limit"
        /// Values: intent, limit.
        case subscriptionLimit = "updates.subscription-limit"
        /// Values: request identifier.
        case updateDropped = "updates.dropped"
        /// No values.
        case updateNotNew = "updates.nothing-new"
        /// No values.
        case updateMeaningless = "updates.meaningless"

        // MARK: - Reservations

        /// Values: count, apps.
        case reservationsFound = "reservations.found"
        /// No values.
        case reservationsUnknown = "reservations.unknown"
        /// Values: intent.
        case reservationsLeftToApp = "reservations.left-to-app"
        /// Values: number of contacts.
        case contactsTold = "contacts.told"

        // MARK: - Messages

        /// Values: count, apps.
        case messagesAnnounced = "messages.announced"
        /// Values: count.
        case messagesSilent = "messages.silent"
        /// Values: count, apps.
        case noticesTold = "notices.told"
        /// Values: count.
        case noticesSilent = "notices.silent"
        /// Values: app.
        case messageSentLast = "messages.sent-last"

        // MARK: - Remarks

        /// Values: text.
        case remark = "remark"
    }
}
