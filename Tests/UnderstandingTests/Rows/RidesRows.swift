// Requests as people type them, with what they mean; see Summary for the short forms.
enum RidesRows {
    static let all: [(said: String, means: String)] = [
        ("rate my ride five stars and tip 5 dollars", "INSendRideFeedbackIntent rating=5 tip=5 USD"),
        (
            "book a ride to the zoo on 31 February",
            "INRequestRideIntent dropOffLocation=San Francisco Zoo scheduledPickupTime!'on 31 February'"
        ),
        (
            "book a ride to the zoo in the morning",
            "INRequestRideIntent dropOffLocation=San Francisco Zoo scheduledPickupTime=2026-3-5 6:00 to 2026-3-5 12:00"
        ),
        ("book me a ride to the airport", "INRequestRideIntent dropOffLocation=San Francisco International Airport"),
        ("Book a ride.", "INRequestRideIntent"),
        ("get me a cab", "INRequestRideIntent"),
        ("i'm at the gym and it is loud in here can u get me a cab to berkeley", "INRequestRideIntent dropOffLocation=Berkeley"),
        ("i need a ride home", "INRequestRideIntent dropOffLocation=home"),
        ("book me a ride home", "INRequestRideIntent dropOffLocation=home"),
        ("get me a taxi home with swift cabs", "INRequestRideIntent @cabs dropOffLocation=home"),
        ("I need a lift to work at 8 am", "INRequestRideIntent dropOffLocation=work scheduledPickupTime=2026-3-5 8:00"),
        ("could you please call me a taxi", "INRequestRideIntent"),
        ("take me to the opera house", "INRequestRideIntent dropOffLocation=War Memorial Opera House"),
        (
            "we need a car for six people from the ferry building to Oracle Park",
            "INRequestRideIntent dropOffLocation=Oracle Park partySize=6 pickupLocation=Ferry Building"
        ),
        ("can you get me a shared ride to chinatown", "INRequestRideIntent dropOffLocation=Chinatown rideOptionName=#pool"),
        (
            "order a black car to SFO tomorrow at half past six in the morning",
            "INRequestRideIntent dropOffLocation=San Francisco International Airport rideOptionName=#black scheduledPickupTime=2026-3-5 6:30"
        ),
        (
            "tomorrow at 8 book me a taxi to Stanford",
            "INRequestRideIntent dropOffLocation=Stanford scheduledPickupTime=2026-3-5 8:00"
        ),
        ("using Swift Cabs get me a ride to Pier 39", "INRequestRideIntent @cabs dropOffLocation=Pier 39"),
        ("i want to go to golden gate park", "INRequestRideIntent dropOffLocation=Golden Gate Park"),
        (
            "pick me up at dolores park in twenty minutes",
            "INRequestRideIntent pickupLocation=Dolores Park scheduledPickupTime=2026-3-4 10:20"
        ),
        (
            "pick me up from home and take me to Caltrain",
            "INRequestRideIntent dropOffLocation=San Francisco Caltrain Station pickupLocation=home"
        ),
        (
            "schedule a ride for friday at 5 pm to levi's stadium",
            "INRequestRideIntent dropOffLocation=Levi's Stadium scheduledPickupTime=2026-3-6 17:00"
        ),
        (
            "request a ride from here to john's house",
            "INRequestRideIntent dropOffLocation=John Appleseed's home pickupLocation=current location"
        ),
        ("get a taxi for two to the zoo", "INRequestRideIntent dropOffLocation=San Francisco Zoo partySize=2"),
        ("ride to the airport", "INRequestRideIntent dropOffLocation=San Francisco International Airport"),
        ("taxi to union station", "INRequestRideIntent dropOffLocation?5"),
        ("book a ride to Springfield, Illinois", "INRequestRideIntent dropOffLocation=Springfield"),
        ("book a ride to Atlantis", "INRequestRideIntent dropOffLocation!'Atlantis'"),
        (
            "get me a limousine to nob hill for the four of us at noon",
            "INRequestRideIntent dropOffLocation=Nob Hill partySize=4 rideOptionName=#black scheduledPickupTime=2026-3-4 12:00"
        ),
        ("I'd like a ride to my sister's office", "INRequestRideIntent dropOffLocation=Priya Patel's work"),
        (
            "hey siri can you get me a ride to the nearest hospital right now",
            "INRequestRideIntent dropOffLocation=California Pacific Medical Center"
        ),
        ("how much is a taxi to the airport", "INListRideOptionsIntent dropOffLocation=San Francisco International Airport"),
        ("what rides are available near me", "INListRideOptionsIntent"),
        ("show me ride options from home to work", "INListRideOptionsIntent dropOffLocation=work pickupLocation=home"),
        ("how much would it cost to get to berkeley", "INListRideOptionsIntent dropOffLocation=Berkeley"),
        ("are there any cabs nearby", "INListRideOptionsIntent"),
        ("where's my ride?", "INGetRideStatusIntent"),
        ("wheres my driver", "INGetRideStatusIntent"),
        ("how long until my ride gets here", "INGetRideStatusIntent"),
        ("when will my taxi arrive", "INGetRideStatusIntent"),
        ("is my driver on the way", "INGetRideStatusIntent"),
        ("who is my driver", "INGetRideStatusIntent"),
        ("what's the status of my ride", "INGetRideStatusIntent"),
        ("cancel my ride", "INCancelRideIntent"),
        ("please cancel the taxi", "INCancelRideIntent"),
        ("I don't need a ride anymore", "INCancelRideIntent"),
        ("rate my driver five stars", "INSendRideFeedbackIntent rating=5"),
        ("give my driver a 4 star rating and a 5 dollar tip", "INSendRideFeedbackIntent rating=4 tip=5 USD"),
        ("tip my driver 3 dollars", "INSendRideFeedbackIntent tip=3 USD"),
        ("leave feedback for my last ride", "INSendRideFeedbackIntent"),
        ("book me an uber to the mall for 3 people", "INRequestRideIntent dropOffLocation=Japan Center partySize=3"),
        (
            "can i get a taxi from oakland airport to downtown berkeley station",
            "INRequestRideIntent dropOffLocation=Downtown Berkeley Station pickupLocation=Oakland International Airport"
        ),
        ("get me a cab for me and two friends", "INRequestRideIntent partySize=3"),
        (
            "i need a ride to the airport for me and 3 others",
            "INRequestRideIntent dropOffLocation=San Francisco International Airport partySize=4"
        ),
    ]
}
