/// What a step decides: the next phase, and the trigger that its transition is recorded with.
struct Move {
    let trigger: Trigger
    let phase: Phase

    init(on trigger: Trigger, to phase: Phase) {
        self.trigger = trigger
        self.phase = phase
    }
}
