/// The open conversations of a person, by when the person attended to them last. It keeps none of them open.
///
/// Each operation takes the same time, on average, however many there are.
struct Attendances<Attended: AnyObject> {
    private struct Attendance {
        weak var attended: Attended?
        var key: ObjectIdentifier
        var number: Int
    }

    /// In the order of their numbers. Those count that are the last of their conversations.
    private var all: [Attendance] = []
    /// The number of the last attendance of each conversation.
    private var last: [ObjectIdentifier: Int] = [:]
    private var number = 0
    /// At this size, those that do not count are dropped.
    private var limit = leastLimit

    private static var leastLimit: Int { 32 }

    /// Adds an attendance to a conversation.
    mutating func add(_ attended: Attended) {
        let key = ObjectIdentifier(attended)
        if let latest = all.last, latest.attended === attended, counts(latest) { return }
        number += 1
        last[key] = number
        all.append(Attendance(attended: attended, key: key, number: number))
        if all.count >= limit { dropOthers() }
    }

    /// Forgets a conversation.
    mutating func remove(_ attended: Attended) { last[ObjectIdentifier(attended)] = nil }

    /// The conversation attended last of those that are open; `nil` if there is none.
    mutating func latest() -> Attended? {
        while let latest = all.last {
            if counts(latest) {
                if let attended = latest.attended { return attended }
                last[latest.key] = nil
            }
            all.removeLast()
        }
        return nil
    }

    private func counts(_ attendance: Attendance) -> Bool { last[attendance.key] == attendance.number }

    private mutating func dropOthers() {
        all = all.filter { $0.attended != nil && counts($0) }
        last = Dictionary(all.map { ($0.key, $0.number) }) { $1 }
        limit = max(Self.leastLimit, 2 * all.count)
    }
}
