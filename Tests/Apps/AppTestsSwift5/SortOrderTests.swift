import CasementTesting
import SwiftUI
import Testing

/// An enum kept in the user defaults, chosen with a segmented picker.
@MainActor
struct SortOrderTests {
    private enum Order: String { case oldest, newest, none }

    private struct Songs: View {
        @AppStorage("songs.order") private var order: Order = .none

        var body: some View {
            VStack {
                Picker("Order", selection: $order) {
                    Text("None").tag(Order.none)
                    Text("Oldest").tag(Order.oldest)
                    Text("Newest").tag(Order.newest)
                }
                .pickerStyle(.segmented)
                Text("Sorted: \(order.rawValue)")
            }
            .padding()
        }
    }

    private let app = TestApp { Songs() }

    @Test("S-169: a default that was only declared is not written")
    func declared() {
        app.find("Sorted: none").expect()
        #expect(app.userDefaults.object(forKey: "songs.order") == nil)
    }

    @Test("S-174: a chosen case is stored as its raw value and is there after a restart")
    func chosen() {
        app.find("Order", role: .picker).pick("Newest")
        app.find("Sorted: newest").expect()
        #expect(app.userDefaults.string(forKey: "songs.order") == "newest")
        app.restart()
        app.find("Sorted: newest").expect()
        app.find("Order", role: .picker).expectValue("Newest")
    }

    @Test("S-170, S-174: what is written from outside is shown; what is not a case is the default")
    func writtenOutside() {
        app.userDefaults.set("oldest", forKey: "songs.order")
        app.find("Sorted: oldest").expect()
        app.userDefaults.set("sideways", forKey: "songs.order")
        app.find("Sorted: none").expect()
    }
}
