import Foundation
import Views

/// The days of a month with their weekdays above, and buttons that turn to other months. Arrow keys
/// go from day to day and from week to week.
struct MonthGrid: View {
    /// A date of the shown month.
    let shown: Date
    let calendar: Calendar
    let turn: (_ months: Int) -> Void
    let isChosen: (Date) -> Bool
    let isAllowed: (Date) -> Bool
    let choose: (Date) -> Void
    @Retained private var keys = Responder()
    @Retained private var days = TreePosition()
    @Environment(\.wallClock) private var wallClock
    @Environment(\.layoutDirection) private var direction

    init(
        shown: Date, calendar: Calendar, turn: @escaping (_ months: Int) -> Void,
        isChosen: @escaping (Date) -> Bool, isAllowed: @escaping (Date) -> Bool,
        choose: @escaping (Date) -> Void
    ) {
        self.shown = shown
        self.calendar = calendar
        self.turn = turn
        self.isChosen = isChosen
        self.isAllowed = isAllowed
        self.choose = choose
    }

    var body: some View {
        let month = MonthOfDays(containing: shown, calendar)
        keys.key = key(daysOfWeek: month.weekdays.count)
        return VStack(spacing: Theme.Spacing.stack) {
            HStack {
                Text(verbatim: title(of: month.first)).font(.headline)
                Spacer()
                turner("Previous month", .left, by: -1)
                turner("Next month", .right, by: 1)
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
            .treePosition(days)
            .modifier(ResponderEffect(responder: keys))
        }
        .frame(width: Theme.calendarDay * CGFloat(month.weekdays.count))
    }

    private func key(daysOfWeek: Int) -> (KeyEvent) -> Bool {
        let (days, isRightToLeft) = (days, direction == .rightToLeft)
        return { event in
            guard event.phase != .up, event.modifiers.isEmpty else { return false }
            let step: Int
            switch event.key.following(isRightToLeft: isRightToLeft) {
            case .left: step = -1
            case .right: step = 1
            case .up: step = -daysOfWeek
            case .down: step = daysOfWeek
            default: return false
            }
            return days.tree?.focus.advance(by: step, inside: days.renders) ?? false
        }
    }

    private func title(of date: Date) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = calendar.locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
        return formatter.string(from: date)
    }

    private func turner(_ name: String, _ sign: ControlGlyph.Sign, by months: Int) -> some View {
        Button {
            turn(months)
        } label: {
            ControlGlyph(sign: sign).frame(width: Theme.calendarDay, height: Theme.calendarDay)
        }
        .meaning(AccessibilityProperties(role: .button, label: name))
        .buttonStyle(.borderless)
    }

    @ViewBuilder private func dayCell(_ day: Date?) -> some View {
        if let day {
            DayCell(
                number: calendar.component(.day, from: day), isChosen: isChosen(day),
                isToday: calendar.isDate(day, inSameDayAs: wallClock()), isAllowed: isAllowed(day)
            ) { choose(day) }
            .disabled(!isAllowed(day))
        } else {
            Color.clear.frame(width: Theme.calendarDay, height: Theme.calendarDay)
        }
    }
}

extension Calendar {
    func adapted(to locale: Locale, _ zone: TimeZone) -> Calendar {
        var calendar = self
        calendar.locale = locale
        calendar.timeZone = zone
        return calendar
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
    let isToday: Bool
    let isAllowed: Bool
    let choose: () -> Void
    fileprivate var press = PressInteraction()
    @Environment(\.isKeyWindow) private var isKeyWindow

    var body: some View {
        Text(verbatim: "\(number)")
            .fontWeight(isToday ? .semibold : nil)
            .modifier(ControlTitle(style: titleStyle))
            .frame(width: Theme.calendarDay, height: Theme.calendarDay)
            .background(fill, in: Circle())
            .focusRing(press.phase.showsFocus, .capsule)
            .motion(Theme.Motion.hover, value: press.phase)
            .pressable(press, meaning: meaning, action: choose)
    }

    private var titleStyle: AnyShapeStyle? {
        if isChosen { return AnyShapeStyle(OnFillStyle(isKey: isKeyWindow)) }
        return isToday ? AnyShapeStyle(ActionLabelStyle()) : nil
    }

    private var fill: AnyShapeStyle {
        if isChosen { return AnyShapeStyle(ControlFill(kind: .prominent, phase: press.phase)) }
        return AnyShapeStyle(
            Color(press.phase.pick(.controlFill, .controlHover, .controlPressed))
                .opacity(isAllowed ? press.phase.pick(0, 1, 1) : 0))
    }

    private var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties.button
        properties.isSelected = isChosen
        if isToday { properties.value = "Today" }
        return properties
    }
}
