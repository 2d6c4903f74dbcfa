import Intents
import MessagesCore

extension IntentHandler: INSearchForMessagesIntentHandling {
    public func resolveRecipients(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion(resolutions(of: intent.recipients))
    }

    public func resolveSenders(
        for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion(resolutions(of: intent.senders))
    }

    private func resolutions(of people: [INPerson]?) -> [INPersonResolutionResult] {
        guard let people, !people.isEmpty else { return [.notRequired()] }
        return people.map { person in
            do throws(MessagingError) {
                if let writer = try writer(person) { return .success(with: INPerson(writer)) }
                return switch try PersonMatch(person, in: service()) {
                case .one(let person, _): .success(with: person)
                case .several(let people): .disambiguation(with: people)
                // Who cannot be written to may have written before.
                case .noAccount, .noHandle, .unusableHandle: person.handleValue.isEmpty ? .unsupported() : .success(with: person)
                }
            } catch {
                error.log(in: "resolveSenders(SearchForMessages)")
                return .unsupported()
            }
        }
    }

    /// The one in Pigeon's directory who goes by the words said, where the contact that they were taken for is not in it.
    private func writer(_ person: INPerson) throws(MessagingError) -> Correspondent? {
        let service = try service()
        guard person.customIdentifier == nil, try service.person(handle: person.handleValue) == nil else { return nil }
        let people = try service.people(called: person.spokenPhrase)
        return people.count == 1 ? people[0] : nil
    }

    public func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
        do {
            let messages = try service().search(query(for: intent))
            let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
            response.messages = messages.map { INMessage($0) }
            completion(response)
        } catch {
            error.log(in: "handle(SearchForMessages)")
            completion(INSearchForMessagesIntentResponse(code: error.searchCode, userActivity: nil))
        }
    }

    private func query(for intent: INSearchForMessagesIntent) throws(MessagingError) -> MessageQuery {
        var query = MessageQuery()
        query.senders = (intent.senders ?? []).map(\.handleValue)
        query.recipients = (intent.recipients ?? []).map(\.handleValue)
        query.terms = intent.searchTerms ?? []
        query.termsMatch = intent.searchTermsOperator.match
        query.identifiers = intent.identifiers ?? []
        query.conversations = intent.conversationIdentifiers ?? []
        query.groups = (intent.speakableGroupNames ?? []).map(\.spokenPhrase)
        (query.from, query.until) = intent.dateTimeRange?.instants ?? (nil, nil)
        query.isRead = intent.attributes.state(.read, .unread)
        query.isFlagged = intent.attributes.state(.flagged, .unflagged)
        return query
    }
}

extension INConditionalOperator {
    var match: MessageQuery.Match {
        switch self {
        case .any: .any
        case .none: .none
        default: .all
        }
    }
}

extension INMessageAttributeOptions {
    /// `true` for the one, `false` for the other; `nil` for neither and for both.
    func state(_ one: INMessageAttributeOptions, _ other: INMessageAttributeOptions) -> Bool? {
        contains(one) == contains(other) ? nil : contains(one)
    }
}

extension MessagingError {
    var searchCode: INSearchForMessagesIntentResponseCode {
        switch code {
        case .tooManyResults: .failureMessageTooManyResults
        case .storage: .failureMessageServiceNotAvailable
        default: .failure
        }
    }
}
