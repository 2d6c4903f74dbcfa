// Requests as people type them, with what they mean; see Summary for the short forms.
enum PaymentsRows {
    static let all: [(said: String, means: String)] = [
        ("what do I owe", "INSearchForBillsIntent status=5"),
        ("pay my gas bill", "INPayBillIntent billType=7"),
        ("send John 20 dollars for lunch", "INSendPaymentIntent currencyAmount=20 USD note='lunch' payee=any of c1,c2"),
        (
            "can you send john twenty bucks for lunch using PayApp",
            "INSendPaymentIntent @pay currencyAmount=20 USD note='lunch' payee=any of c1,c2"
        ),
        ("pay Mary Jones $15.50", "INSendPaymentIntent currencyAmount=15.5 USD payee=c3"),
        ("pay my sister back 30 dollars", "INSendPaymentIntent currencyAmount=30 USD payee=c6"),
        ("send 5 euros to priya for coffee", "INSendPaymentIntent currencyAmount=5 EUR note='coffee' payee=c6"),
        ("give molly a hundred dollars", "INSendPaymentIntent currencyAmount=100 USD payee=c3"),
        ("transfer 40 dollars to mary with PayApp", "INSendPaymentIntent @pay currencyAmount=40 USD payee=c3"),
        ("wire 1,250.75 USD to Priya Patel for rent", "INSendPaymentIntent currencyAmount=1250.75 USD note='rent' payee=c6"),
        ("pay john appleseed", "INSendPaymentIntent payee=c1"),
        ("send money to my mom", "INSendPaymentIntent payee=c3"),
        ("send some money", "INSendPaymentIntent"),
        ("i owe mary 12 dollars for the tickets", "INSendPaymentIntent currencyAmount=12 USD note='the tickets' payee=c3"),
        ("lend john smith 50 bucks", "INSendPaymentIntent currencyAmount=50 USD payee=c2"),
        ("send fifty quid to Priya", "INSendPaymentIntent currencyAmount=50 GBP payee=c6"),
        ("pay my brother 20", "INSendPaymentIntent currencyAmount=20 USD payee=c1"),
        (
            "send mary 20 dollars with the note happy birthday",
            "INSendPaymentIntent currencyAmount=20 USD note='happy birthday' payee=c3"
        ),
        ("request 30 dollars from Mary for dinner", "INRequestPaymentIntent currencyAmount=30 USD note='dinner' payer=c3"),
        ("ask john smith for 25 dollars for gas", "INRequestPaymentIntent currencyAmount=25 USD note='gas' payer=c2"),
        ("charge priya ten dollars for the movie", "INRequestPaymentIntent currencyAmount=10 USD note='the movie' payer=c6"),
        ("mary owes me 15 dollars", "INRequestPaymentIntent currencyAmount=15 USD payer=c3"),
        ("request a payment from my sister", "INRequestPaymentIntent payer=c6"),
        ("get 10 bucks back from molly", "INRequestPaymentIntent currencyAmount=10 USD payer=c3"),
        ("remind mary to pay me back 20 dollars", "INRequestPaymentIntent currencyAmount=20 USD payer=c3"),
        ("send priya a request for 12 francs", "INRequestPaymentIntent currencyAmount=12 CHF payer=c6"),
        ("pay my electricity bill", "INPayBillIntent billType=6"),
        ("pay the rent", "INPayBillIntent billType=16"),
        ("pay my credit card bill from my checking account", "INPayBillIntent billType=5 fromAccount=checking"),
        ("pay my phone bill on friday", "INPayBillIntent billType=15 transactionScheduledDate=2026-3-6"),
        ("make a payment of 100 dollars on my credit card", "INPayBillIntent billType=5 transactionAmount=100 USD"),
        (
            "pay the water bill with my savings account tomorrow",
            "INPayBillIntent billType=22 fromAccount=savings transactionScheduledDate=2026-3-5"
        ),
        ("pay my Comcast bill", "INPayBillIntent billPayee=Comcast"),
        ("i need to pay my mortgage", "INPayBillIntent billType=13"),
        ("show me my unpaid bills", "INSearchForBillsIntent status=5"),
        ("how much is my electric bill", "INSearchForBillsIntent billType=6"),
        ("when is my rent due", "INSearchForBillsIntent billType=16"),
        ("do i have any unpaid bills", "INSearchForBillsIntent status=5"),
        ("what bills do i have to pay", "INSearchForBillsIntent status=5"),
        ("list my phone bills from last month", "INSearchForBillsIntent billType=15 paymentDateRange=2026-2-1 to 2026-2-28"),
        ("how much is in my savings account", "INSearchForAccountsIntent accountType=7 requestedBalanceType=1"),
        ("what's my balance", "INSearchForAccountsIntent requestedBalanceType=1"),
        ("what is my checking account balance", "INSearchForAccountsIntent accountType=1 requestedBalanceType=1"),
        ("how much money do i have", "INSearchForAccountsIntent requestedBalanceType=1"),
        ("show my accounts", "INSearchForAccountsIntent requestedBalanceType=1"),
        ("do i have enough money in my checking account", "INSearchForAccountsIntent accountType=1 requestedBalanceType=1"),
        ("how many points do i have", "INSearchForAccountsIntent requestedBalanceType=2"),
        ("what's in my bank account", "INSearchForAccountsIntent requestedBalanceType=1"),
        (
            "transfer 100 dollars from checking to savings",
            "INTransferMoneyIntent fromAccount=checking toAccount=savings transactionAmount=100 USD"
        ),
        ("move $500 to my savings account", "INTransferMoneyIntent toAccount=savings transactionAmount=500 USD"),
        (
            "transfer fifty dollars from my savings account to my checking account on monday",
            "INTransferMoneyIntent fromAccount=savings toAccount=checking transactionAmount=50 USD transactionScheduledDate=2026-3-9"
        ),
        ("put 20 dollars into savings", "INTransferMoneyIntent toAccount=savings transactionAmount=20 USD"),
        ("make a transfer", "INTransferMoneyIntent"),
        ("move money between my accounts", "INTransferMoneyIntent"),
    ]
}
