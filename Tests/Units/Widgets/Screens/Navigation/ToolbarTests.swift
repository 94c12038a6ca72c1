import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ToolbarTests {
    private static var device: EnvironmentValues {
        var values = EnvironmentValues.forTests
        values.density = .device
        return values
    }

    /// A page in a stack.
    private func host(
        _ environment: EnvironmentValues = .forTests, @ViewBuilder _ content: () -> some View
    ) -> ViewHost {
        ViewHost(width: 500, height: 400, environment) { NavigationStack { content() } }
    }

    @Test("S-344: a bar has a background once content is scrolled beneath it")
    func scrolledBeneath() {
        let host = host {
            ScrollView { Color.red.frame(height: 2000) }.navigationTitle("Page")
                .toolbarBackground(Color(.sRGB, red: 0, green: 0, blue: 1), for: .navigationBar)
        }
        let blue = "#0000FF"
        #expect(!host.drawn.contains(blue))
        host.scroll(by: CGSize(width: 0, height: 100), at: CGPoint(x: 100, y: 300))
        #expect(host.drawn.contains(blue))
        host.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 100, y: 300))
        #expect(!host.drawn.contains(blue))
    }

    @Test("S-344: the background of a bar is always shown or never, where a view says so")
    func backgroundVisibility() {
        func isDrawn(_ visibility: Visibility) -> Bool {
            let host = host {
                ScrollView { Color.red.frame(height: 2000) }.navigationTitle("Page")
                    .toolbarBackground(Color(.sRGB, red: 0, green: 0, blue: 1), for: .navigationBar)
                    .toolbarBackgroundVisibility(visibility, for: .navigationBar)
            }
            if visibility == .hidden {
                host.scroll(by: CGSize(width: 0, height: 100), at: CGPoint(x: 100, y: 300))
            }
            return host.drawn.contains("#0000FF")
        }
        #expect(isDrawn(.visible))
        #expect(!isDrawn(.hidden))
    }

    @Test("S-345: hiding one bar leaves the others")
    func hiding() {
        struct Bars: View {
            @State private var hidden: ToolbarPlacement?
            var body: some View {
                VStack {
                    PlainButton("Hide top") { hidden = .navigationBar }
                    PlainButton("Hide bottom") { hidden = .bottomBar }
                }
                .navigationTitle("Page")
                .toolbar {
                    ToolbarItem(placement: .bottomBar) { PlainButton("Low") }
                    ToolbarItem { PlainButton("High") }
                }
                .toolbarVisibility(hidden == .navigationBar ? .hidden : .automatic)
                .toolbar(hidden == .bottomBar ? .hidden : .automatic, for: .bottomBar)
            }
        }
        let host = host { Bars() }
        #expect(host.shows("Low") && host.shows("High"))
        host.press("Hide top")
        #expect(host.shows("Low") && !host.shows("High"))
        host.press("Hide bottom")
        #expect(!host.shows("Low") && host.shows("High"))
    }

    @Test("S-345: a page hides the bar of the tabs around it")
    func tabBar() {
        func host(_ visibility: Visibility) -> ViewHost {
            ViewHost(width: 400, height: 300) {
                TabView {
                    Text("page").toolbar(visibility, for: .tabBar).tabItem { Text("One") }
                }
            }
        }
        #expect(host(.automatic).elements(.tab).count == 1)
        #expect(host(.hidden).elements(.tab).isEmpty)
    }

    @Test("S-346: items beside a keyboard are shown while a field has the focus")
    func keyboard() {
        struct Fields: View {
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $text)
                    PlainButton("Elsewhere")
                }
                .toolbar { ToolbarItem(placement: .keyboard) { PlainButton("Done") } }
            }
        }
        let host = host { Fields() }
        #expect(!host.shows("Done"))
        host.press("Name")
        #expect(host.shows("Done"))
        host.key(.tab)
        host.key(.tab)
        #expect(!host.shows("Done") || host.elements(.textField).first?.isFocused == true)
    }

    @Test("S-347: a title that is left out of the bar still names the window")
    func removing() {
        let host = host { Text("page").navigationTitle("Name").toolbar(removing: .title) }
        #expect(host.elements(.heading).isEmpty)
        #expect(host.tree.preference(NavigationTitleKey.self) == "Name")
    }

    @Test("S-348: a menu opens from the title")
    func titleMenu() {
        let log = Box<[String]>([])
        let host = host {
            Text("page").navigationTitle("Name")
                .toolbarTitleMenu { PlainButton("Copy") { log.value.append("copied") } }
        }
        #expect(!host.shows("Copy"))
        host.press("Name")
        host.advance(1)
        host.press("Copy")
        host.advance(1)
        #expect(log.value == ["copied"])
        #expect(!host.shows("Copy"))
    }

    @Test("S-349: on a device secondary actions stand in a menu, with a pointer in the bar")
    func secondaryActions() {
        func page() -> some View {
            Text("page").toolbar {
                ToolbarItemGroup(placement: .secondaryAction) { PlainButton("Print") }
            }
        }
        #expect(host { page() }.shows("Print"))
        let device = host(Self.device) { page() }
        #expect(!device.shows("Print"))
        device.press("More")
        device.advance(1)
        #expect(device.shows("Print"))
    }

    @Test("A bar's own colour scheme reaches its items")
    func colorScheme() {
        let (item, page) = (Box<ColorScheme?>(nil), Box<ColorScheme?>(nil))
        _ = host {
            SchemeProbe(log: page).toolbar { ToolbarItem { SchemeProbe(log: item) } }
                .toolbarColorScheme(.dark, for: .navigationBar)
        }
        #expect(item.value == .dark && page.value == .light)
    }

    @Test(
        "A toolbar without a stack heeds what is said of its bar inside and around, the inner first"
    )
    func optionsAround() {
        let (item, page) = (Box<ColorScheme?>(nil), Box<ColorScheme?>(nil))
        _ = ViewHost {
            SchemeProbe(log: page).toolbar { ToolbarItem { SchemeProbe(log: item) } }
                .toolbarColorScheme(.dark, for: .windowToolbar)
        }
        #expect(item.value == .dark && page.value == .light)
        _ = ViewHost {
            Text("page").toolbarColorScheme(.light)
                .toolbar { ToolbarItem { SchemeProbe(log: item) } }
                .toolbarColorScheme(.dark)
        }
        #expect(item.value == .light)
        let hidden = ViewHost {
            Text("page").toolbar { ToolbarItem { PlainButton("Tool") } }
                .toolbar(.hidden, for: .windowToolbar)
        }
        #expect(hidden.shows("page") && !hidden.shows("Tool"))
    }

    private struct SchemeProbe: View {
        let log: Box<ColorScheme?>
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            log.value = scheme
            return Text("item")
        }
    }

    @Test("An item that is not shown by default is absent from a bar that the user may change")
    func customization() {
        let host = host {
            Text("page").toolbar(id: "test.bar.\(UUID())") {
                ToolbarItem(id: "a") { PlainButton("Shown") }
                ToolbarItem(id: "b", showsByDefault: false) { PlainButton("Spare") }
            }
        }
        #expect(host.shows("Shown") && !host.shows("Spare"))
    }

    @Test("S-369: a rename button performs its environment's action, and is disabled without one")
    func renaming() {
        let log = Box<[String]>([])
        let host = ViewHost {
            VStack {
                RenameButton().renameAction { log.value.append("renamed") }
            }
        }
        host.press("Rename")
        #expect(log.value == ["renamed"])
        #expect(ViewHost { RenameButton() }.element("Rename")?.isEnabled == false)
    }

    @Test("S-369: a title with a binding is changed in the bar")
    func renamingTitle() {
        struct Document: View {
            @State private var name = "Draft"
            var body: some View {
                VStack {
                    RenameButton()
                    Text(verbatim: "named \(name)")
                }
                .navigationTitle($name)
            }
        }
        let host = host { Document() }
        #expect(host.elements(.heading).map(\.label) == ["Draft"])
        host.press("Rename")
        host.settle()
        host.send(.text("X"))
        #expect(!host.shows("named Draft"))
    }

    /// A page whose bar has an item at each place.
    private func crowded(_ width: CGFloat, _ values: EnvironmentValues) -> ViewHost {
        ViewHost(width: width, height: 300, values) {
            NavigationStack {
                Text("page")
                    .toolbar {
                        ToolbarItem(placement: .navigation) { PlainButton("Before") }
                        ToolbarItem(placement: .principal) {
                            Text("A principal item of some length").lineLimit(1)
                        }
                        ToolbarItem(placement: .primaryAction) { PlainButton("Quite long") }
                    }
            }
        }
    }

    @Test(
        "The item in a bar's centre is there if it fits, else between the others",
        arguments: [Density.desktop, .device], [LayoutDirection.leftToRight, .rightToLeft])
    func principal(_ density: Density, _ direction: LayoutDirection) throws {
        var values = EnvironmentValues.forTests
        values.density = density
        values.layoutDirection = direction
        let isMirrored = direction == .rightToLeft
        for width in stride(from: CGFloat(320), through: 800, by: 40) {
            let host = crowded(width, values)
            let label = "A principal item of some length"
            let centre = try #require(host.frame(label))
            let (first, last) = (
                try #require(host.frame(isMirrored ? "Quite long" : "Before")),
                try #require(host.frame(isMirrored ? "Before" : "Quite long"))
            )
            #expect(first.maxX <= centre.minX && centre.maxX <= last.minX, "\(width)")
            #expect(first.minX >= 0 && last.maxX <= width, "\(width)")
            if width > 700 { #expect(abs(centre.midX - width / 2) <= 1) }
        }
    }

    @Test("A spacer pushes the items of the bar below the page apart, and others a little")
    func spacers() throws {
        func gap(_ placement: ToolbarItemPlacement, _ sizing: SpacerSizing?) throws -> CGFloat {
            let host = host {
                Text("Page").toolbar {
                    ToolbarItem(placement: placement) { PlainButton("One") }
                    if let sizing { ToolbarSpacer(sizing, placement: placement) }
                    ToolbarItem(placement: placement) { PlainButton("Two") }
                }
            }
            let (one, two) = (try #require(host.frame("One")), try #require(host.frame("Two")))
            return two.minX - one.maxX
        }
        for placement in [ToolbarItemPlacement.bottomBar, .topBarTrailing, .topBarLeading] {
            let (none, fixed) = (try gap(placement, nil), try gap(placement, .fixed))
            #expect(fixed > none && fixed < none + 40)
        }
        #expect(try gap(.bottomBar, .flexible) > 200)
        #expect(try gap(.topBarTrailing, .flexible) == gap(.topBarTrailing, .fixed))
    }
}
