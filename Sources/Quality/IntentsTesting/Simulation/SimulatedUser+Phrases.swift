extension SimulatedUser {
    /// What a simulated person says besides requests and values, in their language.
    public struct Phrases: Hashable, Sendable {
        /// Agrees.
        public var yes: String
        /// Disagrees.
        public var no: String
        /// Gives a request up, or postpones it.
        public var endings: [String]
        /// Asks for help, to repeat the question, or to go back; empty says none of these.
        public var asides: [String]
        /// Asks about the open request; empty asks nothing.
        public var inquiries: [String]
        /// Means nothing.
        public var mumbles: [String]

        /// Creates phrases; `yes`, `no` and an ending are needed, the others have to be there for errors of their kind.
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

        /// English.
        public static let english = Phrases(
            yes: "yes", no: "no", endings: ["cancel", "not now", "later", "forget everything", "quit"],
            asides: ["help", "what can I say?", "repeat", "go back"],
            inquiries: [
                "how much is it?", "who is it for?", "when is that?", "what are my options?", "how long does it take?",
            ], mumbles: ["flurb grix", "hmm mpf", "xylo quonk", "ehm"])
    }
}
