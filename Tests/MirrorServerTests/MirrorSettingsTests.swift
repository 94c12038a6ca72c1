import Foundation
import MirrorServer
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
        #expect(!plain.sharesClipboard)
        let other = try #require(
            read([
                "CASEMENT_MIRROR": "1", "CASEMENT_MIRROR_VIEW_ONLY": "1",
                "CASEMENT_MIRROR_CLIPBOARD": "1",
            ]).0)
        #expect(other.isViewOnly)
        #expect(other.sharesClipboard)
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
