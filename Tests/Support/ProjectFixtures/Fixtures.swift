import Foundation

/// Projects of different shapes, as their files below a folder.
package enum Fixtures {
    static let app = """
        import SwiftUI

        @main
        struct HikesApp: App {
            var body: some Scene { WindowGroup { ContentView() } }
        }
        """

    static let view = """
        import SwiftUI

        struct ContentView: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("Hikes: \\(count)").font(.title)
                    Button("Add") { count += 1 }
                }
                .padding()
            }
        }

        #Preview("Content") { ContentView() }
        """

    /// A catalog with a colour.
    static func catalog(_ folder: String, color: String) -> [String: String] {
        [
            "\(folder)/Contents.json": #"{"info":{"author":"xcode","version":1}}"#,
            "\(folder)/\(color).colorset/Contents.json": """
            {"colors":[{"color":{"color-space":"srgb","components":{"alpha":"1.000","blue":"0.2",\
            "green":"0.6","red":"0.1"}},"idiom":"universal"}],"info":{"author":"xcode","version":1}}
            """,
        ]
    }

    private static func project(
        _ name: String, _ text: XcodeProjectText, _ files: [String: String]
    ) -> [String: String] {
        files.merging(["\(name).xcodeproj/project.pbxproj": text.text]) { $1 }
    }

    // MARK: Life cycles and formats

    /// An app as Xcode 11 makes it: with a delegate of the app and one of its scene.
    package static var sceneDelegate: [String: String] {
        var text = XcodeProjectText()
        text.objectVersion = 50
        var app = XcodeProjectText.Target("Hikes")
        app.files = [
            "Hikes/AppDelegate.swift", "Hikes/SceneDelegate.swift", "Hikes/ContentView.swift",
            "Hikes/Samples.swift",
            "Hikes/Base.lproj/LaunchScreen.storyboard",
        ]
        app.settings = ["INFOPLIST_FILE": "Hikes/Info.plist"]
        text.targets = [app]
        return project(
            "Hikes", text,
            [
                "Hikes/AppDelegate.swift": """
                import UIKit

                @UIApplicationMain
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool { true }

                    lazy var title = "Hikes"
                }
                """,
                "Hikes/Samples.swift": """
                import SwiftUI
                import UIKit

                enum Sample {
                    static let delegate = UIApplication.shared.delegate as! AppDelegate
                }

                struct Title_Previews: PreviewProvider {
                    static var previews: some View { Text(Sample.delegate.title) }
                }
                """,
                "Hikes/SceneDelegate.swift": """
                import SwiftUI
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) {
                        guard let scene = scene as? UIWindowScene else { return }
                        let window = UIWindow(windowScene: scene)
                        window.rootViewController = UIHostingController(rootView: ContentView())
                        self.window = window
                        window.makeKeyAndVisible()
                    }
                }
                """,
                "Hikes/ContentView.swift": view, "Hikes/Base.lproj/LaunchScreen.storyboard": "",
                "Hikes/Info.plist": "<plist version=\"1.0\"><dict/></plist>",
            ])
    }

    /// The same with a controller that there is not.
    package static var controllers: [String: String] {
        sceneDelegate.mapValues {
            $0.replacingOccurrences(
                of: "UIHostingController(rootView: ContentView())",
                with: "UINavigationController()")
        }
    }

    /// An app as Xcode 12 makes it: groups, a property list, a catalog, content for previews.
    package static var groups: [String: String] {
        var text = XcodeProjectText()
        text.objectVersion = 50
        var app = XcodeProjectText.Target("Hikes")
        app.files = [
            "Hikes/HikesApp.swift", "Hikes/Views/ContentView.swift", "Hikes/Assets.xcassets",
            "Hikes/Preview Content/Preview Assets.xcassets", "Hikes/Data/hikes.json",
        ]
        app.settings = [
            "INFOPLIST_FILE": "Hikes/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.hikes",
            "MARKETING_VERSION": "1.4", "CURRENT_PROJECT_VERSION": "7",
            "TARGETED_DEVICE_FAMILY": "1",
        ]
        text.targets = [app]
        let files = [
            "Hikes/HikesApp.swift": Self.app,
            "Hikes/Views/ContentView.swift": """
            import SwiftUI

            struct Hike: Decodable { let name: String }

            struct ContentView: View {
                private let hikes: [Hike] = {
                    let url = Bundle.main.url(forResource: "hikes", withExtension: "json")!
                    return try! JSONDecoder().decode([Hike].self, from: Data(contentsOf: url))
                }()
                private let version =
                    Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String

                var body: some View {
                    VStack {
                        ForEach(hikes, id: \\.name) { Text($0.name) }
                        Text("Version \\(version ?? "none")").foregroundStyle(Color.moss)
                        Button("Open") {}
                    }
                }
            }
            """,
            "Hikes/Data/hikes.json": #"[{"name":"Around the lake"}]"#,
            "Hikes/Views/Unused.swift": "struct Unused { let other = MKMapView() }",
            "Hikes/Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleDisplayName</key><string>Hikes &amp; walks</string>
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
            </dict></plist>
            """,
        ]
        return project("Hikes", text, files)
            .merging(catalog("Hikes/Assets.xcassets", color: "Moss")) { $1 }
            .merging(catalog("Hikes/Preview Content/Preview Assets.xcassets", color: "Draft")) {
                $1
            }
    }

    /// An app as Xcode 16 makes it: a folder with all files, except those that it names.
    package static var folder: [String: String] {
        var text = XcodeProjectText()
        text.objectVersion = 77
        var app = XcodeProjectText.Target("Hikes")
        app.folder = "Hikes"
        app.exceptions = ["Info.plist", "Drafts/Old.swift"]
        app.settings = [
            "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_CFBundleDisplayName": "My hikes",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone":
                "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight",
            "TARGETED_DEVICE_FAMILY": "1", "SWIFT_VERSION": "6.0",
        ]
        text.targets = [app]
        return project(
            "Hikes", text,
            [
                "Hikes/HikesApp.swift": Self.app, "Hikes/ContentView.swift": view,
                "Hikes/Drafts/Old.swift": "import SwiftUI\nstruct HikesApp: App {}",
                "Hikes/Drafts/New 🥾.swift": "let boots = 2",
                "Hikes/Info.plist": "<plist version=\"1.0\"><dict/></plist>",
            ])
    }

    /// A project with targets of all kinds, as Xcode 26 writes it.
    package static var manyTargets: [String: String] {
        var text = XcodeProjectText()
        text.objectVersion = 90
        var app = XcodeProjectText.Target("Hikes")
        app.folder = "App"
        app.dependencies = ["HikesKit", "HikesWidget"]
        var kit = XcodeProjectText.Target("HikesKit")
        kit.type = "framework"
        kit.folder = "Kit"
        var widget = XcodeProjectText.Target("HikesWidget")
        widget.type = "app-extension"
        widget.folder = "Widget"
        var watch = XcodeProjectText.Target("HikesWatch")
        watch.folder = "Watch"
        watch.settings = ["SDKROOT": "watchos"]
        var tests = XcodeProjectText.Target("HikesTests")
        tests.type = "bundle.unit-test"
        tests.folder = "Tests"
        tests.dependencies = ["Hikes"]
        var screens = XcodeProjectText.Target("HikesUITests")
        screens.type = "bundle.ui-testing"
        screens.folder = "UITests"
        text.targets = [app, kit, widget, watch, tests, screens]
        return project(
            "Hikes", text,
            [
                "App/HikesApp.swift": Self.app,
                "App/ContentView.swift": """
                import HikesKit
                import SwiftUI

                struct ContentView: View {
                    var body: some View { Text(Hike(name: "Ridge").name) }
                }
                """,
                "Kit/Hike.swift": """
                public struct Hike {
                    public var name: String
                    public init(name: String) { self.name = name }
                }
                """,
                "Widget/Widget.swift": "import WidgetKit", "Watch/Watch.swift": "import WatchKit",
                "Tests/OldTests.swift": """
                import XCTest
                @testable import Hikes

                final class OldTests: XCTestCase {
                    func testView() { XCTAssertNotNil(ContentView()) }
                }
                """,
                "Tests/NewTests.swift": """
                import Testing
                @testable import Hikes

                struct NewTests {
                    @Test @MainActor func view() { _ = ContentView() }
                }
                """,
                "UITests/Screens.swift": "import XCTest",
            ])
    }

    /// A workspace with an app and a framework in projects of their own, and a package.
    package static var workspace: [String: String] {
        var text = XcodeProjectText()
        var app = XcodeProjectText.Target("Hikes")
        app.files = ["Sources/HikesApp.swift", "Sources/ContentView.swift"]
        app.products = ["Weather": "../Weather"]
        text.targets = [app]
        var kitText = XcodeProjectText()
        var kit = XcodeProjectText.Target("Kit")
        kit.type = "framework"
        kit.files = ["Kit.swift"]
        kitText.targets = [kit]
        return [
            "All.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <Group location = "container:App" name = "App">
                  <FileRef location = "group:Hikes.xcodeproj"></FileRef>
               </Group>
               <FileRef location = "group:Kit/Kit.xcodeproj"></FileRef>
               <FileRef location = "group:Weather"></FileRef>
               <FileRef location = "group:Gone/Gone.xcodeproj"></FileRef>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
            </Workspace>
            """,
            "App/Hikes.xcodeproj/project.pbxproj": text.text,
            "App/Sources/HikesApp.swift": Self.app,
            "App/Sources/ContentView.swift": "import Kit\nimport Weather\n" + view,
            "Kit/Kit.xcodeproj/project.pbxproj": kitText.text,
            "Kit/Kit.swift": "public let kit = 1",
            "Weather/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Weather",
                products: [.library(name: "Weather", targets: ["Weather"])],
                targets: [.target(name: "Weather", resources: [.process("Resources")])])
            """,
            "Weather/Sources/Weather/Weather.swift": "import SwiftUI\npublic let sunny = true",
            "Weather/Sources/Weather/Resources/clouds.json": "{}",
        ]
    }

    /// An App Playground.
    package static var playground: [String: String] {
        [
            "Package.swift": """
            // swift-tools-version: 5.9
            // This file is generated by Swift Playgrounds.
            import PackageDescription
            import AppleProductTypes

            let package = Package(
                name: "My Hikes",
                platforms: [.iOS("17.0")],
                products: [
                    .iOSApplication(
                        name: "My Hikes",
                        targets: ["AppModule"],
                        bundleIdentifier: "org.example.hikes",
                        displayVersion: "1.2",
                        bundleVersion: "3",
                        supportedDeviceFamilies: [.pad, .phone],
                        supportedInterfaceOrientations: [.portrait]
                    )
                ],
                targets: [
                    .executableTarget(
                        name: "AppModule", path: ".", resources: [.process("Resources")])
                ]
            )
            """,
            "MyApp.swift": app, "ContentView.swift": view, "Resources/notes.txt": "none",
        ].merging(catalog("Assets.xcassets", color: "Moss")) { $1 }
    }

    /// A package with an app, a library that it uses, and tests.
    package static var package: [String: String] {
        [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Hikes",
                defaultLocalization: "de",
                dependencies: [
                    .package(url: "https://example.org/nowhere/Charts.git", from: "2.0.0")
                ],
                targets: [
                    .executableTarget(
                        name: "Hikes",
                        dependencies: [
                            .target(name: "Model"),
                            .product(name: "Charts", package: "Charts"),
                        ]),
                    .target(name: "Model", exclude: ["Notes.swift"]),
                    .testTarget(name: "ModelTests", dependencies: ["Model"]),
                ]
            )
            """,
            "Sources/Hikes/HikesApp.swift": app, "Sources/Hikes/ContentView.swift": view,
            "Sources/Model/Model.swift": "public struct Model {}",
            "Sources/Model/Notes.swift": "not Swift",
            "Tests/ModelTests/ModelTests.swift": "import XCTest\nimport Model",
        ]
    }

    /// Files without any project.
    package static var bare: [String: String] {
        [
            "HikesApp.swift": app, "Views/ContentView.swift": view, "Data/hikes.json": "[]",
            "README.md": "# Hikes", "Tests/HikesTests.swift": "import Testing",
        ]
    }

    // MARK: Content

    /// Pictures, colours and texts in four languages.
    package static var translated: [String: String] {
        var text = XcodeProjectText()
        text.region = "de"
        var app = XcodeProjectText.Target("Hikes")
        let languages = ["de", "en", "fr", "pt-BR"]
        let tables = languages.map { "Hikes/\($0).lproj/Localizable.strings" }
        app.files =
            ["Hikes/HikesApp.swift", "Hikes/ContentView.swift", "Hikes/Assets.xcassets"] + tables
            + [
                "Hikes/en.lproj/Localizable.stringsdict", "Hikes/Places.xcstrings",
                "Hikes/Walk.ttf",
            ]
        app.settings = ["INFOPLIST_FILE": "Hikes/Info.plist"]
        text.targets = [app]
        var files = [
            "Hikes/HikesApp.swift": Self.app,
            "Hikes/ContentView.swift": """
            import SwiftUI

            struct ContentView: View {
                var body: some View {
                    Text("Hello").background(Color(.moss)).tint(.moss)
                }
            }
            """,
            "Hikes/en.lproj/Localizable.stringsdict": "<plist version=\"1.0\"><dict/></plist>",
            "Hikes/Places.xcstrings": #"{"sourceLanguage":"de","strings":{},"version":"1.0"}"#,
            "Hikes/Walk.ttf": "",
            "Hikes/Info.plist": """
            <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Walk.ttf</string></array>
            </dict></plist>
            """,
        ]
        for (table, hello) in zip(tables, ["Hallo", "Hello", "Bonjour", "Olá"]) {
            files[table] = "\"Hello\" = \"\(hello)\";"
        }
        return project("Hikes", text, files)
            .merging(catalog("Hikes/Assets.xcassets", color: "Moss")) { $1 }
    }

    /// Values and views of UIKit, in files that do not import it.
    package static var uiKitValues: [String: String] {
        var text = XcodeProjectText()
        var app = XcodeProjectText.Target("Hikes")
        app.files = ["HikesApp.swift", "ContentView.swift"]
        text.targets = [app]
        return project(
            "Hikes", text,
            [
                "HikesApp.swift": Self.app,
                "ContentView.swift": """
                import SwiftUI

                struct ContentView: View {
                    var body: some View {
                        Text("Hikes").foregroundColor(Color(UIColor.systemTeal))
                            .frame(width: UIScreen.main.bounds.width / 2)
                        Title(text: "Lake and peak")
                    }
                }

                struct Title: UIViewRepresentable {
                    var text: String
                    func makeUIView(context: UIViewRepresentableContext<Title>) -> UILabel {
                        UILabel()
                    }
                    func updateUIView(
                        _ uiView: UILabel, context: UIViewRepresentableContext<Title>
                    ) { uiView.text = text }
                }
                """,
            ])
    }

    /// An app for Macs.
    package static var mac: [String: String] {
        var text = XcodeProjectText()
        text.settings["SDKROOT"] = "macosx"
        var app = XcodeProjectText.Target("Hikes")
        app.files = ["HikesApp.swift", "ContentView.swift", "Old.m", "Main.storyboard"]
        text.targets = [app]
        return project(
            "Hikes", text,
            [
                "HikesApp.swift": Self.app,
                "ContentView.swift": """
                import SwiftUI
                #if canImport(UIKit)
                import UIKit
                typealias SystemColor = UIColor
                #else
                import AppKit
                typealias SystemColor = NSColor
                #endif

                struct ContentView: View {
                    var body: some View { Color(nsColor: SystemColor.systemTeal) }
                }
                """,
                "Old.m": "@implementation Old @end", "Main.storyboard": "",
            ])
    }

    /// An app with a model of SwiftData that has an `id` of its own, and a layer over the network.
    package static var swiftData: [String: String] {
        var text = XcodeProjectText()
        text.objectVersion = 77
        var app = XcodeProjectText.Target("Hikes")
        app.folder = "Hikes"
        app.settings = ["SWIFT_VERSION": "6.0"]
        text.targets = [app]
        return project(
            "Hikes", text,
            [
                "Hikes/Hike.swift": """
                import Foundation
                import SwiftData

                protocol Named { var id: UUID { get } }

                @Model
                final class Hike: Named {
                    @Attribute(.unique) var id = UUID()
                    var name = ""
                    init(name: String) { self.name = name }
                }
                """,
                "Hikes/HTTPSession.swift": """
                import Foundation

                protocol HTTPSession: Sendable {
                    func data(for request: URLRequest) async throws -> (Data, URLResponse)
                }

                extension URLSession: HTTPSession {}

                struct Client {
                    let session: any HTTPSession = URLSession.shared

                    func greeting() async throws -> String {
                        let request = URLRequest(url: URL(string: "data:text/plain,hello")!)
                        return String(decoding: try await session.data(for: request).0, as: UTF8.self)
                    }
                }
                """,
                "Hikes/HikesApp.swift": """
                import SwiftData
                import SwiftUI

                @main
                struct HikesApp: App {
                    var body: some Scene {
                        WindowGroup { ContentView() }
                            .modelContainer(for: Hike.self, inMemory: true)
                    }
                }
                """,
                "Hikes/ContentView.swift": """
                import SwiftData
                import SwiftUI

                struct ContentView: View {
                    @Environment(\\.modelContext) private var context
                    @Query(sort: \\Hike.name) private var hikes: [Hike]
                    @State private var greeting = ""

                    var body: some View {
                        VStack {
                            Text("\\(hikes.count) hike")
                            Text(greeting)
                            ForEach(hikes) { Text($0.name) }
                            Button("Add") { context.insert(Hike(name: "Ridge")) }
                        }
                        .task { greeting = (try? await Client().greeting()) ?? "" }
                    }
                }

                #Preview { ContentView().modelContainer(for: Hike.self, inMemory: true) }
                """,
            ])
    }

    /// An app with forms of UIKit that need Objective-C, and with appearance proxies.
    package static var objectiveC: [String: String] {
        var text = XcodeProjectText()
        text.objectVersion = 52
        var app = XcodeProjectText.Target("Hikes")
        app.files = ["Hikes/HikesApp.swift", "Hikes/ContentView.swift", "Hikes/Keyboard.swift"]
        text.targets = [app]
        return project(
            "Hikes", text,
            [
                "Hikes/HikesApp.swift": """
                import SwiftUI
                import UIKit

                @main
                struct HikesApp: App {
                    init() {
                        UINavigationBar.appearance().titleTextAttributes =
                            [.foregroundColor: UIColor.systemTeal]
                        UIBarButtonItem.appearance().tintColor = .systemOrange
                    }

                    var body: some Scene { WindowGroup { ContentView() } }
                }
                """,
                "Hikes/ContentView.swift": """
                import SwiftUI

                struct ContentView: View {
                    @StateObject private var keyboard = Keyboard()
                    @State private var name = ""
                    @FocusState private var isTyping: Bool

                    var body: some View {
                        VStack {
                            TextField("Name", text: $name).focused($isTyping)
                            if isTyping { Text("Typing") }
                            Text(Links.first(in: "See https://example.org.") ?? "none")
                            Button("Hide") { keyboard.hide() }
                        }
                        .padding(.bottom, keyboard.height)
                    }
                }

                #Preview { ContentView() }
                """,
                "Hikes/Keyboard.swift": """
                import SwiftUI
                import UIKit

                @objcMembers
                final class Keyboard: NSObject, ObservableObject {
                    @Published var height: CGFloat = 0
                    private var observer: Any?

                    override init() {
                        super.init()
                        observer = NotificationCenter.default.addObserver(
                            forName: UIResponder.keyboardWillShowNotification, object: nil,
                            queue: .main
                        ) { [weak self] in self?.show($0) }
                    }

                    @objc private func show(_ notification: Notification) {
                        let key = UIResponder.keyboardFrameEndUserInfoKey
                        height = (notification.userInfo?[key] as? CGRect)?.height ?? 0
                    }

                    func hide() {
                        UIApplication.shared.sendAction(
                            #selector(UIResponder.resignFirstResponder), to: nil, from: nil,
                            for: nil)
                    }
                }

                enum Links {
                    static func first(in text: String) -> String? {
                        let types = NSTextCheckingResult.CheckingType.link.rawValue
                        let range = NSRange(text.startIndex..., in: text)
                        return try? NSDataDetector(types: types)
                            .firstMatch(in: text, options: [], range: range)?.url?.absoluteString
                    }
                }
                """,
            ])
    }

    /// A model of Core Data in two versions, with a class that the project wrote.
    package static var coreData: [String: String] {
        var text = XcodeProjectText()
        var app = XcodeProjectText.Target("Hikes")
        app.files = [
            "Hikes/HikesApp.swift", "Hikes/ContentView.swift", "Hikes/Persistence.swift",
            "Hikes/Hikes.xcdatamodeld", "Hikes/Stop+CoreDataClass.swift",
            "Hikes/Stop+CoreDataProperties.swift",
        ]
        text.targets = [app]
        let old = """
            <?xml version="1.0" encoding="UTF-8"?>
            <model type="com.apple.IDECoreDataModeler.DataModel">
                <entity name="Hike" representedClassName="Hike" codeGenerationType="class"/>
            </model>
            """
        let new = """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <entity name="Hike" representedClassName="Hike" syncable="YES" codeGenerationType="class">
                    <attribute name="code" optional="YES" attributeType="String"/>
                    <attribute name="start" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                    <attribute name="days" attributeType="Integer 16" defaultValueString="2" usesScalarValueType="YES"/>
                    <attribute name="isDone" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
                    <attribute name="photo" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES"/>
                    <relationship name="stops" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Stop" inverseName="hike" inverseEntity="Stop"/>
                    <fetchIndex name="byStart"><fetchIndexElement property="start" type="Binary" order="ascending"/></fetchIndex>
                    <uniquenessConstraints><uniquenessConstraint><constraint value="code"/></uniquenessConstraint></uniquenessConstraints>
                </entity>
                <entity name="Stop" representedClassName="Stop" syncable="YES">
                    <attribute name="name" attributeType="String" defaultValueString="A &quot;stop&quot;"/>
                    <relationship name="hike" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Hike" inverseName="stops" inverseEntity="Hike"/>
                </entity>
                <configuration name="Local"><memberEntity name="Hike"/></configuration>
            </model>
            """
        return project(
            "Hikes", text,
            [
                "Hikes/HikesApp.swift": """
                import SwiftUI

                @main
                struct HikesApp: App {
                    let persistence = Persistence()
                    var body: some Scene {
                        WindowGroup {
                            ContentView()
                                .environment(\\.managedObjectContext, persistence.container.viewContext)
                        }
                    }
                }
                """,
                "Hikes/ContentView.swift": """
                import SwiftUI

                struct ContentView: View {
                    @Environment(\\.managedObjectContext) private var viewContext
                    @FetchRequest(
                        sortDescriptors: [NSSortDescriptor(keyPath: \\Hike.start, ascending: true)],
                        animation: .default)
                    private var hikes: FetchedResults<Hike>

                    var body: some View {
                        VStack {
                            ForEach(hikes) { hike in HikeRow(hike: hike) }
                            Button("Add", action: add)
                        }
                    }

                    private func add() {
                        let hike = Hike(context: viewContext)
                        hike.start = Date()
                        hike.code = "H\\(hikes.count)"
                        let stop = Stop(context: viewContext)
                        stop.name = "Hut"
                        hike.addToStops(stop)
                        try? viewContext.save()
                    }
                }

                struct HikeRow: View {
                    @ObservedObject var hike: Hike
                    var body: some View {
                        let stops = hike.stops as? Set<Stop> ?? []
                        Text("\\(hike.code ?? ""): \\(hike.days) days, \\(stops.count) stop")
                            .help(stops.first?.title ?? "")
                    }
                }
                """,
                "Hikes/Persistence.swift": """
                import CoreData

                struct Persistence {
                    let container = NSPersistentContainer(name: "Hikes")
                    init() {
                        container.persistentStoreDescriptions.first!.url =
                            URL(fileURLWithPath: "/dev/null")
                        container.loadPersistentStores { _, error in
                            if let error { fatalError("\\(error)") }
                        }
                    }
                }
                """,
                "Hikes/Stop+CoreDataClass.swift": """
                import CoreData
                import Foundation

                @objc(Stop)
                public class Stop: NSManagedObject {}
                """,
                "Hikes/Stop+CoreDataProperties.swift": """
                import CoreData
                import Foundation

                extension Stop {
                    @nonobjc public class func fetchRequest() -> NSFetchRequest<Stop> {
                        NSFetchRequest<Stop>(entityName: "Stop")
                    }
                    @NSManaged public var name: String
                    @NSManaged public var hike: Hike?

                    var title: String { name.uppercased() }
                }

                extension Stop: Identifiable {}
                """,
                "Hikes/Hikes.xcdatamodeld/.xccurrentversion": """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>_XCCurrentVersionName</key>
                <string>Hikes 2.xcdatamodel</string></dict></plist>
                """,
                "Hikes/Hikes.xcdatamodeld/Hikes.xcdatamodel/contents": old,
                "Hikes/Hikes.xcdatamodeld/Hikes 2.xcdatamodel/contents": new,
            ])
    }
}
