import Foundation
package import IntentSchema
import RecordObjects
import Synchronization

/// Receives the answer of a handler's method, from any thread.
@_spi(GeneratedCode)
public struct HandlerAnswer: Sendable {
    /// The answer's content.
    package enum Content: Sendable {
        case response(INIntentResponse)
        case resolution(INIntentResolutionResult)
        /// One outcome for each element of a list.
        case resolutions([INIntentResolutionResult])
        /// Values to choose from, in the order to offer them.
        case options([ParameterValue])
        /// The default value of a parameter; `nil` for none.
        case defaultValue(ParameterValue?)
        /// The method failed with this error.
        case failed(String)
        /// A value that no method may answer with; its type, for the developer.
        case unusable(String)
    }

    private let receive: @Sendable (Content) -> Void
    private let observers: KeptObservers?

    /// - Parameter observers: keeps the observers that pass answers on, because handlers may hold them weakly.
    package init(keeping observers: KeptObservers? = nil, _ receive: @escaping @Sendable (Content) -> Void) {
        self.receive = receive
        self.observers = observers
    }

    /// Keeps the observer and returns it.
    func kept<Observer: AnyObject & Sendable>(_ observer: Observer) -> Observer {
        observers?.keep(observer)
        return observer
    }

    /// Classifies an answer by its type and passes it on.
    public func give<Answer>(_ answer: Answer) {
        switch answer {
        case let response as INIntentResponse: receive(.response(response))
        case let result as INIntentResolutionResult: receive(.resolution(result))
        case let results as [INIntentResolutionResult]: receive(.resolutions(results))
        default: receive(.unusable("\(Answer.self)"))
        }
    }

    /// Passes on the default value of a parameter, which has been set in the intent.
    public func give(defaultOf parameter: String, in intent: INIntent) {
        receive(.defaultValue(intent._record[parameter]))
    }

    /// Passes on a default value that another answer has received.
    package func give(defaultValue: ParameterValue) { receive(.defaultValue(defaultValue)) }

    /// Passes on the options for a parameter; if there are none, the error.
    public func give<Item>(_ options: INObjectCollection<Item>?, _ error: (any Error)?) {
        give(options?.allItems, error)
    }

    /// Passes on the options for a parameter as Xcode 11 had them; if there are none, the error.
    public func give<Item>(_ options: [Item]?, _ error: (any Error)?) {
        guard let options else { return receive(.failed(error.map { "\($0)" } ?? "neither options nor an error")) }
        let values = options.map(Self.value)
        guard let unusable = values.firstIndex(of: nil) else { return receive(.options(values.compactMap(\.self))) }
        receive(.unusable("collection with a \(type(of: options[unusable]))"))
    }

    /// The object as a parameter's value; `nil` if no parameter can hold it.
    private static func value(_ object: Any) -> ParameterValue? {
        switch object {
        case let value as any _FieldValue: value._written
        case let text as NSString: .string("\(text)")
        case let url as NSURL: .string(url.absoluteString)
        case let components as NSDateComponents: (components as DateComponents)._written
        case let measurement as NSMeasurement:
            .record(Record("Measurement", ["value": .double(measurement.doubleValue), "unit": .string(measurement.unit.symbol)]))
        default: nil
        }
    }
}

/// Keeps observers alive until no more updates are due.
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
