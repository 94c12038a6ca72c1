import SwiftUI

/// The previews of a few views, in a window: they are views like any other.
struct PreviewsApp: App {
    var body: some Scene {
        WindowGroup("Previews") {
            VStack {
                Bell_Previews.previews
                Rope_Previews.previews
                Wardrobe_Previews.previews
            }
        }
    }
}

private struct Bell: View {
    @State private var strokes = 0
    var body: some View { Button("Struck \(strokes) times") { strokes += 1 } }
}

private struct Bell_Previews: PreviewProvider {
    static var previews: some View {
        Bell()
    }
}

private struct Rope: View {
    @Binding var label: String
    var body: some View { TextField("Rope", text: $label) }
}

private struct Rope_Previews: PreviewProvider {
    static var previews: some View {
        Rope(label: .constant("knotted"))
            .previewLayout(.sizeThatFits)
            .previewDisplayName("A rope")
    }
}

private final class Coats: ObservableObject {
    @Published var count = 3
}

private struct Wardrobe: View {
    @EnvironmentObject var coats: Coats
    var body: some View { Text("\(coats.count) coats") }
}

private struct Wardrobe_Previews: PreviewProvider {
    static var previews: some View {
        Wardrobe()
            .environmentObject(Coats())
    }
}

// What a release build leaves out; see the trait in Package.swift.
#if Macros
    #Preview("Coats to hand") {
        Wardrobe()
            .environmentObject(Coats())
    }
#endif
