import SwiftUI

/// A view that needs an object of its surroundings, with and without one.
struct MissingObjectPage: View {
    @State private var isForgotten = false

    var body: some View {
        VStack {
            Needy().environmentObject(Supper())
            Idle()
            Button("Forget the supper") { isForgotten = true }
            if isForgotten { Needy() }
        }
    }
}

final class Supper: ObservableObject {
    @Published var dish = "soup"
}

private struct Needy: View {
    @EnvironmentObject var supper: Supper
    var body: some View { Text("For supper: \(supper.dish)") }
}

/// Declares the object and never asks for it.
private struct Idle: View {
    @EnvironmentObject var supper: Supper
    var body: some View { Text("Not hungry") }
}
