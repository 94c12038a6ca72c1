#if Mirror
    import Foundation
    import NIOSSL

    /// What a mirror shows of itself to viewers: a certificate that was given, or one that it makes and
    /// keeps, so that viewers who have trusted it once see the same one again.
    struct MirrorCertificate {
        /// TLS of the page.
        let page: NIOSSLContext
        /// TLS of VNC viewers.
        let viewers: NIOSSLContext
        /// SHA-256, as browsers and VNC viewers show it; nil where it cannot be computed.
        let fingerprint: String?

        init(_ settings: MirrorSettings, host: String) throws(MirrorError) {
            let files =
                if let given = settings.certificate { given } else {
                    try Self.own(for: host, in: settings.folder)
                }
            do {
                let chain = try NIOSSLCertificate.fromPEMFile(files.chain)
                var configuration = TLSConfiguration.makeServerConfiguration(
                    certificateChain: chain.map { .certificate($0) },
                    privateKey: .privateKey(try NIOSSLPrivateKey(file: files.key, format: .pem)))
                configuration.minimumTLSVersion = .tlsv12
                var forViewers = configuration
                // TigerVNC 1.12 waits for ever for a record that arrives with TLS 1.3's tickets.
                forViewers.maximumTLSVersion = .tlsv12
                viewers = try NIOSSLContext(configuration: forViewers)
                configuration.applicationProtocols = ["http/1.1"]
                page = try NIOSSLContext(configuration: configuration)
            } catch {
                throw .noCertificate(
                    reason: "\(files.chain) and \(files.key) cannot be used: \(error)")
            }
            fingerprint = try? Self.fingerprint(of: files.chain)
        }

        // MARK: One of its own

        private static func own(
            for host: String, in folder: URL?
        ) throws(MirrorError) -> (chain: String, key: String) {
            let folder =
                folder
                ?? FileManager.default.temporaryDirectory
                .appending(path: "casement-mirror-\(UUID().uuidString)")
            let name = String(host.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" })
            let path = { (ending: String) in
                folder.appending(path: name + ending).path(percentEncoded: false)
            }
            let files = (chain: path(".certificate.pem"), key: path(".key.pem"))
            let both = [files.chain, files.key]
            if both.allSatisfy(FileManager.default.fileExists) { return files }
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700])
            } catch {
                throw .noCertificate(reason: "\(error)")
            }
            _ = try openssl([
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                "-nodes", "-sha256", "-days", "3650", "-subj", "/CN=Casement", "-addext",
                "subjectAltName=\(names(host))", "-keyout", files.key, "-out", files.chain,
            ])
            return files
        }

        private static func names(_ host: String) -> String {
            let isAddress = host.contains(":") || host.allSatisfy { $0.isNumber || $0 == "." }
            var names = ["DNS:localhost", "IP:127.0.0.1", "IP:::1"]
            names.append(isAddress ? "IP:\(host)" : "DNS:\(host)")
            let own = ProcessInfo.processInfo.hostName
            if !own.isEmpty { names.append("DNS:\(own)") }
            return Set(names).sorted().joined(separator: ",")
        }

        private static func fingerprint(of path: String) throws(MirrorError) -> String? {
            let text = try openssl(["x509", "-in", path, "-noout", "-fingerprint", "-sha256"])
            return text.split(separator: "=").last.map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
        }

        private static func openssl(_ arguments: [String]) throws(MirrorError) -> String {
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
