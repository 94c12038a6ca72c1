import SwiftUI

struct ButtonsPage: View {
    @State private var count = 0

    var body: some View {
        Exhibit("Styles") {
            Flow {
                Button("Bordered") { count += 1 }
                Button("Prominent") { count += 1 }
                    .buttonStyle(.borderedProminent)
                Button("Borderless") { count += 1 }
                    .buttonStyle(.borderless)
                Button("Plain") { count += 1 }
                    .buttonStyle(.plain)
            }
            Text("Pressed ^[\(count) time](inflect: true)")
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("count")
        }
        Exhibit("Roles") {
            Flow {
                Button("Delete", role: .destructive) {}
                Button("Delete", role: .destructive) {}
                    .buttonStyle(.borderedProminent)
                Button("Cancel", role: .cancel) {}
            }
        }
        Exhibit("With a symbol") {
            Flow {
                Button("Add", systemImage: "plus") { count += 1 }
                Button {
                    count = 0
                } label: {
                    Label("Reset", systemImage: "arrow.clockwise")
                }
                Button("Trash", systemImage: "trash") {}
                    .labelStyle(.iconOnly)
            }
        }
        Exhibit("Sizes") {
            Flow {
                Button("Mini") {}.controlSize(.mini)
                Button("Small") {}.controlSize(.small)
                Button("Regular") {}
                Button("Large") {}.controlSize(.large)
            }
        }
        Exhibit("Disabled") {
            Flow {
                Button("Bordered") {}
                Button("Prominent") {}.buttonStyle(.borderedProminent)
                Button("Borderless") {}.buttonStyle(.borderless)
            }
            .disabled(true)
        }
        Exhibit("A style of one's own") {
            Button("Gradient") { count += 1 }
                .buttonStyle(GradientButtonStyle())
        }
    }
}

struct GradientButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(
                LinearGradient(
                    colors: [.indigo, .purple], startPoint: .leading, endPoint: .trailing),
                in: Capsule()
            )
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}
