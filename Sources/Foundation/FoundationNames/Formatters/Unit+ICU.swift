import Foundation

extension Unit {
    /// ICU's name of the unit, such as `meter`; `nil` for a unit that ICU does not know.
    var nameInICU: String? { UnitNames.of(self) }
}

/// ICU's names of Foundation's units.
private enum UnitNames {
    /// By type of unit, then by symbol.
    private static let names: [ObjectIdentifier: [String: String]] = [
        table(accelerations), table(angles), table(areas), table(concentrations),
        table(durations), table(charges), table(currents), table(potentials),
        table(resistances), table(energies), table(frequencies), table(efficiencies),
        table(storages), table(lengths), table(illuminances), table(masses), table(powers),
        table(pressures), table(speeds), table(temperatures), table(volumes),
        table([(UnitDispersion.partsPerMillion, "permillion")]),
    ].reduce(into: [:]) { $0[$1.0] = $1.1 }

    static func of(_ unit: Unit) -> String? {
        names[ObjectIdentifier(type(of: unit))]?[unit.symbol]
    }

    private static func table<U: Unit>(_ units: [(U, String)]) -> (
        ObjectIdentifier, [String: String]
    ) {
        (ObjectIdentifier(U.self), units.reduce(into: [:]) { $0[$1.0.symbol] = $1.1 })
    }

    private static var accelerations: [(UnitAcceleration, String)] {
        [(.metersPerSecondSquared, "meter-per-square-second"), (.gravity, "g-force")]
    }

    private static var angles: [(UnitAngle, String)] {
        [
            (.degrees, "degree"), (.arcMinutes, "arc-minute"), (.arcSeconds, "arc-second"),
            (.radians, "radian"), (.revolutions, "revolution"),
        ]
    }

    private static var areas: [(UnitArea, String)] {
        [
            (.squareMegameters, "square-megameter"), (.squareKilometers, "square-kilometer"),
            (.squareMeters, "square-meter"), (.squareCentimeters, "square-centimeter"),
            (.squareMillimeters, "square-millimeter"), (.squareMicrometers, "square-micrometer"),
            (.squareNanometers, "square-nanometer"), (.squareInches, "square-inch"),
            (.squareFeet, "square-foot"), (.squareYards, "square-yard"),
            (.squareMiles, "square-mile"), (.acres, "acre"), (.hectares, "hectare"),
        ]
    }

    private static var concentrations: [(UnitConcentrationMass, String)] {
        [
            (.gramsPerLiter, "gram-per-liter"),
            (.milligramsPerDeciliter, "milligram-per-deciliter"),
        ]
    }

    private static var durations: [(UnitDuration, String)] {
        [
            (.picoseconds, "picosecond"), (.nanoseconds, "nanosecond"),
            (.microseconds, "microsecond"), (.milliseconds, "millisecond"), (.seconds, "second"),
            (.minutes, "minute"), (.hours, "hour"),
        ]
    }

    private static var charges: [(UnitElectricCharge, String)] {
        [(.ampereHours, "ampere-hour"), (.milliampereHours, "milliampere-hour")]
    }

    private static var currents: [(UnitElectricCurrent, String)] {
        [
            (.megaamperes, "megaampere"), (.kiloamperes, "kiloampere"), (.amperes, "ampere"),
            (.milliamperes, "milliampere"), (.microamperes, "microampere"),
        ]
    }

    private static var potentials: [(UnitElectricPotentialDifference, String)] {
        [
            (.megavolts, "megavolt"), (.kilovolts, "kilovolt"), (.volts, "volt"),
            (.millivolts, "millivolt"), (.microvolts, "microvolt"),
        ]
    }

    private static var resistances: [(UnitElectricResistance, String)] {
        [
            (.megaohms, "megaohm"), (.kiloohms, "kiloohm"), (.ohms, "ohm"),
            (.milliohms, "milliohm"), (.microohms, "microohm"),
        ]
    }

    private static var energies: [(UnitEnergy, String)] {
        [
            (.kilojoules, "kilojoule"), (.joules, "joule"), (.kilocalories, "kilocalorie"),
            (.calories, "calorie"), (.kilowattHours, "kilowatt-hour"),
        ]
    }

    private static var frequencies: [(UnitFrequency, String)] {
        [
            (.terahertz, "terahertz"), (.gigahertz, "gigahertz"), (.megahertz, "megahertz"),
            (.kilohertz, "kilohertz"), (.hertz, "hertz"), (.millihertz, "millihertz"),
            (.microhertz, "microhertz"), (.nanohertz, "nanohertz"),
        ]
    }

    private static var efficiencies: [(UnitFuelEfficiency, String)] {
        [
            (.litersPer100Kilometers, "liter-per-100-kilometer"),
            (.milesPerGallon, "mile-per-gallon"),
            (.milesPerImperialGallon, "mile-per-gallon-imperial"),
        ]
    }

