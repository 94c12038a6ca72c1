import Foundation
import Views

/// A date as a drum for each of its parts.
struct DateWheels: View {
    let selection: Binding<Date>
    let limits: DateLimits
    let components: DatePickerComponents
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    /// The last year where nothing limits them. Years do not depend on the chosen one, so that the
    /// row of a year stays the same while the drum turns.
    private static let lastYear = 9999

    var body: some View {
        let parts = DateParts(components, calendar: calendar, locale: locale, zone: timeZone)
        let date = limits.clamp(selection.wrappedValue)
        HStack(spacing: Theme.Spacing.stack) {
            ForEach(parts.parts, id: \.self) { part in
                let first = first(of: part, parts)
                Wheel(
                    count: count(of: part, parts, date), selected: index(of: part, parts, date)
                ) { index in
                    write(part, to: first + index, parts)
                } row: { index in
                    Text(verbatim: title(of: part, number: first + index, parts, date))
                        .monospacedDigit()
                }
                .undescribed()
            }
        }
        .modifier(ControlTitle())
        .modifier(ControlEffect(accessibility: meaning(parts, date), takesTouches: false))
    }

    // MARK: Numbers

    /// The number of a part's first row.
    private func first(of part: DateParts.Part, _ parts: DateParts) -> Int {
        switch part {
        case .year:
            limits.first.map { parts.number(.year, in: $0) } ?? 1
        case .month, .day: 1
        case .hour, .minute, .half: 0
        }
    }

    private func count(of part: DateParts.Part, _ parts: DateParts, _ date: Date) -> Int {
        switch part {
        case .year:
            let last = limits.last.map { parts.number(.year, in: $0) } ?? Self.lastYear
            return max(1, last - first(of: .year, parts) + 1)
        case .half: return 2
        case .month, .day, .hour, .minute:
            return parts.range(of: part, in: date).count
        }
    }

    private func index(of part: DateParts.Part, _ parts: DateParts, _ date: Date) -> Int {
        part == .half
            ? (parts.isMorning(date) ? 0 : 1)
            : parts.number(part, in: date) - first(of: part, parts)
    }

    private func title(
        of part: DateParts.Part, number: Int, _ parts: DateParts, _ date: Date
    ) -> String {
        switch part {
        case .month:
            let names = parts.calendar.standaloneMonthSymbols
            return names.indices.contains(number - 1) ? names[number - 1] : "\(number)"
        case .half:
            return number == 0 ? parts.calendar.amSymbol : parts.calendar.pmSymbol
        case .hour:
            return parts.hourText(number)
        case .minute:
            return number < 10 ? "0\(number)" : "\(number)"
        case .year, .day:
            return "\(number)"
        }
    }

    private func write(_ part: DateParts.Part, to number: Int, _ parts: DateParts) {
        let date = limits.clamp(selection.wrappedValue)
        let changed =
            part == .half
            ? parts.stepped(.half, up: true, in: date) : parts.setting(part, to: number, in: date)
        let new = limits.clamp(changed)
        if new != selection.wrappedValue { selection.wrappedValue = new }
    }

    private func meaning(_ parts: DateParts, _ date: Date) -> AccessibilityProperties {
        var properties = AccessibilityProperties(role: .datePicker, value: parts.value(of: date))
        properties.takesLabel = true
        properties.setValue = { [selection, limits] text in
            if let date = parts.date(from: text) { selection.wrappedValue = limits.clamp(date) }
        }
        return properties
    }
}
