#if SDL
    import CLinux
    import CSDL2
    import Foundation
    import Glibc
    import Hosting

    /// Wakes the thread that waits in SDL whenever one of the descriptors becomes readable: another
    /// thread waits for them and pushes an event into SDL's queue.
    final class SDLWaker {
        private let stop = WakeSource()
        private let watch: Int32
        private let ended = DispatchSemaphore(value: 0)

        init(descriptors: [Int32]) {
            let all = descriptors + [stop.descriptor]
            watch = linux_make_watch(all, Int32(all.count))
            let (watch, stop, ended) = (watch, stop.descriptor, ended)
            let type = SDL_RegisterEvents(1)
            let thread = Thread {
                while true {
                    let readable = linux_wait_watch(watch)
                    guard readable >= 0 && readable != stop else { break }
                    Self.pushEvent(type)
                }
                ended.signal()
            }
            thread.name = "casement.waker"
            thread.start()
        }

        deinit {
            stop.wake()
            ended.wait()
            Glibc.close(watch)
        }

        /// One event in the queue is enough, however often a descriptor becomes readable.
        private static func pushEvent(_ type: UInt32) {
            guard SDL_HasEvent(type) == SDL_FALSE else { return }
            var event = SDL_Event()
            event.type = type
            SDL_PushEvent(&event)
        }
    }
#endif
