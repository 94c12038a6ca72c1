import Drawing
import Foundation
import Geometry
import Views

/// A modifier that changes how a view is painted and nothing else.
@MainActor
protocol PaintEffect: RenderModifier, RenderEffect where Effect == Self {
    /// What is done to the painted view, the first first; nil where nothing of it is seen.
    nonisolated func groupEffects(size: CGSize) -> [GroupEffect]?
}

extension PaintEffect {
    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        guard var effects = groupEffects(size: size) else { return }
        if context.isRightToLeft, mirrorsTransforms {
            effects = effects.map { $0.mirrored(width: size.width) }
        }
        recorder.child(child, under: effects)
    }

    func change(from old: Self) -> RenderChange {
        ValueComparison.inputsEqual(old, self) ? .none : .paint
    }
}

extension GroupEffect {
    /// This effect as it is if the leading edge is the right one.
    fileprivate func mirrored(width: CGFloat) -> GroupEffect {
        switch self {
        case .transform(let transform): .transform(transform.mirrored(width: width))
        case .projection(let projection): .projection(projection.mirrored(width: width))
        default: self
        }
    }
}

@MainActor
extension DisplayListRecorder {
    /// A child under effects, the first applied first.
    mutating func child(_ node: RenderNode, under effects: [GroupEffect]) {
        guard let last = effects.last else { return child(node) }
        var group: DisplayGroup
        if node.isShownInPlace {
            group = node.placedGroup().whole(id: .auxiliary(1))
        } else {
            // The group has no siblings, so any id below zero is unique.
            var inner = DisplayListRecorder()
            inner.child(node)
            group = inner.finish(id: .auxiliary(1))
        }
        for (index, effect) in effects.dropLast().enumerated() where !group.commands.isEmpty {
            group = DisplayGroup(id: .auxiliary(2 + index), commands: [.effect(group, effect)])
        }
        effect(last, on: group)
    }
}

struct OpacityModifier: PaintEffect, Animatable {
    typealias Body = Never
    var opacity: Double

    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    func groupEffects(size: CGSize) -> [GroupEffect]? {
        // A number that is none is not shown either.
        opacity > 0 ? opacity >= 1 ? [] : [.opacity(opacity)] : nil
    }

    /// An invisible view takes no touches.
    func passesTouch(at point: CGPoint, size: CGSize) -> Bool { opacity > 0 }

    var accessibility: AccessibilityProperties? {
        guard opacity <= 0 else { return nil }
        var properties = AccessibilityProperties()
        properties.isHidden = true
        return properties
    }
}

nonisolated struct HiddenModifier: PaintEffect {
    typealias Body = Never
    func groupEffects(size: CGSize) -> [GroupEffect]? { nil }
    func passesTouch(at point: CGPoint, size: CGSize) -> Bool { false }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties()
        properties.isHidden = true
        return properties
    }
}

struct BlurModifier: PaintEffect, Animatable {
    typealias Body = Never
    var radius: CGFloat
    /// Whether the view stays opaque up to its edges.
    var isOpaque = false

    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func groupEffects(size: CGSize) -> [GroupEffect]? {
        radius > 0 ? [.blur(radius: radius)] : []
    }

    /// An opaque blur draws the sharp view below, so that the softened edges stay opaque.
    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        guard let effects = groupEffects(size: size) else { return }
        guard isOpaque, !effects.isEmpty else { return recorder.child(child, under: effects) }
        let bounds = CGRect(origin: .zero, size: size)
        recorder.with(.clip(.rect(bounds)), id: .auxiliary(7)) {
            $0.child(child)
            $0.child(child, under: effects)
        }
    }
}

/// Draws the view on its own first.
nonisolated struct IsolationModifier: PaintEffect {
    typealias Body = Never
    func groupEffects(size: CGSize) -> [GroupEffect]? { [.isolated] }
}

/// Draws the view as one picture, on black where it is opaque.
nonisolated struct DrawingGroupModifier: RenderModifier, RenderEffect {
    typealias Body = Never
    typealias Effect = Self
    let isOpaque: Bool

    @MainActor
    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        let bounds = CGRect(origin: .zero, size: size)
        var inner = DisplayListRecorder()
        if isOpaque { inner.fill(.rect(bounds), with: .black) }
        inner.child(child)
        let group = inner.finish(id: .auxiliary(1))
        guard !group.commands.isEmpty else { return }
        recorder.effect(
            .clip(.rect(bounds)),
            on: DisplayGroup(id: .auxiliary(2), commands: [.effect(group, .isolated)]))
    }

    func change(from old: DrawingGroupModifier) -> RenderChange {
        isOpaque == old.isOpaque ? .none : .paint
    }
}

struct BlendModifier: PaintEffect {
    typealias Body = Never
    let mode: BlendMode
    func groupEffects(size: CGSize) -> [GroupEffect]? { [.blend(mode.operation)] }
}

extension View {
    /// How much of the view is seen: 0 none, 1 all.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }

    /// Keeps the view's frame in the layout, but does not draw it.
    nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }

    /// Blurs the view by a radius in points. An opaque blur ends at the frame and keeps it opaque.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurModifier(radius: radius, isOpaque: opaque))
    }

    /// Blends the view's colours with those of what is behind it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(BlendModifier(mode: blendMode))
    }

    /// Draws the view on its own before effects outside of it are applied.
    nonisolated public func compositingGroup() -> some View { modifier(IsolationModifier()) }

    /// Draws the view as one picture, which ends at its frame; on black where it is opaque. Colours
    /// are mixed in sRGB in every mode.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(DrawingGroupModifier(isOpaque: opaque))
    }
}

/// The colour space in which colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Colours are mixed in sRGB.
    case nonLinear
    /// The colours of a gradient in a canvas are mixed in linear light, and all others in sRGB.
    case linear
    /// Colours are mixed like in `linear`.
    case extendedLinear
}

/// How a view's colours blend with what is behind it.
public enum BlendMode: Hashable, Sendable {
    /// The view covers what is behind it.
    case normal
    /// The colours are multiplied, which darkens; white changes nothing.
    case multiply
    /// The inverted colours are multiplied, which lightens; black changes nothing.
    case screen
    /// Dark colours behind the view are multiplied, light ones screened.
    case overlay
    /// Each channel is the darker one of both colours.
    case darken
    /// Each channel is the lighter one of both colours.
    case lighten
    /// The view brightens what is behind it; black changes nothing.
    case colorDodge
    /// The view darkens what is behind it; white changes nothing.
    case colorBurn
    /// The view darkens or lightens what is behind it a little, as a diffuse light does.
    case softLight
    /// Dark colours of the view multiply what is behind it, light ones screen it.
    case hardLight
    /// Each channel is the distance between both colours.
    case difference
    /// Each channel is the distance between both colours, with less contrast.
    case exclusion
    /// The hue of the view, with the saturation and the luminosity of what is behind it.
    case hue
    /// The saturation of the view, with the hue and the luminosity of what is behind it.
    case saturation
    /// The hue and the saturation of the view, with the luminosity of what is behind it.
    case color
    /// The luminosity of the view, with the hue and the saturation of what is behind it.
    case luminosity
    /// The view covers what is behind it, and is not shown beside it.
    case sourceAtop
    /// The view is shown behind what is there already.
    case destinationOver
    /// What is behind the view is erased as far as the view is opaque.
    case destinationOut
    /// The distances of both colours from white are added, as far as black.
    case plusDarker
    /// Both colours are added, as far as white.
    case plusLighter

    package var operation: BlendOperation {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
