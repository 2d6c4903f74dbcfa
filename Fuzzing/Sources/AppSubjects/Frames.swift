import ExtensionProtocol
import ExtensionWire
import IntentSchema

/// What a program of an app may send to its host, and a host to a program: a stream of frames.
enum Frames {
    static func run(_ input: [UInt8]) throws {
        let whole = frames(in: input, piece: input.count)
        try BrokenPromise.check(whole == frames(in: input, piece: 1), "the same frames are found however the bytes arrive")
        for frame in whole { try read(frame) }
        // Most streams are no frames; their bytes may be a message all the same.
        try read(input)
    }

    private static func frames(in bytes: [UInt8], piece: Int) -> [[UInt8]] {
        var reader = FrameReader(limit: 1 << 16)
        var found: [[UInt8]] = []
        var rest = bytes[...]
        while true {
            do {
                while let frame = try reader.next() { found.append(frame) }
            } catch {
                return found
            }
            guard !rest.isEmpty else { return found }
            let next = rest.prefix(max(1, piece))
            rest = rest.dropFirst(next.count)
            var start = next.startIndex
            // As much as the buffer takes at a time.
            while start < next.endIndex {
                start += reader.fill { buffer in
                    let count = min(buffer.count, next.endIndex - start)
                    buffer.copyBytes(from: next[start..<start + count])
                    return count
                }
            }
        }
    }

    /// Reads a message in either direction; what it holds survives being written and read again.
    private static func read(_ bytes: [UInt8]) throws {
        if let message = try? WireExtensionMessage(serializedBytes: bytes) {
            switch message.body {
            case .answer(let answer):
                if case .card(let record) = answer.reply {
                    guard let card = try? SuppliedCard.read(record.record()).card else { return }
                    let again = SuppliedCard.read(card.record).card
                    try BrokenPromise.check(again == card, "a card survives being written")
                }
                guard let value = try? answer.answer() else { return }
                try BrokenPromise.check(try WireAnswer(value).answer().same(as: value), "an answer survives being written")
            case .event(let event):
                guard let value = try? event.event(of: "owner") else { return }
                _ = try WireEvent(value).event(of: "owner")
            case .ready, .serviceRequest, nil: break
            }
        }
        if let message = try? WireHostMessage(serializedBytes: bytes) {
            switch message.body {
            case .call(let call): _ = try? call.extensionRequest(of: "owner")
            case .startUpdates(let updates), .stopUpdates(let updates): _ = try? updates.updatesRequest(of: "owner")
            case .hello(let hello): _ = try? hello.calendar.calendar()
            case .continueActivity(let activity): _ = try? activity.record()
            case .configureCard(let interaction): _ = try? interaction.cardRequest(of: "owner")
            case .reportOperation(let query): _ = try? query.query(of: "owner")
            case .cancel, .launch, .serviceReply, nil: break
            }
        }
    }
}

extension ExtensionAnswer {
    /// Whether the answers are equal; numbers that are none, which are equal to nothing, count as equal.
    fileprivate func same(as other: ExtensionAnswer) -> Bool { self == other || "\(self)" == "\(other)" }
}
