import SwiftUI

/// A painted view of hills, which stands in for a photograph. The same seed gives the same picture.
struct Landscape: Hashable {
    enum Light: Int, CaseIterable, Hashable { case dawn, day, dusk, night }

    let light: Light
    let seed: Int
    let hasLake: Bool

    /// Colours from the top of the sky to the horizon.
    var sky: [Color] {
        switch light {
        case .dawn: [Color(hex: 0x5B6BA8), Color(hex: 0xC98BA6), Color(hex: 0xF7C59F)]
        case .day: [Color(hex: 0x2F7FD1), Color(hex: 0x78B7EA), Color(hex: 0xD8EEF8)]
        case .dusk: [Color(hex: 0x2B2A5A), Color(hex: 0xB5476B), Color(hex: 0xF5A25D)]
        case .night: [Color(hex: 0x060B22), Color(hex: 0x14224D), Color(hex: 0x31487F)]
        }
    }

    /// The nearest and the farthest ridge.
    private var ridges: (near: Color, far: Color) {
        switch light {
        case .dawn: (Color(hex: 0x2A2D49), Color(hex: 0xB98BA0))
        case .day: (Color(hex: 0x1F4B3A), Color(hex: 0x8FBBC9))
        case .dusk: (Color(hex: 0x1A1433), Color(hex: 0xA0506C))
        case .night: (Color(hex: 0x050914), Color(hex: 0x263A66))
        }
    }

    func draw(in context: inout GraphicsContext, size: CGSize) {
        var numbers = Seeded(seed)
        let frame = CGRect(origin: .zero, size: size)
        context.fill(
            Path(frame),
            with: .linearGradient(
                Gradient(colors: sky), startPoint: .zero,
                endPoint: CGPoint(x: 0, y: size.height * 0.7)))
        if light == .night { drawStars(in: &context, size, &numbers) }
        drawSun(in: &context, size, &numbers)
        let count = 5
        for index in 0..<count {
            let depth = Double(index) / Double(count - 1)
            let top = size.height * (0.42 + 0.1 * depth * Double(count) / 2)
            let ridge = ridge(at: top, depth, size, &numbers)
            context.fill(ridge, with: .color(ridges.far.mix(with: ridges.near, by: depth)))
        }
        if hasLake { drawLake(in: &context, size) }
    }

    private func ridge(
        at top: CGFloat, _ depth: Double, _ size: CGSize, _ numbers: inout Seeded
    ) -> Path {
        let height = size.height * (0.16 - 0.06 * depth)
        let waves = (1...4).map { Wave(number: Double($0), &numbers) }
        return Path { path in
            path.move(to: CGPoint(x: 0, y: size.height))
            for step in 0...60 {
                let x = Double(step) / 60
                let sum = waves.reduce(0) { $0 + $1.height(at: x) }
                path.addLine(to: CGPoint(x: x * size.width, y: top - height * sum / 2))
            }
            path.addLine(to: CGPoint(x: size.width, y: size.height))
            path.closeSubpath()
        }
    }

    private func drawSun(
        in context: inout GraphicsContext, _ size: CGSize, _ numbers: inout Seeded
    ) {
        let radius = min(size.width, size.height) * (light == .night ? 0.05 : 0.075)
        let height = light == .day || light == .night ? 0.2 : 0.42
        let center = CGPoint(
            x: size.width * numbers.next(in: 0.25...0.75), y: size.height * height)
        let glow = CGRect(center: center, radius: radius * 4)
        context.fill(
            Path(ellipseIn: glow),
            with: .radialGradient(
                Gradient(colors: [.white.opacity(0.55), .white.opacity(0)]), center: center,
                startRadius: radius, endRadius: radius * 4))
        context.fill(
            Path(ellipseIn: CGRect(center: center, radius: radius)),
            with: .color(light == .night ? Color(hex: 0xE8ECFF) : Color(hex: 0xFFF3D6)))
    }

    private func drawStars(
        in context: inout GraphicsContext, _ size: CGSize, _ numbers: inout Seeded
    ) {
        for _ in 0..<70 {
            let center = CGPoint(
                x: numbers.next(in: 0...1) * size.width,
                y: numbers.next(in: 0...0.5) * size.height)
            let radius = numbers.next(in: 0.4...1.3) * size.width / 400
            context.fill(
                Path(ellipseIn: CGRect(center: center, radius: radius)),
                with: .color(.white.opacity(numbers.next(in: 0.3...0.9))))
        }
    }

    private func drawLake(in context: inout GraphicsContext, _ size: CGSize) {
        let lake = CGRect(
            x: 0, y: size.height * 0.8, width: size.width, height: size.height * 0.2)
        context.drawLayer { layer in
            layer.opacity = 0.75
            layer.fill(
                Path(lake),
                with: .linearGradient(
                    Gradient(colors: sky.reversed()), startPoint: lake.origin,
                    endPoint: CGPoint(x: 0, y: lake.maxY)))
        }
        for line in 0..<6 {
            let y = lake.minY + lake.height * (0.1 + 0.15 * Double(line))
            let inset = size.width * (0.34 - 0.045 * Double(line))
            context.stroke(
                Path { path in
                    path.move(to: CGPoint(x: inset, y: y))
                    path.addLine(to: CGPoint(x: size.width - inset, y: y))
                },
                with: .color(.white.opacity(0.25)), lineWidth: size.height / 300)
        }
    }
}

/// One of the waves that a ridge is the sum of.
private struct Wave {
    private let number: Double
    private let length: Double
    private let phase: Double

    init(number: Double, _ numbers: inout Seeded) {
        self.number = number
        length = number * numbers.next(in: 1.2...2.4)
        phase = numbers.next(in: 0...(2 * Double.pi))
    }

    /// `x` goes from 0 to 1 over the picture.
    func height(at x: Double) -> Double { sin(x * length * Double.pi + phase) / number }
}

/// Numbers that look random and are the same for the same seed.
struct Seeded {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next(in range: ClosedRange<Double>) -> Double {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        let fraction = Double(state >> 11) / Double(UInt64(1) << 53)
        return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    }
}

extension CGRect {
    init(center: CGPoint, radius: CGFloat) {
        self.init(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
}

extension Color {
    init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255)
    }
}
