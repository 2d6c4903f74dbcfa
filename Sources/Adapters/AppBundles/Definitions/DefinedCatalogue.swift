import DefinedIntents
import DefinitionFiles
public import Foundation
public import IntentSchema

/// A catalogue with the intents that apps define in their `.intentdefinition` files.
///
///     let defined = DefinedCatalogue(.system, addingIntentsOf: bundles)
///     for problem in defined.problems { print(problem) }
///
/// What is wrong with a file costs the intents that it concerns; all others remain.
public struct DefinedCatalogue: Sendable {
    /// The definitions: the given ones, and those of the apps.
    public private(set) var catalogue: Catalogue
    /// What is wrong, as sentences that name the app, the file and the place in it.
    public private(set) var problems: [String] = []
    /// The intents that an app must not be asked for, by its folder: the catalogue has another definition of that name, or none.
    public private(set) var rejected: [URL: Set<String>] = [:]

    /// - Parameter apps: the apps' folders, in order of preference: of two apps that define a name differently, the first is heard.
    public init(_ catalogue: Catalogue, addingIntentsOf apps: [URL]) {
        self.catalogue = catalogue
        for app in apps {
            for reading in BundleLayout(of: app).definitions() { add(reading, of: app) }
        }
    }

    private mutating func add(_ reading: DefinitionReading, of app: URL) {
        let name = app.deletingPathExtension().lastPathComponent
        for problem in reading.problems {
            let line = DefinitionFile.isDeclarations(reading.file.name) ? ", line \(problem.line)" : ""
            let place = problem.place.isEmpty ? "" : ", \(problem.place)"
            problems.append("\(name): \(reading.file.name)\(line)\(place): \(problem.message)")
        }
        let addition = CatalogueAddition(reading.file)
        do {
            catalogue = try catalogue.adding(addition)
        } catch {
            let lost = addSound(of: addition)
            // What the reading has reported, the catalogue reports in other words.
            if reading.errors.isEmpty { problems += error.problems.map { "\(name): \($0)" } }
            guard !lost.isEmpty else { return }
            rejected[app, default: []].formUnion(lost)
            problems.append("\(name): \(reading.file.name): these intents cannot be requested: \(lost.joined(separator: ", "))")
        }
    }

    /// Adds the intents whose definitions are sound, each with the types that it uses.
    ///
    /// - Returns: the other intents.
    private mutating func addSound(of addition: CatalogueAddition) -> [String] {
        addition.intents.compactMap { intent in
            guard let sum = try? catalogue.adding(addition.part(for: intent)) else { return intent.name }
            catalogue = sum
            return nil
        }
    }
}

extension CatalogueAddition {
    /// The intent with the types that it uses, directly or indirectly. What is defined twice remains twice.
    fileprivate func part(for intent: IntentDefinition) -> CatalogueAddition {
        var part = CatalogueAddition(source: source, intents: intents.filter { $0.name == intent.name })
        var waiting = intent.parameters.map(\.type) + intent.responseFields.map(\.type)
        var known: Set<String> = []
        while let type = waiting.popLast() {
            switch type {
            case .list(let element): waiting.append(element)
            case .record(let name) where known.insert(name).inserted:
                let own = records.filter { $0.name == name }
                part.records += own
                waiting += own.flatMap { $0.fields.map(\.type) }
            case .enumeration(let name) where known.insert(name).inserted:
                part.enumerations += enumerations.filter { $0.name == name }
            default: break
            }
        }
        return part
    }
}
