import Drawing
import Foundation
import Geometry
import Views

/// A shape drawn a distance inside of its own edge; the corners keep their centres.
nonisolated public struct _Inset<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    init(_ base: Base, by amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    public func path(in rect: CGRect) -> Path { Path(outline(in: rect).path) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        base.sizeThatFits(proposal)
    }

    public func inset(by amount: CGFloat) -> _Inset<Base> {
        _Inset(base, by: self.amount + amount)
    }
}

extension _Inset: OutlinedShape {
    func outline(in rect: CGRect) -> DisplayShape {
        let inner = CGRect(
            x: rect.minX + amount, y: rect.minY + amount,
            width: max(rect.width - 2 * amount, 0), height: max(rect.height - 2 * amount, 0))
        switch base.displayShape(in: rect) {
        case .rect: return .rect(inner)
        case .ellipse(let own):
            return .ellipse(
                own.insetBy(dx: min(amount, own.width / 2), dy: min(amount, own.height / 2)))
        case .roundedRect(_, let radii):
            return .roundedRect(inner, radii.fitted(to: rect.size).outset(by: -amount))
        case .path: return base.displayShape(in: inner)
        }
    }
}

extension Rectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}
extension RoundedRectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}
extension UnevenRoundedRectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}
extension Capsule: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}
extension Circle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}
extension Ellipse: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}
extension ContainerRelativeShape: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }
}
