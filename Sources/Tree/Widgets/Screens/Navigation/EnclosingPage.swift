import Views

/// The page of a stack or column as the views in it see it. A stack that fills the page has the only
/// bar there, with the way back from the page.
struct EnclosingPage: Equatable {
    /// The way back from the page; `nil` if there is none.
    let exit: Exit?
    /// Whether its bar has no space for a field beside the title.
    let isNarrow: Bool
    /// Whether its bar has no space for the titles of all tools.
    let toolsAreIcons: Bool

    /// A way back. It stays the same object when its closure changes, so that no reader is evaluated
    /// for that.
    final class Exit {
        var perform: () -> Void = {}
        init() {}
    }

    static func == (a: EnclosingPage, b: EnclosingPage) -> Bool {
        a.exit === b.exit && a.isNarrow == b.isNarrow && a.toolsAreIcons == b.toolsAreIcons
    }
}

private enum EnclosingPageKey: EnvironmentKey { static var defaultValue: EnclosingPage? { nil } }

extension EnvironmentValues {
    /// The page around; nil outside of pages and in content that scrolls in one.
    var enclosingPage: EnclosingPage? {
        get { self[EnclosingPageKey.self] }
        set { self[EnclosingPageKey.self] = newValue }
    }
}
