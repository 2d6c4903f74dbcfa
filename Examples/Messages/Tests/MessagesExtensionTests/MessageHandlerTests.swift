import Intents
import MessagesApp
import MessagesCore
import Testing

@testable import MessagesExtension

@Suite("What Pigeon answers", .serialized)
struct MessageHandlerTests {
    /// 5 January 2026, 9:00 in Los Angeles: conversations of the same test run stand at that time, too.
    private static let now = Date(timeIntervalSince1970: 1_767_632_400)

    /// Everything happens in a folder that belongs to this run.
    init() {
        _ = Self.folder
        PigeonClock.set { Self.now }
    }

    private static let folder: String = {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("messages-\(UUID().uuidString)").path
        setenv("XDG_DATA_HOME", path, 1)
        return path
    }()

    private static func person(_ name: String, handle: String? = nil, contact: String? = nil) -> INPerson {
        INPerson(
            personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nil, displayName: name, image: nil,
            contactIdentifier: contact, customIdentifier: nil)
    }

    private static func message(to people: [INPerson]?, _ content: String?, group: String? = nil) -> INSendMessageIntent {
        INSendMessageIntent(
            recipients: people, outgoingMessageType: .unknown, content: content,
            speakableGroupName: group.map { INSpeakableString(spokenPhrase: $0) }, conversationIdentifier: nil, serviceName: nil,
            sender: nil, attachments: nil)
    }

    private func resolve(_ intent: INSendMessageIntent) -> [INSendMessageRecipientResolutionResult]? {
        answer { IntentHandler().resolveRecipients(for: intent, with: $0) }
    }

