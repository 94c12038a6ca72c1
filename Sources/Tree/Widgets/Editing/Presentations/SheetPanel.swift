import Foundation
import Geometry
import Views

/// A presentation as it looks: a sheet in the middle of the window, or from its lower edge on a
/// device; a cover of the whole window; a popover beside a view.
struct SheetPanel<Content: View>: View {
    enum Kind {
        case sheet, cover
        case popover(anchor: () -> CGRect?, Edge)
    }

    let kind: Kind
    let close: () -> Void
    let content: () -> Content
    @State private var options = PresentationOptions()
    @State private var blocksClosing = false
    /// Where the sheet rests, where the app keeps no selection.
    @State private var ownDetent: PresentationDetent?
    @State private var height = BottomHeight()
    @Retained private var position = TreePosition()
    @Environment(\.density) private var density
    @Environment(\.horizontalSizeClass) private var widthClass
    @Environment(\.verticalSizeClass) private var heightClass
    @Environment(\.self) private var environment

    init(_ kind: Kind, close: @escaping () -> Void, content: @escaping () -> Content) {
        self.kind = kind
        self.close = close
        self.content = content
    }

    /// How much further than the finger a flick can move a sheet.
    private static var flickLimit: CGFloat { 120 }
    /// The least size of a sheet.
    private static var least: CGSize { CGSize(width: 240, height: 80) }

    @MainActor var body: some View {
        let form = form
        return PresentedLayer(
            placement(form), backdropOpacity: dims(form) ? Theme.backdropOpacity : 0,
            concealsBackground: !form.isPopover && !letsEventsThrough,
            blocksBehind: !letsEventsThrough,
            closesOnOutsidePress: form.isPopover && !letsEventsThrough, close: close
        ) {
            panel(form)
                .onPreferenceChange(PresentationOptionsKey.self) { options = $0 }
                .onPreferenceChange(InteractiveDismissDisabledKey.self) { blocksClosing = $0 }
                .described(as: form.isPopover ? .group : .sheet)
        }
        .onChange(of: options.selection) { moveToDetent() }
    }

    // MARK: The form

    /// What the presentation is on this device and in this window.
    private enum Form {
        case centered, bottom, cover
        case popover(anchor: () -> CGRect?, Edge)

        var isPopover: Bool { if case .popover = self { true } else { false } }
        var isCover: Bool { if case .cover = self { true } else { false } }
        var isBottom: Bool { if case .bottom = self { true } else { false } }
    }

    private var form: Form {
        let sheet: Form = density == .device ? .bottom : .centered
        switch (kind, adaptation) {
        case (.cover, .sheet?): return sheet
        case (.cover, _): return .cover
        case (.sheet, .fullScreenCover?): return .cover
        case (.sheet, _): return sheet
        case (.popover, .fullScreenCover?): return .cover
        case (.popover, .sheet?): return sheet
        case (.popover(let anchor, let edge), _): return .popover(anchor: anchor, edge)
        }
    }

    /// What the presentation becomes because the window is compact; nil where it stays what it is. By
    /// default a popover becomes a sheet in a narrow window.
    private var adaptation: PresentationAdaptation? {
        var chosen: PresentationAdaptation?
        if widthClass == .compact {
            chosen = options.horizontalAdaptation ?? .automatic
        } else if heightClass == .compact {
            chosen = options.verticalAdaptation ?? .automatic
        }
        guard chosen == .automatic else { return chosen }
        if case .popover = kind, widthClass == .compact { return .sheet }
        return nil
    }

    private var letsEventsThrough: Bool {
        switch options.backgroundInteraction?.kind {
        case .enabled?: return true
        case .enabledUpTo(let limit)?:
            guard let window = position.tree?.size.height else { return false }
            guard let limit = limit.length(in: window, environment),
                let own = detent.length(in: window, environment)
            else { return false }
            return own <= limit
        default: return false
        }
    }

    private func dims(_ form: Form) -> Bool {
        !form.isCover && !form.isPopover && !letsEventsThrough
    }

    // MARK: Size and position

    private func placement(_ form: Form) -> LayerPlacement {
        switch form {
        case .cover: return .full
        case .popover(let anchor, let edge): return .popover(anchor, edge)
        case .centered: return .sized(options.sizing?.sizing ?? AutomaticPresentationSizing())
        case .bottom:
            var height = height
            let (detent, environment) = (detent, environment)
            height.resting = { detent.length(in: $0, environment) ?? $0 / 2 }
            return .bottom(height)
        }
    }

    /// The heights between which the sheet is dragged, the lowest first.
    private func detents(in window: CGFloat) -> [(detent: PresentationDetent, length: CGFloat)] {
        (options.detents ?? [.large])
            .compactMap { detent in
                detent.length(in: window, environment).map { (detent, $0) }
            }
            .sorted { $0.1 < $1.1 }
    }

    /// Where the sheet rests: the app's choice, the user's, or the lowest.
    private var detent: PresentationDetent {
        let window = position.tree?.size.height ?? 1000
        let all = detents(in: window)
        let wanted = options.selection?.binding.wrappedValue ?? ownDetent
        if let wanted, all.contains(where: { $0.detent == wanted }) { return wanted }
        return all.first?.detent ?? .large
    }

