import Foundation
import FrontFB
import FrontHeadless
import Hosting

#if SDL
    import FrontSDL
#endif

// A process with nothing but a front and its loop: says what happens, does what it is told on
// standard input. `LoopProbe headless | sdl | fb:PATH`.

func makeFront(_ name: String, pump: MainQueuePump) throws -> Front {
    if name.hasPrefix("fb:") {
        return try FBFront(
            path: String(name.dropFirst(3)), size: Probe.windowSize, pump: pump)
    }
    #if SDL
        let scale = ProcessInfo.processInfo.environment["CASEMENT_SCALE"].flatMap(Double.init)
        if name == "sdl" { return try SDLFront(scale: scale, pump: pump) }
    #endif
    return HeadlessFront(pump: pump)
}

let pump = MainQueuePump(signals: SignalWatcher())
do {
    let front = try makeFront(CommandLine.arguments.dropFirst().first ?? "headless", pump: pump)
    let probe = Probe(front: front)
    probe.start()
    probe.run()
} catch {
    print("failed: \(error)")
    exit(1)
}
