import FoundationNames
import Foundation
import Views

/// A month of days to choose several from.
nonisolated public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let limits: DateLimits
    private let label: Label

    fileprivate init(
        _ selection: Binding<Set<DateComponents>>, _ limits: DateLimits, _ label: Label
    ) {
        self.selection = selection
        self.limits = limits
        self.label = label
    }

    @MainActor public var body: some View {
        LabelledRow(alignment: .top, label: label) {
            DaysPicker(selection: selection, limits: limits)
        }
    }
}

/// The days of a month, each chosen or not by a press.
private struct DaysPicker: View {
    let selection: Binding<Set<DateComponents>>
    let limits: DateLimits
    /// A date of the month that was turned to; nil for the month of the first chosen day.
    @State private var turned: Date?
    @Environment(\.calendar) private var baseCalendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.wallClock) private var wallClock

    var body: some View {
        let calendar = baseCalendar.adapted(to: locale, timeZone)
        let chosen = chosenDays(calendar)
        let shown = turned ?? limits.clamp(chosen.min() ?? wallClock())
        MonthGrid(
            shown: shown, calendar: calendar,
            turn: { turned = calendar.date(byAdding: .month, value: $0, to: shown) },
            isChosen: { chosen.contains(calendar.startOfDay(for: $0)) },
            isAllowed: { limits.allowsDay(of: $0, calendar) },
            choose: { toggle($0, calendar, shown) }
        )
        .modifier(ControlEffect(accessibility: meaning(chosen, calendar), takesTouches: false))
    }

    /// The first moments of the chosen days.
    private func chosenDays(_ calendar: Calendar) -> Set<Date> {
        Set(
            selection.wrappedValue.compactMap { components in
                components.firstMoment(calendar)
            })
    }

    private func toggle(_ day: Date, _ calendar: Calendar, _ shown: Date) {
        // The first choice would otherwise turn to its own month.
        turned = shown
        let start = calendar.startOfDay(for: day)
        let same = selection.wrappedValue.filter { components in
            components.firstMoment(calendar) == start
        }
        if same.isEmpty {
            selection.wrappedValue.insert(
                calendar.dateComponents([.calendar, .era, .year, .month, .day], from: start))
        } else {
            selection.wrappedValue.subtract(same)
        }
    }

    private func meaning(_ chosen: Set<Date>, _ calendar: Calendar) -> AccessibilityProperties {
        let parts = DateParts(.date, calendar: calendar, locale: locale, zone: timeZone)
        var properties = AccessibilityProperties(
            role: .datePicker,
            value: chosen.sorted().map { parts.value(of: $0) }.joined(separator: ", "))
        properties.takesLabel = true
        return properties
    }
}

extension DateComponents {
    /// The first moment of the day, in the calendar of the components if they have one, and in the
    /// time zone of the calendar.
    fileprivate func firstMoment(_ calendar: Calendar) -> Date? {
        var own = self.calendar ?? calendar
        own.timeZone = calendar.timeZone
        let day = DateComponents(era: era, year: year, month: month, day: day)
        return own.date(from: day).map { calendar.startOfDay(for: $0) }
    }
}

// MARK: - Ways to make one

extension DateLimits {
    /// A range of dates excludes its end.
    fileprivate init(_ range: Range<Date>) {
        self.init(first: range.lowerBound, last: Self.last(before: range.upperBound))
    }

    fileprivate static func last(before end: Date) -> Date {
        Date(timeIntervalSinceReferenceDate: end.timeIntervalSinceReferenceDate.nextDown)
    }
}

extension MultiDatePicker {
    /// Creates a picker of days with a view as its label. The user can choose only days that are at
    /// least partly within the bounds.
    public init(
        selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(), label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(bounds), label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(first: bounds.lowerBound), label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(last: DateLimits.last(before: bounds.upperBound)), label())
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker of days with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleResource) }
    }

    /// Creates a picker of days with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// Creates a picker of the days from the beginning of the bounds to before their end, with a
    /// localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }

    /// Creates a picker of the days within bounds, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker of the days that are within the bounds, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }

    /// Creates a picker of the days from a date on, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker of the days before a date, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }

    /// Creates a picker of the days before a date, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}
