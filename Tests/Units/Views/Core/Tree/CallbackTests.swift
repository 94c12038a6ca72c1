import Testing
import ViewHosts

@testable import Views

/// The order in which the closures of an app run.
@MainActor
struct CallbackTests {
    private struct Order: View {
        let log: Probe<[String]>
        var body: some View {
            Group {
                Group {
                    EmptyView()
                        .onChange(of: 1, initial: true) { log.value.append("text change") }
                        .onAppear { log.value.append("text appear") }
                        .task { await note("text task") }
                }
                .onChange(of: 1, initial: true) { log.value.append("stack change") }
                .onAppear { log.value.append("stack appear") }
            }
            .onChange(of: 1, initial: true) { log.value.append("group change") }
            .onAppear { log.value.append("group appear") }
        }

        private func note(_ text: String) async { log.value.append(text) }
    }

    @Test("S-111: appearances and first changes run from the inside out")
    func order() {
        let log = Probe<[String]>([])
        _ = ViewHost(Order(log: log))
        #expect(
            log.value == [
                "text change", "text appear", "stack change", "stack appear", "group change",
                "group appear",
            ])
    }

    private struct Cascade: View {
        @State var value = 0
        let runs: Probe<Int>
        var body: some View {
            EmptyView()
                .onAppear { value = 1 }
                .onChange(of: value) {
                    runs.value += 1
                    value += 1
                }
        }
    }

    @Test("S-054: a change that changes itself again is stopped with a warning")
    func cascade() {
        let runs = Probe(0)
        let host = ViewHost(Cascade(runs: runs))
        #expect(runs.value == 2)
        #expect(
            host.log.contains(
                "onChange(of: Int) action tried to update multiple times per frame. [Cascade]"))
    }

    private struct Toggled: View {
        @State var isShown = true
        let probe: Probe<Binding<Bool>?>
        let log: Probe<[String]>
        var body: some View {
            let _ = probe.value = $isShown
            if isShown {
                EmptyView()
                    .onAppear { log.value.append("appear") }
                    .onDisappear { log.value.append("disappear") }
            }
        }
    }

    @Test("S-004: a view that goes runs its onDisappear, once")
    func disappear() {
        let probe = Probe<Binding<Bool>?>(nil)
        let log = Probe<[String]>([])
        let host = ViewHost(Toggled(probe: probe, log: log))
        host.act { probe.value?.wrappedValue = false }
        host.act { probe.value?.wrappedValue = false }
        #expect(log.value == ["appear", "disappear"])
    }

    private struct Writer: View {
        @State var value = 0
        let bodies: Probe<Int>
        var body: some View {
            let _ = bodies.value += 1
            let _ = value = 7
            let _ = bodies.value += value
            EmptyView()
        }
    }

    @Test("S-050: a write in a body is dropped with a warning")
    func writeInBody() {
        let bodies = Probe(0)
        let host = ViewHost(Writer(bodies: bodies))
        #expect(bodies.value == 1)
        #expect(
            host.log.contains {
                $0.hasPrefix(
                    "Modifying state during view update, this will cause undefined behavior.")
            })
    }

    private struct Preferring: View {
        @State var value = 1
        let probe: Probe<Binding<Int>?>
        let seen: Probe<[Int]>
        var body: some View {
            let _ = probe.value = $value
            Group {
                EmptyView().preference(key: SumKey.self, value: value)
                EmptyView().preference(key: SumKey.self, value: 10)
            }
            .onPreferenceChange(SumKey.self) { seen.value.append($0) }
        }
    }

    private struct SumKey: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test("Preferences of siblings are reduced, and changes are told once")
    func preferences() {
        let probe = Probe<Binding<Int>?>(nil)
        let seen = Probe<[Int]>([])
        let host = ViewHost(Preferring(probe: probe, seen: seen))
        host.act { probe.value?.wrappedValue = 2 }
        #expect(seen.value.last == 12)
    }
}
