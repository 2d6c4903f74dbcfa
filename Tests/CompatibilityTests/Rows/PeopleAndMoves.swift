import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
@_spi(GeneratedCode) import Intents

@testable import CompatibilityHandlers

extension HandlerCall {
    private static let newerMessages: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionMessageExtension.self, .completion), (AsyncMessageExtension.self, .async),
    ]
    private static let olderMessages: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (FirstGenerationMessageExtension.self, .olderFirstGeneration)
    ]
    private static let allMessages: [(type: INExtension.Type, spelling: HandlerSpelling)] =
        newerMessages + [(FirstGenerationMessageExtension.self, .firstGeneration)]

    private static func message(to names: String..., content: String? = nil) -> INSendMessageIntent {
        let people = names.map { INPerson(_record: .person(spoken: $0)) }
        return INSendMessageIntent(
            recipients: people.isEmpty ? nil : people, outgoingMessageType: .outgoingMessageText, content: content,
            speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
    }

    private static let sarah = Resolution.success(.of(AddressBook.people[2]))
    private static let johns = Resolution.disambiguation(AddressBook.people[0...1].map { .of($0) })
    private static let noAccount = INSendMessageRecipientUnsupportedReason.noAccount.rawValue

    static let messages: [HandlerCall] = [
        resolve(newerMessages + olderMessages, "recipients", message(), .needsValue),
        resolve(newerMessages + olderMessages, "recipients", message(to: "Sarah"), sarah),
        resolve(newerMessages + olderMessages, "recipients", message(to: "Sarah", "John"), sarah, johns),
        resolve(newerMessages, "recipients", message(to: "Nobody"), .unsupported(reason: noAccount)),
        resolve(olderMessages, "recipients", message(to: "Nobody"), .unsupported(reason: nil)),
        resolve(allMessages, "content", message(), .needsValue),
        resolve(allMessages, "content", message(content: "Hi"), .success(.string("Hi"))),
        confirm(allMessages, message(content: "Hi"), INSendMessageIntentResponseCode.ready.rawValue),
        handle(
            allMessages, message(to: "Sarah", content: "Hi"), INSendMessageIntentResponseCode.success.rawValue,
            [
                "sentMessage": .of(
                    INMessage(
                        identifier: "sent", content: "Hi", dateSent: nil, sender: nil,
                        recipients: [INPerson(_record: .person(spoken: "Sarah"))]))
            ]),
        handle(
            newerMessages, INSearchForMessagesIntent(), INSearchForMessagesIntentResponseCode.success.rawValue,
            ["messages": .of(AddressBook.messages)]),
        handle(
            newerMessages, INSetMessageAttributeIntent(identifiers: ["m1"], attribute: .flagged),
            INSetMessageAttributeIntentResponseCode.failureMessageAttributeNotSet.rawValue),
        handle(
            [(AsyncMessageExtension.self, .async)], INUnsendMessagesIntent(messageIdentifiers: ["m1"]),
            INUnsendMessagesIntentResponseCode.success.rawValue),
        handle(
            [(AsyncMessageExtension.self, .async)], INEditMessageIntent(messageIdentifier: "m1", editedContent: nil),
            INEditMessageIntentResponseCode.failure.rawValue),
    ]
}

