import Foundation

/// The dates at which a timeline view makes its content again.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    /// The type of the sequence of dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates from one on, in ascending order. The first may lie before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may have its content made. Casement only asks for the normal mode.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// Content is made at each date of the schedule.
    case normal
    /// Content is made less often, to save energy. No view asks for it on Linux.
    case lowFrequency
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The starts of minutes, one after the other; they never end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var dates: PeriodicTimelineSchedule.Entries

        init(_ dates: PeriodicTimelineSchedule.Entries) { self.dates = dates }

        public mutating func next() -> Date? { dates.next() }
    }

    /// Creates a schedule with the start of each minute.
    public init() {}

    /// Returns the start of the minute that a date is in, and of all that follow.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        // All time zones in use differ by whole minutes.
        let schedule = PeriodicTimelineSchedule(
            from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
        return Entries(schedule.entries(from: startDate, mode: mode))
    }
}

/// A date, and those that follow it at an interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates on a grid, which are computed from their numbers so that nothing adds up.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        let start: Date
        let interval: TimeInterval
        private var number: Double
        private var isOver = false

        init(start: Date, interval: TimeInterval, number: Double) {
            self.start = start
            self.interval = interval
            self.number = number
        }

        public mutating func next() -> Date? {
            guard !isOver else { return nil }
            defer { number += 1 }
            guard interval > 0, interval.isFinite else {
                isOver = true
                return start
            }
            return start.addingTimeInterval(number * interval)
        }
    }

    private let startDate: Date
    private let interval: TimeInterval

    /// Without an interval of a positive length, the date is the only one.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval
    }

    /// The first is the last one that is not after `startDate`, where there is one.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
        return Entries(
            start: self.startDate, interval: interval,
            number: passed.isFinite ? max(passed, 0) : 0)
    }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule with dates that are in ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns all dates, also those that have passed.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Each frame, or frames at least an interval apart; none while it is paused, or where content is
/// shown at a low frequency.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates of frames, one after the other; none if the schedule is paused.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var dates: PeriodicTimelineSchedule.Entries?

        init(_ dates: PeriodicTimelineSchedule.Entries?) { self.dates = dates }

        public mutating func next() -> Date? { dates?.next() }
    }

    private let minimumInterval: Double?
    private let isPaused: Bool

    /// Creates a schedule with at least `minimumInterval` seconds between frames; if nil, with
    /// 60 frames a second.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// In seconds; the interval of a display that shows 60 frames in each.
    private static let frame = 1.0 / 60

    /// Returns a date, and those that follow it at the interval of the frames.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        guard !isPaused, mode == .normal else { return Entries(nil) }
        let interval = minimumInterval.map { $0.isFinite ? max($0, Self.frame) : Self.frame }
        let schedule = PeriodicTimelineSchedule(from: start, by: interval ?? Self.frame)
        return Entries(schedule.entries(from: start, mode: mode))
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule with the start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A schedule with a date, and those that follow it at an interval in seconds.
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule with 60 frames a second.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// A schedule with at least `minimumInterval` seconds between frames; none while it is paused.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// A schedule with dates that are in ascending order.
    public static func explicit<S: Sequence>(
        _ dates: S
    ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
