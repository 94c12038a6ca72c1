import CasementTesting
import Combine
import SwiftUI
import Testing

/// When published properties speak, and what their object holds at that moment.
@MainActor
struct PublishedTests {
    private struct Item: Equatable {
        var name: String
        var amount = 1
    }

    private struct Owner {
        var name = "nobody"
        var age = 0
    }

    private final class Engine: ObservableObject {
        @Published var speed = 0
    }

    private final class Wagon: ObservableObject {
        @Published var price = 100.0
        @Published var value = 0
        @Published var owner = Owner()
        @Published var items: [Item] = []
        @Published var engine = Engine()

        func raise(by amount: Double) -> Double {
            price += amount
            return price
        }
    }

    private let wagon = Wagon()
    private let lines = Lines()

    @Test("S-058: the object speaks before a property changes, while it still has its old value")
    func objectFirst() {
        let watching = wagon.objectWillChange.sink { [wagon, lines] in
            lines.add("price '\(wagon.price)' will change")
        }
        lines.add("\(wagon.raise(by: 50))")
        #expect(lines.take() == ["price '100.0' will change", "150.0"])
        watching.cancel()
    }

    @Test("S-059: the property's publisher speaks after the object's, and both before storage")
    func order() {
        let object = wagon.objectWillChange.sink { [wagon, lines] in
            lines.add("object, still \(wagon.price)")
        }
        let price = wagon.$price.sink { [wagon, lines] new in
            lines.add("property \(new), still \(wagon.price)")
        }
        lines.add("\(wagon.raise(by: 50))")
        #expect(
            lines.take() == [
                "property 100.0, still 100.0", "object, still 100.0", "property 150.0, still 100.0",
                "150.0",
            ])
        object.cancel()
        price.cancel()
    }

    @Test("S-060: a property repeats its value to whoever subscribes, the object does not speak")
    func replay() {
        let object = wagon.objectWillChange.sink { [lines] in lines.add("object") }
        let price = wagon.$price.sink { [lines] in lines.add("price \($0)") }
        #expect(lines.take() == ["price 100.0"])
        object.cancel()
        price.cancel()
    }

    @Test("S-061: whoever receives a value still reads the one before it from the object")
    func persisted() {
        let watching = wagon.$value.sink { [wagon, lines] in
            lines.add("received \($0) - persisted \(wagon.value)")
        }
        wagon.value = 4
        wagon.value = 2
        #expect(
            lines.take() == [
                "received 0 - persisted 0", "received 4 - persisted 0", "received 2 - persisted 4",
            ])
        #expect(wagon.value == 2)
        watching.cancel()
    }

    @Test("S-063: a change inside a published structure publishes the whole structure once")
    func nested() {
        let owners = wagon.$owner.dropFirst().sink { [lines] in
            lines.add("owner \($0.name) \($0.age)")
        }
        let items = wagon.$items.dropFirst().sink { [lines] items in
            lines.add(items.map { "\($0.name) \($0.amount)" }.joined(separator: ", "))
        }
        let object = wagon.objectWillChange.sink { [lines] in lines.add("change") }
        wagon.owner.name = "Mole"
        #expect(lines.take() == ["change", "owner Mole 0"])
        wagon.items.append(Item(name: "hay"))
        #expect(lines.take() == ["change", "hay 1"])
        wagon.items.append(Item(name: "oats"))
        #expect(lines.take() == ["change", "hay 1, oats 1"])
        wagon.items[0].amount += 1
        #expect(lines.take() == ["change", "hay 2, oats 1"])
        for watching in [owners, items, object] { watching.cancel() }
    }

    @Test("S-064: an object's own changes are not those of the object that holds it")
    func nestedObject() {
        let engine = wagon.$engine.dropFirst().sink { [lines] _ in lines.add("engine") }
        let object = wagon.objectWillChange.sink { [lines] in lines.add("change") }
        wagon.engine.speed = 9
        #expect(lines.take() == [])
        wagon.engine = Engine()
        #expect(lines.take() == ["change", "engine"])
        engine.cancel()
        object.cancel()
    }

    private struct Outer: View {
        @ObservedObject var wagon: Wagon
        var body: some View { Text("Outer speed \(wagon.engine.speed)") }
    }

    private struct Inner: View {
        @ObservedObject var engine: Engine
        var body: some View { Text("Inner speed \(engine.speed)") }
    }

    @Test("S-064: a view that observes the outer object misses what changes in the inner one")
    func nestedObjectInView() {
        let wagon = wagon
        let app = TestApp {
            Outer(wagon: wagon)
            Inner(engine: wagon.engine)
            Button("Faster") { wagon.engine.speed += 1 }
            Button("Tell") { wagon.objectWillChange.send() }
        }
        app.find("Faster").tap()
        app.find("Outer speed 0").expect()
        app.find("Inner speed 1").expect()
        app.find("Tell").tap()
        app.find("Outer speed 1").expect()
    }

    @Test("S-065: an object has one publisher, however often it is asked for")
    func samePublisher() {
        #expect(wagon.objectWillChange === wagon.objectWillChange)
        #expect(Engine().objectWillChange !== wagon.objectWillChange)
    }

    private final class Plain: ObservableObject {
        var note = "old"
    }

    private struct Reader: View {
        @ObservedObject var plain: Plain
        let lines: Lines
        var body: some View {
            let _ = lines.add("body")
            Text("Note: \(plain.note)")
        }
    }

    @Test("S-065: saying by hand that it changes evaluates whoever observes it, data or no data")
    func sending() {
        let (plain, lines) = (Plain(), lines)
        let app = TestApp {
            Reader(plain: plain, lines: lines)
            Button("Write") { plain.note = "new" }
            Button("Send") { plain.objectWillChange.send() }
        }
        #expect(lines.take() == ["body"])
        app.find("Write").tap()
        #expect(lines.take() == [])
        app.find("Note: old").expect()
        app.find("Send").tap()
        #expect(lines.take() == ["body"])
        app.find("Note: new").expect()
        app.find("Send").tap()
        #expect(lines.take() == ["body"])
    }

    private final class Saver: ObservableObject {
        let lines: Lines
        @Published var level: Int { didSet { lines.add("\(oldValue) to \(level)") } }

        init(_ lines: Lines, loads: Bool) {
            self.lines = lines
            level = 1
            if loads { load() }
        }

        func load() { level = 5 }
    }

    @Test("S-066: didSet of a published property runs when the value is stored, and sees it")
    func didSet() {
        let saver = Saver(lines, loads: false)
        #expect(lines.take() == [])
        let watching = saver.$level.dropFirst().sink { [lines] in lines.add("published \($0)") }
        saver.level = 2
        #expect(lines.take() == ["published 2", "1 to 2"])
        watching.cancel()
    }

    @Test("S-066: what a method assigns that the initializer calls runs didSet, too")
    func didSetInInitializer() {
        #expect(Saver(lines, loads: true).level == 5)
        #expect(lines.take() == ["1 to 5"])
    }
}
