// Names with a slip in them. What is called exactly so is meant first, and nothing is settled where two might be meant.
enum SpellingRows {
    static let all: [(said: String, means: String)] = [
        ("book a ride to Berkely", "INRequestRideIntent dropOffLocation=Berkeley"),
        ("book a ride to Oaklnad", "INRequestRideIntent dropOffLocation=Oakland"),
        ("take me to the airprot", "INRequestRideIntent dropOffLocation=San Francisco International Airport"),
        ("get me a cab to the fery building", "INRequestRideIntent dropOffLocation=Ferry Building"),
        ("get me a cab to the ferry bilding", "INRequestRideIntent dropOffLocation=Ferry Building"),
        ("book a ride to Springfeld", "INRequestRideIntent dropOffLocation?4"),
        ("book a ride to Narnia", "INRequestRideIntent dropOffLocation!'Narnia'"),
        ("book me a limosine", "INRequestRideIntent rideOptionName=#black"),
        ("send Pryia 20 dollars", "INSendPaymentIntent currencyAmount=20 USD payee=c6"),
        ("send Priyaa Patel 20 dollars", "INSendPaymentIntent currencyAmount=20 USD payee=c6"),
        ("send John Smtih 20 dollars", "INSendPaymentIntent currencyAmount=20 USD payee=c2"),
        ("send John Appelseed 20 dollars", "INSendPaymentIntent currencyAmount=20 USD payee=c1"),
        ("send Mry 20 dollars", "INSendPaymentIntent currencyAmount=20 USD payee=c3"),
        ("call Moly", "INStartCallIntent callCapability=1 contacts=c3 destinationType=1"),
        ("book a ride to the zoo with Swfit Cabs", "INRequestRideIntent @cabs dropOffLocation=San Francisco Zoo"),
        ("cab 2 the airport", "INRequestRideIntent dropOffLocation=San Francisco International Airport"),
        ("taxi 4 3 to berkeley", "INRequestRideIntent dropOffLocation=Berkeley partySize=3"),
        ("get me a ride for 4 people", "INRequestRideIntent partySize=4"),
        ("text mary c u 2nite 4 dinner", "INSendMessageIntent content='c u 2nite 4 dinner' recipients=c3"),
        ("text Priya see you in Berkely", "INSendMessageIntent content='see you in Berkely' recipients=c6"),
    ]
}
