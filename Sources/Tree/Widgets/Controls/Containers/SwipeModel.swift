import Foundation
import Views

/// What a swipe over a row does: how far the row follows, and where it comes to rest.
@MainActor
final class SwipeModel {
    let swipe = RowSwipe()
    /// The width of the actions at rest; known once they are laid out.
    var restWidth: CGFloat = 0
    /// The actions in order from the edge.
    var actions: [ContainedAction] = []
    private var look: Binding<SwipeLook>?
    private var allowsFullSwipe = true
    /// Counts what the row has done, so that the end of a closing animation hides nothing if the
    /// row has moved again since.
    private var moves = 0
    /// Whether the row opens once its actions are laid out.
    private var opensOnAppear = false

    nonisolated init() {}

    func configure(
        _ look: Binding<SwipeLook>, _ isOnLeft: Bool, _ allowsFullSwipe: Bool, _ isEnabled: Bool
    ) {
        self.look = look
        self.allowsFullSwipe = allowsFullSwipe
        swipe.isOnLeft = isOnLeft
        swipe.isEnabled = isEnabled
        swipe.drag = { [weak self] revealed, width in self?.drag(to: revealed, of: width) }
        swipe.release = { [weak self] speed, width in self?.release(speed, width) }
        swipe.open = { [weak self] in self?.open() }
        swipe.close = { [weak self] in self?.close() }
    }

    /// What is assumed before the actions have been laid out.
    private var restingWidth: CGFloat { restWidth > 0 ? restWidth : Theme.Swipe.action }

    private func open() {
        guard look?.wrappedValue.isShown != true else { return rest(at: restingWidth) }
        opensOnAppear = true
        swipe.revealed = restingWidth
        look?.wrappedValue.isShown = true
    }

    private func drag(to revealed: CGFloat, of width: CGFloat) {
        moves += 1
        var new = SwipeLook(revealed: revealed, isFull: isFull(revealed, width), isShown: true)
        if !new.isFull, revealed > restingWidth, !allowsFullSwipe || actions.isEmpty {
            new.revealed = restingWidth + (revealed - restingWidth) / Theme.Swipe.resistance
        }
        new.revealed = min(new.revealed, width)
        swipe.revealed = new.revealed
        guard let look, look.wrappedValue != new else { return }
        let changesFill = look.wrappedValue.isFull != new.isFull
        if changesFill {
            withAnimation(Theme.Motion.toggle) { look.wrappedValue = new }
        } else {
            look.wrappedValue = new
        }
    }

    private func isFull(_ revealed: CGFloat, _ width: CGFloat) -> Bool {
        allowsFullSwipe && !actions.isEmpty
            && revealed > max(restingWidth + Theme.Swipe.action / 2, width * Theme.Swipe.full)
    }

    private func release(_ speed: CGFloat, _ width: CGFloat) {
        let revealed = swipe.revealed
        if isFull(revealed, width), let first = actions.first {
            first.perform()
            // A row that is not deleted comes back.
            close()
        } else if revealed + speed * Theme.Swipe.glide > restingWidth / 2 {
            rest(at: restingWidth)
        } else {
            close()
        }
    }

    private func rest(at width: CGFloat) {
        moves += 1
        swipe.revealed = width
        animate(to: SwipeLook(revealed: width, isShown: true))
    }

    func close() {
        opensOnAppear = false
        swipe.revealed = 0
        moves += 1
        let move = moves
        guard look?.wrappedValue.isShown == true else { return }
        withAnimation(Theme.Motion.toggle) {
            look?.wrappedValue = SwipeLook(revealed: 0, isShown: true)
        } completion: { [weak self] in
            guard let self, moves == move else { return }
            look?.wrappedValue = SwipeLook()
        }
    }

    private func animate(to new: SwipeLook) {
        withAnimation(Theme.Motion.toggle) { look?.wrappedValue = new }
    }

    /// The actions are made and laid out, so that the row can rest beside them.
    func appeared() {
        guard opensOnAppear else { return }
        opensOnAppear = false
        rest(at: restingWidth)
        swipe.appeared()
    }
}

extension Theme {
    /// The sizes of swiped rows.
    enum Swipe {
        /// The least width of an action.
        static let action: CGFloat = 72
        /// The part of the row that a full swipe goes over.
        static let full: CGFloat = 0.6
        /// How much less a row follows beyond its actions.
        static let resistance: CGFloat = 4
        /// Seconds at its speed that a row still moves after the release.
        static let glide: CGFloat = 0.15
    }
}

/// How much of a row's actions is shown.
struct SwipeLook: Equatable {
    /// The width that they take, in points.
    var revealed: CGFloat = 0
    /// Whether a release would perform the first action, which fills the width.
    var isFull = false
    /// Whether they are made, as they stay while the row moves back.
    var isShown = false
}
