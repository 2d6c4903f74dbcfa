import Foundation
import Synchronization

/// A property list with settings, read again when another process has changed it. Changes are written at once.
final class PreferencesFile: Sendable {
    private struct Content {
        var values: [String: Any] = [:]
        var registered: [String: Any] = [:]
        /// Tells versions of the file apart; `nil` for a file that is not there.
        var version: Version?
        /// Whether the file is there and cannot be read.
        var isDamaged = false
    }

    private struct Version: Equatable {
        var changed: Date
        var size: Int
        var number: Int
    }

    private static let files = Mutex<[URL: PreferencesFile]>([:])

    /// The file at the place, the same object for all of this process.
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
    // Safe: touched under the lock only. Property lists are values of any type, which no mutex takes.
    nonisolated(unsafe) private var content = Content()

    private init(_ url: URL) {
        self.url = url
    }

    /// What was set.
    var values: [String: Any] {
        lock.withLock {
            refresh()
            return content.values
        }
    }

    /// What stands for values that were not set.
    var registered: [String: Any] { lock.withLock { content.registered } }

    func register(_ defaults: [String: Any]) {
        lock.withLock { content.registered.merge(defaults) { $1 } }
    }

    /// Sets a value; `nil` removes it.
    ///
    /// - Returns: why it was not; `nil` when it was.
    func set(_ value: Any?, forKey key: String) -> String? {
        change { $0[key] = value }
    }

    /// Replaces all values.
    ///
    /// - Returns: why they were not; `nil` when they were.
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

    /// Reads the file where it is not the one known. A damaged one counts as empty, and is left as it is.
    private func refresh() {
        let found = version
        guard found != content.version else { return }
        content.version = found
        // Whatever keeps it from being read, it holds no settings.
        let data = try? Data(contentsOf: url)
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) }
        content.values = list as? [String: Any] ?? [:]
        content.isDamaged = found != nil && !(list is [String: Any])
    }

    private var version: Version? {
        // A file that is not there has no attributes.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
        return Version(
            changed: attributes[.modificationDate] as? Date ?? .distantPast,
            size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
            number: (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0)
    }
}
