import Foundation
import Geometry

/// Where a scroll view is scrolled to, and a way to scroll it: to the view with an id, to an edge of
/// the content, or to a point. It is bound with `scrollPosition(_:anchor:)`.
public struct ScrollPosition: @unchecked Sendable {
    /// What the app has scrolled to.
    enum Goal: Equatable {
        case none
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var goal: Goal
    /// The view that the scroll view shows, whose id is of the given type.
    private var shown: (any Hashable & Sendable)?
    /// The id as one of the type that the position was made for; nil for ids of other types.
    private var typed: (AnyHashable) -> (any Hashable & Sendable)?
    /// Whether the user has scrolled since the app last did.
    public var isPositionedByUser = false

    private init<ID: Hashable & Sendable>(_ goal: Goal, idType: ID.Type) {
        self.goal = goal
        typed = { $0.base as? ID }
    }

    /// Creates a position that leaves the scroll view where it is, or that scrolls it to an edge,
    /// to a point or to a view. The user's scrolling is reported by the ids of the type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
        self.init(.none, idType: idType)
    }

    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.id(AnyHashable(id), anchor), idType: ID.self)
        shown = id
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(.edge(edge), idType: idType)
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType: idType)
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType: idType)
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType: idType)
    }

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType: idType)
    }

    // MARK: What it says

    /// The edge that the app has scrolled to; nil once the user has scrolled.
    public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }

    /// The point that the app has scrolled to; nil once the user has scrolled.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
    }

    /// The horizontal distance that the app has scrolled to, in points; nil once the user has
    /// scrolled.
    public var x: CGFloat? { if case .point(let x, _) = goal { x } else { nil } }
    /// The vertical distance that the app has scrolled to, in points; nil once the user has
    /// scrolled.
    public var y: CGFloat? { if case .point(_, let y) = goal { y } else { nil } }

    /// The id of the view that is shown, which follows the user where ids have the position's type.
    public var viewID: (any Hashable & Sendable)? { shown }

    /// Returns the id of the view that is shown, or nil if it has another type or none is known.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { shown as? T }

    // MARK: Scrolling

    /// Scrolls to the view with the id, until it can be seen, or until the anchor's point of it lies
    /// at the same point of the scroll view.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        scroll(.id(AnyHashable(id), anchor))
        shown = id
    }

    public mutating func scrollTo(edge: Edge) { scroll(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { scroll(.point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(.point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { scroll(.point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { scroll(.point(x: nil, y: y)) }

    private mutating func scroll(_ new: Goal) {
        goal = new
        shown = nil
        isPositionedByUser = false
    }

    /// The user has scrolled, to the view with the id if any has one.
    mutating func userScrolled(to id: AnyHashable?) {
        goal = .none
        isPositionedByUser = true
        shown = id.flatMap { typed($0) }
    }
}

extension ScrollPosition: Equatable {
    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.goal == b.goal && a.isPositionedByUser == b.isPositionedByUser
            && a.shown.map { AnyHashable($0) } == b.shown.map { AnyHashable($0) }
    }
}
