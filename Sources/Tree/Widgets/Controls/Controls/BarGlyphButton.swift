import Foundation
import Geometry
import Views

/// A button of a bar that only has a symbol.
struct BarGlyphButton<Glyph: View>: View {
    let name: String
    let action: () -> Void
    @ViewBuilder let glyph: Glyph
    @Environment(\.density) private var density

    var body: some View {
        Pressable(.init(role: .button, label: name), action: action) { state in
            glyph
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
