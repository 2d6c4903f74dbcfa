extension Record {
    /// A hash of the values, the same in every process: 16 hexadecimal digits of FNV-1a (64 bits) over the record with its
    /// fields sorted by name. It detects a difference between confirmed and handled values. It is not cryptographic: records
    /// can be made to collide.
    public var digest: String {
        var hash = StableHash()
        hash.add(self)
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// FNV-1a of a value's parts, each prefixed by kind and length, so that different values have different input.
private struct StableHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ record: Record) {
        add("r", record.type)
        for (name, field) in record.fields.sorted(by: { $0.key < $1.key }) {
            add("f", name)
            add(field)
        }
        add("e", "")
    }

    private mutating func add(_ value: ParameterValue) {
        switch value {
        case .record(let record): add(record)
        case .list(let values):
            add("l", "\(values.count)")
            for value in values { add(value) }
        case .string(let text): add("s", text)
        case .double(let number): add("d", "\(number.bitPattern)")
        case .date(let date): add("t", "\(date.timeIntervalSinceReferenceDate.bitPattern)")
        case .dateComponents(let parts): add("c", "\(parts)")
        case .data(let data): add("b", data.map { "\($0)," }.joined())
        case .bool(let flag): add("o", "\(flag)")
        case .integer(let number): add("i", "\(number)")
        case .decimal(let number): add("n", "\(number)")
        }
    }

    private mutating func add(_ kind: Character, _ text: String) {
        for byte in "\(kind)\(text.utf8.count):\(text)".utf8 {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
        }
    }
}
