/// The state chart of the dialogue as a table: every phase, what can happen in it, and where that leads.
///
/// `Dialogue.step` reports the rows it takes; tests hold it to this table and the table to what is really taken.
public enum TransitionTable {
    public static let rows: [Transition] =
        idle + clarifying + choosingApp + unlocking + resolving + listing + asking + confirming + awaitingConfirmation + handling

    /// The row that allows the transition; `nil` when none does.
    public static func row(for taken: TakenTransition) -> Transition? {
        rows.first { $0.from == taken.from && $0.trigger == taken.trigger && $0.to.contains(taken.to) }
    }

    /// Where a request goes once its app is known.
    private static let begun: [PhaseKind] = [.resolving, .listing, .asking, .confirming, .unlocking, .idle]
    /// Where anything goes that is asked for anew.
    private static let routed: [PhaseKind] = begun + [.choosingApp, .clarifying]

    /// Where a request goes whose app and values are known.
    private static let redone: [PhaseKind] = [.resolving, .confirming, .unlocking]

    private static let idle: [Transition] =
        [
            Transition(.idle, .request, routed, "the app is chosen and the first parameter resolved"),
            Transition(.idle, .again, redone, "what was done last is done once more"),
            Transition(.idle, .stop, [.idle], "the app that reports of something is told to stop"),
            Transition(.idle, .help, [.idle], "what can be said is told"),
            Transition(.idle, .thanks, [.idle], "it is acknowledged"),
            Transition(.idle, .inquire, [.idle], "what is asked about the request done last is told"),
            Transition(.idle, .giveUpAll, [.idle], "what waits or was set aside is dropped"),
            Transition(.idle, .greeting, [.idle], "it is returned"),
            Transition(.idle, .farewell, [.idle], "it is returned"),
            Transition(.idle, .repeat, [.idle], "the last message is said again"),
            Transition(.idle, .notUnderstood, [.idle], "why it could not be used is told"),
            Transition(
                .idle, .resumed,
                [.choosingApp, .unlocking, .asking, .awaitingConfirmation, .resolving, .confirming, .handling, .idle],
                "a question set aside is put again"),
            Transition(.idle, .queued, routed, "what was said in the same breath begins"),
        ] + around(.idle)

    private static let clarifying: [Transition] =
        [
            Transition(.clarifying, .yes, begun + [.choosingApp], "the request begins"),
            Transition(.clarifying, .choice, begun + [.choosingApp], "the request chosen begins"),
            Transition(.clarifying, .correction, begun + [.choosingApp], "the request begins with the values given"),
            Transition(.clarifying, .no, [.idle], "nothing begins"),
        ] + open(.clarifying) + around(.clarifying)

    private static let choosingApp: [Transition] =
        [
            Transition(.choosingApp, .choice, begun, "the request goes to the app chosen"),
            Transition(.choosingApp, .no, [.idle], "the request ends"),
        ] + open(.choosingApp, canEnd: false) + around(.choosingApp)

    private static let unlocking: [Transition] =
        [
            Transition(
                .unlocking, .unlocked, [.resolving, .listing, .asking, .confirming, .handling, .idle], "the request goes on"),
            Transition(.unlocking, .correction, begun + [.unlocking], "all is resolved anew once the device is unlocked"),
        ] + open(.unlocking) + around(.unlocking).filter { $0.trigger != .unlocked }

    private static let resolving: [Transition] =
        [
            Transition(.resolving, .settled, begun, "the next parameter is resolved, or the app asked to confirm"),
            Transition(.resolving, .needsValue, [.listing, .asking, .idle], "the person is asked for a value"),
            Transition(.resolving, .needsDisambiguation, [.listing, .asking, .idle], "the person is asked which"),
            Transition(
                .resolving, .needsConfirmation, [.listing, .asking, .idle], "the person is asked whether the value is right"),
            Transition(
                .resolving, .unsupported, [.listing, .asking, .resolving, .idle],
                "the person is told why and asked for another value, or the one accepted before stays"),
            Transition(.resolving, .failed, [.idle], "the app is opened and the person told"),
            Transition(.resolving, .cancel, [.idle], "the request ends"),
            Transition(.resolving, .notUnderstood, [.resolving], "the person is asked to wait"),
        ] + around(.resolving)

    private static let listing: [Transition] =
        [
            Transition(.listing, .listed, [.asking, .idle], "the person is asked to choose from what the app lists"),
            Transition(.listing, .cancel, [.idle], "the request ends"),
            Transition(.listing, .notUnderstood, [.listing], "the person is asked to wait"),
        ] + around(.listing)

