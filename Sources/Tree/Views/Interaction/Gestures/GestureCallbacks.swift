import Foundation

extension Gesture {
    /// Runs the closure when the gesture has succeeded.
    nonisolated public func onEnded(
        _ action: @escaping (Value) -> Void
    ) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Returns this gesture with its value changed by a closure.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, change: body)
    }

    /// Updates a state while the gesture continues, and resets it when the gesture ends.
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs the closure whenever the gesture's value changes.
    nonisolated public func onChanged(
        _ action: @escaping (Value) -> Void
    ) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

/// A gesture with a closure for its success.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        EndedMachine(Content._makeMachine(gesture.content), gesture.action)
    }
}

private final class EndedMachine<Value>: WrappingMachine<Value, Value> {
    private var action: (Value) -> Void
    private var isDone = false

    init(_ content: _GestureMachine<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(content)
    }

    override func settle() { phase = content.phase }

    override func deliver() {
        content.deliver()
        guard case .ended(let value) = phase, !isDone else { return }
        isDone = true
        action(value)
    }

    override func adopt(_ newer: _GestureMachine<Value>) {
        guard let newer = newer as? EndedMachine else { return }
        action = newer.action
        content.adopt(newer.content)
    }
}

/// A gesture with a closure for its changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture
where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        ChangedMachine(Content._makeMachine(gesture.content), gesture.action)
    }
}

private final class ChangedMachine<Value: Equatable>: WrappingMachine<Value, Value> {
    private var action: (Value) -> Void
    private var last: Value?

    init(_ content: _GestureMachine<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(content)
    }

    override func settle() { phase = content.phase }

    override func deliver() {
        content.deliver()
        guard !phase.isOver, let value = phase.value, value != last else { return }
        last = value
        action(value)
    }

    override func adopt(_ newer: _GestureMachine<Value>) {
        guard let newer = newer as? ChangedMachine else { return }
        action = newer.action
        content.adopt(newer.content)
    }
}

/// A gesture that maps the value of another one.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Never
    let content: Content
    let change: (Content.Value) -> Value

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        MapMachine(Content._makeMachine(gesture.content), gesture.change)
    }
}

private final class MapMachine<Inner, Value>: WrappingMachine<Inner, Value> {
    private var change: (Inner) -> Value

    init(_ content: _GestureMachine<Inner>, _ change: @escaping (Inner) -> Value) {
        self.change = change
        super.init(content)
    }

    override func settle() { phase = content.phase.map(change) }

    override func adopt(_ newer: _GestureMachine<Value>) {
        guard let newer = newer as? MapMachine else { return }
        change = newer.change
        content.adopt(newer.content)
    }
}

/// A gesture that updates a state.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    /// The gesture whose values change the state.
    public var base: Base
    /// The state that is changed, and that has its first value again when the gesture is over.
    public var state: GestureState<State>
    /// Changes the state by a value of the gesture, and the transaction in which that happens.
    public var body: (Base.Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that changes a state while it goes on; `updating(_:body:)` is shorter.
    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        GestureStateMachine(Base._makeMachine(gesture.base), gesture.state, gesture.body)
    }
}

private final class GestureStateMachine<Value, State>: WrappingMachine<Value, Value> {
    private var state: GestureState<State>
    private var body: (Value, inout State, inout Transaction) -> Void
    private var hasWritten = false

    init(
        _ content: _GestureMachine<Value>, _ state: GestureState<State>,
        _ body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.state = state
        self.body = body
        super.init(content)
    }

    override func settle() { phase = content.phase }

    override func deliver() {
        content.deliver()
        guard !phase.isOver else {
            reset()
            return
        }
        guard let value = phase.value else { return }
        hasWritten = true
        state.update { body(value, &$0, &$1) }
    }

    override func cancel() {
        super.cancel()
        reset()
    }

    private func reset() {
        guard hasWritten else { return }
        hasWritten = false
        state.reset()
    }

    override func adopt(_ newer: _GestureMachine<Value>) {
        guard let newer = newer as? GestureStateMachine else { return }
        body = newer.body
        state = newer.state
        content.adopt(newer.content)
    }
}
