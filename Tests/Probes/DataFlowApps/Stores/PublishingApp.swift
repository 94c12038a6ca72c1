import Combine
import SwiftUI

/// Prints when an object says that it will change, and what it holds at that moment.
struct PublishingApp: App {
    init() {
        Order.printAll()
    }

    var body: some Scene {
        WindowGroup("Order") { Text("See the log") }
    }
}

private final class Ticket: ObservableObject {
    @Published var seat: String
    @Published var fare: Double

    init(seat: String, fare: Double) {
        self.seat = seat
        self.fare = fare
    }

    func raise(by amount: Double) -> Double {
        fare += amount
        return fare
    }
}

private final class Meter: ObservableObject {
    @Published var value = 0
}

private enum Order {
    static func printAll() {
        willChange()
        withProperty()
        propertyAlone()
        persisted()
        subject()
        print("order: end")
    }

    /// The object speaks while it still holds the old value.
    private static func willChange() {
        var cancellables = Set<AnyCancellable>()
        let ticket = Ticket(seat: "4A", fare: 20.0)
        ticket.objectWillChange
            .sink { _ in print("order: '\(ticket.fare)' will change") }
            .store(in: &cancellables)
        print("order: \(ticket.raise(by: 5))")
    }

    /// A property's publisher repeats what is there, and speaks after the object.
    private static func withProperty() {
        var cancellables = Set<AnyCancellable>()
        let ticket = Ticket(seat: "4B", fare: 30.0)
        ticket.objectWillChange
            .sink { _ in print("order: '\(ticket.fare)' will change") }
            .store(in: &cancellables)
        ticket.$fare
            .sink { _ in print("order: direct, still '\(ticket.fare)'") }
            .store(in: &cancellables)
        print("order: \(ticket.raise(by: 5))")
    }

    private static func propertyAlone() {
        var cancellables = Set<AnyCancellable>()
        let ticket = Ticket(seat: "4C", fare: 40.0)
        ticket.objectWillChange
            .sink { _ in print("order: never said") }
            .store(in: &cancellables)
        ticket.$fare
            .sink { _ in print("order: alone, '\(ticket.fare)'") }
            .store(in: &cancellables)
    }

    private static func persisted() {
        let meter = Meter()
        let watching = meter.$value.sink { print("order: received \($0), kept \(meter.value)") }
        meter.value = 4
        meter.value = 2
        watching.cancel()
    }

    /// A subject is the opposite: it has the new value when it speaks.
    private static func subject() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let watching = subject.sink { print("order: sent \($0), kept \(subject.value)") }
        subject.value = 4
        subject.send(2)
        watching.cancel()
    }
}
