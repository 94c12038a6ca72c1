import Styles
import Drawing

/// The styles that one `foregroundStyle` modifier has set, and those around it, from which its
/// hierarchical styles are made.
package final class ForegroundStack {
    private let styles: [AnyShapeStyle]
    private let outer: ForegroundStack?

    /// How many styles the modifier has set.
    package var count: Int { styles.count }

    package init(_ styles: [AnyShapeStyle], outer: ForegroundStack?) {
        self.styles = styles
        self.outer = outer
    }

    /// The foreground at a level, 0 being the primary one.
    package static func resolve(_ context: _ShapeStyleContext) -> ResolvedStyle {
        guard let stack = context.environment.foregroundStack else {
            let colors = context.environment.colorContext
            return ResolvedStyle(Color(ColorRole.label), in: colors, opacity: 1)
                .atLevel(context.level, colors)
        }
        var outside = context
        outside.environment.foregroundStack = stack.outer
        let index = min(context.level, stack.styles.count - 1)
        outside.level = context.level - index
        return stack.styles[index]._resolve(in: outside).style
    }
}

extension ForegroundStack: ComparableInput {
    package func isEqualInput(to other: ForegroundStack) -> Bool {
        guard styles.count == other.styles.count,
            zip(styles, other.styles).allSatisfy({ $0.isEqualInput(to: $1) })
        else { return false }
        switch (outer, other.outer) {
        case (nil, nil): return true
        case (let a?, let b?): return a === b || a.isEqualInput(to: b)
        default: return false
        }
    }
}

extension ResolvedStyle {
    /// The style as one of the foreground's weaker levels.
    func atLevel(_ level: Int, _ colors: ColorContext) -> ResolvedStyle {
        guard level > 0 else { return self }
        return multiplyingOpacity(by: HierarchicalShapeStyle(level: level).opacity(in: colors))
    }
}
