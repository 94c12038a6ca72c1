import Combine
import SwiftUI
import Testing

/// When an observable object says that it will change, and what it holds at that moment.
@MainActor
struct PublishingOrderTests {
    private final class Ticket: ObservableObject {
        @Published var price = 100.0
        @Published private(set) var holder = Holder()

        struct Holder { var name = "nobody" }

        func raise(by amount: Double) -> Double {
            price += amount
            return price
        }

        func sell(to name: String) { holder.name = name }
    }

    @Test("S-058: the object speaks before the change")
    func before() {
        let ticket = Ticket()
        var lines: [String] = []
        let watching = ticket.objectWillChange.sink { lines.append("still \(ticket.price)") }
        lines.append("\(ticket.raise(by: 50))")
        #expect(lines == ["still 100.0", "150.0"])
        watching.cancel()
    }

    @Test(
        "S-059, S-060: a property's publisher repeats its value at once, and speaks after the object"
    )
    func replay() {
        let ticket = Ticket()
        var lines: [String] = []
        let object = ticket.objectWillChange.sink { lines.append("object \(ticket.price)") }
        let price = ticket.$price.sink { lines.append("price \($0), still \(ticket.price)") }
        #expect(lines == ["price 100.0, still 100.0"])
        lines.append("\(ticket.raise(by: 50))")
        #expect(
            lines == [
                "price 100.0, still 100.0", "object 100.0", "price 150.0, still 100.0", "150.0",
            ])
        object.cancel()
        price.cancel()
    }

    @Test("S-063: a change inside a published structure is published once")
    func nested() {
        let ticket = Ticket()
        var names: [String] = []
        let watching = ticket.$holder.sink { names.append($0.name) }
        ticket.sell(to: "Mole")
        #expect(names == ["nobody", "Mole"])
        watching.cancel()
    }
}
