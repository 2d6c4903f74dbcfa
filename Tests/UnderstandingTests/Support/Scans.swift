import Foundation
import IntentSchema

@testable import Understanding

extension Fixtures {
    /// What slots find in a text, with English as it is spoken in a region.
    static func scan(
        _ text: String, locale: String = "en_US", parameters: [String: ParameterValue] = [:]
    ) -> SlotScanner? {
        guard let interpreter else { return nil }
        let known = context
        var context = InterpretationContext(
            now: known.now, calendar: known.calendar, locale: Locale(identifier: locale), location: known.location,
            appIndex: known.appIndex, contacts: known.contacts)
        context.parameters = parameters
        return TurnReader(interpreter: interpreter, context: context, utterance: interpreter.tokens(of: text)).scanner
    }
}
