import Views

/// What an app has set for all of its bars, lists and controls at once, as UIKit's appearance proxies do;
/// `nil` stands for Casement's own look.
package struct ControlAppearance {
    /// How a text looks.
    package struct Words {
        package var color: Color?
        package var font: Font?

        package init() {}
    }

    /// How a bar looks.
    package struct Bar {
        package enum Ground {
            case color(Color)
            /// The page is seen through the bar, whatever is scrolled beneath it.
            case none
        }

        package var ground: Ground?
        /// Whether a line separates the bar from the page.
        package var hasLine: Bool?
        /// The colour of buttons, and of the selected tab.
        package var tint: Color?
        /// The colour of the other tabs.
        package var unselectedTint: Color?
        package var title = Words()
        package var largeTitle = Words()

        package init() {}
    }

    package var navigationBar = Bar()
    package var tabBar = Bar()
    package var toolbar = Bar()

    package var listGround: Color?
    package var rowGround: Color?
    package var separator: Color?
    package var hasSeparators: Bool?

    package var segmentsGround: Color?
    package var selectedSegment: Color?

    package var hidesEditorGround = false
    package var currentPageDot: Color?
    package var otherPageDots: Color?

    package init() {}
}

private enum ControlAppearanceKey: EnvironmentKey {
    static var defaultValue: ControlAppearance? { nil }
}

extension EnvironmentValues {
    /// What the app has set for all bars, lists and controls; `nil` if it has set nothing.
    package var controlAppearance: ControlAppearance? {
        get { self[ControlAppearanceKey.self] }
        set { self[ControlAppearanceKey.self] = newValue }
    }

    /// Whether text editors have their usual background.
    var editorBackground: Visibility {
        controlAppearance?.hidesEditorGround == true ? .hidden : scrollContentBackground
    }
}

extension View {
    /// Gives a text the colour and the font that the app has set, or a font of our own.
    @ViewBuilder func titleLook(_ words: ControlAppearance.Words?, font: Font) -> some View {
        let text = self.font(words?.font ?? font)
        if let color = words?.color { text.foregroundStyle(color) } else { text }
    }
}
