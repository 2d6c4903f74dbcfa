public import Foundation
import IntentSchema
public import RecordObjects

/// A file, as data or as a URL.
open class INFile: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INFile" }

    public convenience init(data: Data, filename: String, typeIdentifier: String?) {
        var record = Record(Self._recordType, ["data": .data(data), "filename": .string(filename)])
        record._set("typeIdentifier", typeIdentifier)
        self.init(_record: record)
    }

    public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        var record = Record(Self._recordType, ["fileURL": fileURL._written])
        record._set("filename", filename ?? fileURL.lastPathComponent)
        record._set("typeIdentifier", typeIdentifier)
        self.init(_record: record)
    }

    /// The content; empty if the file cannot be read.
    public var data: Data {
        if let data: Data = _optional("data") { return data }
        guard let url = fileURL, url.isFileURL else { return Data() }
        // The property cannot throw, and a file that no longer exists has no content.
        return (try? Data(contentsOf: url)) ?? Data()
    }

    public var filename: String {
        get { _value("filename") }
        set { _set("filename", newValue) }
    }
    public var typeIdentifier: String? { _optional("typeIdentifier") }
    public var fileURL: URL? { _optional("fileURL") }
    /// Whether the file may be removed after the interaction.
    public var removedOnCompletion: Bool {
        get { _value("removedOnCompletion") }
        set { _set("removedOnCompletion", newValue) }
    }
}
