import Combine
import SwiftUI

/// The app's state as a subject in the environment, of which each view takes its own part.
struct InjectedApp: App {
    private let injection = HouseState.Injection(house: .init(HouseState()))

    var body: some Scene {
        WindowGroup("Injected") {
            VStack {
                DoorView()
                Button("Knock") { injection.house.value.knocks += 1 }
                Button("Rain") { injection.house.value.drops += 1 }
            }
            .environment(\.injected, injection)
        }
    }
}

struct HouseState {
    var knocks: Int = 0
    var drops: Int = 0
    var route = Route()

    struct Route {
        var isMapShown = false
    }
}

extension HouseState {
    fileprivate var doorState: DoorView.DoorState { .init(knocks: knocks) }

    struct Injection: EnvironmentKey {
        let house: CurrentValueSubject<HouseState, Never>

        static var defaultValue: Self { .init(house: .init(HouseState())) }
    }
}

extension EnvironmentValues {
    fileprivate var injected: HouseState.Injection {
        get { self[HouseState.Injection.self] }
        set { self[HouseState.Injection.self] = newValue }
    }
}

private struct DoorView: View {
    @Environment(\.injected) private var injected: HouseState.Injection
    @State private var state = DoorState()

    var body: some View {
        let _ = print("door: evaluated at \(state.knocks)")
        Text("Knocks: \(state.knocks)")
            .onReceive(stateUpdate) { self.state = $0 }
    }

    private var stateUpdate: AnyPublisher<DoorState, Never> {
        injected.house.map { $0.doorState }
            .removeDuplicates().eraseToAnyPublisher()
    }

    struct DoorState: Equatable {
        var knocks: Int = 0
    }
}
