import SwiftUI

struct DrawingPage: View {
    private let wholeSecond = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
        Exhibit("Canvas") {
            Flow(spacing: 20) {
                Chart()
                Blobs()
                Stamps()
            }
        }
        Exhibit("A timeline") {
            TimelineView(.periodic(from: wholeSecond, by: 1)) { context in
                HStack(spacing: 16) {
                    Clock(date: context.date)
                    Text(context.date, style: .time).monospacedDigit()
                }
            }
        }
        Exhibit("Mesh gradients, shadows in styles, shapes combined") {
            Flow(spacing: 20) {
                MeshGradient(
                    width: 3, height: 3,
                    points: [
                        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.65, 0.35], [1, 0.5], [0, 1],
                        [0.5, 1],
                        [1, 1],
                    ],
                    colors: [
                        .indigo, .blue, .cyan, .purple, .pink, .teal, .orange, .yellow, .green,
                    ]
                )
                .frame(width: 140, height: 100)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                Circle().fill(.blue.shadow(.inner(color: .black.opacity(0.6), radius: 8, y: 4)))
                    .frame(width: 80, height: 80)
                RoundedRectangle(cornerRadius: 12)
                    .fill(.white.shadow(.drop(color: .black.opacity(0.4), radius: 6, y: 3)))
                    .frame(width: 80, height: 80)
                Circle().subtracting(Circle().offset(x: 22, y: -12)).fill(.orange)
                    .frame(width: 80, height: 80)
                Star().symmetricDifference(Circle().scale(0.5)).fill(.purple)
                    .frame(width: 80, height: 80)
            }
        }
        Exhibit("Materials") {
            Flow {
                ForEach(MaterialSample.all) { sample in
                    Text(sample.name)
                        .font(.callout)
                        .frame(width: 88, height: 56)
                        .background(sample.material, in: RoundedRectangle(cornerRadius: 10))
                }
            }
            .padding(20)
            .background { Backdrop() }
            .clipShape(RoundedRectangle(cornerRadius: 14))
        }
        Exhibit("Glass") {
            Flow(spacing: 12) {
                Text("Regular").padding().glassEffect()
                Text("Clear").padding().glassEffect(.clear)
                Text("Tinted").padding()
                    .glassEffect(.regular.tint(.indigo).interactive(), in: .rect(cornerRadius: 14))
                Button("Glass") {}.buttonStyle(.glass)
                Button("Prominent") {}.buttonStyle(.glassProminent)
                Button("Play", systemImage: "play.fill") {}
                    .labelStyle(.iconOnly)
                    .buttonStyle(.glass)
                    .buttonBorderShape(.circle)
            }
            .padding(20)
            .background { Backdrop() }
            .clipShape(RoundedRectangle(cornerRadius: 14))
        }
        Exhibit("Symbols") {
            Flow(spacing: 20) {
                ForEach(SymbolSample.names, id: \.self) { Image(systemName: $0) }
            }
            .font(.title)
            Flow(spacing: 20) {
                ForEach(SymbolSample.names, id: \.self) { Image(systemName: $0) }
            }
            .font(.title)
            .symbolRenderingMode(.hierarchical)
            .foregroundStyle(.blue)
            Flow(spacing: 20) {
                ForEach(SymbolSample.names, id: \.self) { Image(systemName: $0) }
            }
            .font(.title)
            .foregroundStyle(.orange, .indigo)
            Flow(spacing: 20) {
                ForEach(SymbolSample.names, id: \.self) { Image(systemName: $0) }
            }
            .font(.title)
            .symbolRenderingMode(.multicolor)
            Flow(spacing: 20) {
                ForEach([0, 0.3, 0.6, 1], id: \.self) {
                    Image(systemName: "wifi", variableValue: $0)
                    Image(systemName: "speaker.wave.3.fill", variableValue: $0)
                }
            }
            .font(.title)
        }
    }
}

/// Bars with a line, drawn by hand.
private struct Chart: View {
    private let values: [CGFloat] = [0.3, 0.55, 0.45, 0.8, 0.62, 0.9, 0.7]

