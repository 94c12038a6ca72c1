import SwiftUI

/// A dashboard of the weather: a moving sky, the hours of a day, a week, wind and sun.
@main
struct WeatherApp: App {
    @State private var model = WeatherModel()

    var body: some Scene {
        WindowGroup("Weather") {
            Dashboard()
                .environment(model)
        }
        .defaultSize(width: 900, height: 680)
    }
}

struct Dashboard: View {
    @Environment(WeatherModel.self) private var model

    var body: some View {
        @Bindable var model = model
        ZStack {
            SkyView(sky: model.town.sky).ignoresSafeArea()
            ScrollView {
                VStack(spacing: 16) {
                    Heading()
                    HourCard()
                    ViewThatFits(in: .horizontal) {
                        HStack(alignment: .top, spacing: 16) {
                            WeekCard().frame(minWidth: 280)
                            VStack(spacing: 16) {
                                WindCard()
                                SunCard()
                            }
                            .frame(width: 280)
                        }
                        VStack(spacing: 16) {
                            WeekCard()
                            WindCard()
                            SunCard()
                        }
                    }
                }
                .padding(20)
            }
        }
        .environment(\.colorScheme, .dark)
        .toolbar {
            ToolbarItem(placement: .navigation) {
                let towns = Picker("Town", selection: $model.town.animation(.smooth)) {
                    ForEach(Town.all) { Text($0.name).tag($0) }
                }
                .labelsHidden()
                ViewThatFits(in: .horizontal) {
                    towns.pickerStyle(.segmented)
                    towns.pickerStyle(.menu)
                }
            }
            ToolbarItem(placement: .primaryAction) {
                Picker("Unit", selection: $model.unit.animation(.snappy)) {
                    ForEach(WeatherModel.Unit.allCases, id: \.self) { Text($0.rawValue) }
                }
                .pickerStyle(.segmented)
                .labelsHidden()
            }
        }
        .toolbarColorScheme(.dark, for: .windowToolbar)
        .navigationTitle("Weather")
    }
}

/// The town, its sky and its temperature, whose digits roll.
private struct Heading: View {
    @Environment(WeatherModel.self) private var model

    var body: some View {
        VStack(spacing: 4) {
            Text(model.town.name).font(.title)
            HStack(spacing: 12) {
                SwayingSymbol(sky: model.town.sky)
                Text("\(Int(model.temperature))°")
                    .font(.system(size: 72, weight: .thin))
                    .monospacedDigit()
                    .contentTransition(.numericText(value: model.temperature))
            }
            Text(model.town.sky.rawValue)
                .foregroundStyle(.secondary)
                .contentTransition(.opacity)
        }
        .foregroundStyle(.white.shadow(.drop(color: .black.opacity(0.3), radius: 3, y: 1)))
        .accessibilityElement(children: .combine)
    }
}

/// The symbol of the sky, which sways a little when the sky changes.
private struct SwayingSymbol: View {
    let sky: Sky

    private struct Sway {
        var angle = Angle.zero
        var lift = 0.0
        var scale = 1.0
    }

    var body: some View {
        Image(systemName: sky.symbol)
            .font(.system(size: 48))
            .symbolRenderingMode(.multicolor)
            .contentTransition(.symbolEffect(.replace))
            .keyframeAnimator(initialValue: Sway(), trigger: sky) { symbol, sway in
                symbol
                    .rotationEffect(sway.angle)
                    .scaleEffect(sway.scale)
                    .offset(y: sway.lift)
            } keyframes: { _ in
                KeyframeTrack(\.angle) {
                    CubicKeyframe(.degrees(-14), duration: 0.15)
                    CubicKeyframe(.degrees(10), duration: 0.2)
                    SpringKeyframe(.zero, duration: 0.5, spring: .bouncy)
                }
                KeyframeTrack(\.lift) {
                    CubicKeyframe(-18, duration: 0.25)
                    SpringKeyframe(0, duration: 0.6, spring: .bouncy)
                }
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.15, duration: 0.2)
                    SpringKeyframe(1, duration: 0.4)
                }
            }
    }
}

/// A panel through which the sky shows, blurred.
struct Card<Content: View>: View {
    let title: LocalizedStringKey
    let symbol: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Label(title, systemImage: symbol)
                .font(.caption.weight(.semibold))
                .foregroundStyle(.secondary)
            content
        }
        .padding(14)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
    }
}
