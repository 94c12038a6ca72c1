#if Mirror
    import Foundation

    /// A certificate that a mirror makes for itself and keeps.
    struct OwnCertificate {
        typealias Files = (chain: String, key: String)

        private let host: String
        private let folder: URL
        private let name: String

        init(of host: String, in folder: URL?) {
            self.host = host
            self.folder =
                folder
                ?? FileManager.default.temporaryDirectory
                .appending(path: "casement-mirror-\(UUID().uuidString)")
            name = String(host.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" })
        }

        /// What is kept; nil if a part is missing.
        var files: Files? {
            let files = paths
            let areThere = [files.chain, files.key].allSatisfy(FileManager.default.fileExists)
            return areThere ? files : nil
        }

        private var paths: Files {
            (
                folder.appending(path: name + ".certificate.pem").path(percentEncoded: false),
                folder.appending(path: name + ".key.pem").path(percentEncoded: false)
            )
        }

        /// Makes another one. Each file is there whole or not at all; a key and a certificate that do
        /// not belong together are not read, and made again.
        func make() throws(MirrorError) -> Files {
            let drafts = folder.appending(path: ".\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: drafts) }
            do {
                try FileManager.default.createDirectory(
                    at: drafts, withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700])
            } catch {
                throw .noCertificate(reason: "\(error)")
            }
            let key = drafts.appending(path: "key.pem")
            let chain = drafts.appending(path: "certificate.pem")
            try OpenSSL.makeCertificate(
                names: names, key: key.path(percentEncoded: false),
                chain: chain.path(percentEncoded: false))
            let files = paths
            do {
                try PrivateFile.write(Data(contentsOf: key), to: URL(filePath: files.key))
                try PrivateFile.write(Data(contentsOf: chain), to: URL(filePath: files.chain))
            } catch {
                throw .noCertificate(reason: "\(error)")
            }
            return files
        }

        private var names: String {
            let isAddress = host.contains(":") || host.allSatisfy { $0.isNumber || $0 == "." }
            var names = ["DNS:localhost", "IP:127.0.0.1", "IP:::1"]
            names.append(isAddress ? "IP:\(host)" : "DNS:\(host)")
            let own = ProcessInfo.processInfo.hostName
            if !own.isEmpty { names.append("DNS:\(own)") }
            return Set(names).sorted().joined(separator: ",")
        }
    }
#endif
