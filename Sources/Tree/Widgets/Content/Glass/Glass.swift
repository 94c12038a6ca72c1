import Drawing
import Foundation
import Geometry
import Views

/// A kind of glass: a ground through which what lies behind shows blurred, with a bright edge.
public struct Glass: Equatable, Sendable {
    enum Kind { case regular, clear, identity }

    let kind: Kind
    private(set) var tint: Color?
    private(set) var isInteractive = false

    init(_ kind: Kind) { self.kind = kind }

    /// Glass that blurs what lies behind so that text is legible on it.
    public static var regular: Glass { Glass(.regular) }
    /// Glass that lets more of what lies behind through, for controls on pictures.
    public static var clear: Glass { Glass(.clear) }
    /// No glass: the view is as it is without the effect.
    public static var identity: Glass { Glass(.identity) }

    /// Returns glass of a colour; nil for glass without one.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Returns glass that becomes brighter under the pointer.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    enum Kind { case identity, matchedGeometry, materialize }

    let kind: Kind

    /// Glass comes and goes at once.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
    /// Glass becomes the glass of the same identifier; here it fades.
    public static var matchedGeometry: GlassEffectTransition {
        GlassEffectTransition(kind: .matchedGeometry)
    }
    /// Glass fades in and out.
    public static var materialize: GlassEffectTransition {
        GlassEffectTransition(kind: .materialize)
    }
}

/// The shape of glass for which no other was asked: a capsule.
nonisolated public struct DefaultGlassEffectShape: OutlinedShape {
    /// Creates the shape.
    public init() {}

    func outline(in rect: CGRect) -> DisplayShape { .capsule(rect) }
}
