import Intents
import PaymentsCore

/// Finds bills.
final class BillsHandler: NSObject, INSearchForBillsIntentHandling {
    func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
        do {
            let now = BankClock.now()
            let found = try BankService.shared().bills().filter { intent.means($0) }
            guard !found.isEmpty else { return INSearchForBillsIntentResponse(code: .failureBillNotFound, userActivity: nil) }
            let response = INSearchForBillsIntentResponse(code: .success, userActivity: nil)
            response.bills = found.compactMap { $0.details(at: now) }
            return response
        } catch {
            error.log(in: "handle(SearchForBills)")
            return INSearchForBillsIntentResponse(code: .failure, userActivity: nil)
        }
    }
}

extension INSearchForBillsIntent {
    /// Whether the bill meets every condition; without any, unpaid bills are meant.
    func means(_ bill: Bill) -> Bool {
        let wanted = status == .unknown && paymentDateRange == nil ? INPaymentStatus.unpaid : status
        let actual: INPaymentStatus = bill.paid == nil ? .unpaid : .completed
        // A bill that is not paid is pending, too.
        let meetsStatus = wanted == .unknown || wanted == actual || (wanted == .pending && actual == .unpaid)
        return meetsStatus
            && (billPayee == nil || billPayee?.means(bill) == true)
            && (billType == .unknown || billType == bill.kind.billType)
            && (dueDateRange == nil || dueDateRange?.contains(bill.due) == true)
            && (paymentDateRange == nil || bill.paid.map { paymentDateRange?.contains($0) == true } == true)
    }
}
