import FoundationNames
import Foundation
import Views

/// Names a page, or the window around it.
nonisolated struct NavigationTitleModifier: ViewModifier {
    let title: Text
    @Environment(\.self) private var environment

    init(title: Text) { self.title = title }

    @MainActor func body(content: Content) -> some View {
        content.preference(
            key: NavigationTitleKey.self, value: TextBuilder(title, in: environment).label)
    }
}

/// The binding of the window's title; nil where it cannot be changed.
package enum NavigationRenameKey: PreferenceKey {
    package static var defaultValue: Binding<String>? { nil }

    package static func reduce(
        value: inout Binding<String>?, nextValue: () -> Binding<String>?
    ) {
        value = nextValue() ?? value
    }
}

extension View {
    /// Names the page in its bar, and the window around it.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        modifier(NavigationTitleModifier(title: Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        modifier(NavigationTitleModifier(title: Text(titleResource)))
    }

    /// Names the page and the window by a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        modifier(NavigationTitleModifier(title: Text(title)))
    }

    /// Names the page and the window by a text, of which only the words are taken.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(NavigationTitleModifier(title: title))
    }

    /// The title may be changed by the File menu's Rename.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(NavigationTitleModifier(title: Text(verbatim: title.wrappedValue)))
            .preference(key: NavigationRenameKey.self, value: title)
            .preference(key: RenamedTitleKey.self, value: EquatableBinding(binding: title))
    }

    /// Names the page and the window; the older form of `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    @_disfavoredOverload
    nonisolated public func navigationBarTitle(_ titleResource: LocalizedStringResource)
        -> some View
    {
        navigationTitle(titleResource)
    }

    /// Names the page and the window by a string; the older form of `navigationTitle(_:)`.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// Names the page and the window by a text; the older form of `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View {
        navigationTitle(title)
    }

    /// Names the page and sets how its title is shown.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    @_disfavoredOverload
    nonisolated public func navigationBarTitle(
        _ titleResource: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleResource).navigationBarTitleDisplayMode(displayMode)
    }

    /// Names the page by a string, shown as it is, and sets how its title is shown.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Names the page by a text and sets how its title is shown.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
}
