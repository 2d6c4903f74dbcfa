import Intents
import MessagesCore

// Messages that come in while the assistant is used.
extension IntentHandler {
    /// Has the parrot answer the message, if it is to her, a little later.
    func awaitAnswer(to message: PigeonMessage) throws(MessagingError) {
        guard message.recipients.map(\.id) == [Correspondent.parrot.id] else { return }
        let service = try service()
        Task {
            do {
                try await Task.sleep(for: Parrot.delay)
                guard let answer = try service.answerOfParrot(to: message) else { return }
                try await answer.report()
            } catch {
                FileHandle.standardError.write(
                    Data("Pigeon: the answer to message \(message.id) is not reported: \(error)\n".utf8))
            }
        }
    }
}

extension PigeonMessage {
    /// Tells the assistant that the message has come in, so that it can be announced, answered and marked.
    func report() async throws {
        let intent = INSendMessageIntent(
            recipients: recipients.map { INPerson($0) }, outgoingMessageType: .outgoingMessageText, content: content,
            speakableGroupName: group.map { INSpeakableString(spokenPhrase: $0) }, conversationIdentifier: conversation,
            serviceName: "Pigeon", sender: INPerson(sender), attachments: nil)
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.direction = .incoming
        interaction.identifier = id
        interaction.groupIdentifier = conversation
        interaction.dateInterval = DateInterval(start: sent, duration: 0)
        try await interaction.donate()
    }
}
