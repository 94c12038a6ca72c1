import Drawing
import Foundation
import Geometry
import Views

/// A visual effect as a view's render node has it.
nonisolated struct VisualLayer<E: VisualEffect>: RenderEffect {
    /// Nil before the view's first layout.
    private(set) var effect: E?
    private let drawing: _VisualEffectDrawing

    init() {
        effect = nil
        drawing = _VisualEffectDrawing(size: .zero)
    }

    init(effect: E, size: CGSize) {
        self.effect = effect
        var drawing = _VisualEffectDrawing(size: size)
        effect._apply(to: &drawing)
        self.drawing = drawing
    }

    func change(from old: VisualLayer) -> RenderChange {
        drawing.effects == old.drawing.effects && drawing.isVisible == old.drawing.isVisible
            ? .none : .paint
    }

    @MainActor
    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        guard drawing.isVisible else { return }
        recorder.child(child, under: drawing.effects)
    }

    func transform(size: CGSize) -> CGAffineTransform? {
        drawing.transform.isIdentity ? nil : drawing.transform
    }

    /// An invisible view takes no touches.
    func passesTouch(at point: CGPoint, size: CGSize) -> Bool { drawing.isVisible }
}

extension VisualLayer: Animatable {
    var animatableData: VisualLayerData<E.AnimatableData> {
        get { VisualLayerData(effect?.animatableData) }
        set {
            guard var effect, let data = newValue.data else { return }
            effect.animatableData = data
            self = VisualLayer(effect: effect, size: drawing.size)
        }
    }
}

/// The animatable data of a layer, none before its first layout.
struct VisualLayerData<Data: VectorArithmetic>: VectorArithmetic {
    private(set) var data: Data?

    init(_ data: Data?) { self.data = data }

    static var zero: VisualLayerData { VisualLayerData(nil) }

    static func + (a: VisualLayerData, b: VisualLayerData) -> VisualLayerData {
        guard let x = a.data else { return b }
        guard let y = b.data else { return a }
        return VisualLayerData(x + y)
    }

    static func - (a: VisualLayerData, b: VisualLayerData) -> VisualLayerData {
        guard let y = b.data else { return a }
        return VisualLayerData((a.data ?? .zero) - y)
    }

    mutating func scale(by factor: Double) { data?.scale(by: factor) }

    var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }
}

extension View {
    /// Changes how the view looks by its geometry, for example its position in a scroll view. The
    /// view's frame in the layout stays.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(
            visualLayer { proxy, _ in (effect(EmptyVisualEffect(), proxy), nil) })
    }
}

/// A modifier that draws its content under the visual effect of its geometry.
nonisolated func visualLayer<E: VisualEffect>(
    _ effect: @escaping @MainActor (GeometryProxy, VisualLayer<E>) -> (E, Animation?)
) -> GeometryLayerModifier<VisualLayer<E>> {
    GeometryLayerModifier(
        initial: VisualLayer(),
        resolve: LayerResolver { proxy, shown in
            let (new, animation) = effect(proxy, shown)
            return (VisualLayer(effect: new, size: proxy.size), animation)
        })
}
