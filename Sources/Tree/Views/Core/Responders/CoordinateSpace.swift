import Foundation
import Geometry

/// The coordinates in which a point is given.
public enum CoordinateSpace {
    /// The coordinates of the window's content.
    case global
    /// The coordinates of the view itself.
    case local
    /// The coordinates of an enclosing view that has been given the name.
    case named(AnyHashable)
}

extension CoordinateSpace: Hashable, @unchecked Sendable {
    /// Whether these are the coordinates of the window's content.
    public var isGlobal: Bool { self == .global }
    /// Whether these are the coordinates of the view itself.
    public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The window's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the coordinate space of the window's content.
    public init() {}
    /// The space as a value of the enumeration: `global`.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the coordinate space of the view itself.
    public init() {}
    /// The space as a value of the enumeration: `local`.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of an enclosing view, by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable
    /// The space as a value of the enumeration: `named` with the space's name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinate space of the window's content.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinate space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the coordinate space of the nearest enclosing view that has been given the name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

/// An effect that gives its node's coordinates a name.
@MainActor
protocol CoordinateSpaceEffect {
    var coordinateSpaceName: AnyHashable { get }
}
