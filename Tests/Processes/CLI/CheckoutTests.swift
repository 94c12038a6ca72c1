import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// How `casement new` finds Casement where it is not told.
struct CheckoutTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String {
        folder.url.appending(path: name).path(percentEncoded: false)
    }

    private func makeCheckout(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: path("\(name)/Sources/Modules/Casement"), withIntermediateDirectories: true)
    }

    private func install(from checkout: String) throws {
        try FileManager.default.createDirectory(
            atPath: path("prefix/share/casement"), withIntermediateDirectories: true)
        try Data("\(checkout)\n".utf8).write(
            to: URL(filePath: path("prefix/share/casement/checkout")))
    }

    private func source(of executable: String, path: String? = nil) throws -> CasementSource {
        try CasementSource(
            path: path, url: nil, branch: nil, revision: nil,
            executable: URL(filePath: self.path(executable)))
    }

    @Test("A command in a checkout's build folder writes packages that depend on that checkout")
    func built() throws {
        try makeCheckout("Casement")
        #expect(
            try source(of: "Casement/.build/x86_64/debug/casement") == .folder(path("Casement")))
    }

    @Test("An installed command writes packages that depend on the checkout it was installed from")
    func installed() throws {
        try makeCheckout("My Casement")
        try install(from: path("My Casement"))
        #expect(try source(of: "prefix/bin/casement") == .folder(path("My Casement")))
    }

    @Test("What the command is told counts more than where it was built")
    func told() throws {
        try makeCheckout("Casement")
        try makeCheckout("Other")
        let source = try source(of: "Casement/.build/debug/casement", path: path("Other"))
        #expect(source == .folder(path("Other")))
    }

    @Test("A command that was copied elsewhere asks where Casement is")
    func copied() {
        #expect(throws: NewPackageError.noSource) { try source(of: "bin/casement") }
    }

    @Test("A checkout that was removed since it was installed from is named")
    func removed() throws {
        try install(from: path("Gone"))
        #expect(throws: NewPackageError.checkoutIsGone(path("Gone"))) {
            try source(of: "prefix/bin/casement")
        }
    }
}
