public import Foundation

/// The contacts that come with Errand, for trying it out: invented people around San Francisco, with invented numbers and addresses.
public enum SampleContacts {
    /// The vCard file.
    public static var url: URL {
        Bundle.module.bundleURL.appendingPathComponent("Resources/SampleContacts.vcf")
    }
}