    // MARK: The panel

    @MainActor private func panel(_ form: Form) -> some View {
        let fills = form.isBottom || form.isCover || fillsItsSize
        let radius =
            form.isCover
            ? 0
            : options.cornerRadius
                ?? (form.isPopover ? Theme.Radius.card : Theme.Radius.window)
        var arrow: (() -> CGRect?)?
        if case .popover(let anchor, _) = form { arrow = anchor }
        return VStack { LazyContent(build: content) }
            .modifier(LeastSize(least: form.isPopover || form.isCover ? .zero : Self.least))
            .frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
            .overlay(alignment: .top) { if showsIndicator(form) { indicator } }
            .background { background(form) }
            .gesture(dragging, including: dragMask(form, .automatic))
            .simultaneousGesture(dragging, including: dragMask(form, .resizes))
            .raisedPanel(
                radius: radius, isFilled: !form.isCover && options.background == nil,
                pointsAt: arrow
            )
            .treePosition(position)
    }

    private var fillsItsSize: Bool {
        guard let sizing = options.sizing?.sizing else { return false }
        return !(sizing is AutomaticPresentationSizing)
    }

    @MainActor @ViewBuilder private func background(_ form: Form) -> some View {
        if let background = options.background {
            background.view
        } else if form.isCover {
            Color(ColorRole.windowBackground)
        }
    }

    // MARK: Dragging

    private func showsIndicator(_ form: Form) -> Bool {
        switch options.dragIndicator {
        case .visible?: !form.isCover && !form.isPopover
        case .hidden?: false
        default: form.isBottom && (options.detents?.count ?? 0) > 1
        }
    }

    private var indicator: some View {
        Capsule().fill(Color(ColorRole.tertiaryLabel))
            .frame(width: Theme.Sheet.indicator.width, height: Theme.Sheet.indicator.height)
            .padding(Theme.Spacing.hairGap)
            .frame(maxWidth: .infinity)
            .contentShape(Rectangle())
            .gesture(dragging)
            .described(as: .group, label: "Drag Indicator")
    }

    private func dragMask(
        _ form: Form, _ interaction: PresentationContentInteraction
    ) -> GestureMask {
        let isDragged =
            form.isBottom && (options.contentInteraction ?? .automatic) == interaction
        return isDragged ? .all : .subviews
    }

    private var dragging: some Gesture {
        DragGesture(minimumDistance: 8, coordinateSpace: .global)
            .onChanged { drag in
                guard let frame = position.windowFrame, let window = position.tree?.size.height
                else { return }
                var new = height
                if !new.isDragged { new.start = frame.height }
                new.isDragged = true
                new.points = max(0, new.start - drag.translation.height)
                new.window = window
                height = new
            }
            .onEnded { drag in
                endDrag(drag.translation.height, predicted: drag.predictedEndTranslation.height)
            }
    }

    /// Moves the sheet to the nearest height; a drag far below the lowest closes it.
    private func endDrag(_ translation: CGFloat, predicted: CGFloat) {
        guard height.isDragged, let window = position.tree?.size.height else { return }
        // A flick goes further than the finger, but not from one end to the other.
        let flick = min(max(predicted - translation, -Self.flickLimit), Self.flickLimit)
        let wanted = height.start - translation - (flick.isFinite ? flick : 0)
        let all = detents(in: window)
        height.isDragged = false
        guard let lowest = all.first else { return }
        if height.start - translation < lowest.length / 2, !blocksClosing {
            close()
            return
        }
        let nearest = all.min { abs($0.length - wanted) < abs($1.length - wanted) } ?? lowest
        ownDetent = nearest.detent
        if let selection = options.selection, selection.binding.wrappedValue != nearest.detent {
            selection.binding.wrappedValue = nearest.detent
        }
        settle(at: nearest.length, window)
    }

    /// Follows the app's selection; the first one is where the sheet begins.
    private func moveToDetent() {
        guard !height.isDragged, let window = position.tree?.size.height,
            let length = detent.length(in: window, environment)
        else { return }
        if height.window > 0 { return settle(at: length, window) }
        height.points = length
        height.window = window
    }

    private func settle(at length: CGFloat, _ window: CGFloat) {
        withAnimation(Theme.Motion.sheet) {
            height.points = length
            height.window = window
        }
    }
}

/// Gives content that is smaller a least size. Unlike a frame, which clips to its proposal, it is
/// never smaller than the content, so that the window grows to what a sheet needs.
struct LeastSize: RenderModifier, RenderEffect {
    typealias Body = Never
    let least: CGSize

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0, least.width) },
            height: proposal.height.map { max($0, least.height) })
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, child: RenderNode, in context: RenderContext
    ) -> CGSize {
        let size = child.sizeThatFits(offer(proposal))
        return CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
    }

    func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let inner = child.sizeThatFits(offer(proposal))
        return (
            CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
            offer(proposal)
        )
    }
}
