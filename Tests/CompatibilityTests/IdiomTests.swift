import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
@_spi(GeneratedCode) import Intents
import RecordObjects
import Synchronization
import Testing

@testable import CompatibilityHandlers

/// The ways in which public handlers are put together.
struct IdiomTests {
    static let everything: [HandlerCall] = [
        .handle(
            [(EverythingExtension.self, .completion)], INSendMessageIntent(), INSendMessageIntentResponseCode.success.rawValue),
        .handle(
            [(EverythingExtension.self, .async)], INSearchForMessagesIntent(),
            INSearchForMessagesIntentResponseCode.failureRequiringAppLaunch.rawValue),
        .handle(
            [(EverythingExtension.self, .completion)], INStartCallIntent(), INStartCallIntentResponseCode.continueInApp.rawValue),
        .handle(
            [(EverythingExtension.self, .firstGeneration)], INRequestRideIntent(),
            INRequestRideIntentResponseCode.inProgress.rawValue),
        .handle(
            [(EverythingExtension.self, .async)], INStartWorkoutIntent(), INStartWorkoutIntentResponseCode.handleInApp.rawValue),
        .handle([(EverythingExtension.self, .completion)], INAddTasksIntent(), INAddTasksIntentResponseCode.success.rawValue),
        .handle(
            [(EverythingExtension.self, .completion)], INPlayMediaIntent(), INPlayMediaIntentResponseCode.handleInApp.rawValue),
        .handle(
            [(EverythingExtension.self, .firstGeneration)], INPayBillIntent(),
            INPayBillIntentResponseCode.failureInsufficientFunds.rawValue),
        .handle(
            [(EverythingExtension.self, .async)], INShareFocusStatusIntent(focusStatus: INFocusStatus(isFocused: true)),
            INShareFocusStatusIntentResponseCode.success.rawValue),
    ]

    @Test("one class may handle everything, each request in a style of its own", arguments: everything)
    func handleEverything(call: HandlerCall) async throws { try await check(call) }

    static let actors: [HandlerCall] = [
        .handle([(ActorExtension.self, .async)], INPlayMediaIntent(), INPlayMediaIntentResponseCode.failure.rawValue),
        .resolve(
            [(ActorExtension.self, .completion)], "contacts",
            call(INPerson(_record: .person(spoken: "Kim"))),
            .success(.record(.person(spoken: "Kim")))),
        .handle([(ActorExtension.self, .completion)], INStartCallIntent(), INStartCallIntentResponseCode.continueInApp.rawValue),
        .handle([(ActorExtension.self, .async)], message("hi"), INSendMessageIntentResponseCode.success.rawValue),
        .handle([(ActorExtension.self, .async)], message(""), INSendMessageIntentResponseCode.failureRequiringAppLaunch.rawValue),
        .handle(
            [(ActorExtension.self, .async)], INSearchForMediaIntent(mediaItems: nil, mediaSearch: nil),
            INSearchForMediaIntentResponseCode.success.rawValue, ["mediaItems": .list([])]),
    ]

    @Test("handlers may belong to actors", arguments: actors)
    func handleBesideActors(call: HandlerCall) async throws { try await check(call) }

    static let queues: [HandlerCall] = [
        .confirm(
            [(QueueExtension.self, .completion)], INPauseWorkoutIntent(workoutName: nil),
            INPauseWorkoutIntentResponseCode.ready.rawValue),
        .handle(
            [(QueueExtension.self, .completion)], INPauseWorkoutIntent(workoutName: nil),
            INPauseWorkoutIntentResponseCode.success.rawValue),
        .handle(
            [(QueueExtension.self, .completion)], INEndWorkoutIntent(workoutName: nil),
            INEndWorkoutIntentResponseCode.handleInApp.rawValue),
        .resolve(
            [(QueueExtension.self, .olderCompletion)], "recipients",
            message("hi", to: INPerson(_record: .person(spoken: "Sarah"))),
            .success(.of(AddressBook.people[2]))),
        .handle([(QueueExtension.self, .completion)], INSendMessageIntent(), INSendMessageIntentResponseCode.success.rawValue),
        .handle([(QueueExtension.self, .completion)], INStartCallIntent(), INStartCallIntentResponseCode.failure.rawValue),
        .handle([(QueueExtension.self, .completion)], INPlayMediaIntent(), INPlayMediaIntentResponseCode.handleInApp.rawValue),
        .handle(
            [(QueueExtension.self, .completion)], INSearchForMessagesIntent(),
            INSearchForMessagesIntentResponseCode.failureMessageServiceNotAvailable.rawValue),
        .handle(
            [(QueueExtension.self, .completion)], INStartWorkoutIntent(), INStartWorkoutIntentResponseCode.handleInApp.rawValue),
    ]

