import ExtensionProtocol
import Foundation
import IntentSchema
import Store
import Understanding

/// What donations tell of the people with whom a person deals by messages and calls, and of their groups.
struct Correspondence {
    /// A message or a call.
    struct Encounter {
        /// A record of the type `INPerson`.
        var person: Record
        var time: Date
    }

    /// A conversation of several people.
    struct Group: Hashable {
        var name: String
        /// As the app identifies it; empty if it has not told.
        var conversation: String

        /// The name as a word of the app.
        var word: UserVocabulary.Word { .init(kind: Self.contactGroupName, phrase: name) }

        /// The raw value of `INVocabularyStringType`.
        private static let contactGroupName = 2
    }

    /// The intents whose donations tell of it.
    static let intents: Set<String> = [
        "INSendMessageIntent", "INStartCallIntent", "INStartAudioCallIntent", "INStartVideoCallIntent",
    ]
    /// The intents for which it is needed.
    static let askedFor = intents.union(["INSearchForMessagesIntent", "INSetMessageAttributeIntent"])
    /// For how long, in seconds, a pronoun may refer to somebody: a week.
    static let recent: TimeInterval = 7 * 86_400
    /// The latest donations of an app that are looked at, and the groups that are kept.
    static let (mostDonations, mostGroups) = (128, 32)
    /// In characters; a longer name is never said.
    private static let longestName = 60

    /// The latest first.
    private(set) var encounters: [Encounter] = []
    /// By app, the latest first.
    private(set) var groups: [String: [Group]] = [:]

    /// The message that was received last; `nil` for none.
    private(set) var lastReceived: (message: ReceivedMessages, time: Date)?

    var isEmpty: Bool { encounters.isEmpty && groups.isEmpty && lastReceived == nil }

    /// The people of the encounters as contacts, each once, in their order.
    private var contacts: [(id: String, time: Date)] = []

    /// - Parameters:
    ///   - donations: of each app the latest first.
    ///   - contacts: the person's.
    init(_ donations: [Donation], contacts: ContactIndex) {
        for donation in donations {
            add(donation)
            if donation.time > lastReceived?.time ?? .distantPast, let message = ReceivedMessages(donation, knowing: contacts) {
                lastReceived = (message, donation.time)
            }
        }
        encounters.sort { $0.time > $1.time }
        for index in encounters.indices {
            guard let contact = Self.contact(encounters[index].person, among: contacts), !contact.isMe else { continue }
            encounters[index].person["contactIdentifier"] = .string(contact.id)
            if !self.contacts.contains(where: { $0.id == contact.id }) {
                self.contacts.append((contact.id, encounters[index].time))
            }
        }
    }

    static func contact(_ person: Record, among contacts: ContactIndex) -> Contact? {
        if let known = person["contactIdentifier"]?.string.flatMap(contacts.contact(id:)) { return known }
        guard let value = person["personHandle"]?.record?["value"]?.string, !value.isEmpty else { return nil }
        let kind: Contact.Handle.Kind = value.contains("@") ? .emailAddress : .phoneNumber
        let found = contacts.contacts(reachedAt: Contact.Handle(kind: kind, value: value))
        return found.count == 1 ? contacts.contacts[Int(found[0])] : nil
    }

    private mutating func add(_ donation: Donation) {
        guard !donation.hasFailed, let intent = donation.content["intent"]?.record, Self.intents.contains(intent.type) else {
            return
        }
        let name = intent["speakableGroupName"]?.record?["spokenPhrase"] ?? intent["groupName"]
        if let name = name?.string, !name.isEmpty {
            let group = Group(name: name, conversation: intent["conversationIdentifier"]?.string ?? "")
            guard name.count <= Self.longestName, groups[donation.app, default: []].count < Self.mostGroups,
                !groups[donation.app, default: []].contains(where: { $0.name == name })
            else { return }
            // What is said to a group says little about each of its people.
            return groups[donation.app, default: []].append(group)
        }
        let people =
            donation.isIncoming && intent.type == "INSendMessageIntent"
            ? [intent["sender"]].compactMap(\.self) : (intent["recipients"] ?? intent["contacts"])?.list ?? []
        encounters += people.compactMap(\.record).map { Encounter(person: $0, time: donation.time) }
    }

    // MARK: - What follows

    /// The identifiers of the contacts with whom the person has dealt since then, the latest first.
    func contacts(after time: Date) -> [String] { contacts.filter { $0.time > time }.map(\.id) }

    /// How much the person deals with these people, as ``AppHabit`` weighs uses of apps; people with whom they have not are left out.
    ///
    /// - Parameter people: records of the type `INPerson`.
    func weights(of people: [Record], at now: Date) -> [String: Double] {
        var times: [String: [Date]] = [:]
        for encounter in encounters { if let key = encounter.person.personKey { times[key, default: []].append(encounter.time) } }
        return people.reduce(into: [:]) { weights, person in
            guard let key = person.personKey, let own = times[key] else { return }
            weights[key] = AppHabit.weight(of: own, at: now)
        }
    }

    /// The act with the conversations of the group that it names.
    func withConversations(_ act: DialogueAct) -> DialogueAct {
        switch act {
        case .request(let hypothesis): .request(withConversations(hypothesis))
        case .followed(let act, let next): .followed(act, by: withConversations(next))
        default: act
        }
    }

    private func withConversations(_ hypothesis: Hypothesis) -> Hypothesis {
        guard let name = hypothesis.parameters["speakableGroupName"]?.record?["spokenPhrase"]?.string else { return hypothesis }
        let found = groups.compactMapValues { groups in
            groups.first { $0.name.compare(name, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame }?
                .conversation
        }
        var known = hypothesis
        known.conversations = found.isEmpty ? nil : found
        return known
    }
}

extension PersonalMemory {
    /// What the apps have donated of messages and calls.
    func correspondence(by apps: [String], with person: Person) async throws -> Correspondence {
        var donations: [Donation] = []
        for app in apps { donations += try await store.donations(of: app, for: person.id, limit: Correspondence.mostDonations) }
        return Correspondence(donations, contacts: person.contacts)
    }
}
