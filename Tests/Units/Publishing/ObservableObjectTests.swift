import Publishing
import Testing

/// What an observable object says without having said how.
struct ObservableObjectTests {
    private final class Silent: ObservableObject {
        var word = "" { willSet { objectWillChange.send() } }
    }

    private class Base: ObservableObject {
        @Published var first = 0
    }

    private final class Derived: Base {
        @Published var second = 0
        var plain = 0 { willSet { objectWillChange.send() } }
    }

    @Test("S-065: an object without published properties has one publisher, which it can send to")
    func silent() {
        let object = Silent()
        var heard = 0
        let watching = object.objectWillChange.sink { heard += 1 }
        object.word = "a"
        object.word = "b"
        #expect(heard == 2)
        #expect(object.objectWillChange === object.objectWillChange)
        watching.cancel()
    }

    @Test("S-065: published properties of a class and its ancestors share one publisher")
    func published() {
        let object = Derived()
        var heard = 0
        let watching = object.objectWillChange.sink { heard += 1 }
        object.first += 1
        object.second += 1
        object.plain += 1
        #expect(heard == 3)
        #expect(object.objectWillChange === object.objectWillChange)
        watching.cancel()
    }

    @Test("An object hears nothing of one that had its address before")
    func addresses() {
        var publishers: [ObservableObjectPublisher] = []
        for _ in 0..<300 { publishers.append(Silent().objectWillChange) }
        #expect(Set(publishers.map { ObjectIdentifier($0) }).count == 300)
    }

    @Test("A value is published through generic code as well")
    func generic() {
        func watch<Object: ObservableObject>(_ object: Object, _ heard: @escaping () -> Void)
            -> AnyCancellable
        {
            object.objectWillChange.sink { _ in heard() }
        }
        let object = Silent()
        var heard = 0
        let watching = watch(object) { heard += 1 }
        object.word = "c"
        #expect(heard == 1)
        watching.cancel()
    }
}
