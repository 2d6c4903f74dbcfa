import AppBundles
import Foundation
import IntentSchema

/// The content of `installation.json`, which names the current version of an installed app.
struct InstallationRecord: Encodable, Hashable {
    /// The version of this format.
    var format = 1
    var identifier: String
    var name: String
    var version: Int
    var appVersion: String?
    /// The name of the bundle in the version's folder.
    var bundle: String
    /// The version before, which programs that are running may still use; `nil` if there is none.
    var previous: Int?
    var installed: Date
    var source: String
    /// Names of capabilities that the app has whoever uses it. Those that this build does not know are not granted. Older records also name
    /// the permissions here that the person who installed the app has given.
    var granted: [String]
    /// People's answers, by person and name of the permission; `nil` in older records.
    var answers: [String: [String: Bool]]?
    /// What the app asks people for, in its order; `nil` in older records.
    var requests: [Request]?

    static let latestFormat = 1

    /// Something that the app asks for.
    struct Request: Encodable, Hashable {
        /// The name of a permission.
        var permission: String
        /// `nil` if the app gives no reason.
        var reason: String?
    }

    /// The record in a file; `nil` if there is no file.
    ///
    /// - Throws: `AppLibraryError` with `damaged` or `unavailable`.
    static func read(_ folder: AppFolder) throws(AppLibraryError) -> InstallationRecord? {
        let data: Data
        do {
            data = try Data(contentsOf: folder.record)
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        } catch {
            throw AppLibraryError(
                .unavailable, "'\(folder.record.path)' cannot be read; check its permissions, or install the app again",
                cause: error)
        }
        do {
            let record = try InstallationRecord(json: JSONValue(text: data))
            if let problem = record.problem(in: folder) { throw AppLibraryError(.damaged, problem) }
            return record
        } catch let error as AppLibraryError {
            throw error
        } catch {
            throw AppLibraryError(
                .damaged, "'\(folder.record.path)' is damaged, so the app is not used; install it again", cause: error)
        }
    }

    /// What the library would not have written; `nil` if there is nothing.
    private func problem(in folder: AppFolder) -> String? {
        guard format <= Self.latestFormat else {
            return "'\(folder.record.path)' was written by a newer Errand; update Errand, or install the app again"
        }
        guard identifier == folder.identifier, version > 0, (previous ?? 1) > 0, !bundle.isEmpty, bundle != ".", bundle != "..",
            !bundle.contains("/"), !bundle.contains("\0")
        else { return "'\(folder.record.path)' does not describe an app in its folder, so the app is not used; install it again" }
        return nil
    }

    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            encoder.dateEncodingStrategy = .iso8601
            return try encoder.encode(self)
        }
    }

    /// What the app may use. What this build does not know stays as it was when it is changed.
    var rights: AppRights {
        get {
            let known = Set(granted.compactMap(Capability.init(rawValue:)))
            guard let answers else {
                var rights = AppRights()
                for capability in known { rights[capability, Self.formerInstaller] = true }
                return rights
            }
            return AppRights(
                mayUseNetwork: known.contains(.network),
                answers: answers.mapValues { given in
                    Dictionary(
                        uniqueKeysWithValues: given.compactMap { name, isGranted in
                            Permission(rawValue: name).map { ($0, isGranted) }
                        })
                })
        }
        set {
            let network = newValue.mayUseNetwork ? [Capability.network.rawValue] : []
            granted = (granted.filter { Capability(rawValue: $0) == nil } + network).sorted()
            let unknown = (answers ?? [:]).mapValues { $0.filter { Permission(rawValue: $0.key) == nil } }
            let known = newValue.answers.mapValues { given in
                Dictionary(uniqueKeysWithValues: given.map { ($0.key.rawValue, $0.value) })
            }
            answers = known.merging(unknown) { $0.merging($1) { known, _ in known } }.filter { !$0.value.isEmpty }
        }
    }

    /// Who has installed the apps of records without answers: the only person whom the command line knows.
    private static let formerInstaller = "owner"

    /// The app as others see it.
    ///
    /// - Parameter mark: that of the record's file, from before it was read; `nil` if that is not known.
    func bundle(in folder: AppFolder, _ mark: FileMark? = nil) -> InstalledBundle {
        InstalledBundle(
            identifier: identifier, name: name, version: version, appVersion: appVersion,
            bundle: folder.version(version).appendingPathComponent(bundle, isDirectory: true), installed: installed,
            source: source,
            rights: rights, dataFolder: folder.data, logFile: folder.log, requests: requests?.compactMap(\.known), mark: mark)
    }
}

extension InstallationRecord {
    /// Reads a record. A host reads those of all apps when it starts, so it takes the parser that is quick.
    init(json: JSONValue) throws(JSONError) {
        format = try json.field("format")
        identifier = try json.field("identifier")
        name = try json.field("name")
        version = try json.field("version")
        appVersion = try json.optional("appVersion")
        bundle = try json.field("bundle")
        previous = try json.optional("previous")
        source = try json.field("source")
        granted = try json.field("granted")
        answers = try json.optional("answers")
        requests = try json.optional("requests")
        let time: String = try json.field("installed")
        guard let installed = try? Date(time, strategy: .iso8601) else { throw JSONError("is no time", at: "installed") }
        self.installed = installed
    }
}

extension InstallationRecord.Request: JSONRepresentable {
    var json: JSONValue { ["permission": permission.json, "reason": reason?.json] }

    init(json: JSONValue) throws(JSONError) {
        permission = try json.field("permission")
        reason = try json.optional("reason")
    }

    init(_ request: PermissionRequest) {
        permission = request.permission.rawValue
        reason = request.reason
    }

    /// The request; `nil` if this build does not know the permission.
    var known: PermissionRequest? { Permission(rawValue: permission).map { PermissionRequest($0, reason: reason) } }
}
