/// Currencies of ISO 4217 with their common English names.
///
/// A line is: code, name, what people put before the unit's word, the unit's words beyond the last word of the name
/// and its plural, signs, fraction (hundredths unless another count follows a colon).
/// Where a word is shared, the currency that stands first is the likelier one.
let currencyTable = """
    USD|United States dollar|us,u.s.,u.s,u s,american,united states,usa|greenback,greenbacks|us$,u.s.$|cent
    EUR|Euro|european,europe||€,€ur|cent
    GBP|British pound|british,english,uk,u.k.,sterling,great british,united kingdom|quid,sterling,pound sterling,pounds sterling,pound sterlings|£,gb£,uk£|pence
    CAD|Canadian dollar|canadian,canada,can|loonie,loonies|ca$,can$,c$|cent
    AUD|Australian dollar|australian,australia,aussie||a$,au$|cent
    NZD|New Zealand dollar|new zealand,kiwi||nz$|cent
    HKD|Hong Kong dollar|hong kong,hongkong,hk||hk$|cent
    SGD|Singapore dollar|singapore,singaporean||s$,sg$|cent
    TWD|New Taiwan dollar|new taiwan,taiwan,taiwanese,nt||nt$,tw$|cent
    JMD|Jamaican dollar|jamaican,jamaica||j$,jm$|cent
    BSD|Bahamian dollar|bahamian,bahamas||b$,bs$|cent
    BBD|Barbadian dollar|barbadian,barbados||bds$,bb$|cent
    BZD|Belize dollar|belize||bz$|cent
    BMD|Bermudian dollar|bermudian,bermuda||bd$|cent
    BND|Brunei dollar|brunei||bn$|sen
    KYD|Cayman Islands dollar|cayman islands,cayman island,cayman||ci$|cent
    XCD|East Caribbean dollar|east caribbean||ec$|cent
    FJD|Fijian dollar|fijian,fiji||fj$|cent
    GYD|Guyanese dollar|guyanese,guyana||gy$,g$|cent
    LRD|Liberian dollar|liberian,liberia||l$|cent
    NAD|Namibian dollar|namibian,namibia||n$|cent
    SBD|Solomon Islands dollar|solomon islands,solomon island||si$|cent
    SRD|Surinamese dollar|surinamese,suriname,surinam||srd$|cent
    TTD|Trinidad and Tobago dollar|trinidad and tobago,trinidad,trinidadian||tt$|cent
    ZWL|Zimbabwean dollar|zimbabwean,zimbabwe||z$|cent
    TVD|Tuvaluan dollar|tuvaluan,tuvalu|||cent
    KID|Kiribati dollar|kiribati|||cent
    JPY|Japanese yen|japanese,japan|yens|¥,jp¥,円|
    CNY|Chinese yuan|chinese,china|yuans,renminbi,renminbis,rmb,kuai|￥,cn¥,元|jiao:10,fen
    CHF|Swiss franc|swiss,switzerland||sfr,sfr.|rappen
    INR|Indian rupee|indian,india|rs,rs.|₹,₨|paisa
    KRW|South Korean won|south korean,korean,south korea,korea|wons|₩|jeon
    RUB|Russian ruble|russian,russia|rouble,roubles|₽|kopek
    BRL|Brazilian real|brazilian,brazil|reais|r$|centavo
    MXN|Mexican peso|mexican,mexico||mx$,mex$|centavo
    ARS|Argentine peso|argentine,argentinian,argentina||ar$|centavo
    CLP|Chilean peso|chilean,chile||cl$|centavo
    COP|Colombian peso|colombian,colombia||col$|centavo
    CUP|Cuban peso|cuban,cuba|||centavo
    CUC|Cuban convertible peso|cuban convertible,convertible|||centavo
    DOP|Dominican peso|dominican,dominica||rd$|centavo
    PHP|Philippine peso|philippine,philippines,filipino|piso|₱|centavo
    UYU|Uruguayan peso|uruguayan,uruguay||$u|centésimo
    SEK|Swedish krona|swedish,sweden|kronor,krone,krones,kronas,crown,crowns|kr|öre
    NOK|Norwegian krone|norwegian,norway|kroner,kronor,krona,crown,crowns|kr|øre
    DKK|Danish krone|danish,denmark|kroner,kronor,krona,crown,crowns|kr|øre
    ISK|Icelandic króna|icelandic,iceland|krónur,kronur,krona,crown,crowns|kr|eyrir
    FOK|Faroese króna|faroese|krónur,krona||oyra
    CZK|Czech koruna|czech|korunas,koruny,crown,crowns|kč|haléř
    PLN|Polish złoty|polish,poland|zloty,zlotys,złotys,zlotych,zlote|zł|grosz
    HUF|Hungarian forint|hungarian,hungary|||fillér
    RON|Romanian leu|romanian,romania|lei||ban
    MDL|Moldovan leu|moldovan,moldova|lei||ban
    BGN|Bulgarian lev|bulgarian,bulgaria|leva,levs|лв|stotinka
    HRK|Croatian kuna|croatian,croatia|||lipa
    RSD|Serbian dinar|serbian,serbia||din.,дин.|para
    BAM|Bosnia and Herzegovina convertible mark|bosnia and herzegovina convertible,bosnian,convertible|||fening
    MKD|Macedonian denar|macedonian,macedonia||ден|deni
    ALL|Albanian lek|albanian,albania|leks||qindarkë
    UAH|Ukrainian hryvnia|ukrainian,ukraine,ukrain|hryvnias,hryvnya,hryvnyas,hryven|₴|kopiyka
    BYN|Belarusian ruble|belarusian,belarus,new belarusian|rouble,roubles|br|kapyeyka
    TRY|Turkish lira|turkish,turkey||₺,tl|kuruş
    GEL|Georgian lari|georgian,georgia||₾|tetri
    AMD|Armenian dram|armenian,armenia||֏|luma
    AZN|Azerbaijani manat|azerbaijani,azerbaijan,azeri||₼|qəpik
    TMT|Turkmenistan manat|turkmenistan,turkmen,turkmenistan new|||tennesi
    KZT|Kazakhstani tenge|kazakhstani,kazakhstan,kazakh||₸|tïın
    KGS|Kyrgyzstani som|kyrgyzstani,kyrgyzstan,kyrgyz|||tyiyn
    UZS|Uzbekistani som|uzbekistani,uzbekistan,uzbek,uzbekitan|||tiyin
    TJS|Tajikistani somoni|tajikistani,tajikistan,tajik|||diram
    MNT|Mongolian tögrög|mongolian,mongolia|tugrik,tugriks,togrog,togrogs|₮|möngö
    ILS|Israeli new shekel|israeli new,israeli,israel,new|sheqel,sheqels,nis|₪|agora
    EGP|Egyptian pound|egyptian,egypt|geneh,gineh,geneih,l.e.,l.e|e£,ج.م|piastre
    LBP|Lebanese pound|lebanese,lebanon|||piastre
    SYP|Syrian pound|syrian,syria|||piastre
    SDG|Sudanese pound|sudanese,sudan|||piastre
    SSP|South Sudanese pound|south sudanese,south sudan|||piaster
    FKP|Falkland Islands pound|falkland islands,falkland island,falkland|||penny
    GIP|Gibraltar pound|gibraltar|||penny
    SHP|Saint Helena pound|saint helena,st helena|||penny
    GGP|Guernsey pound|guernsey|||penny
    JEP|Jersey pound|jersey|||penny
    IMP|Manx pound|manx,isle of man|||penny
    AED|United Arab Emirates dirham|united arab emirates,uae,emirati,dubai|dirhem,dirhems|د.إ|fils
    MAD|Moroccan dirham|moroccan,morocco|dirhem,dirhems|د.م.|santim
    SAR|Saudi riyal|saudi,saudi arabian|||halala
    QAR|Qatari riyal|qatari,qatar|||dirham
    IRR|Iranian rial|iranian,iran||﷼|dinar
    OMR|Omani rial|omani,oman||ر.ع.|baisa:1000
    YER|Yemeni rial|yemeni,yemen|||fils
    KWD|Kuwaiti dinar|kuwaiti,kuwait||د.ك|fils:1000
    BHD|Bahraini dinar|bahraini,bahrain||د.ب|fils:1000
    JOD|Jordanian dinar|jordanian,jordan||د.ا|fils:1000
    IQD|Iraqi dinar|iraqi,iraq||ع.د|fils:1000
    DZD|Algerian dinar|algerian,algeria||د.ج|santeem
    TND|Tunisian dinar|tunisian,tunisia|||millime:1000
    LYD|Libyan dinar|libyan,libya|||dirham:1000
    PKR|Pakistani rupee|pakistani,pakistan|rs,rs.|₨|paisa
    LKR|Sri Lankan rupee|sri lankan,sri lanka|rs,rs.|රු,ரூ|cent
    NPR|Nepalese rupee|nepalese,nepal,nepali|rs,rs.||paisa
    MUR|Mauritian rupee|mauritian,mauritius|rs,rs.||cent
    SCR|Seychellois rupee|seychellois,seychelles|||cent
    MVR|Maldivian rufiyaa|maldivian,maldives,maldive||rf|laari
    IDR|Indonesian rupiah|indonesian,indonesia|perak|rp,rp.|
    BDT|Bangladeshi taka|bangladeshi,bangladesh||৳|poisha
    BTN|Bhutanese ngultrum|bhutanese,bhutan||nu.|chetrum
    MYR|Malaysian ringgit|malaysian,malaysia||rm|sen
    THB|Thai baht|thai,thailand||฿|satang
    VND|Vietnamese đồng|vietnamese,vietnam|dong,dongs|₫|hào:10
    LAK|Lao kip|lao,laotian,laos||₭,₭n|att
    KHR|Cambodian riel|cambodian,cambodia||៛|
    MMK|Burmese kyat|burmese,myanmar|||pya
    MOP|Macanese pataca|macanese,macau,macao||mop$|avo
    KPW|North Korean won|north korean,north korea|||chon
    AFN|Afghan afghani|afghan,afghanistan||؋|pul
    ZAR|South African rand|south african,south africa|rands||cent
    NGN|Nigerian naira|nigerian,nigeria|nairas|₦|kobo
    GHS|Ghanaian cedi|ghanaian,ghana||₵,gh₵|pesewa
    KES|Kenyan shilling|kenyan,kenya||ksh,ksh.|cent
    TZS|Tanzanian shilling|tanzanian,tanzania||tsh|cent
    UGX|Ugandan shilling|ugandan,uganda||ush|cent
    SOS|Somali shilling|somali,somalia|||cent
    ETB|Ethiopian birr|ethiopian,ethiopia|||santim
    ERN|Eritrean nakfa|eritrean,eritrea||nfk|cent
    GMD|Gambian dalasi|gambian,gambia|||butut
    XOF|West African CFA franc|west african cfa,west african,west africa,cfa||cfa|centime
    XAF|Central African CFA franc|central african cfa,central african,central africa||fcfa|centime
    XPF|CFP franc|cfp,polynesian|||centime
    KMF|Comorian franc|comorian,comoros|||centime
    CDF|Congolese franc|congolese,congo|||centime
    BIF|Burundian franc|burundian,burundi|||centime
    DJF|Djiboutian franc|djiboutian,djibouti|||centime
    GNF|Guinean franc|guinean,guinea|||centime
    RWF|Rwandan franc|rwandan,rwanda||r₣,frw|centime
    MGA|Malagasy ariary|malagasy,madagascar|||iraimbilanja:5
    MWK|Malawian kwacha|malawian,malawi||mk|tambala
    ZMW|Zambian kwacha|zambian,zambia||zk|ngwee
    MZN|Mozambican metical|mozambican,mozambique|meticais||centavo
    AOA|Angolan kwanza|angolan,angola||kz|cêntimo
    BWP|Botswana pula|botswana,botswanan|||thebe
    LSL|Lesotho loti|lesotho|maloti||sente
    SZL|Swazi lilangeni|swazi,swaziland,eswatini|emalangeni||cent
    MRU|Mauritanian ouguiya|mauritanian,mauritania||um|khoums:5
    CVE|Cape Verdean escudo|cape verdean,cape verde|||centavo
    STN|São Tomé and Príncipe dobra|são tomé and príncipe|||cêntimo
    SLE|Sierra Leonean leone|sierra leonean,sierra leone|||cent
    CRC|Costa Rican colón|costa rican,costa rica|colóns,colones|₡|céntimo
    SVC|Salvadoran colón|salvadoran,salvador,el salvador|colóns,colones||centavo
    GTQ|Guatemalan quetzal|guatemalan,guatemala|quetzales||centavo
    HNL|Honduran lempira|honduran,honduras|||centavo
    NIO|Nicaraguan córdoba|nicaraguan,nicaragua|||centavo
    PAB|Panamanian balboa|panamanian,panama||b/.|centésimo
    PYG|Paraguayan guaraní|paraguayan,paraguay|guaraníes|₲|céntimo
    PEN|Peruvian sol|peruvian,peru,peruvian nuevo|soles|s/.,s/|céntimo
    BOB|Bolivian boliviano|bolivian,bolivia||bs.|centavo
    VEF|Venezuelan bolívar|venezuelan,venezuela|bolívares,bolivares,bolívar fuerte|bs.f.|céntimo
    VES|Venezuelan sovereign bolívar|sovereign|||céntimo
    HTG|Haitian gourde|haitian,haiti|||centime
    AWG|Aruban florin|aruban,aruba|||cent
    ANG|Netherlands Antillean guilder|netherlands antillean,antillean||ƒ|cent
    PGK|Papua New Guinean kina|papua new guinean,papua new guinea|||toea
    WST|Samoan tālā|samoan,samoa||ws$|sene
    TOP|Tongan paʻanga|tongan,tonga|pa'anga,pa'angas|t$|seniti
    VUV|Vanuatu vatu|vanuatu|||
    PRB|Transnistrian ruble|transnistrian|rouble,roubles|р.|kopek
    NLG|Netherlands guilder|dutch,netherlands,holland|gulden,guldens|fl|cent
    FIM|Finnish markka|finnish,finland,suomen|markkaa,mark,marks||penni
    DEM|German mark|german,germany,deutsche|deutschmark,deutschmarks,deutsche mark,deutsche marks|dm|pfennig
    FRF|French franc|french,france|||centime
    BEF|Belgian franc|belgian,belgium|||centime
    ESP|Spanish peseta|spanish,spain|||céntimo
    ITL|Italian lira|italian,italy|lire||
    ATS|Austrian schilling|austrian,austria|||groschen
    PTE|Portuguese escudo|portuguese,portugal|||centavo
    GRD|Greek drachma|greek,greece|||
    IEP|Irish pound|irish|punt,punts||penny
    LTL|Lithuanian litas|lithuanian,lithuania|||
    LVL|Latvian lats|latvian,latvia|||
    EEK|Estonian kroon|estonian,estonia|||
    SKK|Slovak koruna|slovak,slovakia|korunas,koruny||
    SIT|Slovenian tolar|slovenian,slovenia|||
    YUM|Yugoslav dinar|yugoslav,yugoslavia|||
    BTC|Bitcoin|||₿,xbt|satoshi:100000000,millibitcoin:1000,mbtc:1000
    ETH|Ether||ethereum,ethers|Ξ|gwei:1000000000
    LTC|Litecoin||||
    XRP|Ripple||||
    DOGE|Dogecoin||doges||
    USDT|Tether||||
    """

