public import IntentSchema
import RecordObjects

/// The intents that code in this process can be asked to handle, with their types and the dispatch to their handlers' methods.
///
/// An app's own intents are added to the system's; from then on both are treated alike.
public struct IntentTypes: Sendable {
    /// The definitions of the intents and types.
    public private(set) var catalogue: Catalogue
    /// The dispatch to handlers' methods, by the intent's class name; intents that are never handled have none.
    package private(set) var dispatches: [String: IntentDispatch]

    /// The system's intents.
    public static let system = IntentTypes(catalogue: .system, dispatches: IntentDispatch.all)

    /// A copy with these intents added.
    ///
    /// Adding identical intents again is not a conflict, so several apps may add the same ones. From then on, objects of the
    /// process are described by these types, and records of them are wrapped by their classes.
    ///
    /// - Throws: `CatalogueError` if a name is taken or undefined, if an intent that handlers serve has no dispatch, and if the
    ///   process has another class of the same name.
    public func adding(_ custom: CustomIntents) throws(CatalogueError) -> IntentTypes {
        var result = self
        result.catalogue = try catalogue.adding(custom.definitions)
        let problems = custom.problems
        guard problems.isEmpty else { throw CatalogueError(problems) }
        for dispatch in custom.dispatches { result.dispatches[dispatch.name] = dispatch }
        let classes = custom.classes + custom.dispatches.flatMap(\.classes)
        if let taken = RecordClasses.register(classes) {
            throw CatalogueError([
                CatalogueError.Problem(
                    .nameTaken, at: "\(custom.definitions.source): \(taken._recordType)",
                    "another class of this process shows records of this type; give \(String(reflecting: taken)) another name")
            ])
        }
        Catalogue.describe(custom.definitions)
        return result
    }
}

extension IntentTypes {
    /// A copy with the intents of several modules added.
    ///
    /// - Throws: `CatalogueError`, as for one.
    public func adding(_ custom: [CustomIntents]) throws(CatalogueError) -> IntentTypes {
        var result = self
        for intents in custom { result = try result.adding(intents) }
        return result
    }
}

extension CustomIntents {
    /// Where the definitions and the accompanying code differ.
    fileprivate var problems: [CatalogueError.Problem] {
        if let problem = self.problem { return [CatalogueError.Problem(.inconsistent, at: definitions.source, problem)] }
        let dispatched = Set(dispatches.map(\.name))
        let handled = Set(definitions.intents.filter { $0.handlingProtocol != nil }.map(\.name))
        func problem(_ intent: String, _ message: String) -> CatalogueError.Problem {
            CatalogueError.Problem(.inconsistent, at: "\(definitions.source): \(intent)", message)
        }
        return handled.subtracting(dispatched).sorted().map {
            problem($0, "it has a handling protocol and no dispatch; generate its code again")
        }
            + dispatched.subtracting(handled).sorted().map {
                problem($0, "it has a dispatch and no definition with a handling protocol; generate its code again")
            }
    }
}
