import Foundation
import Geometry
import Layouts
import Views

/// The actions beside a row that has been swiped away.
struct SwipeStrip<Actions: View>: View {
    let actions: Actions
    let look: SwipeLook
    let isLeading: Bool
    let model: SwipeModel

    init(actions: Actions, look: SwipeLook, isLeading: Bool, model: SwipeModel) {
        self.actions = actions
        self.look = look
        self.isLeading = isLeading
        self.model = model
    }

    var body: some View {
        let model = model
        SwipeStripLayout(
            revealed: look.revealed, fullness: look.isFull ? 1 : 0, isLeading: isLeading,
            measured: { model.restWidth = $0 }
        ) {
            actions
                .buttonStyle(
                    SwipeActionStyle {
                        model.close()
                        model.swipe.pressed()
                    }
                )
                .labelStyle(.iconOnly)
                .symbolVariant(.fill)
                .lineLimit(1)
        }
        .onPreferenceChange(ContainedActionsKey.self) { model.actions = $0.all }
        .onAppear { model.appeared() }
        .environment(\.tint, nil)
        .environment(\.actionContainer, nil)
    }
}

/// Buttons side by side over the revealed part of a row, the first at the edge.
private struct SwipeStripLayout: Layout {
    var revealed: CGFloat
    /// How much of the width the first action takes from the others.
    var fullness: CGFloat
    let isLeading: Bool
    let measured: (CGFloat) -> Void

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(revealed, fullness) }
        set { (revealed, fullness) = (newValue.first, newValue.second) }
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let ideals = subviews.map {
            max($0.sizeThatFits(.unspecified).width, Theme.Swipe.action)
        }
        let total = ideals.reduce(0, +)
        guard total > 0 else { return }
        measured(total)
        let width = max(0, min(revealed, bounds.width))
        var start: CGFloat = 0
        for (index, subview) in subviews.enumerated() {
            let share = width * ideals[index] / total
            let own = index == 0 ? share + (width - share) * fullness : share * (1 - fullness)
            let x = isLeading ? bounds.minX + start : bounds.maxX - start - own
            subview.place(
                at: CGPoint(x: x, y: bounds.minY),
                proposal: ProposedViewSize(width: own, height: bounds.height))
            start += own
        }
    }
}

/// A swipe action: its icon or title on its tint.
private struct SwipeActionStyle: PrimitiveButtonStyle {
    let close: @MainActor () -> Void

    func makeBody(configuration: Configuration) -> some View {
        SwipeActionButton(configuration: configuration, close: close)
    }
}

private struct SwipeActionButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let close: @MainActor () -> Void
    @Environment(\.tint) private var tint
    @Retained private var contained = ContainedAction()
    private var press = PressInteraction()

    init(
        configuration: PrimitiveButtonStyleConfiguration, close: @escaping @MainActor () -> Void
    ) {
        self.configuration = configuration
        self.close = close
    }

    var body: some View {
        let (action, close) = (configuration.action, close)
        contained.perform = action
        return configuration.label
            .modifier(
                ControlTitle(style: AnyShapeStyle(OnFillStyle(isDestructive: isRed)))
            )
            .padding(.horizontal, Theme.Spacing.content)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipped()
            .background(fill)
            .overlay(Color.black.opacity(press.phase.pick(0, Theme.hoverShade, Theme.pressedShade)))
            .overlay {
                if press.phase.showsFocus {
                    Rectangle().strokeBorder(
                        OnFillStyle(isDestructive: isRed), lineWidth: Theme.FocusRing.width)
                }
            }
            .environment(\.tint, fill)
            .pressable(press, meaning: configuration.meaning) {
                action()
                close()
            }
            .preference(key: ContainedActionsKey.self, value: ContainedActions(all: [contained]))
    }

    private var isRed: Bool { tint == nil && configuration.role == .destructive }

    private var fill: AnyShapeStyle {
        tint ?? AnyShapeStyle(isRed ? Color(ColorRole.destructive) : Color.gray)
    }
}
