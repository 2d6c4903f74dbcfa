import IntentSchema

// Answers from the user's contacts.
extension Renderer {
    func contacts(_ inquiry: ContactInquiry, at moment: TimeWords.Moment) -> RenderedMessage {
        let (spoken, shown) = both(at: moment) { context in
            var scope = Scope(words: words, context: context, sources: [])
            scope.values["count"] = TypedValue(.integer(inquiry.count))
            scope.texts["value"] = inquiry.name.flatMap { PlainText.line($0, limit: 100) } ?? ""
            scope.texts["label"] = inquiry.label ?? ""
            guard let first = inquiry.found.first else {
                return say(inquiry.name == nil ? .contactsNone : .contactUnknown, in: scope)
            }
            guard let fact = inquiry.fact else {
                scope.texts["list"] = names(inquiry.found, of: inquiry.count, &scope)
                return say(.contactsMany, in: scope)
            }
            scope.texts["noun"] = say([pack.phrases["contact.\(fact.rawValue)"]], in: scope) ?? ""
            guard inquiry.found.count > 1 else { return sentence(about: first, inquiry, &scope) }
            let told = inquiry.found.prefix(ContactInquiry.mostDetailed)
            let lead = inquiry.count > told.count ? [say(.contactsFit, in: scope)] : []
            return (lead + told.map { sentence(about: $0, inquiry, &scope) }).joined(separator: " ")
        }
        return RenderedMessage(spoken: spoken, shown: shown)
    }

    private func names(_ found: [FoundContact], of count: Int, _ scope: inout Scope) -> String {
        var names = found.compactMap { PlainText.line($0.name, limit: 100) }
        if count > found.count {
            scope.values["count"] = TypedValue(.integer(count - found.count))
            names.append(say(.shortcutsFurther, in: scope))
            scope.values["count"] = TypedValue(.integer(count))
        }
        return names.joined(separator: ", ")
    }

    private func sentence(about contact: FoundContact, _ inquiry: ContactInquiry, _ scope: inout Scope) -> String {
        scope.texts["person"] = PlainText.line(contact.name, limit: 100) ?? ""
        guard !contact.entries.isEmpty else { return say(.contactWithout, in: scope) }
        scope.texts["list"] = contact.entries.map { entry in
            [PlainText.line(entry.value, limit: 200), entry.label.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
        }.joined(separator: ", ")
        let isOther = inquiry.label != nil && !contact.entries.contains { $0.label == inquiry.label }
        return say(isOther ? .contactOther : .contactTold, in: scope)
    }
}
