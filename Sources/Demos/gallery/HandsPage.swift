import SwiftUI

/// What fingers, the pointer and keys do beyond pressing.
struct HandsPage: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @State private var mails = ["Ada", "Grace", "Linus"]
    @State private var flagged: Set<String> = []

    var body: some View {
        Exhibit("Two fingers, or Alt and a drag") {
            PinchedCard(scale: $scale, angle: $angle)
        }
        Exhibit("Swipe actions") {
            List {
                ForEach(mails, id: \.self) { name in
                    Label(name, systemImage: flagged.contains(name) ? "flag.fill" : "envelope")
                        .swipeActions {
                            Button(role: .destructive) {
                                withAnimation { mails.removeAll { $0 == name } }
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                            Button {
                                flagged.formSymmetricDifference([name])
                            } label: {
                                Label("Flag", systemImage: "flag")
                            }
                            .tint(.orange)
                        }
                        .swipeActions(edge: .leading) {
                            Button("Read") {}.tint(.blue)
                        }
                }
            }
            .listStyle(.bordered)
            .frame(maxWidth: 340)
            .frame(height: 120)
        }
        Exhibit("Tool tips and selectable text") {
            Flow {
                Button("Rest here") {}
                    .help("A tool tip stays beside the pointer and inside of the window.")
                Text("Select these words and copy them.")
                    .textSelection(.enabled)
            }
        }
    }
}

/// A card that two fingers scale and turn.
private struct PinchedCard: View {
    @Binding var scale: Double
    @Binding var angle: Angle
    @State private var startScale = 1.0
    @State private var startAngle = Angle.zero

    var body: some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(.linearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom))
            .frame(width: 140, height: 100)
            .overlay { Image(systemName: "hand.draw").font(.largeTitle).foregroundStyle(.white) }
            .scaleEffect(scale)
            .rotationEffect(angle)
            .frame(maxWidth: 340)
            .frame(height: 180)
            .contentShape(Rectangle())
            .gesture(
                MagnifyGesture()
                    .onChanged { scale = startScale * $0.magnification }
                    .onEnded { _ in startScale = scale }
                    .simultaneously(
                        with: RotateGesture()
                            .onChanged { angle = startAngle + $0.rotation }
                            .onEnded { _ in startAngle = angle })
            )
            .accessibilityElement()
            .accessibilityLabel("Card")
            .accessibilityValue(
                "\(Int((scale * 100).rounded())) %, \(Int(angle.degrees.rounded()))°")
    }
}
