import ContactCards
import Foundation
import IntentSchema

/// Cards for tests, written with LF; the reader takes any line end.
enum CardText {
    /// One card of these lines.
    static func card(_ lines: String..., version: String = "4.0") -> String {
        (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD", ""]).joined(separator: "\n")
    }

    static func read(_ text: String, owner: String? = nil) throws -> CardReading {
        try VCardReader(owner: owner).read(Data(text.utf8))
    }
}

extension Contact {
    /// All of the contact but its identifier, for comparing at a glance.
    var brief: String {
        var parts = ["\(fullName) = \(givenName)/\(middleName)/\(familyName)"]
        if !nicknames.isEmpty { parts.append("aka " + nicknames.joined(separator: "+")) }
        if !organization.isEmpty || !jobTitle.isEmpty { parts.append("\(jobTitle)@\(organization)") }
        parts += handles.map { "\($0.kind == .phoneNumber ? "tel" : "mail") \($0.value) [\($0.label ?? "-")]" }
        parts += addresses.map(\.brief)
        if let relationship { parts.append("is \(relationship)") }
        if isMe { parts.append("me") }
        return parts.joined(separator: "; ")
    }
}

extension Contact.Address {
    fileprivate var brief: String {
        let text = [street, city, state, postalCode, country].joined(separator: "|")
        let position = coordinate.map { " @\($0.latitude),\($0.longitude)" } ?? ""
        return "adr \(text) [\(label ?? "-")]\(position)"
    }
}
