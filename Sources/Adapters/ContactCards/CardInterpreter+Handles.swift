import Foundation
import IntentSchema

extension CardInterpreter {
    /// Phone numbers and e-mail addresses: the kind that the card lists first comes first; within a kind, the preferred ones.
    mutating func handles() -> [Contact.Handle] {
        let firstKind = card.lines.first { $0.name == "TEL" || $0.name == "EMAIL" }?.name
        let phones = handles("TEL", .phoneNumber)
        let mails = handles("EMAIL", .emailAddress)
        return (firstKind == "EMAIL" ? mails + phones : phones + mails) + userNames()
    }

    /// User names at services: IMPP (RFC 4770), SOCIALPROFILE (RFC 9554) and the X-SOCIALPROFILE of address books.
    private mutating func userNames() -> [Contact.Handle] {
        var handles: [Contact.Handle] = []
        for line in card.all("IMPP", "SOCIALPROFILE", "X-SOCIALPROFILE") {
            guard let text = read(line, { line throws(UnreadableText) in try line.text() }), !text.isEmpty else { continue }
            let value = line.values(of: "X-USER").first ?? line.values(of: "USERNAME").first ?? Self.userName(in: text)
            let service =
                line.values(of: "SERVICE-TYPE").first ?? line.values(of: "X-SERVICE-TYPE").first
                ?? line.types.first { $0 != "pref" }
            guard !value.isEmpty else { continue }
            let handle = Contact.Handle(kind: .userName, value: value, label: service?.lowercased())
            if !handles.contains(handle) { handles.append(handle) }
        }
        return handles
    }

    /// The user name in an address such as `xmpp:molly42@example.org` or `https://example.org/molly42`.
    private static func userName(in text: String) -> String {
        var name = Substring(text)
        if let colon = name.firstIndex(of: ":") { name = name[name.index(after: colon)...] }
        while name.hasSuffix("/") { name = name.dropLast() }
        if name.hasPrefix("//"), let slash = name.lastIndex(of: "/") { name = name[name.index(after: slash)...] }
        return String(name.drop { $0 == "@" })
    }

    private mutating func handles(_ property: String, _ kind: Contact.Handle.Kind) -> [Contact.Handle] {
        var handles: [Contact.Handle] = []
        for line in card.all(property) {
            guard let text = read(line, { line throws(UnreadableText) in try line.text() }), !text.isEmpty else { continue }
            let value = Self.withoutScheme(text)
            guard Self.isPlausible(value, kind) else {
                let what = kind == .phoneNumber ? "a phone number without a digit" : "an e-mail address without @"
                report("\(property) is \(what)", "correct it on the card", .valueIgnored, line: line.number)
                continue
            }
            let handle = Contact.Handle(
                kind: kind, value: value, label: card.label(of: line.group) ?? Self.label(line.types, kind))
            if !handles.contains(handle) { handles.append(handle) }
        }
        return handles
    }

    /// The value without the scheme: vCard 4.0 writes `tel:+1-415-555-0101;ext=5` and, rarely, `mailto:`.
    private static func withoutScheme(_ text: String) -> String {
        let lowered = text.lowercased()
        for scheme in ["tel:", "mailto:"] where lowered.hasPrefix(scheme) {
            let rest = text.dropFirst(scheme.count)
            return rest.removingPercentEncoding ?? String(rest)
        }
        return text
    }

    private static func isPlausible(_ value: String, _ kind: Contact.Handle.Kind) -> Bool {
        kind == .phoneNumber ? value.contains(where: \.isNumber) : value.contains("@")
    }

    /// A label of one or two words, chosen from the types, of which a card may have many
    /// (`type=IPHONE;type=CELL;type=VOICE;type=pref`).
    private static func label(_ types: [String], _ kind: Contact.Handle.Kind) -> String? {
        let place = types.first { ["home", "work", "main", "other", "school"].contains($0) }
        guard kind == .phoneNumber else { return place }
        if types.contains("fax") { return place.map { "\($0) fax" } ?? "fax" }
        if types.contains(where: ["cell", "mobile", "iphone"].contains) { return "mobile" }
        return place ?? types.first { ["pager", "car", "video", "textphone"].contains($0) }
    }
}
