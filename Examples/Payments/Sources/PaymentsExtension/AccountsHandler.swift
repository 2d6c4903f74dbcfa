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
            response.accounts = found.map(\.paymentAccount)
            return response
        } catch {
            error.log(in: "handle(SearchForAccounts)")
            return INSearchForAccountsIntentResponse(code: .failure, userActivity: nil)
        }
    }
}
