import CasementTesting
import Combine
import SwiftUI
import Testing

/// An object around another that speaks only when the part that matters has changed.
@MainActor
struct DeduplicatedObjectTests {
    fileprivate final class Sensors: ObservableObject {
        @Published var celsius = 20
        @Published var readings = 0
    }

    private final class Tally { var bodies = 0 }

    private struct Shown: Equatable { let celsius: Int }

    private struct Gauge: View {
        @EnvironmentObject var sensors: Deduplicated<Sensors, Shown>
        let tally: Tally

        var body: some View {
            let _ = tally.bodies += 1
            Text("\(sensors.celsius) degrees")
        }
    }

    @Test("S-049: a view is evaluated for its part alone, a moment later")
    func deduplicated() async {
        let (sensors, tally) = (Sensors(), Tally())
        let deduplicated = Deduplicated(sensors) { Shown(celsius: $0.celsius) }
        let app = TestApp { Gauge(tally: tally).environmentObject(deduplicated) }
        app.find("20 degrees").expect()
        sensors.readings += 1
        await app.wait(for: .milliseconds(50))
        #expect(tally.bodies == 1)
        sensors.celsius = 21
        await app.find("21 degrees").expect(within: .seconds(5))
        #expect(tally.bodies == 2)
    }
}

@dynamicMemberLookup
private final class Deduplicated<Object: ObservableObject, Snapshot: Equatable>: ObservableObject {
    private let snapshot: () -> Snapshot
    private var cancellable: AnyCancellable?

    init(_ object: Object, _ make: @escaping (Object) -> Snapshot) {
        snapshot = { make(object) }
        cancellable = object.objectWillChange
            // Nobody turns the main run loop of a test process.
            .delay(for: .nanoseconds(1), scheduler: DispatchQueue.main)
            .compactMap { _ in make(object) }
            .prepend(make(object))
            .removeDuplicates()
            .dropFirst()
            .sink { [weak self] _ in self?.objectWillChange.send() }
    }

    subscript<Part>(dynamicMember path: KeyPath<Snapshot, Part>) -> Part {
        snapshot()[keyPath: path]
    }
}
