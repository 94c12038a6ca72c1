import SwiftUI

/// Six mistakes and what really comes of each, beside what should be written instead.
struct MistakesApp: App {
    var body: some Scene {
        WindowGroup("Mistakes") { MistakePicker() }
    }
}

private struct MistakePicker: View {
    @State private var number = 1

    var body: some View {
        VStack {
            Picker("Mistake", selection: $number) {
                ForEach(1...6, id: \.self) { Text("No \($0)").tag($0) }
            }
            .pickerStyle(.segmented)
            switch number {
            case 1: AdoptedObjectPage()
            case 2: WriteOnAppearPage()
            case 3: MissingObjectPage()
            case 4: DuplicatePage()
            case 5: ObjectInStatePage()
            default: BackgroundPage()
            }
        }
    }
}
