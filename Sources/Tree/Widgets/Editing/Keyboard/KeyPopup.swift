import Foundation
import Geometry
import Views

/// What is shown above a pressed key: what it types, larger than the finger, or the choices of a
/// long press.
struct KeyPopup: View {
    let key: KeyboardKey
    /// The key's area, in the keyboard's space.
    let area: CGRect
    let choices: KeyChoices?
    let keyboard: CGSize

    var body: some View {
        if let choices {
            panel(choices.frame) { row(of: choices) }
        } else if key.popsUp, case .text(let text) = key.face {
            panel(bubble) {
                Text(verbatim: text).font(.system(size: (area.height * 0.6).rounded()))
            }
        }
    }

    /// Above the key, as wide as the key and a little more.
    private var bubble: CGRect {
        let width = area.width + Theme.Keyboard.popupGrowth
        let x = min(max(area.midX - width / 2, 0), max(keyboard.width - width, 0))
        return CGRect(
            x: x, y: area.minY - area.height - Theme.Keyboard.gap / 2, width: width,
            height: area.height)
    }

    private func panel(_ frame: CGRect, @ViewBuilder content: () -> some View) -> some View {
        content()
            .lineLimit(1)
            .foregroundStyle(Color(ColorRole.label))
            .frame(width: frame.width, height: frame.height)
            .raisedPanel(radius: Theme.Radius.control)
            .position(x: frame.midX, y: frame.midY)
    }

    @ViewBuilder private func row(of choices: KeyChoices) -> some View {
        if choices.isList {
            VStack(spacing: 0) { titles(of: choices) }
        } else {
            HStack(spacing: 0) { titles(of: choices) }
        }
    }

    private func titles(of choices: KeyChoices) -> some View {
        ForEach(Array(choices.titles.enumerated()), id: \.offset) { index, title in
            let isSelected = index == choices.selected
            Text(verbatim: title)
                .font(.system(size: size(of: choices)))
                .minimumScaleFactor(0.5)
                .foregroundStyle(Color(isSelected ? ColorRole.onAccent : .label))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    if isSelected {
                        RoundedRectangle(cornerRadius: Theme.Radius.small)
                            .fill(Color(ColorRole.accent))
                            .padding(Theme.Keyboard.gap / 3)
                    }
                }
        }
    }

    private func size(of choices: KeyChoices) -> CGFloat {
        choices.isList
            ? (Theme.Keyboard.listRow * 0.44).rounded()
            : (area.height * Theme.Keyboard.letterShare).rounded()
    }
}
