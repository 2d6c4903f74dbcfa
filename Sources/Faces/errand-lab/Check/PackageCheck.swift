import AppBundles
import CommandSupport
import ExtensionSources
import Foundation
import HandlerCheck
import IntentSchema

/// Checks a package's handlers and property lists.
struct PackageCheck {
    let handlers: [HandlerCheck.Handler]
    let modules: [String]
    let findings: [Finding]

    /// Builds the package and checks its modules.
    init(_ package: SwiftPackage) throws {
        let temporary = try TemporaryFolder()
        let targets = package.targetsWithHandlers
        let names = Set(targets.map(\.module))
        let folder = try package.symbolGraphs(of: targets, in: temporary.url)
        let graphs = try Self.graphs(in: folder).filter { names.contains($0.moduleName) }
        let isItsOwn = names.contains("Intents")
        let interface = try isItsOwn ? nil : package.symbolGraph(of: "Intents", in: temporary.url)
        guard isItsOwn || interface != nil else {
            self.init(modules: names.sorted())
            return
        }
        let check = try HandlerCheck(graphs: graphs, interface: try interface.map { [try Self.graph($0)] } ?? [])
        let places = package.targets.map { target in
            (folder: package.folder.appending(path: target.path), modules: Self.modules(of: target, in: package))
        }
        self.init(check, places, own: AppFolders.own(in: package.folder), pitfalls: package.pitfalls)
    }

    /// Checks existing symbol graphs and the property lists in a folder.
    init(symbolGraphs: URL, folder: URL) throws {
        let graphs = try Self.graphs(in: symbolGraphs)
        guard !graphs.isEmpty else {
            throw CommandFailure("'\(symbolGraphs.path)' contains no *.symbols.json files; see errand help check")
        }
        // The library's own modules contain no handlers to check.
        let library: Set<String> = ["Intents", "IntentsUI", "ExtensionRuntime"]
        let check = try HandlerCheck(
            graphs: graphs.filter { !library.contains($0.moduleName) },
            interface: graphs.filter { library.contains($0.moduleName) })
        self.init(check, [(folder: folder, modules: Set(check.modules))])
    }

    /// Checks a bundle, whose handlers are in programs.
    init(bundle: BundleLayout) { self.init(modules: [], findings: BundleFiles(layout: bundle).findings()) }

    private init(modules: [String], findings: [Finding] = []) {
        handlers = []
        self.modules = modules
        self.findings = findings
    }

    /// - Parameters:
    ///   - own: the app whose folders are in the package's own folder, beside each other, and may be targets themselves.
    ///   - pitfalls: what was found in the text of the sources.
    private init(
        _ check: HandlerCheck, _ places: [(folder: URL, modules: Set<String>)], own: BundleLayout? = nil,
        pitfalls: [SwiftPackage.Pitfall] = []
    ) {
        handlers = check.handlers
        modules = check.modules
        let ownFolders = own.map { [$0.app] + $0.extensions }?.map(\.standardizedFileURL.path) ?? []
        let ownPlaces = places.filter { ownFolders.contains($0.folder.standardizedFileURL.path) }
        let ownApp = own.map { ($0, (ownPlaces.isEmpty ? places : ownPlaces).reduce(into: Set()) { $0.formUnion($1.modules) }) }
        let apps = places.flatMap { place in
            AppFolders.all(in: place.folder)
                .filter { $0.directory.standardizedFileURL.path != own?.directory.standardizedFileURL.path }.map {
                    ($0, place.modules)
                }
        }
        let bundles = ([ownApp].compactMap { $0 } + apps).flatMap { layout, modules in
            let handled = check.handlers.filter { modules.contains($0.module) }.flatMap(\.intents)
            return BundleFiles(layout: layout).findings(
                BundleCheck(catalogue: .system, known: check.intents, handled: Set(handled)))
        }
        findings = check.findings.map { Self.located($0, places) } + bundles + pitfalls.map(Finding.init)
    }

    /// The compiler does not report the location of members of private types; the source determines it if the name occurs once.
    private static func located(_ finding: Finding, _ places: [(folder: URL, modules: Set<String>)]) -> Finding {
        guard finding.file == nil, let module = finding.module, let symbol = finding.symbol,
            let name = symbol.split(separator: "(").first?.split(separator: ".").last
        else { return finding }
        let folders = places.filter { $0.modules.contains(module) }.map(\.folder)
        guard let place = SourceSearch(folders: folders).only("func \(name)(") else { return finding }
        var finding = finding
        (finding.file, finding.line, finding.column) = (place.file, place.line, place.column)
        return finding
    }

    /// The target's module and the modules of the package that it uses.
    private static func modules(of target: SwiftPackage.Target, in package: SwiftPackage) -> Set<String> {
        var found: Set<String> = []
        var waiting = [target.name]
        while let name = waiting.popLast() {
            guard let target = package.targets.first(where: { $0.name == name }), found.insert(target.module).inserted else {
                continue
            }
            waiting += target.dependencies ?? []
        }
        return found
    }

    // MARK: Symbol graphs

    private static func graphs(in folder: URL) throws -> [SymbolGraph] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw CommandFailure("the folder '\(folder.path)' cannot be read; name a folder of symbol graphs")
        }
        return try names.filter { $0.hasSuffix(".symbols.json") }.sorted().map { try graph(folder.appending(path: $0)) }
    }

    private static func graph(_ file: URL) throws -> SymbolGraph {
        let json: Data
        do {
            json = try Data(contentsOf: file)
        } catch {
            throw CommandFailure("'\(file.path)' cannot be read: \(error.localizedDescription)")
        }
        return try SymbolGraph(json: json, name: file.path)
    }
}

extension Finding {
    /// The finding about a place in the text of a source.
    fileprivate init(_ pitfall: SwiftPackage.Pitfall) {
        let kind: Kind =
            switch pitfall.place.kind {
            case .nilSetting: .neverReturns
            case .machineTime: .machineTime
            }
        self.init(
            .warning, kind, module: pitfall.module, file: pitfall.file, line: pitfall.place.line, column: pitfall.place.column,
            message: pitfall.place.message)
    }
}
