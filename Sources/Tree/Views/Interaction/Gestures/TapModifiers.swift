import Foundation

extension View {
    /// Runs the closure when the view is tapped.
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Runs the closure with the place where the view is tapped.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
                .onEnded { action($0.location) })
    }

    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
                .onEnded { action($0.location) })
    }

    /// Runs the closure when the view is pressed for a while, and the other one whenever such a
    /// press begins or ends.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(
            PressingGesture(content: press, changed: onPressingChanged).onEnded { _ in action() })
    }

    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A gesture that also tells when it may have begun, and when it is over either way.
nonisolated struct PressingGesture<Content: Gesture>: Gesture {
    typealias Value = Content.Value
    typealias Body = Never
    let content: Content
    let changed: ((Bool) -> Void)?

    @MainActor static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        PressingMachine(Content._makeMachine(gesture.content), gesture.changed)
    }
}

private final class PressingMachine<Value>: WrappingMachine<Value, Value> {
    private var changed: ((Bool) -> Void)?
    private var isPressing = false

    init(_ content: _GestureMachine<Value>, _ changed: ((Bool) -> Void)?) {
        self.changed = changed
        super.init(content)
    }

    override func settle() { phase = content.phase }

    override func deliver() {
        content.deliver()
        set(!phase.isOver)
    }

    override func cancel() {
        super.cancel()
        set(false)
    }

    private func set(_ new: Bool) {
        guard isPressing != new else { return }
        isPressing = new
        changed?(new)
    }

    override func adopt(_ newer: _GestureMachine<Value>) {
        guard let newer = newer as? PressingMachine else { return }
        changed = newer.changed
        content.adopt(newer.content)
    }
}

extension Responder {
    /// A responder that takes taps.
    package static func forTaps(_ action: @escaping (CGPoint) -> Void) -> Responder {
        let responder = Responder()
        responder.recognizers = [
            MachineRecognizer(SpatialTapGesture().onEnded { action($0.location) })
        ]
        return responder
    }
}
