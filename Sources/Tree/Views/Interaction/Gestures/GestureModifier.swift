import Foundation

/// Adds a gesture to a view.
nonisolated struct GestureModifier<G: Gesture>: ViewModifier {
    let gesture: G
    let mask: GestureMask
    let precedence: GesturePrecedence
    @Retained private var responder = Responder()

    init(_ gesture: G, _ mask: GestureMask, _ precedence: GesturePrecedence) {
        self.gesture = gesture
        self.mask = mask
        self.precedence = precedence
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(ResponderEffect(responder: configured()))
    }

    @MainActor private func configured() -> Responder {
        let recognizer: MachineRecognizer<G>
        if let known = responder.recognizers.first as? MachineRecognizer<G> {
            recognizer = known
            recognizer.gesture = gesture
        } else {
            recognizer = MachineRecognizer(gesture)
        }
        recognizer.precedence = precedence
        responder.recognizers = mask.contains(.gesture) ? [recognizer] : []
        responder.admitsInnerGestures = mask.contains(.subviews)
        return responder
    }
}

/// Puts a responder on each node inside it.
nonisolated package struct ResponderEffect: RenderModifier, RenderEffect {
    package typealias Body = Never
    package typealias Effect = ResponderEffect
    package let responder: Responder?

    package init(responder: Responder?) { self.responder = responder }

    package func change(from old: ResponderEffect) -> RenderChange { .none }
}

extension View {
    /// Adds a gesture with lower precedence than those of the views inside.
    nonisolated public func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture, mask, .normal))
    }

    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture, isEnabled ? .all : .subviews, .normal))
    }

    /// Adds a gesture with a name, which changes nothing here.
    nonisolated public func gesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture with higher precedence than those of the views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture, mask, .high))
    }

    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> some View {
        modifier(GestureModifier(gesture, isEnabled ? .all : .subviews, .high))
    }

    /// Adds a gesture of higher precedence with a name, which changes nothing here.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture that is recognized at the same time as others.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture, mask, .simultaneous))
    }

    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> some View {
        modifier(GestureModifier(gesture, isEnabled ? .all : .subviews, .simultaneous))
    }

    /// Adds a simultaneous gesture with a name, which changes nothing here.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }
}
