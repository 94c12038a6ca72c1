import Foundation
import Views

/// A month of days to choose one from, above what chooses the time of day, if anything does.
struct CalendarPicker<Time: View>: View {
    let selection: Binding<Date>
    let limits: DateLimits
    let components: DatePickerComponents
    let time: Time
    /// The shown month, counted from that of the selection.
    @State private var monthsAway = 0
    @Environment(\.calendar) private var baseCalendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    init(
        selection: Binding<Date>, limits: DateLimits, components: DatePickerComponents = .date,
        @ViewBuilder time: () -> Time
    ) {
        self.selection = selection
        self.limits = limits
        self.components = components
        self.time = time()
    }

    var body: some View {
        let calendar = baseCalendar.adapted(to: locale, timeZone)
        let chosen = limits.clamp(selection.wrappedValue)
        VStack(spacing: Theme.Spacing.stack) {
            MonthGrid(
                shown: calendar.date(byAdding: .month, value: monthsAway, to: chosen) ?? chosen,
                calendar: calendar, turn: { monthsAway += $0 },
                isChosen: { calendar.isDate($0, inSameDayAs: chosen) },
                isAllowed: { limits.allowsDay(of: $0, calendar) },
                choose: { choose($0, calendar, chosen) })
            time
        }
        .modifier(ControlEffect(accessibility: meaning(chosen), takesTouches: false))
    }

    /// Replaces the chosen day; the time of day stays.
    private func choose(_ day: Date, _ calendar: Calendar, _ chosen: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: chosen)
        let date = calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0,
            of: day)
        monthsAway = 0
        selection.wrappedValue = limits.clamp(date ?? day)
    }

    private func meaning(_ chosen: Date) -> AccessibilityProperties {
        let parts = DateParts(
            components, calendar: baseCalendar, locale: locale, zone: timeZone)
        var properties = AccessibilityProperties(role: .datePicker, value: parts.value(of: chosen))
        properties.takesLabel = true
        properties.setValue = { [selection, limits] text in
            if let date = parts.date(from: text) { selection.wrappedValue = limits.clamp(date) }
        }
        return properties
    }
}