    private static let asking: [Transition] =
        [
            Transition(.asking, .value, begun, "the value goes into the intent and is resolved"),
            Transition(.asking, .choice, begun, "the choice goes into the intent and is resolved"),
            Transition(.asking, .yes, [.resolving], "the value offered goes into the intent and is resolved"),
            Transition(.asking, .no, [.listing, .asking, .idle], "another value is asked for, or the request ends"),
            Transition(.asking, .correction, begun, "all parameters are resolved anew"),
        ] + open(.asking, again: [.resolving, .listing, .confirming]) + around(.asking)

    private static let confirming: [Transition] =
        [
            Transition(
                .confirming, .ready, [.awaitingConfirmation, .handling, .unlocking, .idle],
                "the request is put to the person where the policy or the app wants that, or handled"),
            Transition(.confirming, .continuedInApp, [.idle], "the app is opened to go on"),
            Transition(.confirming, .refused, [.idle], "the app's reason is told"),
            Transition(.confirming, .failed, [.idle], "the app is opened and the person told"),
            Transition(.confirming, .cancel, [.idle], "the request ends"),
            Transition(.confirming, .notUnderstood, [.confirming], "the person is asked to wait"),
        ] + around(.confirming)

    private static let awaitingConfirmation: [Transition] =
        [
            Transition(.awaitingConfirmation, .yes, [.handling, .unlocking, .idle], "exactly what was read out is handled"),
            Transition(.awaitingConfirmation, .no, [.idle], "the request ends, nothing done"),
            Transition(
                .awaitingConfirmation, .correction, begun + [.awaitingConfirmation],
                "all is resolved and confirmed anew"),
        ] + open(.awaitingConfirmation, again: [.resolving, .listing, .asking, .confirming]) + around(.awaitingConfirmation)

    private static let handling: [Transition] =
        [
            Transition(.handling, .succeeded, [.idle], "what was done is told"),
            Transition(.handling, .inProgress, [.idle], "that work goes on is told; the outcome follows"),
            Transition(.handling, .continuedInApp, [.idle], "the app is opened to go on"),
            Transition(.handling, .refused, [.idle], "the app's reason is told"),
            Transition(.handling, .failed, [.idle], "the app is opened and the person told"),
            Transition(.handling, .notUnderstood, [.handling], "the person is asked to wait"),
        ] + around(.handling)

    /// What holds wherever a question is open.
    private static func open(_ phase: PhaseKind, canEnd: Bool = true, again: [PhaseKind] = []) -> [Transition] {
        let stays = canEnd ? [phase, .idle] : [phase]
        return [
            Transition(phase, .cancel, [.idle], "the request ends, nothing done"),
            Transition(phase, .inquire, stays, "what is asked about the request is told, and the question put again"),
            Transition(phase, .postpone, [.idle], "the request ends, nothing done"),
            Transition(phase, .giveUpAll, [.idle], "all requests end, nothing done"),
            Transition(phase, .farewell, [.idle], "all requests end, nothing done"),
            Transition(phase, .greeting, stays, "it is returned, and the question put again"),
            Transition(phase, .repeat, stays, "the question is put again"),
            Transition(phase, .help, stays, "what can be answered is told, and the question put again"),
            Transition(phase, .more, stays, "more choices are told"),
            Transition(phase, .back, canEnd ? stays + [.listing, .asking] : stays, "the question before is put again"),
            Transition(
                phase, .notUnderstood, [phase, .listing, .idle], "why it could not be used is told, and the question put again"),
            Transition(phase, .silence, [phase, .idle], "the question is put again; after some times the request ends"),
            Transition(
                phase, .request, routed + [phase] + again,
                "new values for the same request, or something else while the question is set aside"),
            Transition(phase, .again, redone, "what was done last is done once more while the question is set aside"),
        ]
    }

    /// What may happen in any phase without moving it.
    private static func around(_ phase: PhaseKind) -> [Transition] {
        [
            Transition(phase, .lateAnswer, [phase], "the outcome of an operation in progress is told; others are dropped"),
            Transition(phase, .progress, [phase], "the person is told that an app is still at work"),
            Transition(phase, .locked, [phase], "the device is locked"),
            Transition(phase, .unlocked, [phase], "the device is unlocked"),
            Transition(phase, .updated, [phase], "what an app reports of a request that is followed is told"),
            Transition(phase, .access, [phase], "what an app may see has changed"),
            Transition(
                phase, .left, [phase == .handling ? .handling : .idle], "the person has gone; what is open ends"),
            Transition(phase, .stale, [phase], "a timer of no concern any more is passed over"),
        ]
    }
}
