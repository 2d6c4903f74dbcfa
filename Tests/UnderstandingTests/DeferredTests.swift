import IntentSchema
import Testing
import Understanding

/// What is said to be able to wait beside an order is named, and not done.
struct DeferredTests {
    private static func read(_ said: String) throws -> DialogueAct? {
        try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first
    }

    private static let clauses = [
        ", the power can wait", ", the power can wait till Friday", " but the power isn't urgent",
        ". The power will have to wait",
        " and the power can wait", ", the electricity isn't needed yet", " the power can wait",
    ]

    @Test(
        "something that can wait is no order, and is named",
        arguments: [
            "pay the water bill", "pay the internet bill", "pay the water bill and the internet bill",
            "get me a cab to the airport",
        ])
    func named(order: String) throws {
        let alone = try #require(try Self.read(order)?.requests.first)
        for clause in Self.clauses {
            let read = try Self.read(order + clause)?.requests.first
            #expect(read?.intent == alone.intent && read?.parameters == alone.parameters, "'\(order + clause)'")
            #expect(read?.followers?.count == alone.followers?.count, "'\(order + clause)'")
            #expect(read?.leftOut?.contains { $0.kind == .action } ?? false, "'\(order + clause)' leaves \(read?.leftOut ?? [])")
        }
    }

    @Test(
        "a text says that something can wait",
        arguments: ["text Mary the bread can wait", "tell Mary that the bill can wait till Friday"])
    func text(said: String) throws {
        let read = try Self.read(said)?.requests.first
        #expect(read?.parameters["content"]?.string?.contains("wait") ?? false, "'\(said)': \(read?.parameters ?? [:])")
    }
}
