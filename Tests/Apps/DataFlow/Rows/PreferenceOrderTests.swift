import CasementTesting
import SwiftUI
import Testing

/// What rows hand up comes in the order of the rows.
@MainActor
struct PreferenceOrderTests {
    private struct NamesKey: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) {
            value += nextValue()
        }
    }

    private struct Line: View {
        let name: String
        var body: some View { Text(name).preference(key: NamesKey.self, value: [name]) }
    }

    private struct Lines: View {
        @State private var names = ["ash", "birch", "cedar"]
        @State private var heard: [String] = []
        var body: some View {
            VStack {
                VStack { ForEach(names, id: \.self) { Line(name: $0) } }
                    .onPreferenceChange(NamesKey.self) { heard = $0 }
                Text("Heard \(heard.joined(separator: " "))")
                Button("Reverse") { names.reverse() }
            }
        }
    }

    @Test("S-011: rows that only change places hand up their preferences in the new order")
    func order() {
        let app = TestApp { Lines() }
        app.find("Heard ash birch cedar").expect()
        app.find("Reverse").tap()
        app.find("Heard cedar birch ash").expect()
    }
}
