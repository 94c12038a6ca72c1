import Foundation
import Views

/// What views prefer for the bars around them.
struct BarOptions: Equatable {
    /// What is preferred for one bar.
    struct Bar: Equatable {
        var visibility: Visibility?
        var background: ComparedStyle?
        var backgroundVisibility: Visibility?
        var colorScheme: ColorScheme?

        var isHidden: Bool { visibility == .hidden }

        mutating func take(_ other: Bar) {
            visibility = other.visibility ?? visibility
            background = other.background ?? background
            backgroundVisibility = other.backgroundVisibility ?? backgroundVisibility
            colorScheme = other.colorScheme ?? colorScheme
        }
    }

    var titleDisplayMode = ToolbarTitleDisplayMode.automatic
    var role = ToolbarRole.automatic
    var hidesBackButton = false
    var removedItems: Set<ToolbarDefaultItemKind> = []
    /// Whether a stack inside shows the title and the items in a bar of its own.
    private(set) var isShownInside = false
    private var bars: [ToolbarPlacement: Bar] = [:]

    /// What remains of the preferences of a stack's pages outside of the stack.
    func ofInnerStack(fillsPage: Bool) -> BarOptions {
        var options = BarOptions()
        options.isShownInside = fillsPage
        options.bars[.tabBar] = bars[.tabBar]
        return options
    }

    subscript(placement: ToolbarPlacement) -> Bar {
        bars[placement.resolved] ?? Bar()
    }

    /// Changes what is preferred for some bars; without any, for the one at the top.
    mutating func change(_ placements: [ToolbarPlacement], _ change: (inout Bar) -> Void) {
        let placements = placements.isEmpty ? [.automatic] : placements
        for placement in Set(placements.map(\.resolved)) {
            change(&bars[placement, default: Bar()])
        }
    }

    mutating func take(_ other: BarOptions) {
        if other.titleDisplayMode != .automatic { titleDisplayMode = other.titleDisplayMode }
        if other.role != .automatic { role = other.role }
        hidesBackButton = hidesBackButton || other.hidesBackButton
        removedItems.formUnion(other.removedItems)
        isShownInside = isShownInside || other.isShownInside
        for (placement, bar) in other.bars { bars[placement, default: Bar()].take(bar) }
    }
}

enum BarOptionsKey: PreferenceKey {
    static var defaultValue: BarOptions { BarOptions() }
    static func reduce(value: inout BarOptions, nextValue: () -> BarOptions) {
        value.take(nextValue())
    }
}

/// Tells a toolbar inside of a view what the view prefers for bars. The toolbar needs it if there are none
/// around and it adds its own.
nonisolated struct BarOptionsEnvironment: EnvironmentModifier {
    typealias Body = Never
    let change: (inout BarOptions) -> Void

    func transform(_ values: inout EnvironmentValues) { change(&values.barOptionsAround) }
}

private enum BarOptionsAroundKey: EnvironmentKey {
    static var defaultValue: BarOptions { BarOptions() }
}

extension EnvironmentValues {
    /// What views around prefer for bars, since the last page.
    var barOptionsAround: BarOptions {
        get { self[BarOptionsAroundKey.self] }
        set { self[BarOptionsAroundKey.self] = newValue }
    }
}
