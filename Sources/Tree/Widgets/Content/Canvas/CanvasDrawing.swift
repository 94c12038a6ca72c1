import Drawing
import Foundation
import Geometry
import Styles
import Views

/// One run of a drawing closure, and the draw commands that become of it.
package struct CanvasDrawing {
    private let input: DrawingInput
    private let isOpaque: Bool
    private let colorMode: ColorRenderingMode

    /// A picture with more commands than this is compared by a sample of them first.
    private static let comparedCommands = 128

    package init(
        _ input: DrawingInput, isOpaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear
    ) {
        self.input = input
        self.isOpaque = isOpaque
        self.colorMode = colorMode
    }

    /// A hash of every 32nd command. It differs from frame to frame where most commands change; a
    /// change of a few may leave it as it is, and then the commands are compared.
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
        let size = input.size
        let bounds = CGRect(origin: .zero, size: size)
        let canvas = CanvasRecording(
            input.environment, input.render, bounds: bounds,
            symbols: input.pictures, mixesLinearly: colorMode != .nonLinear)
        var context = GraphicsContext(canvas)
        draw(&context, size)
        let commands = canvas.finish()
        guard !commands.isEmpty || isOpaque else { return }
        let ground = isOpaque ? [DrawCommand.fill(.rect(bounds), .color(.black))] : []
        // A group with a new number is painted again as a whole, which is faster than comparing
        // thousands of commands when most of them have changed.
        let isLarge = commands.count > Self.comparedCommands
        let number = isLarge ? 1000 + Self.number(of: commands) : 1
        var group = DisplayGroup(id: .auxiliary(number), commands: ground + commands)
        if canvas.blends {
            group = DisplayGroup(id: .auxiliary(number + 1), commands: [.effect(group, .isolated)])
        }
        recorder.effect(.clip(.rect(bounds)), on: group)
    }
}
