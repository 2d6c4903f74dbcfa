import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
import Intents
import Testing

@testable import GuideListings

struct GuideListingTests {
    static let declared = [
        "INSendMessageIntent", "INSearchForMessagesIntent", "INSetMessageAttributeIntent", "INStartAudioCallIntent",
        "INStartVideoCallIntent", "INRequestRideIntent", "INListRideOptionsIntent", "INStartWorkoutIntent",
    ]
    static let intents: [Record] = declared.map { Record($0) }

    @Test("DIS-03 the guide's extension leads every intent to its handler", arguments: intents)
    func dispatching(intent: Record) async {
        let transport = InProcessConnection(GuideExtension.self, declaring: Self.declared)
        let answer = await transport.send(
            ExtensionRequest(method: .handle(operation: "a"), intent: intent, identifier: "1", person: "owner"),
            deadline: .seconds(9_000))
        #expect(answer.response?.type == intent.type + "Response")
    }

    @Test("DIS-05 the guide's older extension has no handler for what it does not know")
    func olderDispatching() async {
        let transport = InProcessConnection(OptionalGuideExtension.self, declaring: Self.declared)
        let known = await transport.send(
            request(.handle(operation: "a"), INStartAudioCallIntent(contacts: nil)), deadline: .seconds(9_000))
        #expect(known.response?["code"]?.integer == INStartAudioCallIntentResponseCode.continueInApp.rawValue)
        let unknown = await transport.send(
            request(.handle(operation: "b"), INStartVideoCallIntent(contacts: nil)), deadline: .seconds(9_000))
        #expect(unknown.failure?.code == .noHandler)
    }

    @Test("DIS-04 the guide's fatalError is never reached")
    func neverFatal() async {
        let transport = InProcessConnection(GuideExtension.self, declaring: Self.declared)
        let answer = await transport.send(
            request(.handle(operation: "a"), INPauseWorkoutIntent(workoutName: nil)), deadline: .seconds(9_000))
        #expect(answer.failure?.code == .undeclaredIntent)
    }

    static let farAway = CLPlacemark(location: CLLocation(latitude: 48.1, longitude: 11.6), name: "far away", postalAddress: nil)
    static let dropOffs: [(CLPlacemark?, Resolution)] = [
        (airport, .success(.record(airport._record))), (farAway, .unsupported(reason: nil)), (nil, .needsValue),
    ]

    @Test("DIS-09 the drop-off location is resolved the same in all three spellings", arguments: dropOffs)
    func resolving(dropOff: CLPlacemark?, expected: Resolution) async {
        for type in [GuideExtension.self, CompletionRideExtension.self, AsyncRideExtension.self] as [INExtension.Type] {
            let transport = InProcessConnection(type, declaring: Self.declared)
            let intent = INRequestRideIntent(dropOffLocation: dropOff)
            let answer = await transport.send(request(.resolve(parameter: "dropOffLocation"), intent), deadline: .seconds(9_000))
            #expect(answer.reply == .resolved([expected], isList: false), "\(type)")
        }
    }

    @Test("DIS-09 a ride is booked the same in all three spellings", arguments: ["SUV", "Limousine"])
    func booking(option: String) async throws {
        var replies: Set<ExtensionReply> = []
        for type in [GuideExtension.self, CompletionRideExtension.self, AsyncRideExtension.self] as [INExtension.Type] {
            let transport = InProcessConnection(type, declaring: Self.declared)
            let intent = INRequestRideIntent(dropOffLocation: airport, rideOptionName: INSpeakableString(spokenPhrase: option))
            let answer = await transport.send(request(.handle(operation: "a"), intent), deadline: .seconds(9_000))
            replies.insert(answer.reply)
            let response = INRequestRideIntentResponse(_record: try #require(answer.response))
            #expect(response.code == .success)
            #expect(response.rideStatus?.rideOption?.name == (option == "SUV" ? "SUV" : "Sedan"))
            #expect(response.rideStatus?.driver?.displayName == "Robin")
            #expect(response.rideStatus?.driver?.phoneNumber == "+49 30 5550100")
        }
        #expect(replies.count == 1)
    }

    @Test("HAN-05 the guide's failure that needs the app carries the app's own activity")
    func failure() async throws {
        let transport = InProcessConnection(GuideExtension.self, declaring: Self.declared)
        let answer = await transport.send(request(.handle(operation: "a"), INRequestRideIntent()), deadline: .seconds(9_000))
        let response = INRequestRideIntentResponse(_record: try #require(answer.response))
        #expect(response.code == .failureRequiringAppLaunch)
        #expect(response.userActivity?.activityType == "org.example.rides.choose")
        #expect(response.userActivity?.userInfo?["reason"] as? String == "no option chosen")
        #expect(response.userActivity?.interaction != nil)
    }

    @Test("the guide's workout is confirmed ready and handed over to the app")
    func workout() async throws {
        let transport = InProcessConnection(GuideExtension.self, declaring: Self.declared)
        let ready = await transport.send(request(.confirm, INStartWorkoutIntent()), deadline: .seconds(9_000))
        #expect(ready.response?["code"]?.integer == INStartWorkoutIntentResponseCode.ready.rawValue)
        let handled = await transport.send(request(.handle(operation: "a"), INStartWorkoutIntent()), deadline: .seconds(9_000))
        #expect(handled.response?["code"]?.integer == INStartWorkoutIntentResponseCode.continueInApp.rawValue)
    }
}
