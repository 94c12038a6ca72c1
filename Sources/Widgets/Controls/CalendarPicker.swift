import Foundation
import Views

/// A month of days to choose from.
struct CalendarPicker: View {
    let selection: Binding<Date>
    let limits: DateLimits
    let showsTime: Bool
    /// The shown month, counted from that of the selection.
    @State private var monthsAway = 0
    @Environment(\.calendar) private var baseCalendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        let month = MonthOfDays(containing: shownDate, calendar)
        VStack(spacing: Theme.Spacing.stack) {
            HStack {
                Text(verbatim: title(of: month.first)).font(.headline)
                Spacer()
                turn("Previous month", .left, by: -1)
                turn("Next month", .right, by: 1)
            }
            HStack(spacing: 0) {
                ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
                    Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
                        .frame(width: Theme.calendarDay).undescribed()
                }
            }
            VStack(spacing: 0) {
                ForEach(month.weeks, id: \.self) { week in
                    HStack(spacing: 0) {
                        ForEach(Array(week.enumerated()), id: \.offset) { _, day in dayCell(day) }
                    }
                }
            }
            if showsTime {
                DateField(selection: selection, limits: limits, components: .hourAndMinute)
            }
        }
        .frame(width: Theme.calendarDay * CGFloat(month.weekdays.count))
        .modifier(ControlEffect(accessibility: meaning, takesTouches: false))
    }

    private var calendar: Calendar {
        var calendar = baseCalendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }

    private var chosen: Date { limits.clamp(selection.wrappedValue) }

    private var shownDate: Date {
        calendar.date(byAdding: .month, value: monthsAway, to: chosen) ?? chosen
    }

    private func title(of date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
        return formatter.string(from: date)
    }

    private func turn(_ name: String, _ sign: ControlGlyph.Sign, by months: Int) -> some View {
        Button {
            monthsAway += months
        } label: {
            ControlGlyph(sign: sign).frame(width: Theme.calendarDay, height: Theme.calendarDay)
        }
        .meaning(AccessibilityProperties(role: .button, label: name))
        .buttonStyle(.borderless)
    }

    @ViewBuilder private func dayCell(_ day: Date?) -> some View {
        if let day {
            let isChosen = calendar.isDate(day, inSameDayAs: chosen)
            DayCell(
                number: calendar.component(.day, from: day), isChosen: isChosen,
                isAllowed: isAllowed(day)
            ) { choose(day) }
            .disabled(!isAllowed(day))
        } else {
            Color.clear.frame(width: Theme.calendarDay, height: Theme.calendarDay)
        }
    }

    /// Whether any moment of the day may be chosen.
    private func isAllowed(_ day: Date) -> Bool {
        let start = calendar.startOfDay(for: day)
        let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
        return (limits.last.map { start <= $0 } ?? true) && (limits.first.map { end > $0 } ?? true)
    }

    /// Replaces the chosen day; the time of day stays.
    private func choose(_ day: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: chosen)
        let date = calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0,
            of: day)
        monthsAway = 0
        selection.wrappedValue = limits.clamp(date ?? day)
    }

    private var meaning: AccessibilityProperties {
        let parts = DateParts(
            showsTime ? [.date, .hourAndMinute] : .date, calendar: baseCalendar, locale: locale,
            zone: timeZone)
        var properties = AccessibilityProperties(role: .datePicker, value: parts.value(of: chosen))
        properties.takesLabel = true
        properties.setValue = { [selection, limits] text in
            if let date = parts.date(from: text) { selection.wrappedValue = limits.clamp(date) }
        }
        return properties
    }
}

/// The weeks of a month, nil where a day belongs to another one.
struct MonthOfDays {
    let first: Date
    let weekdays: [String]
    let weeks: [[Date?]]

    init(containing date: Date, _ calendar: Calendar) {
        let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        first = start
        let names = calendar.veryShortStandaloneWeekdaySymbols
        weekdays = names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        let before =
            (calendar.component(.weekday, from: start) - calendar.firstWeekday + names.count)
            % names.count
        var cells = [Date?](repeating: nil, count: before)
        cells += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
        while cells.count % names.count != 0 { cells.append(nil) }
        weeks = stride(from: 0, to: cells.count, by: names.count).map {
            Array(cells[$0..<($0 + names.count)])
        }
    }
}

private struct DayCell: View {
    let number: Int
    let isChosen: Bool
    let isAllowed: Bool
    let choose: () -> Void
    fileprivate var press = PressInteraction()

    var body: some View {
        Text(verbatim: "\(number)")
            .monospacedDigit()
            .modifier(
                ControlTitle(style: isChosen ? AnyShapeStyle(OnFillStyle()) : nil)
            )
            .frame(width: Theme.calendarDay, height: Theme.calendarDay)
            .background(ground, in: Circle())
            .focusRing(press.phase.showsFocus, .capsule)
            .motion(Theme.Motion.hover, value: press.phase)
            .pressable(press, meaning: meaning, action: choose)
    }

    private var ground: AnyShapeStyle {
        if isChosen { return AnyShapeStyle(ControlFill(kind: .prominent, phase: press.phase)) }
        return AnyShapeStyle(
            Color(press.phase.pick(.controlFill, .controlHover, .controlPressed))
                .opacity(isAllowed ? press.phase.pick(0, 1, 1) : 0))
    }

    private var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties.button
        properties.isSelected = isChosen
        return properties
    }
}
