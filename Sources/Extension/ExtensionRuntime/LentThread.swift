/// A thread that has nothing else to do and runs an extension's work itself, so that no other thread needs to be woken for it.
package protocol ThreadLending: Sendable {
    /// Runs the work soon, if it is called on the thread.
    ///
    /// - Returns: whether it does.
    func lend(to work: @escaping @Sendable () -> Void) -> Bool
}

/// Where a task finds the thread that is lent to it.
package enum LentThread {
    /// The thread on which the current task may have an extension work.
    @TaskLocal package static var current: (any ThreadLending)?
}
