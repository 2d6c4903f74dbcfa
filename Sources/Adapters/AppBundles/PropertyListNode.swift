import Foundation
import PropertyLists

/// A value in a property list with its location, for errors.
struct PropertyListNode {
    private let file: String
    /// The key path of the value, such as `NSExtension.NSExtensionAttributes`; empty for the root.
    private let path: String
    /// The value; `nil` if there is none.
    private let value: Any?
    private let settings: BuildSettings?

    private init(_ value: Any?, at path: String, in parent: PropertyListNode) {
        file = parent.file
        settings = parent.settings
        self.path = path
        self.value = value
    }

    /// Reads a file, in XML or binary form.
    ///
    /// - Parameter settings: resolves build settings in texts; `nil` leaves them as they are.
    /// - Throws: `AppBundleError` with `missingFile`, `unreadable` or `illFormed`.
    init(contentsOf url: URL, settings: BuildSettings? = nil) throws {
        // Real files of this kind have a few kilobytes. The limit keeps a wrong file from exhausting memory.
        let limit = 4_194_304
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw AppBundleError(.missingFile, "'\(url.path)' is missing; every app and extension requires it")
        }
        // Opening a named pipe would wait for a writer.
        guard FileTree.isFile(url) else {
            throw AppBundleError(.unreadable, "'\(url.path)' is not a file; replace it with a property list")
        }
        let data: Data
        do {
            let handle = try FileHandle(forReadingFrom: url)
            defer { try? handle.close() }  // The file was only read, so an error cannot lose data.
            data = try handle.read(upToCount: limit + 1) ?? Data()
        } catch {
            throw AppBundleError(
                .unreadable, "'\(url.path)' cannot be read; check that it is a file and its permissions", cause: error)
        }
        guard data.count <= limit else {
            throw AppBundleError(.unreadable, "'\(url.path)' is larger than \(limit) bytes, the limit for property lists")
        }
        guard let list = PropertyListValue(data) else {
            throw AppBundleError(
                .illFormed,
                "'\(url.path)' is not an XML or binary property list, or is nested too deeply; create it again or check it in an editor"
            )
        }
        value = list.plain
        file = url.path
        path = ""
        self.settings = settings
    }

    /// The value of a key; a node without a value if the key is missing.
    ///
    /// - Throws: `AppBundleError` with `wrongValue` if this is not a dictionary.
    func key(_ key: String) throws -> PropertyListNode {
        let path = path.isEmpty ? key : "\(path).\(key)"
        guard let value else { return PropertyListNode(nil, at: path, in: self) }
        guard let dictionary = value as? [String: Any] else { throw wrong("a dictionary") }
        return PropertyListNode(dictionary[key], at: path, in: self)
    }

    /// The keys of a dictionary, sorted; empty if there is no value.
    ///
    /// - Throws: `AppBundleError` with `wrongValue` if this is not a dictionary.
    func keys() throws -> [String] {
        guard let value else { return [] }
        guard let dictionary = value as? [String: Any] else { throw wrong("a dictionary") }
        return dictionary.keys.sorted()
    }

    /// The node itself, if it has a value.
    ///
    /// - Throws: `AppBundleError` with `missingKey`.
    func required() throws -> PropertyListNode {
        guard exists else { throw AppBundleError(.missingKey, "'\(file)' has no key \(path); add it") }
        return self
    }

    /// The file and the key path, for messages.
    var place: String { "'\(file)': \(path.isEmpty ? "the root" : path)" }

    /// The value with the build settings in its texts replaced by their values; `nil` if there is none.
    var resolved: Any? { value.map(resolving) }

    private func resolving(_ value: Any) -> Any {
        switch value {
        case let text as String: settings?.resolve(text) ?? text
        case let array as [Any]: array.map(resolving)
        case let dictionary as [String: Any]: dictionary.mapValues(resolving)
        default: value
        }
    }

    /// Whether there is a value.
    var exists: Bool { value != nil }

    /// The elements; empty if there is no value.
    func elements() throws -> [PropertyListNode] {
        guard let value else { return [] }
        guard let array = value as? [Any] else { throw wrong("an array") }
        return array.enumerated().map { PropertyListNode($0.element, at: "\(path)[\($0.offset)]", in: self) }
    }

    /// The text; `nil` if there is no value.
    func optionalString() throws -> String? {
        try written().map { settings?.resolve($0) ?? $0 }
    }

    /// The text as it is in the file, with its build settings; `nil` if there is no value.
    func written() throws -> String? {
        guard let value else { return nil }
        guard let string = value as? String else { throw wrong("a string") }
        return string
    }

    /// The required text, which may be empty.
    func string() throws -> String {
        guard let string = try optionalString() else {
            throw AppBundleError(.missingKey, "'\(file)' has no key \(path); add it with a string value")
        }
        return string
    }

    /// The truth value; `nil` if there is no value.
    func bool() throws -> Bool? {
        guard let value else { return nil }
        guard let bool = value as? Bool else { throw wrong("a Boolean") }
        return bool
    }

    /// The required text of an identifier: not empty and without build settings.
    func identifier() throws -> String {
        let string = try string().trimmingCharacters(in: .whitespacesAndNewlines)
        guard !string.isEmpty else { throw AppBundleError(.wrongValue, "'\(file)': \(path) is empty; give it a value") }
        guard !string.contains("$(") && !string.contains("${") else {
            throw AppBundleError(
                .wrongValue, "'\(file)': \(path) is '\(string)', a build setting whose value is not known here; write the value")
        }
        return string
    }

    /// The texts of an array of strings; empty if there is no value. Other elements are skipped, with a warning each.
    func strings(_ warnings: inout [String]) throws -> [String] {
        try elements().compactMap { element in try warnings.collecting { try element.string() } }
    }

    /// The error for a value of the wrong type.
    func wrong(_ expected: String) -> AppBundleError {
        AppBundleError(.wrongValue, "\(place) must be \(expected), but is \(found)")
    }

    private var found: String {
        switch value {
        case nil: "missing"
        case let value as String: "the string '\(value.prefix(60))'"
        case is [String: Any]: "a dictionary"
        case is [Any]: "an array"
        case is Bool: "a Boolean"
        case is Int, is Double: "a number"
        case is Date: "a date"
        default: "data"
        }
    }
}

extension [String] {
    /// The result; `nil` if the property list is wrong there, in which case the error is added as a warning.
    mutating func collecting<Value>(_ read: () throws -> Value) rethrows -> Value? {
        do {
            return try read()
        } catch let error as AppBundleError where error.code == .wrongValue || error.code == .missingKey {
            append("\(error.message); it was skipped")
            return nil
        }
    }

    /// The texts of an array, without the elements that are not texts; `nil` if the property list is wrong there. Each gives a
    /// warning.
    mutating func collectingStrings(of node: () throws -> PropertyListNode) rethrows -> [String]? {
        var skipped: [String] = []
        defer { self += skipped }
        return try collecting { try node().strings(&skipped) }
    }
}
