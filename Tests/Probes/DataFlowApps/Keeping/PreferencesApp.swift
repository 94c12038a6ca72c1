import SwiftUI

/// Preferences of every type that is kept, in a form; a second window shows the same.
struct PreferencesApp: App {
    var body: some Scene {
        WindowGroup("Preferences", id: "form") {
            PreferencesForm()
        }
    }
}

private enum Season: String, CaseIterable {
    case spring, summer, autumn, winter
}

private enum Floor: Int {
    case ground, first, second
}

/// Kept as JSON text. Its own coding keeps it from being coded as its raw value, which is its
/// code.
private struct Route: Codable, Equatable, RawRepresentable {
    var stops: [String] = []
    var isLoop = false

    private enum Key: CodingKey { case stops, isLoop }

    init() {}

    init?(rawValue: String) {
        guard let route = try? JSONDecoder().decode(Route.self, from: Data(rawValue.utf8)) else {
            return nil
        }
        self = route
    }

    var rawValue: String {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        stops = try container.decode([String].self, forKey: .stops)
        isLoop = try container.decode(Bool.self, forKey: .isLoop)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(stops, forKey: .stops)
        try container.encode(isLoop, forKey: .isLoop)
    }
}

private struct PreferencesForm: View {
    @AppStorage("name") private var name = "Anyone"
    @AppStorage("isDark") private var isDark = false
    @AppStorage("rows") private var rows = 3
    @AppStorage("speed") private var speed = 0.5
    @AppStorage("home") private var home = URL(string: "https://example.org/")!
    @AppStorage("stamp") private var stamp = Data([1, 2])
    @AppStorage("alarm") private var alarm = Date(timeIntervalSince1970: 0)
    @AppStorage("colour") private var colour = Color.blue
    @AppStorage("margin") private var margin: CGFloat = 8
    @AppStorage("season") private var season = Season.spring
    @AppStorage("floor") private var floor: Floor?
    @AppStorage("limit") private var limit: Int?
    @AppStorage("motto") private var motto: String?
    @AppStorage("route") private var route = Route()

    var body: some View {
        Form {
            Section("You") {
                TextField("Name", text: $name)
                Toggle("Dark", isOn: $isDark)
                Picker("Season", selection: $season) {
                    ForEach(Season.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
                }
                .pickerStyle(.segmented)
                Stepper("Rows: \(rows)", value: $rows, in: 1...9)
                Slider(value: $speed, in: 0...1) { Text("Speed") }
                DatePicker("Alarm", selection: $alarm, displayedComponents: .hourAndMinute)
                ColorPicker("Colour", selection: $colour)
            }
            Section("Kept") {
                Text("Speed \(speed, specifier: "%.2f"), margin \(Int(margin))")
                Text("Home \(home.absoluteString)")
                Text("Stamp \(stamp.map(String.init).joined(separator: "-"))")
                Text("Alarm at \(Int(alarm.timeIntervalSince1970)) s")
                Text("Colour \(colour == .red ? "red" : colour == .blue ? "blue" : "other")")
                Text("Floor \(floor.map { "\($0)" } ?? "none"), limit \(limit ?? 0)")
                Text("Motto \(motto ?? "none")")
                Text("Route \(route.stops.joined(separator: ">")), loop \(route.isLoop ? 1 : 0)")
            }
            Section {
                Button("Change the rest", action: change)
                Button("Back to defaults", action: reset)
            }
        }
        .navigationTitle("Preferences")
    }

    private func change() {
        home = URL(string: "https://example.org/a?b=c")!
        stamp = Data([7, 8, 9])
        alarm = Date(timeIntervalSince1970: 5400)
        colour = .red
        margin = 24
        floor = .second
        limit = 12
        motto = "Onwards"
        route.stops += ["Mill", "Bridge"]
        route.isLoop = true
    }

    private func reset() {
        name = "Anyone"
        isDark = false
        rows = 3
        speed = 0.5
        home = URL(string: "https://example.org/")!
        stamp = Data([1, 2])
        alarm = Date(timeIntervalSince1970: 0)
        colour = .blue
        margin = 8
        season = .spring
        floor = nil
        limit = nil
        motto = nil
        route = Route()
    }
}
