import Foundation
import Views

/// What presented content prefers for its presentation.
struct PresentationOptions: Equatable {
    var detents: Set<PresentationDetent>?
    var selection: DetentSelection?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var background: ContainerBackground?
    var backgroundInteraction: PresentationBackgroundInteraction?
    var contentInteraction: PresentationContentInteraction?
    var horizontalAdaptation: PresentationAdaptation?
    var verticalAdaptation: PresentationAdaptation?
    var sizing: SizingBox?

    mutating func take(_ other: PresentationOptions) {
        detents = other.detents ?? detents
        selection = other.selection ?? selection
        dragIndicator = other.dragIndicator ?? dragIndicator
        cornerRadius = other.cornerRadius ?? cornerRadius
        background = other.background ?? background
        backgroundInteraction = other.backgroundInteraction ?? backgroundInteraction
        contentInteraction = other.contentInteraction ?? contentInteraction
        horizontalAdaptation = other.horizontalAdaptation ?? horizontalAdaptation
        verticalAdaptation = other.verticalAdaptation ?? verticalAdaptation
        sizing = other.sizing ?? sizing
    }
}

/// The app's binding of a sheet's detent, compared by what it holds.
struct DetentSelection: Equatable {
    let binding: Binding<PresentationDetent>
    private let value: PresentationDetent

    init(_ binding: Binding<PresentationDetent>) {
        self.binding = binding
        value = binding.wrappedValue
    }

    static func == (a: DetentSelection, b: DetentSelection) -> Bool { a.value == b.value }
}

enum PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }
    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
        value.take(nextValue())
    }
}

/// Whether views behind a presentation respond to the user.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, enabled, disabled
        case enabledUpTo(PresentationDetent)
    }

    let kind: Kind

    /// Views behind take no part, exactly as with `disabled`.
    public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
    /// Views behind a presentation take part in events and are not dimmed.
    public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
    /// Views behind a presentation take no part in events.
    public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }

    /// Views behind take part while the sheet is at most as high as a detent.
    public static func enabled(
        upThrough detent: PresentationDetent
    ) -> PresentationBackgroundInteraction { .init(kind: .enabledUpTo(detent)) }
}

/// What a drag in a sheet that could be higher does.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let number: Int
    /// Leaves a drag to the content if it takes one, and else resizes the sheet.
    public static var automatic: PresentationContentInteraction { .init(number: 0) }
    /// Resizes the sheet first.
    public static var resizes: PresentationContentInteraction { .init(number: 1) }
    /// Scrolls the content; only the indicator resizes the sheet.
    public static var scrolls: PresentationContentInteraction { .init(number: 2) }
}

/// What a presentation becomes where the window is compact.
public struct PresentationAdaptation: Hashable, Sendable {
    private let number: Int
    /// Turns a popover into a sheet if the window is narrow; others stay what they are.
    public static var automatic: PresentationAdaptation { .init(number: 0) }
    /// Stays what it is.
    public static var none: PresentationAdaptation { .init(number: 1) }
    /// Keeps a popover a popover; sheets and covers stay what they are, too.
    public static var popover: PresentationAdaptation { .init(number: 2) }
    /// Turns a cover or a popover into a sheet.
    public static var sheet: PresentationAdaptation { .init(number: 3) }
    /// Turns a sheet or a popover into a cover of the whole window.
    public static var fullScreenCover: PresentationAdaptation { .init(number: 4) }
}
