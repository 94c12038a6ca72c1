import Foundation

/// Writes measurements and units in a language, by default in the units that its region uses:
/// `9.843 ft` for three metres in the United States.
///
/// Foundation has this class on Apple's systems only. The words are those of ICU, which Foundation
/// brings along.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement, also if the region uses another.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// A unit in which the number is neither large nor small.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Degrees without a word for the scale: `20°`.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Which unit is written; the one that the region uses by default.
    open var unitOptions: UnitOptions = []
    /// How long units are: `meters`, `m`, or `m` without a space; short by default.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// The locale in whose language measurements are written.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { if !hasOwnNumberFormatter { numberFormatter.locale = locale } }
    }
    /// How numbers are written, of which fractions and grouping count: three digits after the point
    /// at most by default.
    open var numberFormatter: NumberFormatter! {
        didSet { hasOwnNumberFormatter = true }
    }

    private var hasOwnNumberFormatter = false

    public override init() {
        super.init()
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        numberFormatter = NumberFormatter()
        numberFormatter.numberStyle = .decimal
        hasOwnNumberFormatter = false
    }

    /// The text of a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(measurement.value, measurement.unit)
    }

    /// The word for a unit, as it follows a number of many: `meters`.
    open func string(from unit: Unit) -> String {
        // The number stands at the beginning in most languages, and is taken away.
        guard let name = unit.nameInICU,
            let formatted = NumberFormat.named("unit/\(name) \(width)", in: place)?.format(0),
            let digits = formatted.digits
        else { return unit.symbol }
        return formatted.text.replacingCharacters(in: digits, with: "")
            .trimmingCharacters(in: .whitespaces)
    }

    /// The text of a measurement; `nil` for what is not one.
    open override func string(for obj: Any?) -> String? {
        (obj as? any AnyMeasurement).map { text($0.value, $0.anyUnit) }
    }

    private var place: Locale { locale ?? .autoupdatingCurrent }

    private var width: String {
        switch unitStyle {
        case .long: "unit-width-full-name"
        case .short: "unit-width-narrow"
        default: "unit-width-short"
        }
    }

    private func text(_ value: Double, _ unit: Unit) -> String {
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit),
            let text = degrees(value, unit)
        {
            return text
        }
        let usages = unitOptions.contains(.providedUnit) ? [""] : [" usage/default", ""]
        if let name = unit.nameInICU {
            for usage in usages {
                let skeleton = "unit/\(name)\(usage) \(width) \(digits)"
                if let found = NumberFormat.named(skeleton, in: place)?.format(value) {
                    return found.text
                }
            }
        }
        let number = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
        return "\(number) \(unit.symbol)"
    }

    /// Degrees of the scale that the region uses.
    private func degrees(_ value: Double, _ unit: Unit) -> String? {
        var value = value
        if !unitOptions.contains(.providedUnit), let unit = unit as? UnitTemperature {
            let scale: UnitTemperature = place.measurementSystem == .us ? .fahrenheit : .celsius
            value = Measurement(value: value, unit: unit).converted(to: scale).value
        }
        return NumberFormat.named("measure-unit/temperature-generic \(digits)", in: place)?
            .format(value)?.text
    }

    /// The words of a skeleton for the digits that the formatter of numbers has.
    private var digits: String {
        guard let numberFormatter else { return ".###" }
        let most = max(0, min(numberFormatter.maximumFractionDigits, 100))
        let least = max(0, min(numberFormatter.minimumFractionDigits, most))
        let fraction =
            most == 0
            ? "precision-integer"
            : "." + String(repeating: "0", count: least)
                + String(repeating: "#", count: most - least)
        return numberFormatter.usesGroupingSeparator ? fraction : "\(fraction) group-off"
    }
}

/// A measurement whose unit is of some type.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}
