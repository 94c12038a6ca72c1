import Foundation
import Views

/// Items of a bar that the user may hide.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Whether the user may hide an item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// The user may hide the item and show it again; the default.
    public static var `default`: ToolbarCustomizationBehavior { .init(name: "default") }
    /// The user may not hide the item, and cannot move it here either.
    public static var reorderable: ToolbarCustomizationBehavior { .init(name: "reorderable") }
    /// The user may neither hide nor move the item.
    public static var disabled: ToolbarCustomizationBehavior { .init(name: "disabled") }
}

/// How an item that the user may hide behaves.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public var rawValue: Int

    /// Creates a set of options from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item remains in the list of items while it is hidden, as every item does here.
    public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

/// What the user may change of an item, and how it begins.
struct ItemCustomization {
    let id: String
    var isShownByDefault = true
    var behavior = ToolbarCustomizationBehavior.default
}

extension CustomizableToolbarContent {
    /// Whether the item is shown before the user has changed anything.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        ChangedCustomization(content: self) {
            if defaultVisibility != .automatic {
                $0.isShownByDefault = defaultVisibility == .visible
            }
        }
    }

    /// Whether the user may hide the item.
    public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        ChangedCustomization(content: self) { $0.behavior = behavior }
    }
}

/// Items with another customization than their own.
nonisolated private struct ChangedCustomization<Content: ToolbarContent>: CustomizableToolbarContent
{
    typealias Body = Never
    let content: Content
    let change: (inout ItemCustomization) -> Void

    @MainActor var _items: AnyView {
        let change = change
        return AnyView(
            content._items.transformEnvironment(\.itemCustomizationChanges) { $0.append(change) })
    }
}

/// The items of a bar with an identifier, under which is saved what the user has changed.
struct CustomizedToolbar: View {
    let id: String
    let items: AnyView

    var body: some View { items.environment(\.customizedToolbar, id) }
}

/// An item that the user may hide.
struct CustomizedItem: View {
    let customization: ItemCustomization
    let item: AnyView
    @Environment(\.customizedToolbar) private var toolbar
    @Environment(\.itemCustomizationChanges) private var changes

    var body: some View {
        var customization = customization
        for change in changes.reversed() { change(&customization) }
        return Group {
            if let toolbar {
                StoredItem(toolbar: toolbar, customization: customization, item: item)
            } else if customization.isShownByDefault {
                item
            }
        }
    }
}

/// An item of a bar whose changes are saved. Its context menu hides it, and shows it again from
/// that of any other item.
private struct StoredItem: View {
    let customization: ItemCustomization
    let item: AnyView
    /// The visibility of the bar's items by their identifiers, as far as the user has changed it.
    @AppStorage private var choices: [String: Bool]

    init(toolbar: String, customization: ItemCustomization, item: AnyView) {
        self.customization = customization
        self.item = item
        _choices = AppStorage(encoding: [:], "toolbar.\(toolbar)")
    }

    private var isShown: Bool {
        choices[customization.id] ?? choices[Self.allItems] ?? customization.isShownByDefault
    }

    /// Stands for all items without a choice of their own.
    private static var allItems: String { "*" }

    var body: some View {
        if customization.behavior != .default {
            item
        } else if isShown {
            item.modifier(
                ContextMenuModifier(
                    rows: {
                        Group {
                            Button("Hide “\(customization.id)”") {
                                choices[customization.id] = false
                            }
                            Button("Show All Items") { choices = [Self.allItems: true] }
                        }
                    }, isTabStop: false))
        }
    }
}

private enum CustomizedToolbarKey: EnvironmentKey { static var defaultValue: String? { nil } }
private enum CustomizationChangesKey: EnvironmentKey {
    static var defaultValue: [(inout ItemCustomization) -> Void] { [] }
}

extension EnvironmentValues {
    /// The identifier of the bar whose items are described.
    fileprivate var customizedToolbar: String? {
        get { self[CustomizedToolbarKey.self] }
        set { self[CustomizedToolbarKey.self] = newValue }
    }

    fileprivate var itemCustomizationChanges: [(inout ItemCustomization) -> Void] {
        get { self[CustomizationChangesKey.self] }
        set { self[CustomizationChangesKey.self] = newValue }
    }
}

extension _ToolbarItems: CustomizableToolbarContent {}

extension _OptionalToolbarItems: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}
