/// The state chart of the dialogue as a table: every phase, its triggers and the possible next phases.
///
/// `Dialogue.step` reports the transitions it takes. Tests check that each is in the table and that each row is taken.
public enum TransitionTable {
    /// All rows, by phase.
    public static let rows: [Transition] =
        idle + clarifying + choosingApp + permitting + unlocking + resolving + listing + asking + confirming
        + awaitingConfirmation + handling

    /// The row that allows the transition; `nil` if none does.
    public static func row(for taken: TakenTransition) -> Transition? {
        rows.first { $0.from == taken.from && $0.trigger == taken.trigger && $0.to.contains(taken.to) }
    }

    /// The next phases of a request whose app is known.
    private static let begun: [PhaseKind] = [.resolving, .listing, .asking, .confirming, .unlocking, .permitting, .idle]
    /// The next phases of a new request.
    private static let routed: [PhaseKind] = begun + [.choosingApp, .clarifying]

    /// The next phases of a request whose app and values are known.
    private static let redone: [PhaseKind] = [.resolving, .listing, .asking, .confirming, .unlocking, .permitting, .idle]

    private static let idle: [Transition] =
        [
            Transition(.idle, .request, routed, "the app is chosen and the first parameter resolved"),
            Transition(.idle, .again, redone, "the last request is repeated"),
            Transition(.idle, .stop, [.idle], "the app stops reporting updates"),
            Transition(.idle, .help, [.idle], "the person is told what to say"),
            Transition(.idle, .thanks, [.idle], "the thanks are acknowledged"),
            Transition(.idle, .inquire, [.idle], "a question about the last request is answered"),
            Transition(.idle, .giveUpAll, [.idle], "queued and suspended requests are dropped"),
            Transition(.idle, .greeting, [.idle], "the greeting is returned"),
            Transition(.idle, .farewell, [.idle], "the goodbye is returned"),
            Transition(.idle, .setting, [.idle], "what the person wants to have remembered is kept"),
            Transition(.idle, .repeat, [.idle], "the last message is repeated"),
            Transition(.idle, .notUnderstood, [.idle], "the person is told why"),
            Transition(
                .idle, .resumed,
                begun + [.choosingApp, .awaitingConfirmation, .handling],
                "a suspended question is asked again"),
            Transition(.idle, .queued, routed, "the next request of the same utterance begins"),
        ] + around(.idle)

    private static let clarifying: [Transition] =
        [
            Transition(.clarifying, .yes, begun + [.choosingApp], "the request begins"),
            Transition(.clarifying, .choice, begun + [.choosingApp], "the chosen request begins"),
            Transition(.clarifying, .correction, begun + [.choosingApp], "the request begins with the values given"),
            Transition(.clarifying, .no, [.idle], "nothing begins"),
        ] + open(.clarifying) + around(.clarifying)

    private static let choosingApp: [Transition] =
        [
            Transition(.choosingApp, .choice, begun, "the request goes to the chosen app"),
            Transition(.choosingApp, .no, [.idle], "the request ends"),
        ] + open(.choosingApp, canEnd: false, answered: begun) + around(.choosingApp)

    private static let permitting: [Transition] =
        [
            Transition(.permitting, .yes, begun, "the answer is kept; something else is asked, or the request begins"),
            Transition(
                .permitting, .no, begun,
                "the answer is kept; the request ends, or begins without what the app may not use"),
        ] + open(.permitting) + around(.permitting)

    private static let unlocking: [Transition] =
        [
            Transition(
                .unlocking, .unlocked, [.resolving, .listing, .asking, .confirming, .handling, .idle], "the request resumes"),
            Transition(
                .unlocking, .correction, begun + [.unlocking], "all parameters are resolved again once the device is unlocked"),
        ] + open(.unlocking) + around(.unlocking).filter { $0.trigger != .unlocked }

    private static let resolving: [Transition] =
        [
            Transition(.resolving, .settled, begun, "the next parameter is resolved, or the app is asked to confirm"),
            Transition(.resolving, .needsValue, [.listing, .asking, .idle], "the person is asked for a value"),
            Transition(.resolving, .needsDisambiguation, [.listing, .asking, .idle], "the person is asked to choose"),
            Transition(
                .resolving, .needsConfirmation, [.listing, .asking, .idle], "the person is asked whether the value is right"),
            Transition(
                .resolving, .unsupported, [.listing, .asking, .resolving, .idle],
                "the person is told why and asked for another value, or the previous value is kept"),
            Transition(.resolving, .failed, [.idle], "the app is opened and the person is told"),
            Transition(.resolving, .cancel, [.idle], "the request ends"),
            Transition(.resolving, .notUnderstood, [.resolving], "the person is asked to wait"),
        ] + around(.resolving)

    private static let listing: [Transition] =
        [
            Transition(
                .listing, .listed, [.resolving, .asking, .idle],
                "the person is asked to choose from what the app lists, or what they said is found there and resolved"),
            Transition(.listing, .cancel, [.idle], "the request ends"),
            Transition(.listing, .notUnderstood, [.listing], "the person is asked to wait"),
        ] + around(.listing)

