import Foundation

/// A gesture that needs modifier keys to be held when it begins.
nonisolated public struct _ModifiersGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let modifiers: EventModifiers

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        ModifiersMachine(Content._makeMachine(gesture.content), gesture.modifiers)
    }
}

extension Gesture {
    /// The gesture is recognized only if the modifier keys are held when it begins.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}

private final class ModifiersMachine<Value>: WrappingMachine<Value, Value> {
    private var modifiers: EventModifiers

    init(_ content: _GestureMachine<Value>, _ modifiers: EventModifiers) {
        self.modifiers = modifiers.subtracting([.capsLock, .numericPad])
        super.init(content)
    }

    override func settle() { phase = content.phase }

    override func admits(_ event: GestureEvent) -> Bool {
        event.phase != .down || EventModifiers(event.modifiers).isSuperset(of: modifiers)
    }

    override func adopt(_ newer: _GestureMachine<Value>) {
        guard let newer = newer as? ModifiersMachine else { return }
        modifiers = newer.modifiers
        content.adopt(newer.content)
    }
}
