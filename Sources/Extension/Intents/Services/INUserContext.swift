import ExtensionProtocol
import Foundation
import HostEnvironment
public import RecordObjects

/// What the app knows about the person that the assistant should also know.
open class INUserContext: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INUserContext" }
    open override class var _subclasses: [RecordObject.Type] { [INMediaUserContext.self] }

    /// Sends the current values to the host for the person for whom the code runs. Without a host they are discarded.
    public func becomeCurrent() {
        _ = AppEnvironment.tell(for: "INUserContext", .contribution(.userContext(_record)))
    }
}
