extension Holiday {
    /// Days that are looked for by name; earlier ones win where names agree.
    static let all: [Holiday] = civic + christian + jewish + muslim + asian

    private static let civic: [Holiday] = [
        Holiday("new year|new years|new years day|new year day|new year's day", .fixed(1, 1)),
        Holiday("new years eve|new year eve|new year's eve|nye|silvester", .fixed(12, 31)),
        Holiday(
            "valentines day|valentine day|valentines|saint valentines day|st valentines day|st valentine day|saint valentine day",
            .fixed(2, 14)),
        Holiday(
            "st patricks day|st patrick day|saint patricks day|saint patrick day|st paddys day|saint paddys day|saint paddy day|st paddy day",
            .fixed(3, 17)),
        Holiday("april fools day|april fools|april fool day|fools day|all fools day|april fool's day", .fixed(4, 1)),
        Holiday("earth day", .fixed(4, 22)),
        Holiday(
            "may day|international workers day|international workers' day|labour day|workers day|international labour day",
            .fixed(5, 1)),
        Holiday("cinco de mayo", .fixed(5, 5)),
        Holiday("juneteenth|freedom day|jubilee day", .fixed(6, 19)),
        Holiday(
            "independence day|fourth of july|us independence day|usa independence day|american independence day|4th of july",
            .fixed(7, 4)),
        Holiday("bastille day", .fixed(7, 14)),
        Holiday("canada day|dominion day", .fixed(7, 1)),
        Holiday("australia day", .fixed(1, 26)),
        Holiday("anzac day", .fixed(4, 25)),
        Holiday("waitangi day", .fixed(2, 6)),
        Holiday("groundhog day|ground hog day", .fixed(2, 2)),
        Holiday("veterans day|veteran day|armistice day|remembrance day", .fixed(11, 11)),
        Holiday("halloween|halloween day|all hallows eve|hallowe'en|all saints eve|all hallow even", .fixed(10, 31)),
        Holiday("guy fawkes day|guy fawkes night|bonfire night", .fixed(11, 5)),
        Holiday("boxing day|saint stephens day|st stephens day", .fixed(12, 26)),
        Holiday("kwanzaa", .fixed(12, 26), days: 7),
        Holiday("women day|womens day|international womens day|international women's day", .fixed(3, 8)),
        Holiday("international mens day|mens day", .fixed(11, 19)),
        Holiday("childrens day|children day|international childrens day", .fixed(6, 1)),
        Holiday("teachers day|teacher day", .fixed(9, 10)),
        Holiday("pi day", .fixed(3, 14)),
        Holiday("star wars day", .fixed(5, 4)),
        Holiday("flag day|us flag day", .fixed(6, 14)),
        Holiday("patriot day|september 11th remembrance day", .fixed(9, 11)),
        Holiday("pearl harbor day|pearl harbour day|national pearl harbor remembrance day", .fixed(12, 7)),
        Holiday("human rights day", .fixed(12, 10)),
        Holiday("world aids day", .fixed(12, 1)),
        Holiday("world health day", .fixed(4, 7)),
        Holiday("world environment day", .fixed(6, 5)),
        Holiday("united nations day|un day", .fixed(10, 24)),
        Holiday("africa day|africa freedom day|africa liberation day", .fixed(5, 25)),
        Holiday("pride day", .nth(-1, weekday: 6, month: 6)),
        Holiday("girls day", .fixed(3, 3)),
        Holiday("inauguration day", .fixed(1, 20)),
        Holiday("lincolns birthday|lincoln birthday", .fixed(2, 12)),
        Holiday("australian new years day", .fixed(1, 1)),
        Holiday("republic day|india republic day|republic day of india|republic day in india", .fixed(1, 26)),
        Holiday("gandhi jayanti|gandhi birthday|mahatma gandhi jayanti", .fixed(10, 2)),
        Holiday("arbor day", .nth(-1, weekday: 4, month: 4)),
        Holiday(
            "martin luther kings day|martin luther king day|martin luther king jr day|mlk day|mlk|civil rights day|martin luther king jr. day|martin luther king junior day",
            .nth(3, weekday: 0, month: 1), timex: "01-WXX-1-3"),
        Holiday(
            "presidents day|president day|washingtons birthday|washington birthday|president's day",
            .nth(3, weekday: 0, month: 2), timex: "02-WXX-1-3"),
        Holiday("mothers day|mother day|mother's day", .nth(2, weekday: 6, month: 5), timex: "05-WXX-7-2"),
        Holiday("fathers day|father day|father's day", .nth(3, weekday: 6, month: 6), timex: "06-WXX-7-3"),
        Holiday("memorial day|decoration day", .nth(-1, weekday: 0, month: 5), timex: "05-WXX-1-4"),
        Holiday("labor day|labours day", .nth(1, weekday: 0, month: 9), timex: "09-WXX-1-1"),
        Holiday("columbus day|indigenous peoples day|native american day", .nth(2, weekday: 0, month: 10), timex: "10-WXX-1-2"),
        Holiday("canadian thanksgiving|canadian thanksgiving day", .nth(2, weekday: 0, month: 10), timex: "10-WXX-1-2"),
        Holiday(
            "thanksgiving|thanksgiving day|thanks giving|thanks giving day|turkey day", .nth(4, weekday: 3, month: 11),
            timex: "11-WXX-4-4"),
        Holiday("black friday", .after(days: 1, nth: 4, weekday: 3, month: 11), timex: "11-WXX-5-4"),
        Holiday("cyber monday", .after(days: 4, nth: 4, weekday: 3, month: 11), timex: "11-WXX-1-4"),
        Holiday("giving tuesday", .after(days: 5, nth: 4, weekday: 3, month: 11)),
        Holiday("super tuesday", .nth(1, weekday: 1, month: 3)),
        Holiday("election day|us election day", .after(days: 1, nth: 1, weekday: 0, month: 11)),
        Holiday("super bowl|superbowl|super bowl sunday", .nth(1, weekday: 6, month: 2)),
        Holiday("grandparents day|national grandparents day", .after(days: 6, nth: 1, weekday: 0, month: 9)),
        Holiday("boss day|bosss day|bosses day|boss's day", .weekdayNear(10, 16)),
        Holiday(
            "administrative professionals day|secretaries day|admin day|administrative professional's day",
            .after(days: -3, nth: -1, weekday: 5, month: 4)),
        Holiday("military spouse day|military spouse appreciation day", .after(days: -2, nth: 2, weekday: 6, month: 5)),
        Holiday("take our daughters and sons to work day", .nth(4, weekday: 3, month: 4)),
        Holiday("sysadmin day|system administrator day|system administrator appreciation day", .nth(-1, weekday: 4, month: 7)),
        Holiday("victoria day|sovereigns birthday|queens birthday", .before(weekday: 0, 5, 24)),
        Holiday("family day", .nth(3, weekday: 0, month: 2)),
        Holiday("civic holiday|natal day", .nth(1, weekday: 0, month: 8)),
        Holiday("kings day|king day|king's day|koningsdag", .kingsDay),
        Holiday("parents day|parent day|national parents day", .nth(4, weekday: 6, month: 7)),
        Holiday("national day of prayer", .nth(1, weekday: 3, month: 5)),
        Holiday("world vegan day", .fixed(11, 1)),
        Holiday("st georges day|saint georges day|st george day|feast of saint george", .fixed(4, 23)),
        Holiday("st andrews day|saint andrews day", .fixed(11, 30)),
        Holiday("st davids day|saint davids day", .fixed(3, 1)),
        Holiday("rabindra jayanti|rabindranath jayanti|tagore birthday", .fixed(5, 9)),
        earthHour,
    ]

