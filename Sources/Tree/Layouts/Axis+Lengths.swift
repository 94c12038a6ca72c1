import Foundation
import Geometry

extension Axis {
    package var other: Axis {
        self == .horizontal ? .vertical : .horizontal
    }
}

extension CGSize {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal {
                width = newValue
            } else {
                height = newValue
            }
        }
    }
}

extension CGPoint {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set {
            if axis == .horizontal {
                x = newValue
            } else {
                y = newValue
            }
        }
    }
}

extension ProposedViewSize {
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal {
                width = newValue
            } else {
                height = newValue
            }
        }
    }

    /// The proposal with one length replaced.
    package func with(_ length: CGFloat?, along axis: Axis) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: length, height: height)
            : ProposedViewSize(width: width, height: length)
    }
}
