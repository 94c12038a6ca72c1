#if Mirror
    import NIOCore

    /// Connections that have not shown a token yet. Each is closed after a while, and where there
    /// are too many the oldest goes, so that a crowd of strangers costs little memory and a viewer still
    /// gets in.
    package final class PendingConnections {
        /// Seconds for a page, or for a token.
        static let patience = TimeAmount.seconds(15)
        static let capacity = 64

        /// In the order of their coming.
        private var entries: [(channel: Channel, deadline: Scheduled<Void>)] = []

        package func add(_ channel: Channel) {
            if entries.count >= Self.capacity { close(entries.removeFirst()) }
            let deadline = channel.eventLoop.assumeIsolated().scheduleTask(in: Self.patience) {
                channel.close(promise: nil)
            }
            entries.append((channel, deadline))
            channel.closeFuture.assumeIsolated().whenComplete { [weak self] _ in
                self?.remove(channel)
            }
        }

        /// The connection is over, or a viewer's now.
        func remove(_ channel: Channel) {
            guard let index = entries.firstIndex(where: { $0.channel === channel }) else { return }
            entries.remove(at: index).deadline.cancel()
        }

        private func close(_ entry: (channel: Channel, deadline: Scheduled<Void>)) {
            entry.deadline.cancel()
            entry.channel.close(promise: nil)
        }
    }
#endif
