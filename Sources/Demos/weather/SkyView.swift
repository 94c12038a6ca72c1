import SwiftUI

/// The sky behind everything. Rain and snow fall, and clouds pass, for as long as it is visible.
struct SkyView: View {
    let sky: Sky
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        ZStack {
            LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
            TimelineView(.animation(minimumInterval: 1 / 30, paused: reducesMotion)) { timeline in
                Canvas { context, size in
                    let time = timeline.date.timeIntervalSinceReferenceDate
                        .truncatingRemainder(dividingBy: 3_600)
                    draw(in: &context, size, at: time)
                }
            }
        }
        .accessibilityHidden(true)
    }

    private var colors: [Color] {
        switch sky {
        case .clear:
            [Color(red: 0.08, green: 0.3, blue: 0.6), Color(red: 0.16, green: 0.36, blue: 0.54)]
        case .cloudy:
            [Color(red: 0.2, green: 0.28, blue: 0.38), Color(red: 0.3, green: 0.36, blue: 0.44)]
        case .rain:
            [Color(red: 0.13, green: 0.18, blue: 0.27), Color(red: 0.26, green: 0.32, blue: 0.4)]
        case .snow:
            [Color(red: 0.22, green: 0.3, blue: 0.44), Color(red: 0.3, green: 0.38, blue: 0.5)]
        case .storm:
            [Color(red: 0.1, green: 0.1, blue: 0.2), Color(red: 0.32, green: 0.3, blue: 0.45)]
        }
    }

    private func draw(in context: inout GraphicsContext, _ size: CGSize, at time: Double) {
        switch sky {
        case .clear:
            drawSun(in: &context, size, at: time)
        case .cloudy:
            drawClouds(in: &context, size, at: time)
        case .rain:
            drawClouds(in: &context, size, at: time)
            drawRain(in: &context, size, at: time)
        case .snow:
            drawSnow(in: &context, size, at: time)
        case .storm:
            drawClouds(in: &context, size, at: time)
            drawRain(in: &context, size, at: time)
            drawLightning(in: &context, size, at: time)
        }
    }

    private func drawSun(in context: inout GraphicsContext, _ size: CGSize, at time: Double) {
        // It leaves the bar free and, in a narrow window, the temperature.
        let center = CGPoint(x: size.width * 0.88, y: size.height * 0.24)
        let unit = min(1, size.width / 900)
        let radius = (46 + 2 * sin(time)) * unit
        for ring in 1...3 {
            let reach = radius + Double(ring) * 26 * unit
            context.fill(
                Path(ellipseIn: square(center, reach)), with: .color(.yellow.opacity(0.12)))
        }
        context.fill(
            Path(ellipseIn: square(center, radius)),
            with: .radialGradient(
                Gradient(colors: [.white, .yellow]), center: center, startRadius: 0,
                endRadius: radius))
    }

    private func drawClouds(in context: inout GraphicsContext, _ size: CGSize, at time: Double) {
        for cloud in 0..<5 {
            let speed = 6 + Double(cloud) * 3
            let span = size.width + 300
            let x = (Double(cloud) * 260 + time * speed).truncatingRemainder(dividingBy: span) - 150
            let y = size.height * (0.05 + 0.07 * Double(cloud % 3))
            var layer = context
            layer.opacity = 0.22
            layer.translateBy(x: x, y: y)
            layer.fill(
                Path { path in
                    path.addEllipse(in: CGRect(x: 0, y: 18, width: 110, height: 44))
                    path.addEllipse(in: CGRect(x: 40, y: 0, width: 90, height: 60))
                    path.addEllipse(in: CGRect(x: 90, y: 16, width: 110, height: 46))
                }, with: .color(.white))
        }
    }

    private func drawRain(in context: inout GraphicsContext, _ size: CGSize, at time: Double) {
        var drops = Path()
        for drop in 0..<120 {
            let (column, phase) = scattered(drop)
            let x = column * (size.width + 60)
            let y =
                ((phase + time * 1.1).truncatingRemainder(dividingBy: 1)) * (size.height + 40) - 20
            drops.move(to: CGPoint(x: x, y: y))
            drops.addLine(to: CGPoint(x: x - 5, y: y + 18))
        }
        context.stroke(drops, with: .color(.white.opacity(0.35)), lineWidth: 1.2)
    }

    private func drawSnow(in context: inout GraphicsContext, _ size: CGSize, at time: Double) {
        for flake in 0..<90 {
            let (column, phase) = scattered(flake)
            let fall = (phase + time * (0.04 + column * 0.05)).truncatingRemainder(dividingBy: 1)
            let sway = sin(time + phase * 20) * 12
            let radius = 1.2 + column * 2.4
            let y = fall * size.height
            // The words of the bar are white, too.
            let clearness = min(1, max(0, (y - 50) / 50))
            context.fill(
                Path(ellipseIn: square(CGPoint(x: column * size.width + sway, y: y), radius)),
                with: .color(.white.opacity(0.75 * clearness)))
        }
    }

    private func drawLightning(in context: inout GraphicsContext, _ size: CGSize, at time: Double) {
        let moment = time.truncatingRemainder(dividingBy: 5)
        guard moment < 0.25 else { return }
        context.fill(
            Path(CGRect(origin: .zero, size: size)), with: .color(.white.opacity(0.3 - moment)))
        let x = size.width * scattered(Int(time / 5)).column
        context.stroke(
            Path { path in
                path.move(to: CGPoint(x: x, y: 0))
                path.addLine(to: CGPoint(x: x - 30, y: size.height * 0.2))
                path.addLine(to: CGPoint(x: x + 12, y: size.height * 0.22))
                path.addLine(to: CGPoint(x: x - 22, y: size.height * 0.45))
            }, with: .color(.white), style: StrokeStyle(lineWidth: 3, lineJoin: .round))
    }

    private func square(_ center: CGPoint, _ radius: Double) -> CGRect {
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }

    /// Two fractions for a number, which follow no visible pattern.
    private func scattered(_ number: Int) -> (column: Double, phase: Double) {
        let column = (Double(number) * 0.754_877_666).truncatingRemainder(dividingBy: 1)
        let phase = (Double(number) * 0.569_840_291).truncatingRemainder(dividingBy: 1)
        return (column, phase)
    }
}
