import Foundation
import _FoundationICU

/// Writes how long something takes: `1:10:00`, `1h 10m`, `one hour, ten minutes`.
///
/// Foundation has this class on Apple's systems only. The words are those of ICU, which Foundation
/// brings along; the phrases `about` and `remaining` are there in eight languages.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// By their places: `1:10:00`. Units of a day and more are abbreviated.
        case positional
        /// By a letter or so: `1h 10m`.
        case abbreviated
        /// By short words: `1 hr, 10 min`.
        case short
        /// By whole words: `1 hour, 10 minutes`.
        case full
        /// By whole words, and numbers too: `one hour, ten minutes`.
        case spellOut
        /// By short words close together: `1hr 10min`.
        case brief
    }

    /// Which units without a number are left out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// By their places, the first ones; in the other styles all.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those before the first number.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between numbers.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those after the last number.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All of them.
        public static let dropAll: ZeroFormattingBehavior = [
            .dropLeading, .dropMiddle, .dropTrailing,
        ]
        /// None of them.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written; by their places at first.
    open var unitsStyle = UnitsStyle.positional
    /// The units that are written: of years, months, weeks, days, hours, minutes and seconds. None
    /// stands for all but weeks.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units without a number are left out.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar by whose months and days is counted, and whose locale gives the language.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The day from which months and years are counted.
    open var referenceDate: Date?
    /// Has no effect, as on Apple's systems.
    open var allowsFractionalUnits = false
    /// How many units are written at most; with 0, as many as there are.
    open var maximumUnitCount = 0
    /// Whether one of the largest unit counts as many of the next: `90m` for an hour and a half.
    open var collapsesLargestUnit = false
    /// Whether the text begins with a phrase such as `About`.
    open var includesApproximationPhrase = false
    /// Whether the text ends with a phrase such as `remaining`.
    open var includesTimeRemainingPhrase = false
    /// Where the text stands, which decides whether it begins with a capital.
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for the time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(from: startDate, to: endDate, by: currentCalendar)
    }

    /// The text for a number of seconds; `nil` if it is not a number, or longer than a calendar goes.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < Self.longest else { return nil }
        let start = referenceDate ?? Self.usualStart
        return text(from: start, to: start.addingTimeInterval(ti), by: evenCalendar)
    }

    /// The text for a number of units, with those that are not written as parts of those that are.
    open func string(from components: DateComponents) -> String? {
        // A calendar counts what is out of its range as nothing.
        let isCounted = DurationUnit.allCases.allSatisfy {
            Double($0.number(in: components).magnitude) < Self.longest
        }
        let start = referenceDate ?? Self.usualStart
        guard isCounted, let end = evenCalendar.date(byAdding: components, to: start),
            abs(end.timeIntervalSince(start)) < Self.longest
        else { return nil }
        return text(from: start, to: end, by: evenCalendar)
    }

    /// The text for a number of units, in the language of the user.
    open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// The text for units; `nil` for what is not `DateComponents`.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }

    // MARK: Counting

    /// The longest time, in seconds: a hundred thousand years.
    private static let longest = 3.2e12
    private static let usualStart = Date(timeIntervalSinceReferenceDate: 0)

    private var currentCalendar: Calendar { calendar ?? .autoupdatingCurrent }
    private var locale: Locale { currentCalendar.locale ?? .autoupdatingCurrent }

    /// The calendar with days of equal lengths, for times that belong to no day.
    private var evenCalendar: Calendar {
        guard referenceDate == nil else { return currentCalendar }
        var calendar = Calendar(identifier: currentCalendar.identifier)
        calendar.locale = locale
        calendar.timeZone = .gmt
        return calendar
    }

    private var units: [DurationUnit] {
        let allowed = DurationUnit.allCases.filter {
            !allowedUnits.isDisjoint(with: $0.unitsOfCalendar)
        }
        return allowed.isEmpty ? DurationUnit.allCases.filter { $0 != .week } : allowed
    }

    private func text(from start: Date, to end: Date, by calendar: Calendar) -> String? {
        let isNegative = end < start
        let (first, last) = isNegative ? (end, start) : (start, end)
        let units = units
        let components = calendar.dateComponents(
            Set(units.map(\.component)), from: first, to: last)
        var counts = units.map { Count(unit: $0, number: $0.number(in: components)) }
        if collapsesLargestUnit { collapse(&counts) }
        counts = remaining(counts)
        if maximumUnitCount > 0 { counts = Array(counts.prefix(maximumUnitCount)) }
        if isNegative, let index = counts.firstIndex(where: { $0.number != 0 }) {
            counts[index].number.negate()
        }
        return words(counts).map { capitalized(phrase($0)) }
    }

    private struct Count {
        let unit: DurationUnit
        var number: Int
    }

    private func collapse(_ counts: inout [Count]) {
        guard let largest = counts.firstIndex(where: { $0.number != 0 }),
            counts[largest].number == 1, largest + 1 < counts.count,
            let factor = counts[largest].unit.count(of: counts[largest + 1].unit)
        else { return }
        counts[largest].number = 0
        counts[largest + 1].number += factor
    }

    /// What is left once units without a number are out, of which the last stays if all are.
    private func remaining(_ counts: [Count]) -> [Count] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return counts }
        let isPositional = unitsStyle == .positional
        if behavior.contains(.default) { behavior = isPositional ? .dropLeading : .dropAll }
        guard let first = counts.firstIndex(where: { $0.number != 0 }),
            let last = counts.lastIndex(where: { $0.number != 0 })
        else { return behavior.isEmpty ? counts : Array(counts.suffix(1)) }
        return counts.indices.filter { index in
            guard counts[index].number == 0 else { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            // Without its places 1:00:10 would be 1:10.
            if isPositional, counts[index].unit.isOfTime { return true }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map { counts[$0] }
    }

    // MARK: Words

    private func words(_ counts: [Count]) -> String? {
        guard unitsStyle == .positional else {
            let texts = counts.compactMap { text($0) }
            guard texts.count == counts.count else { return nil }
            return UnitList.joined(texts, listWidth, in: locale)
        }
        let days = counts.filter { !$0.unit.isOfTime }
        let time = counts.filter(\.unit.isOfTime)
        var parts = days.compactMap { unitText($0, "narrow")?.text }
        if !time.isEmpty { parts.append(clock(time)) }
        return parts.joined(separator: " ")
    }

    /// Hours, minutes and seconds by their places.
    private func clock(_ counts: [Count]) -> String {
        let negative = counts.contains { $0.number < 0 }
        let seconds = counts.reduce(0) { $0 + abs($1.number) * $1.unit.seconds }
        let duration = Duration(
            secondsComponent: Int64(negative ? -seconds : seconds), attosecondsComponent: 0)
        let pattern: Duration.TimeFormatStyle.Pattern
        switch counts.map(\.unit) {
        case [.hour, .minute, .second]: pattern = .hourMinuteSecond
        case [.hour, .minute]: pattern = .hourMinute
        case [.minute, .second]: pattern = .minuteSecond
        default:
            return counts.map { $0.number.formatted(.number.grouping(.never).locale(locale)) }
                .joined(separator: ":")
        }
        return duration.formatted(.time(pattern: pattern).locale(locale))
    }

    private func text(_ count: Count) -> String? {
        switch unitsStyle {
        case .positional, .abbreviated: return unitText(count, "narrow")?.text
        case .short: return unitText(count, "short")?.text
        case .full: return unitText(count, "full-name")?.text
        case .brief:
            return unitText(count, "short")?.text.filter { !$0.isWhitespace }
        case .spellOut:
            guard let words = unitText(count, "full-name") else { return nil }
            let spelled = NumberFormatter()
            spelled.numberStyle = .spellOut
            spelled.locale = locale
            guard let digits = words.digits,
                let number = spelled.string(from: NSNumber(value: count.number))
            else { return words.text }
            return words.text.replacingCharacters(in: digits, with: number)
        }
    }

    private func unitText(_ count: Count, _ width: String) -> FormattedNumber? {
        NumberFormat.named("unit/\(count.unit) unit-width-\(width)", in: locale)?
            .format(Double(count.number))
    }

    private var listWidth: UListFormatterWidth {
        switch unitsStyle {
        case .positional, .abbreviated, .brief: ULISTFMT_WIDTH_NARROW
        case .short: ULISTFMT_WIDTH_SHORT
        case .full, .spellOut: ULISTFMT_WIDTH_WIDE
        }
    }

    private func phrase(_ text: String) -> String {
        guard includesApproximationPhrase || includesTimeRemainingPhrase,
            let phrases = DurationPhrases.of(locale)
        else { return text }
        let phrase =
            switch (includesApproximationPhrase, includesTimeRemainingPhrase) {
            case (true, true): phrases.aboutRemaining
            case (true, false): phrases.about
            default: phrases.remaining
            }
        return phrase.replacingOccurrences(of: "%@", with: text)
    }

    private func capitalized(_ text: String) -> String {
        switch formattingContext {
        case .beginningOfSentence, .standalone, .listItem:
            text.prefix(1).uppercased(with: locale) + text.dropFirst()
        case .middleOfSentence where includesApproximationPhrase || includesTimeRemainingPhrase:
            text.prefix(1).lowercased(with: locale) + text.dropFirst()
        default: text
        }
    }
}

