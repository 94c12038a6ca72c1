import Foundation

/// A gesture of the pointer on a view, with the actions that it triggers.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The value of the gesture while it continues and when it ends.
    associatedtype Value
    associatedtype Body: Gesture

    @MainActor @preconcurrency var body: Body { get }

    /// Makes the state machine that recognizes the gesture once.
    static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value>
}

extension Gesture where Value == Body.Value {
    public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        Body._makeMachine(gesture.body)
    }
}

extension Gesture where Body == Never {
    /// Never called, because the gesture has a machine of its own.
    public var body: Never {
        fatalError("\(Self.self) is not made of other gestures and has no body to call")
    }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    @MainActor public static func _makeMachine(
        _ gesture: Self
    ) -> _GestureMachine<Wrapped.Value> {
        gesture.map(Wrapped._makeMachine) ?? FailingMachine()
    }
}

/// A gesture whose type is hidden.
nonisolated public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    private let make: @MainActor () -> _GestureMachine<Value>

    /// Hides the type of a gesture.
    public init<T: Gesture>(_ gesture: T) where Value == T.Value {
        make = { T._makeMachine(gesture) }
    }

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        gesture.make()
    }
}

/// The gestures that take part when one is added to a view that may have others inside.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a mask from its bits: 1 for the added gesture, 2 for those inside.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Neither the added gesture nor those of the views inside.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// Both the added gesture and those of the views inside.
    public static let all: GestureMask = [.gesture, .subviews]
}
