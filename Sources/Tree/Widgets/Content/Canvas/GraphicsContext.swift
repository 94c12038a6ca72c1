import Drawing
import Foundation
import Geometry
import Styles
import Views

/// Where a canvas draws: the picture, and how what comes next is drawn into it.
///
/// Copies draw into the same picture. A change of a copy's transform, opacity, clips or filters leaves
/// the others as they are.
public struct GraphicsContext {
    /// The opacity of what is drawn.
    public var opacity: Double = 1
    /// How what is drawn blends with what lies below.
    public var blendMode = BlendMode.normal
    /// From the coordinates of what is drawn to those of the canvas.
    public var transform = CGAffineTransform.identity

    let canvas: CanvasRecording
    var clips: [CanvasClip] = []
    /// The effects on what is drawn, in the canvas's own coordinates, the first applied last.
    var filters: [Filter] = []

    init(_ canvas: CanvasRecording) { self.canvas = canvas }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { canvas.environment }

    // MARK: Coordinates

    /// Stretches what is drawn from now on, with the origin as the fixed point.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Moves the origin of what is drawn from now on, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Turns what is drawn from now on clockwise about the origin.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: angle.radians)
    }

    /// Applies a transform before the present one.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    // MARK: Layers

    /// Draws a picture of its own and puts it into this one as a whole, with this context's opacity,
    /// blend mode, clips and filters.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let group = try layer(content)
        guard !group.commands.isEmpty || boundsMatter else { return }
        var commands: [DrawCommand] = [.effect(group, .isolated)]
        if boundsMatter {
            // The blend mode changes what lies around the drawing, too.
            commands.append(.fill(.rect(canvas.bounds), .color(.clear)))
        }
        append(.group(canvas.group(commands), offset: .zero), isLayer: true)
    }

    /// The commands of a layer, in the canvas's own coordinates.
    func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayGroup {
        let layer = canvas.makeLayer()
        var context = GraphicsContext(layer)
        context.transform = transform
        try content(&context)
        return canvas.group(layer.finish())
    }

    private var boundsMatter: Bool { blendMode.operation.changesUncoveredPixels }

    // MARK: Recording

    /// Adds a command in the canvas's own coordinates, under the context's opacity and effects. A
    /// layer is blended as a whole, and anything else only where it covers, which `coverage` draws
    /// opaquely.
    func append(_ command: DrawCommand, coverage: DrawCommand? = nil, isLayer: Bool = false) {
        guard opacity > 0 || boundsMatter else { return }
        var command = command
        for filter in filters.reversed() {
            command = filter.apply(to: command, in: canvas)
        }
        if opacity < 1 {
            command = .effect(canvas.group([command]), .opacity(max(opacity, 0)))
        }
        guard !isLayer else { return canvas.append(command, under: clips, blendMode.operation) }
        for operation in blendMode.operation.forCoverage {
            let isErased = operation == .destinationOut && blendMode != .destinationOut
            canvas.append(isErased ? coverage ?? command : command, under: clips, operation)
        }
    }

    /// Adds commands in the context's coordinates.
    package func draw(_ record: (inout DisplayListRecorder) -> Void) {
        var recorder = DisplayListRecorder()
        record(&recorder)
        guard !recorder.isEmpty else { return }
        append(placed(recorder.commands))
    }

    /// Commands in the context's coordinates as one in the canvas's.
    func placed(_ commands: [DrawCommand]) -> DrawCommand {
        if transform.isIdentity, commands.count == 1 { return commands[0] }
        let group = canvas.group(commands)
        return transform.isMove
            ? .group(group, offset: CGPoint(x: transform.tx, y: transform.ty))
            : .effect(group, .transform(transform))
    }
}

extension BlendOperation {
    /// Whether pixels change that the blended picture does not cover.
    var changesUncoveredPixels: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }

    /// The operations on whole pictures that change only what a shape covers.
    fileprivate var forCoverage: [BlendOperation] {
        switch self {
        case .clear: [.destinationOut]
        case .copy: [.destinationOut, .plusLighter]
        case .sourceIn: [.sourceAtop]
        case .sourceOut: [.xor]
        case .destinationIn: []
        case .destinationAtop: [.destinationOver]
        default: [self]
        }
    }
}
