public import CompactCoding

extension DialogPack: Archivable {
    public static var blank: DialogPack { DialogPack() }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&intents)
        try archive.part(&parameters)
        try archive.part(&phrases)
        try archive.part(&labels)
        try archive.part(&told)
        try archive.part(&records)
        try archive.part(&enumerations)
        try archive.part(&units)
        try archive.part(&currencies)
    }
}

extension DialogPack.RecordDialog: Archivable {
    public static var blank: DialogPack.RecordDialog { DialogPack.RecordDialog() }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&words)
        try archive.part(&short)
        try archive.part(&tellApart)
        try archive.part(&card)
        try archive.part(&rows)
        try archive.part(&toldBy)
        try archive.part(&hidden)
        try archive.part(&isOneRow)
    }
}

extension DialogPack.Unit: Archivable {
    public static var blank: DialogPack.Unit { DialogPack.Unit(one: "", other: "") }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&one)
        try archive.part(&other)
    }
}

extension DialogPack.Currency: Archivable {
    public static var blank: DialogPack.Currency { DialogPack.Currency(one: "", other: "") }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&one)
        try archive.part(&other)
        try archive.part(&minor)
        try archive.part(&symbol)
        try archive.part(&digits)
        try archive.part(&regions)
        try archive.part(&foreignSymbol)
    }
}

extension IntentDialog: Archivable {
    public static var blank: IntentDialog { IntentDialog() }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&title)
        try archive.part(&noun)
        try archive.part(&confirm)
        try archive.part(&responses)
        try archive.part(&parameters)
        try archive.part(&card)
        try archive.part(&examples)
    }
}

extension ParameterDialog: Archivable {
    public static var blank: ParameterDialog { ParameterDialog() }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&label)
        try archive.part(&needsValue)
        try archive.part(&disambiguate)
        try archive.part(&confirm)
        try archive.part(&confirmFor)
        try archive.part(&unsupported)
        try archive.part(&reasons)
        try archive.part(&help)
    }
}

extension Variants: Archivable {
    public static var blank: Variants { Variants([]) }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&templates)
    }
}
