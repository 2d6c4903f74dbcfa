import Foundation
import Synchronization

/// A property list of settings, reread when another process has changed it. Changes are written immediately.
final class PreferencesFile: Sendable {
    private struct Content {
        var values: [String: Any] = [:]
        var registered: [String: Any] = [:]
        /// Identifies a version of the file; `nil` if the file does not exist.
        var version: Version?
        /// Whether the file exists but cannot be read.
        var isDamaged = false
    }

    private struct Version: Equatable {
        var changed: Date
        var size: Int
        var number: Int
    }

    private static let files = Mutex<[URL: PreferencesFile]>([:])

    /// The file at the URL, one object per process.
    static func at(_ url: URL) -> PreferencesFile {
        files.withLock { files in
            if let file = files[url] { return file }
            let made = PreferencesFile(url)
            files[url] = made
            return made
        }
    }

    private let url: URL
    private let lock = NSLock()
    // Safe: accessed under the lock only. Property lists are values of any type, which a mutex cannot hold.
    nonisolated(unsafe) private var content = Content()

    private init(_ url: URL) {
        self.url = url
    }

    /// The values that were set.
    var values: [String: Any] {
        lock.withLock {
            refresh()
            return content.values
        }
    }

    /// The defaults for values that were not set.
    var registered: [String: Any] { lock.withLock { content.registered } }

    func register(_ defaults: [String: Any]) {
        lock.withLock { content.registered.merge(defaults) { $1 } }
    }

    /// Sets a value; `nil` removes it.
    ///
    /// - Returns: why it could not be set; `nil` on success.
    func set(_ value: Any?, forKey key: String) -> String? {
        change { $0[key] = value }
    }

    /// Replaces all values.
    ///
    /// - Returns: why they could not be replaced; `nil` on success.
    func replace(with values: [String: Any]) -> String? {
        change { $0 = values }
    }

    private func change(_ change: (inout [String: Any]) -> Void) -> String? {
        lock.withLock {
            refresh()
            guard !content.isDamaged else { return "\(url.lastPathComponent) is damaged; mend it or delete it" }
            var values = content.values
            change(&values)
            guard PropertyListSerialization.propertyList(values, isValidFor: .binary) else {
                return "only property-list values can be kept"
            }
            do {
                let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: url, options: .atomic)
                content.values = values
                content.version = version
                return nil
            } catch {
                return "\(error.localizedDescription)"
            }
        }
    }

    /// Reads the file if it has changed. A damaged one counts as empty, and is not modified.
    private func refresh() {
        let found = version
        guard found != content.version else { return }
        content.version = found
        // Whatever the error, a file that cannot be read holds no settings.
        let data = try? Data(contentsOf: url)
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) }
        content.values = list as? [String: Any] ?? [:]
        content.isDamaged = found != nil && !(list is [String: Any])
    }

    private var version: Version? {
        // A file that does not exist has no attributes.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
        return Version(
            changed: attributes[.modificationDate] as? Date ?? .distantPast,
            size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
            number: (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0)
    }
}
