import Drawing
import Foundation
import Geometry
import Views

/// Shows only what lies inside of a shape; layout and touches are not changed.
struct ClipModifier<Content: Shape>: PaintEffect, Animatable {
    typealias Body = Never
    var shape: Content
    var eoFill = false
    private var isRightToLeft = false

    nonisolated init(shape: Content, eoFill: Bool = false) {
        self.shape = shape
        self.eoFill = eoFill
    }

    static var readsEnvironment: Bool { Content.layoutDirectionBehavior != .fixed }

    func effect(in environment: EnvironmentValues) -> ClipModifier {
        var effect = self
        effect.isRightToLeft = environment.isRightToLeft
        return effect
    }

    var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    func groupEffects(size: CGSize) -> [GroupEffect]? {
        let bounds = CGRect(origin: .zero, size: size)
        return [
            .clip(shape.displayShape(in: bounds, eoFill: eoFill, isRightToLeft: isRightToLeft))
        ]
    }
}

/// Where the view takes touches.
struct ContentShapeModifier<Content: Shape>: RenderModifier, RenderEffect {
    typealias Body = Never
    let shape: Content
    let eoFill: Bool
    /// Whether the shape is for touches. If it is for something else, they reach what they would
    /// without it.
    let isForTouches: Bool
    private var isRightToLeft = false

    nonisolated init(shape: Content, eoFill: Bool, isForTouches: Bool = true) {
        self.shape = shape
        self.eoFill = eoFill
        self.isForTouches = isForTouches
    }

    static var readsEnvironment: Bool { Content.layoutDirectionBehavior != .fixed }

    func effect(in environment: EnvironmentValues) -> ContentShapeModifier {
        var effect = self
        effect.isRightToLeft = environment.isRightToLeft
        return effect
    }

    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool {
        isForTouches
            && shape.displayShape(
                in: CGRect(origin: .zero, size: size), eoFill: eoFill,
                isRightToLeft: isRightToLeft
            ).contains(point)
    }

    func passesTouch(at point: CGPoint, size: CGSize) -> Bool {
        !isForTouches || containsTouch(point, size: size)
    }

    func change(from old: ContentShapeModifier) -> RenderChange {
        ValueComparison.inputsEqual(old, self) ? .none : .paint
    }
}

/// Lets touches through to what lies behind.
struct HitTestingModifier: RenderModifier, RenderEffect {
    typealias Body = Never
    let isEnabled: Bool

    var responder: Responder? {
        guard !isEnabled else { return nil }
        let responder = Responder()
        responder.ignoresTouches = true
        return responder
    }

    func change(from old: HitTestingModifier) -> RenderChange {
        isEnabled == old.isEnabled ? .none : .paint
    }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates kinds from the bits that stand for them.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The area in which the view takes touches and the pointer. No other kind has an effect.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The outline of the view while it is dragged. Kept for source compatibility; has no effect.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The outline of the view above its menu. Kept for source compatibility; has no effect.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The outline of hover effects. Kept for source compatibility; has no effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The outline of the focus. Kept for source compatibility; has no effect.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// The outline for assistive technology. Kept for source compatibility; has no effect.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Shows only what lies inside of a shape; layout and touches do not change.
    nonisolated public func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> some View {
        modifier(ClipModifier(shape: shape, eoFill: style.isEOFilled))
    }

    /// Shows only what lies inside of the view's frame. Edges between pixels are always smooth.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(ClipModifier(shape: Rectangle()))
    }

    /// Clips the view to rounded corners, which are always smooth.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(ClipModifier(shape: RoundedRectangle(cornerRadius: radius, style: .circular)))
    }

    /// Sets the area of the view's frame in which it takes touches.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
    }

    /// Sets the area in which the view takes touches, if `interaction` is among the kinds. Without
    /// it, the shape has no effect.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            ContentShapeModifier(
                shape: shape, eoFill: eoFill, isForTouches: kind.contains(.interaction)))
    }

    /// Lets touches through to what lies behind the view, if false.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }

    /// Shows the view where the mask is opaque.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(SecondaryViewModifier(mask(), alignment: alignment, layer: .mask))
    }

    @_disfavoredOverload
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(SecondaryViewModifier(mask, alignment: .center, layer: .mask))
    }
}
