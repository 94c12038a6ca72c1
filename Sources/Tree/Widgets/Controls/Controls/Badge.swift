import FoundationNames
import Foundation
import Geometry
import Views

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int
    /// For what the user need not act on.
    public static let decreased = BadgeProminence(level: 0)
    /// The default: text in a secondary colour.
    public static let standard = BadgeProminence(level: 1)
    /// For what the user should act on.
    public static let increased = BadgeProminence(level: 2)
}

private enum BadgeProminenceKey: EnvironmentKey {
    static let defaultValue = BadgeProminence.standard
}

extension EnvironmentValues {
    /// How much the badges of rows stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

/// A badge on a coloured capsule.
struct BadgeCapsule: View {
    let label: AnyView

    var body: some View {
        label.font(.caption2).monospacedDigit().lineLimit(1)
            .foregroundStyle(Color(ColorRole.onAccent))
            .padding(.horizontal, Theme.Spacing.hairGap)
            .frame(minWidth: Self.height, minHeight: Self.height)
            .background(Color(ColorRole.destructive), in: Capsule())
    }

    private static var height: CGFloat { 16 }
}

/// A badge at the end of a row.
private struct RowBadge: View {
    let label: AnyView
    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        if prominence == .increased {
            BadgeCapsule(label: label)
        } else {
            label.monospacedDigit().lineLimit(1)
                .foregroundStyle(prominence == .decreased ? .tertiary : .secondary)
        }
    }
}

/// Shows a badge: in a list at the end of the row, in a tab view on the tab, elsewhere not at all.
nonisolated private struct BadgeModifier: ViewModifier {
    let label: TabPart?
    @Environment(\.rowEnvironments) private var rows
    @Environment(\.actionContainer) private var container

    init(label: TabPart?) { self.label = label }

    @MainActor func body(content: Content) -> some View {
        let label = label
        Group {
            if rows != nil || container?.isMenu == true {
                HStack(spacing: Theme.Spacing.stack) {
                    content
                    if let label {
                        Spacer(minLength: 0)
                        RowBadge(label: label.view)
                    }
                }
            } else {
                content
            }
        }
        .modifier(TabTraitsModifier { if let label { $0.badge = label } })
    }
}

extension View {
    /// Shows a number beside the row or the tab that the view is; zero shows nothing.
    nonisolated public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Shows a text beside the row or the tab that the view is.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(label: label.map { TabPart(AnyView($0)) }))
    }

    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        badge(key.map { Text($0) })
    }

    @_disfavoredOverload
    nonisolated public func badge(_ key: LocalizedStringResource?) -> some View {
        badge(key.map { Text($0) })
    }

    /// Shows a text, as it is, beside the row or the tab that the view is; nil shows nothing.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }

    /// Sets how much the badges of the rows inside stand out. Those of tabs always have a red
    /// capsule.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}
