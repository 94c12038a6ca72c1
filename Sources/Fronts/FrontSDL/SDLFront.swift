#if SDL
    import CSDL2
    import Foundation
    import Geometry
    import Hosting
    import Raster
    import Scenes
    import Views

    /// Windows of X11 or Wayland through SDL. One in a process, on its main thread.
    package final class SDLFront: Front {
        private let pump: MainQueuePump
        private let system: SDLWindowSystem
        private var windows: [UInt32: SDLWindow] = [:]
        private var touches = SDLTouches()
        private var drops = SDLDrops()
        private var translation = SDLEventTranslation()
        private var queue = InputQueue()
        private var waker: SDLWaker?
        private var cursors: SDLCursors?
        /// The window with text input, and where, in SDL's units; nil where it is off.
        private var textInput: (window: WindowID, rect: CGRect)?
        /// Looks for requests to end in the windows while nobody takes their events.
        package var hangWatch: HangWatch?

        /// `scale` forces so many pixels to a point; nil leaves it to the display.
        package init(scale: Double? = nil, pump: MainQueuePump) throws {
            self.pump = pump
            system = try Self.start(scale: scale)
            if system.driver == .x11, let xlib = Xlib.loaded {
                X11Refusals.note(with: xlib) { pump.wake() }
            }
            waker = SDLWaker(descriptors: pump.descriptors)
            cursors = SDLCursors()
            // On by default; ours is on only while a text field has the focus.
            SDL_StopTextInput()
        }

        deinit {
            waker = nil
            cursors = nil
            windows = [:]
            system.disconnect()
            SDL_Quit()
        }

        /// Whether the window system says where windows are on the screen.
        package var knowsPositions: Bool { system.driver.reportsOrigin }

        private static func start(scale: Double?) throws -> SDLWindowSystem {
            setHints()
            // One that was asked for is refused before it takes the screen.
            let wanted = SDL_GetHint(SDL_HINT_VIDEODRIVER).map { String(cString: $0) } ?? ""
            if case .bareScreen(let driver) = SDLDriver(wanted) {
                throw SDLError.noWindowSystem(driver)
            }
            let wayland = WaylandGlobals.read()
            if let wayland, !wayland.hasSeat {
                // X11 beside it may serve, unless Wayland itself was asked for.
                guard SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11") == SDL_TRUE,
                    SDL_Init(SDL_INIT_VIDEO) == 0
                else { throw SDLError.noSeat }
            } else if SDL_Init(SDL_INIT_VIDEO) != 0 {
                throw SDLError.noVideo(SDLError.reason)
            }
            let system = SDLWindowSystem(scale: scale, wayland: wayland)
            switch system.driver {
            case .bareScreen(let driver):
                SDL_Quit()
                throw SDLError.noWindowSystem(driver)
            // SDL's last resort; it is wanted only where it was asked for.
            case .invisible where SDL_GetHint(SDL_HINT_VIDEODRIVER) == nil:
                SDL_Quit()
                throw SDLError.noVideo("neither X11 nor Wayland answers")
            default: return system
            }
        }

        package var screens: [CGRect] {
            let perPoint = system.scale ?? 1
            let bounds = SDLWindowSystem.screens.map {
                CGRect(
                    x: $0.minX / perPoint, y: $0.minY / perPoint, width: $0.width / perPoint,
                    height: $0.height / perPoint)
            }
            return bounds.isEmpty ? [WindowManager.defaultScreen] : bounds
        }

        package var clipboard: String {
            get {
                guard let text = SDL_GetClipboardText() else { return "" }
                defer { SDL_free(text) }
                return String(cString: text)
            }
            set { SDL_SetClipboardText(newValue) }
        }

        package func show(_ plan: WindowPlan) {
            if let window = window(plan.id) {
                attempt { queue.append(try window.adopt(plan), in: plan.id) }
                showCursor(of: window)
            } else {
                open(plan)
            }
            updateTextInput()
        }

        package func close(_ window: WindowID) {
            if let window = self.window(window) { forget(window) }
        }

        private func forget(_ window: SDLWindow) {
            windows[window.number] = nil
            translation.targets[window.number] = nil
            touches.forget(window.id)
            updateTextInput()
            updateHangWatch()
        }

        package func events(until deadline: ContinuousClock.Instant?) -> [InputEvent] {
            collect()
            if pump.service(hasInput: !queue.isEmpty) { return [InputEvent(.wake)] }
            if queue.isEmpty {
                wait(until: deadline)
                collect()
                if pump.service(hasInput: !queue.isEmpty, isAfterSleep: true) {
                    return [InputEvent(.wake)]
                }
            }
            return queue.take()
        }

        package func present(
            _ framebuffer: Framebuffer, damage: DamageRegion, in window: WindowID
        ) {
            attempt { try self.window(window)?.present(framebuffer, damage: damage) }
        }

        nonisolated package func wake() { pump.wake() }

        /// What other programs call a window, as a desktop's portal takes it; nil where it has no
        /// such name.
        package func foreignName(of window: WindowID) -> String? {
            self.window(window)?.foreignName
        }

        private func open(_ plan: WindowPlan) {
            attempt {
                let window = try SDLWindow(plan, on: system)
                windows[window.number] = window
                translation.targets[window.number] = window.target
                updateHangWatch()
                let (asked, given) = (plan.size, window.state.size)
                queue.append(
                    [.window(.scaled(window.state.metrics.scale))]
                        + (asked == given ? [] : [.window(.resized(given))]), in: plan.id)
            }
        }

        private func updateHangWatch() {
            // The windows of a kiosk's app are not its users' to close.
            let closable = windows.values.filter { !$0.plan.fillsScreen }
            hangWatch?.follow(
                closable.first?.endRequests(hasSeveralWindows: closable.count > 1))
        }

        /// A window that cannot be opened or presented ends the app, so that the saved session
        /// stays as it is.
        private func attempt(_ work: () throws -> Void) {
            do {
                try work()
            } catch {
                queue.append(InputEvent(.screenLost("\(error)")))
            }
        }

        private func wait(until deadline: ContinuousClock.Instant?) {
            // Without a window SDL would poll.
            guard !windows.isEmpty else {
                _ = pump.sleep(until: deadline)
                return
            }
            guard let rest = pump.timeLeft(until: deadline) else {
                SDL_WaitEvent(nil)
                return
            }
            // Rounded up, because waking early would only wait again.
            let milliseconds = (rest / .milliseconds(1)).rounded(.up)
            SDL_WaitEventTimeout(nil, Int32(Int(saturating: milliseconds)))
        }

        private func collect() {
            // A request that comes later is followed by an event of the waker, which ends the next wait.
            // One that comes earlier may share an event with what came before it, so it is looked
            // for after the events are taken.
            defer {
                closeLostWindows()
                if pump.takeQuitRequest() { queue.append(InputEvent(.quit)) }
            }
            var event = SDL_Event()
            while SDL_PollEvent(&event) != 0 {
                defer {
                    if event.type == SDL_TEXTEDITING_EXT.rawValue { SDL_free(event.editExt.text) }
                }
                if event.type == SDL_DISPLAYEVENT.rawValue {
                    queue.append(InputEvent(.screensChanged))
                } else if event.type == SDL_WINDOWEVENT.rawValue {
                    handle(event.window)
                } else if takeTouch(event) {
                    continue
                } else if let drop = drops.take(event.drop) {
                    finish(drop)
                } else if let input = translation.translate(
                    event, modifiers: SDL_GetModState().rawValue)
                {
                    deliver(input)
                }
            }
        }

        /// Closes the windows that another program has destroyed.
        private func closeLostWindows() {
            let lost = X11Refusals.takeLostWindows()
            guard !lost.isEmpty else { return }
            for window in windows.values where window.x11.map({ lost.contains($0.number) }) == true
            {
                window.x11?.answerHiding()
                forget(window)
                queue.append(InputEvent(.window(.closeRequested), in: window.id))
            }
        }

        /// Whether the event is of fingers, which matter where there are two of them.
        private func takeTouch(_ event: SDL_Event) -> Bool {
            switch SDL_EventType(rawValue: event.type) {
            case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
                let finger = event.tfinger
                guard Self.isScreen(finger.touchId) else {
                    if event.type == SDL_FINGERUP.rawValue { touches.endPad().forEach(deliver) }
                    return true
                }
                guard let window = windows[finger.windowID] else { return true }
                let pinch = touches.handle(
                    finger, in: window.id, size: window.state.metrics.wholeSize)
                if let pinch { deliver(pinch) }
                return true
            case SDL_MULTIGESTURE:
                guard !Self.isScreen(event.mgesture.touchId), let focus = SDL_GetMouseFocus(),
                    let window = windows[SDL_GetWindowID(focus)]
                else { return true }
                touches.handle(event.mgesture, in: window.id, at: window.state.pointer)
                    .forEach(deliver)
                return true
            default: return false
            }
        }

        /// Delivers what was dropped where the pointer is: SDL tells no other point.
        private func finish(_ drop: SDLDrops.Drop) {
            guard let target = translation.targets[drop.window] else { return }
            let location = drop.location.map { target.point($0.x, $0.y) }
            deliver(
                InputEvent(
                    .drop(
                        DropEvent(
                            at: location ?? windows[drop.window]?.state.pointer ?? .zero,
                            files: drop.files, texts: drop.texts, isMended: drop.isMended)),
                    in: target.window))
        }

        private static func isScreen(_ device: SDL_TouchID) -> Bool {
            SDL_GetTouchDeviceType(device) == SDL_TOUCH_DEVICE_DIRECT
        }

        private func deliver(_ input: InputEvent) {
            guard let window = input.window.flatMap({ window($0) }) else {
                return queue.append(input)
            }
            attempt { queue.append(try window.take(input.kind), in: window.id) }
            if case .pointer = input.kind { showCursor(of: window) }
        }

        private func handle(_ event: SDL_WindowEvent) {
            guard let window = windows[event.windowID] else { return }
            attempt { queue.append(try window.handle(event), in: window.id) }
            translation.targets[window.number] = window.target
            switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
            case SDL_WINDOWEVENT_ENTER: showCursor(of: window)
            case SDL_WINDOWEVENT_HIDDEN: window.x11?.askWhetherItExists()
            case SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_FOCUS_LOST: updateTextInput()
            default: break
            }
        }

        private func showCursor(of window: SDLWindow) {
            guard SDL_GetMouseFocus().map(SDL_GetWindowID) == window.number else { return }
            cursors?.show(window.cursor)
        }

        /// Text input follows the focused window's plan.
        private func updateTextInput() {
            let focused = windows.values.first { $0.state.isFocused }
            guard let focused, let rect = focused.textInputRect else {
                if textInput != nil { SDL_StopTextInput() }
                textInput = nil
                return
            }
            if let textInput, textInput == (focused.id, rect) { return }
            var area = SDL_Rect(
                x: Int32(Int(saturating: rect.minX)), y: Int32(Int(saturating: rect.minY)),
                w: Int32(Int(saturating: max(1, rect.width))),
                h: Int32(Int(saturating: max(1, rect.height))))
            SDL_SetTextInputRect(&area)
            if textInput == nil { SDL_StartTextInput() }
            textInput = (focused.id, rect)
        }

        private func window(_ id: WindowID) -> SDLWindow? {
            windows.values.first { $0.id == id }
        }

        private static func setHints() {
            let hints = [
                // Signals are `SignalWatcher`'s.
                (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
                // The app decides what the last window's end means.
                (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
                // Plain memory where the driver has it: pixels arrive as they are.
                (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
                (SDL_HINT_IME_SHOW_UI, "1"),
                (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
                (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
                // Thirty-two pixels by itself: two buttons side by side.
                (SDL_HINT_MOUSE_DOUBLE_CLICK_RADIUS, "8"),
                (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
                (SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0"),
                (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
            ]
            for (name, value) in hints { SDL_SetHint(name, value) }
        }
    }
#endif
