import Foundation
import Geometry

// There is no pencil with buttons on any machine here, so that these closures are never called. Apps
// offer what they do by other means as well, because few people have such a pencil.

/// Where a pencil is above a view.
public struct PencilHoverPose: Sendable, Equatable {
    /// In the view's coordinates.
    public let location: CGPoint
    /// As a part of the view.
    public let anchor: UnitPoint
    /// From 0, at the screen, to 1, as far as a pencil is noticed.
    public let zDistance: CGFloat
    /// Between the pencil and the screen.
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}

/// What is known of a double tap on the side of a pencil.
public struct PencilDoubleTapGestureValue: Sendable, Equatable {
    /// Nil where the pencil is not above the view.
    public let hoverPose: PencilHoverPose?
}

/// What is known of a squeeze of a pencil.
public struct PencilSqueezeGestureValue: Sendable, Equatable {
    /// Nil where the pencil is not above the view.
    public let hoverPose: PencilHoverPose?
}

/// How far a squeeze of a pencil has come.
public enum PencilSqueezeGesturePhase: Sendable, Equatable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

/// What people want a pencil's gestures to do.
public struct PencilPreferredAction: Sendable, Hashable {
    private let name: String

    public static let ignore = PencilPreferredAction(name: "ignore")
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
}

extension EnvironmentValues {
    /// What a double tap on a pencil should do. No machine here has one: it is always to be ignored.
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
    /// What a squeeze of a pencil should do. No machine here has one: it is always to be ignored.
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

extension View {
    /// Would call a closure after a double tap on a pencil. No machine here has such a pencil: the
    /// closure is never called.
    nonisolated public func onPencilDoubleTap(
        perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
    ) -> some View {
        self
    }

    /// Would call a closure while a pencil is squeezed. No machine here has such a pencil: the
    /// closure is never called.
    nonisolated public func onPencilSqueeze(
        perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
    ) -> some View {
        self
    }
}
