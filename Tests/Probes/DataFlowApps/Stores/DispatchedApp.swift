import Combine
import SwiftUI

/// A sheet's binding that also tells the app's state, which knows at any time what is shown.
struct DispatchedApp: App {
    private let house = CurrentValueSubject<HouseState, Never>(HouseState())

    var body: some Scene {
        WindowGroup("Dispatched") { Hall(house: house) }
    }
}

extension Binding where Value: Equatable {
    fileprivate func dispatched(
        to state: CurrentValueSubject<HouseState, Never>,
        _ keyPath: WritableKeyPath<HouseState, Value>
    ) -> Self {
        return .init { () -> Value in
            self.wrappedValue
        } set: { newValue in
            self.wrappedValue = newValue
            state.value[keyPath: keyPath] = newValue
        }
    }
}

private struct Hall: View {
    let house: CurrentValueSubject<HouseState, Never>
    @State private var state = HallState()

    var body: some View {
        VStack {
            Toggle(
                "Map shown",
                isOn: $state.isMapShown.dispatched(to: house, \.route.isMapShown))
            Button("Open by the house") { house.value.route.isMapShown = true }
        }
        .sheet(isPresented: $state.isMapShown.dispatched(to: house, \.route.isMapShown)) {
            MapSheet()
        }
        .onReceive(stateUpdate) { state = $0 }
        .onReceive(house.map(\.route.isMapShown).removeDuplicates()) {
            print("house: map \($0 ? "shown" : "folded")")
        }
    }

    private var stateUpdate: AnyPublisher<HallState, Never> {
        house.map { HallState(isMapShown: $0.route.isMapShown) }
            .removeDuplicates().eraseToAnyPublisher()
    }

    struct HallState: Equatable {
        var isMapShown = false
    }
}

private struct MapSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("You are here")
            Button("Fold") { dismiss() }
        }
        .padding()
    }
}
