import HandlerCheck

enum Rows {
    private static let message = "NSObject, INSendMessageIntentHandling"
    private static let ride = "NSObject, INRequestRideIntentHandling"
    private static let pay = "NSObject, INSendPaymentIntentHandling"
    private static let sent = """
            func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {}

        """
    private static let rode =
        "func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse { .init(code: .ready, userActivity: nil) }\n"
    private static let paid =
        "func handle(sendPayment intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {}\n"

    static let mistakes = [
        // Names
        Row(
            message,
            sent
                + "func resolveRecipient(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void) {}",
            .misspelt, "resolveRecipients(for:with:)"),
        Row(
            message,
            sent
                + "func resolveReceipients(forSendMessage intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {}",
            .misspelt, "resolveRecipients(forSendMessage:with:)"),
        Row(
            message,
            sent
                + "func resolveMessageContent(for intent: INSendMessageIntent) async -> INStringResolutionResult { .notRequired() }",
            .misspelt, "resolveContent(for:)"),
        Row(
            ride,
            rode
                + "func resolveDropoffLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {}",
            .misspelt, "resolveDropOffLocation(for:with:)"),
        Row(
            ride,
            rode
                + "func resloveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult { .notRequired() }",
            .misspelt, "resolveDropOffLocation(for:)"),
        Row(
            ride,
            rode
                + "func resolvePassengers(for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) {}",
            .misspelt, "resolvePartySize(for:with:)"),
        Row(
            pay,
            paid + "func confirn(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {}",
            .misspelt, "confirm(intent:completion:)"),
        Row(
            pay,
            paid
                + "func confirmSendPayment(_ intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {}",
            .misspelt, "confirm(sendPayment:completion:)"),
        // Labels
        Row(
            message,
            sent
                + "func resolveRecipients(for intent: INSendMessageIntent, completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void) {}",
            .wrongLabels, "resolveRecipients(for:with:)"),
        Row(
            message,
            sent
                + "func resolveContent(forSendMesage intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}",
            .wrongLabels, "resolveContent(forSendMessage:with:)"),
        Row(
            message,
            sent
                + "func confirm(for intent: INSendMessageIntent) async -> INSendMessageIntentResponse { .init(code: .ready, userActivity: nil) }",
            .wrongLabels, "confirm(intent:)"),
        Row(
            pay,
            paid
                + "func confirm(sendPayments intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {}",
            .wrongLabels, "confirm(sendPayment:completion:)"),
        Row(
            ride,
            rode
                + "func resolvePartySize(intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) {}",
            .wrongLabels, "resolvePartySize(for:with:)"),
        Row(
            ride, rode + "func resolvePartySize(_ intent: INRequestRideIntent) -> INIntegerResolutionResult { .notRequired() }",
            .wrongLabels, "resolvePartySize(for:)"),
        // Intents
        Row(
            message,
            sent
                + "func resolveRecipients(for intent: INSendPaymentIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void) {}",
            .wrongIntent, "resolveRecipients(for:with:)"),
        Row(
            message,
            sent
                + "func resolveContent(for intent: INIntent) async -> INStringResolutionResult { .notRequired() }",
            .wrongIntent, "resolveContent(for:)"),
        Row(
            message, sent + rode, .notAdopted),
        Row(
            "INExtension", sent, .notAdopted),
        Row(
            ride,
            rode
                + "func resolvePickupLocation(for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {}",
            .notAdopted),
        // Answers
        Row(
            message,
            sent + "func resolveContent(for intent: INSendMessageIntent) async -> INPersonResolutionResult { .notRequired() }",
            .wrongAnswer),
        Row(
            message,
            sent
                + "func resolveRecipients(for intent: INSendMessageIntent) async -> INSendMessageRecipientResolutionResult { .notRequired() }",
            .wrongAnswer),
        Row(
            message,
            sent
                + "func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping (INSendMessageRecipientResolutionResult) -> Void) {}",
            .wrongAnswer),
        Row(
            message,
            sent + "func confirm(intent: INSendMessageIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {}",
            .wrongAnswer),
        Row(
            message,
            sent
                + "func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse, Error?) -> Void) {}",
            .wrongAnswer),
        Row(message, sent + "func confirm(intent: INSendMessageIntent) async -> Bool { true }", .wrongAnswer),
        Row(message, sent + "func resolveRecipients(for intent: INSendMessageIntent) -> [String] { [] }", .wrongAnswer),
        Row(message, sent + "func confirm(intent: INSendMessageIntent) {}", .noAnswer, "confirm(intent:completion:)"),
        Row(
            message, sent + "func resolveContent(for intent: INSendMessageIntent) async {}", .noAnswer,
            "resolveContent(for:with:)"),
        // Forms
        Row(
            message,
            sent
                + "static func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult { .notRequired() }",
            .wrongForm),
        Row(
            message,
            sent
                + "func resolveContent(for intent: INSendMessageIntent) async throws -> INStringResolutionResult { .notRequired() }",
            .wrongForm),
        // Where methods stand
        Row(
            message,
            sent
                + """
                }
                extension Row# {
                func resolveContents(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
                """, .misspelt, "resolveContent(for:with:)"),
        Row(
            message,
            sent
                + """
                }
                class Below#: Row# {
                func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
                """, .notDispatched),
        Row(
            "NSObject",
            """
            class Inner#: NSObject, INSendMessageIntentHandling {
            \(sent)
            func resolveContents(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
            }
            """, .misspelt, "resolveContent(for:with:)"),
        Row(
            "NSObject",
            """
            func resolveContents(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
            }
            class Below#: Row#, INSendMessageIntentHandling {
            \(sent)
            """, .misspelt, "resolveContent(for:with:)"),
        Row(
            "NSObject, Resolving#, INSendMessageIntentHandling",
            """
            \(sent)
            }
            protocol Resolving# {}
            extension Resolving# {
            func resolveContents(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
            """, .misspelt, "resolveContent(for:with:)"),
        Row(
            "NSObject, INMessagesDomainHandling",
            """
            \(sent)
            func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {}
            func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {}
            func resolveContents(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
            """, .misspelt, "resolveContent(for:with:)"),
    ]

