// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension Catalogue {
    /// The system's intents and types.
    public static let system = Catalogue(
        intents: [
            CallsDefinitions.intents, CarPlayDefinitions.intents, CarCommandsDefinitions.intents, CommonDefinitions.intents,
            FocusDefinitions.intents, ForeignDefinitions.intents, ListsAndNotesDefinitions.intents, MediaDefinitions.intents,
            MessagesDefinitions.intents, PaymentsDefinitions.intents, PhotosDefinitions.intents, RadioDefinitions.intents,
            ReservationsDefinitions.intents, RestaurantsDefinitions.intents, RideBookingDefinitions.intents,
            VisualCodesDefinitions.intents, WorkoutsDefinitions.intents,
        ].flatMap(\.self),
        records: [
            CallsDefinitions.records, CarPlayDefinitions.records, CarCommandsDefinitions.records, CommonDefinitions.records,
            FocusDefinitions.records, ForeignDefinitions.records, ListsAndNotesDefinitions.records, MediaDefinitions.records,
            MessagesDefinitions.records, PaymentsDefinitions.records, PhotosDefinitions.records, RadioDefinitions.records,
            ReservationsDefinitions.records, RestaurantsDefinitions.records, RideBookingDefinitions.records,
            VisualCodesDefinitions.records, WorkoutsDefinitions.records,
        ].flatMap(\.self),
        enumerations: [
            CallsDefinitions.enumerations, CarPlayDefinitions.enumerations, CarCommandsDefinitions.enumerations,
            CommonDefinitions.enumerations, FocusDefinitions.enumerations, ForeignDefinitions.enumerations,
            ListsAndNotesDefinitions.enumerations, MediaDefinitions.enumerations, MessagesDefinitions.enumerations,
            PaymentsDefinitions.enumerations, PhotosDefinitions.enumerations, RadioDefinitions.enumerations,
            ReservationsDefinitions.enumerations, RestaurantsDefinitions.enumerations, RideBookingDefinitions.enumerations,
            VisualCodesDefinitions.enumerations, WorkoutsDefinitions.enumerations,
        ].flatMap(\.self)
    )
}
