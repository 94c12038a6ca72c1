import FoundationNames
import Foundation
import Views

/// A rotor that assistive technology has of its own, and an app can fill.
public struct AccessibilitySystemRotor: Sendable {
    let name: String

    /// A rotor for the links that have been visited, or for all links.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "Visited Links" : "Links")
    }

    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }

    /// A rotor for the headings of a level, or for all headings if the level is unspecified.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(
            name: level == .unspecified ? "Headings" : "Headings Level \(level.rawValue)")
    }

    public static var headings: AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: "Headings")
    }
    /// A rotor for the bold parts of a text.
    public static var boldText: AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: "Bold Text")
    }
    /// A rotor for the italic parts of a text.
    public static var italicText: AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: "Italic Text")
    }
    /// A rotor for the underlined parts of a text.
    public static var underlineText: AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: "Underlined Text")
    }
    /// A rotor for the misspelled words of a text.
    public static var misspelledWords: AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: "Misspelled Words")
    }
    /// A rotor for pictures.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
    /// A rotor for fields in which text is typed.
    public static var textFields: AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: "Text Fields")
    }
    /// A rotor for tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
    /// A rotor for lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
    /// A rotor for landmarks, the main regions of a screen.
    public static var landmarks: AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: "Landmarks")
    }
}

/// Adds a rotor to the description of a view.
nonisolated private struct RotorModifier<Entries: AccessibilityRotorContent>: RenderModifier {
    typealias Body = Never
    let label: Text
    let entries: Entries

    func effect(in environment: EnvironmentValues) -> AccessibilityEffect {
        var properties = AccessibilityProperties()
        properties.details = [
            .rotor(
                AccessibilityRotorList(
                    name: label.string(in: environment),
                    entries: entries.resolvedEntries(in: environment)))
        ]
        return AccessibilityEffect(properties: properties)
    }
}

/// Entries that are known already.
nonisolated private struct KnownEntries: AccessibilityRotorContent, ResolvedRotorContent {
    typealias Body = Never
    let list: [AccessibilityRotorList.Entry]

    func entries(in environment: EnvironmentValues) -> [AccessibilityRotorList.Entry] { list }
}

extension View {
    nonisolated private func rotor(
        _ label: Text, _ entries: some AccessibilityRotorContent
    ) -> some View { modifier(RotorModifier(label: label, entries: entries)) }

    // MARK: Built entries

    /// Adds a list of places that assistive technology can go to.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(label, entries()) }

    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(Text(labelKey), entries()) }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelResource: LocalizedStringResource,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(Text(labelResource), entries()) }

    /// Adds a rotor whose label is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<
        L: StringProtocol, Content: AccessibilityRotorContent
    >(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(Text(label), entries()) }

    /// Adds entries to a rotor that assistive technology has of its own.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(Text(verbatim: systemRotor.name), entries()) }

    // MARK: Entries of models

    /// Adds a rotor with an entry for each model, which leads to the view with the model's id.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            rotorLabel,
            KnownEntries(
                list: entries.map {
                    AccessibilityRotorList.Entry(
                        label: $0[keyPath: entryLabel],
                        target: AccessibilityLink(
                            id: AnyHashable($0[keyPath: entryID]), namespace: nil))
                }))
    }

    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelResource), entries: entries, entryLabel: entryLabel)
    }

    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            Text(rotorLabelResource), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor with an entry for each model; its label is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds an entry for each model to a rotor that assistive technology has of its own.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            Text(verbatim: systemRotor.name), entries: entries, entryLabel: entryLabel)
    }

    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(
            Text(verbatim: systemRotor.name), entries: entries, entryID: entryID,
            entryLabel: entryLabel)
    }

    // MARK: Ranges of text

    /// Adds a rotor with an entry for each range of the view's text.
    nonisolated public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(
            label,
            KnownEntries(
                list: textRanges.map {
                    AccessibilityRotorList.Entry(label: "", target: nil, range: $0)
                }))
    }

    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View { accessibilityRotor(Text(labelKey), textRanges: textRanges) }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor(
        _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
    ) -> some View { accessibilityRotor(Text(labelResource), textRanges: textRanges) }

    /// Adds a rotor with an entry for each range of text; its label is a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View { accessibilityRotor(Text(label), textRanges: textRanges) }

    /// Adds an entry for each range of text to a rotor that assistive technology has of its own.
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.name), textRanges: textRanges)
    }

    // MARK: Targets

    /// Makes the view what entries with the id lead to.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        detailed(.rotorEntry(AccessibilityLink(id: AnyHashable(id), namespace: namespace)))
    }
}
