/// The title that a window's content gives the window; nil where it gives none.
package enum NavigationTitleKey: PreferenceKey {
    package static var defaultValue: String? { nil }

    /// What is shown on top of other things names the window.
    package static func reduce(value: inout String?, nextValue: () -> String?) {
        value = nextValue() ?? value
    }
}

/// What stands below, or behind, the title of a window; nil where its content says nothing.
package enum NavigationSubtitleKey: PreferenceKey {
    package static var defaultValue: String? { nil }

    package static func reduce(value: inout String?, nextValue: () -> String?) {
        value = nextValue() ?? value
    }
}
