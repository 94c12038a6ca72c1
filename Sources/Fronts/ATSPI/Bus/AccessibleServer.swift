#if SDL
    import Desktop
    import Foundation
    import Synchronization

    /// Serves what an app shows to assistive technology, on a thread of its own: it answers calls from the
    /// last snapshot and tells clients what has changed since the one before.
    ///
    /// The thread alone touches what is not constant, but for what says otherwise.
    final class AccessibleServer: @unchecked Sendable {
        /// What the server asks of the app's own thread.
        enum Request: Sendable {
            case snapshot
            case act(ElementAct, ElementID)
            case question(ElementQuestion, ElementID, @Sendable (ElementQuestion.Answer) -> Void)
        }

        /// Any thread may ask.
        let attention = Attention()
        /// The latest snapshot that the thread has not taken over yet.
        private let arriving = Mutex<AccessibleSnapshot?>(nil)
        /// The requests that the app has not done yet.
        private let requestCount = Atomic<Int>(0)
        private let thread = BusThread(name: "accessibility")
        private let addresses: BusAddresses
        private let app: String
        private let send: @Sendable (Request) -> Void

        private var session: BusConnection?
        var bus: BusConnection?
        private var objects: ObjectServer?
        private var names = ObjectAnswers.BusNames(own: "", desktop: ObjectAnswers.null)
        private var isEmbedded = false
        /// Whether clients that have listened before the app came hear of its windows.
        private var introducesWindows = false
        var filter = EventFilter()
        var snapshot: AccessibleSnapshot?
        private var awaitsSnapshot = false
        private var waiting: [(call: ObjectCall, invocation: ObjectServer.Invocation)] = []
        /// Signals that the bus may not have taken yet.
        var unconfirmed = 0
        var awaitsConfirmation = false

        /// No more calls wait for the app at once.
        private static let mostRequests = 1000

        /// `send` takes a request to the app's own thread, without waiting for it.
        init(
            at addresses: BusAddresses, app: String, send: @escaping @Sendable (Request) -> Void
        ) {
            self.addresses = addresses
            self.app = app
            self.send = send
            thread.run { [weak self] in self?.connect() }
        }

        /// Takes over what the app shows now. Any thread may call it.
        func update(_ snapshot: AccessibleSnapshot) {
            let isFirst = arriving.withLock { arriving in
                defer { arriving = snapshot }
                return arriving == nil
            }
            if isFirst { thread.run { [weak self] in self?.takeOver() } }
        }

        /// Has clients speak a sentence. Any thread may call it.
        func announce(_ sentence: String) {
            thread.run { [weak self] in
                guard let self else { return }
                let window = snapshot?.windows.first { $0.isActive }?.id
                // A polite one waits until what is being spoken has ended.
                emit(
                    AccessibleEvent(
                        name: "Announcement", first: 1, value: .string(sentence), source: window))
            }
        }

        /// Leaves the buses. Any thread may call it.
        func end() {
            thread.run { [self] in
                leave()
                session?.close()
                session = nil
            }
        }

        /// Notes that the app has done a request. Any thread may call it.
        func requestEnded() { requestCount.subtract(1, ordering: .relaxed) }

        // MARK: The buses

        private func connect() {
            if let address = addresses.accessibility { return join(address) }
            guard let address = addresses.session,
                let session = try? BusConnection(to: address)
            else { return }
            self.session = session
            session.whenClosed { [weak self] in self?.leave() }
            session.listen(
                for: BusSignal(
                    sender: Self.bus, interface: Self.bus, member: "NameOwnerChanged",
                    firstArgument: Self.launcher)
            ) { [weak self] arguments in
                self?.leave()
                if arguments.value(at: 2)?.string?.isEmpty == false { self?.lookForBus() }
            }
            session.call(
                BusCall(
                    destination: Self.bus, path: "/org/freedesktop/DBus", interface: Self.bus,
                    member: "NameHasOwner", arguments: [.string(Self.launcher)])
            ) { [weak self] reply in
                if (try? reply.get().first?.bool) == true { self?.lookForBus() }
            }
        }

        private static let bus = "org.freedesktop.DBus"
        private static let launcher = "org.a11y.Bus"
        private static let registry = "org.a11y.atspi.Registry"
        private static let registryPath = "/org/a11y/atspi/registry"

        /// Without the launcher nobody listens, and the app does not start it.
        private func lookForBus() {
            session?.call(
                BusCall(
                    destination: Self.launcher, path: "/org/a11y/bus", interface: Self.launcher,
                    member: "GetAddress"), startsService: false
            ) { [weak self] reply in
                guard let address = try? reply.get().first?.string, !address.isEmpty else { return }
                self?.join(address)
            }
        }

        private func join(_ address: String) {
            guard bus == nil, let bus = try? BusConnection(to: address) else { return }
            self.bus = bus
            names.own = bus.name
            bus.whenClosed { [weak self] in
                self?.leave()
                self?.lookForBus()
            }
            objects = ObjectServer(on: bus) { [weak self] call, invocation in
                guard let self else { return invocation.fail(.ended) }
                handle(call, invocation)
            }
            for signal in ["EventListenerRegistered", "EventListenerDeregistered"] {
                bus.listen(
                    for: BusSignal(
                        interface: Self.registry, member: signal, path: Self.registryPath)
                ) { [weak self] _ in self?.readListeners() }
            }
            bus.listen(
                for: BusSignal(
                    sender: Self.bus, interface: Self.bus, member: "NameOwnerChanged",
                    firstArgument: Self.registry)
            ) { [weak self] arguments in
                guard let self else { return }
                if arguments.value(at: 2)?.string?.isEmpty != false {
                    isEmbedded = false
                } else {
                    embed()
                }
            }
            embed()
        }

        /// Makes the app a child of the desktop.
        private func embed() {
            guard !isEmbedded else { return }
            isEmbedded = true
            bus?.call(
                BusCall(
                    destination: Self.registry, path: ObjectPath.root.path,
                    interface: "org.a11y.atspi.Socket", member: "Embed",
                    arguments: [.tuple([.string(names.own), .path(ObjectPath.root.path)])])
            ) { [weak self] reply in
                guard let self, let desktop = try? reply.get().first else { return }
                names.desktop = desktop
                introducesWindows = true
                readListeners()
            }
        }

        private func readListeners() {
            bus?.call(
                BusCall(
                    destination: Self.registry, path: Self.registryPath, interface: Self.registry,
                    member: "GetRegisteredEvents"), startsService: false
            ) { [weak self] reply in
                guard let self, let list = try? reply.get().first else { return }
                filter = EventFilter(list.values.compactMap { $0.values.value(at: 1)?.string })
                let wasThere = attention.isThere
                attention.listen(!filter.isEmpty)
                // What changes next is compared with what is there now.
                if !filter.isEmpty, !wasThere || snapshot == nil { askForSnapshot() }
                if filter.isEmpty { introducesWindows = false }
            }
        }

        func leave() {
            objects?.end()
            objects = nil
            bus?.close()
            bus = nil
            isEmbedded = false
            filter = EventFilter()
            attention.listen(false)
            snapshot = nil
            (unconfirmed, awaitsConfirmation) = (0, false)
            names.desktop = ObjectAnswers.null
            fail(&waiting)
        }

        private func fail(
            _ calls: inout [(call: ObjectCall, invocation: ObjectServer.Invocation)]
        ) {
            for (_, invocation) in calls { invocation.fail(.ended) }
            calls = []
        }

        // MARK: Calls

        private func handle(_ call: ObjectCall, _ invocation: ObjectServer.Invocation) {
            if call.isAnsweredWithoutSnapshot {
                var about = AccessibleSnapshot()
                about.app = app
                return answer(call, from: snapshot ?? about, invocation)
            }
            let wasThere = attention.isThere
            attention.extend()
            if wasThere, let snapshot { return answer(call, from: snapshot, invocation) }
            guard waiting.count < Self.mostRequests else { return invocation.fail(.tooMany) }
            waiting.append((call, invocation))
            askForSnapshot()
        }

        private func askForSnapshot() {
            guard !awaitsSnapshot else { return }
            awaitsSnapshot = true
            send(.snapshot)
        }

        private func takeOver() {
            let next = arriving.withLock { arriving in
                defer { arriving = nil }
                return arriving
            }
            guard let next, bus != nil else { return }
            let before = snapshot
            snapshot = next
            awaitsSnapshot = false
            let calls = waiting
            waiting = []
            for (call, invocation) in calls { answer(call, from: next, invocation) }
            if let before {
                report(from: before, to: next, as: answers(from: next))
            } else if introducesWindows {
                report(from: AccessibleSnapshot(), to: next, as: answers(from: next))
            }
            introducesWindows = false
        }

        private func answers(from snapshot: AccessibleSnapshot) -> ObjectAnswers {
            ObjectAnswers(snapshot: snapshot, names: names)
        }

        private func answer(
            _ call: ObjectCall, from snapshot: AccessibleSnapshot,
            _ invocation: ObjectServer.Invocation
        ) {
            switch answers(from: snapshot).answer(call) {
            case .values(let values): invocation.answer(values)
            case .failure(let failure): invocation.fail(failure)
            case .identify(let id):
                names.id = id
                invocation.answer([])
            case .act(let act, let id, let values):
                guard mayRequest() else { return invocation.fail(.tooMany) }
                send(.act(act, id))
                invocation.answer(values)
            case .question(let question, let id, let values):
                guard mayRequest() else { return invocation.fail(.tooMany) }
                // The texts that the answer is made of belong to this thread.
                send(
                    .question(question, id) { [thread] answer in
                        thread.run { invocation.answer(values(answer)) }
                    })
            }
        }

        private func mayRequest() -> Bool {
            guard requestCount.load(ordering: .relaxed) < Self.mostRequests else { return false }
            requestCount.add(1, ordering: .relaxed)
            return true
        }
    }

    extension ObjectCall {
        /// Whether it asks what the app is, and nothing of its windows. The registry and every client
        /// that lists apps do.
        fileprivate var isAnsweredWithoutSnapshot: Bool {
            guard ObjectPath(path) == .root else { return false }
            switch member {
            case "GetChildAtIndex", "GetChildren", "GetAll": return false
            case "Get": return string(1) != "ChildCount"
            default: return true
            }
        }
    }
#endif
