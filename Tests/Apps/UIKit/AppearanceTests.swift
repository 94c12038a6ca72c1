import CasementTesting
import Pictures
import SwiftUI
import Testing
import UIKit

/// How an app has all of its bars, lists and controls look, by UIKit's appearance proxies.
@MainActor
struct AppearanceTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private struct Page: View {
        var title = "Hikes"
        @State private var choice = 0

        var body: some View {
            NavigationStack {
                List {
                    Text("Lake")
                    Text("Peak")
                }
                .listStyle(.insetGrouped)
                .navigationTitle(title)
                .toolbar {
                    Picker("Order", selection: $choice) {
                        Text("Near").tag(0)
                        Text("Far").tag(1)
                    }
                    .pickerStyle(.segmented)
                }
            }
        }
    }

    private func app(
        phases: TestApp.Phases = .device, _ set: @escaping () -> Void
    ) -> TestApp {
        let app = TestApp(size: CGSize(width: 400, height: 400), phases: phases) {
            Page().onAppear(perform: set)
        }
        app.advance(by: .seconds(1))
        return app
    }

    private struct RedApp: App {
        init() {
            UINavigationBar.appearance().largeTitleTextAttributes = [
                .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
                .font: UIFont.systemFont(ofSize: 40, weight: .heavy),
            ]
        }

        var body: some Scene { WindowGroup { Page() } }
    }

    @Test("What an app sets while it is made is there in its first frame, and in no other app")
    func launching() {
        let app = TestApp(RedApp.self, size: CGSize(width: 400, height: 400), phases: .device)
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0xFF0000) > 100)
        let other = self.app {}
        #expect(other.host.surfaces[0].framebuffer.pixels(of: 0xFF0000) == 0)
        let height = app.find("Hikes").frame.height
        #expect(height > other.find("Hikes").frame.height + 4)
    }

    @Test("Bars have the colours that an app sets, or no ground and no line")
    func bars() {
        let colored = app {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = Self.blue
            appearance.largeTitleTextAttributes = [.foregroundColor: Self.green]
            UINavigationBar.appearance().standardAppearance = appearance
            UINavigationBar.appearance().scrollEdgeAppearance = appearance
        }
        #expect(colored.host.surfaces[0].framebuffer.pixels(of: 0x0000FF) > 400 * 30)
        #expect(colored.host.surfaces[0].framebuffer.pixels(of: 0x00FF00) > 50)
        let tinted = app { UINavigationBar.appearance().barTintColor = Self.red }
        #expect(tinted.host.surfaces[0].framebuffer.pixels(of: 0xFF0000) > 400 * 30)
        let clear = app {
            UINavigationBar.appearance().barTintColor = Self.red
            UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
            UINavigationBar.appearance().shadowImage = UIImage()
        }
        #expect(clear.host.surfaces[0].framebuffer.pixels(of: 0xFF0000) == 0)
    }

    @Test("The buttons of bars have the colour that an app gives them, in each of three ways")
    func barButtons() {
        struct Buttons: View {
            var body: some View {
                NavigationStack {
                    Text("Lake").navigationTitle("Hikes")
                        .toolbar { Button("Add to the list") {} }
                }
            }
        }
        func pixels(_ set: @escaping () -> Void) -> Int {
            let app = TestApp(size: CGSize(width: 400, height: 400), phases: .device) {
                Buttons().onAppear(perform: set)
            }
            app.advance(by: .seconds(1))
            return app.host.surfaces[0].framebuffer.pixels(of: 0xFF0000)
        }
        #expect(pixels {} == 0)
        #expect(pixels { UIBarButtonItem.appearance().tintColor = Self.red } > 20)
        #expect(
            pixels {
                UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
                    .setTitleTextAttributes([.foregroundColor: Self.red], for: .normal)
            } > 20)
        #expect(
            pixels {
                let appearance = UINavigationBarAppearance()
                let buttons = UIBarButtonItemAppearance(style: .plain)
                buttons.normal.titleTextAttributes = [.foregroundColor: Self.red]
                appearance.buttonAppearance = buttons
                UINavigationBar.appearance().standardAppearance = appearance
            } > 20)
    }

    @Test("Lists have the ground, the cards and the lines that an app sets")
    func lists() {
        let colored = app {
            UITableView.appearance().backgroundColor = Self.blue
            UITableViewCell.appearance().backgroundColor = Self.green
            UITableView.appearance().separatorColor = Self.red
        }
        #expect(colored.host.surfaces[0].framebuffer.pixels(of: 0x0000FF) > 400 * 100)
        #expect(colored.host.surfaces[0].framebuffer.pixels(of: 0x00FF00) > 300 * 40)
        // The edges of the card, and the line between its rows.
        #expect(colored.host.surfaces[0].framebuffer.pixels(of: 0xFF0000, columns: 200..<201) == 3)
        let bare = app {
            UITableView.appearance().separatorColor = Self.red
            UITableView.appearance().separatorStyle = .none
        }
        #expect(bare.host.surfaces[0].framebuffer.pixels(of: 0xFF0000, columns: 200..<201) == 2)
    }

    @Test("Segments have the colours that an app sets")
    func segments() {
        let app = app {
            let control = UISegmentedControl.appearance()
            control.selectedSegmentTintColor = Self.red
            control.backgroundColor = Self.blue
            control.setTitleTextAttributes([.foregroundColor: Self.green], for: .normal)
            control.setTitleTextAttributes([.foregroundColor: Self.red], for: .selected)
        }
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0xFF0000) > 200)
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0x0000FF) > 200)
        let said = app.logLines.filter { $0.contains("setTitleTextAttributes of an appearance") }
        #expect(said.count == 1)
    }

    private struct Tabs: View {
        var body: some View {
            TabView {
                Text("One").tabItem { Label("First", systemImage: "square.fill") }
                Text("Two").tabItem { Label("Second", systemImage: "square.fill") }
            }
        }
    }

    @Test("Tabs have the colours that an app sets")
    func tabs() {
        let app = TestApp(size: CGSize(width: 400, height: 400), phases: .device) {
            Tabs().onAppear {
                UITabBar.appearance().tintColor = Self.red
                UITabBar.appearance().unselectedItemTintColor = Self.green
                UITabBar.appearance().backgroundColor = Self.blue
            }
        }
        app.advance(by: .seconds(1))
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0xFF0000) > 50)
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0x00FF00) > 50)
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0x0000FF) > 400 * 20)
    }

    @Test("A text editor loses its ground, and what changes nothing is said once")
    func editors() {
        let app = TestApp(size: CGSize(width: 200, height: 200)) {
            TextEditor(text: .constant("Notes"))
                .background(Color(red: 1, green: 0, blue: 0))
                .onAppear {
                    UITextView.appearance().backgroundColor = .clear
                    UIScrollView.appearance().bounces = false
                    UIScrollView.appearance().bounces = false
                }
        }
        app.advance(by: .seconds(1))
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0xFF0000) > 200 * 100)
        #expect(app.logLines.filter { $0.contains("bounces of an appearance") }.count == 1)
    }

    @Test("A proxy gives back what was set, and each class has one in an app")
    func values() {
        let app = TestApp { Text("Anything") }
        app.settle()
        UITabBar.appearance().unselectedItemTintColor = Self.red
        #expect(UITabBar.appearance().unselectedItemTintColor == Self.red)
        #expect(UITabBar.appearance() !== UINavigationBar.appearance())
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.selected.iconColor = Self.blue
        let copy = UITabBarAppearance(barAppearance: appearance)
        #expect(copy.stackedLayoutAppearance.selected.iconColor == Self.blue)
        withExtendedLifetime(app) {}
    }
}
