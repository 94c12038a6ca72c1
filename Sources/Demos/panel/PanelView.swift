import SwiftUI

/// Thermostat on the left, rooms on the right; all in one column on a narrow screen.
struct PanelView: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 16) {
                Thermostat()
                    .frame(width: 360)
                VStack(spacing: 16) {
                    Rooms()
                    Outside()
                }
                .frame(minWidth: 320)
            }
            .padding(16)
            ScrollView {
                VStack(spacing: 16) {
                    Thermostat()
                        .frame(height: 380)
                    Rooms()
                    Outside()
                }
                .padding(16)
            }
        }
        .frame(
            minWidth: 320, idealWidth: 800, maxWidth: .infinity, minHeight: 320, idealHeight: 480,
            maxHeight: .infinity)
    }
}

/// A dial with the temperature, and the controls that change it.
struct Thermostat: View {
    @Environment(Home.self) private var home

    var body: some View {
        @Bindable var home = home
        Card {
            VStack(spacing: 16) {
                Picker("Mode", selection: $home.mode) {
                    ForEach(Home.Mode.allCases) { Text($0.rawValue) }
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                Dial(value: home.target, range: 10...30, isActive: home.mode != .off)
                    .overlay {
                        VStack(spacing: 2) {
                            Text(home.target.formatted(.number.precision(.fractionLength(1))) + "°")
                                .font(.system(size: 48, weight: .semibold))
                                .monospacedDigit()
                                .accessibilityIdentifier("target")
                            Text("inside \(home.inside, specifier: "%.1f")°")
                                .foregroundStyle(.secondary)
                        }
                    }
                Slider(value: $home.target, in: 10...30, step: 0.5) { Text("Target") }
                    .labelsHidden()
                    .disabled(home.mode == .off)
            }
        }
        .animation(.spring(response: 0.35, dampingFraction: 0.9), value: home.target)
    }
}

/// Three quarters of a circle that fill with the value.
struct Dial: View {
    let value: Double
    let range: ClosedRange<Double>
    let isActive: Bool

    private var fraction: Double {
        (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    var body: some View {
        ZStack {
            Circle()
                .trim(from: 0, to: 0.75)
                .stroke(.quaternary, style: StrokeStyle(lineWidth: 14, lineCap: .round))
            Circle()
                .trim(from: 0, to: 0.75 * fraction)
                .stroke(
                    isActive ? AnyShapeStyle(heat) : AnyShapeStyle(.tertiary),
                    style: StrokeStyle(lineWidth: 14, lineCap: .round))
        }
        .rotationEffect(.degrees(135))
        .padding(12)
        .aspectRatio(1, contentMode: .fit)
    }

    private var heat: LinearGradient {
        LinearGradient(colors: [.blue, .orange], startPoint: .leading, endPoint: .trailing)
    }
}

/// A switch and a dimmer for each room.
struct Rooms: View {
    @Environment(Home.self) private var home

    var body: some View {
        Card {
            VStack(spacing: 12) {
                ForEach(home.rooms) { RoomRow(room: $0) }
            }
        }
    }
}

struct RoomRow: View {
    @Bindable var room: Room

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: room.symbol)
                .foregroundStyle(room.isOn ? .orange : .secondary)
                .frame(width: 28)
            Text(room.name)
                .frame(minWidth: 90, maxWidth: 110, alignment: .leading)
            Slider(value: $room.brightness) { Text(room.name) }
                .labelsHidden()
            Toggle(room.name, isOn: $room.isOn)
                .labelsHidden()
        }
    }
}

/// What the sensors outside say.
struct Outside: View {
    @Environment(Home.self) private var home

    var body: some View {
        Card {
            HStack(spacing: 24) {
                Reading(name: "Outside", value: "7.5°", symbol: "cloud.sun")
                Reading(
                    name: "Humidity", value: home.humidity.formatted(.percent), symbol: "drop")
                Reading(name: "Wind", value: "12 km/h", symbol: "wind")
            }
        }
    }
}

struct Reading: View {
    let name: String
    let value: String
    let symbol: String

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Label(name, systemImage: symbol)
                .font(.footnote)
                .foregroundStyle(.secondary)
            Text(value)
                .font(.title3)
                .monospacedDigit()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A raised surface with rounded corners.
struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .padding(16)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.background.secondary, in: RoundedRectangle(cornerRadius: 12))
    }
}
