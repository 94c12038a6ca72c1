import Foundation
import Views

/// What the views of a page put into the bars around it.
final class BarItems: FieldFocusObserver {
    let slots = SlotRegistry()
    /// The container of items that are rows of a bar's menu.
    private(set) lazy var menu = ActionContainer(.menu) { [weak self] in self?.closeMenus() }
    var closeMenus: @MainActor () -> Void = {}

    /// The fields inside with the keyboard focus; there is one at most, but the next may have it
    /// before the last has lost it.
    private var focusedFields: Set<ObjectIdentifier> = []
    var fieldFocusChanged: () -> Void = {}

    /// Whether a field inside has the keyboard focus.
    var hasFocusedField: Bool { !focusedFields.isEmpty }

    init() {}

    func field(_ field: AnyObject, isFocused: Bool) {
        let before = hasFocusedField
        if isFocused {
            focusedFields.insert(ObjectIdentifier(field))
        } else {
            focusedFields.remove(ObjectIdentifier(field))
        }
        if before != hasFocusedField { fieldFocusChanged() }
    }

    /// The numbers of items in the slots.
    @MainActor var counts: BarItemCounts {
        func count(_ slots: [ToolbarSlot]) -> Int {
            slots.reduce(0) { $0 + self.slots.elements(for: $1.rawValue).count }
        }
        return BarItemCounts(
            bar: count([.leading, .center, .trailing]), overflow: count([.overflow]),
            titleMenu: count([.titleMenu]), bottom: count([.bottom]), status: count([.status]),
            keyboard: count([.keyboard]), accessory: count([.accessory]))
    }
}

/// How many items stand in each part of the bars around a page.
struct BarItemCounts: Equatable {
    var bar = 0
    var overflow = 0
    var titleMenu = 0
    var bottom = 0
    var status = 0
    var keyboard = 0
    var accessory = 0
}

private enum BarItemsKey: EnvironmentKey {
    static var defaultValue: BarItems? { nil }
}

private enum BarSchemeKey: EnvironmentKey { static let defaultValue: ColorScheme? = nil }

extension EnvironmentValues {
    /// The bars around, which show the items of the views inside.
    var barItems: BarItems? {
        get { self[BarItemsKey.self] }
        set { self[BarItemsKey.self] = newValue }
    }

    /// The colour scheme of the bar around, where it differs from the page's.
    var barColorScheme: ColorScheme? {
        get { self[BarSchemeKey.self] }
        set { self[BarSchemeKey.self] = newValue }
    }
}
