#if SDL
    import CGIO
    import Foundation
    import Synchronization

    /// A method that is called over a bus.
    package struct BusCall: Sendable {
        package let destination: String
        package let path: String
        package let interface: String
        package let member: String
        package var arguments: [BusValue] = []

        package init(
            destination: String, path: String, interface: String, member: String,
            arguments: [BusValue] = []
        ) {
            self.destination = destination
            self.path = path
            self.interface = interface
            self.member = member
            self.arguments = arguments
        }
    }

    /// Which signals are wanted; nil stands for all.
    package struct BusSignal: Sendable {
        package var sender: String?
        package let interface: String
        package let member: String
        package var path: String?
        package var firstArgument: String?

        package init(
            sender: String? = nil, interface: String, member: String, path: String? = nil,
            firstArgument: String? = nil
        ) {
            self.sender = sender
            self.interface = interface
            self.member = member
            self.path = path
            self.firstArgument = firstArgument
        }
    }

    /// A connection to a message bus. What others answer and say arrives on the main actor, in the
    /// order in which it came.
    package final class SessionBus: @unchecked Sendable {
        typealias Answer = Result<[BusValue], BusError>
        typealias Reply = @MainActor (Answer) -> Void
        private let thread = BusThread()
        private let line: BusLine

        /// Connects to the bus at an address, on a thread of its own. A call fails when its answer
        /// takes longer than `patience`; nil stands for what is usual on a bus, 25 seconds.
        package init(address: String, patience: Duration? = nil) {
            line = BusLine(patience: patience)
            thread.run { [line] in line.connect(to: address) }
        }

        deinit { thread.run { [line] in line.disconnect() } }

        /// The address of the session's bus; nil where there is none. A variable that is empty says
        /// that none is wanted.
        package static func address(_ environment: [String: String]) -> String? {
            if let address = environment["DBUS_SESSION_BUS_ADDRESS"] {
                return address.isEmpty ? nil : address
            }
            guard let directory = environment["XDG_RUNTIME_DIR"], !directory.isEmpty else {
                return nil
            }
            let path = directory + "/bus"
            return FileManager.default.fileExists(atPath: path) ? "unix:path=" + path : nil
        }

        /// Reports the connection's own name, or why it could not be made.
        func connect(_ reply: @escaping @MainActor (Result<String, BusError>) -> Void) {
            thread.run { [line] in
                let name = line.name
                Self.onMain { reply(name) }
            }
        }

        func call(_ call: BusCall, _ reply: @escaping Reply) {
            thread.run { [line] in line.call(call) { answer in Self.onMain { reply(answer) } } }
        }

        /// Calls a method and waits for the answer; `nil` if there is none within the limit, and it
        /// then arrives as that of any other call.
        func call(_ call: BusCall, waiting limit: Duration, later reply: @escaping Reply) -> Answer?
        {
            let waiting = WaitingCall()
            thread.run { [line] in
                line.call(call) { answer in
                    if !waiting.arrive(answer) { Self.onMain { reply(answer) } }
                }
            }
            return waiting.answer(within: limit)
        }

        /// Calls a closure for each of the signals until `forget`.
        func listen(
            for signal: BusSignal, _ heard: @escaping @MainActor ([BusValue]) -> Void
        ) -> UUID {
            let id = UUID()
            thread.run { [line] in line.listen(for: signal, id, heard) }
            return id
        }

        func forget(_ id: UUID) { thread.run { [line] in line.forget(id) } }

        /// Calls a closure once the connection has ended.
        func whenClosed(_ closed: @escaping @MainActor () -> Void) -> UUID {
            let id = UUID()
            thread.run { [line] in line.whenClosed(id, closed) }
            return id
        }

        /// Exports an object at a path until `forget`.
        func export(_ object: any BusObject, at path: String, interface: String) -> UUID {
            let id = UUID()
            let reference = BusObjectReference(object)
            thread.run { [line] in line.export(reference, at: path, interface: interface, id) }
            return id
        }

        func emit(
            _ member: String, of interface: String, at path: String, _ arguments: [BusValue] = []
        ) {
            thread.run { [line] in
                line.emit(member, of: interface, at: path, arguments)
            }
        }

        /// Requests a name on the bus, without waiting for the answer.
        func own(_ name: String) {
            call(
                BusCall(
                    destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
                    interface: "org.freedesktop.DBus", member: "RequestName",
                    arguments: [.string(name), .uint32(0)])
            ) { _ in }
        }

        static func onMain(_ work: @escaping @MainActor () -> Void) {
            let work = MainWork(run: work)
            DispatchQueue.main.async { MainActor.assumeIsolated { work.run() } }
        }

        private struct MainWork: @unchecked Sendable { let run: @MainActor () -> Void }
    }

    /// A call whose answer one thread waits for.
    private final class WaitingCall: Sendable {
        private enum State: Sendable {
            case waiting
            case arrived(SessionBus.Answer)
            /// Nobody waits any more.
            case left
        }

        private let state = Mutex(State.waiting)
        private let arrival = DispatchSemaphore(value: 0)

        /// Whether the answer is taken by who waits.
        func arrive(_ answer: SessionBus.Answer) -> Bool {
            let isTaken = state.withLock { state in
                guard case .waiting = state else { return false }
                state = .arrived(answer)
                return true
            }
            arrival.signal()
            return isTaken
        }

        func answer(within limit: Duration) -> SessionBus.Answer? {
            _ = arrival.wait(timeout: .now() + limit / .seconds(1))
            return state.withLock { state in
                defer { state = .left }
                guard case .arrived(let answer) = state else { return nil }
                return answer
            }
        }
    }
#endif
