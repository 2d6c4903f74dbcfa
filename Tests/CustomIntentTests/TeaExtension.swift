import ExtensionRuntime
import Intents

/// The extension of a tea house, whose intents are declared in Swift.
final class TeaExtension: INExtension, BrewTeaIntentHandling, FindTeaIntentHandling {
    private static let teas = ["Darjeeling", "Earl Grey", "Lady Grey"]
    /// Other names, which only a search knows.
    private static let others = ["russian": "Caravan", "grandma": "Lady Grey"]

    private static func tea(_ name: String) -> Tea { Tea(identifier: name.lowercased(), display: name) }

    func provideTeaOptionsCollection(for intent: BrewTeaIntent, searchTerm: String?) async throws -> INObjectCollection<Tea> {
        let words = searchTerm?.lowercased() ?? ""
        let found = Self.teas.filter { words.isEmpty || $0.lowercased().contains(words) }
        return INObjectCollection(items: (found + (Self.others[words].map { [$0] } ?? [])).map(Self.tea))
    }

    func defaultTea(for intent: BrewTeaIntent) -> Tea? {
        // Whoever wants a pot has to choose.
        intent.size == .pot ? nil : Self.tea("Lady Grey")
    }

    func resolveTea(for intent: BrewTeaIntent) async -> TeaResolutionResult {
        guard let tea = intent.tea else { return .needsValue() }
        return .success(with: tea)
    }

    func resolveSize(for intent: BrewTeaIntent) async -> TeaSizeResolutionResult {
        intent.size == .unknown ? .needsValue() : .success(with: intent.size)
    }

    func resolveMinutes(for intent: BrewTeaIntent) async -> BrewTeaMinutesResolutionResult {
        .success(with: intent.minutes?.intValue ?? 4)
    }

    func resolveHasMilk(for intent: BrewTeaIntent) async -> INBooleanResolutionResult {
        .success(with: intent.hasMilk?.boolValue ?? false)
    }

    func resolveMilk(for intent: BrewTeaIntent) async -> INStringResolutionResult {
        guard let milk = intent.milk else { return .needsValue() }
        return .success(with: milk)
    }

    func handle(intent: BrewTeaIntent) async -> BrewTeaIntentResponse {
        guard let tea = intent.tea, let minutes = intent.minutes else {
            return BrewTeaIntentResponse(code: .failure, userActivity: nil)
        }
        if tea.displayString == "Darjeeling" { return .failureSoldOut(tea: tea) }
        return .success(tea: tea, minutes: minutes)
    }

    func handle(intent: FindTeaIntent) async -> FindTeaIntentResponse {
        let response = FindTeaIntentResponse(code: .success, userActivity: nil)
        response.teas = Self.teas
        return response
    }
}
