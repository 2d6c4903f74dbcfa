public import Foundation
import IntentSchema
import RecordObjects

extension INPriceRange {
    /// The range between both prices, in either order.
    public convenience init(firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String) {
        let (first, second) = (firstPrice.decimalValue, secondPrice.decimalValue)
        var record = Record(Self._recordType)
        record._set("minimumPrice", NSDecimalNumber(decimal: min(first, second)))
        record._set("maximumPrice", NSDecimalNumber(decimal: max(first, second)))
        record._set("currencyCode", currencyCode)
        self.init(_record: record)
    }

    /// One fixed price.
    public convenience init(price: NSDecimalNumber, currencyCode: String) {
        self.init(firstPrice: price, secondPrice: price, currencyCode: currencyCode)
    }
}

extension INRideCompletionStatus {
    private class func status(_ flag: String, _ more: [String: ParameterValue] = [:]) -> Self {
        Self(_record: Record(_recordType, more.merging([flag: .bool(true)]) { $1 }))
    }

    /// The ride has ended.
    public class func completed() -> Self { status("isCompleted") }

    /// The ride has ended and was paid.
    public class func completed(settled settledPaymentAmount: INCurrencyAmount) -> Self {
        status("isCompleted", ["paymentAmount": settledPaymentAmount._written])
    }

    /// The ride has ended and is still to be paid.
    public class func completed(outstanding outstandingPaymentAmount: INCurrencyAmount) -> Self {
        status("isCompleted", ["paymentAmount": outstandingPaymentAmount._written, "isOutstanding": .bool(true)])
    }

    /// The ride has ended and feedback of these kinds is requested.
    public class func completed(feedbackType: INRideFeedbackTypeOptions = []) -> Self {
        status("isCompleted", ["feedbackType": feedbackType._written])
    }

    /// The service has cancelled the ride.
    public class func canceledByService() -> Self { status("isCanceled") }

    /// The person has cancelled the ride.
    public class func canceledByUser() -> Self { status("isCanceled") }

    /// The person was not at the pickup location.
    public class func canceledMissedPickup() -> Self {
        status("isCanceled", ["isMissedPickup": .bool(true)])
    }
}

extension INPaymentMethod {
    /// Payment through the platform's wallet.
    public class func applePay() -> Self {
        var record = Record(_recordType)
        record._set("type", INPaymentMethodType.applePay)
        record._set("name", "Apple Pay")
        return Self(_record: record)
    }
}
