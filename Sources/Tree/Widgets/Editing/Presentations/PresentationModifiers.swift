import Foundation
import Geometry
import Views

// What content prefers for the sheet, the cover or the popover that it is presented in.
extension View {
    nonisolated private func preferring(
        _ change: @escaping (inout PresentationOptions) -> Void
    ) -> some View {
        transformPreference(PresentationOptionsKey.self, change)
    }

    /// Prevents the user from closing the sheet or popover around; the app still can.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
    }

    /// The heights between which the user drags the sheet on a device.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>
    ) -> some View {
        preferring { $0.detents = detents }
    }

    /// Sets the heights between which the user drags the sheet; the binding holds the one at which
    /// it rests, and setting it moves the sheet.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        let selection = DetentSelection(selection)
        return preferring {
            $0.detents = detents
            $0.selection = selection
        }
    }

    /// Whether the sheet shows where to drag it; by default if it has several heights.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        preferring { $0.dragIndicator = visibility }
    }

    /// The radius of the corners of a sheet or popover, in points; the default if nil or negative.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        preferring { $0.cornerRadius = cornerRadius?.validLength }
    }

    /// Fills the sheet, cover or popover around with a style, instead of its own background.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let background = ContainerBackground(style)
        return preferring { $0.background = background }
    }

    /// Puts a view behind the content of the sheet, cover or popover, as its only background.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = ContainerBackground(
            AnyView(
                ZStack(alignment: alignment) { content() }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
        return preferring { $0.background = background }
    }

    /// Whether the views behind the sheet take part in events, without being dimmed.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        preferring { $0.backgroundInteraction = interaction }
    }

    /// Decides whether a drag in the content resizes the sheet or scrolls the content.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        preferring { $0.contentInteraction = behavior }
    }

    /// What the presentation becomes where the window is compact.
    nonisolated public func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        preferring {
            $0.horizontalAdaptation = horizontalAdaptation
            $0.verticalAdaptation = verticalAdaptation
        }
    }

    /// How large the sheet is in a large window.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let box = SizingBox(sizing)
        return preferring { $0.sizing = box }
    }
}
