import Foundation
import MirrorServer
import RFB
import Testing

struct MirrorSettingsTests {
    private func read(_ values: [String: String]) -> (MirrorSettings?, [String]) {
        var complaints: [String] = []
        let settings = MirrorSettings(environment: values, folder: nil, complaints: &complaints)
        return (settings, complaints)
    }

    @Test("Without the variable there is no mirror")
    func off() {
        let (settings, complaints) = read(["CASEMENT_MIRROR_PASSWORD": "correct horse battery"])
        #expect(settings == nil)
        #expect(complaints.isEmpty)
    }

    @Test("On this machine a token is made: 32 digits, different each time")
    func token() throws {
        let tokens = try (0..<2).map { _ in
            try #require(read(["CASEMENT_MIRROR": "5900"]).0).secret.text
        }
        #expect(tokens[0] != tokens[1])
        #expect(tokens.allSatisfy { $0.wholeMatch(of: #/[0-9a-f]{32}/#) != nil })
    }

    @Test("Other machines need a password, and the complaint says so")
    func missingPassword() {
        let (settings, complaints) = read(["CASEMENT_MIRROR": "0.0.0.0:5900"])
        #expect(settings == nil)
        #expect(complaints.count == 1)
        #expect(complaints.first?.contains("it needs CASEMENT_MIRROR_PASSWORD") == true)
    }

    @Test(
        "A password has 12 characters or more, wherever viewers are",
        arguments: ["5900", "192.168.1.5:5900", "unix:/tmp/x"])
    func shortPassword(address: String) {
        for (password, isLong) in [("elevenchars", false), ("twelve chars", true)] {
            let (settings, complaints) = read([
                "CASEMENT_MIRROR": address, "CASEMENT_MIRROR_PASSWORD": password,
            ])
            #expect((settings != nil) == isLong)
            #expect(complaints.isEmpty == isLong)
            #expect(!complaints.contains { $0.contains(password) }, "it is not printed")
        }
    }

    @Test("Viewers act, and nothing copied crosses, unless the variables say otherwise")
    func flags() throws {
        let plain = try #require(read(["CASEMENT_MIRROR": "1"]).0)
        #expect(!plain.isViewOnly)
        #expect(plain.clipboard == .none)
        let other = try #require(
            read([
                "CASEMENT_MIRROR": "1", "CASEMENT_MIRROR_VIEW_ONLY": "1",
                "CASEMENT_MIRROR_CLIPBOARD": "1",
            ]).0)
        #expect(other.isViewOnly)
        #expect(other.clipboard == .both)
        for (text, directions) in [("in", ClipboardDirections.inward), ("out", .outward)] {
            let one = read(["CASEMENT_MIRROR": "1", "CASEMENT_MIRROR_CLIPBOARD": text]).0
            #expect(one?.clipboard == directions)
        }
    }

    /// A folder with a file of a mode, which goes with the test.
    private func withFile(_ text: String, mode: Int, _ body: (String) -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "mirror-password").path
        try Data(text.utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        body(path)
    }

    @Test(
        "A password is in a file that only its owner reads",
        arguments: [0o600, 0o400, 0o640, 0o604])
    func passwordFile(mode: Int) throws {
        try withFile("correct horse battery\n", mode: mode) { path in
            let (settings, complaints) = read([
                "CASEMENT_MIRROR": "0.0.0.0:5900", "CASEMENT_MIRROR_PASSWORD_FILE": path,
            ])
            let isPrivate = mode & 0o077 == 0
            #expect(settings?.secret.text == (isPrivate ? "correct horse battery" : nil))
            #expect(complaints.count == (isPrivate ? 0 : 1))
            #expect(complaints.allSatisfy { $0.contains("others than its owner may read it") })
        }
    }

    @Test(
        "A file that is missing, not a file, too long or too short is a complaint of one sentence")
    func badPasswordFiles() throws {
        var complaints = [
            read(["CASEMENT_MIRROR": "1", "CASEMENT_MIRROR_PASSWORD_FILE": "/nowhere"])
        ]
        complaints += [
            read(["CASEMENT_MIRROR": "1", "CASEMENT_MIRROR_PASSWORD_FILE": "/dev/zero"])
        ]
        for text in [String(repeating: "a", count: 5000), "short", ""] {
            try withFile(text, mode: 0o600) { path in
                complaints += [
                    read(["CASEMENT_MIRROR": "1", "CASEMENT_MIRROR_PASSWORD_FILE": path])
                ]
            }
        }
        #expect(complaints.allSatisfy { $0.0 == nil && $0.1.count == 1 })
    }

    @Test("The password of a service is its credential, where it has one")
    func credential() throws {
        try withFile("correct horse battery", mode: 0o440) { path in
            let folder = String(path.dropLast("/mirror-password".count))
            let (settings, complaints) = read([
                "CASEMENT_MIRROR": "0.0.0.0:5900", "CREDENTIALS_DIRECTORY": folder,
            ])
            #expect(settings?.secret.text == "correct horse battery")
            #expect(settings?.hasPassword == true)
            #expect(complaints.isEmpty)
        }
        let (settings, _) = read(["CASEMENT_MIRROR": "1", "CREDENTIALS_DIRECTORY": "/nowhere"])
        #expect(settings?.hasPassword == false)
    }

    @Test("A token that is not for the journal goes to a file beside the session, or there is none")
    func loggedToken() throws {
        var complaints: [String] = []
        func settings(_ folder: URL?, _ values: [String: String] = [:]) -> MirrorSettings? {
            MirrorSettings(
                environment: ["CASEMENT_MIRROR": "1"].merging(values) { $1 }, folder: folder,
                isLogged: true, complaints: &complaints)
        }
        #expect(settings(URL(filePath: "/folder"))?.tokenFile?.path == "/folder/address")
        let password = ["CASEMENT_MIRROR_PASSWORD": "correct horse battery"]
        #expect(settings(URL(filePath: "/folder"), password)?.tokenFile == nil)
        #expect(complaints.isEmpty)
        #expect(settings(nil) == nil)
        #expect(complaints.count == 1)
        #expect(read(["CASEMENT_MIRROR": "1"]).0?.tokenFile == nil)
    }

    @Test("A private file has the mode 0600 whatever the umask, and takes the place of another")
    func privateFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "address")
        for text in ["a longer text", "short"] {
            try PrivateFile.write(Data(text.utf8), to: file)
            #expect(try PrivateFile.text(of: file.path) == text)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["address"])
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test(
        "What makes no sense is a complaint, and there is no mirror",
        arguments: [
            ["CASEMENT_MIRROR": "here"],
            ["CASEMENT_MIRROR": "1", "CASEMENT_MIRROR_VIEW_ONLY": "yes"],
            ["CASEMENT_MIRROR": "1", "CASEMENT_MIRROR_CLIPBOARD": ""],
            ["CASEMENT_MIRROR": "1", "CASEMENT_MIRROR_KEY": "/key.pem"],
            ["CASEMENT_MIRROR": "1", "CASEMENT_MIRROR_CERTIFICATE": "/certificate.pem"],
        ])
    func complaints(values: [String: String]) {
        let (settings, complaints) = read(values)
        #expect(settings == nil)
        #expect(complaints.count == 1)
    }
}
