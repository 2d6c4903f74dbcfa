package import ExtensionProtocol
import Foundation
import IntentSchema

extension WireCall {
    /// - Parameter deadline: how long the host waits for the answer.
    package init(_ request: ExtensionRequest, deadline: Duration) {
        self.init()
        method =
            switch request.method {
            case .resolve(let parameter): .resolve(parameter)
            case .options(let parameter, _, _): .options(parameter)
            case .confirm: .confirm(WireEmpty())
            case .handle(let operation): .handle(operation)
            }
        if case .options(_, let search, let orDefault) = request.method {
            self.search = search ?? ""
            self.orDefault = orDefault
        }
        intent = WireRecord(request.intent)
        self.request = request.identifier
        deadlineMilliseconds = deadline.wireMilliseconds
    }

    /// - Throws: `WireError` if the method is missing or a value malformed.
    package func extensionRequest(of person: String) throws(WireError) -> ExtensionRequest {
        let method: ExtensionRequest.Method
        switch self.method {
        case .resolve(let parameter): method = .resolve(parameter: parameter)
        case .options(let parameter):
            method = .options(parameter: parameter, search: search.isEmpty ? nil : search, orDefault: orDefault)
        case .confirm: method = .confirm
        case .handle(let operation): method = .handle(operation: operation)
        case nil: throw .field("Call.method", "is missing, or of a newer version")
        }
        return ExtensionRequest(method: method, intent: try intent.record(), identifier: request, person: person)
    }
}

extension WireUpdates {
    /// - Parameter deadline: how long the host waits for the answer.
    package init(_ request: UpdatesRequest, deadline: Duration) {
        self.init()
        intent = WireRecord(request.intent)
        self.request = request.identifier
        deadlineMilliseconds = deadline.wireMilliseconds
    }

    /// - Throws: `WireError` if a value is malformed.
    package func updatesRequest(of person: String) throws(WireError) -> UpdatesRequest {
        UpdatesRequest(intent: try intent.record(), identifier: request, person: person)
    }
}

extension WireOperationQuery {
    /// - Parameter deadline: how long the host waits for the report.
    package init(_ query: OperationQuery, deadline: Duration) {
        self.init()
        operation = query.operation
        time = query.time.timeIntervalSinceReferenceDate
        intent = WireRecord(query.intent)
        request = query.identifier
        deadlineMilliseconds = deadline.wireMilliseconds
    }

    /// - Throws: `WireError` if a value is malformed.
    package func query(of person: String) throws(WireError) -> OperationQuery {
        guard time.isFinite else { throw .field("OperationQuery.time", "is not finite") }
        return OperationQuery(
            operation: operation, time: Date(timeIntervalSinceReferenceDate: time), intent: try intent.record(),
            identifier: request, person: person)
    }
}

extension WireInteraction {
    /// - Parameter deadline: how long the host waits for the answer.
    package init(_ request: CardRequest, deadline: Duration) {
        self.init()
        intent = WireRecord(request.intent)
        if let response = request.response { self.response = WireRecord(response) }
        status = Int64(request.stage.rawValue)
        self.request = request.identifier
        deadlineMilliseconds = deadline.wireMilliseconds
    }

    /// - Throws: `WireError` if a value is malformed, or of a newer version.
    package func cardRequest(of person: String) throws(WireError) -> CardRequest {
        guard let stage = CardRequest.Stage(rawValue: Int(clamping: status)) else {
            throw .field("Interaction.status", "is \(status), which is unknown here")
        }
        return CardRequest(
            stage, intent: try intent.record(), response: hasResponse ? try response.record() : nil, identifier: request,
            person: person)
    }
}

extension Duration {
    /// Rounded up, so that a short deadline is none of zero.
    fileprivate var wireMilliseconds: UInt64 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let (whole, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000)
        return overflow ? .max : whole + UInt64((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }

    /// - Parameter wireMilliseconds: at most ten years are taken from it.
    package init(wireMilliseconds: UInt64) {
        self = .milliseconds(Int64(min(wireMilliseconds, 315_360_000_000)))
    }
}
