import Drawing
import Foundation
import Geometry
import Views

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
    /// The commands under `openClips`, which share one group until a command has other clips.
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

    /// Measures or draws a primitive. A graphics context is nonisolated, as Apple's is, but canvases
    /// are drawn on the main actor alone.
    func onMainActor<Result: Sendable>(_ work: @MainActor (RenderContext) -> Result) -> Result {
        MainActor.assumeIsolated { work(render) }
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
