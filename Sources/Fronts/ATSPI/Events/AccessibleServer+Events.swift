#if SDL
    import Desktop
    import Foundation

    /// What clients are told.
    extension AccessibleServer {
        /// Tells clients the difference of two snapshots, as far as they have asked for it, and keeps
        /// their caches right.
        func report(
            from old: AccessibleSnapshot, to new: AccessibleSnapshot, as answers: ObjectAnswers
        ) {
            var changes = SnapshotChanges(from: old, to: new)
            for id in changes.removed {
                signal(
                    "RemoveAccessible", of: "org.a11y.atspi.Cache", at: ObjectPath.cache,
                    [answers.reference(id)])
            }
            // A client reads all of an app that is new to it.
            for id in old.windows.isEmpty ? [] : changes.added {
                guard let element = new[id] else { continue }
                signal(
                    "AddAccessible", of: "org.a11y.atspi.Cache", at: ObjectPath.cache,
                    [answers.item(element)])
            }
            guard !filter.isEmpty else { return }
            for event in changes.allEvents() { emit(event, as: answers) }
        }

        /// Sends an event if a client has asked for it.
        func emit(_ event: AccessibleEvent, as answers: ObjectAnswers? = nil) {
            guard let bus, filter.admits(event) else { return }
            let own = ObjectPath.root.path
            let path = event.source.map { ObjectPath.element($0).path } ?? own
            let value: BusValue =
                switch event.value {
                case .none: .int32(0)
                case .string(let text): .wire(text)
                case .number(let number): .double(number)
                case .rect(let rect):
                    if let answers, let element = event.source.flatMap({ answers.snapshot[$0] }) {
                        .rect(answers.placed(rect, 0, of: element))
                    } else {
                        .rect(rect)
                    }
                case .element(let id):
                    .tuple([.string(bus.name), .path(ObjectPath.element(id).path)])
                }
            signal(
                event.name, of: "org.a11y.atspi.Event." + event.category, at: path,
                [
                    .string(event.detail), .int32(Int32(clamping: event.first)),
                    .int32(Int32(clamping: event.second)), .variant(value), .dictionary([:]),
                ])
        }

        /// After so many signals the bus is asked whether it has taken them.
        private static let confirmedAfter = 256
        /// If it does not answer, no more than these wait in memory.
        private static let mostUnconfirmed = 8192

        private func signal(
            _ member: String, of interface: String, at path: String, _ arguments: [BusValue]
        ) {
            guard let bus, unconfirmed < Self.mostUnconfirmed else { return }
            bus.emit(member, of: interface, at: path, arguments)
            unconfirmed += 1
            guard unconfirmed >= Self.confirmedAfter, !awaitsConfirmation else { return }
            awaitsConfirmation = true
            let call = BusCall(
                destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
                interface: "org.freedesktop.DBus.Peer", member: "Ping")
            bus.call(call) { [weak self, weak bus] reply in
                guard let self, bus === self.bus else { return }
                (unconfirmed, awaitsConfirmation) = (0, false)
                // A bus that does not answer in time does not get more to keep.
                if case .failure = reply { leave() }
            }
        }
    }
#endif