    @Test("answers may come later and from other queues", arguments: queues)
    func answerLater(call: HandlerCall) async throws { try await check(call) }

    static let passed: [HandlerCall] = [
        .handle(
            [(PassingExtension.self, .completion)], INPauseWorkoutIntent(workoutName: nil),
            INPauseWorkoutIntentResponseCode.success.rawValue),
        .handle(
            [(PassingExtension.self, .completion)], INResumeWorkoutIntent(workoutName: nil),
            INResumeWorkoutIntentResponseCode.success.rawValue),
    ]

    @Test("handlers may be passed around as their protocols", arguments: passed)
    func handlePassedOn(call: HandlerCall) async throws { try await check(call) }

    @Test("an app's own code may call handlers through their protocols")
    func calledByTheApp() async {
        let code = await withCheckedContinuation { continuation in pauseCode { continuation.resume(returning: $0) } }
        #expect(code == INPauseWorkoutIntentResponseCode.success.rawValue)
    }

    @Test("everything that may be missing can be read, by property and by name")
    func reading() async throws {
        let person = INPerson(
            personHandle: INPersonHandle(value: "+1", type: .phoneNumber, label: .mobile),
            nameComponents: PersonNameComponents(givenName: "Ann"), displayName: nil, image: nil, contactIdentifier: nil,
            customIdentifier: nil, aliases: [INPersonHandle(value: "ann", type: .unknown)], suggestionType: .none)
        let intent = INSendMessageIntent(
            recipients: [person], outgoingMessageType: .outgoingMessageAudio, content: nil,
            speakableGroupName: INSpeakableString(vocabularyIdentifier: "g1", spokenPhrase: "Friends", pronunciationHint: nil),
            conversationIdentifier: nil, serviceName: "Post",
            sender: nil,
            attachments: [INSendMessageAttachment(audioMessageFile: INFile(data: Data(), filename: "a.caf", typeIdentifier: nil))]
        )
        let call = HandlerCall.handle(
            [(ReadingExtension.self, .completion)], intent, INSendMessageIntentResponseCode.success.rawValue)
        guard case .responded(let response) = await call.reply(of: ReadingExtension.self) else {
            return call.check(.notImplemented, of: ReadingExtension.self)
        }
        let activity = try #require(INSendMessageIntentResponse(_record: response).userActivity)
        let info = try #require(activity.userInfo as? [String: Any])
        #expect(info["handle"] as? String == "+1" && info["label"] as? String == INPersonHandleLabel.mobile.rawValue)
        #expect(info["given"] as? String == "Ann" && info["alias"] as? String == "ann" && info["match"] == nil)
        #expect(
            info["group"] as? String == "g1" && info["service"] as? String == "post" && info["attachment"] as? String == "a.caf")
        #expect(info["byName"] as? Int == 1 && info["byPath"] as? String == "Friends")
        #expect(info["type"] as? Int == INOutgoingMessageType.outgoingMessageAudio.rawValue)
        #expect(info["class"] as? String == "INSendMessageIntent" && info["kind"] as? Bool == true)
        #expect(activity.isEligibleForPrediction && activity.suggestedInvocationPhrase == "read it")
        #expect(activity.persistentIdentifier == "request-1")
    }

    @Test("donations arrive with everything that apps put into them")
    func donations() async throws {
        let group = UUID().uuidString
        let isDonated = await withCheckedContinuation { continuation in
            Donations.donate("hello", group: group) { continuation.resume(returning: $0) }
        }
        #expect(isDonated)
        let mine = DonationLog.shared.interactions.map { INInteraction(_record: $0) }.filter { $0.groupIdentifier == group }
        let intent = try #require(mine.last?.intent as? INSendMessageIntent)
        #expect(mine.count == 1 && mine.last?.direction == .outgoing)
        #expect(intent.content == "hello" && intent.image(forParameterNamed: \.speakableGroupName) == INImage(named: "friends"))
        try await INInteraction.delete(with: group)
    }

    @Test("reservations are donated with what belongs to them")
    func reservations() async throws {
        let group = UUID().uuidString
        let donor = ReservationDonor()
        let problem = await withCheckedContinuation { (continuation: CheckedContinuation<String?, Never>) in
            donor.donate(group: group) { error in continuation.resume(returning: error.map { "\($0)" }) }
        }
        #expect(problem == nil)
        let all = DonationLog.shared.interactions.map { INInteraction(_record: $0) }
        let interaction = try #require(all.first { $0.groupIdentifier == group })
        let response = try #require(interaction.intentResponse as? INGetReservationDetailsIntentResponse)
        let flight = try #require(response.reservations?.first as? INFlightReservation)
        #expect(flight.flight.arrivalAirportGate.airport.iataCode == "FCO" && flight.reservedSeat?.seatRow == "12")
        #expect(flight.actions?.first?.userActivity.userInfo?["booking"] as? String == "QWERTY")
        let hotel = try #require(response.reservations?[1] as? INLodgingReservation)
        #expect(hotel.lodgingBusinessLocation.postalAddress?.city == "Rome" && hotel.numberOfAdults == 2)
        #expect((response.reservations?.last as? INRestaurantReservation)?.partySize == 2)
        #expect(interaction.dateInterval?.duration == 60)
        try await INInteraction.delete(with: group)
    }

    @Test("an archived interaction has its request again")
    func archived() throws {
        let kim = INPerson(_record: .person(spoken: "Kim"))
        let interaction = INInteraction(intent: INStartAudioCallIntent(contacts: [kim]), response: nil)
        interaction.identifier = "call-7"
        let (name, identifier) = try Donations.archived(interaction)
        #expect(name == "Kim" && identifier == "call-7")
    }

    @Test("only what the API says must be there must be there: updates for rides, not for batteries")
    func updates() throws {
        let ride = try #require(IntentDispatch.all["INGetRideStatusIntent"])
        #expect(ride.adopts(StatusHandler()) && ride.adopts(AsyncStatus()))
        let power = try #require(IntentDispatch.all["INGetCarPowerLevelStatusIntent"])
        #expect(power.adopts(AsyncCar()) && power.adopts(PowerLevelHandler()))
        let observer = Observer()
        StatusHandler().startSendingUpdates(for: INGetRideStatusIntent(), to: observer)
        #expect(observer.phases.withLock { $0 } == [.approachingPickup])
    }

    private final class Observer: NSObject, INGetRideStatusIntentResponseObserver {
        let phases = Mutex<[INRidePhase]>([])

        func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) {
            phases.withLock { $0.append(response.rideStatus?.phase ?? .unknown) }
        }
    }

    private func check(_ call: HandlerCall) async throws {
        for (type, spelling) in call.extensions {
            #expect(try call.spelling(in: type) == spelling, "\(type)")
            call.check(await call.reply(of: type), of: type)
        }
    }

    private static func call(_ person: INPerson) -> INStartCallIntent {
        INStartCallIntent(
            callRecordFilter: nil, callRecordToCallBack: nil, audioRoute: .unknown, destinationType: .normal, contacts: [person],
            callCapability: .audioCall)
    }

    private static func message(_ content: String, to person: INPerson? = nil) -> INSendMessageIntent {
        INSendMessageIntent(
            recipients: person.map { [$0] }, outgoingMessageType: .outgoingMessageText, content: content, speakableGroupName: nil,
            conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
    }
}
