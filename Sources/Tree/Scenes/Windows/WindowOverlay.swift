import AttributeGraph
import Views
import Widgets

/// What a window itself shows over its views: the keyboard on the screen, the context menu of a text,
/// and what the user should know about what was lost.
@MainActor
final class WindowOverlayContent {
    let keyboard: ScreenKeyboardController?
    let textMenu = TextMenu()
    fileprivate let notice: Source<String?>
    /// How often the menu has changed, which is not part of the state of a view.
    fileprivate let menuRevision: Source<Int>
    /// Whether there has been anything to show.
    fileprivate let isUsed: Source<Bool>

    init(_ keyboard: ScreenKeyboardController?, _ graph: Graph) {
        self.keyboard = keyboard
        notice = Source(nil, in: graph, label: "notice")
        menuRevision = Source(0, in: graph, label: "text menu")
        isUsed = Source(false, in: graph, label: "window overlay")
        textMenu.changed = { [weak self] in self?.menuChanged() }
    }

    private func menuChanged() {
        menuRevision.write(menuRevision.value &+ 1)
        use()
    }

    /// Shows a sentence over the lower edge of the window until the user closes it.
    func show(_ sentence: String) {
        notice.write(sentence)
        use()
    }

    private func use() { if !isUsed.value { isUsed.write(true) } }
}

/// What lies over the views of a window. Most windows never have anything there, so that its views are
/// made when there is something to show for the first time.
nonisolated struct WindowOverlay: View {
    let content: WindowOverlayContent

    @MainActor var body: AnyView? {
        let isUsed = content.isUsed.read()
        guard isUsed || content.keyboard != nil else { return nil }
        return AnyView(ShownOverlay(content: content, isUsed: isUsed))
    }
}

private struct ShownOverlay: View {
    let content: WindowOverlayContent
    let isUsed: Bool

    var body: some View {
        if let keyboard = content.keyboard { ScreenKeyboard(keyboard) }
        if isUsed { NoticeAndMenu(content: content) }
    }
}

private struct NoticeAndMenu: View {
    let content: WindowOverlayContent

    var body: some View {
        let notice = content.notice
        _ = content.menuRevision.read()
        return EmptyView()
            .notice(notice.read()) { notice.write(nil) }
            .presenting(content.textMenu)
    }
}
