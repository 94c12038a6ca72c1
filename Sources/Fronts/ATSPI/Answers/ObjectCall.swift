#if SDL
    import Desktop

    /// A method that a client calls, or a property that it reads or sets.
    package struct ObjectCall: Sendable {
        package let path: String
        package let interface: String
        package let member: String
        package let arguments: [BusValue]

        package init(
            path: String, interface: String, member: String, arguments: [BusValue] = []
        ) {
            self.path = path
            self.interface = interface
            self.member = member
            self.arguments = arguments
        }

        /// An argument that is a number; 0 if there is none.
        func int(_ index: Int) -> Int { arguments.value(at: index)?.int ?? 0 }
        func string(_ index: Int) -> String { arguments.value(at: index)?.string ?? "" }
    }

    /// What a call leads to.
    enum ObjectAnswer: Sendable {
        case values([BusValue])
        case failure(CallFailure)
        /// Answered at once, and done on the app's own thread.
        case act(ElementAct, ElementID, [BusValue])
        /// Answered once the main thread has looked at the layout.
        case question(ElementQuestion, ElementID, @Sendable (ElementQuestion.Answer) -> [BusValue])
        /// Sets the number by which the registry knows the app.
        case identify(Int32)
    }

    /// Why a call has no answer, as an error of D-Bus.
    package struct CallFailure: Error, Equatable, Sendable {
        package let name: String
        package let message: String

        private init(_ name: String, _ message: String) {
            self.name = "org.freedesktop.DBus.Error." + name
            self.message = message
        }

        static func unknownObject(_ path: String) -> CallFailure {
            CallFailure("UnknownObject", "There is no element \(path) any more.")
        }

        static func missing(_ interface: String, _ path: String) -> CallFailure {
            CallFailure("UnknownInterface", "The element \(path) has no interface \(interface).")
        }

        static func arguments(_ call: ObjectCall, _ reason: String) -> CallFailure {
            CallFailure("InvalidArgs", "\(call.member): \(reason).")
        }

        static func unsupported(_ call: ObjectCall) -> CallFailure {
            CallFailure("NotSupported", "\(call.interface).\(call.member) is not supported.")
        }

        static let tooMany = CallFailure("LimitsExceeded", "Too many calls wait for the app.")
        static let ended = CallFailure("NoReply", "The app ends.")
    }
#endif
