import Foundation
import IntentSchema
import Yams

extension ScenarioFile {
    /// The scenarios in file syntax; parsing it returns the same scenarios.
    ///
    /// - Throws: `YamlError` if a text cannot be encoded as YAML.
    public static func text(of scenarios: [Scenario]) throws -> String {
        let nodes = scenarios.map { scenario in
            Node([
                (Node("name"), Node(scenario.name)), (Node("surroundings"), node(scenario.surroundings)),
                (Node("steps"), Node(scenario.lines.map(\.step.node))),
            ])
        }
        return try Yams.serialize(node: Node([(Node("scenarios"), Node(nodes))]), width: -1, allowUnicode: true)
    }

    private static func node(_ world: TestSurroundings) -> Node {
        var pairs = [
            ("now", Node(world.now.formatted(.iso8601))), ("time zone", Node(world.timeZone.identifier)),
            ("locale", Node(world.locale.identifier)),
        ]
        if let place = world.location { pairs.append(("location", node(place))) }
        if world.isLocked { pairs.append(("locked", Node("true"))) }
        if !world.contacts.isEmpty { pairs.append(("contacts", Node(world.contacts.map(node)))) }
        return Node(pairs.map { (Node($0.0), $0.1) })
    }

    private static func node(_ place: Coordinate) -> Node { Node("\(place.latitude),\(place.longitude)") }

    private static func node(_ contact: Contact) -> Node {
        var pairs = [("name", Node(contact.fullName)), ("id", Node(contact.id))]
        if !contact.nicknames.isEmpty { pairs.append(("nicknames", Node(contact.nicknames.map { Node($0) }, .implicit, .flow))) }
        if !contact.organization.isEmpty { pairs.append(("organization", Node(contact.organization))) }
        if let relationship = contact.relationship { pairs.append(("relationship", Node(relationship))) }
        for (key, kind) in [("phone", Contact.Handle.Kind.phoneNumber), ("email", .emailAddress), ("username", .userName)] {
            let handles = contact.handles.filter { $0.kind == kind }
            if !handles.isEmpty { pairs.append((key, node(handles))) }
        }
        if !contact.addresses.isEmpty { pairs.append(("addresses", node(contact.addresses))) }
        if let given = contact.phoneticGivenName {
            pairs.append(("sounds", Node([given, contact.phoneticFamilyName].compactMap(\.self).joined(separator: " "))))
        }
        if !contact.relations.isEmpty {
            pairs.append(("relations", Node(contact.relations.map { (Node($0.kind), Node($0.contact)) })))
        }
        if contact.isMe { pairs.append(("me", Node("true"))) }
        return Node(pairs.map { (Node($0.0), $0.1) })
    }

    private static func node(_ handles: [Contact.Handle]) -> Node {
        let labels = Set(handles.map(\.label))
        guard labels.count == handles.count, !labels.contains(nil) else { return Node(handles.map { Node($0.value) }) }
        return Node(handles.map { (Node($0.label ?? ""), Node($0.value)) })
    }

    private static func node(_ addresses: [Contact.Address]) -> Node {
        var used: Set<String> = []
        return Node(
            addresses.map { address in
                var label = address.label ?? "other"
                while !used.insert(label).inserted { label += "'" }
                let texts = [
                    ("street", address.street), ("city", address.city), ("state", address.state),
                    ("postal code", address.postalCode), ("country", address.country),
                ].filter { !$0.1.isEmpty }
                let pairs = texts.map { ($0.0, Node($0.1)) } + (address.coordinate.map { [("at", node($0))] } ?? [])
                return (Node(label), Node(pairs.map { (Node($0.0), $0.1) }))
            })
    }
}
