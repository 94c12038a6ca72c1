#if SDL
    import CSDL2
    import Foundation
    import Testing
    import Views

    @testable import FrontSDL

    struct SDLWindowStateTests {
        private static let start = SDLWindowState.Reading(
            metrics: SDLMetrics(
                units: CGSize(width: 100, height: 50), pixels: CGSize(width: 200, height: 100)),
            flags: 0, origin: CGPoint(x: 10, y: 20))
        private var state = SDLWindowState(metrics: start.metrics, driver: .x11)
        private var now = start

        private mutating func news(
            _ id: SDL_WindowEventID, at time: UInt32 = 0
        ) -> [InputEvent.Kind] {
            var event = SDL_WindowEvent()
            event.timestamp = time
            event.event = UInt8(id.rawValue)
            return state.handle(event, now: now)
        }

        @Test("Points, units and pixels follow the display, or the scale the user forced")
        func metrics() {
            var metrics = Self.start.metrics
            #expect(metrics.scale == 2 && metrics.unitsPerPoint == 1)
            #expect(metrics.size == CGSize(width: 100, height: 50))
            metrics.forcedScale = 4
            #expect(metrics.scale == 4 && metrics.unitsPerPoint == 2)
            #expect(metrics.size == CGSize(width: 50, height: 25))
            #expect(metrics.units(forContent: CGSize(width: 10.2, height: 1)) == (21, 2))
        }

        @Test("A title bar of ours lies above the content, in whole pixels")
        func titleBar() {
            var metrics = Self.start.metrics
            metrics.titleBar = 9.7
            #expect(metrics.titleBarPixels == 19 && metrics.contentTop == 9.5)
            #expect(metrics.size == CGSize(width: 100, height: 40.5))
            #expect(metrics.units(forContent: CGSize(width: 100, height: 40.5)) == (100, 50))
        }

        @Test("Where the window system is silent, minimising tells and the keyboard brings back")
        mutating func minimizing() {
            #expect(state.noteMinimizing(at: 0) == [])
            state = SDLWindowState(metrics: Self.start.metrics, driver: .wayland)
            #expect(news(SDL_WINDOWEVENT_SHOWN) == [.window(.shown)])
            #expect(state.noteMinimizing(at: 0) == [.window(.hidden)])
            #expect(news(SDL_WINDOWEVENT_FOCUS_GAINED) == [.window(.shown), .window(.focused)])
        }

        @Test("A window that appears tells where it is, once")
        mutating func shown() {
            let place = CGPoint(x: 10, y: 20)
            #expect(news(SDL_WINDOWEVENT_SHOWN) == [.window(.moved(place)), .window(.shown)])
            #expect(news(SDL_WINDOWEVENT_SHOWN) == [])
            #expect(news(SDL_WINDOWEVENT_MOVED) == [])
        }

        @Test("Where the system keeps origins to itself, none is told")
        mutating func wayland() {
            state = SDLWindowState(metrics: Self.start.metrics, driver: .wayland)
            #expect(news(SDL_WINDOWEVENT_SHOWN) == [.window(.shown)])
        }

        @Test("Hiding and minimising are one thing, and hide what else happens")
        mutating func hidden() {
            _ = news(SDL_WINDOWEVENT_SHOWN)
            #expect(news(SDL_WINDOWEVENT_HIDDEN) == [.window(.hidden)])
            now.flags = SDL_WINDOW_MINIMIZED.rawValue
            #expect(news(SDL_WINDOWEVENT_MINIMIZED) == [])
            #expect(state.mode == .minimized)
            now.flags = 0
            #expect(news(SDL_WINDOWEVENT_RESTORED) == [.window(.shown)])
        }

        @Test("An answer to an earlier request than the last is not news, and is undone")
        mutating func lateHiding() {
            _ = news(SDL_WINDOWEVENT_SHOWN)
            #expect(state.noteMinimizing(at: 0) == [])
            #expect(state.mode == .minimized)
            state.noteRestoring(at: 10)
            #expect(state.mode == .normal)
            #expect(news(SDL_WINDOWEVENT_HIDDEN, at: 20) == [])
            #expect(news(SDL_WINDOWEVENT_MINIMIZED, at: 20) == [])
            #expect(state.lacksRequestedShow)
            #expect(news(SDL_WINDOWEVENT_RESTORED, at: 30) == [.window(.shown)])
            #expect(!state.lacksRequestedShow)
            // What the user does then is news.
            #expect(news(SDL_WINDOWEVENT_MINIMIZED, at: 40) == [.window(.hidden)])
        }

        @Test("A window that the user has minimised and the app counts as such comes back at once")
        mutating func repeatedHiding() {
            _ = news(SDL_WINDOWEVENT_SHOWN)
            #expect(news(SDL_WINDOWEVENT_MINIMIZED, at: 10) == [.window(.hidden)])
            #expect(state.noteMinimizing(at: 11) == [])
            #expect(news(SDL_WINDOWEVENT_RESTORED, at: 20) == [.window(.shown)])
        }

        @Test("A window that is minimised as it appears is never told as shown")
        mutating func lateShowing() {
            _ = state.noteMinimizing(at: 0)
            #expect(news(SDL_WINDOWEVENT_SHOWN, at: 10).allSatisfy { $0 != .window(.shown) })
            #expect(news(SDL_WINDOWEVENT_MINIMIZED, at: 20) == [.window(.hidden)])
        }

        @Test("A request that was refused has no part in what comes much later")
        mutating func refused() {
            _ = news(SDL_WINDOWEVENT_SHOWN)
            _ = state.noteMinimizing(at: 0)
            state.noteRestoring(at: 10)
            #expect(news(SDL_WINDOWEVENT_HIDDEN, at: 9_000) == [.window(.hidden)])
            #expect(!state.lacksRequestedShow)
        }

        @Test("A size is told once, however many events tell of it")
        mutating func resized() {
            _ = news(SDL_WINDOWEVENT_SHOWN)
            now.metrics.units = CGSize(width: 120, height: 60)
            now.metrics.pixels = CGSize(width: 240, height: 120)
            let size = CGSize(width: 120, height: 60)
            #expect(news(SDL_WINDOWEVENT_SIZE_CHANGED) == [.window(.resized(size))])
            #expect(news(SDL_WINDOWEVENT_RESIZED) == [])
            #expect(news(SDL_WINDOWEVENT_SIZE_CHANGED) == [.window(.exposed)])
        }

        @Test("Another display's scale is told")
        mutating func scaled() {
            _ = news(SDL_WINDOWEVENT_SHOWN)
            now.metrics.pixels = CGSize(width: 100, height: 50)
            #expect(news(SDL_WINDOWEVENT_DISPLAY_CHANGED) == [.window(.scaled(1))])
        }

        @Test("A maximised window stays so while minimised, and tells the mode before the frame")
        mutating func maximized() {
            _ = news(SDL_WINDOWEVENT_SHOWN)
            now.flags = SDL_WINDOW_MAXIMIZED.rawValue
            now.origin = .zero
            #expect(
                news(SDL_WINDOWEVENT_SIZE_CHANGED).prefix(2)
                    == [.window(.maximized), .window(.moved(.zero))])
            _ = news(SDL_WINDOWEVENT_MINIMIZED)
            #expect(news(SDL_WINDOWEVENT_RESTORED) == [.window(.shown)])
            now.flags = 0
            #expect(news(SDL_WINDOWEVENT_RESTORED) == [.window(.normal)])
        }

        @Test("Focus, exposure, leaving and closing come through")
        mutating func others() {
            _ = news(SDL_WINDOWEVENT_SHOWN)
            state.pointer = CGPoint(x: 3, y: 4)
            #expect(news(SDL_WINDOWEVENT_FOCUS_GAINED) == [.window(.focused)])
            #expect(news(SDL_WINDOWEVENT_FOCUS_GAINED) == [])
            #expect(news(SDL_WINDOWEVENT_FOCUS_LOST) == [.window(.unfocused)])
            #expect(news(SDL_WINDOWEVENT_EXPOSED) == [.window(.exposed)])
            #expect(
                news(SDL_WINDOWEVENT_LEAVE)
                    == [.pointer(PointerEvent(.left, at: CGPoint(x: 3, y: 4)))])
            #expect(news(SDL_WINDOWEVENT_CLOSE) == [.window(.closeRequested)])
        }
    }
#endif
