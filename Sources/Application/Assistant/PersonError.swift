import Foundation

/// Why a person cannot talk to the assistant.
public struct PersonError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and what to do next.
    public let message: String
    public var description: String { message }

    private init(_ message: String) {
        self.message = message
    }

    /// - Parameter languages: the codes of the languages that the assistant has.
    static func noLanguage(of locale: Locale, languages: [String]) -> PersonError {
        PersonError(
            "the assistant has no language for the locale '\(locale.identifier)'; "
                + "choose one of: \(languages.joined(separator: ", "))")
    }

    static func sameIdentifier(_ id: String) -> PersonError {
        PersonError("there is already a person with the identifier '\(id)'; give each person an identifier of their own")
    }

    static let badIdentifier = PersonError(
        "a person's identifier is empty, longer than 100 bytes or contains a NUL character; give them a plain identifier")

    static func unknown(_ id: String) -> PersonError {
        PersonError("there is no person with the identifier '\(id)'; add them first")
    }
}
