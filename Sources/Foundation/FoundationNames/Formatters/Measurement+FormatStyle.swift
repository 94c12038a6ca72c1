import Foundation

/// What a measurement is for, which decides the unit that a region writes it in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// ICU's word for it; empty for the unit of the measurement.
    let name: String

    private init(_ name: String) { self.name = name }

    fileprivate static func named(_ name: String) -> Self { Self(name) }

    /// No special purpose.
    public static var general: Self { Self("default") }
    /// The unit of the measurement.
    public static var asProvided: Self { Self("") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The sizes of people.
    public static var person: Self { .named("person") }
    /// The heights of people.
    public static var personHeight: Self { .named("person-height") }
    /// Distances on roads.
    public static var road: Self { .named("road") }
    /// Lenses.
    public static var focalLength: Self { .named("focal-length") }
    /// Rain.
    public static var rainfall: Self { .named("rainfall") }
    /// Snow.
    public static var snowfall: Self { .named("snowfall") }
    /// How far one sees.
    public static var visibility: Self { .named("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// What food has.
    public static var food: Self { .named("food") }
    /// What people burn; as for food.
    public static var workout: Self { .named("food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weights of people.
    public static var personWeight: Self { .named("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperatures of people.
    public static var person: Self { .named("person") }
    /// The temperatures of the weather.
    public static var weather: Self { .named("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Liquids.
    public static var liquid: Self { .named("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: Self { .named("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { .named("baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
    /// Sugar in blood.
    public static var bloodGlucose: Self { .named("blood-glucose") }
}

extension Measurement where UnitType: Dimension {
    /// Writes measurements in the units of a region: `62 mph` for a hundred kilometres per hour in
    /// the United States.
    ///
    /// Foundation has this style on Apple's systems only. The words are those of ICU, which Foundation
    /// brings along.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How long a unit is.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let name: String

            /// Whole words: `3 meters`.
            public static var wide: Self { Self(name: "full-name") }
            /// Short words: `3 m`.
            public static var abbreviated: Self { Self(name: "short") }
            /// The shortest words: `3m`.
            public static var narrow: Self { Self(name: "narrow") }
        }

        /// How long the unit is.
        public var width: UnitWidth
        /// The locale in whose language the measurement is written.
        public var locale: Locale
        /// What the measurement is for; `nil` is `general`.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; `nil` writes as many digits as are usual for the purpose.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether the scale of a temperature is left out.
        var hidesScale = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The text of a measurement.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            let usage = usage?.name ?? "default"
            guard let name = measurement.unit.nameInICU else {
                let number = (numberFormatStyle ?? .number.locale(locale)).format(measurement.value)
                return "\(number) \(measurement.unit.symbol)"
            }
            // Some kinds of units are the same everywhere.
            let usages = usage.isEmpty ? [""] : [" usage/\(usage)", " usage/default", ""]
            for usage in usages {
                let skeleton = "unit/\(name)\(usage) unit-width-\(width.name)"
                guard
                    let found = NumberFormat.named(skeleton, in: locale)?.format(measurement.value)
                else { continue }
                return hidesScale
                    ? degrees(measurement, skeleton, found) : numbered(found, skeleton, measurement)
            }
            return "\(measurement.value) \(measurement.unit.symbol)"
        }

        /// The text with the digits that the style of numbers has.
        private func numbered(
            _ found: FormattedNumber, _ skeleton: String, _ measurement: Measurement<UnitType>
        ) -> String {
            guard let numberFormatStyle, measurement.value.isFinite else { return found.text }
            // Not yet rounded.
            let exact = NumberFormat.named("\(skeleton) precision-unlimited", in: locale)?
                .format(measurement.value)
            guard let exact, let digits = exact.digits, let value = exact.value else {
                return found.text
            }
            return exact.text.replacingCharacters(
                in: digits, with: numberFormatStyle.locale(locale).format(value))
        }

        private func degrees(
            _ measurement: Measurement<UnitType>, _ skeleton: String, _ found: FormattedNumber
        ) -> String {
            let exact = NumberFormat.named("\(skeleton) precision-unlimited", in: locale)?
                .format(measurement.value)
            guard let value = numberFormatStyle == nil ? found.value : exact?.value,
                let text = NumberFormat.named("measure-unit/temperature-generic", in: locale)?
                    .format(value)
            else { return found.text }
            guard let numberFormatStyle, value.isFinite, let digits = text.digits else {
                return text.text
            }
            return text.text.replacingCharacters(
                in: digits, with: numberFormatStyle.locale(locale).format(value))
        }

        /// The style in another language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The text of the measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(
        _ style: S
    ) -> S.FormatOutput where S.FormatInput == Measurement { style.format(self) }

    /// The text of the measurement with short words, in the units of the user's region.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether the scale is left out: `20°`.
    public var hidesScaleName: Bool {
        get { hidesScale }
        set { hidesScale = newValue }
    }

    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType>? = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
        hidesScale = hidesScaleName
    }
}

extension FormatStyle {
    /// Writes measurements in the units of the user's region.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(
            width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Writes temperatures in the scale of the user's region.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Measurement<UnitTemperature>.FormatStyle(
            width: width, usage: usage, hidesScaleName: hidesScaleName,
            numberFormatStyle: numberFormatStyle)
    }
}
