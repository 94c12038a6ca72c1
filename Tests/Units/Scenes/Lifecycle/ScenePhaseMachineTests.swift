import Testing

@testable import Scenes

struct ScenePhaseMachineTests {
    @Test(
        "Every event leads through the phases its profile says",
        arguments: [
            (
                PhaseProfile.desktop, ScenePhase.background, PhaseEvent.shown,
                [ScenePhase.inactive, .active]
            ),
            (.desktop, .background, .focused, [.inactive, .active]),
            (.desktop, .background, .unfocused, []),
            (.desktop, .background, .hidden, []),
            (.desktop, .background, .closed, []),
            (.desktop, .inactive, .shown, [.active]),
            (.desktop, .inactive, .closed, [.background]),
            (.desktop, .active, .focused, []),
            (.desktop, .active, .unfocused, []),
            (.desktop, .active, .hidden, [.inactive, .background]),
            (.desktop, .active, .closed, [.inactive, .background]),
            (.device, .active, .unfocused, [.inactive]),
            (.device, .background, .unfocused, []),
            (.device, .inactive, .focused, [.active]),
            (.device, .inactive, .hidden, [.background]),
        ] as [(PhaseProfile, ScenePhase, PhaseEvent, [ScenePhase])])
    func table(
        _ profile: PhaseProfile, _ start: ScenePhase, _ event: PhaseEvent, _ path: [ScenePhase]
    ) {
        var machine = ScenePhaseMachine(profile: profile)
        _ = machine.go(to: start)
        #expect(machine.handle(event) == path)
        #expect(machine.phase == path.last ?? start)
    }

    @Test("S-098: an aggregate is the most active phase, and background where there is none")
    func aggregate() {
        #expect(PhaseGroup.aggregate(of: [.background, .active, .inactive]) == .active)
        #expect(PhaseGroup.aggregate(of: [.background, .inactive]) == .inactive)
        #expect(PhaseGroup.aggregate(of: [.background, .background]) == .background)
        #expect(PhaseGroup.aggregate(of: []) == .background)
    }
}