/// Words for an amount or for a part of one that no table of currencies lists: words, count in the main unit, currency,
/// and the unit's name.
let colloquialMoney = """
    buck,bucks|1|USD|dollar
    fiver,fivers|5|*|
    tenner,tenners|10|*|
    nickel,nickels|0.05|USD|dollar
    dime,dimes|0.1|USD|dollar
    penny,pennies|0.01|GBP USD|penny
    pence,p,pee|0.01|GBP|pence
    c,¢|0.01|USD|cent
    grand|1000|*|
    """

/// Codes that are words too: read only in capitals and behind a number.
let ambiguousCurrencyCodes: Set<String> = [
    "all", "try", "cup", "top", "cop", "mad", "bob", "gel", "mop", "pen", "sos", "bam", "ang", "std", "sit", "imp", "kid", "ron",
    "gip", "php",
    "doge", "pte", "lsl", "dem", "mur", "cve", "nad", "eth",
]

/// Words of units that are other words too; read only behind amounts of at least the count.
let ambiguousCurrencyWords: [String: Int] = [
    "won": 100, "crown": 1_000_000, "crowns": 20, "real": 1_000_000, "reals": 1, "sol": 1_000_000, "som": 50, "ban": 1_000_000,
    "para": 100, "att": 100, "sen": 1,
    "mark": 1_000_000, "marks": 1_000_000, "lats": 1, "ripple": 1_000_000, "tether": 100, "kiwi": 1_000_000, "can": 1_000_000,
    "pul": 10, "fen": 1, "cu": 1_000_000, "um": 1_000_000, "mk": 100, "kz": 1, "dm": 1, "fl": 10, "br": 10, "tl": 1, "rf": 1,
]
