// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension Catalogue {
    /// The system's intents and types.
    public static let system = Catalogue(
        intents: [
            CallsDefinitions.intents, CommonDefinitions.intents, ForeignDefinitions.intents, MessagesDefinitions.intents,
            PaymentsDefinitions.intents, RideBookingDefinitions.intents, WorkoutsDefinitions.intents,
        ].flatMap(\.self),
        records: [
            CallsDefinitions.records, CommonDefinitions.records, ForeignDefinitions.records, MessagesDefinitions.records,
            PaymentsDefinitions.records, RideBookingDefinitions.records, WorkoutsDefinitions.records,
        ].flatMap(\.self),
        enumerations: [
            CallsDefinitions.enumerations, CommonDefinitions.enumerations, ForeignDefinitions.enumerations,
            MessagesDefinitions.enumerations, PaymentsDefinitions.enumerations, RideBookingDefinitions.enumerations,
            WorkoutsDefinitions.enumerations,
        ].flatMap(\.self)
    )
}
