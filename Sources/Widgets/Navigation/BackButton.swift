import Geometry
import Views

/// The button that pops a page.
struct BackButton: View {
    let action: () -> Void
    @Environment(\.density) private var density

    var body: some View {
        Pressable(.init(role: .button, label: "Back"), action: action) { state in
            MenuChevron().rotationEffect(.degrees(180))
                .foregroundStyle(Color(ColorRole.label))
                .frame(
                    width: Theme.controlHeight(.regular, density),
                    height: Theme.controlHeight(.regular, density)
                )
                .background(
                    Color(
                        state.isPressed
                            ? ColorRole.controlPressed
                            : state.isHovered ? ColorRole.controlHover : ColorRole.controlFill),
                    in: RoundedRectangle(cornerRadius: Theme.Radius.control)
                )
                .focusOutline(state.showsFocus, radius: Theme.Radius.control)
        }
    }
}
