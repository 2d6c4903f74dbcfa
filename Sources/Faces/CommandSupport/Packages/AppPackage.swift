package import AppBundles
import AppLibrary
package import Foundation

/// A Swift package with an app: its folders `App` and `Extension`, and the programs that it builds.
package struct AppPackage: Sendable {
    /// The package.
    package let package: SwiftPackage
    /// What is known of the app before the package is built.
    package let inspection: BundleInspection
    private let programs: AppPrograms

    /// Reads a package. Nothing is built yet.
    ///
    /// - Throws: `CommandFailure` if there is no package, no app in it, or no program for the app.
    package init(_ folder: URL, locale: Locale, monitor: BuildMonitor = BuildMonitor()) throws {
        package = try SwiftPackage(folder, monitor: monitor)
        let layout = try AppFolders.only(in: folder)
        inspection = BundleInspection(of: layout.directory, locale: locale, settings: ["PRODUCT_NAME": package.name])
        guard inspection.errors.isEmpty, let bundle = inspection.bundle else {
            throw CommandFailure(inspection.errors.map { PrintableText.of($0.message) }.joined(separator: "\n"))
        }
        programs = try AppPrograms(of: bundle, in: package)
    }

    /// What may be wrong with the app's files and its sources. What concerns tests alone is left to `errand-lab check`.
    package var warnings: [BundleProblem] {
        inspection.warnings + package.pitfalls.filter { $0.place.kind != .machineTime }.map(BundleProblem.init)
    }

    /// Builds the programs and makes a bundle.
    ///
    /// - Parameters:
    ///   - folder: where the bundle is written.
    ///   - scratch: the folder of what is built; `nil` for the package's own.
    ///   - monitor: gets the compiler's output.
    /// - Returns: the bundle.
    /// - Throws: `CommandFailure` if the package does not build or a file cannot be copied.
    package func makeBundle(
        _ configuration: SwiftPackage.Configuration, in folder: URL, scratch: URL? = nil,
        monitor: BuildMonitor = BuildMonitor()
    ) throws -> URL {
        let products = programs.extensions.values.sorted { $0.name < $1.name } + [programs.app].compactMap { $0 }
        try package.build(configuration, products: products.map(\.name), scratch: scratch, monitor: monitor)
        let built = try package.products(of: configuration, scratch: scratch, monitor: monitor)
        let assembly = BundleAssembly(
            name: package.name, folders: inspection.layout, app: programs.app.map { program($0, built) },
            extensions: programs.extensions.mapValues { program($0, built) },
            documents: package.definitionFiles(of: products))
        do {
            return try assembly.write(in: folder)
        } catch let error as AppBundleError {
            throw error
        } catch {
            throw CommandFailure("the bundle of '\(package.folder.path)' cannot be made: \(error.localizedDescription)")
        }
    }

    private func program(_ product: SwiftPackage.Product, _ built: URL) -> BundleAssembly.Program {
        let module = package.targets.first { $0.type == "executable" && product.targets.contains($0.name) }?.module
        let file = built.appending(path: product.name)
        let companions = Companions(of: file, in: built, ownPrefix: "\(package.name)_")
        return BundleAssembly.Program(
            file: file, module: module ?? product.name, libraries: companions.libraries, resources: companions.resources)
    }
}

extension BundleProblem {
    /// The warning about a place in the text of a source.
    fileprivate init(_ pitfall: SwiftPackage.Pitfall) {
        let name = URL(filePath: pitfall.file).lastPathComponent
        self.init(.warning, file: pitfall.file, message: "\(name):\(pitfall.place.line): \(pitfall.place.message)")
    }
}
