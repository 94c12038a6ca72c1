import Styles
import Drawing
import Foundation
import Geometry

/// A colour, a gradient or a pattern that shapes and text can be painted in.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style to use in this environment; called for styles made of others.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What is painted in the end. Styles made of others inherit it.
    func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle
}

/// Where a style is resolved, and at which of the foreground's levels.
public struct _ShapeStyleContext {
    package var environment: EnvironmentValues
    package var level: Int

    package init(_ environment: EnvironmentValues, level: Int = 0) {
        self.environment = environment
        self.level = level
    }
}

/// A style that no longer depends on an environment.
public struct _ResolvedShapeStyle {
    package var style: ResolvedStyle

    package init(style: ResolvedStyle) { self.style = style }
}

extension ShapeStyle {
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        resolve(in: context.environment)._resolve(in: context)
    }

    package func resolved(in environment: EnvironmentValues, level: Int = 0) -> ResolvedStyle {
        _resolve(in: _ShapeStyleContext(environment, level: level)).style
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is painted as it is and resolves to no other style")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style of any kind.
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    private let style: any ShapeStyle

    /// Creates a style that hides the type of another one.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        style._resolve(in: context)
    }
}

extension AnyShapeStyle: ComparableInput {
    package func isEqualInput(to other: AnyShapeStyle) -> Bool {
        func open<A: ShapeStyle>(_ a: A) -> Bool {
            guard let b = other.style as? A else { return false }
            return ValueComparison.inputsEqual(a, b)
        }
        return open(style)
    }
}
