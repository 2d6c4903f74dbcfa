import Foundation

/// Where a driver is at any time, given the rides they have driven, are driving and will drive.
public struct Itinerary: Sendable {
    public var motion: CruisingMotion
    /// In order of dispatch; they do not overlap.
    public var jobs: [Timetable]

    public init(motion: CruisingMotion, jobs: [Timetable]) {
        self.motion = motion
        self.jobs = jobs.sorted { $0.dispatch < $1.dispatch }
    }

    /// - Complexity: O(jobs) at worst, when they follow one another without a break.
    public func position(at instant: Date) -> GeoPoint {
        position(at: instant, after: jobs.lastIndex { $0.dispatch <= instant })
    }

    private func position(at instant: Date, after index: Int?) -> GeoPoint {
        guard let index, jobs.indices.contains(index) else { return motion.position(at: instant) }
        let job = jobs[index]
        if instant < job.end { return position(at: instant, during: index) }
        let last = position(at: job.end, during: index)
        // Back to cruising at some 12 m/s, so that nobody jumps across the bay.
        let wayBack = max(CruisingMotion.legDuration, last.distance(to: motion.home) / 12)
        let share = CruisingMotion.eased(instant.timeIntervalSince(job.end) / wayBack)
        return last.point(at: share, towards: motion.position(at: instant))
    }

    private func position(at instant: Date, during index: Int) -> GeoPoint {
        let job = jobs[index]
        if instant >= job.departure {
            return job.pickupPoint.point(
                at: job.share(of: instant, from: job.departure, to: job.dropOff), towards: job.dropOffPoint)
        }
        if instant >= job.pickup { return job.pickupPoint }
        let origin = position(at: job.dispatch, after: index == 0 ? nil : index - 1)
        return origin.point(at: job.share(of: instant, from: job.dispatch, to: job.pickup), towards: job.pickupPoint)
    }
}

/// When and where a ride takes place.
public struct Timetable: Hashable, Sendable, Codable {
    /// When the driver sets out for the pickup.
    public var dispatch: Date
    /// When the driver is at the pickup.
    public var pickup: Date
    /// When they leave with the rider.
    public var departure: Date
    public var dropOff: Date
    public var pickupPoint: GeoPoint
    public var dropOffPoint: GeoPoint
    /// `nil` unless the ride was cancelled.
    public var cancelled: Date?

    /// When the driver is free again.
    public var end: Date { cancelled.map { min(max($0, dispatch), dropOff) } ?? dropOff }

    /// Whether the driver could not do both; a minute is left between two rides.
    func overlaps(_ other: Timetable) -> Bool {
        dispatch < other.end.addingTimeInterval(60) && other.dispatch < end.addingTimeInterval(60)
    }

    func share(of instant: Date, from start: Date, to end: Date) -> Double {
        let whole = end.timeIntervalSince(start)
        return whole > 0 ? instant.timeIntervalSince(start) / whole : 1
    }
}
