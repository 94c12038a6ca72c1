import Styles
import Drawing
import Foundation

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
    public typealias Resolved = Never
    /// Creates the foreground style of the environment.
    public init() {}

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(style: ForegroundStack.resolve(context))
    }
}

/// The background style of the environment, or the window's background.
public struct BackgroundStyle: ShapeStyle {
    public typealias Resolved = Never
    /// Creates the background style of the environment.
    public init() {}

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        guard let style = context.environment.backgroundStyle else {
            return RoleStyle(.windowBackground)._resolve(in: context)
        }
        var outside = context
        outside.environment.backgroundStyle = nil
        return style._resolve(in: outside)
    }
}

extension BackgroundStyle {
    /// The ground of what stands on the background: cards, lists, fields.
    public var secondary: some ShapeStyle { RoleStyle(.content) }
    /// The ground of what floats over it.
    public var tertiary: some ShapeStyle { RoleStyle(.raised) }
}

/// The tint of the environment, or the app's accent.
public struct TintShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    /// Creates the tint of the environment.
    public init() {}

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        guard let tint = context.environment.tint else {
            return RoleStyle(.accent)._resolve(in: context)
        }
        var outside = context
        outside.environment.tint = nil
        return tint._resolve(in: outside)
    }
}

/// What marks selected things.
public struct SelectionShapeStyle: ShapeStyle {
    public typealias Resolved = Never
    /// Creates the style of selected things, which is the tint.
    public init() {}

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        TintShapeStyle()._resolve(in: context)
    }
}

/// Lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style of the lines between things.
    public init() {}
    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        RoleStyle(.separator)
    }
}

/// The ground of controls.
public struct FillShapeStyle: ShapeStyle {
    /// Creates the style of the ground of controls.
    public init() {}
    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        RoleStyle(.controlFill)
    }
}

/// Text in a field that is still empty.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the style of text in an empty field.
    public init() {}
    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        RoleStyle(.tertiaryLabel)
    }
}

/// Text that leads elsewhere.
public struct LinkShapeStyle: ShapeStyle {
    /// Creates the style of links, which is the tint.
    public init() {}
    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { TintShapeStyle() }
}

/// The ground of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Creates the style of the ground of a window.
    public init() {}
    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        RoleStyle(.windowBackground)
    }
}

/// A colour of the theme.
package struct RoleStyle: ShapeStyle {
    package typealias Resolved = Never
    private let role: ColorRole

    package init(_ role: ColorRole) { self.role = role }

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        Color(role)._resolve(in: context)
    }
}
