import Geometry

/// What a kind of layout says about itself before any subview is known.
public struct LayoutProperties: Sendable {
    /// The way the layout stacks its subviews: along it spacers grow and dividers lie across it.
    public var stackOrientation: Axis?

    /// Creates the properties of a layout that is not a stack.
    public init() {
        stackOrientation = nil
    }
}
