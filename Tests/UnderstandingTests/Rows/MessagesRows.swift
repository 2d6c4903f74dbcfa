// Requests as people type them, with what they mean; see Summary for the short forms.
enum MessagesRows {
    static let all: [(said: String, means: String)] = [
        ("text my mom that I'm late", "INSendMessageIntent content='I'm late' recipients=c3"),
        ("text mary", "INSendMessageIntent recipients=c3"),
        ("send a message", "INSendMessageIntent"),
        ("send a message to john smith saying see you at noon", "INSendMessageIntent content='see you at noon' recipients=c2"),
        ("tell Priya I'm on my way", "INSendMessageIntent content='I'm on my way' recipients=c6"),
        ("let my mom know that I'll be late", "INSendMessageIntent content='I'll be late' recipients=c3"),
        ("text Mary and John Smith that dinner is ready", "INSendMessageIntent content='dinner is ready' recipients=c3 & c2"),
        ("message molly \"Happy birthday!\"", "INSendMessageIntent content='Happy birthday!' recipients=c3"),
        ("send mary a text", "INSendMessageIntent recipients=c3"),
        ("send my sister a text saying call me back", "INSendMessageIntent content='call me back' recipients=c6"),
        (
            "write a message to mary that the meeting is at 3:30",
            "INSendMessageIntent content='the meeting is at 3:30' recipients=c3"
        ),
        (
            "send a text to john and ask him to call me when he gets home",
            "INSendMessageIntent content='to call me when he gets home' recipients=any of c1,c2"
        ),
        ("text john smith using ChatApp that I'm outside", "INSendMessageIntent @chat content='I'm outside' recipients=c2"),
        (
            "ask mary if she wants to come over tonight",
            "INSendMessageIntent content='if she wants to come over tonight' recipients=c3"
        ),
        ("tell my brother where I am", "INSendMessageIntent recipients=c1"),
        ("send a voice message to Priya", "INSendMessageIntent outgoingMessageType=2 recipients=c6"),
        ("text mom on my way", "INSendMessageIntent content='on my way' recipients=c3"),
        ("send mary jones a message with ChatApp", "INSendMessageIntent @chat recipients=c3"),
        ("let priya know by text i will be attending", "INSendMessageIntent content='i will be attending' recipients=c6"),
        ("reply to mary that it's fine", "INSendMessageIntent content='it's fine' recipients=c3"),
        ("say hello to mary", "INSendMessageIntent content='hello' recipients=c3"),
        ("message my sister about the party on saturday", "INSendMessageIntent content='the party on saturday' recipients=c6"),
        ("sms 415 555 0100 that i am here", "INSendMessageIntent content='i am here' recipients='415 555 0100'"),
        ("send an email to mary@example.com saying hi", "cannot do send an email to mary@example.com saying hi"),
        (
            "send a message to the hiking club group saying who's in",
            "INSendMessageIntent content='who's in' speakableGroupName=hiking club"
        ),
        (
            "text Wenona and tell her we will be there tomorrow",
            "INSendMessageIntent content='we will be there tomorrow' recipients='Wenona'"
        ),
        ("inform mary that the car is ready", "INSendMessageIntent content='the car is ready' recipients=c3"),
        ("read my messages", "INSearchForMessagesIntent"),
        ("read my unread messages", "INSearchForMessagesIntent attributes=2"),
        ("any new messages", "INSearchForMessagesIntent attributes=2"),
        ("do i have any messages from mary", "INSearchForMessagesIntent senders=c3"),
        ("show me messages from john smith about the party", "INSearchForMessagesIntent searchTerms='party' senders=c2"),
        ("what did mary say", "INSearchForMessagesIntent senders=c3"),
        ("did priya text me", "INSearchForMessagesIntent senders=c6"),
        ("find messages containing invoice", "INSearchForMessagesIntent searchTerms='invoice'"),
        ("read messages from yesterday", "INSearchForMessagesIntent dateTimeRange=2026-3-3"),
        ("show my texts from last week", "INSearchForMessagesIntent dateTimeRange=2026-2-23 to 2026-3-1"),
        ("read the latest message from my sister", "INSearchForMessagesIntent senders=c6"),
        ("mark my messages as read", "INSetMessageAttributeIntent attribute=1"),
        ("mark this message as unread", "INSetMessageAttributeIntent attribute=2"),
        ("mark all messages as read", "INSetMessageAttributeIntent attribute=1"),
        ("flag this message", "INSetMessageAttributeIntent attribute=3"),
        ("unsend my last message", "INUnsendMessagesIntent"),
        ("unsend what i said", "INUnsendMessagesIntent"),
        ("edit the message i sent to mary", "INEditMessageIntent"),
        ("any news from mary", "INSearchForMessagesIntent senders=c3"),
        ("what did i tell mary about dinner", "INSearchForMessagesIntent recipients=c3 searchTerms='dinner'"),
        ("edit my last message to say see you tomorrow", "INEditMessageIntent editedContent='see you tomorrow'"),
    ]
}
