// Answers without a value in their many forms, besides yes and no.
enum ActRows {
    /// Read as `cancel`.
    static let cancel = [
        "cancel", "cancel it", "cancel that", "cancel please", "please cancel", "can you cancel",
        "can you cancel that", "i want to cancel", "i'd like to cancel", "i need to cancel this", "no cancel",
        "no cancel that", "no, cancel it", "yes cancel it", "never mind", "nevermind", "oh never mind", "actually never mind",
        "no never mind", "nah never mind", "never mind then", "forget it", "forget about it", "forget that", "just forget it",
        "ah forget it", "no forget it", "ok forget it", "let's forget it", "drop it", "leave it", "let it go", "scrap that",
        "scratch that", "abort", "stop", "stop it", "stop stop", "please stop", "stop please", "end this",
        "i changed my mind", "i've changed my mind", "changed my mind", "sorry i changed my mind", "don't bother",
        "no don't bother", "i give up", "get me out", "i don't want to do this anymore",
        "i don't want this anymore", "skip it", "skip this", "let's stop here", "call it off", "call the whole thing off",
        "that's all", "i'm done", "we're done", "no more",
    ]

    /// Read as `repeat`.
    static let again = [
        "repeat", "repeat that", "repeat please", "can you repeat that", "could you repeat that please",
        "could you please repeat that", "say that again", "say again", "say it again please", "can you say that again",
        "come again", "what", "what was that", "what did you say", "sorry what", "sorry", "pardon", "pardon me", "excuse me",
        "huh", "i didn't hear you", "i didn't catch that", "sorry i didn't get that", "one more time", "one more time please",
        "again please", "read it again", "read that back", "read it back to me", "tell me again", "can you read that again",
        "hold on", "wait", "wait a minute", "hang on a second", "give me a second", "one moment please", "let me think",
        "what was the question", "what are my options", "what are my choices here",
    ]

    /// Read as `help`.
    static let help = [
        "help", "help me", "help please", "can you help me", "i need help", "what can i say", "what can i do", "what do i say",
        "what should i say", "what can you do", "how does this work", "i don't understand", "i don't understand the question",
        "what do you mean", "i'm confused", "i'm lost", "what do you need", "what do you want from me",
        "i don't know what to say",
    ]

    /// Read as `back`.
    static let back = [
        "go back", "back", "back please", "go back please", "can we go back", "can you go back", "let's go back",
        "take me back", "go back to the last question", "previous question", "go to the previous question", "undo that",
        "undo", "one step back", "go back a step", "step back",
    ]
}
