import Foundation
import Views

/// The time of a progress view that follows the time: what is left of it, or what has passed.
nonisolated public struct DefaultDateProgressLabel: View {
    let interval: TimedProgress

    @MainActor public var body: some View {
        Text(timerInterval: interval.interval, countsDown: interval.countsDown).monospacedDigit()
    }
}

extension ProgressView {
    /// Progress that follows the time.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            nil, label(), currentValueLabel(),
            interval: TimedProgress(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates progress that follows the time, with what is left or has passed below it. Counting
    /// down, it empties from the beginning of the interval to its end.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        let interval = TimedProgress(interval: timerInterval, countsDown: countsDown)
        self.init(
            nil, label(), DefaultDateProgressLabel(interval: interval), interval: interval)
    }
}

extension ProgressView
where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates progress without a label that follows the time, with what is left or has passed
    /// below it.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        let interval = TimedProgress(interval: timerInterval, countsDown: countsDown)
        self.init(nil, nil, DefaultDateProgressLabel(interval: interval), interval: interval)
    }
}
