import ExtensionSources
import Foundation

extension SwiftPackage {
    /// The definition files of custom intents that programs are made from, with their tables, by their places in an app's bundle.
    func definitionFiles(of programs: [Product]) -> [String: URL] {
        var names: Set<String> = []
        var open = programs.flatMap(\.targets)
        while let name = open.popLast() {
            guard names.insert(name).inserted else { continue }
            open += targets.first { $0.name == name }?.dependencies ?? []
        }
        let folders = targets.filter { names.contains($0.name) }.map { DefinitionFolder(folder.appending(path: $0.path)) }
        return folders.flatMap(\.entries).reduce(into: [:]) { $0.merge($1.places) { first, _ in first } }
    }
}
