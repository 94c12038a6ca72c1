/// The modules that programs import, and what becomes of each here.
enum ModuleTable {
    /// Those that every package of an app sees.
    static let always: Set<String> = [
        "SwiftUI", "SwiftUICore", "Combine", "UniformTypeIdentifiers", "CoreTransferable", "Swift",
        "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Observation",
        "RegexBuilder", "Synchronization", "_Concurrency", "DeveloperToolsSupport",
    ]

    /// Those with a product of their own in Casement.
    static let products = [
        "SwiftData": "CasementData", "CoreData": "CasementCoreData", "os": "OSNames",
        "OSLog": "OSLogNames", "PhotosUI": "PhotosUINames",
        "UserNotifications": "UserNotificationsNames",
    ]

    static let tests: Set<String> = ["XCTest", "Testing"]

    /// What to do about a module that there is not.
    static func advice(_ module: String) -> String {
        advices[module]
            ?? "put what needs it into “#if canImport(\(module))”: there is no such module here"
    }

    private static let advices = [
        "Charts": "draw it with Path or Canvas: there are no charts here",
        "MapKit": "show a picture or a list in place of the map: there are no maps here",
        "Photos": "use fileImporter: there is no photo library here",
        "StoreKit": "leave purchases out: there is no App Store here",
        "WidgetKit": "leave widgets out: there are none here",
        "AVFoundation": "put sound and video into “#if canImport(AVFoundation)”",
        "AVKit": "put sound and video into “#if canImport(AVKit)”",
        "WebKit": "open the page with openURL: there are no web views here",
        "Darwin": "import Foundation, which brings the C library along",
        "CryptoKit": "depend on the package swift-crypto, whose module is Crypto",
        "CommonCrypto": "depend on the package swift-crypto, whose module is Crypto",
        "CoreLocation": "ask for a place by name: there is no location here",
        "PlaygroundSupport": "leave out the live view: the app's window shows it",
        "UIKit": "one of UIKit and AppKit can be borrowed from: the other is behind “#if”",
        "AppKit": "one of UIKit and AppKit can be borrowed from: the other is behind “#if”",
    ]

    /// The module that a name begins like, for those of Apple's with initials: of modules with the
    /// same ones, that which the file imports.
    static func module(of name: String, importing imports: [String] = []) -> String? {
        if let owner = owners[name] { return owner }
        let modules = prefixes.filter { prefix, _ in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }.map(\.1)
        return modules.first { imports.contains($0) } ?? modules.first
    }

    /// Names without initials that are used often.
    private static let owners = [
        "Map": "MapKit",
        "Annotation": "MapKit", "Marker": "MapKit", "MapReader": "MapKit", "Chart": "Charts",
        "MapCameraPosition": "MapKit", "LineMark": "Charts", "BarMark": "Charts",
        "PointMark": "Charts", "AreaMark": "Charts", "RuleMark": "Charts", "SectorMark": "Charts",
        "AxisMarks": "Charts", "VideoPlayer": "AVKit", "Widget": "WidgetKit",
        "WidgetBundle": "WidgetKit", "TimelineProvider": "WidgetKit", "TimelineEntry": "WidgetKit",
        "SpriteView": "SpriteKit", "SceneView": "SceneKit", "AppIntent": "AppIntents",
        "SignInWithAppleButton": "AuthenticationServices", "WebView": "WebKit",
        "@UIApplicationMain": "UIKit", "@NSApplicationMain": "AppKit",
        "NSApplicationMain": "AppKit", "#selector": "ObjectiveC",
    ]

    private static let prefixes = [
        ("UIApplication", "UIKit"), ("UN", "UserNotifications"), ("UI", "UIKit"),
        ("AV", "AVFoundation"),
        ("MK", "MapKit"), ("CL", "CoreLocation"), ("WK", "WebKit"), ("PH", "Photos"),
        ("SK", "StoreKit"), ("SK", "SpriteKit"), ("CK", "CloudKit"), ("HK", "HealthKit"),
        ("LA", "LocalAuthentication"),
        ("CI", "CoreImage"), ("ML", "CoreML"), ("VN", "Vision"), ("MF", "MessageUI"),
        ("SF", "SafariServices"), ("PK", "PassKit"), ("PK", "PencilKit"), ("GC", "GameController"),
        ("AS", "AuthenticationServices"), ("WC", "WatchConnectivity"), ("AV", "AVKit"),
        ("EK", "EventKit"), ("CN", "Contacts"),
        ("NSManaged", "CoreData"), ("NSPersistent", "CoreData"), ("NSFetch", "CoreData"),
        ("NSMerge", "CoreData"), ("NSBatch", "CoreData"), ("NSEntity", "CoreData"),
        ("NSAttribute", "CoreData"), ("NSRelationship", "CoreData"), ("NSMigration", "CoreData"),
        ("NSMapping", "CoreData"), ("NSIncremental", "CoreData"), ("NSAsynchronous", "CoreData"),
        ("NS", "AppKit"), ("CG", "CoreGraphics"), ("CA", "QuartzCore"), ("CM", "CoreMotion"),
        ("MTL", "Metal"), ("MTK", "MetalKit"), ("SCN", "SceneKit"), ("AR", "ARKit"),
        ("GK", "GameKit"), ("NW", "Network"), ("CT", "CoreText"),
    ]

    /// What to do about a name that there is not.
    static func advice(name: String, module: String) -> String {
        if let advice = nameAdvices[name] { return advice }
        if module == "UIKit" || module == "AppKit" {
            return "use SwiftUI's own way, or “#if !os(Linux)”"
        }
        if advices[module] != nil { return ModuleTable.advice(module) }
        return "put it into “#if !os(Linux)”, or write it in another way"
    }

    /// Classes that are there, but not for others to derive from, with what to do instead.
    static let finalClasses = [
        "UIView": "write the view with SwiftUI's own: views of UIKit hold values and draw nothing",
        "UIControl": "write the control with SwiftUI's own, such as a ButtonStyle",
        "NSView": "write the view with SwiftUI's own: views of AppKit hold values and draw nothing",
        "NSControl": "write the control with SwiftUI's own, such as a ButtonStyle",
        "NSManagedObject":
            "make the entity a class with @Model: see “Bringing an app from Core Data”",
        "NSViewController":
            "show views of SwiftUI's: NSHostingController is the controller to derive from",
        "UIViewController":
            "show views of SwiftUI's: UIHostingController is the controller to derive from",
    ]

    private static let nameAdvices = [
        "addSubview": "put views of SwiftUI's into a ZStack or an overlay",
        "insertSubview": "put views of SwiftUI's into a ZStack or a background",
        "addGestureRecognizer": "use gesture(_:) on the view of SwiftUI's",
        "#selector": "pass a closure: there are no selectors on Linux",
        "addTarget": "use addAction(_:for:): there are no selectors on Linux",
        "@UIApplicationMain":
            "write @main, which says the same: the compiler ends with this on Linux",
        "@NSApplicationMain": "declare an App with @main and NSApplicationDelegateAdaptor",
        "NSWindow": "declare a WindowGroup: it makes the windows",
        "NSMenu": "use commands and MenuBarExtra: there are no menus of AppKit here",
        "UIStoryboard": "show a view with UIHostingController: there are no storyboards here",
        "UINavigationController": "show a NavigationStack: there are no other controllers here",
        "UITabBarController": "show a TabView: there are no other controllers here",
        "requestReview": "leave it out: there is no App Store here",
    ]
}
