import Foundation
import Geometry
import Views

/// A presented view with a backdrop, keys that close it, and the environment in which its content
/// closes itself.
struct PresentedLayer<Content: View>: View {
    let placement: LayerPlacement
    let backdropOpacity: Double
    /// Whether it covers what is behind it, as a sheet does and a menu does not.
    let concealsBackground: Bool
    /// Whether views behind it take no part in events.
    let blocksBehind: Bool
    /// Whether a press beside the content closes it.
    let closesOnOutsidePress: Bool
    let closesOnEscape: Bool
    let close: () -> Void
    let keys: (KeyEvent) -> Bool
    let content: Content
    @Retained private var layer = LayerResponder()
    @Retained private var dismissal = DismissTarget()
    @State private var colorScheme: ColorScheme?
    @State private var blocksClosing = false

    init(
        _ placement: LayerPlacement, backdropOpacity: Double = 0, concealsBackground: Bool = false,
        blocksBehind: Bool = true, closesOnOutsidePress: Bool, closesOnEscape: Bool = true,
        close: @escaping () -> Void,
        keys: @escaping (KeyEvent) -> Bool = { _ in false }, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.backdropOpacity = backdropOpacity
        self.concealsBackground = concealsBackground
        self.blocksBehind = blocksBehind
        self.closesOnOutsidePress = closesOnOutsidePress
        self.closesOnEscape = closesOnEscape
        self.close = close
        self.keys = keys
        self.content = content()
    }

    @MainActor var body: some View {
        layer.responder.concealsBackground = concealsBackground
        layer.responder.keepsFocus = !blocksBehind
        layer.configure(
            blocksBehind: blocksBehind,
            closesOnOutsidePress: closesOnOutsidePress && !blocksClosing,
            closesOnEscape: closesOnEscape && !blocksClosing, close: close, keys: keys)
        dismissal.perform = close
        return Group {
            if backdropOpacity > 0 {
                Color.black.opacity(backdropOpacity).undescribed().transitionPlan(.layerFading)
            }
            content
                .onPreferenceChange(InteractiveDismissDisabledKey.self) { blocksClosing = $0 }
                .onPreferenceChange(PreferredColorSchemeKey.self) { colorScheme = $0 }
                .modifier(PresentationEnvironment(dismissal: dismissal, colorScheme: colorScheme))
                .modifier(LayerEffect(placement: placement, responder: layer.responder))
                .transitionPlan(concealsBackground ? .layerRising : .layerFading)
        }
    }
}

/// Whether the user cannot close presented content.
enum InteractiveDismissDisabledKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// How the environment of presented content differs from that of its presenter.
nonisolated struct PresentationEnvironment: EnvironmentModifier {
    typealias Body = Never
    let dismissal: DismissTarget
    /// The preferences of the content for the whole presentation.
    let colorScheme: ColorScheme?

    func transform(_ values: inout EnvironmentValues) {
        values.dismiss = DismissAction(dismissal)
        if let colorScheme { values.colorScheme = colorScheme }
        values.isPresented = true
        values.actionContainer = nil
        values.rowEnvironments = nil
        values.leaveSelectedRow()
        values.labelPlacement = .beside
        values.linkSelection = nil
        values.navigationContext = nil
        values.pageLink = nil
        values.detailColumn = nil
        values.sidebarToggle = nil
        values.barItems = nil
        values.enclosingPage = nil
        values.leaveSearch()
        values.clipsScrolledContent = true
        values.isScrollEnabled = true
    }
}

/// The events of a layer.
@MainActor
final class LayerResponder {
    let responder = Responder()
    private let outside = OutsidePressRecognizer()

    init() {}

    func configure(
        blocksBehind: Bool, closesOnOutsidePress: Bool, closesOnEscape: Bool,
        close: @escaping () -> Void,
        keys: @escaping (KeyEvent) -> Bool
    ) {
        outside.pressed = close
        responder.isModal = blocksBehind
        responder.recognizers = closesOnOutsidePress ? [outside] : []
        responder.key = { event in
            if keys(event) { return true }
            guard closesOnEscape, event.phase == .down, event.key == .escape else { return false }
            close()
            return true
        }
        // Views behind do not scroll.
        responder.wheel = blocksBehind ? { _, _ in .zero } : nil
    }
}

extension TransitionPlan {
    static let layerFading = TransitionPlan(style(rise: 0))
    /// Rises a little while it fades in.
    static let layerRising = TransitionPlan(style(rise: Theme.Spacing.group))

    private static func style(rise: CGFloat) -> TransitionStyle {
        var style = TransitionStyle()
        style.fades = true
        style.offset.height = rise
        return style
    }
}

extension View {
    nonisolated func transitionPlan(_ plan: TransitionPlan) -> some View {
        modifier(TraitModifier<TransitionTrait>(value: plan))
    }
}
