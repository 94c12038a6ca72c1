#if Mirror
    import Foundation

    /// The program `openssl`.
    enum OpenSSL {
        static func makeCertificate(
            names: String, key: String, chain: String
        ) throws(MirrorError) {
            _ = try run([
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                "-nodes", "-sha256", "-days", "3650", "-subj", "/CN=Casement", "-addext",
                "subjectAltName=\(names)", "-keyout", key, "-out", chain,
            ])
        }

        static func fingerprint(of path: String) throws(MirrorError) -> String? {
            let text = try run(["x509", "-in", path, "-noout", "-fingerprint", "-sha256"])
            return text.split(separator: "=").last.map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
        }

        private static func run(_ arguments: [String]) throws(MirrorError) -> String {
            let program = ["/usr/bin/openssl", "/usr/local/bin/openssl", "/bin/openssl"].first {
                FileManager.default.isExecutableFile(atPath: $0)
            }
            guard let program else {
                throw .noCertificate(
                    reason: "the program openssl, which makes one, is not installed; "
                        + "CASEMENT_MIRROR_CERTIFICATE and CASEMENT_MIRROR_KEY can name one")
            }
            let (process, output, errors) = (Process(), Pipe(), Pipe())
            process.executableURL = URL(filePath: program)
            process.arguments = arguments
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = errors
            // `waitUntilExit` would run the main thread's run loop meanwhile.
            let ended = DispatchSemaphore(value: 0)
            process.terminationHandler = { _ in ended.signal() }
            do {
                try process.run()
            } catch {
                throw .noCertificate(reason: "\(program): \(error)")
            }
            let text = output.fileHandleForReading.readDataToEndOfFile()
            let complaint = errors.fileHandleForReading.readDataToEndOfFile()
            ended.wait()
            guard process.terminationStatus == 0 else {
                throw .noCertificate(reason: String(decoding: complaint, as: UTF8.self))
            }
            return String(decoding: text, as: UTF8.self)
        }
    }
#endif