extension HandlerCall {
    private static let callExtensions: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionCallExtension.self, .completion), (AsyncCallExtension.self, .async),
    ]

    private static func call(_ people: [INPerson]?, _ capability: INCallCapability = .audioCall) -> INStartCallIntent {
        INStartCallIntent(
            callRecordFilter: nil, callRecordToCallBack: nil, audioRoute: .unknown, destinationType: .normal, contacts: people,
            callCapability: capability)
    }

    private static let kim = INPerson(_record: .person(spoken: "Kim"))
    private static let knownKim = Roster.person(kim)!
    private static let unknown = INPerson(_record: .person(spoken: "Nobody"))
    private static let noContact = INStartCallContactUnsupportedReason.noContactFound.rawValue
    private static let noVideo = INStartCallCallCapabilityUnsupportedReason.videoCallUnsupported.rawValue

    static let calls: [HandlerCall] = [
        resolve(callExtensions, "contacts", call(nil), .needsValue),
        resolve(callExtensions, "contacts", call([kim]), .success(.of(knownKim))),
        resolve(callExtensions, "contacts", call([unknown]), .unsupported(reason: noContact)),
        resolve(callExtensions, "callCapability", call(nil), .success(INCallCapability.audioCall._written)),
        resolve(callExtensions, "callCapability", call(nil, .videoCall), .unsupported(reason: noVideo)),
        handle(callExtensions, call([knownKim]), INStartCallIntentResponseCode.continueInApp.rawValue),
        handle(callExtensions, call([kim]), INStartCallIntentResponseCode.failureContactNotSupportedByApp.rawValue),
        resolve(
            [(FirstGenerationCallExtension.self, .firstGeneration)], "contacts",
            INStartAudioCallIntent(destinationType: .normal, contacts: [kim]), .success(.of(knownKim))),
        handle(
            [(FirstGenerationCallExtension.self, .firstGeneration)], INStartAudioCallIntent(contacts: [knownKim]),
            INStartAudioCallIntentResponseCode.continueInApp.rawValue),
        handle(
            [(FirstGenerationCallExtension.self, .firstGeneration)], INStartVideoCallIntent(contacts: [knownKim]),
            INStartVideoCallIntentResponseCode.failureCallingServiceNotAvailable.rawValue),
        handle(
            [(AsyncCallExtension.self, .async)], INHangUpCallIntent(callIdentifier: nil),
            INHangUpCallIntentResponseCode.failureNoCallToHangUp.rawValue),
        handle(
            [(AsyncCallExtension.self, .async)],
            INAnswerCallIntent(audioRoute: .speakerphoneAudioRoute, callIdentifier: nil),
            INAnswerCallIntentResponseCode.continueInApp.rawValue),
    ]
}

extension HandlerCall {
    private static let workoutExtensions: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionWorkoutExtension.self, .completion), (AsyncWorkoutExtension.self, .async),
        (FirstGenerationWorkoutExtension.self, .firstGeneration),
    ]

    private static func workout(
        _ name: String?, goal: Double? = nil, in unit: INWorkoutGoalUnitType = .unknown
    ) -> INStartWorkoutIntent {
        INStartWorkoutIntent(
            workoutName: name.map { INSpeakableString(spokenPhrase: $0) }, goalValue: goal, workoutGoalUnitType: unit,
            workoutLocationType: .outdoor, isOpenEnded: nil)
    }

    private static let row = INSpeakableString(spokenPhrase: "row")
    private static let sports = ["run", "row", "swim"].map { ParameterValue.of(INSpeakableString(spokenPhrase: $0)) }

    static let workouts: [HandlerCall] = [
        resolve(workoutExtensions, "workoutName", workout(nil), .needsValue),
        resolve(workoutExtensions, "workoutName", workout("row"), .success(.of(row))),
        resolve(workoutExtensions, "workoutName", workout("chess"), .disambiguation(sports)),
        resolve(workoutExtensions, "goalValue", workout("row"), .notRequired),
        resolve(workoutExtensions, "goalValue", workout("row", goal: 5.5), .success(.double(5.5))),
        resolve(workoutExtensions, "goalValue", workout("row", goal: -1), .unsupported(reason: nil)),
        resolve(
            Array(workoutExtensions[0...1]), "workoutGoalUnitType", workout("row", goal: 1, in: .hour),
            .success(INWorkoutGoalUnitType.hour._written)),
        resolve(
            Array(workoutExtensions[0...1]), "workoutGoalUnitType", workout("row", goal: 1, in: .mile), .unsupported(reason: nil)),
        resolve(Array(workoutExtensions[0...1]), "isOpenEnded", workout("row"), .success(.bool(true))),
        confirm(workoutExtensions, workout("row"), INStartWorkoutIntentResponseCode.ready.rawValue),
        handle(workoutExtensions, workout("row"), INStartWorkoutIntentResponseCode.handleInApp.rawValue),
        handle(workoutExtensions, workout("chess"), INStartWorkoutIntentResponseCode.failureNoMatchingWorkout.rawValue),
        handle(
            [(CompletionWorkoutExtension.self, .completion)], INCancelWorkoutIntent(workoutName: nil),
            INCancelWorkoutIntentResponseCode.success.rawValue),
        handle(
            [(CompletionWorkoutExtension.self, .completion), (FirstGenerationWorkoutExtension.self, .firstGeneration)],
            INEndWorkoutIntent(workoutName: nil), INEndWorkoutIntentResponseCode.failureNoMatchingWorkout.rawValue),
        handle(
            [(CompletionWorkoutExtension.self, .completion)], INResumeWorkoutIntent(workoutName: nil),
            INResumeWorkoutIntentResponseCode.success.rawValue),
    ]
}
