/// What may be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set from its bits: 1 for text, 2 for searches.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The closures that wait for a submission, the innermost first.
package struct SubmitActions {
    private var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

    package init() {}

    package var isEmpty: Bool { actions.isEmpty }

    package func callAsFunction(_ trigger: SubmitTriggers) {
        for entry in actions where entry.triggers.contains(trigger) { entry.action() }
    }

    mutating func add(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
        actions.insert((triggers, action), at: 0)
    }
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
    /// What a field runs when Return is pressed in it.
    package var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

struct SubmitModifier: EnvironmentModifier {
    typealias Body = Never
    let triggers: SubmitTriggers
    let action: () -> Void
    func transform(_ values: inout EnvironmentValues) {
        values.submitActions.add(triggers, action)
    }
}

struct SubmitScopeModifier: EnvironmentModifier {
    typealias Body = Never
    let isBlocking: Bool
    func transform(_ values: inout EnvironmentValues) {
        if isBlocking { values.submitActions = SubmitActions() }
    }
}

extension View {
    /// Runs the closure when a field inside is submitted.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps submissions inside from the closures outside.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScopeModifier(isBlocking: isBlocking))
    }
}
