import ExtensionRuntime
import Intents
import Testing

struct HandlerCallTests {
    @Test("DIS-09 rides and payments answer the same in every style", arguments: HandlerCall.rides + HandlerCall.payments)
    func ridesAndPayments(call: HandlerCall) async throws { try await check(call) }

    @Test(
        "DIS-09 bills, messages and calls answer the same in every style",
        arguments: HandlerCall.bills + HandlerCall.messages + HandlerCall.calls)
    func messagesAndCalls(call: HandlerCall) async throws { try await check(call) }

    @Test(
        "DIS-09 workouts, lists and notes answer the same in every style",
        arguments: HandlerCall.workouts + HandlerCall.lists + HandlerCall.notebooks)
    func workoutsAndLists(call: HandlerCall) async throws { try await check(call) }

    @Test("DIS-09 media and photos answer the same in every style", arguments: HandlerCall.media + HandlerCall.photos)
    func mediaAndPhotos(call: HandlerCall) async throws { try await check(call) }

    @Test("DIS-09 cars and what is in them answer the same in every style", arguments: HandlerCall.cars + HandlerCall.inCar)
    func cars(call: HandlerCall) async throws { try await check(call) }

    @Test(
        "DIS-09 restaurants, visual codes and focus answer the same in every style",
        arguments: HandlerCall.restaurants + HandlerCall.codesAndFocus)
    func places(call: HandlerCall) async throws { try await check(call) }

    private func check(_ call: HandlerCall) async throws {
        for (type, spelling) in call.extensions {
            if case .notImplemented = call.expectation {
                #expect(try call.spelling(in: type) == nil, "\(type)")
            } else {
                #expect(try call.spelling(in: type) == spelling, "\(type)")
            }
            call.check(await call.reply(of: type), of: type)
        }
    }
}
