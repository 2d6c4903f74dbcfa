import ExtensionProtocol
public import IntentSchema

/// What the dialogue may do without asking, how often it asks and how long it waits. Intents that it does not mention are
/// treated with the most caution.
public struct Policy: Hashable, Sendable {
    /// Deadlines of calls by phase, in seconds. Listing values counts as resolving.
    public struct Deadlines: Hashable, Sendable {
        /// The deadline of `resolve`, in seconds.
        public var resolve: Double
        /// The deadline of `confirm`, in seconds.
        public var confirm: Double
        /// The deadline of `handle`, in seconds.
        public var handle: Double

        public init(resolve: Double = 10, confirm: Double = 10, handle: Double = 10) {
            self.resolve = resolve
            self.confirm = confirm
            self.handle = handle
        }
    }

    /// Reminders while the person or an app is silent.
    public struct Reminders: Hashable, Sendable {
        /// Seconds of silence after which an open question is repeated; `nil` disables it.
        public var silenceSeconds: Double?
        /// How often the question is repeated before the request ends.
        public var mostForSilence: Int
        /// Seconds after which the person is told that an app is still working; `nil` disables it.
        public var progressSeconds: Double?
        /// How often progress is reported.
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

    /// Subscriptions to updates of completed requests.
    public struct Updates: Hashable, Sendable {
        /// The intents to subscribe to, if the app supports updates.
        public var intents: Set<String>
        /// The most updates per request.
        public var most: Int
        /// Seconds after which the subscription ends.
        public var seconds: Double

        public init(intents: Set<String> = ["INGetRideStatusIntent"], most: Int = 200, seconds: Double = 7200) {
            self.intents = intents
            self.most = most
            self.seconds = seconds
        }
    }

    /// The announcement of messages that apps report, and of what is due.
    public struct Announcements: Hashable, Sendable {
        /// What is announced of a message, or of a notification.
        public enum Messages: String, Hashable, Sendable, CaseIterable {
            /// Who has sent it, and what it says.
            case contents
            /// Who has sent it.
            case senders
            /// Nothing.
            case never
        }

        /// What is announced of messages.
        public var messages: Messages
        /// What is told of notifications of apps that are due; of their senders, the names of the apps.
        public var notifications: Messages
        /// Messages that were sent more than this many seconds before they are reported are not announced.
        public var oldestSeconds: Double
        /// The seconds after an announcement in which there is no other; what arrives is announced together then.
        public var pauseSeconds: Double
        /// The most messages whose contents are announced at a time; if there are more, several of one sender are only counted.
        public var most: Int
        /// Shortcuts that were due more than this many seconds ago do not run any more; the person is told.
        public var latestSeconds: Double

        public init(
            messages: Messages = .contents, notifications: Messages = .contents, oldestSeconds: Double = 600,
            pauseSeconds: Double = 5, most: Int = 3, latestSeconds: Double = 600
        ) {
            self.messages = messages
            self.notifications = notifications
            self.latestSeconds = latestSeconds
            self.oldestSeconds = oldestSeconds
            self.pauseSeconds = pauseSeconds
            self.most = most
        }
    }

    /// What is kept of operations that were handed to apps.
    public struct Receipts: Hashable, Sendable {
        /// Receipts of operations that were begun more than this many days ago are removed when the next operation of the person begins. An
        /// operation without a receipt cannot be replayed, so the time is to exceed that of any retry.
        public var days: Int

        public init(days: Int = 30) {
            self.days = days
        }

        /// How long receipts are kept, in seconds.
        public var seconds: Double { Double(days) * 86_400 }
    }

    /// How long conversations are kept.
    public struct History: Hashable, Sendable {
        /// Conversations whose last entry is more than this many days old are erased whenever a host is opened; `nil` keeps them for ever.
        public var days: Int?

        public init(days: Int? = nil) {
            self.days = days
        }

        /// How long conversations are kept, in seconds; `nil` for ever.
        public var seconds: Double? { days.map { Double($0) * 86_400 } }
    }

