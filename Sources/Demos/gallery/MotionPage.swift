import SwiftUI

struct MotionPage: View {
    @State private var isMoved = false
    @State private var isShown = true
    @State private var turns = 0.0
    @State private var drag = CGSize.zero

    var body: some View {
        Exhibit("Springs and curves") {
            VStack(alignment: .leading, spacing: 8) {
                runner("spring", .spring)
                runner("bouncy", .bouncy)
                runner("ease in and out", .easeInOut(duration: 0.6))
                runner("linear", .linear(duration: 0.6))
            }
            .frame(maxWidth: 420, alignment: .leading)
            Button("Move") { isMoved.toggle() }
        }
        Exhibit("Transitions") {
            Flow(spacing: 16) {
                Button(isShown ? "Hide" : "Show") { withAnimation { isShown.toggle() } }
                if isShown {
                    Tile("fades", .blue)
                }
                if isShown {
                    Tile("scales", .green).transition(.scale)
                }
                if isShown {
                    Tile("slides", .orange).transition(
                        .move(edge: .bottom).combined(with: .opacity))
                }
            }
            .frame(height: 70)
        }
        Exhibit("Turn") {
            Button {
                withAnimation(.spring(response: 0.6, dampingFraction: 0.6)) { turns += 0.5 }
            } label: {
                Label("Turn", systemImage: "arrow.clockwise")
            }
            Star()
                .fill(.yellow)
                .frame(width: 64, height: 64)
                .rotationEffect(.degrees(turns * 360))
        }
        Exhibit("Drag") {
            Circle()
                .fill(.purple)
                .frame(width: 56, height: 56)
                .offset(drag)
                .gesture(
                    DragGesture()
                        .onChanged { drag = $0.translation }
                        .onEnded { _ in withAnimation(.bouncy) { drag = .zero } }
                )
        }
    }

    private func runner(_ name: String, _ animation: Animation) -> some View {
        HStack {
            if isMoved { Spacer() }
            Text(name)
                .font(.caption)
                .padding(.horizontal, 10)
                .padding(.vertical, 4)
                .background(.teal.opacity(0.3), in: Capsule())
            if !isMoved { Spacer() }
        }
        .animation(animation, value: isMoved)
    }
}
