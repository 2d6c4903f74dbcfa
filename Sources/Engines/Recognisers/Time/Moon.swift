import Foundation

/// New moons and the positions of sun and moon; Meeus, "Astronomical Algorithms", chapters 25, 47 and 49, accurate to a few
/// minutes.
enum Moon {
    private static let month = 29.530588861

    /// The time of a new moon in days since 1 January 1970 UTC; new moons are counted from that of 6 January 2000.
    static func newMoon(_ lunation: Int) -> Double {
        let k = Double(lunation)
        let t = k / 1_236.85
        let e = 1 - 0.002516 * t
        let sun = radians(2.5534 + 29.1053567 * k)
        let moon = radians(201.5643 + 385.81693528 * k + 0.0107582 * t * t)
        let latitude = radians(160.7108 + 390.67050284 * k - 0.0016118 * t * t)
        var value = 2_451_550.09766 + month * k + 0.00015437 * t * t
        value += -0.4072 * sin(moon) + 0.17241 * e * sin(sun) + 0.01608 * sin(2 * moon) + 0.01039 * sin(2 * latitude)
        value += 0.00739 * e * sin(moon - sun) - 0.00514 * e * sin(moon + sun) + 0.00208 * e * e * sin(2 * sun)
        // Converts from Julian days in dynamical time, which is about a minute ahead of UTC.
        return value - 2_440_587.5 - 0.0008
    }

    /// The lunation of the new moon at or before a day.
    static func lunation(before day: Double) -> Int {
        var index = Int(((day + 2_440_587.5 - 2_451_550.1) / month).rounded(.down)) + 1
        while newMoon(index) > day { index -= 1 }
        return index
    }

    /// The elongation of the moon from the sun, in degrees from 0 to 360.
    static func age(_ day: Double) -> Double { degrees(longitude(day) - sun(day)) }

    /// The sun's apparent tropical longitude in degrees.
    static func sun(_ day: Double) -> Double {
        let t = centuries(day)
        let anomaly = radians(357.52911 + 35_999.05029 * t)
        let centre = (1.914602 - 0.004817 * t) * sin(anomaly) + 0.019993 * sin(2 * anomaly)
        return degrees(280.46646 + 36_000.76983 * t + centre - 0.00569)
    }

    /// The moon's longitude in degrees.
    static func longitude(_ day: Double) -> Double {
        let t = centuries(day)
        let (d, m, a, f) = arguments(t)
        var sum = 6.288774 * sin(a) + 1.274027 * sin(2 * d - a) + 0.658314 * sin(2 * d) + 0.213618 * sin(2 * a)
        sum += -0.185116 * sin(m) - 0.114332 * sin(2 * f) + 0.058793 * sin(2 * d - 2 * a) + 0.057066 * sin(2 * d - m - a)
        sum += 0.053322 * sin(2 * d + a) + 0.045758 * sin(2 * d - m) - 0.040923 * sin(m - a) - 0.03472 * sin(d)
        sum += -0.030383 * sin(m + a) + 0.015327 * sin(2 * d - 2 * f)
        return degrees(218.3164477 + 481_267.88123421 * t + sum)
    }

    private static func latitude(_ day: Double) -> Double {
        let (d, _, a, f) = arguments(centuries(day))
        return 5.128122 * sin(f) + 0.280602 * sin(a + f) + 0.277693 * sin(a - f) + 0.173237 * sin(2 * d - f)
    }

    /// The moon's mean elongation, the sun's and the moon's mean anomaly, and the moon's argument of latitude, in radians.
    private static func arguments(_ t: Double) -> (Double, Double, Double, Double) {
        (
            radians(297.8501921 + 445_267.1114034 * t), radians(357.5291092 + 35_999.0502909 * t),
            radians(134.9633964 + 477_198.8675055 * t), radians(93.272095 + 483_202.0175233 * t)
        )
    }

    /// Whether the moon, new since the conjunction, is above the horizon of Mecca at sunset.
    static func setsAfterSun(_ day: Int, _ conjunction: Double) -> Bool {
        let place = (latitude: radians(21.4225), longitude: 39.8262)
        let obliquity = radians(23.4393)
        let noon = Double(day) + 0.5 - place.longitude / 360
        let declination = asin(sin(obliquity) * sin(radians(sun(noon + 0.25))))
        // At sunset the sun's upper limb touches the horizon, with its centre 0.833 degrees below.
        let angle = acos(
            (sin(radians(-0.833)) - sin(place.latitude) * sin(declination)) / (cos(place.latitude) * cos(declination)))
        let sunset = noon + angle / (2 * .pi) - equationOfTime(noon)
        guard conjunction < sunset else { return false }
        let (sunAscension, _) = equatorial(sun(sunset), 0, obliquity)
        let (ascension, moonDeclination) = equatorial(longitude(sunset), latitude(sunset), obliquity)
        let hourAngle = angle + sunAscension - ascension
        let altitude = asin(
            sin(place.latitude) * sin(moonDeclination) + cos(place.latitude) * cos(moonDeclination) * cos(hourAngle))
        // Parallax lowers the moon by about a degree, refraction lifts it by half a degree.
        return altitude * 180 / .pi > 0.1
    }

    /// Right ascension and declination in radians.
    private static func equatorial(_ longitude: Double, _ latitude: Double, _ obliquity: Double) -> (Double, Double) {
        let (l, b) = (radians(longitude), radians(latitude))
        let ascension = atan2(sin(l) * cos(obliquity) - tan(b) * sin(obliquity), cos(l))
        return (ascension, asin(sin(b) * cos(obliquity) + cos(b) * sin(obliquity) * sin(l)))
    }

    /// The equation of time (apparent minus mean solar time), in days.
    private static func equationOfTime(_ day: Double) -> Double {
        let b = 2 * .pi * ((day - 81).truncatingRemainder(dividingBy: 365.2422)) / 365.2422
        return (9.87 * sin(2 * b) - 7.53 * cos(b) - 1.5 * sin(b)) / 1_440
    }

    private static func centuries(_ day: Double) -> Double { (day + 2_440_587.5 - 2_451_545) / 36_525 }
    static func degrees(_ value: Double) -> Double { value - 360 * (value / 360).rounded(.down) }
    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
