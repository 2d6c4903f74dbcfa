import Foundation
import HTTPTypes
import Hosting
import Hummingbird
import Store

/// Whether the server works, for those who watch over it. Nobody has to log in for that: nothing here is about a person.
struct Health: Sendable {
    let host: AssistantHost
    let live: LiveConversations
    let budget: Budget
    let metrics: Metrics
    let book: any AccessBook

    func add(to router: Router<ServerContext>) {
        router.get("health") { _, _ in try JSONAnswer.response(["status": "ok"]) }
        router.get("ready") { _, _ in
            // Answers whether turns could be stored.
            _ = try await book.person(host.owner.id)
            return try JSONAnswer.response(["status": "ready"])
        }
        router.get("metrics") { _, _ in
            let start = ContinuousClock.now
            let works = (try? await book.people([host.owner.id])) != nil
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            var gauges = await [
                ("errand_store_works", "Whether the store can be read: 1 if it can.", works ? 1 : 0),
                ("errand_store_read_seconds", "How long reading a person from the store has just taken.", seconds),
                ("errand_live_conversations", "Conversations in memory.", Double(live.count)),
                ("errand_turns_in_progress", "Turns in progress.", Double(budget.turns)),
                ("errand_event_streams", "Open streams of events.", Double(budget.streams)),
                ("errand_apps", "Apps that are connected.", Double(host.assistant.apps.count)),
                (
                    "process_start_time_seconds", "When the server was started, in seconds since 1970.",
                    metrics.started.timeIntervalSince1970
                ),
            ]
            if let bytes = host.storeBytes {
                gauges.append(("errand_store_bytes", "The size of the store's files.", Double(bytes)))
            }
            return Response(
                status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: metrics.text(gauges: gauges))))
        }
    }
}
