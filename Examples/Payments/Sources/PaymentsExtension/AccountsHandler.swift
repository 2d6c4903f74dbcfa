import Intents
import PaymentsCore

/// Tells what is on the customer's accounts.
final class AccountsHandler: NSObject, INSearchForAccountsIntentHandling {
    func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult {
        guard let nickname = intent.accountNickname else { return .notRequired() }
        do {
            let accounts = try BankService.shared().accounts()
            if let account = accounts.account(nickname) { return .success(with: account.speakableName) }
            return .disambiguation(with: accounts.map(\.speakableName))
        } catch {
            error.log(in: "resolveAccountNickname(SearchForAccounts)")
            return .notRequired()
        }
    }

    func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
        do {
            let accounts = try BankService.shared().accounts()
            let found = accounts.filter { account in
                (intent.accountNickname == nil || accounts.account(intent.accountNickname) == account)
                    && (intent.accountType == .unknown || intent.accountType == account.paymentAccount.accountType)
                    && (intent.requestedBalanceType == .unknown || intent.requestedBalanceType == .money)
            }
            guard !found.isEmpty else {
                return INSearchForAccountsIntentResponse(code: .failureAccountNotFound, userActivity: nil)
            }
            let response = INSearchForAccountsIntentResponse(code: .success, userActivity: nil)
            response.accounts = Self.namesakes(of: intent.accountType, among: found).map(\.paymentAccount)
            return response
        } catch {
            error.log(in: "handle(SearchForAccounts)")
            return INSearchForAccountsIntentResponse(code: .failure, userActivity: nil)
        }
    }

    /// "In checking" is the account that is called so, where one is; the others of the type are called something else.
    private static func namesakes(of type: INAccountType, among accounts: [Account]) -> [Account] {
        let name: String? =
            switch type {
            case .checking: "checking"
            case .saving: "savings"
            case .credit: "credit"
            default: nil
            }
        let called = name.map { name in accounts.filter { $0.isCalled(name) } } ?? []
        return called.isEmpty ? accounts : called
    }
}
