import Intents
import RidesCore

/// Takes ratings and tips for rides that were completed.
final class RideFeedbackHandler: NSObject, INSendRideFeedbackIntentHandling {
    func handle(
        sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
    ) {
        do {
            let service = try RideService.shared()
            let ride = try service.ride(meantBy: intent.rideIdentifier)
            _ = try service.giveFeedback(onRide: ride, rating: intent.rating?.intValue, tip: intent.tip.map { try cents($0) })
            completion(INSendRideFeedbackIntentResponse(code: .success, userActivity: .ride(ride)))
        } catch {
            (error as? RideError)?.log(in: "handle(SendRideFeedback)")
            completion(INSendRideFeedbackIntentResponse(code: .failure, userActivity: nil))
        }
    }

    /// Tips are taken in dollars and whole cents.
    private func cents(_ tip: INCurrencyAmount) throws(RideError) -> Int {
        guard let amount = tip.amount?.decimalValue, tip.currencyCode == Fare.currencyCode, abs(amount) <= 100 else {
            throw RideError(.invalidTip, "a tip goes from 0 to 100 dollars")
        }
        return NSDecimalNumber(decimal: amount * 100).intValue
    }
}
