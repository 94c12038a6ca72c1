#if SDL
    import Foundation
    import Testing

    /// Real windows on a real X server, driven from outside.
    @Suite(.serialized, .enabled(if: XServer.isInstalled, "Xvfb is not installed"))
    struct SDLWindowTests {
        private let server: XServer
        private let probe: ProbeProcess
        private let window: String

        init() throws {
            server = try XServer()
            (probe, window) = try Self.open(on: server)
        }

        private static func open(
            on server: XServer, environment: [String: String] = [:]
        ) throws -> (ProbeProcess, String) {
            let probe = try ProbeProcess(
                "sdl", environment: server.environment.merging(environment) { $1 })
            try probe.expect("event: focused")
            let windows = try server.xdotool(
                "search", "--sync", "--onlyvisible", "--name", "^Casement Probe$")
            return (probe, windows.split(separator: "\n").last.map(String.init) ?? "")
        }

        @Test("The X server's picture of a window is the framebuffer, pixel for pixel")
        func pixels() throws {
            let picture = try server.picture(of: window)
            #expect(picture.width == 320 && picture.height == 200)
            #expect(mismatches(picture) == 0)
        }

        @Test("Presenting damage changes that part of the window alone")
        func damage() throws {
            _ = try server.picture(of: window)
            probe.tell("blacken 40 30 50 20")
            try probe.expect("presented: damage")
            let picture = try server.picture(of: window)
            let black = mismatches(picture) { x, y in
                (40..<90).contains(x) && (30..<50).contains(y) ? 0 : nil
            }
            #expect(black == 0)
        }

        @Test("A key, a text and a click from outside arrive as input")
        func input() throws {
            try server.xdotool("windowfocus", "--sync", window)
            try server.xdotool("key", "b")
            try probe.expect("event: key down character(\"b\")")
            try probe.expect("event: text b")
            try server.xdotool("mousemove", "--window", window, "30", "40")
            try probe.expect("event: moved 30.0,40.0 primary")
            try server.xdotool("click", "1")
            try probe.expect("event: down 30.0,40.0 primary")
            try probe.expect("event: up 30.0,40.0 primary")
            try server.xdotool("click", "5")
            try probe.expect("event: wheel 0.0,48.0 at 30.0,40.0")
        }

        @Test("A forced scale gives so many pixels to a point, in pictures and in input")
        func scale() throws {
            probe.signal(SIGKILL)
            _ = probe.exitStatus()
            let (probe, window) = try Self.open(on: server, environment: ["CASEMENT_SCALE": "2"])
            let picture = try server.picture(of: window)
            #expect(picture.width == 640 && picture.height == 400)
            #expect(mismatches(picture) == 0)
            try server.xdotool("mousemove", "--window", window, "100", "41")
            try probe.expect("event: moved 50.0,20.5 primary")
        }

        @Test("A title in any script reaches the window manager")
        func title() throws {
            probe.tell("title Größe – 大きさ")
            probe.tell("turns")
            try probe.expect("turns: ")
            #expect(try server.title(of: window) == "Größe – 大きさ")
        }

        @Test("The content stands where the plan puts it, and reports where it is moved")
        func origin() throws {
            let placed = try server.picture(of: window)
            #expect(placed.originX == 200 && placed.originY == 150)
            probe.tell("move 320 240")
            try probe.expect("event: moved 320.0,240.0")
            let moved = try server.picture(of: window)
            #expect(moved.originX == 320 && moved.originY == 240)
        }

        @Test("A window resized from outside reports its size and is shown whole")
        func resize() throws {
            try server.xdotool("windowsize", "--sync", window, "400", "260")
            try probe.expect("event: resized 400.0x260.0")
            try probe.expect("presented: 400x260")
            // Work done on the main queue comes after the frame.
            probe.tell("turns")
            try probe.expect("turns: ")
            let picture = try server.picture(of: window)
            #expect(picture.width == 400 && picture.height == 260)
            #expect(mismatches(picture) == 0)
        }

        @Test("A window that another program destroys is asked to close, and the app runs on")
        func destroyed() throws {
            try server.xdotool("windowclose", window)
            try probe.expect("event: closeRequested")
            try probe.expect("ended")
            #expect(probe.exitStatus() == 0)
        }

        @Test("Minimising and coming back are told, whoever asks for them")
        func minimize() throws {
            try server.xdotool("windowminimize", "--sync", window)
            try probe.expect("event: hidden")
            probe.tell("raise")
            try probe.expect("event: shown")
            probe.tell("minimize")
            try probe.expect("event: hidden")
            probe.tell("normal")
            try probe.expect("event: shown")
        }

        @Test(
            "A mode is told before the frame that comes with it",
            arguments: ["maximized", "fullScreen"])
        func modes(mode: String) throws {
            probe.tell(mode)
            try probe.expect("event: \(mode)")
            try probe.expect("event: resized 1280.0x")
            probe.tell("normal")
            try probe.expect("event: normal")
            try probe.expect("event: resized 320.0x200.0")
        }

        @Test("The clipboard is the window system's")
        func clipboard() throws {
            probe.tell("copy casement")
            let other = try ProbeProcess("sdl", environment: server.environment)
            try other.expect("presented: ")
            other.tell("paste")
            try other.expect("pasted: casement")
        }

        @Test("An idle window does not turn its loop")
        func idle() throws {
            try probe.expect("ran: timer")
            // What the window manager still has to say about a new window comes first.
            _ = try server.picture(of: window)
            #expect(try turnsWhile(probe) { _ = try server.picture(of: window) } <= 3)
        }

        @Test("The close button asks, and the app ends cleanly")
        func close() throws {
            try server.xdotool("windowfocus", "--sync", window)
            // Until the window manager has taken its keys, the window gets them.
            var answer: String
            repeat {
                try server.xdotool("key", "alt+F4")
                answer = try probe.expect("event: closeRequested", "event: key down function(4)")
            } while !answer.contains("closeRequested")
            try probe.expect("ended")
            #expect(probe.exitStatus() == 0)
        }

        @Test("SIGTERM ends the loop as a quit")
        func terminate() throws {
            probe.signal(SIGTERM)
            try probe.expect("event: quit")
            try probe.expect("ended")
            #expect(probe.exitStatus() == 0)
        }

        /// The pixels that differ from what the probe draws, or from what is said of a place.
        private func mismatches(
            _ picture: XWindowPicture, _ exception: (Int, Int) -> UInt32? = { _, _ in nil }
        ) -> Int {
            var count = 0
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    let drawn =
                        UInt32((x * 7) & 0xFF) << 16 | UInt32((y * 5) & 0xFF) << 8
                        | UInt32((x * y) & 0xFF)
                    if picture.pixel(x: x, y: y) != exception(x, y) ?? drawn { count += 1 }
                }
            }
            return count
        }
    }

    /// What happens without any display.
    struct SDLWithoutDisplayTests {
        @Test("Without a display the front fails with SDL's own words")
        func noDisplay() throws {
            let probe = try ProbeProcess(
                "sdl",
                environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "x11"])
            let line = try probe.expect("failed: ")
            #expect(line.hasPrefix("failed: no display to open windows on: "))
            #expect(line.count > 45)
        }
    }
#endif
