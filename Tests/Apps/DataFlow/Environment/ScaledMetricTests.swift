import CasementTesting
import SwiftUI
import Testing

/// Numbers that follow the user's text size.
@MainActor
struct ScaledMetricTests {
    private struct Sized: View {
        @ScaledMetric private var plain = 17.0
        @ScaledMetric(relativeTo: .title) private var title: CGFloat = 34
        @ScaledMetric private var given: Double

        init(_ given: Double) { _given = ScaledMetric(wrappedValue: given, relativeTo: .caption) }

        var body: some View { Text("\(Int(plain)) \(Int(title)) \(Int(given))") }
    }

    private struct Sizing: View {
        @State private var size = DynamicTypeSize.large
        let density: Density
        var body: some View {
            Sized(17).dynamicTypeSize(size).environment(\.density, density)
            Button("Larger") { size = .accessibility5 }
        }
    }

    @Test("On a device a scaled number grows with the text size, and the view with it")
    func device() {
        let app = TestApp { Sizing(density: .device) }
        app.find("17 34 17").expect()
        app.find("Larger").tap()
        app.find("53 106 53").expect()
    }

    @Test("S-104: on a desktop the text size scales no number, as it scales no text")
    func desktop() {
        let app = TestApp { Sizing(density: .desktop) }
        app.find("Larger").tap()
        app.find("17 34 17").expect()
    }
}
