import Contacts
import Intents

/// Shows codes: the person's contact card, where to pay them, and their pass for public transport.
public final class IntentHandler: INExtension, INGetVisualCodeIntentHandling {
    /// The group that the app and its extension share their folder in.
    private static let groupIdentifier = "group.org.errand.examples.codes"
    /// The account that people pay to. Squares is no bank: this is the one that the standard for account numbers gives as an example.
    private static let account = "DE89370400440532013000"

    public func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult {
        switch intent.visualCodeType {
        case .unknown: .needsValue()
        case .sendPayment: .unsupported()
        case .contact, .requestPayment: Self.owner() == nil ? .unsupported() : .success(with: intent.visualCodeType)
        case .transit, .bus, .subway: .success(with: intent.visualCodeType)
        }
    }

    public func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
        do {
            guard let text = try Self.text(for: intent.visualCodeType), let code = QRCode(text) else {
                return INGetVisualCodeIntentResponse(code: .failure, userActivity: nil)
            }
            let response = INGetVisualCodeIntentResponse(code: .success, userActivity: nil)
            response.visualCodeImage = INImage(imageData: PNGWriter.png(code.modules))
            return response
        } catch {
            FileHandle.standardError.write(Data("Squares: the code cannot be made: \(error)\n".utf8))
            return INGetVisualCodeIntentResponse(code: .failure, userActivity: nil)
        }
    }

    /// What the code says; `nil` for one that Squares has not.
    private static func text(for type: INVisualCodeType) throws -> String? {
        switch type {
        case .contact:
            return owner().map { owner in
                CodeText.contact(
                    given: owner.givenName, family: owner.familyName, phones: owner.phoneNumbers.map(\.value.stringValue),
                    emails: owner.emailAddresses.map { $0.value as String })
            }
        case .requestPayment:
            return owner().map { CodeText.paymentRequest(name: "\($0.givenName) \($0.familyName)", account: account) }
        case .transit: return CodeText.pass(try pass(), for: "ALL")
        case .bus: return CodeText.pass(try pass(), for: "BUS")
        case .subway: return CodeText.pass(try pass(), for: "SUBWAY")
        case .sendPayment, .unknown: return nil
        }
    }

    private static func pass() throws -> TransitPass {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier) else {
            throw CocoaError(.fileWriteNoPermission)
        }
        return try TransitPass.current(in: folder, at: .ofHost, calendar: .ofPerson)
    }

    /// The person's own contact card; `nil` where it may not be seen, or tells no name.
    private static func owner() -> CNContact? {
        guard CNContactStore.authorizationStatus(for: .contacts) == .authorized else { return nil }
        let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey]
        // Whoever keeps no card of their own has no code for it.
        guard let card = try? CNContactStore().unifiedMeContactWithKeys(toFetch: keys as [CNKeyDescriptor]) else { return nil }
        return card.givenName.isEmpty && card.familyName.isEmpty ? nil : card
    }
}
