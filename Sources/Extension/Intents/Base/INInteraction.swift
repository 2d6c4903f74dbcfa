import ExtensionProtocol
public import Foundation
import HostEnvironment
import IntentSchema
public import RecordObjects

/// A request together with its response: what apps donate, and what activities pass to the app.
open class INInteraction: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INInteraction" }

    public convenience init(intent: INIntent, response: INIntentResponse?) {
        var record = Record(Self._recordType)
        record._set("intent", intent)
        record._set("intentResponse", response)
        record._set("identifier", intent.identifier ?? UUID().uuidString)
        self.init(_record: record)
    }

    public var intent: INIntent {
        RecordClasses.object(_field("intent"), as: INIntent.self) ?? INIntent()
    }

    public var intentResponse: INIntentResponse? {
        RecordClasses.object(_field("intentResponse"), as: INIntentResponse.self)
    }

    public var intentHandlingStatus: INIntentHandlingStatus { _value("intentHandlingStatus") }

    public var direction: INInteractionDirection {
        get { _value("direction") }
        set { _set("direction", newValue) }
    }
    public var dateInterval: DateInterval? {
        get { _optional("dateInterval") }
        set { _set("dateInterval", newValue) }
    }
    public var identifier: String {
        get { _value("identifier") }
        set { _set("identifier", newValue) }
    }
    public var groupIdentifier: String? {
        get { _optional("groupIdentifier") }
        set { _set("groupIdentifier", newValue) }
    }

    /// The value of the field of the intent or the response that the parameter names; `nil` if it is not set.
    public func parameterValue(for parameter: INParameter) -> Any? {
        let owners = [_field("intent")?.record, _field("intentResponse")?.record].compactMap { $0 }
        guard let owner = owners.first(where: { $0.type == parameter._ownerName }) else { return nil }
        return Self.value(at: parameter, in: owner).map(RecordClasses.plain)
    }

    /// Follows a dotted key path; in a list along the way, it continues with the element at the parameter's index.
    private static func value(at parameter: INParameter, in owner: Record) -> ParameterValue? {
        var value = ParameterValue.record(owner)
        for name in parameter.parameterKeyPath.split(separator: ".").map(String.init) {
            guard let next = value.record?[name] else { return nil }
            value = next
            let index = parameter.index(forSubKeyPath: name)
            guard index != NSNotFound, let list = value.list else { continue }
            guard list.indices.contains(index) else { return nil }
            value = list[index]
        }
        return value
    }
}

extension INInteraction {
    /// Donates the interaction to the host for the person for whom the code runs, replacing one with the same identifier.
    ///
    /// The completion handler is called immediately, with `INIntentError.donatingInteraction` if there is no host to keep it.
    public func donate(completion: (((any Error)?) -> Void)? = nil) {
        let error = Self.send(.donation(_record), .donatingInteraction)
        completion?(error)
    }

    /// Donates the interaction to the host for the person for whom the code runs, replacing one with the same identifier.
    ///
    /// - Throws: `INIntentError.donatingInteraction` if there is no host to keep it.
    public func donate() async throws {
        if let error = Self.send(.donation(_record), .donatingInteraction) { throw error }
    }

    /// Deletes all donations. The completion handler is called immediately, with an error if there is no host.
    public class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
        let error = send(.deletion(.all), .deletingAllInteractions)
        completion?(error)
    }

    /// Deletes the donations with these identifiers. The completion handler is called immediately, with an error if there is no
    /// host.
    public class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        let error = send(.deletion(.identifiers(identifiers)), .deletingInteractionWithIdentifiers)
        completion?(error)
    }

    /// Deletes the donations of the group. The completion handler is called immediately, with an error if there is no host.
    public class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        let error = send(.deletion(.group(groupIdentifier)), .deletingInteractionWithGroupIdentifier)
        completion?(error)
    }

    /// Deletes all donations.
    ///
    /// - Throws: `INIntentError.deletingAllInteractions` if there is no host.
    public class func deleteAll() async throws {
        if let error = send(.deletion(.all), .deletingAllInteractions) { throw error }
    }

    /// Deletes the donations with these identifiers.
    ///
    /// - Throws: `INIntentError.deletingInteractionWithIdentifiers` if there is no host.
    public class func delete(with identifiers: [String]) async throws {
        if let error = send(.deletion(.identifiers(identifiers)), .deletingInteractionWithIdentifiers) { throw error }
    }

    /// Deletes the donations of the group.
    ///
    /// - Throws: `INIntentError.deletingInteractionWithGroupIdentifier` if there is no host.
    public class func delete(with groupIdentifier: String) async throws {
        if let error = send(.deletion(.group(groupIdentifier)), .deletingInteractionWithGroupIdentifier) { throw error }
    }

    private class func send(_ contribution: AppContribution, _ code: INIntentError.Code) -> INIntentError? {
        INIntentError.unless(AppEnvironment.tell(for: "INInteraction", .contribution(contribution)), code)
    }
}
