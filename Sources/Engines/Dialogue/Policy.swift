import ExtensionProtocol
public import IntentSchema

/// What the dialogue may do without asking, how often it asks and how long it waits. Data, in one place; where it says nothing
/// about an intent, the careful thing is done.
public struct Policy: Hashable, Sendable, Codable {
    /// How long the calls of each phase may take, in seconds; listing values counts as resolving.
    public struct Deadlines: Hashable, Sendable, Codable {
        public var resolve: Double
        public var confirm: Double
        public var handle: Double

        public init(resolve: Double = 10, confirm: Double = 10, handle: Double = 10) {
            self.resolve = resolve
            self.confirm = confirm
            self.handle = handle
        }
    }

    /// What happens while nothing happens.
    public struct Reminders: Hashable, Sendable, Codable {
        /// After how many seconds of silence an open question is put again; `nil` for never.
        public var silenceSeconds: Double?
        /// How often it is put again before the request ends.
        public var mostForSilence: Int
        /// After how many seconds the person is told that an app is still at work; `nil` for never.
        public var progressSeconds: Double?
        /// How often that is told.
        public var mostForProgress: Int

        public init(
            silenceSeconds: Double? = nil, mostForSilence: Int = 2, progressSeconds: Double? = nil, mostForProgress: Int = 3
        ) {
            self.silenceSeconds = silenceSeconds
            self.mostForSilence = mostForSilence
            self.progressSeconds = progressSeconds
            self.mostForProgress = mostForProgress
        }
    }

    /// What apps go on reporting of after it was carried out.
    public struct Updates: Hashable, Sendable, Codable {
        /// The intents that are followed, where the app is able to.
        public var intents: Set<String>
        /// How many updates are told of one request at most.
        public var most: Int
        /// After how many seconds a request is not followed any more.
        public var seconds: Double

        public init(intents: Set<String> = ["INGetRideStatusIntent"], most: Int = 200, seconds: Double = 7200) {
            self.intents = intents
            self.most = most
            self.seconds = seconds
        }
    }

    /// How often a parameter, or the whole request, is asked about before the request ends.
    public var attempts: Int
    /// The same for single parameters: by `INSendPaymentIntent.payee`, or by `payee` for that of any intent.
    public var attemptsByParameter: [String: Int]
    /// How many questions one request may put, repetitions and corrections included, before it ends.
    public var questions: Int
    public var deadlines: Deadlines
    public var deadlinesByIntent: [String: Deadlines]
    public var reminders: Reminders
    public var updates: Updates
    /// Intents that are put to the person besides those the schema always confirms.
    public var confirmedIntents: Set<String>
    /// Intents that the operator does not want put to the person although the schema always confirms them.
    public var unconfirmedIntents: Set<String>
    /// Intents for which the device must be unlocked, besides those that the app says and those that are always confirmed.
    public var unlockedIntents: Set<String>
    /// Intents that a locked device may do although they are always confirmed; what the app restricts stays restricted.
    public var intentsAllowedWhileLocked: Set<String>
    /// Details that are shown but not read aloud: by `INPaymentAccount.accountNumber`, or by field name for any type.
    public var unspokenFields: Set<String>
    /// How many questions may be set aside for something else at a time; the oldest request ends when there are more.
    public var suspensions: Int
    /// The intent that takes back what another has done, for "cancel it".
    public var reversals: [String: String]
    public var confidence: Confidence

    public init(
        attempts: Int = 4, attemptsByParameter: [String: Int] = [:], questions: Int = 40, deadlines: Deadlines = Deadlines(),
        deadlinesByIntent: [String: Deadlines] = [:], reminders: Reminders = Reminders(), updates: Updates = Updates(),
        confirmedIntents: Set<String> = Policy.usuallyConfirmed,
        unconfirmedIntents: Set<String> = [], unlockedIntents: Set<String> = [], intentsAllowedWhileLocked: Set<String> = [],
        unspokenFields: Set<String> = ["accountNumber"], suspensions: Int = 3,
        reversals: [String: String] = Policy.usualReversals, confidence: Confidence = Confidence()
    ) {
        self.attempts = attempts
        self.attemptsByParameter = attemptsByParameter
        self.questions = questions
        self.deadlines = deadlines
        self.deadlinesByIntent = deadlinesByIntent
        self.reminders = reminders
        self.confirmedIntents = confirmedIntents
        self.unconfirmedIntents = unconfirmedIntents
        self.unlockedIntents = unlockedIntents
        self.intentsAllowedWhileLocked = intentsAllowedWhileLocked
        self.unspokenFields = unspokenFields
        self.suspensions = suspensions
        self.reversals = reversals
        self.updates = updates
        self.confidence = confidence
    }

    /// What reaches others at once and leaves no trace of what it takes the place of.
    public static let usuallyConfirmed: Set = ["INEditMessageIntent"]

    public static let usualReversals = [
        "INRequestRideIntent": "INCancelRideIntent", "INGetRideStatusIntent": "INCancelRideIntent",
        "INStartCallIntent": "INHangUpCallIntent", "INStartAudioCallIntent": "INHangUpCallIntent",
        "INStartVideoCallIntent": "INHangUpCallIntent", "INStartWorkoutIntent": "INCancelWorkoutIntent",
        "INResumeWorkoutIntent": "INCancelWorkoutIntent", "INSendMessageIntent": "INUnsendMessagesIntent",
    ]
}

extension Policy {
    /// How often the parameter is asked about at most.
    func attempts(for parameter: String, of intent: String) -> Int {
        attemptsByParameter["\(intent).\(parameter)"] ?? attemptsByParameter[parameter] ?? attempts
    }

    func deadlineSeconds(for method: ExtensionRequest.Method, of intent: String) -> Double {
        let deadlines = deadlinesByIntent[intent] ?? deadlines
        return switch method {
        case .resolve, .options: deadlines.resolve
        case .confirm: deadlines.confirm
        case .handle: deadlines.handle
        }
    }

    /// Why the person is to confirm the intent; `nil` when nobody wants that. An intent that nobody knows is confirmed.
    public func confirmationReason(for intent: String, in catalogue: Catalogue, appAsks: Bool) -> String? {
        let always = catalogue.intents[intent]?.alwaysConfirms ?? true
        if always, !unconfirmedIntents.contains(intent) { return "it moves money or cannot be undone" }
        if confirmedIntents.contains(intent) { return "the operator's policy requires it" }
        return appAsks ? "the app requested it" : nil
    }

    /// Why the device must be unlocked for the intent; `nil` when it need not be.
    func unlockReason(for intent: String, of app: AppDescription?, in catalogue: Catalogue) -> String? {
        if app?.restrictedWhileLocked.contains(intent) ?? true { return "the app restricts it while the device is locked" }
        if unlockedIntents.contains(intent) { return "the operator's policy restricts it while the device is locked" }
        let always = catalogue.intents[intent]?.alwaysConfirms ?? true
        guard always, !intentsAllowedWhileLocked.contains(intent) else { return nil }
        return "it moves money or cannot be undone, and the device is locked"
    }
}
