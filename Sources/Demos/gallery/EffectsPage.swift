import SwiftUI

struct EffectsPage: View {
    var body: some View {
        Exhibit("Opacity, shadow, blur") {
            Flow(spacing: 28) {
                sample.opacity(0.4)
                sample.shadow(color: .black.opacity(0.3), radius: 6, y: 4)
                sample.blur(radius: 3)
                sample.grayscale(1)
                sample.border(.secondary, width: 2)
            }
        }
        Exhibit("Clip and mask") {
            Flow(spacing: 28) {
                sample.clipShape(Circle())
                sample.cornerRadius(16)
                sample.mask(Star())
                sample.overlay(alignment: .topTrailing) {
                    Circle().fill(.red).frame(width: 16, height: 16).offset(x: 6, y: -6)
                }
            }
        }
        Exhibit("Transforms") {
            Flow(spacing: 36) {
                sample.rotationEffect(.degrees(15))
                sample.scaleEffect(0.7)
                sample.offset(y: 10)
                sample.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
            }
            .padding(.vertical, 8)
        }
        Exhibit("Behind and in front") {
            Text("A text on a card")
                .padding()
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 10))
                .overlay { RoundedRectangle(cornerRadius: 10).stroke(.separator) }
        }
    }

    private var sample: some View {
        LinearGradient(colors: [.cyan, .indigo], startPoint: .top, endPoint: .bottom)
            .frame(width: 72, height: 72)
            .overlay {
                Image(systemName: "star.fill").font(.title).foregroundStyle(.white)
                    .accessibilityHidden(true)
            }
    }
}
