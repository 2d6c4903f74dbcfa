// Requests as people type them, with what they mean; see Summary for the short forms.
enum NothingRows {
    static let all: [(said: String, means: String)] = [
        ("what is the weather", "no request, question"),
        ("don't book a ride", "no match"),
        ("never call mary", "no match"),
        ("how do i book a ride", "no request, howTo INRequestRideIntent"),
        ("turn on the lights", "cannot do turn on the lights"),
        ("set an alarm for 7", "cannot do set an alarm for 7"),
        ("what time is it", "no request, question"),
        ("tell me a joke", "cannot do tell me a joke"),
        ("i love you", "no match"),
        ("why is my ride late again and again every day of the week", "no request, question"),
        ("book a flight to london", "cannot do book a flight to london"),
        ("who is the president", "no request, question"),
        ("text", "no match"),
        ("call", "no match"),
        ("send", "no match"),
        ("pay", "no match"),
        ("pineapple", "no match"),
        ("rent a car for me", "no match"),
        ("let's not book a ride", "no match"),
        ("what's my credit limit", "no request, question"),
        ("tell me how to spell doctor", "cannot do tell me how to spell doctor"),
        ("go back to factory settings", "cannot do go back to factory settings"),
        ("help", "help"),
    ]
}
