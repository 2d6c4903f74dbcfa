package import ExtensionProtocol
package import IntentSchema

extension WireAnswer {
    /// The answer as a message.
    package init(_ answer: ExtensionAnswer) {
        self.init()
        reply =
            switch answer.reply {
            case .resolved(let resolutions, let isList): .resolved(WireResolutions(resolutions, isList: isList))
            case .responded(let response): .responded(WireRecord(response))
            case .options(let values): .options(WireList(values))
            case .notImplemented: .notImplemented(WireEmpty())
            case .failed(let failure): .failed(WireFailure(failure))
            }
        remarks = answer.remarks
        handler = answer.handler.map(UInt64.init(clamping:)) ?? 0
    }

    /// The answer to a message that asks for no reply of a handler.
    package init(accepted: Bool) {
        self.init()
        reply = .accepted(accepted)
    }

    /// The answer to a request for a card; `nil` says that the app supplies none.
    package init(card: SuppliedCard?) {
        self.init()
        reply = card.map { .card(WireRecord($0.record)) } ?? .notImplemented(WireEmpty())
    }

    /// The answer to the question what became of an operation.
    package init(_ report: OperationReport) {
        switch report {
        case .answered(let reply): self.init(ExtensionAnswer(reply))
        case .notHandled:
            self.init()
            reply = .notHandled(WireEmpty())
        case .unknown(let reason): self.init(failed: ExtensionFailure(.outcomeUnknown, reason))
        }
    }

    /// The answer to a message that cannot be served.
    package init(failed failure: ExtensionFailure) { self.init(ExtensionAnswer(.failed(failure))) }

    /// - Throws: `WireError` if there is no reply that a call can have, or a value is malformed.
    package func answer() throws(WireError) -> ExtensionAnswer {
        let answered: ExtensionReply
        switch reply {
        case .resolved(let resolutions): answered = .resolved(try resolutions.all(), isList: resolutions.isList)
        case .responded(let response): answered = .responded(try response.record())
        case .options(let values): answered = .options(try values.elements())
        case .notImplemented: answered = .notImplemented
        case .failed(let failure): answered = .failed(failure.failure)
        case .accepted, .card, .notHandled, nil:
            throw .field("Answer.reply", "does not answer a call; the program may use a newer version of the protocol")
        }
        return ExtensionAnswer(answered, remarks: remarks, handler: handler == 0 ? nil : Int(clamping: handler))
    }
}

extension WireFailure {
    package init(_ failure: ExtensionFailure) {
        self.init()
        code = failure.code.rawValue
        message = failure.message
    }

    /// The failure; one with an unknown code counts as a bad reply.
    package var failure: ExtensionFailure {
        if let code = ExtensionFailure.Code(rawValue: code) { return ExtensionFailure(code, message) }
        return ExtensionFailure(.badReply, "the app failed with a code that is unknown here: \(message)")
    }
}

extension WireResolutions {
    /// Resolutions as a message.
    package init(_ all: [Resolution], isList: Bool) {
        self.init()
        resolutions = all.map(WireResolution.init)
        self.isList = isList
    }

    /// - Throws: `WireError` if one is malformed, or of a newer version.
    package func all() throws(WireError) -> [Resolution] {
        try resolutions.map { resolution throws(WireError) in try resolution.resolution() }
    }
}

extension WireResolution {
    /// The resolution as a message.
    package init(_ resolution: Resolution) {
        self.init()
        switch resolution {
        case .success(let value): outcome = value.map { .success(WireValue($0)) } ?? .unchanged(WireEmpty())
        case .notRequired: outcome = .notRequired(WireEmpty())
        case .needsValue: outcome = .needsValue(WireEmpty())
        case .disambiguation(let values): outcome = .disambiguation(WireList(values))
        case .confirmationRequired(let value, let reason):
            var confirmation = WireConfirmation()
            if let value { confirmation.value = WireValue(value) }
            outcome = .confirmationRequired(confirmation)
            set(reason)
        case .unsupported(let reason):
            outcome = .unsupported(WireEmpty())
            set(reason)
        }
    }

    private mutating func set(_ reason: Int?) {
        if let reason { self.reason = Int64(reason) }
    }

    /// - Throws: `WireError` if it is malformed, or of a newer version.
    package func resolution() throws(WireError) -> Resolution {
        let reason = hasReason ? Int(reason) : nil
        switch outcome {
        case .success(let value): return .success(try value.value())
        case .unchanged: return .success(nil)
        case .notRequired: return .notRequired
        case .needsValue: return .needsValue
        case .disambiguation(let values): return .disambiguation(try values.elements())
        case .confirmationRequired(let confirmation):
            return .confirmationRequired(confirmation.hasValue ? try confirmation.value.value() : nil, reason: reason)
        case .unsupported: return .unsupported(reason: reason)
        case nil: throw .field("Resolution.outcome", "is missing, or of a newer version")
        }
    }
}
