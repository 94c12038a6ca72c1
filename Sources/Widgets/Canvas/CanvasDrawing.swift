import Drawing
import Foundation
import Geometry
import Styles
import Views

/// One run of a drawing closure, and the draw commands that become of it.
package struct CanvasDrawing {
    private let surroundings: DrawingSurroundings
    private let isOpaque: Bool
    private let colorMode: ColorRenderingMode

    /// A picture with more commands than this is compared as a whole from frame to frame.
    private static let comparedCommands = 128

    package init(
        _ surroundings: DrawingSurroundings, isOpaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear
    ) {
        self.surroundings = surroundings
        self.isOpaque = isOpaque
        self.colorMode = colorMode
    }

    /// A number that pictures with other commands hardly ever have.
    private static func number(of commands: [DrawCommand]) -> Int {
        var hasher = Hasher()
        for index in stride(from: 0, to: commands.count, by: comparedCommands / 4) {
            hasher.combine(commands[index])
        }
        return hasher.finalize() & 0xFF_FFFF
    }

    package func record(
        into recorder: inout DisplayListRecorder,
        _ draw: (inout GraphicsContext, CGSize) -> Void
    ) {
        let size = surroundings.size
        let bounds = CGRect(origin: .zero, size: size)
        let canvas = CanvasRecording(
            surroundings.environment, surroundings.render, bounds: bounds,
            symbols: surroundings.pictures, mixesLinearly: colorMode != .nonLinear)
        var context = GraphicsContext(canvas)
        draw(&context, size)
        let commands = canvas.finish()
        guard !commands.isEmpty || isOpaque else { return }
        let ground = isOpaque ? [DrawCommand.fill(.rect(bounds), .color(.black))] : []
        // A group of another number has the whole picture painted again, which is faster than to
        // compare thousands of commands, most of which have changed.
        let isLarge = commands.count > Self.comparedCommands
        let number = isLarge ? 1000 + Self.number(of: commands) : 1
        var group = DisplayGroup(id: .auxiliary(number), commands: ground + commands)
        if canvas.blends {
            group = DisplayGroup(id: .auxiliary(number + 1), commands: [.effect(group, .isolated)])
        }
        recorder.effect(.clip(.rect(bounds)), on: group)
    }
}

/// Where the contexts of one drawing, or of one layer of it, record their commands.
final class CanvasRecording {
    let environment: EnvironmentValues
    let render: RenderContext
    let bounds: CGRect
    let symbols: [ViewPicture]
    let mixesLinearly: Bool
    /// What colours depend on.
    private(set) lazy var colors = environment.colorContext
    /// Whether something was drawn that depends on what is below it.
    private(set) var blends = false
    private var recorder = DisplayListRecorder()
    private var groupCount = 0
    /// The commands under the same clips as those before, which then need one layer only.
    private var clipped = DisplayListRecorder()
    private var openClips: [CanvasClip] = []

    init(
        _ environment: EnvironmentValues, _ render: RenderContext, bounds: CGRect,
        symbols: [ViewPicture], mixesLinearly: Bool
    ) {
        self.environment = environment
        self.render = render
        self.bounds = bounds
        self.symbols = symbols
        self.mixesLinearly = mixesLinearly
    }

    /// A recording for a layer on this one.
    func makeLayer() -> CanvasRecording {
        CanvasRecording(
            environment, render, bounds: bounds, symbols: symbols, mixesLinearly: mixesLinearly)
    }

    func group(_ commands: [DrawCommand]) -> DisplayGroup {
        groupCount += 1
        return DisplayGroup(id: .auxiliary(groupCount), commands: commands)
    }

    /// Adds a command, in the canvas's own coordinates, under clips.
    func append(
        _ command: DrawCommand, under clips: [CanvasClip], _ operation: BlendOperation = .normal
    ) {
        guard operation == .normal else {
            blends = true
            flush()
            var command = command
            for clip in clips { command = .effect(group([command]), clip.effect) }
            recorder.append(.effect(group([command]), .blend(operation)))
            return
        }
        if clips != openClips {
            flush()
            openClips = clips
        }
        if clips.isEmpty { recorder.append(command) } else { clipped.append(command) }
    }

    private func flush() {
        guard !clipped.isEmpty else { return }
        var commands = clipped.commands
        clipped = DisplayListRecorder()
        for clip in openClips { commands = [.effect(group(commands), clip.effect)] }
        for command in commands { recorder.append(command) }
    }

    /// All commands, in the canvas's own coordinates.
    func finish() -> [DrawCommand] {
        flush()
        return recorder.commands
    }
}

/// What a context shows of its drawing, in the canvas's own coordinates.
enum CanvasClip: Hashable {
    case shape(DisplayShape)
    case mask(DisplayGroup)

    var effect: GroupEffect {
        switch self {
        case .shape(let shape): .clip(shape)
        case .mask(let group): .mask(group)
        }
    }

    var bounds: CGRect {
        switch self {
        case .shape(let shape): shape.bounds
        case .mask(let group): group.bounds
        }
    }
}
