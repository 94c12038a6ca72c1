import SwiftUI

/// A device panel for a small touch screen, 800×480: a thermostat, lights and the air outside.
@main
struct PanelApp: App {
    @State private var home = Home()

    var body: some Scene {
        Window("Home", id: "panel") {
            PanelView()
                .environment(home)
                .preferredColorScheme(.dark)
        }
        .defaultSize(width: 800, height: 480)
        .windowResizability(.contentSize)
        .windowStyle(.plain)
    }
}

/// What the panel controls. What was set is kept in the user's defaults.
@Observable
final class Home {
    var target = UserDefaults.standard.object(forKey: "target") as? Double ?? 21 {
        didSet { UserDefaults.standard.set(target, forKey: "target") }
    }
    var inside = 19.4
    var humidity = 0.46
    var isHeating = true
    var mode = UserDefaults.standard.string(forKey: "mode").flatMap(Mode.init) ?? .comfort {
        didSet { UserDefaults.standard.set(mode.rawValue, forKey: "mode") }
    }
    var rooms = [
        Room(name: "Kitchen", symbol: "fork.knife", brightness: 0.8),
        Room(name: "Living room", symbol: "sofa", brightness: 0.35),
        Room(name: "Bedroom", symbol: "bed.double", brightness: 0),
    ]

    enum Mode: String, CaseIterable, Identifiable {
        case comfort = "Comfort"
        case eco = "Eco"
        case off = "Off"

        var id: Self { self }
    }
}

@Observable
final class Room: Identifiable {
    let name: String
    let symbol: String
    var brightness: Double {
        didSet { UserDefaults.standard.set(brightness, forKey: name) }
    }

    init(name: String, symbol: String, brightness: Double) {
        self.name = name
        self.symbol = symbol
        self.brightness =
            UserDefaults.standard.object(forKey: name) as? Double ?? brightness
    }

    var isOn: Bool {
        get { brightness > 0 }
        set { brightness = newValue ? 0.6 : 0 }
    }
}
