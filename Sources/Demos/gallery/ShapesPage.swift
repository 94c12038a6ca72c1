import SwiftUI

struct ShapesPage: View {
    private let colors: [(String, Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green),
        ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo),
        ("purple", .purple), ("pink", .pink), ("brown", .brown), ("gray", .gray),
    ]

    var body: some View {
        Exhibit("Fills") {
            HStack(spacing: 12) {
                Rectangle().fill(.blue)
                RoundedRectangle(cornerRadius: 14).fill(.teal)
                Circle().fill(.green)
                Capsule().fill(.orange)
                Ellipse().fill(.purple)
                Star().fill(.yellow)
            }
            .frame(maxWidth: 560)
            .frame(height: 70)
        }
        Exhibit("Strokes") {
            HStack(spacing: 12) {
                Rectangle().stroke(.blue, lineWidth: 2)
                RoundedRectangle(cornerRadius: 14).strokeBorder(.teal, lineWidth: 6)
                Circle().stroke(.green, style: StrokeStyle(lineWidth: 4, dash: [8, 6]))
                Capsule().strokeBorder(.orange, lineWidth: 3)
                Circle().trim(from: 0, to: 0.7)
                    .stroke(.purple, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                Star().stroke(.yellow, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
            }
            .frame(maxWidth: 560)
            .frame(height: 70)
        }
        Exhibit("Gradients") {
            HStack(spacing: 12) {
                RoundedRectangle(cornerRadius: 12).fill(
                    LinearGradient(
                        colors: [.blue, .purple], startPoint: .topLeading,
                        endPoint: .bottomTrailing))
                RoundedRectangle(cornerRadius: 12).fill(
                    RadialGradient(
                        colors: [.yellow, .orange], center: .center, startRadius: 0,
                        endRadius: 70))
                Circle().fill(
                    AngularGradient(
                        colors: [.red, .yellow, .green, .blue, .red], center: .center))
                RoundedRectangle(cornerRadius: 12).fill(Color.teal.gradient)
            }
            .frame(maxWidth: 560)
            .frame(height: 90)
        }
        Exhibit("Colours") {
            LazyVGrid(
                columns: [GridItem(.adaptive(minimum: 60, maximum: 76))], alignment: .leading,
                spacing: 12
            ) {
                ForEach(colors, id: \.0) { name, color in
                    VStack(spacing: 4) {
                        RoundedRectangle(cornerRadius: 8).fill(color).frame(width: 60, height: 40)
                        Text(name).font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
        }
    }
}

/// A star with five points.
struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        for index in 0..<10 {
            let angle = Double(index) * .pi / 5 - .pi / 2
            let distance = index.isMultiple(of: 2) ? radius : radius * 0.42
            let point = CGPoint(
                x: center.x + cos(angle) * distance, y: center.y + sin(angle) * distance)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
