public import Foundation
import IntentSchema
public import RecordObjects

/// An image, by name, data or URL.
open class INImage: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INImage" }

    /// An image of the app's bundle.
    public convenience init(named name: String) {
        self.init(_record: Record(Self._recordType, ["name": .string(name)]))
    }

    public convenience init(imageData: Data) {
        self.init(_record: Record(Self._recordType, ["data": .data(imageData)]))
    }

    public convenience init?(url URL: URL) {
        self.init(_record: Record(Self._recordType, ["url": URL._written]))
    }

    /// - Parameters:
    ///   - URL: where the image is; a file or a web address.
    ///   - width: in points.
    ///   - height: in points.
    public convenience init?(url URL: URL, width: Double, height: Double) {
        var record = Record(Self._recordType, ["url": URL._written])
        record._set("width", width)
        record._set("height", height)
        self.init(_record: record)
    }

    /// One of the system's symbols.
    public class func systemImageNamed(_ systemImageName: String) -> Self {
        Self(_record: Record(_recordType, ["systemName": .string(systemImageName)]))
    }
}