    var body: some View {
        Canvas { context, size in
            let step = size.width / CGFloat(values.count)
            var line = Path()
            for (index, value) in values.enumerated() {
                let bar = CGRect(
                    x: CGFloat(index) * step + 4, y: size.height * (1 - value), width: step - 8,
                    height: size.height * value)
                context.fill(
                    Path(roundedRect: bar, cornerRadius: 4),
                    with: .linearGradient(
                        Gradient(colors: [.teal, .blue]), startPoint: .zero,
                        endPoint: CGPoint(x: 0, y: size.height)))
                let point = CGPoint(x: bar.midX, y: bar.minY - 6)
                if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
            }
            context.stroke(
                line, with: .color(.orange),
                style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            context.draw(
                Text("Week").font(.caption).foregroundStyle(.secondary),
                at: CGPoint(x: 4, y: 2), anchor: .topLeading)
        }
        .frame(width: 180, height: 110)
        .accessibilityLabel("A chart of seven days")
    }
}

/// Drops that run into each other.
private struct Blobs: View {
    var body: some View {
        Canvas { context, size in
            context.addFilter(.alphaThreshold(min: 0.5, color: .pink))
            context.addFilter(.blur(radius: 8))
            context.drawLayer { layer in
                for (x, y, side) in [
                    (30.0, 40.0, 50.0), (66, 48, 40), (104, 30, 46), (120, 70, 30),
                ] {
                    layer.fill(
                        Path(ellipseIn: CGRect(x: x - 10, y: y - 10, width: side, height: side)),
                        with: .color(.black))
                }
            }
        }
        .frame(width: 170, height: 110)
        .accessibilityLabel("Drops")
    }
}

/// One symbol, many times.
private struct Stamps: View {
    var body: some View {
        Canvas { context, size in
            guard let stamp = context.resolveSymbol(id: "star") else { return }
            for number in 0..<12 {
                var turned = context
                turned.translateBy(x: size.width / 2, y: size.height / 2)
                turned.rotate(by: .degrees(Double(number) * 30))
                turned.opacity = 0.3 + Double(number) / 17
                turned.draw(stamp, at: CGPoint(x: 0, y: -38))
            }
        } symbols: {
            Image(systemName: "star.fill").foregroundStyle(.yellow).tag("star")
        }
        .frame(width: 120, height: 110)
        .accessibilityLabel("Stars")
    }
}

/// A clock's face.
private struct Clock: View {
    let date: Date

    var body: some View {
        Canvas { context, size in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            let radius = min(size.width, size.height) / 2 - 2
            context.stroke(
                Path(
                    ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
                ),
                with: .foreground, lineWidth: 2)
            let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
            let minutes = Double(parts.minute ?? 0)
            let hands: [(Double, CGFloat, CGFloat)] = [
                (Double(parts.hour ?? 0) / 12 + minutes / 720, 0.5, 3), (minutes / 60, 0.75, 2),
                (Double(parts.second ?? 0) / 60, 0.85, 1),
            ]
            for (turn, length, width) in hands {
                var hand = Path()
                hand.move(to: .zero)
                hand.addLine(
                    to: CGPoint(
                        x: sin(turn * 2 * .pi) * radius * length,
                        y: -cos(turn * 2 * .pi) * radius * length))
                context.stroke(
                    hand, with: width == 1 ? .color(.red) : .foreground,
                    style: StrokeStyle(lineWidth: width, lineCap: .round))
            }
        }
        .frame(width: 56, height: 56)
        .accessibilityLabel("Clock")
    }
}

/// Colours and dots, to be seen through what lies before them.
private struct Backdrop: View {
    var body: some View {
        ZStack {
            LinearGradient(
                colors: [.orange, .pink, .blue, .green], startPoint: .leading, endPoint: .trailing)
            HStack(spacing: 22) {
                ForEach(0..<14, id: \.self) { index in
                    Circle().fill(index.isMultiple(of: 2) ? .white : .black)
                        .frame(width: 26, height: 26)
                }
            }
        }
    }
}

private struct MaterialSample: Identifiable {
    let name: String
    let material: Material
    var id: String { name }

    static let all = [
        MaterialSample(name: "ultra thin", material: .ultraThin),
        MaterialSample(name: "thin", material: .thin),
        MaterialSample(name: "regular", material: .regular),
        MaterialSample(name: "thick", material: .thick),
        MaterialSample(name: "ultra thick", material: .ultraThick),
    ]
}

private enum SymbolSample {
    static let names = [
        "heart.circle.fill", "trash.circle", "7.circle.fill", "a.square", "xmark.circle.fill",
        "person.crop.circle.badge.plus", "folder.badge.plus", "leaf.circle.fill", "camera.slash",
        "cloud.sun.rain.fill", "figure.run.circle", "wifi",
    ]
}
