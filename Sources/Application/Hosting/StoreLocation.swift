public import Foundation
import PostgresStore
import SQLiteStore
import Store

/// Where an assistant keeps what it learns and hears.
public enum StoreLocation: Hashable, Sendable {
    /// In `errand.sqlite` in the data folder.
    case dataFolder
    /// In memory: it is gone when the host is.
    case memory
    /// In an SQLite file, which is created if it does not exist.
    case sqlite(URL)
    /// In a PostgreSQL database; the URL is one that libpq takes, and may hold a password.
    case postgres(String)

    /// What ``init(_:)`` takes, for help and errors.
    public static let forms = "disk, memory, sqlite:FILE, postgres://USER@HOST/DATABASE"

    /// Reads `disk`, `memory`, `sqlite:` with the path of a file, or a URL of PostgreSQL.
    ///
    /// - Throws: `StoreError` with `unavailable` for anything else; what was given is not quoted beyond its scheme, because it may hold a password.
    public init(_ text: String) throws {
        switch text {
        case "disk": self = .dataFolder
        case "memory": self = .memory
        default:
            guard let colon = text.firstIndex(of: ":") else {
                throw StoreError(.unavailable, "that is no store; there are: \(Self.forms)")
            }
            let (scheme, rest) = (text[..<colon], text[text.index(after: colon)...])
            switch scheme {
            case "sqlite": self = .sqlite(try Self.file(rest))
            case "postgres", "postgresql":
                try PostgresStore.check(text)
                self = .postgres(text)
            default:
                throw StoreError(
                    .unavailable, "there are no stores of the kind '\(scheme.prefix(20)):'; there are: \(Self.forms)")
            }
        }
    }

    private static func file(_ rest: Substring) throws -> URL {
        // Three slashes, as in other URLs of files, or none.
        let path = rest.hasPrefix("///") ? String(rest.dropFirst(2)) : String(rest)
        guard !path.isEmpty, !path.hasPrefix("//"), !path.hasSuffix("/"), !path.contains("\0") else {
            throw StoreError(.unavailable, "a store in SQLite needs the path of a file; write sqlite:/folder/errand.sqlite")
        }
        return URL(filePath: (path as NSString).expandingTildeInPath, directoryHint: .notDirectory)
    }

    /// What ``init(_:)`` takes, with passwords replaced, to show it.
    public static func redacted(_ text: String) -> String { PostgresStore.redacted(text) }

    /// Opens the store, and creates the data folder, accessible to its owner only.
    ///
    /// - Parameter directory: the data folder.
    /// - Throws: `StoreError`, naming the place.
    func open(in directory: URL) async throws -> any AssistantStore & AccessBook {
        if self != .dataFolder { try Self.makeFolder(directory) }
        return switch self {
        case .dataFolder: try SQLiteStore(directory: directory)
        case .memory: MemoryStore()
        case .sqlite(let file): try SQLiteStore(file: file)
        case .postgres(let url): try await PostgresStore(url)
        }
    }

    /// For the apps, and what else is kept there wherever the store is.
    private static func makeFolder(_ directory: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw StoreError(
                .unavailable,
                "the data folder '\(directory.path)' cannot be created; check the permissions of its parent folder or choose another one",
                cause: error)
        }
    }

    /// The SQLite file; `nil` where the store is in none.
    ///
    /// - Parameter directory: the data folder.
    public func file(in directory: URL) -> URL? {
        switch self {
        case .dataFolder: SQLiteStore.file(in: directory)
        case .sqlite(let file): file
        case .memory, .postgres: nil
        }
    }
}
