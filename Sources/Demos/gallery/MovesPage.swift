import SwiftUI

/// Views that take each other's place, keyframes and phases, and contents that change.
struct MovesPage: View {
    var body: some View {
        Exhibit("Matched geometry") { MatchedCards() }
        Exhibit("A selection that moves") { MovingSelection() }
        Exhibit("Keyframes and phases") { KeyframesAndPhases() }
        Exhibit("Numbers and symbols") { ChangingContents() }
        Exhibit("In space") { SpaceTurns() }
    }
}

/// A card that grows out of a row of cards.
private struct MatchedCards: View {
    @State private var selected: Int?
    @Namespace private var space

    private let colors: [Color] = [.blue, .teal, .orange, .pink]

    var body: some View {
        ZStack(alignment: .topLeading) {
            HStack(spacing: 12) {
                ForEach(colors.indices, id: \.self) { index in
                    if index != selected {
                        Button {
                            select(index)
                        } label: {
                            card(index).frame(maxWidth: 90, minHeight: 60, maxHeight: 60)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel("Card \(index + 1)")
                    } else {
                        Color.clear.frame(maxWidth: 90, minHeight: 60, maxHeight: 60)
                    }
                }
            }
            if let selected {
                Button {
                    select(nil)
                } label: {
                    card(selected)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Large card")
            }
        }
        .frame(maxWidth: 396, minHeight: 150, maxHeight: 150, alignment: .topLeading)
    }

    private func card(_ index: Int) -> some View {
        RoundedRectangle(cornerRadius: 10)
            .fill(colors[index].gradient)
            .matchedGeometryEffect(id: index, in: space)
    }

    private func select(_ index: Int?) {
        withAnimation(.snappy) { selected = index }
    }
}

private struct MovingSelection: View {
    @State private var selected = "Day"
    @Namespace private var space

    var body: some View {
        HStack(spacing: 0) {
            ForEach(["Day", "Week", "Month", "Year"], id: \.self) { name in
                Button {
                    withAnimation(.snappy) { selected = name }
                } label: {
                    Text(name)
                        .frame(width: 64, height: 30)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .matchedGeometryEffect(id: name, in: space)
            }
        }
        .background {
            Capsule()
                .fill(.tint.opacity(0.25))
                .matchedGeometryEffect(id: selected, in: space, isSource: false)
        }
        .background(.quaternary.opacity(0.5), in: Capsule())
    }
}

private struct KeyframesAndPhases: View {
    @State private var jumps = 0
    @State private var waves = 0

    private struct Pose {
        var height = 0.0
        var stretch = 1.0
        var turn = Angle.zero
    }

    var body: some View {
        HStack(alignment: .bottom, spacing: 12) {
            Button("Jump") { jumps += 1 }
            Text("🐸")
                .font(.system(size: 40))
                .keyframeAnimator(initialValue: Pose(), trigger: jumps) { content, pose in
                    content
                        .scaleEffect(x: 1, y: pose.stretch, anchor: .bottom)
                        .rotationEffect(pose.turn)
                        .offset(y: pose.height)
                } keyframes: { _ in
                    KeyframeTrack(\.stretch) {
                        CubicKeyframe(0.6, duration: 0.15)
                        CubicKeyframe(1.3, duration: 0.2)
                        CubicKeyframe(0.8, duration: 0.3)
                        SpringKeyframe(1, duration: 0.5, spring: .bouncy)
                    }
                    KeyframeTrack(\.height) {
                        LinearKeyframe(0, duration: 0.15)
                        CubicKeyframe(-60, duration: 0.25)
                        CubicKeyframe(0, duration: 0.25)
                    }
                    KeyframeTrack(\.turn) {
                        LinearKeyframe(.zero, duration: 0.15)
                        CubicKeyframe(.degrees(360), duration: 0.5)
                        MoveKeyframe(.zero)
                    }
                }
            Button("Wave") { waves += 1 }
            Circle()
                .fill(.green)
                .frame(width: 40, height: 40)
                .phaseAnimator([1.0, 1.4, 0.7], trigger: waves) { content, size in
                    content.scaleEffect(size)
                } animation: { _ in
                    .bouncy(duration: 0.3)
                }
        }
        .frame(height: 110, alignment: .bottom)
    }
}

private struct ChangingContents: View {
    @State private var count = 98
    @State private var isPlaying = false
    @State private var stars = 0

    var body: some View {
        Flow(spacing: 16) {
            Button("Less") { withAnimation { count -= 1 } }
            Text("\(count)")
                .font(.title.monospacedDigit())
                .contentTransition(.numericText(value: Double(count)))
                .frame(width: 70)
                .accessibilityIdentifier("count")
            Button("More") { withAnimation { count += 1 } }
            Button {
                withAnimation { isPlaying.toggle() }
            } label: {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                    .contentTransition(.symbolEffect(.replace))
            }
            .accessibilityLabel("Play")
            Button {
                stars += 1
            } label: {
                Image(systemName: "star.fill").symbolEffect(.bounce, value: stars)
            }
            .accessibilityLabel("Star")
            Image(systemName: "wifi").symbolEffect(
                .variableColor.iterative, isActive: isPlaying)
            Image(systemName: "heart.fill").foregroundStyle(.red)
                .symbolEffect(.breathe, isActive: isPlaying)
            Text("secondary").textScale(.secondary)
        }
    }
}

private struct SpaceTurns: View {
    @State private var isTurned = false

    var body: some View {
        Flow(spacing: 32) {
            Button("Turn over") { withAnimation(.smooth(duration: 0.8)) { isTurned.toggle() } }
            face("1", .indigo)
                .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
            face("2", .mint)
                .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
            face("3", .brown)
                .rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0), anchor: .bottom)
        }
    }

    private func face(_ title: String, _ color: Color) -> some View {
        Text(title)
            .font(.largeTitle)
            .foregroundStyle(.white)
            .frame(width: 80, height: 80)
            .background(color.gradient, in: RoundedRectangle(cornerRadius: 12))
    }
}
