import Foundation
import IntentSchema
import Intents
import RecordObjects

public class OrderSoupIntent: INIntent, @unchecked Sendable {
    public override class var _recordType: String { "OrderSoupIntent" }

    public var soup: Soup? {
        get { _optional("soup") }
        set { _set("soup", newValue) }
    }
    public var size: SoupSize {
        get { _value("size") }
        set { _set("size", newValue) }
    }
    public var quantity: NSNumber? {
        get { _optional("quantity") }
        set { _set("quantity", newValue) }
    }

    public override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \OrderSoupIntent.soup: "soup"
        case \OrderSoupIntent.size: "size"
        case \OrderSoupIntent.quantity: "quantity"
        default: nil
        }
    }
}

public enum OrderSoupQuantityUnsupportedReason: Int {
    case greaterThanMaximumValue = 1
}

public class OrderSoupQuantityResolutionResult: INIntegerResolutionResult, @unchecked Sendable {
    public class func unsupported(forReason reason: OrderSoupQuantityUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: reason.rawValue))
    }
}

public enum OrderSoupIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
    case failureSoldOut = 100

    public static var _absent: OrderSoupIntentResponseCode { .unspecified }
}

public class OrderSoupIntentResponse: INIntentResponse, @unchecked Sendable {
    public override class var _recordType: String { "OrderSoupIntentResponse" }

    public convenience init(code: OrderSoupIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        _set("code", code)
        self.userActivity = userActivity
    }

    public static func success(waitTime: NSNumber) -> OrderSoupIntentResponse {
        let response = OrderSoupIntentResponse(code: .success, userActivity: nil)
        response.waitTime = waitTime
        return response
    }

    public static func failureSoldOut(soup: Soup) -> OrderSoupIntentResponse {
        let response = OrderSoupIntentResponse(code: .failureSoldOut, userActivity: nil)
        response.soup = soup
        return response
    }

    public var code: OrderSoupIntentResponseCode { _value("code") }
    public var soup: Soup? {
        get { _optional("soup") }
        set { _set("soup", newValue) }
    }
    public var waitTime: NSNumber? {
        get { _optional("waitTime") }
        set { _set("waitTime", newValue) }
    }
}
