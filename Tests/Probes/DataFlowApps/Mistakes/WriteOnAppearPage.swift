import SwiftUI

/// Writing when a view appears costs one more evaluation, and is nothing forbidden.
struct WriteOnAppearPage: View {
    @State private var early = 0.0
    @State private var late = 0.0

    var body: some View {
        let _ = print("write page: evaluated at \(Int(early))")
        VStack {
            Text("Early \(Int(early)), late \(Int(late))")
            Dial(name: "Early", value: $early)
                .onAppear { early = 25 }
            Dial(name: "Late", value: $late)
                .task {
                    if late == 0 { late = 25 }
                }
        }
    }
}

private struct Dial: View {
    let name: String
    @Binding var value: Double

    var body: some View {
        VStack {
            Slider(value: $value, in: 0...100)
            Button("\(name) to 50") { value = 50 }
        }
    }
}
