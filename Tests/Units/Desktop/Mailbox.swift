#if SDL
    import Foundation

    @testable import Desktop

    /// What callbacks say, for a test to wait for.
    @MainActor
    final class Mailbox<Message> {
        private let stream: AsyncStream<Message>
        private let continuation: AsyncStream<Message>.Continuation
        private var iterator: AsyncStream<Message>.Iterator

        init() {
            (stream, continuation) = AsyncStream.makeStream()
            iterator = stream.makeAsyncIterator()
        }

        func send(_ message: Message) { continuation.yield(message) }

        func next() async throws -> Message {
            var iterator = iterator
            let message = await iterator.next(isolation: MainActor.shared)
            self.iterator = iterator
            guard let message else { throw CancellationError() }
            return message
        }
    }

    extension SessionBus {
        /// Calls a method of the bus itself, and waits for the result.
        @MainActor
        private func ask(_ member: String, _ arguments: [BusValue]) async throws {
            try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Void, any Error>) in
                call(
                    BusCall(
                        destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
                        interface: "org.freedesktop.DBus", member: member, arguments: arguments)
                ) { continuation.resume(with: $0.map { _ in }.mapError { $0 }) }
            }
        }

        @MainActor func take(name: String) async throws {
            try await ask("RequestName", [.string(name), .uint32(0)])
        }

        @MainActor func giveUp(name: String) async throws {
            try await ask("ReleaseName", [.string(name)])
        }
    }
#endif
