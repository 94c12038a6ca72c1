import AppKit
import CasementTesting
import SwiftUI
import Testing

/// A file as programs have them that borrow values of AppKit.
private struct BorrowingView: View {
    var body: some View {
        VStack(spacing: 0) {
            Color(nsColor: .windowBackgroundColor).frame(height: 10)
            Color(.controlAccentColor).frame(height: 10)
            Image(nsImage: NSImage(resource: .logo)).accessibilityLabel("logo")
            Image(nsImage: NSImage(named: "Nobody") ?? NSImage(size: .zero))
            Text("System").font(Font(NSFont.systemFont(ofSize: NSFont.systemFontSize)))
            Button("Copy") {
                NSPasteboard.general.clearContents()
                NSPasteboard.general.setString("copied", forType: .string)
            }
            Button("Open") {
                if let url = URL(string: "https://example.org") { NSWorkspace.shared.open(url) }
            }
        }
    }
}

private struct BorrowingApp: App {
    var body: some Scene {
        WindowGroup { BorrowingView() }.defaultSize(width: 420, height: 300)
    }
}

@MainActor
struct BorrowingAppTests {
    @Test("The general pasteboard holds text, and refuses what is none")
    func pasteboard() {
        let app = TestApp(BorrowingApp.self)
        app.find("Copy").tap()
        #expect(NSPasteboard.general.string(forType: .string) == "copied")
        #expect(!NSPasteboard.general.setString("x", forType: .png))
        #expect(NSPasteboard.general.string(forType: .png) == nil)
        #expect(NSPasteboard.general.string(forType: .string) == "copied")
    }

    @Test("An image of AppKit has its size")
    func image() {
        let app = TestApp(BorrowingApp.self)
        #expect(app.find("logo").frame.size == CGSize(width: 8, height: 4))
        #expect(NSImage(resource: .logo).size == CGSize(width: 8, height: 4))
        #expect(NSImage(contentsOf: URL(fileURLWithPath: "/nowhere.png")) == nil)
    }

    @Test("The main screen is larger than the window")
    func screen() throws {
        let app = TestApp(BorrowingApp.self)
        app.find("System").expect()
        let screen = try #require(NSScreen.main)
        #expect(screen.frame.width >= 420)
        #expect(NSScreen.screens.count >= 1)
    }

    @Test("Colours give their numbers and mix")
    func colors() {
        let color = NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        #expect(abs(color.redComponent - 0.2) < 0.001)
        #expect(abs(color.brightnessComponent - 0.6) < 0.001)
        let mixed = NSColor.black.blended(withFraction: 0.5, of: .white)
        #expect(mixed == NSColor(white: 0.5, alpha: 1))
        #expect(Color(nsColor: NSColor(Color.red)) == .red)
        let dynamic = NSColor(name: nil) {
            $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
        }
        #expect(dynamic.withAlphaComponent(0.5).alphaComponent == 0.5)
        #expect(NSColor.brand == NSColor(resource: .brand))
    }
}
