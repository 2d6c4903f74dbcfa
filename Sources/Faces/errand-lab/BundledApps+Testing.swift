import CommandSupport
import IntentsTesting

extension BundledApps {
    /// The apps for conversations that are not stored.
    static func testApps() throws -> [TestApp] {
        try apps.map { try TestApp($0.intentsExtension, bundle: $0.bundle, delegate: $0.delegate) }
    }
}
