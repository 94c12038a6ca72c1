import FoundationNames
import Foundation
import Views

/// The entries of a rotor, or what is made of them.
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
    // A `return` keeps the builder from taking the expression for content.
    public var body: Never { return fatalError("\(Self.self) has no body") }
}

/// Rotor content that says itself what its entries are.
protocol ResolvedRotorContent {
    func entries(in environment: EnvironmentValues) -> [AccessibilityRotorList.Entry]
}

extension AccessibilityRotorContent {
    /// The entries, in order.
    func resolvedEntries(in environment: EnvironmentValues) -> [AccessibilityRotorList.Entry] {
        if let resolved = self as? any ResolvedRotorContent {
            return resolved.entries(in: environment)
        }
        guard Body.self != Never.self else { return [] }
        return body.resolvedEntries(in: environment)
    }
}

/// Puts the entries of a rotor together.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    /// Takes an entry or a loop of entries as it is.
    public static func buildExpression<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> Content { content }

    /// Makes rotor content without entries.
    public static func buildBlock() -> some AccessibilityRotorContent { RotorList(parts: []) }

    /// Takes the only content of a block as it is.
    public static func buildBlock<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> some AccessibilityRotorContent { content }

    /// Puts the entries of a block's contents one after another.
    @_disfavoredOverload
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        var parts: [any AccessibilityRotorContent] = []
        repeat parts.append(each content)
        return RotorList(parts: parts)
    }

    /// Takes the content of an `if` without an `else`; without entries if the condition is false.
    public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> some AccessibilityRotorContent {
        RotorList(parts: content.map { [$0] } ?? [])
    }

    /// Takes the content behind a check for availability as it is.
    public static func buildLimitedAvailability(
        _ content: some AccessibilityRotorContent
    ) -> some AccessibilityRotorContent { content }
}

/// Entries one after the other.
private struct RotorList: AccessibilityRotorContent, ResolvedRotorContent {
    typealias Body = Never
    let parts: [any AccessibilityRotorContent]

    func entries(in environment: EnvironmentValues) -> [AccessibilityRotorList.Entry] {
        parts.flatMap { $0.resolvedEntries(in: environment) }
    }
}

/// A place in a view or in its text that a rotor leads to.
public struct AccessibilityRotorEntry<ID: Hashable> {
    private let label: Text?
    private let target: AccessibilityLink?
    private let textRange: Range<String.Index>?
    private let prepare: () -> Void

    private init(
        _ label: Text?, _ target: AccessibilityLink?, _ textRange: Range<String.Index>?,
        _ prepare: @escaping () -> Void
    ) {
        self.label = label
        self.target = target
        self.textRange = textRange
        self.prepare = prepare
    }

    /// An entry for the view that has the id in a loop or a namespace; `prepare` brings it into the
    /// tree, as by scrolling.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(
            label, AccessibilityLink(id: AnyHashable(id), namespace: nil), textRange, prepare)
    }

    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(
            label, AccessibilityLink(id: AnyHashable(id), namespace: namespace), textRange, prepare)
    }

    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
    }

    @_disfavoredOverload
    public init(
        _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelResource), id: id, textRange: textRange, prepare: prepare)
    }

    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }

    @_disfavoredOverload
    public init(
        _ labelResource: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(
            Text(labelResource), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry for the view that has the id; its label is a string, shown as it is.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
}

extension AccessibilityRotorEntry where ID == Never {
    /// An entry for a part of the text of the rotor's own view.
    public init(
        _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(label, nil, textRange, prepare)
    }

    public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), textRange: textRange, prepare: prepare)
    }

    @_disfavoredOverload
    public init(
        _ labelResource: LocalizedStringResource, textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelResource), textRange: textRange, prepare: prepare)
    }

    /// Creates an entry for a part of the text; its label is a string, shown as it is.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), textRange: textRange, prepare: prepare)
    }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent, ResolvedRotorContent {
    public typealias Body = Never

    func entries(in environment: EnvironmentValues) -> [AccessibilityRotorList.Entry] {
        [
            AccessibilityRotorList.Entry(
                label: label?.string(in: environment) ?? "", target: target, range: textRange,
                prepare: prepare)
        ]
    }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never

    /// Creates rotor content for each element of a collection, identified by a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, by: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach
where
    Content: AccessibilityRotorContent, ID == Data.Element.ID, Data.Element: Identifiable
{
    /// Creates rotor content for each element of a collection, identified by the element's id.
    public init(
        _ data: Data,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, by: { $0.id }, content: content)
    }
}

extension ForEach: ResolvedRotorContent where Content: AccessibilityRotorContent {
    func entries(in environment: EnvironmentValues) -> [AccessibilityRotorList.Entry] {
        data.flatMap { content($0).resolvedEntries(in: environment) }
    }
}
