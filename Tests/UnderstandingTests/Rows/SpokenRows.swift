// Requests as people say them, by the intent that they ask for.
enum SpokenRows {
    static let all: [(intent: String, said: [String])] = [
        (
            "INActivateCarSignalIntent",
            [
                "honk the horn", "flash my lights", "make my car beep",
            ]
        ),
        (
            "INAddMediaIntent",
            [
                "add this song to my party playlist", "save this track", "put halo on my workout playlist",
                "add this to my library",
            ]
        ),
        (
            "INAddTasksIntent",
            [
                "remind me to water the plants", "remind me at 5 to call mom", "remind me when i get home to feed the cat",
                "set a reminder for tomorrow to pay rent", "add milk to my shopping list",
                "put eggs and bread on the grocery list", "i need to remember to buy stamps", "don't let me forget the keys",
                "add a task wash the car", "can you put toilet paper on the list",
            ]
        ),
        (
            "INAnswerCallIntent",
            [
                "answer it", "pick that up", "take the call", "yeah answer the phone",
            ]
        ),
        (
            "INAppendToNoteIntent",
            [
                "add call the plumber to my house note", "append eggs to my shopping note", "put something in my ideas note",
                "update my recipe note with use less salt",
            ]
        ),
        (
            "INBookRestaurantReservationIntent",
            [
                "book a table for two at nopa", "get us a table for 4 tomorrow at 7", "i need a dinner reservation",
                "reserve a spot at zuni cafe friday at 8", "can we get a table for six tonight",
                "make a reservation at chez panisse", "table for two please",
            ]
        ),
        (
            "INCancelRideIntent",
            [
                "cancel my ride", "i don't need the cab anymore", "call off the taxi", "cancel that uber", "forget the ride",
            ]
        ),
        (
            "INCancelWorkoutIntent",
            [
                "cancel my workout", "scrap this run", "forget this workout", "discard the workout",
            ]
        ),
        (
            "INCreateNoteIntent",
            [
                "make a note", "take a note buy paint", "note to self call the landlord", "jot this down the code is 4711",
                "start a new note called ideas", "write down that anna likes orchids", "create a note about the meeting",
            ]
        ),
        (
            "INCreateTaskListIntent",
            [
                "make a shopping list", "create a new list called packing", "start a to do list", "i want a list for the party",
                "make a list with milk eggs and bread",
            ]
        ),
        (
            "INDeleteTasksIntent",
            [
                "delete the reminder to call mom", "remove eggs from my shopping list", "clear my shopping list",
                "get rid of that reminder", "take milk off the grocery list", "delete all my reminders",
            ]
        ),
        (
            "INEditMessageIntent",
            [
                "edit my last message", "change that text to see you at 6", "fix the last message i sent",
                "correct my message to say 7 not 6",
            ]
        ),
        (
            "INEndWorkoutIntent",
            [
                "end my workout", "i'm done running", "stop the run", "finish workout", "that's it for my workout",
            ]
        ),
        (
            "INGetAvailableRestaurantReservationBookingsIntent",
            [
                "what times are available at nopa", "any tables free tonight at nopa", "is there a table for four at 8",
                "when can we get a table", "find me a restaurant with open tables",
            ]
        ),
        (
            "INGetCarLockStatusIntent",
            [
                "is my car locked", "did i lock my car", "are the doors locked",
            ]
        ),
        (
            "INGetCarPowerLevelStatusIntent",
            [
                "how much gas do i have left", "how charged is my car", "what's my battery at", "do i need gas",
                "how many miles left in the tank", "what's the range on my car", "is my car done charging",
            ]
        ),
        (
            "INGetRestaurantGuestIntent",
            [
                "what name is my reservation under", "show my guest details", "who am i booking as",
            ]
        ),
        (
            "INGetRideStatusIntent",
            [
                "where's my ride", "how far is my driver", "when is my cab getting here", "is my driver close", "what's my eta",
                "track my ride",
            ]
        ),
        (
            "INGetUserCurrentRestaurantReservationBookingsIntent",
            [
                "what reservations do i have", "when is my dinner reservation", "do i have a table booked tonight",
                "show my bookings", "is my reservation confirmed",
            ]
        ),
        (
            "INGetVisualCodeIntent",
            [
                "show my contact code", "show my bus pass", "pull up my payment qr code", "i need my transit code",
                "let someone scan my contact",
            ]
        ),
        (
            "INHangUpCallIntent",
            [
                "hang up", "end the call please", "get off the phone", "i'm done with this call",
            ]
        ),
        (
            "INListCarsIntent",
            [
                "list my cars", "what cars do i have", "which vehicles are set up", "show me all my vehicles",
            ]
        ),
        (
            "INListRideOptionsIntent",
            [
                "what rides are there to the airport", "how much is a cab to oakland", "what would a taxi to berkeley cost",
                "are there any drivers nearby", "how long for a ride to the airport", "compare ride prices",
            ]
        ),
        (
            "INPauseWorkoutIntent",
            [
                "pause my workout", "take a break from my run", "hold my workout", "pause the run",
            ]
        ),
        (
            "INPayBillIntent",
            [
                "pay my electric bill", "pay the rent", "take care of the water bill", "pay off my visa",
                "i need to pay my phone bill", "make a payment on my credit card",
            ]
        ),
        (
            "INPlayMediaIntent",
            [
                "play some jazz", "put on thriller by michael jackson", "i wanna hear adele", "play my road trip playlist",
                "can you play the latest episode of serial", "throw on some chill music", "play something relaxing",
                "let's hear some queen", "shuffle my library", "play that song again", "some background music please",
                "play the new taylor swift album",
            ]
        ),
        (
            "INRequestPaymentIntent",
            [
                "request 20 from mary", "ask john smith for 30 dollars", "charge priya 15 for pizza",
                "get my 20 dollars back from john smith", "mary owes me 25", "bill john smith 100 dollars",
            ]
        ),
        (
            "INRequestRideIntent",
            [
                "get me a ride home", "i need a lift to the station", "take me to the airport", "call me a cab",
                "can you get me an uber to work", "book a taxi for 6 am tomorrow", "pick me up from the zoo",
                "i gotta get to the airport",
            ]
        ),
        (
            "INResumeWorkoutIntent",
            [
                "resume my workout", "back to my run", "let's continue the workout", "pick up my run where i left off",
            ]
        ),
        (
            "INSaveProfileInCarIntent",
            [
                "save this as profile 3", "save my seat position", "store these settings as profile one",
            ]
        ),
        (
            "INSearchCallHistoryIntent",
            [
                "who called me today", "did anyone call while i was out", "any missed calls", "show me who called yesterday",
                "what calls did i miss this morning", "did mary call", "check my recent calls", "when did john last call me",
            ]
        ),
        (
            "INSearchForAccountsIntent",
            [
                "what's my balance", "how much money do i have", "check my savings", "what's in my checking account",
                "show my accounts", "how many points do i have", "am i broke",
            ]
        ),
        (
            "INSearchForBillsIntent",
            [
                "show my bills", "what bills are due", "how much is my electric bill", "when is rent due", "do i owe anything",
                "any unpaid bills", "how much do i owe on my visa",
            ]
        ),
        (
            "INSearchForMediaIntent",
            [
                "find songs by adele", "search for jazz playlists", "show me movies about space", "look up podcasts on history",
                "what albums does queen have", "find me something by miles davis",
            ]
        ),
        (
            "INSearchForMessagesIntent",
            [
                "read my messages", "do i have any new texts", "any messages from mary", "what did john smith say",
                "check my unread messages", "show me texts about dinner", "did mary text me back",
            ]
        ),
        (
            "INSearchForNotebookItemsIntent",
            [
                "show my notes", "what's on my shopping list", "find my note about gardening", "do i have any reminders today",
                "what do i need to do today", "read me my to do list", "search notes for paris",
            ]
        ),
        (
            "INSearchForPhotosIntent",
            [
                "show me photos of dogs", "photos of mary", "show my selfies", "pics from paris",
                "show me pictures i took in oakland", "open my vacation album",
            ]
        ),
        (
            "INSendMessageIntent",
            [
                "text mary i'm running late", "send a message to john smith saying i'm on my way", "tell priya dinner is ready",
                "let my mom know i landed", "message the hiking group see you at 8", "shoot john smith a text",
                "can you text my sister happy birthday", "reply i'll be there", "send mary a voice message",
                "ask john smith if he's coming", "write to mary",
            ]
        ),
        (
            "INSendPaymentIntent",
            [
                "send mary 20 bucks", "pay john smith 15 dollars for lunch", "venmo priya 30", "give my sister fifty dollars",
                "shoot mary 10 for coffee", "i owe john smith 20 pay him", "transfer 40 to mary",
            ]
        ),
        (
            "INSendRideFeedbackIntent",
            [
                "rate my driver five stars", "tip the driver 5 dollars", "give my driver a good rating", "leave a 3 dollar tip",
                "five stars for my driver",
            ]
        ),
        (
            "INSetAudioSourceInCarIntent",
            [
                "switch the sound to bluetooth", "put it on the radio instead", "use carplay for audio",
                "change audio source to usb",
            ]
        ),
        (
            "INSetCarLockStatusIntent",
            [
                "lock the car", "unlock my doors", "can you lock up the car", "lock my tesla",
            ]
        ),
        (
            "INSetClimateSettingsInCarIntent",
            [
                "set the temperature to 70", "make it a bit warmer in here", "crank up the ac", "set the fan to 3",
                "turn the ac on", "too hot in the car", "turn off the climate control", "set the passenger side to 68",
            ]
        ),
        (
            "INSetDefrosterSettingsInCarIntent",
            [
                "turn on the defroster", "defrost the windshield", "clear the rear window", "the windshield is fogging up",
                "turn off the rear defrost",
            ]
        ),
        (
            "INSetMessageAttributeIntent",
            [
                "mark my messages as read", "mark it as unread", "flag this message", "mark everything from mary as read",
            ]
        ),
        (
            "INSetProfileInCarIntent",
            [
                "switch to profile 2", "load my driving profile", "change to driver profile 1", "use the sport profile",
            ]
        ),
        (
            "INSetRadioStationIntent",
            [
                "tune to 101.5 fm", "switch to am 740", "radio preset 3", "change the station", "turn the radio to jazz fm",
                "go to channel 42 on satellite radio",
            ]
        ),
        (
            "INSetSeatSettingsInCarIntent",
            [
                "turn on my seat heater", "heat up my seat", "warm the passenger seat", "turn off the seat massage",
                "set seat heating to level 2", "cool my seat",
            ]
        ),
        (
            "INSetTaskAttributeIntent",
            [
                "mark buy milk as done", "i finished the laundry task", "check off call mom", "tick off eggs from my list",
                "push my dentist reminder to friday", "the report task is done", "make buy milk high priority",
            ]
        ),
        (
            "INShareFocusStatusIntent",
            [
                "tell people i'm busy", "share that i'm focusing", "let everyone know i'm not available", "share my focus status",
                "set my status to busy",
            ]
        ),
        (
            "INSnoozeTasksIntent",
            [
                "snooze", "remind me again in ten minutes", "snooze that for an hour", "snooze my reminder till tomorrow",
                "put it off for ten minutes",
            ]
        ),
        (
            "INStartCallIntent",
            [
                "call my mom", "could you get my mom on the phone", "i wanna talk to john smith", "dial mary real quick",
                "facetime priya", "give my sister a ring would ya", "start a facetime with john smith",
                "can i get a video call going with mary", "ring the corner bakery", "call 415 555 0100", "phone home",
                "return that call", "call back whoever just rang",
            ]
        ),
        (
            "INStartPhotoPlaybackIntent",
            [
                "play a slideshow", "start a slideshow of my vacation photos", "show me a slide show of pictures from paris",
                "play a memory of mary",
            ]
        ),
        (
            "INStartWorkoutIntent",
            [
                "start a run", "i'm going for a run", "go for a 5k", "start a 30 minute yoga session", "let's do an indoor cycle",
                "begin a walk outside", "i wanna work out", "track my swim", "let's go running",
            ]
        ),
        (
            "INTransferMoneyIntent",
            [
                "move 100 dollars from checking to savings", "transfer 50 to savings", "put 200 in my savings account",
                "make a transfer", "send 75 from savings to checking",
            ]
        ),
        (
            "INUnsendMessagesIntent",
            [
                "unsend that", "unsend my last message", "take back that text", "delete the message i just sent",
            ]
        ),
        (
            "INUpdateMediaAffinityIntent",
            [
                "i love this song", "thumbs up", "i hate this track", "never play this again", "dislike this song",
                "this song is great",
            ]
        ),
    ]
}
