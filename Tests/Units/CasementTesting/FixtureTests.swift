import CasementTesting
import Foundation
import SwiftUI
import Testing

/// Apps that start with saved sessions, stores and files.
@MainActor
struct FixtureTests {
    private struct Draft: View {
        @SceneStorage("draft") private var draft = ""

        var body: some View { TextField("Draft", text: $draft) }
    }

    private struct DraftApp: App {
        var body: some Scene {
            WindowGroup { Draft() }
        }
    }

    private func session(_ text: String) -> Fixture {
        let app = TestApp(DraftApp.self)
        app.find("Draft").type(text)
        app.quit()
        return app.savedSession()
    }

    @Test("An app starts with the session of another")
    func session() {
        let saved = session("words")
        #expect(saved.files.keys.contains("session.sqlite"), "\(saved.files.keys)")
        let app = TestApp(DraftApp.self, session: saved)
        app.find("Draft").expectValue("words")
        // Each app has files of its own.
        app.find("Draft").type(" more")
        app.quit()
        TestApp(DraftApp.self, session: saved).find("Draft").expectValue("words")
    }

    @Test(
        "An app starts with a damaged session as without one",
        arguments: [
            Fixture.Harm.emptied, .truncated(to: 0.4), .scrambled(0.9), .removed,
        ])
    func damaged(harm: Fixture.Harm) {
        let app = TestApp(DraftApp.self, session: session("words").damaged(harm))
        #expect(app.windows.count == 1)
        app.find("Draft").expect()
        app.find("Draft").type("new")
        app.restart()
        #expect(app.find("Draft").value?.hasSuffix("new") == true)
    }

    // MARK: Homes

    private struct Files: View {
        @State private var text = Self.read()

        static let file = URL.documentsDirectory.appending(path: "note.txt")

        static func read() -> String {
            let file = URL.documentsDirectory.appending(path: "note.txt")
            return (try? String(contentsOf: file, encoding: .utf8)) ?? "nothing"
        }

        var body: some View {
            Text("Read \(text)")
            Button("Write") {
                let folder = URL.documentsDirectory
                try? FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
                try? "kept".write(
                    to: folder.appending(path: "note.txt"), atomically: true, encoding: .utf8)
            }
        }
    }

    @Test("An app can have a home of its own, which is there after a restart and gone with the app")
    func homes() throws {
        let before = ProcessInfo.processInfo.environment["HOME"]
        var app: TestApp? = TestApp(home: Fixture()) { Files() }
        let home = try #require(app?.home)
        app?.find("Read nothing").expect()
        app?.find("Write").tap()
        let note = home.appending(path: "Documents/note.txt").path(percentEncoded: false)
        #expect(FileManager.default.fileExists(atPath: note))
        app?.restart()
        app?.find("Read kept").expect()
        let other = TestApp(home: Fixture()) { Files() }
        other.find("Read nothing").expect()
        #expect(other.home != home)
        app = nil
        #expect(!FileManager.default.fileExists(atPath: home.path(percentEncoded: false)))
        withExtendedLifetime(other) {}
        #expect(before != home.path(percentEncoded: false))
        #expect(TestApp { Files() }.home.path(percentEncoded: false) == NSHomeDirectory())
    }

    @Test("A home adds variables and leaves in place the list that other threads may read")
    func variables() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let names = [
                    "CFFIXED_USER_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME",
                    "XDG_CACHE_HOME",
                ]
                for name in names { unsetenv(name) }
                // From now on setenv frees the list when it needs a longer one.
                setenv("CASEMENT_TEST_LIST", "", 1)
                typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
                let environment = try #require(dlsym(nil, "environ"))
                    .assumingMemoryBound(to: List.self)
                let list = environment.pointee
                let count = try #require((0..<10_000).first { list[$0] == nil })
                func read() -> [String] {
                    (0..<count).compactMap { list[$0].map { String(cString: $0) } }
                        .filter { !$0.hasPrefix("HOME=") }
                }
                let before = read()
                let app = TestApp(home: Fixture()) { Files() }
                app.find("Read nothing").expect()
                for name in names { try #require(getenv(name) != nil) }
                exit(environment.pointee != list && read() == before ? 0 : 1)
            }
        }
    }

    @Test("An app finds the files of a fixture in its home")
    func files() {
        let app = TestApp(home: Fixture(["Documents/note.txt": Data("from a test".utf8)])) {
            Files()
        }
        app.find("Read from a test").expect()
    }

    // MARK: Fixtures

    @Test("A fixture is read from a folder, changed, damaged and written")
    func values() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "fixture-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var fixture = Fixture(["a/b.txt": Data("0123456789".utf8)])
        fixture[text: "c.txt"] = "more"
        try fixture.write(to: folder)
        let read = try Fixture(contentsOf: folder)
        #expect(read.files == fixture.files)
        #expect(read.damaged("a/b.txt", .truncated(to: 0.3))[text: "a/b.txt"] == "012")
        #expect(read.damaged("c.txt", .removed).files.keys.sorted() == ["a/b.txt"])
        let scrambled = read.damaged("a/b.txt", .scrambled(0.5)).files["a/b.txt"]
        #expect(scrambled?.count == 10)
        #expect(scrambled?.prefix(2) == Data("01".utf8))
        #expect(scrambled != read.files["a/b.txt"])
        let file = try Fixture(contentsOf: folder.appending(path: "c.txt"))
        #expect(file[text: "c.txt"] == "more")
    }

    @Test("A file that there is not, and a path out of the folder, are refused")
    func refused() {
        #expect(throws: (any Error).self) {
            try Fixture(contentsOf: URL(filePath: "/nowhere/at/all"))
        }
        #expect(throws: (any Error).self) {
            try Fixture(resource: "missing", in: .main)
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: (any Error).self) {
            try Fixture(["../out.txt": Data()]).write(to: folder)
        }
    }
}