    private static var storages: [(UnitInformationStorage, String)] {
        [
            (.bytes, "byte"), (.bits, "bit"), (.petabytes, "petabyte"), (.terabytes, "terabyte"),
            (.gigabytes, "gigabyte"), (.megabytes, "megabyte"), (.kilobytes, "kilobyte"),
            (.terabits, "terabit"), (.gigabits, "gigabit"), (.megabits, "megabit"),
            (.kilobits, "kilobit"), (.tebibytes, "tebibyte"), (.gibibytes, "gibibyte"),
            (.mebibytes, "mebibyte"), (.kibibytes, "kibibyte"),
        ]
    }

    private static var lengths: [(UnitLength, String)] {
        [
            (.megameters, "megameter"), (.kilometers, "kilometer"),
            (.hectometers, "hectometer"), (.meters, "meter"), (.decimeters, "decimeter"),
            (.centimeters, "centimeter"), (.millimeters, "millimeter"),
            (.micrometers, "micrometer"), (.nanometers, "nanometer"), (.picometers, "picometer"),
            (.inches, "inch"), (.feet, "foot"), (.yards, "yard"), (.miles, "mile"),
            (.scandinavianMiles, "mile-scandinavian"), (.lightyears, "light-year"),
            (.nauticalMiles, "nautical-mile"), (.fathoms, "fathom"), (.furlongs, "furlong"),
            (.astronomicalUnits, "astronomical-unit"), (.parsecs, "parsec"),
        ]
    }

    private static var illuminances: [(UnitIlluminance, String)] { [(.lux, "lux")] }

    private static var masses: [(UnitMass, String)] {
        [
            (.kilograms, "kilogram"), (.grams, "gram"), (.decigrams, "decigram"),
            (.centigrams, "centigram"), (.milligrams, "milligram"), (.micrograms, "microgram"),
            (.nanograms, "nanogram"), (.picograms, "picogram"), (.ounces, "ounce"),
            (.pounds, "pound"), (.stones, "stone"), (.metricTons, "tonne"), (.shortTons, "ton"),
            (.carats, "carat"), (.ouncesTroy, "ounce-troy"),
        ]
    }

    private static var powers: [(UnitPower, String)] {
        [
            (.terawatts, "terawatt"), (.gigawatts, "gigawatt"), (.megawatts, "megawatt"),
            (.kilowatts, "kilowatt"), (.watts, "watt"), (.milliwatts, "milliwatt"),
            (.microwatts, "microwatt"), (.horsepower, "horsepower"),
        ]
    }

    private static var pressures: [(UnitPressure, String)] {
        [
            (.newtonsPerMetersSquared, "newton-per-square-meter"), (.gigapascals, "gigapascal"),
            (.megapascals, "megapascal"), (.kilopascals, "kilopascal"),
            (.hectopascals, "hectopascal"), (.inchesOfMercury, "inch-ofhg"), (.bars, "bar"),
            (.millibars, "millibar"), (.millimetersOfMercury, "millimeter-ofhg"),
            (.poundsForcePerSquareInch, "pound-force-per-square-inch"),
        ]
    }

    private static var speeds: [(UnitSpeed, String)] {
        [
            (.metersPerSecond, "meter-per-second"), (.kilometersPerHour, "kilometer-per-hour"),
            (.milesPerHour, "mile-per-hour"), (.knots, "knot"),
        ]
    }

    private static var temperatures: [(UnitTemperature, String)] {
        [(.kelvin, "kelvin"), (.celsius, "celsius"), (.fahrenheit, "fahrenheit")]
    }

    private static var volumes: [(UnitVolume, String)] {
        [
            (.megaliters, "megaliter"), (.kiloliters, "kiloliter"), (.liters, "liter"),
            (.deciliters, "deciliter"), (.centiliters, "centiliter"),
            (.milliliters, "milliliter"), (.cubicKilometers, "cubic-kilometer"),
            (.cubicMeters, "cubic-meter"), (.cubicDecimeters, "cubic-decimeter"),
            (.cubicCentimeters, "cubic-centimeter"), (.cubicMillimeters, "cubic-millimeter"),
            (.cubicInches, "cubic-inch"), (.cubicFeet, "cubic-foot"), (.cubicYards, "cubic-yard"),
            (.cubicMiles, "cubic-mile"), (.acreFeet, "acre-foot"), (.bushels, "bushel"),
            (.teaspoons, "teaspoon"), (.tablespoons, "tablespoon"),
            (.fluidOunces, "fluid-ounce"), (.cups, "cup"), (.pints, "pint"), (.quarts, "quart"),
            (.gallons, "gallon"), (.imperialFluidOunces, "fluid-ounce-imperial"),
            (.imperialQuarts, "quart-imperial"), (.imperialGallons, "gallon-imperial"),
            (.metricCups, "cup-metric"),
        ]
    }
}
