import Observation
import Publishing
import Testing
import ViewHosts

@testable import Views

/// Whose body is evaluated again, and how often, when something changes.
@MainActor
struct BodyCountTests {
    // MARK: State

    private struct Unread: View {
        @State var value = 0
        let probe: Probe<() -> Void>
        var body: some View {
            let _ = probe.value = { value += 1 }
            EmptyView()
        }
    }

    @Test("S-030: state that no body has read evaluates nothing when it is set")
    func unreadState() {
        let probe = Probe<() -> Void>({})
        let host = ViewHost(Unread(probe: probe))
        host.act { probe.value() }
        #expect(host.bodies(Unread.self) == 1)
    }

    private struct Sticky: View {
        @State var value = 0
        @State var reads = true
        let probe: Probe<(Int, Bool) -> Void>
        var body: some View {
            let _ =
                probe.value = {
                    value = $0
                    reads = $1
                }
            if reads { Shown(number: value) }
        }
    }

    @Test("S-031: state that was read once evaluates the body even when it is not read any more")
    func stickyRead() {
        let probe = Probe<(Int, Bool) -> Void>({ _, _ in })
        let host = ViewHost(Sticky(probe: probe))
        host.act { probe.value(0, false) }
        #expect(host.bodies(Sticky.self) == 2)
        host.act { probe.value(1, false) }
        #expect(host.bodies(Sticky.self) == 3)
    }

    private struct Owner: View {
        @State var number = 0
        let probe: Probe<Binding<Int>?>
        var body: some View {
            let _ = probe.value = $number
            Reader(number: $number)
        }
    }

    private struct Reader: View {
        @Binding var number: Int
        var body: some View { Shown(number: number) }
    }

    @Test("S-033: a parent that only hands a binding on is not evaluated when the value changes")
    func bindingOnly() {
        let probe = Probe<Binding<Int>?>(nil)
        let host = ViewHost(Owner(probe: probe))
        host.act { probe.value?.wrappedValue = 5 }
        #expect(host.bodies(Owner.self) == 1)
        #expect(host.bodies(Reader.self) == 2)
        #expect(host.bodies(Shown.self) == 2)
    }

    private struct Pair: View {
        @State var a = 0
        @State var b = 0
        let probe: Probe<(Binding<Int>, Binding<Int>)?>
        let seen: Probe<[[Int]]>
        var body: some View {
            let _ = probe.value = ($a, $b)
            let _ = seen.value.append([a, b])
            EmptyView()
        }
    }

    @Test("S-034: writing an equal value evaluates nothing")
    func equalWrite() {
        let probe = Probe<(Binding<Int>, Binding<Int>)?>(nil)
        let host = ViewHost(Pair(probe: probe, seen: Probe([])))
        host.act { probe.value?.0.wrappedValue = 0 }
        #expect(host.bodies(Pair.self) == 1)
    }

    @Test("S-037: writes of one action are shown by one evaluation, and read back at once")
    func coalescedWrites() throws {
        let probe = Probe<(Binding<Int>, Binding<Int>)?>(nil)
        let seen = Probe<[[Int]]>([])
        let host = ViewHost(Pair(probe: probe, seen: seen))
        let (a, b) = try #require(probe.value)
        host.act {
            a.wrappedValue = 1
            b.wrappedValue = 2
            a.wrappedValue = 3
            #expect(a.wrappedValue == 3)
        }
        #expect(seen.value == [[0, 0], [3, 2]])
    }

    @Test("S-039: two increments in one action add two")
    func incrementTwice() throws {
        let probe = Probe<(Binding<Int>, Binding<Int>)?>(nil)
        let seen = Probe<[[Int]]>([])
        let host = ViewHost(Pair(probe: probe, seen: seen))
        let a = try #require(probe.value?.0)
        host.act {
            a.wrappedValue += 1
            a.wrappedValue += 1
        }
        #expect(seen.value.last == [2, 0])
    }

    private struct Nested: View {
        @State var value = 0
        let bodies: Probe<[Int]>
        let changes: Probe<[[Int]]>
        var body: some View {
            let _ = bodies.value.append(value)
            EmptyView()
                .onAppear {
                    value = 1
                    value = 2
                    withAnimation {
                        value = 3
                        value = 4
                    }
                }
                .onChange(of: value) { changes.value.append([$0, $1]) }
        }
    }

    @Test("S-038: writes of different transactions are shown one after the other")
    func transactions() {
        let bodies = Probe<[Int]>([])
        let changes = Probe<[[Int]]>([])
        _ = ViewHost(Nested(bodies: bodies, changes: changes))
        #expect(bodies.value == [0, 2, 4])
        #expect(changes.value == [[0, 2], [2, 4]])
    }

    // MARK: Observed objects

    private final class Model: ObservableObject {
        @Published var t1 = false
        var t2 = false
    }

    private struct Condition: View {
        let condition: Bool
        var body: some View { EmptyView() }
    }

