import Foundation
import Geometry
import Views

/// Controls with their labels, in groups.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formKind) private var kind

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        switch kind {
        case .automatic, .grouped: GroupedForm(content: content)
        case .columns: ColumnsForm(content: content)
        }
    }
}

/// Cards of rows: the label at the leading edge, the value at the trailing one.
nonisolated private struct GroupedForm<Content: View>: View {
    let content: Content
    @Environment(\.self) private var environment
    @Retained private var selection = RowSelection()

    init(content: Content) { self.content = content }

    @MainActor var body: some View {
        ScrollPort(
            environment.scrollSettings(.vertical, showsBars: true),
            content: ListRowsView(
                look, selection: selection, changeSelected: nil,
                content: content.environment(\.labelPlacement, .apart)
                    .modifier(ListEnvironment()))
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            environment.scrollContentBackground == .hidden
                ? Color.clear : Color(ColorRole.windowBackground))
    }

    @MainActor private var look: ListAppearance {
        var look = environment.rowsLook(.insetGrouped)
        look.minimumRowHeight = environment.density == .device ? 44 : 40
        return look
    }
}

/// Rows without cards, as wide as they need to be.
nonisolated private struct ColumnsForm<Content: View>: View {
    let content: Content

    init(content: Content) { self.content = content }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: Theme.Spacing.stack) { content }
    }
}

/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    static var _kind: _FormKind { get }
}

public enum _FormKind: Sendable { case automatic, grouped, columns }

public struct AutomaticFormStyle: FormStyle {
    public static var _kind: _FormKind { .automatic }
    nonisolated public init() {}
}
public struct GroupedFormStyle: FormStyle {
    public static var _kind: _FormKind { .grouped }
    nonisolated public init() {}
}
public struct ColumnsFormStyle: FormStyle {
    public static var _kind: _FormKind { .columns }
    nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    nonisolated public static var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle {
    nonisolated public static var grouped: GroupedFormStyle { .init() }
}
extension FormStyle where Self == ColumnsFormStyle {
    nonisolated public static var columns: ColumnsFormStyle { .init() }
}

private enum FormKindKey: EnvironmentKey { static let defaultValue = _FormKind.automatic }

extension EnvironmentValues {
    package var formKind: _FormKind {
        get { self[FormKindKey.self] }
        set { self[FormKindKey.self] = newValue }
    }
}

extension View {
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formKind, S._kind)
    }
}
