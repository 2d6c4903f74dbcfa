package import ExtensionProtocol
package import IntentSchema

extension WireEvent {
    /// The event as a message; its person is the one whom the program serves.
    package init(_ event: ExtensionEvent) {
        self.init()
        kind =
            switch event.kind {
            case .remark(let text): .remark(text)
            case .outcome(let operation, let reply): .outcome(WireOutcome(operation, reply))
            case .update(let response): response.map { .update(WireRecord($0)) } ?? .updatesEnded(WireEmpty())
            case .vocabulary(let vocabulary): .vocabulary(WireVocabulary(vocabulary))
            case .permission(let permission, let isGranted): .permission(WirePermissionAnswer(permission, isGranted))
            case .contribution(let contribution): .contribution(WireContribution(contribution))
            }
        request = event.request ?? ""
    }

    /// - Parameter person: whom the program serves; a program cannot speak for anyone else.
    /// - Throws: `WireError` if the kind is unknown or a value malformed.
    package func event(of person: String) throws(WireError) -> ExtensionEvent {
        let happened: ExtensionEvent.Kind
        switch kind {
        case .remark(let text): happened = .remark(text)
        case .outcome(let outcome): happened = .outcome(operation: outcome.operation, try outcome.answer.answer().reply)
        case .update(let response): happened = .update(try response.record())
        case .updatesEnded: happened = .update(nil)
        case .vocabulary(let vocabulary): happened = .vocabulary(vocabulary.vocabulary)
        case .permission(let answer): happened = .permission(try answer.known(), isGranted: answer.isGranted)
        case .contribution(let contribution): happened = .contribution(try contribution.contribution())
        case nil: throw .field("Event.kind", "is missing, or of a newer version")
        }
        return ExtensionEvent(happened, request: request.isEmpty ? nil : request, person: person)
    }
}

extension WireOutcome {
    init(_ operation: String, _ reply: ExtensionReply) {
        self.init()
        self.operation = operation
        answer = WireAnswer(ExtensionAnswer(reply))
    }
}

extension WirePermissionAnswer {
    init(_ permission: IntentSchema.Permission, _ isGranted: Bool) {
        self.init()
        self.permission = permission.rawValue
        self.isGranted = isGranted
    }

    func known() throws(WireError) -> IntentSchema.Permission {
        guard let known = IntentSchema.Permission(rawValue: permission) else {
            throw .field("PermissionAnswer.permission", "is unknown")
        }
        return known
    }
}

extension WireVocabulary {
    /// The words as a message.
    package init(_ vocabulary: UserVocabulary) {
        self.init()
        version = Int64(vocabulary.version)
        words = vocabulary.words.map { word in
            var wire = Word()
            wire.kind = Int64(word.kind)
            wire.phrase = word.phrase
            if let identifier = word.identifier { wire.identifier = identifier }
            if let pronunciation = word.pronunciation { wire.pronunciation = pronunciation }
            return wire
        }
    }

    /// The words.
    package var vocabulary: UserVocabulary {
        UserVocabulary(
            version: Int(version),
            words: words.map { word in
                UserVocabulary.Word(
                    kind: Int(word.kind), phrase: word.phrase, identifier: word.hasIdentifier ? word.identifier : nil,
                    pronunciation: word.hasPronunciation ? word.pronunciation : nil)
            })
    }
}

extension WireContribution {
    init(_ contribution: AppContribution) {
        self.init()
        kind =
            switch contribution {
            case .donation(let interaction): .donation(WireRecord(interaction))
            case .deletion(.all): .deleteAll(WireEmpty())
            case .deletion(.identifiers(let identifiers)): .deleteIdentifiers(Names.with { $0.names = identifiers })
            case .deletion(.group(let group)): .deleteGroup(group)
            case .deletion(.allActivities): .deleteAllActivities(WireEmpty())
            case .deletion(.activities(let identifiers)): .deleteActivities(Names.with { $0.names = identifiers })
            case .suggestedShortcuts(let shortcuts): .suggestedShortcuts(WireRecords(shortcuts))
            case .relevantShortcuts(let shortcuts): .relevantShortcuts(WireRecords(shortcuts))
            case .upcomingMedia(let intents): .upcomingMedia(WireRecords(intents))
            case .predictionMode(let mode, let mediaType):
                .predictionMode(
                    Prediction.with {
                        $0.mode = Int64(mode)
                        $0.mediaType = Int64(mediaType)
                    })
            case .userContext(let context): .userContext(WireRecord(context))
            case .notification(let request): .notification(WireRecord(request))
            case .notificationsRemoved(nil): .removeAllNotifications(WireEmpty())
            case .notificationsRemoved(let identifiers?): .removeNotifications(Names.with { $0.names = identifiers })
            }
    }

    func contribution() throws(WireError) -> AppContribution {
        switch kind {
        case .donation(let interaction): .donation(try interaction.record())
        case .deleteAll: .deletion(.all)
        case .deleteIdentifiers(let identifiers): .deletion(.identifiers(identifiers.names))
        case .deleteGroup(let group): .deletion(.group(group))
        case .deleteAllActivities: .deletion(.allActivities)
        case .deleteActivities(let identifiers): .deletion(.activities(identifiers.names))
        case .suggestedShortcuts(let shortcuts): .suggestedShortcuts(try shortcuts.all())
        case .relevantShortcuts(let shortcuts): .relevantShortcuts(try shortcuts.all())
        case .upcomingMedia(let intents): .upcomingMedia(try intents.all())
        case .predictionMode(let prediction):
            .predictionMode(Int(prediction.mode), mediaType: Int(prediction.mediaType))
        case .userContext(let context): .userContext(try context.record())
        case .notification(let request): .notification(try request.record())
        case .removeAllNotifications: .notificationsRemoved(nil)
        case .removeNotifications(let identifiers): .notificationsRemoved(identifiers.names)
        case nil: throw .field("Contribution.kind", "is missing, or of a newer version")
        }
    }
}
