import CasementTesting
import SwiftUI
import Testing

/// Values that are kept as the text of their code.
@MainActor
struct AppStorageCodableTests {
    fileprivate struct Stop: Codable, Equatable {
        var name: String
        var minutes: Int
    }

    /// Codable and a raw value at once: its raw value is its code, and its code is its own.
    fileprivate struct Tour: Codable, Equatable, RawRepresentable {
        var name = ""
        var stops: [Stop] = []
        @MainActor fileprivate static var encodings = 0

        private enum Key: CodingKey { case name, stops }

        init() {}

        init?(rawValue: String) {
            guard let tour = try? JSONDecoder().decode(Tour.self, from: Data(rawValue.utf8)) else {
                return nil
            }
            self = tour
        }

        var rawValue: String {
            (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            name = try container.decode(String.self, forKey: .name)
            stops = try container.decode([Stop].self, forKey: .stops)
        }

        func encode(to encoder: any Encoder) throws {
            MainActor.assumeIsolated { Tour.encodings += 1 }
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(name, forKey: .name)
            try container.encode(stops, forKey: .stops)
        }
    }

    private struct Planner: View {
        @AppStorage("stops") private var stops: [Stop] = []
        @AppStorage("tour") private var tour = Tour()
        @AppStorage("lastTour") private var last: Tour?

        var body: some View {
            VStack {
                Text("Stops \(stops.map(\.name).joined(separator: ","))")
                Text(
                    "Tour \(tour.name) \(tour.stops.map { "\($0.minutes)" }.joined(separator: ","))"
                )
                Text("Last \(last?.name ?? "none")")
                Button("Stop") { stops.append(Stop(name: "Mill", minutes: stops.count)) }
                Button("Later") { if !stops.isEmpty { stops[0].name = "Inn" } }
                Button("Tour") {
                    tour.name = "Round"
                    tour.stops.append(Stop(name: "Weir", minutes: 5))
                    last = tour
                }
            }
        }
    }

    @Test("S-175: an array of Codable elements is kept as JSON, and comes back")
    func array() throws {
        let app = TestApp { Planner() }
        app.find("Stop").tap()
        app.find("Stop").tap()
        app.find("Later").tap()
        app.find("Stops Inn,Mill").expect()
        let text = try #require(app.userDefaults.string(forKey: "stops"))
        let decoded = try JSONDecoder().decode([Stop].self, from: Data(text.utf8))
        #expect(decoded == [Stop(name: "Inn", minutes: 0), Stop(name: "Mill", minutes: 1)])
        app.restart()
        app.find("Stops Inn,Mill").expect()
        // From outside, and a text that is not JSON.
        app.userDefaults.set(#"[{"name":"Ford","minutes":3}]"#, forKey: "stops")
        app.find("Stops Ford").expect()
        app.userDefaults.set("no list", forKey: "stops")
        app.find("Stops ").expect()
    }

    @Test("S-175: a type that is Codable and a raw value is encoded once for each write")
    func both() {
        let app = TestApp { Planner() }
        Tour.encodings = 0
        app.find("Tour").tap()
        // The name, the stops, and the optional.
        #expect(Tour.encodings == 3)
        app.find("Tour Round 5").expect()
        app.find("Last Round").expect()
        app.restart()
        app.find("Tour Round 5").expect()
        app.find("Last Round").expect()
        #expect(Tour.encodings == 3)
    }
}

extension Array: @retroactive RawRepresentable where Element: Codable {
    public init?(rawValue: String) {
        guard let list = try? JSONDecoder().decode([Element].self, from: Data(rawValue.utf8)) else {
            return nil
        }
        self = list
    }

    public var rawValue: String {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}
