#if SDL
    import Foundation

    @testable import Desktop

    /// A message bus of a test's own, which starts no services.
    final class PrivateBus {
        let address: String
        private let process = Process()
        private let folder: URL

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "bus-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let configuration = folder.appendingPathComponent("bus.conf")
            try Data(
                """
                <busconfig>
                  <type>session</type>
                  <listen>unix:path=\(folder.path)/socket</listen>
                  <policy context="default">
                    <allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/>
                  </policy>
                </busconfig>
                """.utf8
            ).write(to: configuration)
            let output = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [
                "dbus-daemon", "--nofork", "--print-address",
                "--config-file=\(configuration.path)",
            ]
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            // The bus prints its address once it listens.
            let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            address = line.trimmingCharacters(in: .whitespacesAndNewlines)
        }

        deinit {
            end()
            try? FileManager.default.removeItem(at: folder)
        }

        /// SIGTERM would not end it: a process of Foundation's inherits the signals that the thread
        /// which starts it blocks.
        func end() {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
    }
#endif
