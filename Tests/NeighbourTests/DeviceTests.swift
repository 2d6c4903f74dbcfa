import Foundation
import Testing
import UIKit

/// What code shared with an app asks of a device that has no screen.
struct DeviceTests {
    @Test("the device is the machine, and its screen has no pixels")
    func device() throws {
        #expect(UIDevice.current.name == ProcessInfo.processInfo.hostName)
        let version = try #require(Int(UIDevice.current.systemVersion.prefix { $0 != "." }))
        #expect(version == ProcessInfo.processInfo.operatingSystemVersion.majorVersion)
        #expect(UIDevice.current.userInterfaceIdiom == .unspecified && UIDevice.current.identifierForVendor == nil)
        #expect(UIScreen.main.scale == 1 && UIScreen.main.bounds.isEmpty)
        // Image sizes computed from it are those of the image.
        #expect(CGSize(width: 20 * UIScreen.main.scale, height: 10) == CGSize(width: 20, height: 10))
        #expect(UIApplication.shared.applicationState == .background)
    }
}
