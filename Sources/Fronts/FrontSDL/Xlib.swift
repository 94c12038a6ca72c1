#if SDL
    import Foundation

    /// The functions of the Xlib that SDL has loaded. Their names are not imported, because Xlib's
    /// headers define so many others.
    struct Xlib: Sendable {
        typealias Atom = UInt
        typealias ConnectionNumber = @convention(c) (OpaquePointer) -> CInt
        typealias InternAtom =
            @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Atom
        /// The display, the window, the property, its type, the bits of an element, the mode (0
        /// replaces), and the elements.
        typealias ChangeProperty =
            @convention(c) (
                OpaquePointer, UInt, Atom, Atom, CInt, CInt, UnsafePointer<UInt8>, CInt
            ) -> CInt
        /// Takes an event and the last argument of `CheckIfEvent`; whether that event is taken. Must
        /// not call Xlib.
        typealias Predicate =
            @convention(c) (OpaquePointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> CInt
        /// The display, memory for an event of `eventSize` bytes, the predicate, and what it gets.
        typealias CheckIfEvent =
            @convention(c) (
                OpaquePointer, UnsafeMutableRawPointer, Predicate, UnsafeMutableRawPointer
            ) -> CInt
        /// The display, the key's code, the group, the level.
        typealias KeySymbol = @convention(c) (OpaquePointer, UInt8, CInt, CInt) -> UInt
        /// Takes the display and an `XErrorEvent`. Must not send requests.
        typealias ErrorHandler = @convention(c) (OpaquePointer?, UnsafeRawPointer?) -> CInt
        /// Returns the handler of before.
        typealias SetErrorHandler = @convention(c) (ErrorHandler) -> UnsafeRawPointer?
        /// The display, the error's code, and room for so many bytes.
        typealias ErrorText =
            @convention(c) (OpaquePointer, CInt, UnsafeMutablePointer<CChar>, CInt) -> CInt
        /// The display, and an event to be taken next.
        typealias PutBackEvent = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> CInt

        static let eventSize = 24 * MemoryLayout<Int>.size

        let connectionNumber: ConnectionNumber
        let atom: InternAtom
        let changeProperty: ChangeProperty
        let checkIfEvent: CheckIfEvent
        let keySymbol: KeySymbol
        let setErrorHandler: SetErrorHandler
        let errorText: ErrorText
        let putBackEvent: PutBackEvent

        /// Nil if SDL has not loaded Xlib.
        static let loaded = Self()

        private init?() {
            guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD),
                let connectionNumber = dlsym(library, "XConnectionNumber"),
                let atom = dlsym(library, "XInternAtom"),
                let changeProperty = dlsym(library, "XChangeProperty"),
                let checkIfEvent = dlsym(library, "XCheckIfEvent"),
                let keySymbol = dlsym(library, "XkbKeycodeToKeysym"),
                let setErrorHandler = dlsym(library, "XSetErrorHandler"),
                let errorText = dlsym(library, "XGetErrorText"),
                let putBackEvent = dlsym(library, "XPutBackEvent")
            else { return nil }
            self.connectionNumber = unsafeBitCast(connectionNumber, to: ConnectionNumber.self)
            self.atom = unsafeBitCast(atom, to: InternAtom.self)
            self.changeProperty = unsafeBitCast(changeProperty, to: ChangeProperty.self)
            self.checkIfEvent = unsafeBitCast(checkIfEvent, to: CheckIfEvent.self)
            self.keySymbol = unsafeBitCast(keySymbol, to: KeySymbol.self)
            self.setErrorHandler = unsafeBitCast(setErrorHandler, to: SetErrorHandler.self)
            self.errorText = unsafeBitCast(errorText, to: ErrorText.self)
            self.putBackEvent = unsafeBitCast(putBackEvent, to: PutBackEvent.self)
        }
    }
#endif