    private struct ObservingParent: View {
        @ObservedObject var model: Model
        var body: some View {
            Condition(condition: model.t1)
            Condition(condition: model.t2)
        }
    }

    @Test("S-040: a published change evaluates the parent and the one child whose input changed")
    func observedObject() {
        let model = Model()
        let host = ViewHost(ObservingParent(model: model))
        host.act { model.t1.toggle() }
        #expect(host.bodies(ObservingParent.self) == 2)
        #expect(host.bodies(Condition.self) == 3)
    }

    @Test("S-040: a change that is not published evaluates nothing")
    func unpublished() {
        let model = Model()
        let host = ViewHost(ObservingParent(model: model))
        host.act { model.t2.toggle() }
        #expect(host.bodies(ObservingParent.self) == 1)
        #expect(host.bodies(Condition.self) == 2)
    }

    private struct OwningParent: View {
        @StateObject var model = Model()
        let probe: Probe<Model?>
        var body: some View {
            let _ = probe.value = model
            Condition(condition: model.t1)
            Condition(condition: model.t2)
        }
    }

    @Test("S-040: the same counts hold for an object that the parent owns")
    func stateObject() {
        let probe = Probe<Model?>(nil)
        let host = ViewHost(OwningParent(probe: probe))
        host.act { probe.value?.t1.toggle() }
        #expect(host.bodies(OwningParent.self) == 2)
        #expect(host.bodies(Condition.self) == 3)
    }

    @Test("S-035: publishing an equal value evaluates the observers all the same")
    func equalPublish() {
        let model = Model()
        let host = ViewHost(ObservingParent(model: model))
        host.act { model.t1 = model.t1 }
        #expect(host.bodies(ObservingParent.self) == 2)
        #expect(host.bodies(Condition.self) == 2)
    }

    // MARK: Observation

    @Observable
    fileprivate final class Book {
        var title = "A"
        var isAvailable = true
        @ObservationIgnored var notes = ""
    }

    private struct Title: View {
        let book: Book
        var body: some View { Shown(text: book.title) }
    }

    private struct Availability: View {
        let book: Book
        var body: some View { Shown(text: book.isAvailable ? "in" : "out") }
    }

    private struct Shelf: View {
        let book: Book
        var body: some View {
            Title(book: book)
            Availability(book: book)
        }
    }

    @Test("S-042: only the view that read the changed property of an observable is evaluated")
    func observable() {
        let book = Book()
        let host = ViewHost(Shelf(book: book))
        host.act { book.title = "B" }
        #expect(host.bodies(Shelf.self) == 1)
        #expect(host.bodies(Title.self) == 2)
        #expect(host.bodies(Availability.self) == 1)
    }

    @Test("S-036: an equal value written to an observable property evaluates nothing")
    func equalObservable() {
        let book = Book()
        let host = ViewHost(Shelf(book: book))
        host.act { book.title = "A" }
        #expect(host.bodies(Title.self) == 1)
    }

    @Test("S-043: an ignored property evaluates nothing")
    func ignoredProperty() {
        let book = Book()
        let host = ViewHost(Shelf(book: book))
        host.act { book.notes = "x" }
        #expect(host.bodies(Title.self) == 1)
        #expect(host.bodies(Availability.self) == 1)
    }

    // MARK: Inputs

    private struct Label: Equatable { var text: String }

    private struct Child: View {
        let label: Label
        let number: Int
        var body: some View { EmptyView() }
    }

    private struct Parent: View {
        @State var tick = 0
        let probe: Probe<Binding<Int>?>
        var body: some View {
            let _ = probe.value = $tick
            Child(label: Label(text: "same"), number: 1)
            Child(label: Label(text: "\(tick)"), number: 1)
        }
    }

    @Test("S-045: a child with equal inputs is not evaluated when its parent is")
    func equalInputs() {
        let probe = Probe<Binding<Int>?>(nil)
        let host = ViewHost(Parent(probe: probe))
        host.act { probe.value?.wrappedValue = 1 }
        #expect(host.bodies(Parent.self) == 2)
        #expect(host.bodies(Child.self) == 3)
    }

    private struct Acting: View {
        let action: () -> Void
        var body: some View { EmptyView() }
    }

    private struct ActingParent: View {
        @State var tick = 0
        let probe: Probe<Binding<Int>?>
        var body: some View {
            let _ = probe.value = $tick
            let captured = tick
            Acting { probe.value?.wrappedValue = captured }
        }
    }

    @Test("S-046: a child that holds a capturing closure is evaluated with its parent")
    func closures() {
        let probe = Probe<Binding<Int>?>(nil)
        let host = ViewHost(ActingParent(probe: probe))
        host.act { probe.value?.wrappedValue = 1 }
        #expect(host.bodies(Acting.self) == 2)
    }
}

/// A leaf whose evaluations are counted.
struct Shown: View {
    var number = 0
    var text = ""
    var body: some View { EmptyView() }
}
