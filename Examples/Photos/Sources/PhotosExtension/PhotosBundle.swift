import Foundation

/// Where the app's property lists are: `App/Info.plist`, `App/AppIntentVocabulary.plist` and `Extension/Info.plist`.
public enum PhotosBundle {
    public static var url: URL { Bundle.module.bundleURL.appendingPathComponent("Resources") }
}