    private static var earthHour: Holiday {
        var result = Holiday("earth hour", .earthHour)
        result.startMinutes = 20 * 60 + 30
        return result
    }

    private static let christian: [Holiday] = [
        Holiday("christmas|christmas day|xmas|xmas day|x-mas|x mas|christ mas", .fixed(12, 25)),
        Holiday("christmas eve|xmas eve|x-mas eve", .fixed(12, 24)),
        Holiday("epiphany|three kings day|feast of the epiphany|theophany", .fixed(1, 6)),
        Holiday("orthodox christmas|orthodox christmas day", .fixed(1, 7)),
        Holiday(
            "all saints day|all saints|all hallows day|all hallows|solemnity of all saints|feast of all saints", .fixed(11, 1)),
        Holiday("all souls day|all souls|all soul's day", .fixed(11, 2)),
        Holiday("assumption day|feast of the assumption|assumption of mary|assumption", .fixed(8, 15)),
        Holiday("immaculate conception|feast of the immaculate conception", .fixed(12, 8)),
        Holiday("annunciation|feast of the annunciation|lady day", .fixed(3, 25)),
        Holiday("candlemas", .fixed(2, 2)),
        Holiday("saint nicholas day|st nicholas day|feast of st nicholas", .fixed(12, 6)),
        Holiday("saint johns day|st johns day|feast of saint john", .fixed(6, 24)),
        Holiday("epiphany eve|twelfth night", .fixed(1, 5)),
        Holiday("easter|easter day|easter sunday", .easter(0)),
        Holiday("easter monday", .easter(1)),
        Holiday("good friday|great friday|holy friday", .easter(-2)),
        Holiday(
            "maundy thursday|holy thursday|covenant thursday|covenant thu|thursday of mysteries|maundy thu|sheer thursday|thu of mysteries",
            .easter(-3)),
        Holiday("palm sunday|branch sunday", .easter(-7)),
        Holiday("holy saturday|black saturday|easter eve|great saturday", .easter(-1)),
        Holiday("ash wednesday", .easter(-46)),
        Holiday("shrove tuesday|mardi gras|pancake day|pancake tuesday|fat tuesday", .easter(-47)),
        Holiday("shrove monday|rosenmontag|rose monday", .easter(-48)),
        Holiday("lent|lenten season", .easter(-46), days: 46),
        Holiday("ascension day|ascension|ascension thursday|ascension holiday|feast of the ascension", .easter(39)),
        Holiday("pentecost|whit sunday|whitsun|pentecost sunday|white sunday", .easter(49)),
        Holiday("whit monday|pentecost monday|monday of the holy spirit|white monday", .easter(50)),
        Holiday("trinity sunday", .easter(56)),
        Holiday("corpus christi|feast of corpus christi", .easter(60)),
        Holiday("mothering sunday", .easter(-21)),
        Holiday("divine mercy sunday", .easter(7)),
        Holiday("orthodox easter|orthodox easter sunday|pascha|orthodox easter day", .orthodox(0)),
        Holiday("orthodox good friday|orthodox great friday", .orthodox(-2)),
        Holiday("orthodox easter monday", .orthodox(1)),
        Holiday("orthodox palm sunday", .orthodox(-7)),
        Holiday("orthodox ash monday|orthodox clean monday|clean monday|orthodox green monday|green monday", .orthodox(-48)),
        Holiday("orthodox shrove monday|orthodox shrove tuesday", .orthodox(-48)),
        Holiday("lazarus saturday", .orthodox(-8)),
        Holiday("great lent|the great fast", .orthodox(-48), days: 40),
        Holiday("orthodox ascension|orthodox ascension day", .orthodox(39)),
        Holiday("orthodox pentecost|orthodox whit sunday", .orthodox(49)),
        Holiday("orthodox whit monday|orthodox pentecost monday", .orthodox(50)),
        Holiday("orthodox trinity sunday|orthodox all saints sunday", .orthodox(56)),
        Holiday("orthodox holy saturday|orthodox great saturday", .orthodox(-1)),
        Holiday("orthodox maundy thursday|orthodox covenant thursday", .orthodox(-3)),
    ]

