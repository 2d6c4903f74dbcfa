import Foundation
import HTTPTypes
import Hummingbird

/// The turns of a conversation as server-sent events.
struct EventStream: Sendable {
    let audience: Audience
    let conversation: String
    let follower: Follower
    let earlier: [TurnEvent]
    /// The last turn that the client has had; `nil` if it has had none.
    let after: Int?

    /// - Parameter ended: called when the client has gone, or the stream has ended.
    func response(ended: @escaping @Sendable () -> Void) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store", .init("X-Accel-Buffering")!: "no",
            ],
            body: ResponseBody { writer in
                do {
                    try await write(to: &writer)
                } catch {
                    // The client has gone.
                }
                await audience.leave(follower, of: conversation)
                ended()
                try await writer.finish(nil)
            })
    }

    private func write(to writer: inout any ResponseBodyWriter) async throws {
        // At once, so that the client knows that it is connected.
        try await writer.write(ByteBuffer(string: "retry: 1000\n: connected\n\n"))
        var last = after ?? 0
        for event in earlier where event.number > last { try await write(event, to: &writer, &last) }
        // The audience ends it when the server stops.
        for await message in follower.messages {
            switch message {
            case .tick: try await writer.write(ByteBuffer(string: ":\n\n"))
            case .turn(let event) where event.number > last: try await write(event, to: &writer, &last)
            case .turn: break
            }
        }
    }

    private func write(_ event: TurnEvent, to writer: inout any ResponseBodyWriter, _ last: inout Int) async throws {
        var buffer = ByteBuffer(string: "id: \(event.number)\nevent: turn\ndata: ")
        buffer.writeBytes(event.document)
        buffer.writeString("\n\n")
        try await writer.write(buffer)
        last = event.number
        await audience.delivered(event.number, in: conversation)
    }
}
