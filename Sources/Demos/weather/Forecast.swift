import Foundation
import Observation

/// What the sky does.
enum Sky: String, Hashable {
    case clear = "Clear"
    case cloudy = "Cloudy"
    case rain = "Rain"
    case snow = "Snow"
    case storm = "Thunderstorm"

    var symbol: String {
        switch self {
        case .clear: "sun.max.fill"
        case .cloudy: "cloud.fill"
        case .rain: "cloud.rain.fill"
        case .snow: "cloud.snow.fill"
        case .storm: "cloud.bolt.rain.fill"
        }
    }
}

/// One day of a forecast; temperatures in degrees Celsius.
struct Day: Identifiable, Hashable {
    let id: Int
    let name: String
    let sky: Sky
    let low: Double
    let high: Double
}

/// A town with its weather.
struct Town: Identifiable, Hashable {
    let name: String
    let sky: Sky
    /// For each hour of today.
    let temperatures: [Double]
    let days: [Day]
    /// Kilometres an hour, and where it comes from in degrees clockwise from north.
    let wind: (speed: Double, direction: Double)
    let humidity: Double
    /// Hours after midnight.
    let sun: (rise: Double, set: Double)

    var id: String { name }
    static func == (a: Town, b: Town) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Town {
    /// A day's temperatures follow the sun, coldest before dawn and warmest in the afternoon.
    init(
        _ name: String, _ sky: Sky, from low: Double, to high: Double, wind: Double,
        direction: Double, humidity: Double, coming: [Sky]
    ) {
        self.name = name
        self.sky = sky
        temperatures = (0..<24).map { hour in
            let phase = (Double(hour) - 15) / 24 * 2 * Double.pi
            return low + (high - low) * (0.5 + 0.5 * cos(phase))
        }
        let names = ["Today", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        days = names.enumerated().map { index, name in
            let sky = index == 0 ? sky : coming[(index - 1) % coming.count]
            let change = sin(Double(index) * 1.3) * 3
            return Day(
                id: index, name: name, sky: sky, low: low + change, high: high + change * 1.4)
        }
        self.wind = (wind, direction)
        self.humidity = humidity
        sun = (6.2, 20.7)
    }

    static let all = [
        Town(
            "Lisbon", .clear, from: 16, to: 27, wind: 22, direction: 330, humidity: 0.48,
            coming: [.clear, .clear, .cloudy]),
        Town(
            "Bergen", .rain, from: 7, to: 12, wind: 38, direction: 240, humidity: 0.91,
            coming: [.rain, .cloudy, .rain, .storm]),
        Town(
            "Davos", .snow, from: -9, to: -2, wind: 12, direction: 20, humidity: 0.77,
            coming: [.snow, .clear, .cloudy]),
        Town(
            "Zagreb", .storm, from: 17, to: 24, wind: 46, direction: 110, humidity: 0.83,
            coming: [.rain, .cloudy, .clear]),
    ]
}

/// The town that is shown, and in which unit. Both are kept in the user's defaults.
@Observable
final class WeatherModel {
    enum Unit: String, CaseIterable { case celsius = "°C", fahrenheit = "°F" }

    var town: Town {
        didSet { UserDefaults.standard.set(town.name, forKey: "town") }
    }
    var unit: Unit {
        didSet { UserDefaults.standard.set(unit.rawValue, forKey: "unit") }
    }
    /// The hour of today that is shown.
    var hour = 15

    init() {
        let defaults = UserDefaults.standard
        let name = defaults.string(forKey: "town")
        town = Town.all.first { $0.name == name } ?? Town.all[0]
        unit = defaults.string(forKey: "unit").flatMap(Unit.init) ?? .celsius
    }

    var temperature: Double { degrees(town.temperatures[hour]) }

    func degrees(_ celsius: Double) -> Double {
        switch unit {
        case .celsius: celsius.rounded()
        case .fahrenheit: (celsius * 9 / 5 + 32).rounded()
        }
    }

    func text(_ celsius: Double) -> String { "\(Int(degrees(celsius)))°" }
}
