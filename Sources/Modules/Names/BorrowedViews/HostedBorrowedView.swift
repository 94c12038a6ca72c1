import Casement
import Views
import Widgets

/// Shows what the values of a borrowed view say.
package struct HostedBorrowedView: View {
    private let view: any BorrowedView
    @ObservedObject private var changes: ViewChanges
    /// Changes with the values, also if that is not told.
    private let count: Int

    package init(_ view: any BorrowedView) {
        self.view = view
        changes = view.changes
        count = view.changes.count
    }

    package var body: some View {
        let view = view
        let look = view.look
        let opacity = look.isHidden ? 0 : look.opacity
        view.content
            .modifier(LaidOutContent(look))
            .modifier(FrameLook(look))
            .opacity(opacity.isFinite ? min(max(opacity, 0), 1) : 1)
            .tint(look.tint)
            .allowsHitTesting(look.isTouchable && !look.isHidden)
            .accessibilityHidden(look.isHidden)
            .accessibilityLabel(Text(verbatim: look.label ?? ""), isEnabled: look.label != nil)
            .accessibilityHint(Text(verbatim: look.hint ?? ""), isEnabled: look.hint != nil)
            .accessibilityValue(Text(verbatim: look.value ?? ""), isEnabled: look.value != nil)
            .accessibilityIdentifier(look.identifier ?? "", isEnabled: look.identifier != nil)
            .modifier(Helped(help: look.help))
            .onGeometryChange(
                for: CGSize.self, of: { $0.size }, action: { view.sizeChanged(to: $0) })
    }
}

/// The size of a view's content, or all the space there is.
private struct LaidOutContent: ViewModifier {
    private let sizesItself: Bool
    private let isWide: Bool
    private let isHigh: Bool
    private let alignment: Alignment

    init(_ look: BorrowedLook) {
        sizesItself = look.sizesItself
        isWide = look.isWide
        isHigh = look.isHigh
        alignment = look.alignment
    }

    func body(content: Content) -> some View {
        if sizesItself {
            content
        } else {
            content.fixedSize(horizontal: !isWide, vertical: !isHigh)
                .frame(
                    maxWidth: isWide ? .infinity : nil, maxHeight: isHigh ? .infinity : nil,
                    alignment: alignment)
        }
    }
}

/// The ground, the corners, the line and the shadow of a view.
private struct FrameLook: ViewModifier {
    private let look: BorrowedLook

    init(_ look: BorrowedLook) { self.look = look }

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: look.cornerRadius)
        let framed =
            clipped(content, to: shape)
            .background {
                ForEach(look.grounds.indices.reversed(), id: \.self) {
                    shape.fill(look.grounds[$0])
                }
            }
            .overlay {
                if look.lineWidth > 0 {
                    shape.strokeBorder(look.line, lineWidth: look.lineWidth)
                        .allowsHitTesting(false)
                }
            }
        if let shadow = look.shadow {
            framed.shadow(
                color: shadow, radius: look.shadowRadius, x: look.shadowOffset.width,
                y: look.shadowOffset.height)
        } else {
            framed
        }
    }

    @ViewBuilder private func clipped(
        _ content: Content, to shape: RoundedRectangle
    ) -> some View {
        if look.isClipped { content.clipShape(shape) } else { content }
    }
}

private struct Helped: ViewModifier {
    let help: String?

    func body(content: Content) -> some View {
        if let help { content.help(help) } else { content }
    }
}

/// Gives an editor the keyboard when its view asks for that, and tells the view whether it has it.
package struct EditorFocus: ViewModifier {
    private let view: any BorrowedView
    private let request: FocusRequest
    @FocusState private var isFocused: Bool

    package init(_ view: any BorrowedView) {
        self.view = view
        request = view.focusRequest
    }

    package func body(content: Content) -> some View {
        // A borrowed field gets the keyboard when it asks for it.
        content.focused($isFocused).environment(\.takesFirstFocus, false)
            .onChange(of: request, initial: true) {
                if request.count > 0 { isFocused = request.isWanted }
            }
            .onChange(of: isFocused) { view.focusChanged(to: isFocused) }
    }
}
