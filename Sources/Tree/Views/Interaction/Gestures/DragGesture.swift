import Foundation

/// A press that moves.
public struct DragGesture: Gesture {
    /// What is known of a drag: where it began, where it is and how fast it moves.
    public struct Value: Equatable, Sendable {
        /// The time of the latest event of the drag.
        public var time: Date
        /// The position of the pointer, in the gesture's coordinate space.
        public var location: CGPoint
        /// The position of the press that began the drag, in the gesture's coordinate space.
        public var startLocation: CGPoint
        /// Points a second.
        public var velocity: CGSize

        /// The way from where the drag began to where the pointer is, in points.
        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest if it were let go now.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + velocity.width * Self.glide,
                y: location.y + velocity.height * Self.glide)
        }

        /// The way from where the drag began to where the pointer would come to rest.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x,
                height: predictedEndLocation.y - startLocation.y)
        }

        /// Seconds at its velocity that something let go still moves.
        private static let glide = 0.25
    }

    public typealias Body = Never
    /// Points to move before the press counts as a drag.
    public var minimumDistance: CGFloat
    /// The coordinate space of the drag's positions; that of the view by default.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag that begins when the pointer has moved by the distance, in points. A distance
    /// of 0 makes every press a drag.
    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        DragMachine(gesture)
    }
}

/// Follows a pressed pointer and measures how fast it moves.
private final class DragMachine: _GestureMachine<DragGesture.Value> {
    private struct Sample {
        let time: Double
        let location: CGPoint
    }

    private let gesture: DragGesture
    private var start: (location: CGPoint, windowLocation: CGPoint)?
    private var samples: [Sample] = []
    /// Seconds of movement that the velocity is measured over.
    private static let velocityWindow = 0.1

    init(_ gesture: DragGesture) {
        self.gesture = gesture
        super.init()
    }

    override func handle(_ event: GestureEvent) {
        guard event.pinch == nil else {
            phase = .failed
            return
        }
        let location = event.location(in: gesture.coordinateSpace)
        switch event.phase {
        case .down:
            start = (location, event.windowLocation)
            follow(event, at: location)
        case .moved:
            follow(event, at: location)
        case .up:
            if case .active = phase, let start {
                phase = .ended(value(event, at: location, from: start.location))
            } else {
                phase = .failed
            }
        case .cancelled, .left:
            phase = .failed
        }
    }

    private func follow(_ event: GestureEvent, at location: CGPoint) {
        guard let start else { return }
        let value = value(event, at: location, from: start.location)
        if case .active = phase {
            phase = .active(value)
        } else if start.windowLocation.distance(to: event.windowLocation)
            >= gesture.minimumDistance
        {
            phase = .active(value)
        }
    }

    private func value(
        _ event: GestureEvent, at location: CGPoint, from start: CGPoint
    ) -> DragGesture.Value {
        samples.append(Sample(time: event.time, location: location))
        samples.removeAll { $0.time < event.time - Self.velocityWindow }
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
            startLocation: start, velocity: velocity)
    }

    private var velocity: CGSize {
        guard let first = samples.first, let last = samples.last, last.time > first.time else {
            return .zero
        }
        let seconds = last.time - first.time
        return CGSize(
            width: (last.location.x - first.location.x) / seconds,
            height: (last.location.y - first.location.y) / seconds)
    }
}
