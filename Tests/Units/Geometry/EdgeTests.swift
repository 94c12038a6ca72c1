import Foundation
import Geometry
import Testing

struct EdgeTests {
    @Test("The horizontal and the vertical edges make all edges")
    func edges() {
        #expect(Edge.Set.horizontal.union(.vertical) == .all)
        #expect(Edge.Set(.top) == .top)
        #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
        #expect(VerticalEdge.Set.all.contains(.bottom))
        #expect(HorizontalEdge.Set.leading != .trailing)
    }

    @Test("Insets of some edges are zero on the others")
    func insets() {
        let insets = EdgeInsets(.horizontal, 8)
        #expect(insets == EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        #expect(insets.horizontal == 16)
        #expect(insets.vertical == 0)
    }

    @Test("A proposal's missing dimensions become 10, or what is asked for")
    func proposals() {
        let proposal = ProposedViewSize(width: nil, height: 5)
        #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 5))
        #expect(
            ProposedViewSize.unspecified.replacingUnspecifiedDimensions(
                by: CGSize(width: 1, height: 2)) == CGSize(width: 1, height: 2))
    }

    @Test("Degrees and radians are the same angle")
    func angles() {
        #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-12)
        #expect(Angle.degrees(90) < .degrees(91))
        #expect((Angle.radians(1) + .radians(2) * 2).radians == 5)
    }

    @Test("A unit point lies at its fractions of a rectangle")
    func unitPoints() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
        #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 45))
    }
}
