import ExtensionProtocol
import Foundation
import HostEnvironment
public import RecordObjects

/// What the app knows of the person that the assistant should know too.
open class INUserContext: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INUserContext" }
    open override class var _subclasses: [RecordObject.Type] { [INMediaUserContext.self] }

    /// Has the host keep this, as it is now, for the person for whom the code runs. Without a host it goes nowhere.
    public func becomeCurrent() {
        _ = AppEnvironment.tell(for: "INUserContext", .contribution(.userContext(_record)))
    }
}