    private static let jewish: [Holiday] = [
        Holiday("passover|pesach|pesah", .hebrew(month: 1, day: 14), days: 9),
        Holiday(
            "rosh hashanah|rosh hashana|jewish new year|yom teruah|rosh ha shanah|rosh ha shana|rosh ha-shanah",
            .hebrew(month: 7, day: 0), days: 3),
        Holiday("yom kippur|day of atonement", .hebrew(month: 7, day: 9)),
        Holiday(
            "sukkot|sukkos|succot|feast of tabernacles|feast of booths|feast of the ingathering", .hebrew(month: 7, day: 14),
            days: 8),
        Holiday("hoshana rabbah", .hebrew(month: 7, day: 20)),
        Holiday("shemini atzeret|shmini atzeret", .hebrew(month: 7, day: 21)),
        Holiday("simchat torah|simhat torah", .hebrew(month: 7, day: 22)),
        Holiday(
            "hanukkah|chanukah|hanukah|hannukkah|hannukah|chanukkah|chanuka|festival of lights", .hebrew(month: 9, day: 24),
            days: 8),
        Holiday("purim", .purim(13)),
        Holiday("shushan purim", .purim(14)),
        Holiday("shavuot|shavuos|shovuos|feast of weeks", .hebrew(month: 3, day: 5), days: 3),
        Holiday("tisha bav|tisha b'av|ninth of av", .hebrewFast(month: 5, day: 8)),
        Holiday("tu bishvat|tu b'shevat|tu bshevat", .hebrew(month: 11, day: 14)),
        Holiday("lag baomer|lag b'omer|lag bomer|lag la omer", .hebrew(month: 2, day: 17)),
        Holiday("yom hashoah|holocaust day|holocaust remembrance day|yom ha shoah|yom ha-shoah", .yomHaShoah),
        Holiday("yom haatzmaut|yom ha'atzmaut|israel independence day|israeli independence day", .yomHaAtzmaut),
    ]

