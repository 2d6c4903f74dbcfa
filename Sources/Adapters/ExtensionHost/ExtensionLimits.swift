/// How long programs of apps may live and fail. The times are those of the clock on the wall.
public struct ExtensionLimits: Hashable, Sendable {
    /// A program that is not ready this long after its start is killed.
    public var start: Duration = .seconds(20)
    /// How long an app may take to launch, or to continue an activity.
    public var opening: Duration = .seconds(10)
    /// A program that works on a call for this long, and then takes a processor for as long again, comes after everything else on the
    /// machine from then on; so does one that does so for a hundred times as long at any time.
    public var attention: Duration = .milliseconds(50)
    /// A program that has done nothing for this long is ended, unless it is one of those that stay warm.
    public var idle: Duration = .seconds(60)
    /// How many programs of a host, those that were used last, stay warm: they wait for ``warmth`` instead, so that what a person does again
    /// and again does not begin with a start.
    public var warmPrograms = 4
    /// A program that stays warm is ended when it has done nothing for this long.
    public var warmth: Duration = .seconds(600)
    /// How long a program may go on after a missed deadline, to report how its operation ended; then it is killed.
    public var lateOutcome: Duration = .seconds(120)
    /// How long a program has for what it is asked to do at once, such as to end, before it is killed.
    public var obedience: Duration = .seconds(2)
    /// How many bytes of the disk a person's folders of an app may take. A program that exceeds this is killed, and not started again before
    /// something has been removed.
    public var storage: Int64 = 4 << 30
    /// How many files and folders may be in them.
    public var files = 200_000
    /// How often a running program's folders are looked at.
    public var storageCheck: Duration = .seconds(10)
    /// How many requests for services a program may make at once; one for contacts counts as ``contactsWeight``. Beyond that, requests get nothing
    /// and break the rules.
    public var services = 10_000
    /// How many more it may make with each second, up to ``services``.
    public var servicesPerSecond = 1_000
    /// As how many requests one for all contacts counts, which takes a host that much longer to answer.
    public static let contactsWeight = 20
    /// How many programs of a host may run at a time. Beyond that, the one that has been idle longest is ended, or a call waits.
    public var programs = 64
    /// After this many failures in a row, a program is left alone for a while, and calls fail at once.
    public var failures = 5
    /// For how long it is left alone.
    public var rest: Duration = .seconds(30)

    public init() {}
}
