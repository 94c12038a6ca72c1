import SwiftUI

/// A view that says itself whether it has changed: to its parent, but not to its own object.
struct EquatableApp: App {
    @StateObject private var weather = Weather()

    var body: some Scene {
        WindowGroup("Equal") {
            Porch().environmentObject(weather)
        }
    }
}

private final class Weather: ObservableObject {
    @Published var degrees: Int = 12
}

private struct Porch: View {
    @EnvironmentObject var weather: Weather
    @State private var looks = 0
    @State private var wind = 10.0

    var body: some View {
        VStack {
            Text("Looked \(looks) times, wind \(wind, specifier: "%.1f")")
            Thermometer().equatable()
            Vane(wind: wind).equatable()
            Button("Look") { looks += 1 }
            Button("Warmer") { weather.degrees += 1 }
            Button("A breath") { wind += 0.1 }
            Button("A gust") { wind += 10 }
        }
    }
}

/// Compares one object with itself, and so is always equal.
private struct Thermometer: View, Equatable {
    @EnvironmentObject var weather: Weather

    var body: some View {
        let _ = print("thermometer: evaluated")
        Text("Degrees: \(weather.degrees)")
    }

    static func == (lhs: Self, rhs: Self) -> Bool { true }
}

private struct Vane: View, Equatable {
    let wind: Double

    var body: some View {
        let _ = print("vane: evaluated")
        Text("Vane at \(Int(wind))")
    }

    static func == (lhs: Self, rhs: Self) -> Bool { Int(lhs.wind) == Int(rhs.wind) }
}
