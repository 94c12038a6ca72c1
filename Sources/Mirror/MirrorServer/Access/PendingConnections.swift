#if Mirror
    import NIOCore

    /// Connections that have not shown a secret yet. Each is closed after a while, and if there are
    /// too many, one of those that have shown a wrong one goes, or else one of the place that most
    /// come from: a crowd of strangers costs little memory, and a viewer still gets in.
    package final class PendingConnections {
        /// Time for a page, or for a secret.
        static let patience = TimeAmount.seconds(15)
        static let capacity = 64

        private struct Entry {
            let channel: Channel
            let origin: AddressGroup
            let deadline: Scheduled<Void>
            var wasWrong = false
        }

        /// In the order of their coming.
        private var entries: [Entry] = []

        package func add(_ channel: Channel) {
            if entries.count >= Self.capacity { removeOne() }
            let deadline = channel.eventLoop.assumeIsolated().scheduleTask(in: Self.patience) {
                channel.close(promise: nil)
            }
            entries.append(Entry(channel: channel, origin: channel.origin, deadline: deadline))
            channel.closeFuture.assumeIsolated().whenComplete { [weak self] _ in
                self?.remove(channel)
            }
        }

        /// The connection is over, or a viewer's now.
        func remove(_ channel: Channel) {
            guard let index = entries.firstIndex(where: { $0.channel === channel }) else { return }
            entries.remove(at: index).deadline.cancel()
        }

        /// The connection has shown a wrong secret, and waits for being told so.
        func noteWrong(_ channel: Channel) {
            guard let index = entries.firstIndex(where: { $0.channel === channel }) else { return }
            entries[index].wasWrong = true
        }

        private func removeOne() {
            var counts: [AddressGroup: Int] = [:]
            for entry in entries { counts[entry.origin, default: 0] += 1 }
            let most = counts.values.max()
            let index =
                entries.firstIndex { $0.wasWrong }
                ?? entries.firstIndex { counts[$0.origin] == most }
            guard let index else { return }
            let entry = entries.remove(at: index)
            entry.deadline.cancel()
            entry.channel.close(promise: nil)
        }
    }

    extension Channel {
        var origin: AddressGroup { AddressGroup(address: remoteAddress?.ipAddress) }
    }
#endif
