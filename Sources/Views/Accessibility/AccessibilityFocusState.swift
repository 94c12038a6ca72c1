/// A property that reads at which of some views assistive technology is, and moves it.
///
/// There is one such place in a window, which stands for every kind of technology.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A connection to the state that views inside can be named by.
    @propertyWrapper
    public struct Binding {
        let cell: AccessibilityFocusCell<Value>?
        let absent: Value

        public var wrappedValue: Value {
            get { cell?.cell.get() ?? absent }
            nonmutating set { cell?.set(newValue) }
        }

        public var projectedValue: Binding { self }
    }

    /// The value that stands for none of the views.
    private let absent: Value
    private var shown: Value
    private var cell: AccessibilityFocusCell<Value>?

    public init() where Value == Bool {
        absent = false
        shown = false
    }

    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

    public init<T: Hashable>() where Value == T? {
        absent = nil
        shown = nil
    }

    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init()
    }

    public var wrappedValue: Value {
        get {
            guard let cell else { return absent }
            guard cell.cell.isUpdating else { return cell.cell.get() }
            cell.cell.markRead()
            return shown
        }
        nonmutating set { cell?.set(newValue) }
    }

    public var projectedValue: Binding { Binding(cell: cell, absent: absent) }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<AccessibilityFocusState<Value>>,
        in context: _PropertyContext
    ) {
        let absent = pointer.pointee.absent
        let cell = context.retained { AccessibilityFocusCell(absent: absent, in: context) }
        context.noteChange(of: cell.cell)
        pointer.pointee.cell = cell
        pointer.pointee.shown = cell.cell.shown
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

/// The storage of one state; it moves assistive technology after the update that shows a new value.
final class AccessibilityFocusCell<Value: Hashable>: PropertyStorage {
    let cell: StateCell<Value>
    private let absent: Value
    private let handle: Handle<ViewTree>
    private var isQueued = false

    init(absent: Value, in context: _PropertyContext) {
        self.absent = absent
        cell = StateCell(absent, in: context)
        handle = context.tree.handle
    }

    func set(_ value: Value) { cell.set(value, .current) }

    func disconnect() { cell.disconnect() }

    /// Assistive technology came to the view that stands for the value, or left it.
    func focusChanged(isInside: Bool, value: Value) {
        if isInside {
            cell.set(value, .current)
        } else if cell.get() == value {
            cell.set(absent, .current)
        }
    }

    /// Moves to where the value says, once the running update has made its views.
    func queueMove() {
        guard !isQueued, let tree = handle.target else { return }
        isQueued = true
        tree.app.actions.add(.change) { [weak self] in
            MainActor.assumeIsolated { self?.move() }
        }
    }

    @MainActor private func move() {
        isQueued = false
        guard let tree = handle.target else { return }
        let value = cell.get()
        let targets = self.targets(in: tree.rootRender)
        let here = targets.first { tree.accessibilityFocus.isInside($0.node) }
        guard value != absent else {
            if here != nil { tree.accessibilityFocus.move(to: nil) }
            return
        }
        guard let new = targets.first(where: { $0.value == value }), here?.value != value else {
            return
        }
        tree.accessibilityFocus.move(into: new.node)
    }

    /// The views that stand for values of the state, in reading order.
    private func targets(in root: RenderNode) -> [(value: Value?, node: RenderNode)] {
        var found: [(value: Value?, node: RenderNode)] = []
        func visit(_ node: RenderNode) {
            if node.isLeaving { return }
            for detail in node.accessibility?.details ?? [] {
                guard case .focusObserver(let observer) = detail,
                    let target = observer as? AccessibilityFocusTarget<Value>,
                    target.cell === self
                else { continue }
                found.append((target.value, node))
            }
            for child in node.children { visit(child) }
        }
        visit(root)
        return found
    }
}

/// The view of one value of a state.
final class AccessibilityFocusTarget<Value: Hashable>: FocusObserver {
    var cell: AccessibilityFocusCell<Value>?
    var value: Value?

    func focusChanged(isInside: Bool) {
        guard let cell, let value else { return }
        cell.focusChanged(isInside: isInside, value: value)
    }
}

/// Binds a view to one value of a state.
nonisolated private struct AccessibilityFocusedModifier<Value: Hashable>: ViewModifier {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value
    @Retained private var target = AccessibilityFocusTarget<Value>()

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
}
