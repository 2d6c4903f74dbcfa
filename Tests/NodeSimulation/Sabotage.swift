/// A way to break what is tested, to show that the check finds it.
public enum Sabotage: String, CaseIterable, Sendable {
    /// Conversations are taken in the middle of a turn.
    case takesInMidTurn
    /// A node that has been silent counts itself as running all the same.
    case countsItselfAsRunning
    /// Of each operation that was cut off, apps are said to know nothing.
    case deniesOperations
    /// An append is confirmed that has not been made.
    case losesEntries
    /// A message that a client repeats is taken for a new one.
    case forgetsMessages
    /// Outcomes that apps report later get lost.
    case losesOutcomes
}
