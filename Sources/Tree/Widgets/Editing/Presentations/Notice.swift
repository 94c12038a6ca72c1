import Foundation
import Geometry
import Views

/// A sentence over the lower edge of a window, which stays until it is closed and leaves all behind it
/// usable.
private struct NoticePanel: View {
    let text: String
    let close: () -> Void

    private static var width: CGFloat { 560 }

    var body: some View {
        PresentedLayer(
            .foot(Self.width), blocksBehind: false, closesOnOutsidePress: false,
            closesOnEscape: false, close: close
        ) {
            HStack(alignment: .firstTextBaseline, spacing: Theme.Spacing.stack) {
                Image(systemName: "exclamationmark.triangle.fill")
                    .foregroundStyle(Color(ColorRole.warning)).undescribed()
                Text(verbatim: text).font(.callout)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .fixedSize(horizontal: false, vertical: true)
                Pressable(.init(role: .button, label: "Close"), action: close) { state in
                    Image(systemName: "xmark").undescribed()
                        .foregroundStyle(
                            Color(
                                state.isHovered ? ColorRole.label : ColorRole.secondaryLabel)
                        )
                        .focusOutline(state.showsFocus, radius: Theme.Radius.small)
                }
            }
            .padding(Theme.Spacing.content)
            .raisedPanel(radius: Theme.Radius.card)
            .described(as: .group, label: "Notice")
            .font(.body)
            .foregroundColor(nil)
        }
    }
}

extension View {
    /// Shows a sentence over the lower edge of the window until it is closed.
    nonisolated package func notice(_ text: String?, close: @escaping @MainActor () -> Void)
        -> some View
    {
        modifier(NoticeModifier(text: text, close: close))
    }
}

nonisolated private struct NoticeModifier: ViewModifier {
    let text: String?
    let close: @MainActor () -> Void

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            PortalModifier(
                identity: text.map { AnyHashable($0) },
                presented: text.map { NoticePanel(text: $0, close: close) },
                options: PortalOptions(takesFocus: false, animation: Theme.Motion.sheet)))
    }
}
