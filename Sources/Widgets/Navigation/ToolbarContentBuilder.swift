import Foundation
import Views

/// Builds the items of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

    @_disfavoredOverload
    public static func buildBlock<each C: ToolbarContent>(
        _ content: repeat each C
    ) -> _ToolbarItems {
        _ToolbarItems {
            var parts: [AnyView] = []
            repeat parts.append((each content)._items)
            return parts
        }
    }

    public static func buildIf<C: ToolbarContent>(_ content: C?) -> _OptionalToolbarItems<C> {
        _OptionalToolbarItems(content: content)
    }

    public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarItems {
        _ToolbarItems { [first._items] }
    }

    public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarItems {
        _ToolbarItems { [second._items] }
    }

    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarItems {
        _ToolbarItems { [content._items] }
    }
}
