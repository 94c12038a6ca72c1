import Foundation

/// One or several presses without moving away.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
    /// How many taps make the gesture; fewer than one count as one.
    public var count: Int

    /// Creates a gesture of one tap, or of several shortly after each other.
    nonisolated public init(count: Int = 1) { self.count = count }

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Void> {
        TapMachine(count: gesture.count) { _ in () }
    }
}

/// One or several presses without moving away, and where.
public struct SpatialTapGesture: Gesture {
    /// Where a tap was.
    public struct Value: Equatable, Sendable {
        /// The position of the last tap, in the gesture's coordinate space.
        public var location: CGPoint
    }

    public typealias Body = Never
    /// How many taps make the gesture; fewer than one count as one.
    public var count: Int
    /// The coordinate space of the tap's position; that of the view by default.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of one tap, or of several shortly after each other, that tells its
    /// position.
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local)
    {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        TapMachine(count: gesture.count) { event in
            Value(location: event.location(in: gesture.coordinateSpace))
        }
    }
}

/// How far and how long a pointer may stray before a gesture is another one.
enum GestureLimits {
    /// Points that a tap may move.
    static let tapMovement: CGFloat = 10
    /// Points between the presses of a double tap.
    static let multipleTapDistance: CGFloat = 16
    /// Seconds from one release of a double tap to the next press.
    static let multipleTapInterval = 0.35
}

/// Counts presses that are near each other in place and time.
final class TapMachine<Value>: _GestureMachine<Value> {
    private let count: Int
    private let makeValue: (GestureEvent) -> Value
    private var taps = 0
    private var pressLocation: CGPoint?
    private var lastLocation = CGPoint.zero
    private var waitsUntil: Double?

    init(count: Int, makeValue: @escaping (GestureEvent) -> Value) {
        self.count = max(count, 1)
        self.makeValue = makeValue
        super.init()
    }

    override func handle(_ event: GestureEvent) {
        guard event.pinch == nil else {
            phase = .failed
            return
        }
        switch event.phase {
        case .down:
            press(event)
        case .moved:
            guard let pressLocation else { return }
            if pressLocation.distance(to: event.windowLocation) > GestureLimits.tapMovement {
                phase = .failed
            }
        case .up:
            release(event)
        case .cancelled, .left:
            phase = .failed
        }
    }

    private func press(_ event: GestureEvent) {
        if let waitsUntil {
            let distance = lastLocation.distance(to: event.windowLocation)
            if event.time > waitsUntil || distance > GestureLimits.multipleTapDistance {
                phase = .failed
                return
            }
        }
        waitsUntil = nil
        pressLocation = event.windowLocation
    }

    private func release(_ event: GestureEvent) {
        guard let pressLocation, event.isInside,
            pressLocation.distance(to: event.windowLocation) <= GestureLimits.tapMovement
        else {
            phase = .failed
            return
        }
        self.pressLocation = nil
        lastLocation = event.windowLocation
        taps += 1
        if taps == count {
            phase = .ended(makeValue(event))
        } else {
            waitsUntil = event.time + GestureLimits.multipleTapInterval
        }
    }

    override var deadline: Double? { waitsUntil }

    override func timePassed(_ now: Double) {
        if let waitsUntil, waitsUntil <= now { phase = .failed }
    }

    /// A single tap waits until a second press can no longer come.
    override var keepsOthersWaiting: Bool { taps > 0 }
}

@MainActor
extension GestureEvent {
    var isInside: Bool { CGRect(origin: .zero, size: size).contains(location) }

    func location(in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: location
        case .global: windowLocation
        case .named: node.convert(windowLocation, to: space)
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
