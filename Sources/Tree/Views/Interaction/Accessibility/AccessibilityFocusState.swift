/// A property that reads at which of some views assistive technology is, and moves it.
///
/// There is one such place in a window, which stands for every kind of technology.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A connection to the state that views inside can be named by.
    @propertyWrapper
    public struct Binding {
        let cell: FocusCell<Value>?
        let absent: Value

        /// The value of the view at which assistive technology is; setting it moves the technology
        /// there.
        public var wrappedValue: Value {
            get { cell?.cell.get() ?? absent }
            nonmutating set { cell?.set(newValue) }
        }

        /// The connection itself, to pass on to views further inside.
        public var projectedValue: Binding { self }
    }

    private var storage: FocusStorage<Value>

    /// Creates a state that is true while assistive technology is at the view that it is bound to.
    public init() where Value == Bool { storage = FocusStorage(absent: false) }

    /// Creates a state that is true while assistive technology, of any kind, is at its view. Which
    /// technologies are named has no effect.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

    /// Creates a state with the value of the view at which assistive technology is, nil for any
    /// other view. Which technologies are named has no effect.
    public init<T: Hashable>() where Value == T? { storage = FocusStorage(absent: nil) }

    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init()
    }

    /// The value of the view at which assistive technology is, false or nil if it is at none of
    /// them. Setting it moves the technology after the next update.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.cell?.set(newValue) }
    }

    /// A connection by which `accessibilityFocused` binds views to the state.
    public var projectedValue: Binding { Binding(cell: storage.cell, absent: storage.absent) }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<AccessibilityFocusState<Value>>,
        in context: _PropertyContext
    ) {
        pointer.pointee.storage.connect(.accessibility, in: context)
    }
}

extension AccessibilityFocusState: ComparableInput {
    package func isEqualInput(to other: AccessibilityFocusState<Value>) -> Bool { true }
}

extension AccessibilityFocusState.Binding: ComparableInput {
    package func isEqualInput(to other: AccessibilityFocusState<Value>.Binding) -> Bool {
        cell === other.cell
    }
}

/// Binds a view to one value of a state.
nonisolated private struct AccessibilityFocusedModifier<Value: Hashable>: ViewModifier {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value
    @Retained private var target = FocusTarget<Value>()

    init(binding: AccessibilityFocusState<Value>.Binding, value: Value) {
        self.binding = binding
        self.value = value
    }

    @MainActor func body(content: Content) -> some View {
        let isFirst = target.cell == nil
        target.cell = binding.cell
        target.value = value
        if binding.wrappedValue == value || !isFirst { binding.cell?.queueMove() }
        return content.modifier(AccessibilityFocusEffect(observer: target))
    }
}

/// Brings assistive technology to a view that a value of a state names.
nonisolated private struct AccessibilityDefaultFocus<Value: Hashable>: ViewModifier {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value
    @Environment(\.accessibilityVoiceOverEnabled) private var hasReader

    init(binding: AccessibilityFocusState<Value>.Binding, value: Value) {
        self.binding = binding
        self.value = value
    }

    @MainActor func body(content: Content) -> some View {
        let (binding, value, hasReader) = (binding, value, hasReader)
        return content.onAppear { if hasReader { binding.wrappedValue = value } }
    }
}

/// Describes a view as one whose observer is notified.
private struct AccessibilityFocusEffect: RenderModifier, RenderEffect {
    typealias Body = Never
    let observer: any FocusObserver

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties()
        properties.details = [.focusObserver(observer)]
        return properties
    }

    func change(from old: AccessibilityFocusEffect) -> RenderChange { .none }
}

extension View {
    /// The condition is true while assistive technology is at the view, and setting it moves it.
    nonisolated public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View {
        modifier(AccessibilityFocusedModifier(binding: condition, value: true))
    }

    /// The binding has the value while assistive technology is at the view, and setting it moves it.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(AccessibilityFocusedModifier(binding: binding, value: value))
    }
    /// Brings assistive technology to the value's view when this one appears, if a screen reader is
    /// running.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        modifier(AccessibilityDefaultFocus(binding: binding, value: value))
    }
}
