public import Foundation

/// The sample contacts that come with Errand: fictitious people around San Francisco, with fictitious numbers and addresses.
public enum SampleContacts {
    /// The vCard file.
    public static var url: URL {
        Bundle.module.bundleURL.appendingPathComponent("Resources/SampleContacts.vcf")
    }
}
