import Testing
import ViewHosts

@testable import Views

/// When a view keeps its state, and when it begins anew.
@MainActor
struct IdentityTests {
    /// A view that keeps the number of its birth in state.
    private struct Keeper: View {
        let name: String
        let births: Probe<Int>
        let shown: Probe<[String: Int]>
        @State private var birth: Birth?

        private struct Birth: Equatable { let number: Int }

        var body: some View {
            let _ = shown.value[name] = birth?.number
            EmptyView().onAppear {
                births.value += 1
                birth = Birth(number: births.value)
            }
        }
    }

    private struct Switcher<Content: View>: View {
        @State var value: Int
        let probe: Probe<Binding<Int>?>
        @ViewBuilder let content: (Int) -> Content

        var body: some View {
            let _ = probe.value = $value
            content(value)
        }
    }

    private let probe = Probe<Binding<Int>?>(nil)
    private let births = Probe(0)
    private let shown = Probe<[String: Int]>([:])

    private func host<Content: View>(
        from value: Int = 0, @ViewBuilder _ content: @escaping (Int) -> Content
    ) -> ViewHost {
        ViewHost(Switcher(value: value, probe: probe, content: content))
    }

    private func keeper(_ name: String) -> Keeper {
        Keeper(name: name, births: births, shown: shown)
    }

    private func set(_ value: Int, _ host: ViewHost) {
        host.act { probe.value?.wrappedValue = value }
    }

    @Test("S-001: a view at the same place keeps its state when its parent runs again")
    func samePlace() {
        let host = host { _ in keeper("a") }
        set(1, host)
        #expect(births.value == 1)
        #expect(shown.value == ["a": 1])
    }

    @Test("S-002: the branches of an if are different views")
    func branches() {
        let host = host { value in
            if value == 0 { keeper("a") } else { keeper("a") }
        }
        set(1, host)
        #expect(births.value == 2)
        #expect(shown.value == ["a": 2])
    }

    @Test("S-002: the cases of a switch are different views")
    func cases() {
        let host = host { value in
            switch value {
            case 0: keeper("a")
            case 1: keeper("a")
            default: keeper("a")
            }
        }
        set(1, host)
        set(2, host)
        #expect(births.value == 3)
    }

    @Test("S-004: a view that comes back begins anew")
    func comesBack() {
        let host = host { value in
            if value != 1 { keeper("a") }
        }
        set(1, host)
        set(2, host)
        #expect(births.value == 2)
    }

    @Test("S-007: another id is another view, an equal id is the same")
    func idModifier() {
        let host = host { value in keeper("a").id(value / 10) }
        set(1, host)
        #expect(births.value == 1)
        set(10, host)
        #expect(births.value == 2)
    }

    @Test("S-008: what is applied outside of an id does not begin anew with it")
    func outsideOfID() {
        let log = Probe("")
        let host = host { value in
            EmptyView().onAppear { log.value += "inner " }.id(value).onAppear {
                log.value += "outer "
            }
        }
        set(1, host)
        #expect(log.value == "inner outer inner ")
    }

    @Test("S-010: two views side by side have a state each")
    func siblings() {
        _ = host { _ in
            keeper("a")
            keeper("b")
        }
        #expect(births.value == 2)
        #expect(Set(shown.value.values) == [1, 2])
    }

    @Test("S-011: rows keep their state when the data is reordered")
    func reorderedRows() {
        let host = host { value in
            ForEach(value == 0 ? ["a", "b", "c"] : ["c", "a", "b"], id: \.self) { keeper($0) }
        }
        let before = shown.value
        set(1, host)
        #expect(births.value == 3)
        #expect(shown.value == before)
    }

    @Test("S-012: rows made from indices keep the state of their index")
    func indexRows() {
        let host = host { value in
            ForEach(0..<(3 - value), id: \.self) { keeper("row \($0)") }
        }
        set(1, host)
        #expect(births.value == 3)
    }

    @Test("S-014: an id that occurs twice is warned about, and nothing stops")
    func duplicateIDs() {
        let host = host { _ in
            ForEach([1, 1, 2], id: \.self) { keeper("\($0)") }
        }
        #expect(births.value == 3)
        #expect(host.log.contains { $0.contains("the ID 1 occurs multiple times") })
    }

    private struct Other: View {
        let inner: Keeper
        var body: some View { inner }
    }

    @Test("S-015: a view of hidden type keeps its state until the type inside changes")
    func anyView() {
        let host = host { value in
            value < 2 ? AnyView(keeper("a")) : AnyView(Other(inner: keeper("a")))
        }
        set(1, host)
        #expect(births.value == 1)
        set(2, host)
        #expect(births.value == 2)
    }

    private struct Wrapping: ViewModifier {
        let number: Int
        func body(content: Content) -> some View { content.id("constant") }
    }

    @Test("S-016: groups and modifiers with a body reset nothing when they are updated")
    func transparency() {
        let host = host { value in
            Group { keeper("a").modifier(Wrapping(number: value)) }
        }
        set(1, host)
        #expect(births.value == 1)
    }

    private struct Initial: View {
        @State var value: Int
        let seen: Probe<[Int]>
        init(_ value: Int, seen: Probe<[Int]>) {
            _value = State(initialValue: value)
            self.seen = seen
        }
        var body: some View {
            let _ = seen.value.append(value)
            EmptyView()
        }
    }

    @Test("S-018: another initial value changes nothing for the same view")
    func initialValue() {
        let seen = Probe<[Int]>([])
        let host = host { value in Initial(value, seen: seen) }
        set(1, host)
        #expect(Set(seen.value) == [0])
    }

    private struct Deep: View {
        let depth: Int
        let reached: Probe<Int>
        @State private var own = 0
        var body: some View {
            let _ = reached.value = max(reached.value, depth)
            if depth < 1_000 { AnyView(Deep(depth: depth + 1, reached: reached)) }
        }
    }

    @Test("A thousand views inside each other overflow no stack")
    func deepNesting() {
        let reached = Probe(0)
        let host = ViewHost(Deep(depth: 1, reached: reached))
        #expect(reached.value == 1_000)
        host.tree.tearDown()
        #expect(host.tree.nodeCounts.nodes == 0)
    }

    @Test("A tree that is torn down leaves no attribute behind")
    func tearDown() {
        let host = host { _ in
            keeper("a").environment(\.probe, 1)
            ForEach(0..<10) { keeper("\($0)") }
        }
        host.tree.tearDown()
        #expect(host.tree.nodeCounts.nodes == 0)
        #expect(host.tree.subgraph.memberCount == 0)
    }
}

private struct ProbeKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var probe: Int {
        get { self[ProbeKey.self] }
        set { self[ProbeKey.self] = newValue }
    }
}