    private static let muslim: [Holiday] = [
        Holiday("ramadan|ramadhan|ramzan|ramzaan", .islamic(month: 9, day: 1), days: 30),
        Holiday(
            "eid al fitr|eid ul fitr|id al fitr|eid alfitr|id ul fitr|eid|eid el fitr|feast of breaking the fast",
            .islamic(month: 10, day: 1)),
        Holiday(
            "eid al adha|eid ul adha|id al adha|id ul adha|bakr id|bakrid|bakra eid|sacrifice feast|feast of the sacrifice|eid aladha|id ul azha",
            .islamic(month: 12, day: 10)),
        Holiday(
            "islamic new year|muharram|hijri new year|arabic new year|amun jadid|al hijra|muslim new year|ras as sanah al hijriyah",
            .islamic(month: 1, day: 1)),
        Holiday("ashura|day of ashura|the day of ashura", .islamic(month: 1, day: 10)),
        Holiday(
            "mawlid|mawlid al nabawi|mawlid an nabi|milad un nabi|mawlid al nabi|prophet's birthday|the prophets birthday|eid milad",
            .islamic(month: 3, day: 12)),
        Holiday(
            "isra and miraj|isra and mi'raj|the prophets ascension|the prophet's ascension|ascension to heaven|night journey|lailat al miraj|laylat al miraj",
            .islamic(month: 7, day: 27)),
        Holiday(
            "laylat al qadr|night of power|night of measures|night of decree|laylat al kadr|lailat al qadr|night of destiny",
            .islamic(month: 9, day: 27)),
        Holiday("jumuatul wida|jumu'atul-wida|jamat ul vida|jumatul wida|jumuah al wida", .lastFridayOfRamadan),
    ]

    private static func tithi(_ day: Int, _ month: Int, _ days: Int = 0, hour: Double = 6.2) -> Rule {
        .lunar(.init(kind: .tithi(day, month: month), days: days, hour: hour))
    }

