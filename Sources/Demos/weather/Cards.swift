import SwiftUI

/// The temperatures of today as a curve. Dragging along it or the arrow keys choose the hour.
struct HourCard: View {
    @Environment(WeatherModel.self) private var model

    var body: some View {
        Card(title: "Hours", symbol: "clock") {
            HourChart(values: model.town.temperatures, hour: model.hour)
                .frame(height: 130)
                .overlay { GeometryReader { chart in selection(in: chart.size) } }
            HStack {
                ForEach([0, 6, 12, 18, 23], id: \.self) { hour in
                    Text("\(hour):00")
                        .frame(
                            maxWidth: .infinity,
                            alignment: hour == 0 ? .leading : hour == 23 ? .trailing : .center)
                }
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Hours")
        .accessibilityValue("\(model.hour):00, \(model.text(model.town.temperatures[model.hour]))")
        .accessibilityAdjustableAction { direction in
            choose(model.hour + (direction == .increment ? 1 : -1))
        }
        .focusable()
        .onKeyPress(.leftArrow) { step(-1) }
        .onKeyPress(.rightArrow) { step(1) }
    }

    private func selection(in size: CGSize) -> some View {
        Color.clear
            .contentShape(.rect)
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { drag in
                    choose(Int((drag.location.x / size.width * 23).rounded()))
                })
    }

    private func step(_ hours: Int) -> KeyPress.Result {
        choose(model.hour + hours)
        return .handled
    }

    private func choose(_ hour: Int) {
        withAnimation(.snappy) { model.hour = min(23, max(0, hour)) }
    }
}

/// A curve through 24 values.
private struct HourChart: View {
    let values: [Double]
    let hour: Int

    var body: some View {
        Canvas { context, size in
            let points = points(in: size)
            let curve = Path { path in
                // The curve passes through the middles between the points; the points bend it.
                path.move(to: points[0])
                for (from, to) in zip(points, points.dropFirst()) {
                    let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
                    path.addQuadCurve(to: middle, control: from)
                }
                path.addLine(to: points[points.count - 1])
            }
            var area = curve
            area.addLine(to: CGPoint(x: size.width, y: size.height))
            area.addLine(to: CGPoint(x: 0, y: size.height))
            area.closeSubpath()
            context.fill(
                area,
                with: .linearGradient(
                    Gradient(colors: [.white.opacity(0.35), .white.opacity(0)]),
                    startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
            context.stroke(
                curve, with: .color(.white), style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
            let chosen = points[hour]
            context.stroke(
                Path { path in
                    path.move(to: CGPoint(x: chosen.x, y: 0))
                    path.addLine(to: CGPoint(x: chosen.x, y: size.height))
                }, with: .color(.white.opacity(0.4)),
                style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
            let dot = CGRect(x: chosen.x - 6, y: chosen.y - 6, width: 12, height: 12)
            context.fill(Path(ellipseIn: dot), with: .color(.white))
            context.stroke(Path(ellipseIn: dot), with: .color(.orange), lineWidth: 3)
        }
    }

    private func points(in size: CGSize) -> [CGPoint] {
        let (low, high) = (values.min() ?? 0, values.max() ?? 1)
        let range = max(1, high - low)
        return values.enumerated().map { index, value in
            CGPoint(
                x: size.width * Double(index) / 23,
                y: 10 + (size.height - 30) * (1 - (value - low) / range))
        }
    }
}

/// The days of a week, each with its range of temperatures.
struct WeekCard: View {
    @Environment(WeatherModel.self) private var model

    var body: some View {
        let days = model.town.days
        let low = days.map(\.low).min() ?? 0
        let high = days.map(\.high).max() ?? 1
        Card(title: "Seven days", symbol: "calendar") {
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 9) {
                ForEach(days) { day in
                    GridRow {
                        Text(day.name).fontWeight(day.id == 0 ? .semibold : .regular)
                        Image(systemName: day.sky.symbol).symbolRenderingMode(.multicolor)
                        Text(model.text(day.low)).foregroundStyle(.secondary)
                        RangeBar(
                            from: (day.low - low) / (high - low),
                            to: (day.high - low) / (high - low))
                        Text(model.text(day.high))
                    }
                    .monospacedDigit()
                }
            }
        }
    }
}

/// A part of a bar, coloured from cold to warm.
private struct RangeBar: View {
    let from: Double
    let to: Double

    var body: some View {
        GeometryReader { bar in
            Capsule().fill(.white.opacity(0.15))
            Capsule()
                .fill(
                    LinearGradient(
                        colors: [.cyan, .green, .orange], startPoint: .leading, endPoint: .trailing)
                )
                .frame(width: max(6, bar.size.width * (to - from)))
                .padding(.leading, bar.size.width * from)
        }
        .frame(height: 6)
        .frame(maxWidth: .infinity)
    }
}

/// The wind: its strength, and a needle that points where it comes from.
struct WindCard: View {
    @Environment(WeatherModel.self) private var model

    var body: some View {
        Card(title: "Wind", symbol: "wind") {
            HStack(spacing: 16) {
                ZStack {
                    Circle().strokeBorder(.white.opacity(0.25), lineWidth: 2)
                    ForEach(0..<12) { tick in
                        Capsule()
                            .fill(.white.opacity(tick % 3 == 0 ? 0.9 : 0.35))
                            .frame(width: 2, height: tick % 3 == 0 ? 8 : 5)
                            .offset(y: -32)
                            .rotationEffect(.degrees(Double(tick) * 30))
                    }
                    Image(systemName: "location.north.fill")
                        .rotationEffect(.degrees(model.town.wind.direction))
                }
                .frame(width: 84, height: 84)
                .animation(.bouncy, value: model.town)
                VStack(alignment: .leading) {
                    Text("\(Int(model.town.wind.speed))")
                        .font(.title.monospacedDigit())
                        .contentTransition(.numericText(value: model.town.wind.speed))
                    Text("km/h").foregroundStyle(.secondary)
                    Gauge(value: model.town.humidity) { Text("Humidity") }
                        .gaugeStyle(.accessoryLinear)
                }
            }
        }
    }
}

/// The way of the sun from rise to set, and where it is at the chosen hour.
struct SunCard: View {
    @Environment(WeatherModel.self) private var model

    var body: some View {
        Card(title: "Sun", symbol: "sunrise") {
            Canvas { context, size in
                let arc = Path { path in
                    path.addArc(
                        center: CGPoint(x: size.width / 2, y: size.height),
                        radius: size.height - 8, startAngle: .degrees(180),
                        endAngle: .degrees(360), clockwise: false)
                }
                context.stroke(
                    arc, with: .color(.white.opacity(0.3)),
                    style: StrokeStyle(lineWidth: 2, dash: [3, 4]))
                guard let sun = arc.trimmedPath(from: 0, to: max(0.001, progress)).currentPoint
                else { return }
                context.addFilter(.shadow(color: .orange, radius: 8))
                context.fill(
                    Path(ellipseIn: CGRect(x: sun.x - 8, y: sun.y - 8, width: 16, height: 16)),
                    with: .color(.yellow))
            }
            .frame(height: 90)
            .accessibilityLabel("From sunrise to sunset")
            HStack {
                Text("6:12")
                Spacer()
                Text("20:42")
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }

    private var progress: Double {
        let (rise, set) = model.town.sun
        return min(1, max(0, (Double(model.hour) - rise) / (set - rise)))
    }
}
