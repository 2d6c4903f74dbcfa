/// Decides when changed sources are to be built: as soon as two looks in a row see the same, since saving takes several steps.
package struct SourceChanges: Sendable {
    /// What was built last.
    private var built: SourceSnapshot
    private var last: SourceSnapshot

    /// - Parameter built: the sources before they were built: what changes during a build is built next.
    package init(built: SourceSnapshot) { (self.built, last) = (built, built) }

    /// Takes the sources as they are now.
    ///
    /// - Returns: the paths of files that have changed since the last build, if they are to be built now; empty otherwise.
    package mutating func look(_ now: SourceSnapshot) -> [String] {
        defer { last = now }
        guard now != built, now == last else { return [] }
        defer { built = now }
        return now.changes(since: built)
    }

    /// Takes a snapshot of more folders than before. Files that were not looked at until now count as built.
    package mutating func widen(to wider: SourceSnapshot) {
        built.fill(from: wider)
        last.fill(from: wider)
    }
}
