#if SDL
    import CSDL2
    import Foundation
    import Views

    /// Turns SDL's events into ours, pure and without asking SDL anything. Events of windows are
    /// `SDLWindowState`'s.
    struct SDLEventTranslation {
        /// How far one notch of a wheel scrolls.
        static let pointsPerNotch = 48.0

        /// A window by its SDL number: its name with us, and SDL's units to a point.
        struct Target: Equatable {
            var window: WindowID
            var unitsPerPoint: Double
        }

        var targets: [UInt32: Target] = [:]

        /// Nil where the event concerns none of our windows or says nothing to an app.
        /// `modifiers` are the keys held now, as SDL counts them.
        func translate(_ event: SDL_Event, modifiers flags: UInt32) -> InputEvent? {
            let held = SDLKeys.modifiers(flags)
            switch SDL_EventType(rawValue: event.type) {
            case SDL_QUIT: return InputEvent(.quit)
            case SDL_MOUSEMOTION: return moved(event.motion, held)
            case SDL_MOUSEBUTTONDOWN: return button(event.button, .down, held)
            case SDL_MOUSEBUTTONUP: return button(event.button, .up, held)
            case SDL_MOUSEWHEEL: return wheel(event.wheel, held)
            case SDL_KEYDOWN: return key(event.key, event.key.repeat == 0 ? .down : .repeat)
            case SDL_KEYUP: return key(event.key, .up)
            case SDL_TEXTINPUT: return text(event.text)
            case SDL_TEXTEDITING:
                return composing(
                    Self.string(event.edit.text), event.edit.start, event.edit.length,
                    event.edit.windowID)
            case SDL_TEXTEDITING_EXT:
                let edit = event.editExt
                let text = edit.text.map { String(cString: $0) } ?? ""
                return composing(text, edit.start, edit.length, edit.windowID)
            default: return nil
            }
        }

        private func moved(_ event: SDL_MouseMotionEvent, _ held: KeyModifiers) -> InputEvent? {
            guard let target = targets[event.windowID] else { return nil }
            let location = target.point(Double(event.x), Double(event.y))
            return InputEvent(
                .pointer(PointerEvent(.moved, at: location, modifiers: held)), in: target.window)
        }

        private func button(
            _ event: SDL_MouseButtonEvent, _ phase: PointerEvent.Phase, _ held: KeyModifiers
        ) -> InputEvent? {
            // Further buttons (back, forward) have no meaning here.
            guard let target = targets[event.windowID],
                let button = PointerEvent.Button(rawValue: Int(event.button))
            else { return nil }
            let pointer = PointerEvent(
                phase, at: target.point(Double(event.x), Double(event.y)), button: button,
                clickCount: max(1, Int(event.clicks)), modifiers: held)
            return InputEvent(.pointer(pointer), in: target.window)
        }

        private func wheel(_ event: SDL_MouseWheelEvent, _ held: KeyModifiers) -> InputEvent? {
            guard let target = targets[event.windowID] else { return nil }
            // SDL counts upwards, away from the user.
            let delta = CGSize(
                width: Double(event.preciseX) * Self.pointsPerNotch,
                height: -Double(event.preciseY) * Self.pointsPerNotch)
            let location = target.point(Double(event.mouseX), Double(event.mouseY))
            // A touchpad sends parts of a notch.
            let isClick =
                event.preciseX == event.preciseX.rounded()
                && event.preciseY == event.preciseY.rounded()
            return InputEvent(
                .wheel(delta: delta, at: location, modifiers: held, isClick: isClick),
                in: target.window)
        }

        private func key(_ event: SDL_KeyboardEvent, _ phase: KeyEvent.Phase) -> InputEvent? {
            guard let target = targets[event.windowID] else { return nil }
            let modifiers = SDLKeys.modifiers(UInt32(event.keysym.mod))
            guard let key = SDLKeys.key(event.keysym) else {
                guard SDLKeys.isModifier(event.keysym), phase != .repeat else { return nil }
                return InputEvent(.modifiers(modifiers), in: target.window)
            }
            return InputEvent(.key(KeyEvent(key, phase, modifiers: modifiers)), in: target.window)
        }

        private func text(_ event: SDL_TextInputEvent) -> InputEvent? {
            guard let target = targets[event.windowID] else { return nil }
            // Control characters arrive as keys.
            let text = Self.string(event.text).filter { !($0.asciiValue.map { $0 < 32 } ?? false) }
            return text.isEmpty ? nil : InputEvent(.text(text), in: target.window)
        }

        private func composing(
            _ text: String, _ start: Int32, _ length: Int32, _ window: UInt32
        ) -> InputEvent? {
            guard let target = targets[window] else { return nil }
            let first = Self.characters(in: text, upToScalar: Int(start))
            let last = Self.characters(in: text, upToScalar: Int(start) + max(0, Int(length)))
            return InputEvent(.composing(text, selection: first..<last), in: target.window)
        }

        /// SDL counts code points where we count characters.
        private static func characters(in text: String, upToScalar count: Int) -> Int {
            String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(0, count)))).count
        }

        /// The text in a fixed-size field of C, up to its zero.
        private static func string<Field>(_ field: Field) -> String {
            withUnsafeBytes(of: field) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
        }
    }

    extension SDLEventTranslation.Target {
        func point(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: x / unitsPerPoint, y: y / unitsPerPoint)
        }
    }
#endif
