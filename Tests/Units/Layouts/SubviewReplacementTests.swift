import Foundation
import Geometry
import RandomNumbers
import Testing

@testable import Layouts

/// Subviews in the places of others, as a stack follows them.
struct SubviewReplacementTests {
    private final class Block: FakeElement {
        private let own: CGSize
        var asked = 0

        init(_ width: CGFloat, _ height: CGFloat) {
            own = CGSize(width: width, height: height)
        }

        override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            asked += 1
            return super.sizeThatFits(proposal)
        }

        override func measure(_ proposal: ProposedViewSize) -> CGSize {
            CGSize(width: min(own.width, proposal.width ?? own.width), height: own.height)
        }
    }

    private func block(_ random: inout SeededGenerator) -> Block {
        let block = Block(
            .random(in: 1...60, using: &random).rounded(),
            .random(in: 1...40, using: &random).rounded())
        if Int.random(in: 0..<3, using: &random) == 0 { block.spacing = .zero }
        if Int.random(in: 0..<3, using: &random) == 0 { block.layoutPriority = 1 }
        if Int.random(in: 0..<4, using: &random) == 0 {
            block.guides[HorizontalAlignment.center.key] = { $0.width / 3 }
        }
        return block
    }

    @Test(
        "After any replacements of subviews a stack stands as one made anew does",
        arguments: [nil, 300] as [CGFloat?])
    func sameAsAnew(height: CGFloat?) {
        var random = SeededGenerator(seed: 11)
        let proposal = ProposedViewSize(width: 100, height: height)
        var blocks = (0..<8).map { _ in block(&random) }
        let box = TypedLayoutBox(VStackLayout(), elements: blocks)
        for _ in 0..<120 {
            // Several may come before the stack is asked again.
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let start = Int.random(in: 0...blocks.count, using: &random)
                let end = min(blocks.count, start + Int.random(in: 0...2, using: &random))
                let new = (0..<Int.random(in: 0...2, using: &random)).map { _ in block(&random) }
                blocks.replaceSubrange(start..<end, with: new)
                box.replaceElements(at: start..<end, with: new)
            }
            let anew = TypedLayoutBox(VStackLayout(), elements: blocks)
            #expect(box.spacing.isSame(as: anew.spacing))
            #expect(box.explicitAlignmentKeys.isSuperset(of: anew.explicitAlignmentKeys))
            let size = box.sizeThatFits(proposal)
            #expect(size == anew.sizeThatFits(proposal))
            let placements = box.placements(in: size, proposal: proposal)
            #expect(placements == anew.placements(in: size, proposal: proposal))
            for key in [HorizontalAlignment.center.key, HorizontalAlignment.leading.key] {
                #expect(
                    box.explicitAlignment(of: key, in: size, proposal: proposal)
                        == anew.explicitAlignment(of: key, in: size, proposal: proposal))
            }
        }
    }

    @Test("A stack that divides nothing asks only the subviews that came")
    func newcomers() {
        let proposal = ProposedViewSize(width: 100, height: nil)
        let blocks = (1...6).map { Block(CGFloat($0), 20) }
        let box = TypedLayoutBox(VStackLayout(), elements: blocks)
        _ = box.sizeThatFits(proposal)
        for block in blocks { block.asked = 0 }
        let new = Block(70, 30)
        box.replaceElements(at: 2..<3, with: [new])
        box.replaceElements(at: 4..<5, with: [])
        let size = box.sizeThatFits(proposal)
        _ = box.placements(in: size, proposal: proposal)
        #expect(new.asked > 0)
        #expect(blocks.allSatisfy { $0.asked == 0 })
        #expect(size == CGSize(width: 70, height: 4 * 20 + 30 + 4 * 8))
    }

    @Test("Places are followed through an replacement")
    func places() {
        let replacement = SubviewReplacement(old: 3..<5, count: 1)
        #expect(replacement.indices(of: [0, 3, 4, 5, 8]) == [0, 4, 7])
        #expect(
            replacement.indices(of: [0..<2, 2..<6, 3..<5, 6..<7]) == [0..<2, 2..<3, 4..<5, 5..<6])
    }
}
