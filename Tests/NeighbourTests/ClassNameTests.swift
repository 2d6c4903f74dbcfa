import Foundation
import Intents
import Testing

final class TopLevel {}

/// Names of classes, as files compare them that import Foundation as well.
struct ClassNameTests {
    private final class Inner {}

    @Test("classes of the API have no module in their names, and others do")
    func names() {
        #expect(NSStringFromClass(INStartCallIntent.self) == "INStartCallIntent")
        #expect(NSStringFromClass(type(of: INSendMessageIntent()) as AnyClass) == "INSendMessageIntent")
        #expect(NSStringFromClass(CNContact.self) == "CNContact")
        #expect(NSStringFromClass(NSUserActivity.self) == "NSUserActivity")
        for own in [TopLevel.self, NSObject.self] as [AnyClass] {
            #expect(NSStringFromClass(own) == Foundation.NSStringFromClass(own))
        }
        // Foundation's function traps here.
        let inner = NSStringFromClass(Inner.self)
        #expect(inner.hasPrefix("NeighbourTests.ClassNameTests.") && inner.hasSuffix(".Inner"))
    }
}
