import Foundation
import Recognisers

extension TimeReading {
    /// The range that a limit makes of a past time: everything before Monday, everything since Friday.
    var lookingBack: TimeReading {
        guard let limit, recurrence == nil else { return self }
        var result = self
        switch limit {
        case .since: result.end = nil
        case .after: (result.start, result.end) = (isDay ? day(behind: end ?? start, by: 1) : start, nil)
        case .before: (result.end, result.isOpenAtStart) = (isDay ? day(behind: start, by: -1) : start, true)
        case .until, .by: (result.end, result.isOpenAtStart) = (isDay ? end ?? start : start, true)
        }
        return result
    }

    private var isDay: Bool { start.hour == nil }

    private func day(behind day: DateComponents, by days: Int) -> DateComponents {
        DateComponents(CivilTime(seconds: CivilTime(day).seconds + days * 86_400), isDay: true)
    }
}
