import Foundation

extension ViewDimensions {
    /// The position of a guide in points, also if it is only the default.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[guide.key]
    }

    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[guide.key]
    }

    /// The position of a guide in points, or `nil` if neither the view nor its content sets the
    /// guide.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        self[explicit: guide.key]
    }

    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        self[explicit: guide.key]
    }
}
