import Synchronization

/// Takes what a handler's method answers, from any thread.
package struct HandlerAnswer: Sendable {
    /// What was answered.
    package enum Content: Sendable {
        case response(INIntentResponse)
        case resolution(INIntentResolutionResult)
        /// One outcome for each element of a list.
        case resolutions([INIntentResolutionResult])
        /// Something that no method may answer; its type, for the developer.
        case unusable(String)
    }

    private let receive: @Sendable (Content) -> Void
    private let observers: KeptObservers?

    /// - Parameter observers: keeps the observers that hand answers on, as handlers may hold them weakly.
    package init(keeping observers: KeptObservers? = nil, _ receive: @escaping @Sendable (Content) -> Void) {
        self.receive = receive
        self.observers = observers
    }

    /// The observer, which is kept from now on.
    func kept<Observer: AnyObject & Sendable>(_ observer: Observer) -> Observer {
        observers?.keep(observer)
        return observer
    }

    /// Sorts an answer by its type and passes it on.
    func give<Answer>(_ answer: Answer) {
        switch answer {
        case let response as INIntentResponse: receive(.response(response))
        case let result as INIntentResolutionResult: receive(.resolution(result))
        case let results as [INIntentResolutionResult]: receive(.resolutions(results))
        default: receive(.unusable("\(Answer.self)"))
        }
    }
}

/// Keeps observers until nobody is to report any more.
package final class KeptObservers: Sendable {
    private let observers = Mutex<[any AnyObject & Sendable]>([])

    package init() {}

    func keep(_ observer: any AnyObject & Sendable) {
        observers.withLock { $0.append(observer) }
    }

    package func release() {
        let released = observers.withLock { observers in
            defer { observers = [] }
            return observers
        }
        withExtendedLifetime(released) {}
    }
}
