public import CompactCoding
public import IntentSchema

extension AppDescription: Archivable {
    public static var blank: AppDescription { AppDescription(id: "", name: "", intents: []) }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&id)
        try archive.part(&name)
        try archive.part(&synonyms)
        try archive.part(&intents)
        try archive.part(&restrictedWhileLocked)
        try archive.part(&vocabulary)
        try archive.part(&pronunciations)
        try archive.part(&examples)
        try archive.part(&seesContacts)
    }
}

extension AppDescription.VocabularyItem: Archivable {
    public static var blank: AppDescription.VocabularyItem {
        AppDescription.VocabularyItem(parameters: [], identifier: "", phrases: [])
    }

    public mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&parameters)
        try archive.part(&identifier)
        try archive.part(&phrases)
        try archive.part(&examples)
    }
}