    static let helpers = [
        // Every spelling that is right
        Row(
            message,
            """
            func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {}
            func resolveContent(forSendMessage intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
            func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult { .notRequired() }
            func confirm(sendMessage intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {}
            func handle(intent: INSendMessageIntent, completion: (INSendMessageIntentResponse) -> Void) {}
            """),
        Row(
            message,
            """
            typealias Answer = (INStringResolutionResult) -> Void
            func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult] { [] }
            func resolveContent(for intent: INSendMessageIntent, with completion: @escaping Answer) {}
            func handle(intent: INSendMessageIntent) -> INSendMessageIntentResponse { .init(code: .success, userActivity: nil) }
            """),
        Row(
            "NSObject, INGetRideStatusIntentHandling",
            """
            func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {}
            func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver) {}
            func stopSendingUpdates(for intent: INGetRideStatusIntent) {}
            """),
        // Methods of one's own
        Row(
            message,
            sent
                + """
                func handleError(_ error: Error) {}
                func handleError(_ error: Error, for intent: INSendMessageIntent, completion: (INSendMessageIntentResponse) -> Void) {}
                func resolveURL(_ url: URL) -> URL { url }
                func resolve(_ names: [String], with completion: ([INPerson]) -> Void) {}
                func resolveRecipients(_ people: [INPerson]?) -> [INSendMessageRecipientResolutionResult] { [] }
                func recipients(for intent: INSendMessageIntent) -> [INPerson] { [] }
                func resolveContact(for person: INPerson, with completion: (INPersonResolutionResult) -> Void) {}
                private func resolveContents(for intent: INSendMessageIntent) -> INStringResolutionResult { .notRequired() }
                func handleUnreadMessages(for intent: INSendMessageIntent) -> Bool { true }
                func confirmation(for intent: INSendMessageIntent) -> String { "" }
                func send(_ intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {}
                func handle(_ intent: INSendMessageIntent) async -> INSendMessageIntentResponse { .init(code: .success, userActivity: nil) }
                func handle(intent: INSendMessageIntent, retries: Int) -> INSendMessageIntentResponse { .init(code: .success, userActivity: nil) }
                func handle(url: URL, completion: (Bool) -> Void) {}
                func makeResponse(for intent: INSendMessageIntent) -> INSendMessageIntentResponse { .init(code: .success, userActivity: nil) }
                """),
        Row(
            pay,
            paid
                + """
                func confirmPayment(_ payment: String) -> Bool { true }
                func confirmPayment(of amount: INCurrencyAmount, completion: (Bool) -> Void) {}
                func confirmPayment(for intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {}
                func handlePayment(for intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {}
                func response(to intent: INSendPaymentIntent) -> INSendPaymentIntentResponse { .init(code: .success, userActivity: nil) }
                func resolvedPayee(for intent: INSendPaymentIntent) -> INPerson? { intent.payee }
                """),
        Row(
            ride,
            rode
                + """
                func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult { place(intent.pickupLocation) }
                func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult { place(intent.dropOffLocation) }
                func resolveLocation(for intent: INRequestRideIntent, with completion: (INPlacemarkResolutionResult) -> Void) {}
                func resolveLocation(for intent: INRequestRideIntent) -> INPlacemarkResolutionResult { .notRequired() }
                private func place(_ place: CLPlacemark?) -> INPlacemarkResolutionResult { .notRequired() }
                private func confirm(_ intent: INRequestRideIntent) -> Bool { true }
                func handleRide(_ intent: INRequestRideIntent) async -> INRequestRideIntentResponse { await handle(intent: intent) }
                """),
        Row(
            "INExtension, INPlayMediaIntentHandling",
            """
            func handle(intent: INPlayMediaIntent, completion: (INPlayMediaIntentResponse) -> Void) {}
            func resolveMediaItems(for search: INMediaSearch?, completion: @escaping ([INMediaItem]) -> Void) {}
            func resolveMediaItem(for search: INMediaSearch, completion: (INPlayMediaMediaItemResolutionResult) -> Void) {}
            func resolveItems<Intent: INIntent>(for intent: Intent, with completion: ([INPlayMediaMediaItemResolutionResult]) -> Void) {}
            func handle(intent: OrderSoupIntent#, completion: (INPlayMediaIntentResponse) -> Void) {}
            }
            class OrderSoupIntent#: INIntent {
            """),
        // Classes that are no handlers
        Row(
            "NSObject",
            sent + "func resolveRecipient(for intent: INSendMessageIntent) async -> INPersonResolutionResult { .notRequired() }"),
        Row(
            "INExtension",
            """
            let worker = Worker#()
            override func handler(for intent: INIntent) -> Any? { worker }
            func resolveHandler(for intent: INIntent) -> Any? { nil }
            }
            class Worker# {
            \(sent)
            """),
        // Subclasses, generics, extensions and protocols of one's own
        Row(
            message,
            sent
                + """
                func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
                }
                class Below#: Row# {
                override func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
                override func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {}
                """),
        Row(
            "NSObject",
            """
            \(sent)
            func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
            }
            class Below#: Row#, INSendMessageIntentHandling {
            """),
        Row(
            "NSObject",
            """
            }
            final class Generic#<Store>: NSObject, INSendMessageIntentHandling {
            var store: Store?
            \(sent)
            }
            extension Generic# {
            func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {}
            """),
        Row(
            "NSObject",
            """
            }
            extension Row#: INSendMessageIntentHandling {
            \(sent)
            """),
        Row(
            "NSObject, Confirming#, INSendMessageIntentHandling",
            """
            func confirmAll(for intent: INSendMessageIntent) async -> INSendMessageIntentResponse { .init(code: .ready, userActivity: nil) }
            \(sent)
            }
            protocol Confirming# { func confirmAll(for intent: INSendMessageIntent) async -> INSendMessageIntentResponse }
            extension Confirming# { func resolveAll() {} 
            """),
    ]
}
