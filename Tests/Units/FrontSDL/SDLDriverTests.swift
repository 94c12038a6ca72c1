#if SDL
    import Testing

    @testable import FrontSDL

    struct SDLDriverTests {
        @Test("SDL's driver for bare displays is refused with the front that serves there")
        func bareScreens() {
            for name in ["KMSDRM", "kmsdrm"] {
                #expect(SDLDriver(name) == .bareScreen(name))
            }
            #expect(SDLDriver("wayland") == .wayland)
            #expect(
                SDLError.noWindowSystem("KMSDRM").description
                    == "SDL's driver KMSDRM has no windows; CASEMENT_FRONT=kms draws on a bare screen"
            )
        }
    }
#endif
