import Foundation
import Intents

/// Reads everything that may be missing, by property and by name, and puts it into an activity.
public final class ReadingExtension: INExtension, INSendMessageIntentHandling {
    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let activity = NSUserActivity(activityType: "reading")
        var info: [AnyHashable: Any] = [:]
        info["handle"] = intent.recipients?.first?.personHandle?.value
        info["label"] = intent.recipients?.first?.personHandle?.label?.rawValue
        info["given"] = intent.recipients?.first?.nameComponents?.givenName
        info["alias"] = intent.recipients?.first?.aliases?.first?.value
        info["match"] = intent.recipients?.first?.siriMatches?.first?.displayName
        info["group"] = intent.speakableGroupName?.vocabularyIdentifier ?? intent.speakableGroupName?.spokenPhrase
        info["service"] = intent.serviceName?.lowercased()
        info["attachment"] = intent.attachments?.first?.audioMessageFile?.filename
        info["byName"] = (intent.value(forKey: "recipients") as? [INPerson])?.count
        info["byPath"] = intent.value(forKeyPath: "speakableGroupName.spokenPhrase") as? String
        info["type"] = (intent.value(forKey: "outgoingMessageType") as? NSNumber)?.intValue
        info["class"] = String(describing: type(of: intent))
        info["kind"] = intent.isKind(of: INSendMessageIntent.self)
        activity.userInfo = info
        activity.isEligibleForPrediction = true
        activity.suggestedInvocationPhrase = "read it"
        activity.persistentIdentifier = intent.identifier
        completion(INSendMessageIntentResponse(code: .success, userActivity: activity))
    }
}

/// Donates as apps do, in every spelling.
public enum Donations {
    public static func donate(_ content: String, group: String, then finish: @escaping @Sendable (Bool) -> Void) {
        let intent = INSendMessageIntent(
            recipients: [AddressBook.people[2]], outgoingMessageType: .outgoingMessageText, content: content,
            speakableGroupName: INSpeakableString(spokenPhrase: "Friends"), conversationIdentifier: "c1", serviceName: nil,
            sender: nil, attachments: nil)
        intent.setImage(INImage(named: "friends"), forParameterNamed: \.speakableGroupName)
        intent.suggestedInvocationPhrase = "Write my friends"
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.direction = .outgoing
        interaction.groupIdentifier = group
        interaction.donate()
        interaction.donate(completion: nil)
        interaction.donate { error in
            guard error == nil else { return finish(false) }
            finish(true)
        }
        INInteraction(intent: intent, response: INSendMessageIntentResponse(code: .success, userActivity: nil)).donate {
            (error: Error?) in
            if let error = error as? INIntentError { print(error.code, error.localizedDescription) }
        }
        if let shortcut = INShortcut(intent: intent) {
            INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
        }
        INVoiceShortcutCenter.shared.getAllVoiceShortcuts { voiceShortcuts, error in
            for shortcut in voiceShortcuts ?? [] { print(shortcut.invocationPhrase, shortcut.shortcut.intent as Any) }
        }
        INPreferences.requestSiriAuthorization { status in
            switch status {
            case .authorized: print("authorized")
            case .denied, .restricted, .notDetermined: break
            @unknown default: break
            }
        }
    }

    /// What an app archives of an interaction and reads back.
    public static func archived(_ interaction: INInteraction) throws -> (name: String?, identifier: String) {
        let data = try NSKeyedArchiver.archivedData(withRootObject: interaction, requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: INInteraction.self, from: data)
        let call = back?.intent as? INStartAudioCallIntent
        return (call?.contacts?.map { $0.displayName }.joined(separator: ", "), back?.identifier ?? "")
    }
}
