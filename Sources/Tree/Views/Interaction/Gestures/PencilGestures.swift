import Foundation
import Geometry

// There is no pencil with buttons on any machine here, so that these closures are never called. Apps
// offer what they do by other means as well, because few people have such a pencil.

/// Where a pencil is above a view.
public struct PencilHoverPose: Sendable, Equatable {
    /// The point above which the pencil is, in the view's coordinates.
    public let location: CGPoint
    /// The point above which the pencil is, as a part of the view.
    public let anchor: UnitPoint
    /// The distance from the screen: 0 at the screen, 1 as far away as a pencil is noticed.
    public let zDistance: CGFloat
    /// The angle between the pencil and the screen.
    public let altitude: Angle
    /// The direction in which the pencil leans, as an angle in the plane of the screen.
    public let azimuth: Angle
    /// The angle by which the pencil is turned about its own axis.
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

    /// The gesture should do nothing. It is the only value that apps get here.
    public static let ignore = PencilPreferredAction(name: "ignore")
    /// The gesture should run a shortcut that the user has set up.
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
    /// The gesture should show or hide a palette of colours.
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    /// The gesture should show a palette of tools beside the pencil.
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    /// The gesture should show or hide the settings of the current ink.
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    /// The gesture should switch between the current tool and the eraser.
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    /// The gesture should switch between the current tool and the one before.
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
