/// A store that holds files or connections open.
public protocol ClosableStore: Sendable {
    /// Releases them. Later calls throw `closed`. Deinitialisation closes the store, too.
    func close()
}
