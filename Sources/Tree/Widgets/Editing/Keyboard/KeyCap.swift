import Foundation
import Geometry
import Views

/// One key as it is drawn.
struct KeyCap: View {
    let key: KeyboardKey
    let isPressed: Bool
    let rowHeight: CGFloat

    var body: some View {
        if key.action == .none {
            Color.clear.undescribed()
        } else {
            face
                .foregroundStyle(ink)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .padding(.horizontal, isWord ? Theme.Spacing.hairGap : 0)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    outline.fill(KeyboardColors.edge).offset(y: 1)
                    outline.fill(fill)
                    outline.strokeBorder(Color(ColorRole.controlOutline))
                }
                .padding(.horizontal, Theme.Keyboard.gap / 2)
                .padding(.vertical, Theme.Keyboard.gap / 2)
                .described(as: .button, label: key.label, children: .ignore)
        }
    }

    private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: Theme.Radius.control) }

    @ViewBuilder private var face: some View {
        switch key.face {
        case .text(let text): Text(verbatim: text).font(.system(size: textSize))
        case .symbol(let name): Image(systemName: name).font(.system(size: letterSize))
        case .shift(let shift): ShiftMark(shift: shift, size: letterSize)
        }
    }

    private var letterSize: CGFloat { (rowHeight * Theme.Keyboard.letterShare).rounded() }

    /// Words are smaller than letters.
    private var textSize: CGFloat {
        isWord ? (rowHeight * Theme.Keyboard.wordShare).rounded() : letterSize
    }

    private var isWord: Bool {
        if case .text(let text) = key.face { text.count > 1 || key.label == "Space" } else { false }
    }

    private var ink: Color {
        key.look == .prominent ? Color(ColorRole.onAccent) : Color(ColorRole.label)
    }

    private var fill: Color {
        switch key.look {
        case .letter: isPressed ? KeyboardColors.pressed : KeyboardColors.key
        case .function: isPressed ? KeyboardColors.key : KeyboardColors.functionKey
        case .prominent: Color(isPressed ? ColorRole.accentPressed : .accent)
        }
    }
}

/// The arrow on the Shift key: an outline, filled while it is pressed, on a line while it is locked.
private struct ShiftMark: View {
    let shift: KeyboardShift
    let size: CGFloat

    var body: some View {
        VStack(spacing: size / 10) {
            Group {
                if shift == .off {
                    ShiftArrow().stroke(style: StrokeStyle(lineWidth: line, lineJoin: .round))
                } else {
                    ShiftArrow().fill()
                }
            }
            .frame(width: size * 0.9, height: size * 0.8)
            if shift == .locked {
                Rectangle().frame(width: size / 2, height: line)
            }
        }
    }

    private var line: CGFloat { max(size / 13, 1) }
}

/// A broad arrow that points up.
nonisolated private struct ShiftArrow: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        var path = Path()
        path.move(to: point(0.5, 0))
        for (x, y) in [(1, 0.55), (0.74, 0.55), (0.74, 1), (0.26, 1), (0.26, 0.55), (0, 0.55)] {
            path.addLine(to: point(x, y))
        }
        path.closeSubpath()
        return path
    }
}
