import Foundation
import Geometry
import Hosting
import Raster
import Views

/// One window, its pattern, and the loop around it.
final class Probe {
    static let windowSize = CGSize(width: 320, height: 200)

    private let front: Front
    private var plan = WindowPlan(
        id: WindowID(1), title: "Casement Probe", origin: CGPoint(x: 200, y: 150),
        size: Probe.windowSize, textInputRect: CGRect(x: 10, y: 10, width: 100, height: 20))
    private var framebuffer: Framebuffer
    private var scale = 1.0
    private var turns = 0
    private var isRunning = true

    init(front: Front) {
        self.front = front
        framebuffer = Self.pattern(Self.windowSize)
    }

    /// Opens the window, and puts work where an app would put it.
    func start() {
        setvbuf(stdout, nil, _IOLBF, 0)
        front.show(plan)
        present()
        DispatchQueue.main.async { print("ran: main queue") }
        Task { @MainActor in
            await Task.yield()
            print("ran: main-actor task")
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in print("ran: timer")
        }
        Thread { [self] in
            front.wake()
            while let line = readLine() {
                DispatchQueue.main.async { self.obey(line) }
            }
            DispatchQueue.main.async { self.isRunning = false }
        }.start()
    }

    func run() {
        while isRunning {
            for event in front.events(until: nil) { handle(event) }
            turns += 1
        }
        print("ended")
    }

    private func handle(_ event: InputEvent) {
        print("event: \(describe(event.kind))")
        switch event.kind {
        case .quit, .window(.closeRequested):
            front.close(plan.id)
            isRunning = false
        case .window(.resized(let size)):
            plan.size = size
            repaint()
        case .window(.scaled(let scale)):
            self.scale = scale
            repaint()
        case .window(.exposed): present()
        case .window(.moved(let origin)): plan.origin = origin
        default: break
        }
    }

    private func describe(_ kind: InputEvent.Kind) -> String {
        switch kind {
        case .pointer(let pointer):
            "\(pointer.phase) \(pointer.location.x),\(pointer.location.y) \(pointer.button)"
        case .wheel(let delta, let place, _, _):
            "wheel \(delta.width),\(delta.height) at \(place.x),\(place.y)"
        case .key(let key): "key \(key.phase) \(key.key)"
        case .text(let text): "text \(text)"
        case .window(.moved(let origin)): "moved \(origin.x),\(origin.y)"
        case .window(.resized(let size)): "resized \(size.width)x\(size.height)"
        case .window(let change): "\(change)"
        default: "\(kind)"
        }
    }

    private func obey(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        let numbers = words.compactMap(Double.init)
        switch words.first {
        case "turns": print("turns: \(turns)")
        case "size": plan.size = CGSize(width: numbers[0], height: numbers[1])
        case "move": plan.origin = CGPoint(x: numbers[0], y: numbers[1])
        case "normal": plan.mode = .normal
        case "minimize": plan.mode = .minimized
        case "maximized": plan.mode = .maximized
        case "fullScreen": plan.mode = .fullScreen
        case "raise": plan.raiseCount += 1
        case "title": plan.title = words.dropFirst().joined(separator: " ")
        case "copy": front.clipboard = words[1]
        case "paste": print("pasted: \(front.clipboard)")
        case "blacken": blacken(numbers.map { Int($0) })
        case "nest": nest(Int(numbers[0]))
        case "spin": spin()
        case "time": time(numbers.map { Int($0) })
        default: print("unknown: \(line)")
        }
        front.show(plan)
    }

    /// Queues blocks, each from the one before, and says in which turn each ran.
    private func nest(_ count: Int) {
        print("nested: \(turns)")
        if count > 1 { DispatchQueue.main.async { self.nest(count - 1) } }
    }

    /// Keeps the main queue busy for ever, with a timer beside it.
    private func spin() {
        func next() { DispatchQueue.main.async { next() } }
        next()
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
            print("ran: timer beside blocks")
        }
    }

    private func repaint() {
        framebuffer = Self.pattern(
            CGSize(width: plan.size.width * scale, height: plan.size.height * scale))
        present()
    }

    private func present() {
        let all = PixelRect(x: 0, y: 0, width: framebuffer.width, height: framebuffer.height)
        front.present(framebuffer, damage: DamageRegion(all), in: plan.id)
        print("presented: \(framebuffer.width)x\(framebuffer.height)")
    }

    /// Makes the whole picture black, and says that only x, y, width, height changed.
    private func blacken(_ numbers: [Int]) {
        for y in 0..<framebuffer.height {
            for x in 0..<framebuffer.width {
                framebuffer.pixels[y * framebuffer.bytesPerRow / 4 + x] = 0
            }
        }
        let rect = PixelRect(
            x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        front.present(framebuffer, damage: DamageRegion(rect), in: plan.id)
        print("presented: damage")
    }

    /// Presents x, y, width, height over and over, and says how long the middle one took.
    private func time(_ numbers: [Int]) {
        let rect = PixelRect(
            x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        let times = (0..<301).map { _ in
            let start = ContinuousClock.now
            front.present(framebuffer, damage: DamageRegion(rect), in: plan.id)
            let taken = ContinuousClock.now - start
            // A window system gets to see each of them.
            for event in front.events(until: .now + .milliseconds(3)) { handle(event) }
            return taken
        }
        print("took: \(times.sorted()[150] / .microseconds(1)) µs")
    }

    private static func pattern(_ size: CGSize) -> Framebuffer {
        let picture = Framebuffer(width: Int(size.width), height: Int(size.height))
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                picture.pixels[y * picture.bytesPerRow / 4 + x] = patternPixel(x: x, y: y)
            }
        }
        return picture
    }

    /// A different colour almost everywhere, so that a shifted or scaled picture shows.
    private static func patternPixel(x: Int, y: Int) -> UInt32 {
        UInt32((x * 7) & 0xFF) << 16 | UInt32((y * 5) & 0xFF) << 8 | UInt32((x * y) & 0xFF)
    }
}
