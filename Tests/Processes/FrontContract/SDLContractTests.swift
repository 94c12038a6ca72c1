#if SDL
    import CSDL2
    import CasementTesting
    import FrontSDL
    import Hosting
    import Testing

    /// SDL on a driver that needs no display.
    @MainActor
    struct SDLContractTests {
        @Test("SDL keeps the contract")
        func sdl() throws {
            SDL_SetHint("SDL_VIDEODRIVER", "dummy")
            FrontContract(try SDLFront(pump: MainQueuePump())).check()
        }
    }
#endif
