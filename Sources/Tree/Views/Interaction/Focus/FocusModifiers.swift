/// Binds the focus of a view to one value of a focus state.
nonisolated struct FocusedModifier<Value: Hashable>: ViewModifier {
    let binding: FocusState<Value>.Binding
    let value: Value
    @Retained private var responder = Responder()

    init(binding: FocusState<Value>.Binding, value: Value) {
        self.binding = binding
        self.value = value
    }

    @MainActor func body(content: Content) -> some View {
        let isFirst = responder.focusObserver == nil
        let target = responder.focusObserver as? FocusTarget<Value> ?? FocusTarget<Value>()
        target.cell = binding.cell
        target.value = value
        responder.focusObserver = target
        if binding.wrappedValue == value || !isFirst { binding.cell?.queueMove() }
        return content.modifier(ResponderEffect(responder: responder))
    }
}

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    let isForUser: Bool
    /// The default focus applies when the view appears and when a scope is reset.
    public static let automatic = DefaultFocusEvaluationPriority(isForUser: false)
    /// The default focus also applies when the user moves the focus into the view.
    public static let userInitiated = DefaultFocusEvaluationPriority(isForUser: true)
}

extension View {
    /// The condition is true while the view has the focus, and setting it moves the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// The binding has the value while the view has the focus, and setting it moves the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }

    /// Moves the focus to the value's view when this one appears and when the focus in a scope is
    /// reset; with the priority `userInitiated` also when the user moves the focus into this view.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
    }
}

nonisolated private struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
    let binding: FocusState<Value>.Binding
    let value: Value
    let priority: DefaultFocusEvaluationPriority
    @Retained private var responder = Responder()

    init(
        binding: FocusState<Value>.Binding, value: Value, priority: DefaultFocusEvaluationPriority
    ) {
        self.binding = binding
        self.value = value
        self.priority = priority
    }

    @MainActor func body(content: Content) -> some View {
        let (binding, value) = (binding, value)
        responder.focusObserver = DefaultFocusMark(isForUser: priority.isForUser) {
            binding.cell?.node(of: value)
        }
        return content.modifier(ResponderEffect(responder: responder))
            .onAppear { binding.wrappedValue = value }
    }
}
