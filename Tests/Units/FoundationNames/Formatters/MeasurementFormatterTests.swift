import Foundation
import FoundationNames
import Testing

struct MeasurementFormatterTests {
    private func formatter(_ locale: String) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        return formatter
    }

    @Test(
        "A measurement is written in the unit and the language of a region",
        arguments: [
            ("en_US", "62.137 mph", "68°F"), ("en_GB", "62.137 mph", "20°C"),
            ("de", "100 km/h", "20 °C"), ("fr", "100 km/h", "20 °C"), ("es", "100 km/h", "20°C"),
            ("it", "100 km/h", "20 °C"), ("ru", "100 км/ч", "20 °C"), ("ja", "100 km/h", "20°C"),
        ])
    func regions(locale: String, speed: String, temperature: String) {
        let formatter = formatter(locale)
        let wind = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
        // Spaces between a number and its unit are of several kinds.
        func plain(_ text: String) -> String {
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        #expect(plain(formatter.string(from: wind)) == plain(speed))
        let air = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(plain(formatter.string(from: air)) == plain(temperature))
    }

    @Test("A measurement keeps its unit, its digits and its scale as the app says")
    func options() {
        let formatter = formatter("en_US")
        let length = Measurement(value: 1_234.5678, unit: UnitLength.meters)
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: length) == "1,234.568 m")
        formatter.unitStyle = .long
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: length) == "1,234.6 meters")
        formatter.numberFormatter.minimumFractionDigits = 2
        formatter.numberFormatter.maximumFractionDigits = 2
        formatter.numberFormatter.usesGroupingSeparator = false
        #expect(formatter.string(from: length) == "1234.57 meters")
        formatter.unitStyle = .short
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitLength.meters)) == "2.00m")
        formatter.numberFormatter.maximumFractionDigits = 0
        formatter.numberFormatter.minimumFractionDigits = 0
        formatter.unitOptions = .temperatureWithoutUnit
        let air = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter.string(from: air) == "68°")
        formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]
        #expect(formatter.string(from: air) == "20°")
    }

    @Test("A unit has a word, also one that ICU does not know")
    func units() {
        let formatter = formatter("en_US")
        #expect(formatter.string(from: UnitLength.kilometers) == "km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
        let pint = Measurement(value: 2, unit: UnitVolume.imperialPints)
        #expect(formatter.string(from: pint) == "2 \(UnitVolume.imperialPints.symbol)")
        let own = Measurement(value: 2.5, unit: Unit(symbol: "beads"))
        #expect(formatter.string(from: own) == "2.5 beads")
        #expect(formatter.string(for: own) == "2.5 beads")
        #expect(formatter.string(for: 3) == nil)
    }

    // MARK: Styles

    private let air = Measurement(value: 20.26, unit: UnitTemperature.celsius)

    @Test("A style writes the unit that a region uses for a purpose")
    func purposes() {
        let american = Locale(identifier: "en_US")
        let road = Measurement(value: 12.3456, unit: UnitLength.kilometers)
        let style = Measurement<UnitLength>.FormatStyle(
            width: .wide, locale: american, usage: .road,
            numberFormatStyle: .number.precision(.fractionLength(2)))
        #expect(style.format(road) == "7.67 miles")
        #expect(
            road.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american))
                == "12.3456 km")
        let height = Measurement(value: 1.8, unit: UnitLength.meters)
        #expect(
            height.formatted(.measurement(width: .wide, usage: .personHeight).locale(american))
                == "5 feet, 11 inches")
        let food = Measurement(value: 250, unit: UnitEnergy.kilocalories)
        #expect(
            food.formatted(.measurement(width: .abbreviated, usage: .food).locale(american))
                == "250 Cal")
        let size = Measurement(value: 3, unit: UnitInformationStorage.gigabytes)
        #expect(size.formatted(.measurement(width: .narrow).locale(american)) == "3GB")
    }

    @Test("A temperature is written without its scale, and with the digits of a style")
    func temperatures() {
        let british = Locale(identifier: "en_GB")
        #expect(air.formatted(.measurement(width: .narrow).locale(british)) == "20°C")
        #expect(air.formatted(.measurement(hidesScaleName: true).locale(british)) == "20°")
        let exact = Measurement<UnitTemperature>.FormatStyle(
            width: .narrow, locale: Locale(identifier: "en_US"), usage: .weather,
            hidesScaleName: true, numberFormatStyle: .number.precision(.fractionLength(1)))
        #expect(exact.format(air) == "68.5°")
    }

    @Test("A style is saved and read again")
    func coding() throws {
        let style = Measurement<UnitTemperature>.FormatStyle(
            width: .wide, locale: Locale(identifier: "de"), usage: .weather, hidesScaleName: true)
        let data = try JSONEncoder().encode(style)
        let read = try JSONDecoder().decode(
            Measurement<UnitTemperature>.FormatStyle.self, from: data)
        #expect(read == style)
        #expect(read.format(air) == "20°")
    }

    @Test("Numbers that no unit has are written all the same")
    func absurd() {
        let formatter = formatter("en_US")
        for value in [Double.nan, .infinity, -.infinity, 1e308, -0.0] {
            #expect(
                !formatter.string(from: Measurement(value: value, unit: UnitLength.meters)).isEmpty)
            #expect(!Measurement(value: value, unit: UnitMass.kilograms).formatted().isEmpty)
        }
        let nothing = Measurement(value: Double.nan, unit: UnitMass.kilograms)
        let style = Measurement<UnitMass>.FormatStyle(
            width: .wide, locale: Locale(identifier: "en_US"), usage: .asProvided,
            numberFormatStyle: .number)
        #expect(style.format(nothing) == "NaN kilograms")
        formatter.numberFormatter.maximumFractionDigits = .max
        #expect(!formatter.string(from: Measurement(value: 1, unit: UnitLength.meters)).isEmpty)
    }
}