    private static let asian: [Holiday] = [
        Holiday(
            "chinese new year|chinese new years|chinese new years day|lunar new year|chinese lunar new year|chinese lunar new years day|spring festival|chinese lunar new year's day|chinese new year day|chinese new year's day|lunar new years|lunar new years day|tet",
            .lunar(.init(kind: .chineseNewYear))),
        Holiday("diwali|deepavali|divali|dipavali|dewali|lakshmi puja|lakshmi poojan|day of lakshmi", tithi(30, 6, hour: 18)),
        Holiday("naraka chaturdashi|choti diwali|chhoti diwali|kali chaudas|roop chaudas", tithi(30, 6, -1, hour: 18)),
        Holiday("dhanteras|dhan teras|dhanatrayodashi|dhanvantari trayodashi", tithi(30, 6, -2, hour: 18)),
        Holiday("bhai dooj|bhai duj|bhau beej|bhai phonta|bhai tika|bhaubeej", tithi(30, 6, 2, hour: 18)),
        Holiday("govardhan puja|annakut|bestu varas|govardhan", tithi(30, 6, 1, hour: 18)),
        Holiday("chhath|chhath puja|dala puja|dala chhath|surya shashthi|chhath parv", tithi(30, 6, 6, hour: 18)),
        Holiday("vijayadashami|dussehra|dasara|dashain|vijaya dashami|dusshera", tithi(10, 6, hour: 15.6)),
        Holiday("navaratri|navratri|navarathri|durga puja|durga pooja|durgotsava", tithi(10, 6, -9, hour: 15.6), days: 10),
        Holiday("maha saptami|durga saptami", tithi(10, 6, -2, hour: 15.6)),
        Holiday("karva chauth|karwa chauth|karaka chaturthi", tithi(19, 6, hour: 20)),
        Holiday("pargat diwas|valmiki jayanti|maharishi valmiki jayanti", tithi(15, 6)),
        Holiday("sharad purnima", tithi(15, 6)),
        Holiday("guru nanak jayanti|guru nanak gurpurab|guru nanak birthday|gurpurab", tithi(15, 7)),
        Holiday("raksha bandhan|rakhi|rakshabandhan|rakhi purnima|rakhri", tithi(15, 4)),
        Holiday(
            "krishna janmashtami|janmashtami|gokulashtami|krishna jayanti|sri krishna jayanti|krishnashtami",
            tithi(23, 4, hour: 23.9)),
        Holiday("ganesh chaturthi|vinayaka chaturthi|ganesha chaturthi|vinayaka chavithi|ganeshotsav", tithi(4, 5, hour: 12)),
        Holiday("anant chaturdashi", tithi(14, 5)),
        Holiday("guru purnima|vyasa purnima", tithi(15, 3)),
        Holiday("rath yatra|ratha yatra|car festival", tithi(2, 3)),
        Holiday("vesak|vaisakha|buddha purnima|buddha day|buddha jayanti|waisak|wesak|buddha birthday", tithi(15, 1, hour: 18)),
        Holiday("akshaya tritiya|akha teej", tithi(3, 1, hour: 10)),
        Holiday("ugadi|yugadi|gudi padwa|chaitra sukladi|samvatsaradi|gudi padva", tithi(1, 0)),
        Holiday("rama navami|ram navami|ramanavami", tithi(9, 0, hour: 12)),
        Holiday(
            "mahavir jayanti|mahaveer jayanti|mahaveer janma kalyanak|mahavir janma kalyanak|mahaveer jayanthi", tithi(13, 0)),
        Holiday("hanuman jayanti", tithi(15, 0)),
        Holiday("holi|dhulandi|dhuleti|phagwah|festival of colors|festival of colours|rangwali holi", tithi(15, 11, 1, hour: 18)),
        Holiday("chhoti holi|holika dahan|choti holi|kamudu pyre", tithi(15, 11, hour: 18)),
        Holiday("maha shivaratri|shivaratri|maha shivratri|mahashivratri|shivratri", tithi(29, 10, hour: 23.9)),
        Holiday("vasant panchami|basant panchami|saraswati puja|saraswati pooja", tithi(5, 10, hour: 9)),
        Holiday(
            "guru ravidass jayanti|guru ravidas jayanti|guru ravidass birthday|guru ravidas birthday|ravidas jayanti",
            tithi(15, 10)),
        Holiday(
            "guru gobind singh jayanti|guru govind singh jayanti|guru gobind singh birthday|guru govind singh birthday",
            tithi(7, 9)),
        Holiday("onam|thiru onam|thiruvonam", .onam),
        Holiday(
            "thai pongal|pongal|makara sankranthi|makar sankranti|maghi|surya pongal|uttarayana|sankranti|maghe sankranti",
            .fixed(1, 14)),
        Holiday("bhogi|boghi|bogi|bhogi pongal|boghi pongal", .fixed(1, 13)),
        Holiday("mattu pongal|maattu pongal", .fixed(1, 15)),
        Holiday("kaanum pongal|kanni pongal|kanu pongal", .fixed(1, 16)),
        Holiday("vaisakhi|vaishakhi|baisakhi|vasakhi|vaisakha di", .fixed(4, 14)),
        Holiday("lohri", .fixed(1, 13)),
        Holiday("parsi new year|jamshedi navroz|navroz parsi|pateti", .parsi),
        Holiday("nowruz|navroz|norouz|persian new year|iranian new year", .fixed(3, 20)),
        Holiday(
            "mid autumn festival|moon festival|mooncake festival|mid-autumn festival", .lunar(.init(kind: .tithi(15, month: 5)))),
        Holiday("dragon boat festival|duanwu festival", .lunar(.init(kind: .tithi(5, month: 2)))),
        Holiday("lantern festival", .lunar(.init(kind: .chineseNewYear, days: 14))),
        Holiday("songkran|thai new year", .fixed(4, 13)),
    ]
}
