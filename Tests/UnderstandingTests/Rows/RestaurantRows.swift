// Requests about tables in restaurants, with what they mean.
enum RestaurantRows {
    static let all: [(said: String, means: String)] = [
        (
            "book a table for four at Nopa tomorrow at 7",
            "INBookRestaurantReservationIntent bookingDateComponents=2026-3-5 19:00 partySize=4 restaurant=Nopa"
        ),
        ("book a table for two", "INBookRestaurantReservationIntent partySize=2"),
        ("reserve a table", "INBookRestaurantReservationIntent"),
        ("I need a dinner reservation", "INBookRestaurantReservationIntent"),
        ("can you make a reservation at Zuni Cafe", "INBookRestaurantReservationIntent restaurant=Zuni Cafe"),
        (
            "make a reservation for 6 people at Chez Panisse on Friday at noon",
            "INBookRestaurantReservationIntent bookingDateComponents=2026-3-6 12:00 partySize=6 restaurant=Chez Panisse"
        ),
        (
            "table for two at 8 pm",
            "INBookRestaurantReservationIntent bookingDateComponents=2026-3-4 20:00 partySize=2"
        ),
        ("get me a table at Nopa", "INBookRestaurantReservationIntent restaurant=Nopa"),
        (
            "please reserve a table for a party of five tonight at 8",
            "INBookRestaurantReservationIntent bookingDateComponents=2026-3-4 20:00 partySize=5"
        ),
        (
            "i want to book a table at half past six",
            "INBookRestaurantReservationIntent bookingDateComponents=2026-3-4 18:30"
        ),
        ("we'd like a table for three", "INBookRestaurantReservationIntent partySize=3"),
        (
            "find me a table for two at La Taqueria for lunch tomorrow",
            "INBookRestaurantReservationIntent bookingDateComponents=2026-3-5 12:00 partySize=2 restaurant=La Taqueria"
        ),
        (
            "tomorrow at 12:30 book a table at Zuni Cafe",
            "INBookRestaurantReservationIntent bookingDateComponents=2026-3-5 12:30 restaurant=Zuni Cafe"
        ),
        ("reserve Nopa for four people", "INBookRestaurantReservationIntent partySize=4 restaurant=Nopa"),
        ("book a spot for me at the Slanted Door", "INBookRestaurantReservationIntent partySize=1 restaurant=Slanted Door"),
        (
            "I'd like to make a reservation for next monday at 6:30 in the evening",
            "INBookRestaurantReservationIntent bookingDateComponents=2026-3-9 18:30"
        ),
        (
            "book a table for the two of us on march 14th",
            "INBookRestaurantReservationIntent bookingDateComponents=2026-3-14 partySize=2"
        ),
        (
            "book a table at 11 in the morning for brunch",
            "INBookRestaurantReservationIntent bookingDateComponents=2026-3-4 11:00"
        ),
        (
            "reserve a table for 8 guests at Benu with a note saying window seat",
            "INBookRestaurantReservationIntent guestProvidedSpecialRequestText='window seat' partySize=8 restaurant=Benu"
        ),
        ("we want to eat at Nopa", "INBookRestaurantReservationIntent restaurant=Nopa"),
        (
            "what times are available at Nopa tomorrow",
            "INGetAvailableRestaurantReservationBookingsIntent preferredBookingDateComponents=2026-3-5 restaurant=Nopa"
        ),
        (
            "is there a table free for two tonight at 9",
            "INGetAvailableRestaurantReservationBookingsIntent partySize=2 preferredBookingDateComponents=2026-3-4 21:00"
        ),
        (
            "are there any tables available at Zuni Cafe on friday",
            "INGetAvailableRestaurantReservationBookingsIntent preferredBookingDateComponents=2026-3-6 restaurant=Zuni Cafe"
        ),
        ("does Nopa have any tables free", "INGetAvailableRestaurantReservationBookingsIntent restaurant=Nopa"),
        ("find me a place to eat", "INGetAvailableRestaurantReservationBookingsIntent"),
        ("find a restaurant for four", "INGetAvailableRestaurantReservationBookingsIntent partySize=4"),
        (
            "check availability at Benu for six people",
            "INGetAvailableRestaurantReservationBookingsIntent partySize=6 restaurant=Benu"
        ),
        (
            "show me open tables for tomorrow",
            "INGetAvailableRestaurantReservationBookingsIntent preferredBookingDateComponents=2026-3-5"
        ),
        ("when can i get a table at Benu", "INGetAvailableRestaurantReservationBookingsIntent restaurant=Benu"),
        ("show my restaurant reservations", "INGetUserCurrentRestaurantReservationBookingsIntent"),
        ("what reservations do I have", "INGetUserCurrentRestaurantReservationBookingsIntent"),
        ("when is my reservation at Nopa", "INGetUserCurrentRestaurantReservationBookingsIntent restaurant=Nopa"),
        ("do I have a reservation tonight", "INGetUserCurrentRestaurantReservationBookingsIntent"),
        ("where is my dinner reservation", "INGetUserCurrentRestaurantReservationBookingsIntent"),
        ("is my table booked", "INGetUserCurrentRestaurantReservationBookingsIntent"),
        ("list my upcoming bookings", "INGetUserCurrentRestaurantReservationBookingsIntent"),
        ("show my guest details", "INGetRestaurantGuestIntent"),
        ("under what name am i booking", "INGetRestaurantGuestIntent"),
        ("which phone number do you use for my reservations", "INGetRestaurantGuestIntent"),
        ("book a restaurant table for ten please", "INBookRestaurantReservationIntent partySize=10"),
    ]
}
