import Foundation
import Views

/// The check mark before a menu's chosen row.
nonisolated struct MenuMark: View {
    let isShown: Bool

    @MainActor var body: some View {
        if isShown {
            Path { path in
                path.move(to: CGPoint(x: 1, y: 5))
                path.addLine(to: CGPoint(x: 4, y: 8))
                path.addLine(to: CGPoint(x: 9, y: 1.5))
            }
            .stroke(
                ForegroundStyle(),
                style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round)
            )
            .frame(width: 10, height: 10)
            .undescribed()
        }
    }
}

/// The arrow that shows that a row opens a submenu.
nonisolated struct MenuChevron: View {
    @MainActor var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 1, y: 1))
            path.addLine(to: CGPoint(x: 5, y: 5))
            path.addLine(to: CGPoint(x: 1, y: 9))
        }
        .stroke(
            ForegroundStyle(), style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 6, height: 10)
        .undescribed()
    }
}

/// The chevron of a title that unfolds what is below it: towards the trailing edge, or down.
nonisolated struct UnfoldingChevron: View {
    let isExpanded: Bool
    @Environment(\.layoutDirection) private var layoutDirection

    init(isExpanded: Bool) { self.isExpanded = isExpanded }

    @MainActor var body: some View {
        // A rotation turns the same way in both directions.
        let down: Double = layoutDirection == .rightToLeft ? -90 : 90
        MenuChevron().rotationEffect(.degrees(isExpanded ? down : 0))
    }
}
