import Views

/// What a device lets its user feel or hear. A PC has no hardware for it, so nothing is played; the
/// app's conditions and closures run all the same.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy the objects are that seem to collide.
    public struct Weight: Equatable, Sendable {
        private let name: String
        /// Objects that weigh little.
        public static let light = Weight(name: "light")
        /// Objects that weigh neither little nor much.
        public static let medium = Weight(name: "medium")
        /// Objects that weigh much.
        public static let heavy = Weight(name: "heavy")
    }

    /// How hard the objects are that seem to collide.
    public struct Flexibility: Equatable, Sendable {
        private let name: String
        /// Objects that do not give way.
        public static let rigid = Flexibility(name: "rigid")
        /// Objects that give way a little.
        public static let solid = Flexibility(name: "solid")
        /// Objects that give way a lot.
        public static let soft = Flexibility(name: "soft")
    }

    private enum Kind: Equatable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment
        case levelChange, pathComplete, impact
        case weighted(Weight, Double)
        case flexible(Flexibility, Double)
    }

    private let kind: Kind

    /// A task has been completed.
    public static let success = SensoryFeedback(kind: .success)
    /// A task has ended with a warning.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// Another value is selected.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value has risen past a mark.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value has fallen past a mark.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// An activity begins.
    public static let start = SensoryFeedback(kind: .start)
    /// An activity ends.
    public static let stop = SensoryFeedback(kind: .stop)
    /// A dragged item comes into line with something else.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A pressure or a value goes from one level to another.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// A drawn path is complete.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Objects collide.
    public static let impact = SensoryFeedback(kind: .impact)

    /// Feedback for a collision of objects of a weight, with an intensity from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .weighted(weight, intensity))
    }

    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .flexible(flexibility, intensity))
    }
}

extension View {
    /// Feedback when the value changes. A PC plays none.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Feedback when the value changes and the condition holds for the old value and the new one. A
    /// PC plays none.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// The feedback that the closure chooses when the value changes. A PC plays none.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { _ = feedback($0, $1) }
    }
}