    /// How often a parameter, or the whole request, is asked about before the request ends.
    public var attempts: Int
    /// The same for individual parameters: `INSendPaymentIntent.payee`, or `payee` for any intent.
    public var attemptsByParameter: [String: Int]
    /// The most questions per request, including repetitions and corrections; the request then ends.
    public var questions: Int
    /// The deadlines of all intents.
    public var deadlines: Deadlines
    /// Deadlines of individual intents, by name.
    public var deadlinesByIntent: [String: Deadlines]
    /// Reminders while the person or an app is silent.
    public var reminders: Reminders
    /// Subscriptions to updates.
    public var updates: Updates
    /// The announcement of messages.
    public var announcements: Announcements
    /// What is kept of operations.
    public var receipts: Receipts
    /// How long conversations are kept.
    public var history: History
    /// Intents to confirm in addition to those that the schema always confirms.
    public var confirmedIntents: Set<String>
    /// Intents not to confirm although the schema always confirms them.
    public var unconfirmedIntents: Set<String>
    /// Intents that require an unlocked device, in addition to those that the app restricts or that always need confirmation.
    public var unlockedIntents: Set<String>
    /// Intents allowed on a locked device although they always need confirmation. The app's restrictions still apply.
    public var intentsAllowedWhileLocked: Set<String>
    /// Fields that are shown but not spoken: `INPaymentAccount.accountNumber`, or a field name for any type.
    public var unspokenFields: Set<String>
    /// How many questions can be suspended at a time; beyond that, the oldest request ends.
    public var suspensions: Int
    /// The intent that reverses another one, for "cancel it".
    public var reversals: [String: String]
    /// The confidence that readings need to start without a question.
    public var confidence: Confidence

    public init(
        attempts: Int = 4, attemptsByParameter: [String: Int] = [:], questions: Int = 40, deadlines: Deadlines = Deadlines(),
        deadlinesByIntent: [String: Deadlines] = [:], reminders: Reminders = Reminders(), updates: Updates = Updates(),
        announcements: Announcements = Announcements(), receipts: Receipts = Receipts(),
        history: History = History(), confirmedIntents: Set<String> = Policy.usuallyConfirmed,
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
        self.announcements = announcements
        self.receipts = receipts
        self.history = history
        self.confidence = confidence
    }

    /// The default of `confirmedIntents`: intents that reach others at once and overwrite what was there.
    public static let usuallyConfirmed: Set = ["INEditMessageIntent"]

    /// The default of `reversals`.
    public static let usualReversals = [
        "INRequestRideIntent": "INCancelRideIntent", "INGetRideStatusIntent": "INCancelRideIntent",
        "INStartCallIntent": "INHangUpCallIntent", "INStartAudioCallIntent": "INHangUpCallIntent",
        "INStartVideoCallIntent": "INHangUpCallIntent", "INStartWorkoutIntent": "INCancelWorkoutIntent",
        "INResumeWorkoutIntent": "INCancelWorkoutIntent", "INSendMessageIntent": "INUnsendMessagesIntent",
        "INAddTasksIntent": "INDeleteTasksIntent", "INSetTaskAttributeIntent": "INSetTaskAttributeIntent",
    ]
}

extension Policy {
    /// How often the parameter may be asked about.
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

    /// Why the person has to confirm the intent, as the code of an explanation; `nil` if no confirmation is needed. Unknown intents
    /// need confirmation.
    public func confirmationReason(for intent: String, in catalogue: Catalogue, appAsks: Bool) -> Explanation.Code? {
        let definition = catalogue.intents[intent]
        if definition?.alwaysConfirms ?? true, !unconfirmedIntents.contains(intent) {
            return definition?.custom == nil ? .confirmationAlways : .confirmationByDefinition
        }
        if confirmedIntents.contains(intent) { return .confirmationByPolicy }
        return appAsks ? .confirmationByApp : nil
    }

    /// Why the intent requires an unlocked device, as the code of an explanation; `nil` if it does not.
    func unlockReason(for intent: String, of app: AppDescription?, in catalogue: Catalogue) -> Explanation.Code? {
        if app?.restrictedWhileLocked.contains(intent) ?? true { return .lockedByApp }
        let definition = catalogue.intents[intent]
        if definition?.custom?.restriction != nil { return .lockedByApp }
        if unlockedIntents.contains(intent) { return .lockedByPolicy }
        // An app may want a confirmation for less than money.
        let always = definition.map { $0.alwaysConfirms && $0.custom?.category ?? .order == .order } ?? true
        guard always, !intentsAllowedWhileLocked.contains(intent) else { return nil }
        return .lockedAlways
    }
}
