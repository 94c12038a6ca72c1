import Foundation
import _FoundationICU

/// Says how far a date is from another one: `3 hours ago`, `tomorrow`.
///
/// Foundation has this class on Apple's systems only. The words are those of ICU, which Foundation
/// brings along.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether near days and the like have names.
    public enum DateTimeStyle: Int, Sendable {
        /// Says numbers only: `1 day ago`.
        case numeric
        /// Says names where the language has some: `yesterday`.
        case named
    }

    /// How long the names of units are.
    public enum UnitsStyle: Int, Sendable {
        /// Whole words: `2 months ago`.
        case full
        /// Whole words, and numbers in words: `two months ago`.
        case spellOut
        /// Short words: `2 mo. ago`.
        case short
        /// The shortest words that the language has: `2mo ago`.
        case abbreviated
    }

    /// Whether near days and the like have names; numbers only by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How long the names of units are; whole words by default.
    open var unitsStyle = UnitsStyle.full
    /// Where the text stands, which decides whether it begins with a capital.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar by which dates are compared.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The locale in whose language the text is.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for the largest unit of the components that is not zero, which is in the past if it
    /// is negative; for the smallest unit that they have if all are zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        var zero: Unit?
        for unit in Unit.allCases {
            guard let count = unit.count(in: dateComponents) else { continue }
            if count != 0 { return text(count, unit) }
            zero = unit
        }
        return text(0, zero ?? .second)
    }

    /// The text for a number of seconds from now, or before now if it is negative.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The text for a date as seen from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let components = (calendar ?? .autoupdatingCurrent).dateComponents(
            [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate,
            to: date)
        return localizedString(from: components)
    }

    /// The text for a date as seen from now; `nil` for what is not a date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ count: Int, _ unit: Unit) -> String {
        let words = RelativeWords(
            locale: (locale ?? .autoupdatingCurrent).identifier, width: unitsStyle.width,
            spellsOut: unitsStyle == .spellOut, context: formattingContext.capitals)
        return words?.text(count, unit.inICU, isNamed: dateTimeStyle == .named)
            ?? "\(count) \(unit)"
    }
}

/// The units that a difference has, the largest first.
private enum Unit: CaseIterable {
    case year, quarter, month, week, day, hour, minute, second

    func count(in components: DateComponents) -> Int? {
        switch self {
        case .year: components.year
        case .quarter: components.quarter
        case .month: components.month
        case .week: components.weekOfMonth ?? components.weekOfYear
        case .day: components.day
        case .hour: components.hour
        case .minute: components.minute
        case .second: components.second
        }
    }

    var inICU: URelativeDateTimeUnit {
        switch self {
        case .year: UDAT_REL_UNIT_YEAR
        case .quarter: UDAT_REL_UNIT_QUARTER
        case .month: UDAT_REL_UNIT_MONTH
        case .week: UDAT_REL_UNIT_WEEK
        case .day: UDAT_REL_UNIT_DAY
        case .hour: UDAT_REL_UNIT_HOUR
        case .minute: UDAT_REL_UNIT_MINUTE
        case .second: UDAT_REL_UNIT_SECOND
        }
    }
}

extension RelativeDateTimeFormatter.UnitsStyle {
    fileprivate var width: UDateRelativeDateTimeFormatterStyle {
        switch self {
        case .full, .spellOut: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .abbreviated: UDAT_STYLE_NARROW
        }
    }
}

extension Formatter.Context {
    fileprivate var capitals: UDisplayContext {
        switch self {
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}

/// What ICU says of differences in one language.
private final class RelativeWords {
    private let formatter: OpaquePointer

    init?(
        locale: String, width: UDateRelativeDateTimeFormatterStyle, spellsOut: Bool,
        context: UDisplayContext
    ) {
        var status = U_ZERO_ERROR
        // The formatter owns the format of numbers, and has one of its own without.
        let numbers =
            spellsOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status) : nil
        status = U_ZERO_ERROR
        guard
            let formatter = swift_ureldatefmt_open(locale, numbers, width, context, &status),
            status.rawValue <= U_ZERO_ERROR.rawValue
        else { return nil }
        self.formatter = formatter
    }

    deinit { swift_ureldatefmt_close(formatter) }

    func text(_ count: Int, _ unit: URelativeDateTimeUnit, isNamed: Bool) -> String? {
        var status = U_ZERO_ERROR
        // No language needs as many letters for a number and a unit.
        var letters = [UInt16](repeating: 0, count: 512)
        let format = isNamed ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
        let length = format(
            formatter, Double(count), unit, &letters, Int32(letters.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0, length <= letters.count else {
            return nil
        }
        return String(decoding: letters.prefix(Int(length)), as: UTF16.self)
    }
}
