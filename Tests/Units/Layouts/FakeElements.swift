import Foundation
import Geometry
import Layouts

/// An element of a test's little tree, which knows where it was put.
class FakeElement: LayoutElement {
    var layoutPriority: Double = 0
    var spacing = ViewSpacing()
    var guides: [AlignmentKey: (ViewDimensions) -> CGFloat] = [:]
    var values: [ObjectIdentifier: Any] = [:]
    var questions = 0
    /// In the root's coordinates.
    private(set) var frame = CGRect.null
    private(set) var proposal = ProposedViewSize.unspecified
    private var cache = SizeCache()

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = cache.size(for: proposal) { return known }
        questions += 1
        let size = measure(proposal)
        cache.insert(size, for: proposal)
        return size
    }

    func measure(_ proposal: ProposedViewSize) -> CGSize {
        .zero
    }

    func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

    var explicitAlignmentKeys: AlignmentKeySet {
        guides.keys.reduce(into: []) { $0.formUnion(AlignmentKeySet($1)) }
    }

    func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guides[key].map { $0(ViewDimensions(size: size, proposal: proposal)) }
    }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    fileprivate func put(_ placement: Placement, into origin: CGPoint) {
        frame = placement.frame.offsetBy(dx: origin.x, dy: origin.y)
        proposal = placement.proposal
        placeChildren(in: placement.size, proposal: placement.proposal)
    }

    func put(_ child: FakeElement, _ placement: Placement) {
        child.put(placement, into: frame.origin)
    }

    func forgetSizes() {
        cache.removeAll()
    }

    /// Lays the element out as a root and returns its size.
    @discardableResult
    func lay(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        let proposal = ProposedViewSize(width: width, height: height)
        let size = sizeThatFits(proposal)
        put(Placement(origin: .zero, size: size, proposal: proposal), into: .zero)
        return size
    }
}

/// An element whose size a closure tells.
final class Leaf: FakeElement {
    let answer: (ProposedViewSize) -> CGSize

    init(_ answer: @escaping (ProposedViewSize) -> CGSize) {
        self.answer = answer
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        answer(proposal)
    }
}

/// A container around a layout.
final class Container<L: Layout>: FakeElement {
    let box: TypedLayoutBox<L>
    let children: [FakeElement]

    init(_ layout: L, _ children: [FakeElement]) {
        box = TypedLayoutBox(layout, elements: children)
        self.children = children
        super.init()
        spacing = box.spacing
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        box.sizeThatFits(proposal)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (child, placement) in zip(children, box.placements(in: size, proposal: proposal)) {
            put(child, placement)
        }
    }

    override var explicitAlignmentKeys: AlignmentKeySet { box.explicitAlignmentKeys }

    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        box.explicitAlignment(of: key, in: size, proposal: proposal)
    }
}

/// An element around one other.
final class Modified<L: UnaryLayout>: FakeElement {
    let layout: L
    let child: FakeElement

    init(_ layout: L, _ child: FakeElement) {
        self.layout = layout
        self.child = child
        super.init()
        layoutPriority = child.layoutPriority
        spacing = child.spacing
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal, child: child)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        put(child, layout.placement(of: child, in: size, proposal: proposal))
    }

    override var explicitAlignmentKeys: AlignmentKeySet {
        super.explicitAlignmentKeys.union(child.explicitAlignmentKeys)
    }

    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        super.explicitAlignment(of: key, in: size, proposal: proposal)
            ?? layout.explicitAlignment(of: key, child: child, in: size, proposal: proposal)
    }
}

/// A rectangle as SwiftUI has it: any size, ideally 10×10.
func rectangle() -> FakeElement {
    Leaf { $0.replacingUnspecifiedDimensions() }
}

func fixed(_ width: CGFloat, _ height: CGFloat) -> FakeElement {
    Leaf { _ in CGSize(width: width, height: height) }
}

/// Words of one width and one line's height, wrapped where the proposal is narrow.
func words(_ count: Int, _ width: CGFloat, lineHeight: CGFloat) -> FakeElement {
    let text = Leaf { proposal in
        let perLine = proposal.width.map {
            min(CGFloat(count), max(1, ($0 / width).rounded(.down)))
        }
        let lines = (CGFloat(count) / (perLine ?? CGFloat(count))).rounded(.up)
        return CGSize(width: (perLine ?? CGFloat(count)) * width, height: lines * lineHeight)
    }
    text.guides[VerticalAlignment.firstTextBaseline.key] = { _ in lineHeight * 0.75 }
    text.guides[VerticalAlignment.lastTextBaseline.key] = { $0.height - lineHeight * 0.25 }
    return text
}

func spacer(_ axis: Axis, minLength: CGFloat? = nil) -> FakeElement {
    let layout = SpacerLayout(minLength: minLength, axis: axis)
    let spacer = Leaf { layout.sizeThatFits($0) }
    spacer.layoutPriority = SpacerLayout.priority
    spacer.spacing = .zero
    return spacer
}

func hstack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: FakeElement...
) -> Container<HStackLayout> {
    Container(HStackLayout(alignment: alignment, spacing: spacing), children)
}

func vstack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: FakeElement...
) -> Container<VStackLayout> {
    Container(VStackLayout(alignment: alignment, spacing: spacing), children)
}

func zstack(alignment: Alignment = .center, _ children: FakeElement...) -> FakeElement {
    Container(ZStackLayout(alignment: alignment), children)
}

extension FakeElement {
    func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> FakeElement {
        Modified(FrameLayout(width: width, height: height, alignment: alignment), self)
    }

    func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> FakeElement {
        Modified(
            FlexibleFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
                minHeight: minHeight, maxHeight: maxHeight, alignment: alignment), self)
    }

    func padding(_ insets: EdgeInsets) -> FakeElement {
        Modified(PaddingLayout(insets), self)
    }

    func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> FakeElement {
        Modified(FixedSizeLayout(horizontal: horizontal, vertical: vertical), self)
    }

    func aspectRatio(_ ratio: CGFloat?, _ mode: ContentMode) -> FakeElement {
        Modified(AspectRatioLayout(ratio, contentMode: mode), self)
    }

    func priority(_ priority: Double) -> FakeElement {
        layoutPriority = priority
        return self
    }

    func guide(
        _ guide: VerticalAlignment, _ place: @escaping (ViewDimensions) -> CGFloat
    ) -> FakeElement {
        guides[guide.key] = place
        return self
    }

    func guide(
        _ guide: HorizontalAlignment, _ place: @escaping (ViewDimensions) -> CGFloat
    ) -> FakeElement {
        guides[guide.key] = place
        return self
    }
}
