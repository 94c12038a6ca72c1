import Foundation

extension ViewDimensions {
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[guide.key]
    }

    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[guide.key]
    }

    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        self[explicit: guide.key]
    }

    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        self[explicit: guide.key]
    }
}
