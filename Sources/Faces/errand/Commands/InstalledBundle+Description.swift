import AppBundles
import AppLibrary
import Foundation
import IntentSchema

extension InstalledBundle {
    /// The app's description.
    ///
    /// - Throws: `AppBundleError` if its property lists cannot be read.
    func description(locale: Locale) throws -> AppDescription {
        try AppBundle(directory: bundle, locale: locale).description
    }
}
