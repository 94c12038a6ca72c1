import Foundation
import Geometry

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content to show.
    public var rect: CGRect
    /// The point of `rect` that lies at the same point of the scroll view, where both differ in
    /// size; nil for the upper leading corner.
    public var anchor: UnitPoint?

    package init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// Decides where scrolling comes to rest.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

    /// Changes the target that the scroll view would reach by itself.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// Returns how the behaviour changes scrolling as such; by default, not at all.
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    /// Returns the usual properties: a scroll may go as far as it is thrown.
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// How a behaviour changes scrolling as such.
public struct ScrollTargetBehaviorProperties: Sendable {
    /// Whether one scroll may go no further than the length of the scroll view.
    public var limitsScrolls = false

    /// Creates properties that leave scrolling as it is.
    public init() {}
}

/// What a behaviour knows of its scroll view when it is asked for its properties.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
    let environment: EnvironmentValues

    /// The value of the scroll view's environment at a key path.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}

/// What a behaviour knows of its scroll view when it decides on a target. Values of the
/// environment can be read as its members.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// What was shown when the scrolling began.
    public let originalTarget: ScrollTarget
    /// The speed of the content, in points a second.
    public let velocity: CGVector
    /// The size of the content without the insets.
    public let contentSize: CGSize
    /// The size of the scroll view without the insets.
    public let containerSize: CGSize
    /// The axes along which the scroll view scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The frames of the scroll targets around a part of the content.
    let frames: (CGRect) -> [CGRect]

    /// The value of the scroll view's environment at a key path.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}

/// The speed, in points a second, above which letting go always leads on to the next target.
enum ScrollFling {
    static let speed: CGFloat = 200
}
