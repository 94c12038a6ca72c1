import Drawing
import Foundation
import Geometry
import Views

/// Where controls put their labels.
package enum LabelPlacement: Hashable, Sendable {
    /// Right before the control.
    case beside
    /// At the leading edge of the row, the control at the trailing edge, as in forms.
    case apart
    /// Nowhere, because the row around has one: the control is its value.
    case around
}

private enum LabelPlacementKey: EnvironmentKey {
    static let defaultValue = LabelPlacement.beside
}

extension EnvironmentValues {
    package var labelPlacement: LabelPlacement {
        get { self[LabelPlacementKey.self] }
        set { self[LabelPlacementKey.self] = newValue }
    }
}

/// A control with its label. A label that is hidden still names the control.
nonisolated struct LabelledRow<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    let alignment: VerticalAlignment
    /// Whether the control fills the remaining width, as sliders do.
    let fillsRow: Bool
    @Environment(\.labelsAreHidden) private var labelIsHidden
    @Environment(\.labelPlacement) private var placement

    init(
        alignment: VerticalAlignment = .center, fillsRow: Bool = false, label: Label,
        @ViewBuilder control: () -> Control
    ) {
        self.alignment = alignment
        self.fillsRow = fillsRow
        self.label = label
        self.control = control()
    }

    @MainActor var body: some View {
        Group {
            if labelIsHidden || label is EmptyView {
                control.background { label.modifier(SilentLabel()) }
            } else {
                HStack(alignment: alignment, spacing: 0) {
                    label.modifier(ControlTitle())
                    if placement == .apart, !fillsRow {
                        Spacer(minLength: Theme.Spacing.content)
                    } else {
                        Color.clear.frame(width: Theme.Spacing.stack, height: 0)
                    }
                    if placement == .apart {
                        control.environment(\.labelPlacement, .around)
                    } else {
                        control
                    }
                }
            }
        }
        .modifier(ControlEffect(accessibility: .labelledRow, takesTouches: false))
    }
}

extension AccessibilityProperties {
    /// A row in which texts name the control beside them.
    static var labelledRow: AccessibilityProperties {
        var properties = AccessibilityProperties()
        properties.children = .label
        return properties
    }
}

/// Keeps a label in the tree for accessibility alone: it is not drawn and has no size.
nonisolated struct SilentLabel: RenderModifier, RenderEffect {
    typealias Body = Never
    typealias Effect = SilentLabel

    func sizeThatFits(
        _ proposal: ProposedViewSize, child: RenderNode, in context: RenderContext
    ) -> CGSize { .zero }

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {}

    func passesTouch(at point: CGPoint, size: CGSize) -> Bool { false }
}

private enum LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    /// Whether controls show their labels.
    public package(set) var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    var labelsAreHidden: Bool {
        get { labelsVisibility == .hidden }
        set { labelsVisibility = newValue ? .hidden : .automatic }
    }
}

extension View {
    /// Hides the labels of the controls inside; accessibility still uses them.
    nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Whether the controls inside show their labels; accessibility uses them in any case.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
