import Drawing
import Foundation
import Geometry
import Views

/// Sets a control's title: the text style of its size where no font is set, and a colour where it
/// stands on a background of its own or is disabled.
nonisolated struct ControlTitle: EnvironmentModifier {
    typealias Body = Never
    static var isPure: Bool { true }
    let style: AnyShapeStyle?
    let isSet: Bool
    let keepsShortcut: Bool

    /// `isSet` applies the text style of the control's size. `keepsShortcut` hides the keyboard
    /// shortcut from the views inside.
    init(style: AnyShapeStyle? = nil, isSet: Bool = true, keepsShortcut: Bool = false) {
        self.style = style
        self.isSet = isSet
        self.keepsShortcut = keepsShortcut
    }

    func transform(_ values: inout EnvironmentValues) {
        if keepsShortcut, values.keyboardShortcut != nil { values.keyboardShortcut = nil }
        if isSet, values.font == nil {
            values.font = .system(Theme.controlTextStyle(values.controlSize))
        }
        if !values.isEnabled {
            values.foregroundStack = ForegroundStack(
                [AnyShapeStyle(Color(.disabledLabel))], outer: nil)
        } else if let style {
            values.foregroundStack = ForegroundStack([style], outer: values.foregroundStack)
        }
    }
}

/// Dims a view as a whole.
struct LabelFade: RenderModifier, RenderEffect, Animatable {
    typealias Body = Never
    typealias Effect = LabelFade
    var opacity: Double

    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        guard opacity < 1 else {
            recorder.child(child)
            return
        }
        recorder.withOpacity(opacity, id: .auxiliary(1, of: child.id)) { $0.child(child) }
    }

    func change(from old: LabelFade) -> RenderChange { opacity == old.opacity ? .none : .paint }
}
