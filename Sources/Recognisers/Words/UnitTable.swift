/// Units of measurement with their English words.
///
/// A line is: name, dimension, worth in the dimension's base unit (metre, gram, litre, square metre, metre a second, bit,
/// degree, joule, watt, hertz, pascal), words beyond the name and its plural, abbreviations.
/// SI prefixes are put before the lines of `prefixedUnitTable`.
let unitTable = """
    inch|length|0.0254|inches|in,",”,″,''
    foot|length|0.3048|feet|ft,',’,′
    yard|length|0.9144||yd,yds
    mile|length|1609.344||mi
    nautical mile|length|1852|sea mile,sea miles|nmi
    furlong|length|201.168||
    fathom|length|1.8288||
    league|length|4828.032||
    light year|length|9460730472580800|light-year,light-years,lightyear,lightyears|ly
    astronomical unit|length|149597870700||au
    parsec|length|30856775814913673||pc
    angstrom|length|0.0000000001||
    micron|length|0.000001||
    metric ton|weight|1000000|metric tonne,metric tonnes|
    tonne|weight|1000000||t
    ton|weight|907184.74|short ton,short tons|
    long ton|weight|1016046.9088||
    pound|weight|453.59237|pound-mass|lb,lbs
    ounce|weight|28.349523125||oz
    stone|weight|6350.29318||
    grain|weight|0.06479891||gr
    dram|weight|1.7718451953125|drachm,drachms,drachma,drachmas,drachmae|
    carat|weight|0.2||ct
    hundredweight|weight|50802.34544||cwt
    quintal|weight|100000||
    cup|volume|0.2365882365||
    teaspoon|volume|0.00492892159375|teaspoonful,teaspoonfuls|tsp,tsps
    tablespoon|volume|0.01478676478125|tablespoonful,tablespoonfuls|tbsp,tbsps,tbs
    pint|volume|0.473176473||pt,pts
    quart|volume|0.946352946||qt,qts
    gallon|volume|3.785411784||gal,gals
    fluid ounce|volume|0.0295735295625||fl oz,floz,fl. oz
    fluid dram|volume|0.0036966911953125||
    gill|volume|0.11829411825||
    minim|volume|0.000061611519921875||
    peck|volume|8.80976754172||
    bushel|volume|35.23907016688||
    barrel|volume|158.987294928||bbl
    cord|volume|3624.556363776||
    hogshead|volume|238.480942392||
    drop|volume|0.00005||
    pinch|volume|0.0003|pinches|
    acre|area|4046.8564224||
    hectare|area|10000||ha
    turn|angle|360|full turn,full turns,revolution,revolutions|
    degree|angle|1||°,º
    radian|angle|57.29577951308232||rad,rads
    minute of arc|angle|0.016666666666666667|minutes of arc,arcminute,arcminutes,arc minute,arc minutes|
    second of arc|angle|0.0002777777777777778|seconds of arc,arcsecond,arcseconds,arc second,arc seconds|
    gradian|angle|0.9|gon,gons|
    knot|speed|0.5144444444444444||kn,kt,kts
    calorie|energy|4184|cal,cals,kcal,kcals,kilocalorie,kilocalories|
    watt hour|energy|3600||wh
    kilowatt hour|energy|3600000||kwh
    megawatt hour|energy|3600000000||mwh
    british thermal unit|energy|1055.05585262||btu,btus
    horsepower|power|745.6998715822702||hp
    revolution per minute|frequency|0.016666666666666667|revolutions per minute|rpm
    beat per minute|frequency|0.016666666666666667|beats per minute,beats a minute|bpm
    pound per square inch|pressure|6894.757293168|pounds per square inch|psi
    """

/// Units that take SI prefixes: name, dimension, worth, words, abbreviation, the prefixes that are in use.
let prefixedUnitTable = """
    meter|length|1|metre,metres|m|km hm dam dm cm mm μm nm
    gram|weight|1|gramme,grammes|g|kg hg dag dg cg mg μg ng
    liter|volume|1|litre,litres|l|kl hl dal dl cl ml μl
    bit|information|1||bit|kbit mbit gbit tbit pbit kibit mibit gibit
    byte|information|8||b|kb mb gb tb pb eb kib mib gib tib
    joule|energy|1||j|kj mj
    watt|power|1||w|kw mw gw
    hertz|frequency|1||hz|khz mhz ghz
    pascal|pressure|1||pa|hpa kpa mpa
    """

let unitPrefixes = """
    kilo|k|1000
    hecto|h|100
    deca|da|10
    deka|da|10
    deci|d|0.1
    centi|c|0.01
    milli|m|0.001
    micro|μ|0.000001
    nano|n|0.000000001
    pico|p|0.000000000001
    mega|m|1000000
    giga|g|1000000000
    tera|t|1000000000000
    peta|p|1000000000000000
    exa|e|1000000000000000000
    kibi|ki|1024
    mebi|mi|1048576
    gibi|gi|1073741824
    tebi|ti|1099511627776
    """

/// Abbreviations that are words or may mean something else: read only where they touch the number.
let attachedUnitWords: Set<String> = [
    "pm", "j", "w", "t", "gr", "pa", "ha", "b", "dag", "dam", "cal", "kn", "ct", "pc", "au", "ly", "hm", "eb", "pt", "pts", "fm",
    "pl",
]

/// Units that "a" makes no amount of, as in "a foot in the door".
let rarelyOneUnits: Set<String> = [
    "stone", "grain", "turn", "degree", "drop", "cord", "peck", "league", "knot", "bit", "minim", "barrel", "cup", "foot", "yard",
    "pinch",
    "ounce", "radian", "dram", "gill",
]

/// What a speed's length and time may be called: words, name, seconds.
let speedTimes: [(words: [String], name: String, seconds: String)] = [
    (["second", "sec", "s"], "second", "1"), (["minute", "min"], "minute", "60"), (["hour", "hr", "h"], "hour", "3600"),
    (["millisecond", "ms"], "millisecond", "0.001"), (["microsecond", "μs"], "microsecond", "0.000001"),
    (["nanosecond", "ns"], "nanosecond", "0.000000001"), (["day"], "day", "86400"),
]
