import CasementTesting
import SwiftUI
import Testing

/// A cart whose sums are computed from its lines, which are the only truth.
@MainActor
struct CartTests {
    private struct Line: Identifiable {
        let id: String
        var price: Double
        var amount = 1
    }

    @MainActor
    private final class Cart: ObservableObject {
        @Published var lines: [Line] = []

        var pieces: Int { lines.reduce(0) { $0 + $1.amount } }
        var sum: Double { lines.reduce(0) { $0 + $1.price * Double($1.amount) } }
        var isEmpty: Bool { lines.isEmpty }

        func add(_ name: String, at price: Double) {
            if let index = lines.firstIndex(where: { $0.id == name }) {
                lines[index].amount += 1
            } else {
                lines.append(Line(id: name, price: price))
            }
        }
    }

    private struct Shop: View {
        @StateObject private var cart = Cart()

        var body: some View {
            VStack(alignment: .leading) {
                Button("Take bread") { cart.add("Bread", at: 2.5) }
                Button("Take milk") { cart.add("Milk", at: 1.25) }
                if cart.isEmpty {
                    Text("Nothing taken").foregroundColor(.secondary)
                } else {
                    ForEach(cart.lines) { line in
                        Stepper(
                            "\(line.id) × \(line.amount)",
                            value: $cart.lines[position(of: line)].amount, in: 1...9)
                    }
                    Text("\(cart.pieces) pieces")
                    Text("Sum \(cart.sum, specifier: "%.2f")")
                }
            }
        }

        private func position(of line: Line) -> Int {
            cart.lines.firstIndex { $0.id == line.id } ?? 0
        }
    }

    private let app = TestApp { Shop() }

    @Test("Everything derived from the lines follows one change of them")
    func adding() {
        app.find("Nothing taken").expect()
        app.find("Take bread").tap()
        app.find("Take bread").tap()
        app.find("Take milk").tap()
        app.find("Nothing taken").expectNone()
        app.find("3 pieces").expect()
        app.find("Sum 6.25").expect()
        app.find("Bread × 2").expect()
    }

    @Test("S-073: a stepper writes one field of one line through the object's binding")
    func stepping() {
        app.find("Take milk").tap()
        app.find("Take bread").tap()
        app.find("Milk × 1", role: .stepper).focus()
        app.key("Up")
        app.find("Milk × 2").expect()
        app.find("Bread × 1").expect()
        app.find("Sum 5.00").expect()
    }
}
