import CasementTesting
import SwiftUI
import Testing
import UIKit

/// A file as programs have them that borrow values of UIKit.
private struct BorrowingView: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(spacing: 0) {
            Color(uiColor: .systemBackground).frame(height: 10)
            Color(.systemGray6).frame(height: 10)
            Color(UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .black }))
                .frame(height: 10)
            Image(uiImage: UIImage(systemName: "star.fill") ?? UIImage())
                .accessibilityLabel("star")
            Image(.logo)
            Image(.Badges.gold)
            Color(.brand).frame(height: 10)
            Text("Inter").font(Font(UIFont.systemFont(ofSize: 20, weight: .bold)))
            Text("\(Int(UIScreen.main.bounds.width)) wide")
            Button("Copy") {
                UIPasteboard.general.string = "copied"
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
                UINotificationFeedbackGenerator().notificationOccurred(.success)
            }
            Button("Open") {
                if let url = URL(string: "https://example.org") { UIApplication.shared.open(url) }
            }
        }
        .foregroundStyle(.brand)
    }
}

private struct BorrowingApp: App {
    var body: some Scene {
        WindowGroup { BorrowingView() }.defaultSize(width: 420, height: 300)
    }
}

@MainActor
struct BorrowingAppTests {
    @Test("S-500: `UIScreen.main.bounds` is the content of the front window")
    func screen() {
        let app = TestApp(BorrowingApp.self)
        app.find("420 wide").expect()
        #expect(UIScreen.main.bounds.size == CGSize(width: 420, height: 300))
    }

    @Test("S-501: The general pasteboard is the clipboard of the app's text fields")
    func pasteboard() {
        let app = TestApp(BorrowingApp.self)
        app.find("Copy").tap()
        #expect(UIPasteboard.general.string == "copied")
        #expect(UIPasteboard.general.hasStrings && !UIPasteboard.general.hasURLs)
        UIPasteboard.general.url = URL(string: "https://example.org/a")
        #expect(UIPasteboard.general.string == "https://example.org/a")
        UIPasteboard.general.string = nil
        #expect(UIPasteboard.general.string == nil)
    }

    @Test("Symbols, assets and images of UIKit are shown with their sizes")
    func images() {
        let app = TestApp(BorrowingApp.self)
        app.find("star").expect()
        #expect(app.find("LogoImage").frame.size == CGSize(width: 8, height: 4))
        #expect(app.find("Badges/gold").frame.size == CGSize(width: 2, height: 2))
    }

    @Test("S-508: Notifications of the app's phases come when the window loses and gets the focus")
    func phases() {
        let app = TestApp(NotifiedApp.self)
        app.find("active").expect()
        app.minimizeWindow(1)
        app.restoreWindow(1)
        app.find("active, resigned, background, foreground, active").expect()
    }
}

/// Notes what UIKit posts.
private struct NotifiedApp: App {
    var body: some Scene { WindowGroup { NotifiedView() } }
}

private struct NotifiedView: View {
    @State private var words: [String] = []

    var body: some View {
        Text(words.joined(separator: ", "))
            .onReceive(posted(UIApplication.didBecomeActiveNotification)) { _ in
                words.append("active")
            }
            .onReceive(posted(UIApplication.willResignActiveNotification)) { _ in
                words.append("resigned")
            }
            .onReceive(posted(UIApplication.didEnterBackgroundNotification)) { _ in
                words.append("background")
            }
            .onReceive(posted(UIApplication.willEnterForegroundNotification)) { _ in
                words.append("foreground")
            }
    }

    private func posted(_ name: Notification.Name) -> NotificationCenter.Publisher {
        NotificationCenter.default.publisher(for: name)
    }
}
