// Requests as people type them, with what they mean; see Summary for the short forms.
enum NothingRows {
    static let all: [(said: String, means: String)] = [
        ("what is the weather", "no request, question"),
        ("don't book a ride", "no match"),
        ("never call mary", "no match"),
        ("how do i book a ride", "no match"),
        ("turn on the lights", "no match"),
        ("set an alarm for 7", "no match"),
        ("what time is it", "no match"),
        ("tell me a joke", "no match"),
        ("i love you", "no match"),
        ("why is my ride late again and again every day of the week", "no match"),
        ("book a flight to london", "no match"),
        ("who is the president", "no request, question"),
        ("text", "no match"),
        ("call", "no match"),
        ("send", "no match"),
        ("pay", "no match"),
        ("pineapple", "no match"),
        ("rent a car for me", "no match"),
        ("let's not book a ride", "no match"),
        ("what's my credit limit", "no match"),
        ("tell me how to spell doctor", "no match"),
        ("go back to factory settings", "no match"),
        ("help", "help"),
    ]
}
