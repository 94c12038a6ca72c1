import Combine
import SwiftUI

/// An object around another that passes on only what a view needs, and only when it changes.
struct DeduplicatedApp: App {
    private let station = Station()

    var body: some Scene {
        WindowGroup("Deduplicated") {
            VStack {
                Gauge().environmentObject(
                    station.deduplicated { Gauge.Snapshot(level: $0.level) })
                Coarse(station: station)
                Button("Water rises") { station.level += 1 }
                Button("Water is measured") { station.level += 0 }
                Button("Somebody passes") { station.visitors += 1 }
            }
        }
    }
}

private final class Station: ObservableObject {
    @Published var level: Int = 3
    @Published var visitors: Int = 0
}

private struct Gauge: View {
    @EnvironmentObject var station: Deduplicated<Station, Snapshot>

    var body: some View {
        let _ = print("gauge: evaluated at \(station.level)")
        Text("Level: \(station.level)")
    }

    struct Snapshot: Equatable {
        let level: Int
    }
}

private struct Coarse: View {
    @ObservedObject var station: Station

    var body: some View {
        let _ = print("coarse: evaluated")
        Text("A coarse view")
    }
}

@dynamicMemberLookup
private final class Deduplicated<Object: ObservableObject, Snapshot: Equatable>: ObservableObject {
    private let makeSnapshot: () -> Snapshot
    private var cancellable: AnyCancellable?

    init(_ object: Object, _ snapshot: @escaping (Object) -> Snapshot) {
        makeSnapshot = { snapshot(object) }
        let makeSnapshot = makeSnapshot
        cancellable = object.objectWillChange
            .delay(for: .nanoseconds(1), scheduler: RunLoop.main)
            .compactMap { _ in makeSnapshot() }
            .prepend(makeSnapshot())
            .removeDuplicates()
            .dropFirst()
            .sink { [weak self] _ in
                self?.objectWillChange.send()
            }
    }

    subscript<Part>(dynamicMember path: KeyPath<Snapshot, Part>) -> Part {
        makeSnapshot()[keyPath: path]
    }
}

extension ObservableObject {
    fileprivate func deduplicated<Snapshot: Equatable>(
        _ snapshot: @escaping (Self) -> Snapshot
    ) -> Deduplicated<Self, Snapshot> {
        Deduplicated(self, snapshot)
    }
}
