public import Foundation
import IntentSchema
public import RecordObjects

/// A color with components in sRGB, each from 0 to 1.
open class CGColor: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "CGColor" }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var record = Record(Self._recordType)
        for (name, part) in zip(["red", "green", "blue", "alpha"], [red, green, blue, alpha]) {
            record._set(name, Double(part))
        }
        self.init(_record: record)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? {
        ["red", "green", "blue", "alpha"].map { CGFloat(_value($0) as Double) }
    }
    public var numberOfComponents: Int { 4 }
    public var alpha: CGFloat { CGFloat(_value("alpha") as Double) }
}
