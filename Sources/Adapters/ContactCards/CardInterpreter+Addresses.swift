import IntentSchema

extension CardInterpreter {
    /// The addresses, the preferred ones first, with their positions if the card has them.
    mutating func addresses() -> [Contact.Address] {
        var addresses: [(address: Contact.Address, group: String?)] = []
        for line in card.all("ADR") {
            if let address = address(line) { addresses.append((address, line.group)) }
        }
        for line in card.all("GEO") {
            guard let text = read(line, { line throws(UnreadableText) in try line.text() }), !text.isEmpty else { continue }
            guard let coordinate = Position.coordinate(text) else {
                report("GEO is not a valid position", Position.advice, .valueIgnored, line: line.number)
                continue
            }
            place(coordinate, line, in: &addresses)
        }
        return addresses.map(\.address)
    }

    private mutating func address(_ line: ContentLine) -> Contact.Address? {
        guard let components = read(line, { line throws(UnreadableText) in try line.components() }) else { return nil }
        let parts = components.map { $0.joined(separator: ", ").replacing("\n", with: ", ") }
        let part = { (index: Int) in index < parts.count ? parts[index] : "" }
        // People see the post office box, extended address and street as one line.
        let street = [part(2), part(1), part(0)].filter { !$0.isEmpty }.joined(separator: ", ")
        var address = Contact.Address(
            label: label(line), street: street, city: part(3), state: part(4), postalCode: part(5), country: part(6))
        if let text = line.values(of: "GEO").first {
            address.coordinate = Position.coordinate(text)
            if address.coordinate == nil {
                report("the GEO parameter of ADR is not a valid position", Position.advice, .valueIgnored, line: line.number)
            }
        }
        return parts.allSatisfy(\.isEmpty) && address.coordinate == nil ? nil : address
    }

    private func label(_ line: ContentLine) -> String? {
        card.label(of: line.group) ?? line.types.first { !["pref", "dom", "intl", "postal", "parcel"].contains($0) }
    }

    /// Assigns the position to its address: the one of the same group, or else of the same label, or else the first without a
    /// position. If there is no such address, the position becomes an address of its own.
    private func place(
        _ coordinate: Coordinate, _ line: ContentLine, in addresses: inout [(address: Contact.Address, group: String?)]
    ) {
        let label = label(line)
        let free = addresses.indices.filter { addresses[$0].address.coordinate == nil }
        let chosen =
            free.first { line.group != nil && addresses[$0].group == line.group }
            ?? free.first { label != nil && addresses[$0].address.label == label } ?? (label == nil ? free.first : nil)
        if let chosen {
            addresses[chosen].address.coordinate = coordinate
        } else if addresses.isEmpty || label != nil {
            let address = Contact.Address(label: label, street: "", city: "", coordinate: coordinate)
            addresses.append((address, line.group))
        }
    }
}
