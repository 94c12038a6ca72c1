import Testing
import ViewHosts

@testable import Views

/// What the views of a window hand up to the window itself.
@MainActor
struct WindowPreferenceTests {
    @MainActor private enum Reductions { static var count = 0 }

    private struct NamesKey: PreferenceKey {
        static var defaultValue: String { "" }
        static func reduce(value: inout String, nextValue: () -> String) {
            MainActor.assumeIsolated { Reductions.count += 1 }
            value += nextValue()
        }
    }

    private struct Tick: View {
        let count: Int
        var body: some View { EmptyView() }
    }

    private struct Page: View {
        let shown: Probe<Binding<Bool>?>
        let tick: Probe<Binding<Int>?>
        @State private var isShown = true
        @State private var count = 0
        var body: some View {
            let _ = shown.value = $isShown
            let _ = tick.value = $count
            EmptyView().preference(key: NamesKey.self, value: "a")
            if isShown {
                EmptyView().preference(key: NamesKey.self, value: "b").transition(.opacity)
            }
            Tick(count: count)
        }
    }

    private let shown = Probe<Binding<Bool>?>(nil)
    private let tick = Probe<Binding<Int>?>(nil)

    @Test("A change of something else does not ask the window's views again what they hand up")
    func kept() {
        let host = ViewHost(Page(shown: shown, tick: tick))
        #expect(host.tree.preference(NamesKey.self) == "ab")
        let before = Reductions.count
        host.act { tick.value?.wrappedValue = 1 }
        #expect(host.tree.preference(NamesKey.self) == "ab")
        #expect(Reductions.count == before)
    }

    @Test("What a view handed up to the window is gone as soon as the view is told to go")
    func leaving() {
        let host = ViewHost(Page(shown: shown, tick: tick))
        #expect(host.tree.preference(NamesKey.self) == "ab")
        host.act { shown.value?.wrappedValue = false }
        #expect(host.tree.preference(NamesKey.self) == "a")
        host.act { withAnimation { shown.value?.wrappedValue = true } }
        #expect(host.tree.preference(NamesKey.self) == "ab")
        host.act { withAnimation { shown.value?.wrappedValue = false } }
        #expect(host.tree.preference(NamesKey.self) == "a")
    }
}
