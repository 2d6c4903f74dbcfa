import Foundation
import HTTPTypes
import Hummingbird
import IntentSchema

/// The description of the API that clients can ask for: an OpenAPI document, which is the truth about paths and methods.
struct Description: Sendable {
    let document: Data
    /// The parts of each path, empty for those that vary, and its methods.
    private let paths: [(parts: [String], methods: [String])]

    /// - Throws: an error if the document is not there, or is none.
    init() throws {
        document = try Data(contentsOf: Bundle.module.bundleURL.appending(path: "Description/openapi.json"))
        let paths = try JSONValue(text: document).fields?["paths"]?.fields ?? [:]
        let names: Set = ["get", "put", "post", "delete"]
        self.paths = paths.map { path, operations in
            (
                Self.parts(path).map { $0.hasPrefix("{") ? "" : $0 },
                (operations.fields ?? [:]).keys.filter(names.contains).map { $0.uppercased() }.sorted()
            )
        }
    }

    private static func parts(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

    /// The methods of a path; `nil` if there is no such path.
    func methods(of path: String) -> [String]? {
        let parts = Self.parts(path)
        return paths.first { known in
            known.parts.count == parts.count && zip(known.parts, parts).allSatisfy { $0.isEmpty || $0 == $1 }
        }?.methods
    }
}
