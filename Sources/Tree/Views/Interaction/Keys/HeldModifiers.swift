/// The modifier keys that are held; the view is updated when they change.
struct HeldModifiers: DynamicProperty {
    private(set) var keys: KeyModifiers = []

    static func _connect(
        _ pointer: UnsafeMutablePointer<HeldModifiers>, in context: _PropertyContext
    ) {
        pointer.pointee.keys = context.app.heldModifiers.read()
    }
}

extension HeldModifiers: ComparableInput {
    func isEqualInput(to other: HeldModifiers) -> Bool { true }
}

extension View {
    /// Runs the closure when modifier keys are pressed or released, with those of the mask that were
    /// held before and that are held now; at first, too, unless `initial` is false.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        modifier(ModifierKeysModifier(mask: mask, initial: initial, action: action))
    }
}

nonisolated private struct ModifierKeysModifier: ViewModifier {
    let mask: EventModifiers
    let initial: Bool
    let action: (EventModifiers, EventModifiers) -> Void
    private var held = HeldModifiers()

    init(
        mask: EventModifiers, initial: Bool,
        action: @escaping (EventModifiers, EventModifiers) -> Void
    ) {
        self.mask = mask
        self.initial = initial
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        content.onChange(
            of: EventModifiers(held.keys).intersection(mask).rawValue, initial: initial
        ) {
            action(EventModifiers(rawValue: $0), EventModifiers(rawValue: $1))
        }
    }
}
