import ExtensionSources

/// The source of an app's own program, which is opened with what its extension hands over.
struct ApplicationText {
    /// The file, within the package.
    static let path = "App/Application.swift"

    let name: AppName

    var text: String {
        """
        \(PackageText.imports(["ExtensionRuntime", "Intents", "os"]))

        /// The app itself, which is launched when its extension leaves something to it: with .continueInApp or .failureRequiringAppLaunch.
        final class Application: ApplicationDelegate {
            private static let log = Logger(subsystem: \(name.identifier.swiftLiteral), category: "app")

            func application(continue userActivity: NSUserActivity) -> Bool {
                // What the extension has noted for the app is in userInfo, and the request in interaction.
                Self.log.info("continues \\(userActivity.activityType, privacy: .public)")
                return true
            }
        }

        """
    }
}
