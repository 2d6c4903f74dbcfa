import Foundation
import Store
import Synchronization

/// A node that runs as long as it renews its row: a thread with a connection of its own, which also passes notifications on.
///
/// It is independent of Swift's threads, which may be busy for longer than a node may be silent. If the connection is lost, it is made anew.
final class PostgresMembership: Membership {
    private struct State {
        /// What is to be announced, in no order.
        var announced: Set<String> = []
        var hasLeft = false
        /// When the row was renewed last.
        var renewal: ContinuousClock.Instant?
        /// How often it was renewed too late.
        var lapses = 0
    }

    let node: String
    let news: AsyncStream<News>?
    private let options: PostgresStore.Options
    private let continuation: AsyncStream<News>.Continuation
    private let state = Mutex(State())
    private let waker: Waker

    /// Joins, and returns when the others know.
    static func joined(
        _ node: String, _ url: PostgresURL, _ options: PostgresStore.Options
    ) async throws -> PostgresMembership {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread {
                do {
                    var link = try NodeLink(node, url, options)
                    let membership = try PostgresMembership(node, options, hears: link.hears)
                    membership.renewed()
                    let (state, waker) = (Weak(membership), membership.waker)
                    continuation.resume(returning: membership)
                    Self.run(state, waker, &link, url, options)
                } catch let fault as ServerFault {
                    continuation.resume(throwing: fault.storeError(url.place))
                } catch {
                    continuation.resume(throwing: error)
                }
            }
            thread.name = "errand-node"
            thread.start()
        }
    }

    private init(_ node: String, _ options: PostgresStore.Options, hears: Bool) throws {
        self.node = node
        self.options = options
        let (stream, continuation) = AsyncStream<News>.makeStream(bufferingPolicy: .bufferingNewest(1_024))
        self.continuation = continuation
        news = hears ? stream : nil
        waker = try Waker()
    }

    deinit { leave() }

    var isAssured: Bool {
        let renewal = state.withLock(\.renewal)
        return renewal.map { ContinuousClock.now - $0 < .seconds(options.leaseSeconds) } ?? false
    }

    var lapses: Int { state.withLock(\.lapses) }

    func announce(_ conversation: String) {
        let isFirst = state.withLock { state in
            let isFirst = state.announced.isEmpty
            state.announced.insert(conversation)
            return isFirst
        }
        if isFirst { waker.wake() }
    }

    func leave() {
        state.withLock { $0.hasLeft = true }
        continuation.finish()
        waker.wake()
    }

    // MARK: The thread

    private final class Weak: Sendable {
        private let object: Mutex<WeakReference>

        private struct WeakReference {
            weak var membership: PostgresMembership?
        }

        init(_ membership: PostgresMembership) { object = Mutex(WeakReference(membership: membership)) }

        var value: PostgresMembership? { object.withLock(\.membership) }
    }

    /// - Parameter start: when the renewal began; it counts from then at the latest.
    private func renewed(at start: ContinuousClock.Instant = .now) {
        state.withLock { state in
            // It ended after it had begun: others may have looked in between.
            let isLate = state.renewal.map { ContinuousClock.now - $0 >= .seconds(options.leaseSeconds) } ?? false
            if isLate { state.lapses += 1 }
            state.renewal = start
        }
    }

    private var hasLeft: Bool { state.withLock(\.hasLeft) }

    /// Renews, announces and hears until the node has left. Holds the node only while it has something to do.
    private static func run(
        _ node: Weak, _ waker: Waker, _ link: inout NodeLink, _ url: PostgresURL, _ options: PostgresStore.Options
    ) {
        var renewal = ContinuousClock.now
        while true {
            do {
                let left = .seconds(options.leaseSeconds / Self.renewalsPerLease) - (ContinuousClock.now - renewal)
                link.connection.wait(or: waker.descriptor, seconds: left / .seconds(1))
                waker.clear()
                let start = ContinuousClock.now
                let isDue = start - renewal >= .seconds(options.leaseSeconds / Self.renewalsPerLease)
                guard try node.value?.work(link, isDue: isDue, at: start) == true else {
                    link.leave()
                    return
                }
                if isDue { renewal = start }
            } catch {
                guard let next = reconnected(node, waker, url, options) else { return }
                (link, renewal) = (next, ContinuousClock.now)
            }
        }
    }

    /// Of this many renewals, all but one may be late.
    private static let renewalsPerLease = 5.0

    /// - Returns: whether to go on.
    private func work(_ link: NodeLink, isDue: Bool, at start: ContinuousClock.Instant) throws -> Bool {
        guard !hasLeft else { return false }
        if isDue {
            try link.renew()
            renewed(at: start)
        }
        for news in try link.news() { continuation.yield(news) }
        let announced = state.withLock { state in
            defer { state.announced = [] }
            return state.announced
        }
        do {
            try link.announce(announced)
        } catch {
            state.withLock { $0.announced.formUnion(announced) }
            throw error
        }
        return true
    }

    /// A new connection, as soon as there is one; `nil` when the node has left meanwhile.
    private static func reconnected(
        _ node: Weak, _ waker: Waker, _ url: PostgresURL, _ options: PostgresStore.Options
    ) -> NodeLink? {
        while let membership = node.value, !membership.hasLeft {
            if let link = try? NodeLink(membership.node, url, options) {
                membership.renewed()
                // What was announced in between was not heard.
                membership.continuation.yield(.gap)
                return link
            }
            waker.wait(seconds: 0.1)
        }
        return nil
    }
}
