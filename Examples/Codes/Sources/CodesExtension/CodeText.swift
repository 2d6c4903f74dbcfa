import Foundation

/// What the codes say.
enum CodeText {
    /// A person's card for phones: a vCard (RFC 6350, in the version 3.0 that all phones read).
    static func contact(given: String, family: String, phones: [String], emails: [String]) -> String {
        let name = [given, family].filter { !$0.isEmpty }.joined(separator: " ")
        let lines =
            ["BEGIN:VCARD", "VERSION:3.0", "N:\(escaped(family));\(escaped(given));;;", "FN:\(escaped(name))"]
            + phones.map { "TEL:\(escaped($0))" } + emails.map { "EMAIL:\(escaped($0))" } + ["END:VCARD"]
        return lines.joined(separator: "\r\n")
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text where !character.isNewline {
            escaped += ["\\", ";", ","].contains(character) ? "\\\(character)" : String(character)
        }
        return escaped
    }

    /// A transfer that banking apps fill in: the code of the European Payments Council (EPC069-12, version 002).
    static func paymentRequest(name: String, account: String) -> String {
        ["BCD", "002", "1", "SCT", "", String(name.prefix(70)), account, "", "", "", "", ""].joined(separator: "\n")
    }

    /// A pass for all lines of the city, which gates and inspectors read.
    static func pass(_ pass: TransitPass, for line: String) -> String {
        "PASS;\(pass.number);\(line);\(pass.firstDay);\(pass.lastDay)"
    }
}
