import FoundationNames
import Views

// Tabs with a title and a picture, or with nothing but a role.

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a title and a picture, shown while the selection is its value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(Text(titleKey), .symbol(systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(Text(titleResource), .symbol(systemImage)))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(Text(titleKey), .asset(image)))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(Text(titleResource), .asset(image)))
    }

    /// Creates a tab with a picture and a value; its title is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(Text(title), .symbol(systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(Text(title), .asset(image)))
    }

    /// Creates a tab without a label, or with “Search” and a magnifying glass if that is the role.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(role: role))
    }
}

// MARK: - For a selection that may be nil

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a title and a picture, for a selection that may be nil.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(Text(titleKey), .symbol(systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ titleResource: LocalizedStringResource, systemImage: String, value: V,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(Text(titleResource), .symbol(systemImage)))
    }

    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(Text(titleKey), .asset(image)))
    }

    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ titleResource: LocalizedStringResource, image: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(Text(titleResource), .asset(image)))
    }

    /// Creates a tab for a selection that may be nil; its title is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(Text(title), .symbol(systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, image: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(Text(title), .asset(image)))
    }

    /// Creates a tab whose label comes from its role, for a selection that may be nil.
    nonisolated public init<V: Hashable>(
        value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(),
            label: DefaultTabLabel(role: role))
    }
}

// MARK: - Without a selection

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a title and a picture, for a tab view without a selection.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, role: role, content: content(),
            label: DefaultTabLabel(Text(titleKey), .symbol(systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, role: role, content: content(),
            label: DefaultTabLabel(Text(titleResource), .symbol(systemImage)))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, role: role, content: content(),
            label: DefaultTabLabel(Text(titleKey), .asset(image)))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, role: role, content: content(),
            label: DefaultTabLabel(Text(titleResource), .asset(image)))
    }

    /// Creates a tab without a value; its title is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, role: role, content: content(),
            label: DefaultTabLabel(Text(title), .symbol(systemImage)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, role: role, content: content(),
            label: DefaultTabLabel(Text(title), .asset(image)))
    }

    /// Creates a tab whose label comes from its role, for a tab view without a selection.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            tag: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
    }
}