    private static let asking: [Transition] =
        [
            Transition(.asking, .value, begun, "the value goes into the intent and is resolved"),
            Transition(.asking, .choice, begun, "the choice goes into the intent and is resolved"),
            Transition(.asking, .yes, begun, "the offered value goes into the intent and is resolved"),
            Transition(
                .asking, .no, begun,
                "another value is asked for, the request ends, or the answer to a question of yes or no is resolved"),
            Transition(.asking, .correction, begun, "all parameters are resolved again"),
        ] + open(.asking, again: [.resolving, .listing, .confirming]) + around(.asking)

    private static let confirming: [Transition] =
        [
            Transition(
                .confirming, .ready, [.awaitingConfirmation, .handling, .unlocking, .idle],
                "the person is asked to confirm if the policy or the app requires it; otherwise the request is handled"),
            Transition(.confirming, .continuedInApp, [.idle], "the app is opened to continue"),
            Transition(.confirming, .refused, [.idle], "the person is told the app's reason"),
            Transition(.confirming, .failed, [.idle], "the app is opened and the person is told"),
            Transition(.confirming, .cancel, [.idle], "the request ends"),
            Transition(.confirming, .notUnderstood, [.confirming], "the person is asked to wait"),
        ] + around(.confirming)

    private static let awaitingConfirmation: [Transition] =
        [
            Transition(.awaitingConfirmation, .yes, [.handling, .unlocking, .idle], "exactly what was read out is handled"),
            Transition(.awaitingConfirmation, .no, [.idle], "the request ends without any effect"),
            Transition(
                .awaitingConfirmation, .correction, begun + [.awaitingConfirmation],
                "everything is resolved and confirmed again"),
        ] + open(.awaitingConfirmation, again: [.resolving, .listing, .asking, .confirming]) + around(.awaitingConfirmation)

    private static let handling: [Transition] =
        [
            Transition(.handling, .succeeded, [.idle], "the person is told the result"),
            Transition(.handling, .inProgress, [.idle], "the person is told that the app is still working; the outcome follows"),
            Transition(.handling, .continuedInApp, [.idle], "the app is opened to continue"),
            Transition(.handling, .refused, [.idle], "the person is told the app's reason"),
            Transition(.handling, .failed, [.idle], "the app is opened and the person is told"),
            Transition(.handling, .notUnderstood, [.handling], "the person is asked to wait"),
        ] + around(.handling)

    /// Transitions of every phase with an open question.
    ///
    /// - Parameter answered: the phases to which it leads that the person has an app remembered that they could choose.
    private static func open(
        _ phase: PhaseKind, canEnd: Bool = true, again: [PhaseKind] = [], answered: [PhaseKind] = []
    ) -> [Transition] {
        let stays = canEnd ? [phase, .idle] : [phase]
        return [
            Transition(phase, .cancel, [.idle], "the request ends without any effect"),
            Transition(
                phase, .setting, stays + answered,
                "what the person wants to have remembered is kept, and the question is repeated, unless that answers it"),
            Transition(
                phase, .inquire, stays + again,
                "a question about the request is answered, and the open question is repeated, or the app says what there is"),
            Transition(phase, .postpone, [.idle], "the request ends without any effect"),
            Transition(phase, .giveUpAll, [.idle], "all requests end without any effect"),
            Transition(phase, .farewell, [.idle], "all requests end without any effect"),
            Transition(phase, .greeting, stays, "the greeting is returned, and the question is repeated"),
            Transition(phase, .repeat, stays, "the question is repeated"),
            Transition(phase, .help, stays, "the person is told what to answer, and the question is repeated"),
            Transition(phase, .more, stays, "more choices are offered"),
            Transition(phase, .back, canEnd ? stays + [.listing, .asking] : stays, "the previous question is asked again"),
            Transition(
                phase, .notUnderstood, [phase, .listing, .idle], "the person is told why, and the question is repeated"),
            Transition(
                phase, .silence, [phase, .idle], "the question is repeated; after a number of reminders the request ends"),
            Transition(
                phase, .request, routed + [phase] + again,
                "new values for the same request, or another request while the question is suspended"),
            Transition(phase, .again, redone, "the last request is repeated; the open question is suspended"),
        ]
    }

    /// Transitions of every phase that do not change it.
    private static func around(_ phase: PhaseKind) -> [Transition] {
        [
            Transition(
                phase, .lateAnswer, [phase], "the outcome of an operation in progress is reported; other late replies are dropped"
            ),
            Transition(phase, .progress, [phase], "the person is told that an app is still at work"),
            Transition(phase, .locked, [phase], "the device is locked"),
            Transition(phase, .unlocked, [phase], "the device is unlocked"),
            Transition(phase, .updated, [phase], "an update from an app is reported"),
            Transition(phase, .received, [phase], "messages that apps have reported are announced"),
            Transition(phase, .rang, [phase], "notifications of apps that are due are told"),
            Transition(
                phase, .access, [phase, .idle], "what an app may use has changed; a request to one that may not be called ends"),
            Transition(
                phase, .left, [phase == .handling ? .handling : .idle], "the person left; open requests end"),
            Transition(phase, .stale, [phase], "a timer that no longer matters is ignored"),
            phase == .idle
                ? Transition(phase, .scheduled, routed, "a shortcut that is due begins, or was due too long ago")
                : Transition(phase, .scheduled, [phase], "the person is told that a shortcut was due and has not run"),
        ]
    }
}
