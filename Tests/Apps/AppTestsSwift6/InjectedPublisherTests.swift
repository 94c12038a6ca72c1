import CasementTesting
import Combine
import SwiftUI
import Testing

/// An app's state as a subject in the environment, of which each view takes what it needs.
@MainActor
struct InjectedPublisherTests {
    fileprivate struct Garden {
        var roses = 0
        var weeds = 0
        var isSheetShown = false
    }

    @MainActor
    private final class Tally {
        var bodies = 0
    }

    private struct RosesView: View {
        @Environment(\.garden) private var garden
        @State private var shown = Shown()
        let tally: Tally

        struct Shown: Equatable { var roses = 0 }

        var body: some View {
            let _ = tally.bodies += 1
            Text("Roses: \(shown.roses)").onReceive(updates) { shown = $0 }
        }

        private var updates: AnyPublisher<Shown, Never> {
            garden.subject.map { Shown(roses: $0.roses) }.removeDuplicates().eraseToAnyPublisher()
        }
    }

    private struct GardenView: View {
        let subject: CurrentValueSubject<Garden, Never>
        let tally: Tally

        var body: some View {
            VStack {
                RosesView(tally: tally)
                Button("Plant") { subject.value.roses += 1 }
                Button("Neglect") { subject.value.weeds += 1 }
            }
            .environment(\.garden, GardenKey.Injection(subject: subject))
        }
    }

    @Test("S-049: a view is evaluated when its own part of the state changes, and only then")
    func parts() {
        let subject = CurrentValueSubject<Garden, Never>(Garden())
        let tally = Tally()
        let app = TestApp { GardenView(subject: subject, tally: tally) }
        let before = tally.bodies
        app.find("Neglect").tap()
        #expect(tally.bodies == before)
        #expect(subject.value.weeds == 1)
        app.find("Plant").tap()
        app.find("Roses: 1").expect()
        #expect(tally.bodies == before + 1)
    }

    private struct SheetHost: View {
        @State private var isShown = false
        let subject: CurrentValueSubject<Garden, Never>

        var body: some View {
            Button("Open") { isShown = true }
                .sheet(isPresented: $isShown.sent(to: subject, \.isSheetShown)) {
                    Leaflet()
                }
        }
    }

    private struct Leaflet: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text("How to water")
                Button("Enough") { dismiss() }
            }
        }
    }

    @Test("A binding of the app's own making tells the subject that its sheet has gone")
    func sheet() {
        let subject = CurrentValueSubject<Garden, Never>(Garden(isSheetShown: true))
        let app = TestApp { SheetHost(subject: subject) }
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        app.find("How to water").expect()
        app.find("Enough").tap()
        app.advance(by: .seconds(1))
        app.find("How to water").expectNone()
        #expect(!subject.value.isSheetShown)
    }
}

private struct GardenKey: EnvironmentKey {
    struct Injection: @unchecked Sendable {
        let subject: CurrentValueSubject<InjectedPublisherTests.Garden, Never>
    }

    static var defaultValue: Injection {
        Injection(subject: CurrentValueSubject(InjectedPublisherTests.Garden()))
    }
}

extension EnvironmentValues {
    fileprivate var garden: GardenKey.Injection {
        get { self[GardenKey.self] }
        set { self[GardenKey.self] = newValue }
    }
}

extension Binding where Value: Equatable & Sendable {
    fileprivate func sent(
        to subject: CurrentValueSubject<InjectedPublisherTests.Garden, Never>,
        _ keyPath: WritableKeyPath<InjectedPublisherTests.Garden, Value>
    ) -> Self {
        nonisolated(unsafe) let (subject, keyPath) = (subject, keyPath)
        return .init { () -> Value in
            self.wrappedValue
        } set: { newValue in
            self.wrappedValue = newValue
            subject.value[keyPath: keyPath] = newValue
        }
    }
}
