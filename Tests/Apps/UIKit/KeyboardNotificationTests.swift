import CasementTesting
import Combine
import SwiftUI
import Testing
import UIKit

/// What an app hears of the keyboard on the screen by UIKit's notifications.
@MainActor
struct KeyboardNotificationTests {
    /// Moves up what the keyboard would cover, as many apps do themselves.
    private final class KeyboardResponder: ObservableObject {
        @Published var height: CGFloat = 0
        @Published var heard: [String] = []
        private var subscriptions: Set<AnyCancellable> = []

        init() {
            let center = NotificationCenter.default
            center.publisher(for: UIResponder.keyboardWillShowNotification)
                .compactMap {
                    $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                }
                .map(\.height)
                .sink { [weak self] in self?.height = $0 }
                .store(in: &subscriptions)
            center.publisher(for: UIResponder.keyboardWillHideNotification)
                .sink { [weak self] _ in self?.height = 0 }
                .store(in: &subscriptions)
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            ]
            for name in names {
                center.publisher(for: name)
                    .sink { [weak self] in self?.heard.append($0.name.rawValue) }
                    .store(in: &subscriptions)
            }
        }
    }

    private struct Form: View {
        @StateObject private var keyboard = KeyboardResponder()
        @State private var name = ""

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                Text("Height \(Int(keyboard.height))")
                Text(keyboard.heard.joined(separator: " "))
            }
        }
    }

    @Test("A field's keyboard is announced with its frame when it comes, and when it goes")
    func announced() throws {
        let app = TestApp(size: CGSize(width: 320, height: 480), phases: .device) { Form() }
        app.find("Height 0").expect()
        app.find("Name").tap()
        let height = Int(app.find("Keyboard").frame.height)
        #expect(height > 100)
        #expect(app.find("Height \(height)").exists)
        app.find("UIKeyboardWillShowNotification UIKeyboardDidShowNotification").expect()
        app.find("Hide keyboard", role: .button).tap()
        #expect(!app.find("Keyboard").exists)
        #expect(app.find("Height 0").exists)
    }

    @Test("A field gives the keyboard up when an app of UIKit's asks for it, in either way")
    func ending() {
        struct Fields: View {
            @State private var name = ""
            @FocusState private var isFocused: Bool

            var body: some View {
                TextField("Name", text: $name).focused($isFocused)
                Text(isFocused ? "Typing" : "Done")
                Button("End") { UIApplication.shared._endEditing() }
                Button("End the window's") {
                    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                    scene?.windows.first?.endEditing(true)
                }
            }
        }
        let app = TestApp(size: CGSize(width: 320, height: 480), phases: .device) {
            VStack { Fields() }
        }
        for button in ["End", "End the window's"] {
            app.find("Name").tap()
            #expect(app.find("Typing").exists && app.find("Keyboard").exists)
            app.find(button, role: .button).tap()
            #expect(app.find("Done").exists && !app.find("Keyboard").exists)
        }
    }

    @Test("An app on a desktop, which has no such keyboard, hears nothing")
    func desktop() {
        let app = TestApp(size: CGSize(width: 320, height: 480)) { Form() }
        app.find("Name").tap()
        #expect(app.find("Height 0").exists)
    }
}
