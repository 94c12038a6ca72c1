import SwiftUI

/// A list in an order that is kept between launches.
struct SortApp: App {
    var body: some Scene {
        WindowGroup("Order", id: "rivers") { Rivers() }
    }
}

enum RiverOrder: String {
    case rising, falling, none
}

private struct Rivers: View {
    @AppStorage("rivers.order") private var order: RiverOrder = .none
    private let lengths = [("Elbe", 1094), ("Danube", 2850), ("Rhine", 1233)]

    var body: some View {
        VStack {
            Picker("Order of rivers", selection: $order) {
                Text("As given").tag(RiverOrder.none)
                Text("Rising").tag(RiverOrder.rising)
                Text("Falling").tag(RiverOrder.falling)
            }
            .pickerStyle(.segmented)
            Text("Order: \(order.rawValue)")
            Text(sorted.map(\.0).joined(separator: ", "))
        }
        .padding()
    }

    private var sorted: [(String, Int)] {
        switch order {
        case .none: lengths
        case .rising: lengths.sorted { $0.1 < $1.1 }
        case .falling: lengths.sorted { $0.1 > $1.1 }
        }
    }
}
