import Foundation
import Intents

/// An app for messages and calls. Notes tell it what to donate.
final class MailExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { MailHandler() }
}

final class MailHandler: NSObject, INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
    INSetMessageAttributeIntentHandling, INUnsendMessagesIntentHandling, INEditMessageIntentHandling, INStartCallIntentHandling,
    INCreateNoteIntentHandling
{
    // MARK: - Sending

    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        let recipients = intent.recipients ?? []
        guard !recipients.isEmpty else { return [intent.speakableGroupName == nil ? .needsValue() : .notRequired()] }
        return recipients.map { person in
            let matches = person.siriMatches ?? []
            return matches.count > 1 ? .disambiguation(with: matches) : .success(with: matches.first ?? person)
        }
    }

    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
        intent.content.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        Notebook.note(intent)
        let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
        response.sentMessages = [Self.message("sent", from: "Me", in: "sent", group: nil, at: 9)]
        return response
    }

    // MARK: - What is there

    /// Two of a group, or two of one person.
    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        let group = intent.speakableGroupNames?.first?.spokenPhrase
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
        response.messages = [2, 1].map { number in
            Self.message(
                "m\(number)", from: group == nil || number == 1 ? "Sam" : "Ida", in: group == nil ? "sam" : "trail", group: group,
                at: number)
        }
        return response
    }

    private static func message(_ id: String, from name: String, in conversation: String, group: String?, at day: Int)
        -> INMessage
    {
        let sender = INPerson(
            personHandle: INPersonHandle(value: "555000\(name == "Sam" ? 1 : 2)111", type: .phoneNumber), nameComponents: nil,
            displayName: name, image: nil, contactIdentifier: name.lowercased(), customIdentifier: nil)
        return INMessage(
            identifier: id, conversationIdentifier: conversation, content: "text \(id)",
            dateSent: Date(timeIntervalSince1970: 1_767_000_000 + Double(day)), sender: sender, recipients: [],
            groupName: group.map { INSpeakableString(spokenPhrase: $0) }, messageType: .text)
    }

    func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        Notebook.note(intent)
        return INSetMessageAttributeIntentResponse(code: .success, userActivity: nil)
    }

    func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
        Notebook.note(intent)
        return INUnsendMessagesIntentResponse(code: .success, userActivity: nil)
    }

    func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult {
        intent.editedContent.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
        Notebook.note(intent)
        return INEditMessageIntentResponse(code: .success, userActivity: nil)
    }

    func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] {
        let people = intent.contacts ?? []
        guard !people.isEmpty else { return [.needsValue()] }
        return people.map { person in
            let matches = person.siriMatches ?? []
            return matches.count > 1 ? .disambiguation(with: matches) : .success(with: matches.first ?? person)
        }
    }

    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        Notebook.note(intent)
        return INStartCallIntentResponse(code: .continueInApp, userActivity: nil)
    }

    // MARK: - Notes say what to donate

    func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
        intent.content.map { .success(with: $0) } ?? .needsValue()
    }

    /// What to do, with whom or with which group, how often or when.
    func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        let words = ((intent.content as? INTextNoteContent)?.text ?? "").lowercased().split(separator: " ").map(String.init)
        let (verb, name) = (words.first ?? "", words.dropFirst().first ?? "")
        let rest = words.dropFirst(2).joined(separator: " ")
        switch verb {
        case "wrote": for number in 0..<(Int(rest) ?? 1) { await Self.donate(Self.text(to: name), "\(name) \(number)") }
        case "called":
            let call = INStartCallIntent(
                callRecordFilter: nil, callRecordToCallBack: nil, audioRoute: .unknown, destinationType: .normal,
                contacts: [Self.person(name)], callCapability: .audioCall)
            for number in 0..<(Int(rest) ?? 1) { await Self.donate(call, "call \(name) \(number)") }
        case "heard":
            let message = INSendMessageIntent(
                recipients: nil, outgoingMessageType: .outgoingMessageText, content: "hello", speakableGroupName: nil,
                conversationIdentifier: name, serviceName: nil, sender: Self.person(name), attachments: nil)
            await Self.donate(message, "from \(name)", .incoming)
        case "receives":
            let message = INSendMessageIntent(
                recipients: nil, outgoingMessageType: .outgoingMessageText, content: rest, speakableGroupName: nil,
                conversationIdentifier: name, serviceName: nil, sender: Self.person(name.capitalized), attachments: nil)
            let interaction = INInteraction(intent: message, response: nil)
            interaction.direction = .incoming
            try? await interaction.donate()
        case "group":
            let message = INSendMessageIntent(
                recipients: [Self.person("ida"), Self.person("sam")], outgoingMessageType: .outgoingMessageText, content: "hello",
                speakableGroupName: INSpeakableString(spokenPhrase: rest), conversationIdentifier: name, serviceName: nil,
                sender: nil, attachments: nil)
            await Self.donate(message, "in \(name)")
        case "register": INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: [rest]), of: .contactGroupName)
        case "forget": try? await INInteraction.deleteAll()
        default: break
        }
        return INCreateNoteIntentResponse(code: .success, userActivity: nil)
    }

    private static func donate(_ intent: INIntent, _ id: String, _ direction: INInteractionDirection = .outgoing) async {
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.identifier = id
        interaction.direction = direction
        // A date to come counts as now.
        interaction.dateInterval = DateInterval(start: .distantFuture, duration: 1)
        try? await interaction.donate()
    }

    private static func text(to name: String) -> INSendMessageIntent {
        INSendMessageIntent(
            recipients: [person(name)], outgoingMessageType: .outgoingMessageText, content: "hello", speakableGroupName: nil,
            conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
    }

    /// A contact by identifier, or by number if the name is one.
    private static func person(_ name: String) -> INPerson {
        let isNumber = name.allSatisfy(\.isNumber)
        return INPerson(
            personHandle: INPersonHandle(value: isNumber ? name : nil, type: .phoneNumber), nameComponents: nil,
            displayName: name,
            image: nil, contactIdentifier: isNumber ? nil : name, customIdentifier: nil)
    }
}
