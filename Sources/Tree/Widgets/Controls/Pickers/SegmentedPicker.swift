import Drawing
import Foundation
import Geometry
import Layouts
import Views

/// Options side by side on one background, the chosen one raised.
struct SegmentedPicker: View {
    let options: [PickerOption]
    @State private var showsFocus = false
    @Environment(\.controlSize) private var size
    @Environment(\.density) private var density

    var body: some View {
        let outline = ControlOutline.rounded(Theme.controlRadius(size))
        let chosen = options.firstIndex(where: \.isSelected)
        SegmentsLayout(fillsWidth: density == .device) {
            ForEach(options) { Segment(option: $0) }
        }
        .frame(height: Theme.controlHeight(size, density))
        .modifier(SegmentsBackground(chosen: chosen, count: options.count, outline: outline))
        .focusRing(showsFocus, outline)
        .motion(Theme.Motion.toggle, value: chosen)
        .modifier(OptionKeys(options: options, showsFocus: $showsFocus))
    }
}

/// One option of a segmented picker.
private struct Segment: View {
    let option: PickerOption
    fileprivate var press = PressInteraction()
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        SegmentMargins(usual: Theme.controlPadding(size)) { option.view }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
                Color(.controlFill).opacity(
                    isEnabled && !option.isSelected && press.phase.isHovered ? 1 : 0),
                in: .rect(cornerRadius: Theme.controlRadius(size))
            )
            .motion(Theme.Motion.hover, value: press.phase)
            .pressable(press, meaning: option.meaning, PressOptions(isTabStop: false)) { [option] in
                option.choose()
            }
    }
}

/// A title with margins beside it, which give way before the title is cut off.
private struct SegmentMargins: Layout {
    let usual: CGFloat
    private static let least: CGFloat = 3

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(inner(of: proposal, $0)) }
        let width = (sizes.map(\.width).max() ?? 0) + 2 * usual
        return CGSize(
            width: proposal.width.map { min($0, width) } ?? width,
            height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: inner(of: ProposedViewSize(bounds.size), subview))
        }
    }

    private func inner(of outer: ProposedViewSize, _ title: LayoutSubview) -> ProposedViewSize {
        var inner = outer
        if let width = outer.width, width.isFinite {
            let ideal = title.sizeThatFits(.unspecified).width
            let most = max(0, width - 2 * Self.least)
            inner.width = max(min(ideal, most), width - 2 * usual)
        }
        return inner
    }
}

/// Equal parts in a row, each as wide as the widest needs to be.
struct SegmentsLayout: Layout {
    /// Whether it fills the proposed width.
    let fillsWidth: Bool

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let ideal = (sizes.map(\.width).max() ?? 0).rounded(.up) * CGFloat(subviews.count)
        let height = proposal.height ?? sizes.map(\.height).max() ?? 0
        guard let width = proposal.width, width.isFinite, fillsWidth || width < ideal else {
            return CGSize(width: ideal, height: height)
        }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        guard !subviews.isEmpty else { return }
        let width = bounds.width / CGFloat(subviews.count)
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// The background of a segmented picker with the raised segment, which slides.
private struct SegmentsBackground: RenderModifier {
    typealias Body = Never
    let chosen: Int?
    let count: Int
    let outline: ControlOutline

    func effect(in environment: EnvironmentValues) -> SegmentsGroundEffect {
        let context = environment.colorContext
        let weight = environment.isEnabled ? 1 : Theme.disabledFill
        let appearance = environment.controlAppearance
        let ground = appearance?.segmentsGround?.resolved(in: context)
        let segment = appearance?.selectedSegment ?? .raisedSegment
        return SegmentsGroundEffect(
            position: Double(chosen ?? 0), count: count, isShown: chosen != nil,
            background: (ground ?? context.color(.controlFill)).multiplyingOpacity(by: weight),
            segment: segment.resolved(in: context).multiplyingOpacity(by: weight),
            edge: context.color(.controlOutline), outline: outline)
    }
}

extension Color {
    /// A colour that contrasts with a control's fill in both schemes.
    static let raisedSegment = Color(
        light: Color(.raised),
        dark: Color(.raised).mix(with: .white, by: Theme.segmentLift, in: .device))
}

private struct SegmentsGroundEffect: RenderEffect, Animatable {
    var position: Double
    let count: Int
    let isShown: Bool
    let background: ResolvedColor
    let segment: ResolvedColor
    let edge: ResolvedColor
    let outline: ControlOutline

    var animatableData: Double {
        get { position }
        set { position = newValue }
    }

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        let bounds = CGRect(origin: .zero, size: size)
        recorder.fill(outline.shape(in: bounds), with: background)
        if edge.opacity > 0 {
            recorder.strokeBorder(outline.shape(in: bounds), width: 1, with: edge)
        }
        if isShown, count > 0 {
            let width = size.width / CGFloat(count)
            let inset = Theme.segmentInset
            let start = width * CGFloat(position)
            let rect = CGRect(
                x: context.isRightToLeft ? size.width - start - width : start, y: 0, width: width,
                height: size.height
            ).insetBy(dx: inset, dy: inset)
            let shadow = Theme.Shadow.knob
            recorder.with(
                .shadow(
                    color: shadow.color, radius: shadow.radius,
                    offset: CGSize(width: 0, height: shadow.y)), id: .auxiliary(1, of: child.id)
            ) { $0.fill(outline.outset(by: -inset).shape(in: rect), with: segment) }
        }
        recorder.child(child)
    }

    func change(from old: SegmentsGroundEffect) -> RenderChange {
        position == old.position && count == old.count && isShown == old.isShown
            && background == old.background && segment == old.segment && edge == old.edge
            && outline == old.outline ? .none : .paint
    }
}