    @Test("RES-12 recipients are resolved one by one, each with an outcome of its own")
    func recipients() throws {
        let service = try IntentHandler().service()
        let priya = INPerson(try #require(try service.people(called: "Priya").first))
        let johns = try service.people(called: "John").map { INPerson($0) }
        let people = [
            Self.person("Priya"), Self.person("John"), Self.person("Zelda"), Self.person("Zelda", contact: "card 7"),
            Self.person("Zelda", handle: "at home"), Self.person("Hanne"),
        ]
        #expect(
            resolve(Self.message(to: people, "Hello")) == [
                .success(with: priya), .disambiguation(with: johns), .unsupported(forReason: .noAccount),
                .unsupported(forReason: .noValidHandle), .unsupported(forReason: .requestedHandleInvalid),
                .unsupported(forReason: .noAccount),
            ])
        for john in johns { #expect(resolve(Self.message(to: [john], "Hello")) == [.success(with: john)]) }
        #expect(resolve(Self.message(to: nil, "Hello")) == [.needsValue()])
        #expect(resolve(Self.message(to: [], "Hello", group: "Hikers")) == [.notRequired()])
    }

    @Test(
        "Words are asked for when they are missing and refused when there are too many",
        arguments: [
            (nil, .needsValue()), ("", .needsValue()), (" ", .needsValue()), ("Hi", .success(with: "Hi")),
            (String(repeating: "x", count: 2001), .unsupported()),
        ] as [(String?, INStringResolutionResult)])
    func content(said: String?, expected: INStringResolutionResult) {
        #expect(answer { IntentHandler().resolveContent(for: Self.message(to: nil, said), with: $0) } == expected)
    }

    @Test("A group goes by its name; with another name the one there is is asked about")
    func groups() {
        func resolve(_ name: String?) -> INSpeakableStringResolutionResult? {
            answer { IntentHandler().resolveSpeakableGroupName(for: Self.message(to: nil, "Hi", group: name), with: $0) }
        }
        let hikers = INSpeakableString(spokenPhrase: "Hikers")
        #expect(resolve(nil) == .notRequired())
        #expect(resolve("the hikers") == .success(with: hikers))
        #expect(resolve("Knitters") == .confirmationRequired(with: hikers))
    }

    @Test("A message is sent, found, edited and taken back; the app shows its conversation")
    func life() throws {
        let sent = answer {
            IntentHandler().handle(intent: Self.message(to: [Self.person("Priya")], "On my wai"), completion: $0)
        }
        let message = try #require(sent?.sentMessages?.first)
        #expect(sent?.code == .success && message.recipients?.map(\.customIdentifier) == ["priya-nair"])
        let edit = INEditMessageIntent(messageIdentifier: nil, editedContent: "On my way")
        #expect(answer { IntentHandler().handle(intent: edit, completion: $0) }?.code == .success)
        #expect(find(terms: ["MY WAY"])?.map(\.identifier) == [message.identifier])
        let unsend = INUnsendMessagesIntent(messageIdentifiers: [message.identifier])
        #expect(answer { IntentHandler().handle(intent: unsend, completion: $0) }?.code == .success)
        #expect(find(terms: ["MY WAY"]) == [])
        let app = MessagesApplication()
        #expect(sent?.userActivity.map(app.application(continue:)) == true)
        #expect(app.screen == .conversation(message.conversationIdentifier ?? ""))
        let strange = INEditMessageIntent(messageIdentifier: "PM-1", editedContent: "x")
        #expect(answer { IntentHandler().handle(intent: strange, completion: $0) }?.code == .failureMessageNotFound)
    }

    @Test("What became of a message is reported: nothing before it is sent, the message after that; of an edit, nothing is known")
    func report() async throws {
        var record = Self.message(to: [Self.person("Priya")], "To be reported")._record
        record["identifier"] = .string("to be reported")
        let intent = INSendMessageIntent(_record: record)
        guard case .notHandled = await IntentHandler().report(on: "a", of: intent) else {
            Issue.record("a message that was not sent is reported")
            return
        }
        let sent = answer { IntentHandler().handle(intent: intent, completion: $0) }
        guard case .handled(let response) = await IntentHandler().report(on: "a", of: intent) else {
            Issue.record("the message is not reported")
            return
        }
        let reported = (response as? INSendMessageIntentResponse)?.sentMessages?.first
        #expect(reported?.identifier == sent?.sentMessages?.first?.identifier)
        let edit = INEditMessageIntent(messageIdentifier: nil, editedContent: "x")
        guard case .unknown = await IntentHandler().report(on: "b", of: edit) else {
            Issue.record("an edit is reported")
            return
        }
    }

    @Test("What is unread is found by sender and marked as read")
    func marking() {
        #expect(find(senders: [Self.person("John Okoro", handle: "john.okoro@example.com")], .unread)?.count == 1)
        let mark = INSetMessageAttributeIntent(identifiers: nil, attribute: .read)
        #expect(answer { IntentHandler().handle(setMessageAttribute: mark, completion: $0) }?.code == .success)
        #expect(find(.unread) == [])
        let missing = INSetMessageAttributeIntent(identifiers: ["PM-999"], attribute: .read)
        #expect(answer { IntentHandler().handle(setMessageAttribute: missing, completion: $0) }?.code == .failureMessageNotFound)
        let played = INSetMessageAttributeIntent(identifiers: nil, attribute: .played)
        #expect(answer { IntentHandler().resolveAttribute(forSetMessageAttribute: played, with: $0) } == .unsupported())
    }

    private func find(
        senders: [INPerson]? = nil, _ attributes: INMessageAttributeOptions = [], terms: [String]? = nil
    ) -> [INMessage]? {
        let intent = INSearchForMessagesIntent(
            recipients: nil, senders: senders, searchTerms: terms, attributes: attributes, dateTime: nil, identifiers: nil,
            notificationIdentifiers: nil, speakableGroupNames: nil, conversationIdentifiers: nil)
        return answer { IntentHandler().handle(intent: intent, completion: $0) }?.messages
    }
}

/// What a method with a completion handler answers before it returns; `nil` when it does not.
func answer<Answer>(_ call: (@escaping (Answer) -> Void) -> Void) -> Answer? {
    var answer: Answer?
    call { answer = $0 }
    return answer
}
