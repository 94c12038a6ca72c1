import CLinux
import CasementTesting
import Foundation
import SwiftUI
import Testing

/// Snapshots that are recorded, met and not met.
@MainActor
struct SnapshotTests {
    private struct Screen: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Text("Title")
                Button(isOn ? "Turn off" : "Turn on") { isOn.toggle() }
            }
        }
    }

    private let app = TestApp(size: CGSize(width: 160, height: 100)) { Screen() }
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "snapshots-\(UUID().uuidString)", directoryHint: .isDirectory)

    /// The path of a test's file in a folder of tests that is made for this test alone.
    private var file: String { folder.appending(path: "Tests/Unit/Own.swift").path }

    private func files() -> [String] {
        let path = folder.appending(path: "Tests/Snapshots").path
        return (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    }

    private func recording(_ work: () -> Void) {
        linux_set_variable("CASEMENT_RECORD_SNAPSHOTS", "1")
        defer { linux_set_variable("CASEMENT_RECORD_SNAPSHOTS", "0") }
        work()
    }

    private func issue(_ words: String..., work: () -> Void) {
        withKnownIssue {
            work()
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return words.allSatisfy(text.contains)
        }
    }

    @Test(
        "A snapshot that is recorded is met until something changes",
        arguments: SnapshotKind.allCases)
    func recording(kind: SnapshotKind) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        issue("there is no snapshot", "CASEMENT_RECORD_SNAPSHOTS=1 records it") {
            app.expectSnapshot("screen", of: kind, filePath: file)
        }
        recording { app.expectSnapshot("screen", of: kind, filePath: file) }
        #expect(files().count == 1, "\(files())")
        app.expectSnapshot("screen", of: kind, filePath: file)
        app.find("Turn on").perform("activate")
        app.advance(until: .rest)
        issue("differ", "side by side in", "screen.\(kind.rawValue).compared.png", "Turn off") {
            app.expectSnapshot("screen", of: kind, filePath: file)
        }
        #expect(files().count == 3, "\(files())")
        let sheet = folder.appending(path: "Tests/Snapshots/screen.\(kind.rawValue).compared.png")
        let picture = try Data(contentsOf: sheet)
        // A PNG has its size at the same place in every file.
        let width = picture[16..<20].reduce(0) { $0 << 8 | Int($1) }
        #expect(width > 400, "three panels are \(width) pixels wide")
        app.find("Turn off").perform("activate")
        app.advance(until: .rest)
        app.expectSnapshot("screen", of: kind, filePath: file)
        #expect(files().count == 1, "\(files())")
    }

    @Test("The tree and the display list fail with the lines that differ")
    func lines() {
        defer { try? FileManager.default.removeItem(at: folder) }
        recording { app.expectSnapshot("lines", of: .accessibilityTree, filePath: file) }
        app.find("Turn on").tap()
        issue("-   button “Turn on”", "+   button “Turn off”", "in 2 lines") {
            app.expectSnapshot("lines", of: .accessibilityTree, filePath: file)
        }
    }

    @Test("Two apps that draw the same have the same display list, whatever was made before")
    func displayLists() {
        defer { try? FileManager.default.removeItem(at: folder) }
        recording { app.expectSnapshot("list", of: .displayList, filePath: file) }
        let other = TestApp(size: CGSize(width: 160, height: 100)) {
            if true { Group { Screen() }.accessibilityElement(children: .contain) }
        }
        other.expectSnapshot("list", of: .displayList, filePath: file)
    }

    @Test("A name that cannot be that of a file is refused")
    func names() {
        issue("cannot be the name of a snapshot") {
            app.expectSnapshot("a/b", filePath: file)
        }
    }

    @Test("Pictures of two sizes are told to have them")
    func sizes() {
        defer { try? FileManager.default.removeItem(at: folder) }
        recording { app.expectSnapshot("size", filePath: file) }
        app.resizeWindow(1, to: CGSize(width: 200, height: 100))
        issue("It has 200×100 pixels, and the snapshot 160×100") {
            app.expectSnapshot("size", filePath: file)
        }
    }
}
