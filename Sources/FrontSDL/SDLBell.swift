#if SDL
    import CLinux
    import CSDL2
    import Foundation
    import Glibc
    import Hosting

    /// Wakes the thread that waits in SDL whenever one of the descriptors becomes readable: a
    /// small thread sleeps on them and pushes an event of its own.
    final class SDLBell {
        private let stop = Alarm()
        private let watch: Int32
        private let ended = DispatchSemaphore(value: 0)

        init(descriptors: [Int32]) {
            let all = descriptors + [stop.descriptor]
            watch = linux_make_watch(all, Int32(all.count))
            let (watch, stop, ended) = (watch, stop.descriptor, ended)
            let type = SDL_RegisterEvents(1)
            let thread = Thread {
                while true {
                    let rung = linux_wait_watch(watch)
                    guard rung >= 0 && rung != stop else { break }
                    Self.ring(type)
                }
                ended.signal()
            }
            thread.name = "casement.bell"
            thread.start()
        }

        deinit {
            stop.ring()
            ended.wait()
            Glibc.close(watch)
        }

        /// One event in the queue is enough, however often the bell is rung.
        private static func ring(_ type: UInt32) {
            guard SDL_HasEvent(type) == SDL_FALSE else { return }
            var event = SDL_Event()
            event.type = type
            SDL_PushEvent(&event)
        }
    }
#endif
