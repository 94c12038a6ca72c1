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
            if let given = settings.certificate {
                try self.init(given)
                return
            }
            let own = OwnCertificate(of: host, in: settings.folder)
            // One that cannot be read, such as an empty file, would stop every later start.
            if let kept = own.files, let read = try? MirrorCertificate(kept) {
                self = read
            } else {
                try self.init(try own.make())
            }
        }

        private init(_ files: OwnCertificate.Files) throws(MirrorError) {
            do {
                let chain = try NIOSSLCertificate.fromPEMFile(files.chain)
                guard !chain.isEmpty else {
                    throw MirrorError.noCertificate(reason: "\(files.chain) has no certificate")
                }
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
            fingerprint = try? OpenSSL.fingerprint(of: files.chain)
        }
    }
#endif
