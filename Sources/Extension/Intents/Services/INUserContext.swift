import Foundation
public import RecordObjects
import Synchronization

/// What the app knows of the person that the assistant should know too.
open class INUserContext: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INUserContext" }
    open override class var _subclasses: [RecordObject.Type] { [INMediaUserContext.self] }

    private static let latest = Mutex<INUserContext?>(nil)

    /// Makes this what the assistant knows, as it is now.
    public func becomeCurrent() {
        let copy = type(of: self).init(_record: _record)
        Self.latest.withLock { $0 = copy }
    }

    /// What became current last; `nil` before that.
    package static var current: INUserContext? { latest.withLock { $0 } }
}