/// The units of a time, the largest first.
private enum DurationUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var unitsOfCalendar: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: [.weekOfMonth, .weekOfYear]
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    func number(in components: DateComponents) -> Int {
        let number = components.value(for: component) ?? 0
        // Weeks are counted by either name.
        return self == .week && number == 0 ? components.weekOfYear ?? 0 : number
    }

    /// Whether it is a part of a day.
    var isOfTime: Bool { self == .hour || self == .minute || self == .second }

    /// How many seconds a part of a day has.
    var seconds: Int {
        switch self {
        case .hour: 3_600
        case .minute: 60
        default: 1
        }
    }

    /// How many of a smaller unit make one; `nil` if that is not always the same.
    func count(of smaller: DurationUnit) -> Int? {
        switch (self, smaller) {
        case (.year, .month): 12
        case (.week, .day): 7
        case (.day, .hour): 24
        case (.hour, .minute), (.minute, .second): 60
        default: nil
        }
    }
}

/// What is said beside a time, which ICU does not have.
private struct DurationPhrases {
    let about: String
    let remaining: String
    let aboutRemaining: String

    static func of(_ locale: Locale) -> DurationPhrases? {
        locale.language.languageCode.flatMap { all[$0.identifier] }
    }

    private static let all = [
        "en": DurationPhrases(
            about: "About %@", remaining: "%@ remaining", aboutRemaining: "About %@ remaining"),
        "de": DurationPhrases(
            about: "Etwa %@", remaining: "Noch %@", aboutRemaining: "Noch etwa %@"),
        "fr": DurationPhrases(
            about: "Environ %@", remaining: "Il reste %@", aboutRemaining: "Il reste environ %@"),
        "es": DurationPhrases(
            about: "Aproximadamente %@", remaining: "Quedan %@",
            aboutRemaining: "Quedan aproximadamente %@"),
        "it": DurationPhrases(
            about: "Circa %@", remaining: "Ancora %@", aboutRemaining: "Ancora circa %@"),
        "pt": DurationPhrases(
            about: "Cerca de %@", remaining: "Faltam %@", aboutRemaining: "Faltam cerca de %@"),
        "ja": DurationPhrases(about: "約%@", remaining: "残り%@", aboutRemaining: "残り約%@"),
        "zh": DurationPhrases(about: "约%@", remaining: "剩余%@", aboutRemaining: "剩余约%@"),
    ]
}
