extension SimulatedUser {
    /// What a simulated person says in addition to requests and values, in their language.
    public struct Phrases: Hashable, Sendable {
        /// Agrees.
        public var yes: String
        /// Disagrees.
        public var no: String
        /// Cancels or postpones a request.
        public var endings: [String]
        /// Asks for help, to repeat the question, or to go back; if empty, the person does none of these.
        public var asides: [String]
        /// Asks about the open request; if empty, the person does not ask.
        public var inquiries: [String]
        /// Is meaningless.
        public var mumbles: [String]

        /// Creates phrases; `yes`, `no` and an ending are required, the others only for errors of their kind.
        public init(
            yes: String, no: String, endings: [String], asides: [String] = [], inquiries: [String] = [], mumbles: [String] = []
        ) {
            self.yes = yes
            self.no = no
            self.endings = endings
            self.asides = asides
            self.inquiries = inquiries
            self.mumbles = mumbles
        }

        /// English phrases.
        public static let english = Phrases(
            yes: "yes", no: "no", endings: ["cancel", "not now", "later", "forget everything", "quit"],
            asides: ["help", "what can I say?", "repeat", "go back"],
            inquiries: [
                "how much is it?", "who is it for?", "when is that?", "what are my options?", "how long does it take?",
            ], mumbles: ["flurb grix", "hmm mpf", "xylo quonk", "ehm"])
    }
}
