// swift-tools-version: 6.1
import CompilerPluginSupport
import Glibc
import PackageDescription

// The modules, by the folders of Sources and then of Tests, lower ones first: a module names only
// modules above it in this file, and can import those and all that they name.

/// What the trait Standard stands for.
///
/// SwiftPM defines the enabled traits for the compiler in the order of a set, which differs from
/// process to process. A plan in another order compiles everything anew, so most builds have one
/// trait, and these definitions in the order of a list.
let standardTraits: [SwiftSetting] = ["SDL", "Macros", "Network"].map {
    .define($0, .when(traits: ["Standard"]))
}

/// Our own code compiles without a warning. Release builds do not check at run time whether accesses
/// overlap, which takes 2 to 3 % of a frame's time and which debug builds and their tests check.
/// (With `-cross-module-optimization` it would be 2 to 8 % more, but Swift 6.3.1 crashes on the
/// gallery then.)
let strict: [SwiftSetting] =
    [
        .swiftLanguageMode(.v5),
        .unsafeFlags(["-warnings-as-errors"]),
        .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
    ] + standardTraits

/// A dependency that is there if the trait is enabled, by itself or as a part of Standard.
func whenTrait(_ trait: String) -> TargetDependencyCondition {
    .when(traits: [trait, "Standard"])!
}

/// Debug builds compile a module as a whole, which from nothing takes a third less time than with
/// each file by itself. A debugger and backtraces find the lines of its code, but not its variables,
/// which takes less time to write. `CASEMENT_DEBUG=1` builds Casement's modules as SwiftPM does by
/// itself, for those who change or debug them.
///
/// The compiler writes a module's interface and its code in one job. With a job for each, it would
/// read and check the module twice.
///
/// SwiftPM expects an object of each file nevertheless, which the compiler writes where it has
/// threads. It also asks for an incremental build, and the compiler remarks that this is none.
let whole: [SwiftSetting] =
    Context.environment["CASEMENT_DEBUG"] == "1"
    ? []
    : [
        .unsafeFlags(
            [
                "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
                "-no-emit-module-separately-wmo", "-Xfrontend", "-gline-tables-only",
            ],
            .when(configuration: .debug))
    ]

/// What each frame spends its time in is optimised in debug builds, too: else an app that somebody
/// works on is an order of magnitude slower than the one that is shipped. All checks still run:
/// `assert` and `assertionFailure`, `precondition` and `fatalError` with their sentences, overflow
/// and conversions of numbers, indices and ranges, `nil` where there must be a value, bounds of
/// unsafe buffers, and overlapping accesses, except where the optimiser sees that there are none.
///
/// `CASEMENT_UNOPTIMIZED=1` leaves that out, for a build that only shows whether everything compiles.
let optimized: [SwiftSetting] =
    whole.isEmpty || Context.environment["CASEMENT_UNOPTIMIZED"] == "1"
    ? whole
    : whole + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// An app's files say `import SwiftUI` and `import Combine`, as on Apple's systems.
let appAliases: SwiftSetting = .unsafeFlags([
    "-module-alias", "SwiftUI=Casement", "-module-alias", "Combine=Publishing",
    "-module-alias", "UniformTypeIdentifiers=ContentTypes",
    "-module-alias", "CoreTransferable=Transfers",
])

/// That of an app whose files say `import SwiftData`, too.
let dataAlias: SwiftSetting = .unsafeFlags(["-module-alias", "SwiftData=CasementData"])

/// Those of an app that borrows values of UIKit or AppKit besides, and of Core Graphics.
func borrowing(_ framework: String) -> SwiftSetting {
    let names = [framework, "CoreGraphics", "QuartzCore"]
    // The modules with which Testing extends Apple's frameworks are not for these.
    return .unsafeFlags(
        names.flatMap { ["-module-alias", "\($0)=\($0)Names"] }
            + ["-Xfrontend", "-disable-cross-import-overlays"])
}

/// The name of the module in a folder: "Views" of "Tree/Views".
func name(_ path: String) -> String { String(path.split(separator: "/").last!) }

/// A module in a folder of Sources.
func room(
    _ path: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
    linkerSettings: [LinkerSetting] = []
) -> Target {
    .target(
        name: name(path), dependencies: dependencies, path: "Sources/\(path)",
        resources: resources, swiftSettings: strict + whole, linkerSettings: linkerSettings)
}

/// Embedded, so that an app needs no folder of them beside it.
let keyboardLayouts: [Resource] = ["ar", "common", "de", "en", "es", "fr", "ru"].map {
    .embedInCode("Editing/Keyboard/Layouts/\($0).json")
}

/// What a browser loads to show an app.
let page: [Resource] = [
    "bytes.js", "hands.js", "icon.svg", "index.html", "keys.js", "picture.js", "proof.js", "rfb.js",
    "screen.js", "style.css", "typing.js",
].map { .embedInCode("Page/\($0)") }

/// A module in which much of a frame's time is spent, and which is optimised in debug builds, too.
func engine(_ path: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name(path), dependencies: dependencies, path: "Sources/\(path)",
        swiftSettings: strict + optimized)
}

/// A folder of C, with headers.
func cModule(_ path: String) -> Target { .target(name: name(path), path: path) }

/// A C library. Where its headers are comes from its own file for pkg-config. If `header` exists
/// below /usr/include, a file beside the module map says it instead, without the flags about which
/// SwiftPM warns.
func systemLibrary(
    _ name: String, pkgConfig: String, apt: String, header: String? = nil
) -> Target {
    let path = "Sources/System/\(name)"
    let isUsual = header.map { access("/usr/include/\($0)", R_OK) == 0 } ?? false
    return .systemLibrary(
        name: name, path: path,
        pkgConfig: isUsual ? "\(Context.packageDirectory)/\(path)/\(pkgConfig).pc" : pkgConfig,
        providers: [.apt([apt])])
}

func demo(_ name: String, catalog: String? = nil, strings: String? = nil) -> Target {
    .executableTarget(
        name: name, dependencies: ["Casement"], path: "Sources/Demos/\(name)",
        resources: catalog.map { [.process($0)] } ?? strings.map { [.copy($0)] },
        swiftSettings: [.swiftLanguageMode(.v5), appAliases] + standardTraits,
        plugins: catalog == nil ? nil : ["AssetSymbols"])
}

/// A demo that keeps its data in a store. Its models need the trait Macros.
func dataDemo(_ name: String) -> Target {
    .executableTarget(
        name: name, dependencies: ["Casement", "CasementData"], path: "Sources/Demos/\(name)",
        swiftSettings: [.swiftLanguageMode(.v5), appAliases, dataAlias] + standardTraits)
}

/// The tests in a folder of Tests: the target ViewsTests is in Units/Views.
func tests(
    _ path: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
    .testTarget(
        name: name(path) + "Tests", dependencies: dependencies, path: "Tests/\(path)",
        exclude: exclude, swiftSettings: strict)
}

/// Tests written as the author of an app writes them. `settings` are the aliases of what they
/// import besides.
func appTests(
    _ path: String, mode: SwiftLanguageMode = .v5, with others: [Target.Dependency] = [],
    _ settings: [SwiftSetting] = [], catalog: String? = nil
) -> Target {
    .testTarget(
        name: name(path) + "Tests", dependencies: ["Casement", "CasementTesting"] + others,
        path: "Tests/\(path)", resources: catalog.map { [.process($0)] },
        swiftSettings: [.swiftLanguageMode(mode), appAliases] + settings + standardTraits,
        plugins: catalog == nil ? nil : ["AssetSymbols"])
}

/// What tests of the demos depend on.
let demos: [Target.Dependency] = [
    "budget", "counter", "gallery", "ledger", "mail", "notes", "panel", "photos", "reader",
    "settings", "todos", "weather",
]

/// An app that tests or tools start.
func probe(_ path: String, name: String? = nil) -> Target {
    .executableTarget(
        name: name ?? main.name(path), dependencies: ["Casement"], path: "Tests/\(path)",
        swiftSettings: [.swiftLanguageMode(.v5), appAliases] + standardTraits)
}

/// What tests share.
func support(_ path: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name(path), dependencies: dependencies, path: "Tests/\(path)",
        swiftSettings: strict)
}

/// What is slow by design, and so optimized in debug builds too.
func optimizedSupport(_ path: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name(path), dependencies: dependencies, path: "Tests/\(path)",
        swiftSettings: [.unsafeFlags(["-O"])])
}

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let combine: Target.Dependency = .product(name: "OpenCombineShim", package: "OpenCombine")
let arguments: Target.Dependency = .product(
    name: "ArgumentParser", package: "swift-argument-parser")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let yaml: Target.Dependency = .product(name: "Yams", package: "Yams")

func nio(_ product: String, of package: String = "swift-nio") -> Target.Dependency {
    .product(name: product, package: package, condition: .when(traits: ["Mirror"]))
}

/// The HTTP of `casement serve`, which the command has in its usual build.
func served(_ product: String) -> Target.Dependency {
    .product(name: product, package: "swift-nio", condition: whenTrait("Mirror"))
}

/// The folder in which the toolchain keeps swift-syntax compiled, or `nil` if it has none.
///
/// What `@Entry` and `#Preview` expand to is written with swift-syntax, which takes a minute to
/// compile for debugging and five minutes for release. Toolchains for Linux bring it along for their
/// own macros, near the library that this manifest is linked to.
let builtSyntax: String? = {
    let library = "/pm/ManifestAPI/libPackageDescription.so"
    guard let mappings = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(mappings) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, mappings) > 0 {
        let path = String(cString: line!).drop { $0 != "/" }.dropLast()
        guard path.hasSuffix(library) else { continue }
        let folder = path.dropLast(library.count) + "/host"
        let module = "\(folder)/SwiftCompilerPluginMessageHandling.swiftmodule"
        return access(module, R_OK) == 0 ? String(folder) : nil
    }
    return nil
}()

/// The compiler plug-in.
let macros: Target = {
    // Two copies of swift-syntax in one build are mistaken for each other, so the trait SwiftSyntax
    // chooses the package if something else uses that.
    let condition: TargetDependencyCondition =
        builtSyntax == nil ? whenTrait("Macros") : .when(traits: ["SwiftSyntax"])!
    return .macro(
        name: "Macros",
        dependencies: ["SwiftSyntaxMacros", "SwiftCompilerPlugin"].map {
            .product(name: $0, package: "swift-syntax", condition: condition)
        },
        path: "Sources/Plugins/Macros",
        swiftSettings: strict
            + (builtSyntax.map {
                [.unsafeFlags(["-I", $0]), .define("TOOLCHAIN_SYNTAX")]
            } ?? []),
        // The compiler runs it, so it needs the toolchain's libraries even if an app has them inside.
        linkerSettings: builtSyntax.map {
            [.unsafeFlags(["-no-static-stdlib", "-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
        } ?? [])
}()

let package = Package(
    name: "Casement",
    products: [
        .library(name: "Casement", targets: ["Casement"]),
        .library(name: "CasementData", targets: ["CasementData"]),
        .library(name: "CasementCoreData", targets: ["CasementCoreData"]),
        .library(name: "CasementTesting", targets: ["CasementTesting"]),
        // The names by which tests of an Xcode project use an app.
        .library(name: "CasementUITesting", targets: ["CasementUITesting"]),
        // What programs borrow of other frameworks, for targets with an alias for each.
        .library(name: "CoreGraphicsNames", targets: ["CoreGraphicsNames", "QuartzCoreNames"]),
        .library(name: "UIKitNames", targets: ["UIKitNames"]),
        .library(name: "AppKitNames", targets: ["AppKitNames"]),
        .library(name: "PhotosUINames", targets: ["PhotosUINames"]),
        .library(name: "UserNotificationsNames", targets: ["UserNotificationsNames"]),
        .library(name: "OSNames", targets: ["OSNames"]),
        .library(name: "OSLogNames", targets: ["OSLogNames"]),
        .executable(name: "casement", targets: ["CasementCLI"]),
        .executable(name: "casement-inspector", targets: ["casement-inspector"]),
        .executable(name: "bench", targets: ["Bench"]),
        // Swift names for the asset catalogs of a target.
        .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
        // Preloaded into the processes that tests put on failing disks.
        .library(name: "FaultShim", type: .dynamic, targets: ["FaultShim"]),
    ],
    traits: [
        .trait(name: "SDL", description: "Windows on X11 and Wayland through SDL2."),
        .trait(name: "Macros", description: "The macros @Entry, #Preview and @Previewable."),
        .trait(
            name: "SwiftSyntax",
            description: """
                Compiles swift-syntax for the macros and leaves the toolchain's copy alone: for \
                builds in which another package depends on swift-syntax.
                """, enabledTraits: ["Macros"]),
        .trait(
            name: "Network",
            description: "URLSession and pictures from the network: an app links libcurl."),
        .trait(
            name: "Mirror",
            description: "Shows an app to viewers elsewhere: VNC, a web page, recordings."),
        .trait(name: "Standard", description: "SDL, Macros and Network, as most apps need them."),
        .default(enabledTraits: ["Standard"]),
    ],
    dependencies: [
        // Transactions, crash safety and migrations over SQLite; else a file format of our own.
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        // `ObservableObject`, `@Published` and publishers; else all of Combine.
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // The command line of `casement`; else a parser and its help pages.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // Log lines with levels and labels that an app can redirect; else a logger.
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        // Scenario files are YAML; else a parser with line numbers.
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        // What `@Entry` and `#Preview` expand to, where the toolchain lacks it; a macro can be
        // written in nothing else.
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        // HTTP of `casement serve`, and with WebSocket and TLS that of a mirror, which only the
        // trait Mirror compiles; else three parsers that strangers reach.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    ],
    targets: [
        // System
        systemLibrary(
            "CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev",
            header: "pango-1.0/pango/pango.h"),
        systemLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
        systemLibrary("CPixman", pkgConfig: "pixman-1", apt: "libpixman-1-dev"),
        systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
        systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
        systemLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
        systemLibrary(
            "CSDL2", pkgConfig: "sdl2", apt: "libsdl2-dev", header: "SDL2/SDL.h"),
        // Displays without a window system, and when they are plugged in; else the kernel's calls.
        systemLibrary("CDRM", pkgConfig: "libdrm", apt: "libdrm-dev"),
        systemLibrary("CWayland", pkgConfig: "wayland-client", apt: "libwayland-dev"),
        systemLibrary("CInput", pkgConfig: "libinput", apt: "libinput-dev"),
        systemLibrary("CXKB", pkgConfig: "xkbcommon", apt: "libxkbcommon-dev"),
        systemLibrary("CUdev", pkgConfig: "libudev", apt: "libudev-dev"),
        // Messages to a desktop's services: a part of GLib, which Pango brings along.
        systemLibrary(
            "CGIO", pkgConfig: "gio-2.0", apt: "libglib2.0-dev", header: "glib-2.0/gio/gio.h"),
        cModule("Sources/System/CLinux"),
        cModule("Sources/System/CAllocations"),
        cModule("Sources/System/CInstructions"),
        cModule("Sources/System/CSpawn"),
        // The submodules of `os`.
        cModule("Sources/System/COSNames"),
        cModule("Sources/System/CDatabase"),
        cModule("Sources/System/CVectors"),

        // Graphics: from sizes to pixels
        engine("Graphics/Geometry"),
        engine("Graphics/Typography", ["Geometry", "CPango"]),
        engine("Graphics/Images", ["CPNG", "CTurboJPEG"]),
        engine("Graphics/VectorImages", ["Geometry", "Images", "CVectors"]),
        engine("Graphics/Drawing", ["Geometry", "Typography", "Images"]),
        engine("Graphics/Raster", ["Drawing", "CCairo", "CPixman", "CPango"]),

        // Foundation: what Linux's Foundation lacks
        room("Foundation/Limits"),
        room("Foundation/Logs", [logging]),
        // Not compiled as a whole: the plug-in's tool has it, too, in a plan of its own, and each of
        // the two plans has the other's work done again, which then costs nothing.
        .target(name: "Assets", path: "Sources/Foundation/Assets", swiftSettings: strict),
        room("Foundation/ContentTypes"),
        // Plural rules are in the ICU that Foundation brings along.
        room(
            "Foundation/Localization", ["Limits"],
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        // It sorts the rows of apps.
        engine(
            "Foundation/FoundationNames", ["ContentTypes", "Geometry", "Limits", "Localization"]),
        room("Foundation/Publishing", ["FoundationNames", combine]),
        room("Foundation/Transfers", ["ContentTypes", "FoundationNames", "Publishing"]),

        // Plugins: what the compiler runs
        macros,
        .executableTarget(
            name: "AssetSymbolsTool", dependencies: ["Assets"],
            path: "Sources/Plugins/AssetSymbolsTool", swiftSettings: strict),
        .plugin(
            name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsTool"],
            path: "Sources/Plugins/AssetSymbols"),

        // Storage: sessions and stores
        room("Storage/Databases", ["CDatabase", grdb, sqlite]),
        room("Storage/Sessions", ["Databases", "Limits", "Logs", grdb, logging]),
        room(
            "Storage/Records",
            [
                "FoundationNames", "Databases", "Limits", "Logs", "CLinux", grdb, sqlite, logging,
                .target(name: "Macros", condition: whenTrait("Macros")),
            ]),

        // Tree: views, their state and their scenes
        engine("Tree/AttributeGraph"),
        engine("Tree/Layouts", ["Geometry"]),
        engine("Tree/Curves", ["Geometry"]),
        room("Tree/Styles", ["Assets", "Drawing", "Logs", logging]),
        room(
            "Tree/Views",
            [
                "AttributeGraph", "Curves", "Layouts", "Limits", "Localization", "Logs",
                "Publishing", "Styles", "Transfers", "VectorImages", logging,
            ]),
        room("Tree/Widgets", ["Views", "Limits"], resources: keyboardLayouts),
        room("Tree/Scenes", ["Widgets", "Limits", "Sessions"]),

        // Hosting: an app as a process, and what drives it
        room("Hosting/Hosting", ["Scenes", "Limits", "Logs", "Raster", "CLinux"]),
        // What an app and its driver say to each other: `casement` needs no more of an app.
        room("Hosting/AutomationProtocol", ["Limits"]),
        room("Hosting/Automation", ["Hosting", "AutomationProtocol"]),
        // Apps in processes of their own, for the command, other programs and tests of an app's
        // user interface.
        room("Hosting/AppRunning", ["AutomationProtocol", "Geometry", "Limits", "CSpawn"]),

        // Fronts: where windows are shown
        room("Fronts/FrontHeadless", ["Hosting"]),
        room(
            "Fronts/FrontSDL",
            [
                "Hosting", "CLinux", "Logs",
                .target(name: "CSDL2", condition: whenTrait("SDL")),
                .target(name: "CWayland", condition: whenTrait("SDL")),
            ]),
        room(
            "Fronts/Desktop",
            ["Hosting", .target(name: "CGIO", condition: whenTrait("SDL"))]),
        room(
            "Fronts/ATSPI",
            [
                "Desktop", .target(name: "CGIO", condition: whenTrait("SDL")),
                .target(name: "CPango", condition: whenTrait("SDL")),
            ]),
        room("Fronts/ScreenSpeech", ["Automation", "Limits"]),
        room("Fronts/DeviceInput", ["Hosting", "CLinux", "CInput", "CXKB", "CUdev"]),
        room("Fronts/BareScreen", ["Hosting", "CLinux"]),
        room("Fronts/FrontFB", ["BareScreen", "CLinux"]),
        room("Fronts/FrontKMS", ["BareScreen", "CDRM"]),

        // Mirror: the screen for viewers elsewhere, and how they reach it
        engine("Mirror/ScreenPixels", ["Geometry", "Limits", "CZlib"]),
        engine("Mirror/RFB", ["Geometry", "Limits", "ScreenPixels", "CTurboJPEG"]),
        engine("Mirror/ScreenRecordings", ["Geometry", "Limits", "ScreenPixels"]),
        engine("Mirror/Mirror", ["Hosting", "Logs", "RFB", "ScreenRecordings", "CXKB", logging]),
        room(
            "Mirror/MirrorServer",
            [
                "Limits", "RFB", logging, nio("NIOCore"), nio("NIOPosix"), nio("NIOHTTP1"),
                nio("NIOWebSocket"), nio("NIOSSL", of: "swift-nio-ssl"),
            ],
            resources: page),

        // Modules: what apps and tests import
        room(
            "Modules/Casement",
            [
                "Automation", "FrontHeadless", "FrontFB", "FrontKMS", "DeviceInput", "Logs",
                "ScreenSpeech", logging, .target(name: "FrontSDL", condition: whenTrait("SDL")),
                .target(name: "Desktop", condition: whenTrait("SDL")),
                .target(name: "ATSPI", condition: whenTrait("SDL")),
                .target(name: "Macros", condition: whenTrait("Macros")),
                .target(name: "Mirror", condition: .when(traits: ["Mirror"])),
                .target(name: "MirrorServer", condition: .when(traits: ["Mirror"])),
            ],
            // After each change of an app its debug build is linked, in half of the time.
            linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(configuration: .debug))]),
        // Models in a store, as `import SwiftData` shows them.
        room(
            "Modules/CasementData",
            [
                "Casement", "Records", "Logs", logging,
                .target(name: "Macros", condition: whenTrait("Macros")),
            ]),
        room("Modules/CasementCoreData", ["Casement", "Records", "Logs", logging]),
        room("Modules/CasementTesting", ["Casement", "CLinux", logging]),
        room(
            "Modules/CasementUITesting",
            ["AppRunning", "AutomationProtocol", "Geometry", "Images", "Limits", "Records"]),
        room("Modules/Names/CoreGraphicsNames", ["Casement"]),
        room("Modules/Names/QuartzCoreNames", ["CoreGraphicsNames"]),
        room("Modules/Names/BorrowedViews", ["QuartzCoreNames"]),
        room("Modules/Names/UIKitNames", ["BorrowedViews"]),
        room("Modules/Names/AppKitNames", ["BorrowedViews"]),
        room("Modules/Names/PhotosUINames", ["UIKitNames"]),
        room("Modules/Names/UserNotificationsNames", ["Casement"]),
        room("Modules/Names/OSNames", ["COSNames", "Logs", logging]),
        room("Modules/Names/OSLogNames", ["OSNames"]),

        // Tools
        // What Xcode's projects, playgrounds and packages have, and the packages that adopt them.
        engine("Tools/XcodeProjects", ["Assets", "Limits"]),
        room(
            "Tools/WebDriver",
            [
                "AppRunning", "AutomationProtocol", "Geometry", "Images", "Limits",
                served("NIOCore"), served("NIOPosix"), served("NIOHTTP1"),
            ]),
        .executableTarget(
            name: "CasementCLI",
            dependencies: [
                "AppRunning", "AutomationProtocol", "Geometry", "Images", "Limits", "Logs",
                "ScreenRecordings", "Sessions", "WebDriver", "XcodeProjects", "CZlib", arguments,
                yaml,
            ], path: "Sources/Tools/CasementCLI", swiftSettings: strict + whole),
        .executableTarget(
            name: "casement-inspector", dependencies: ["Casement", "AppRunning"],
            path: "Sources/Tools/Inspector",
            swiftSettings: [.swiftLanguageMode(.v6), appAliases] + standardTraits),
        .executableTarget(
            name: "Bench",
            dependencies: [
                "Casement", "CasementCoreData", "Records", "FoundationNames", "FrontHeadless",
                "AppRunning", "Automation", "CAllocations", "CInstructions", "Images", "Mirror",
                arguments, grdb,
            ], path: "Sources/Tools/Bench", exclude: ["Hello"],
            resources: [.embedInCode("Peers.json")], swiftSettings: strict),
        .executableTarget(
            name: "hello", dependencies: ["Casement"], path: "Sources/Tools/Bench/Hello",
            swiftSettings: [.swiftLanguageMode(.v5), appAliases] + standardTraits),

        // Demos
        demo("gallery", catalog: "Assets.xcassets"), demo("counter"), dataDemo("notes"),
        demo("todos"), demo("settings"), demo("panel"), demo("budget"), demo("photos"),
        demo("weather"), demo("mail"), demo("reader", strings: "Localizable.xcstrings"),
        dataDemo("ledger"),

        // Support: what tests share
        optimizedSupport("Support/RandomNumbers"),
        optimizedSupport("Support/ReferenceEvaluator", ["RandomNumbers"]),
        support("Support/Waiting"),
        support("Support/ProcessCosts"),
        support("Support/Pictures", ["Images", "Raster"]),
        support("Support/ViewHosts", ["Views", "Raster"]),
        // Projects for Apple's systems, of different shapes.
        support("Support/ProjectFixtures"),

        // Units: a folder a module, in the order of the modules
        tests("Units/Geometry", ["Geometry"]),
        tests("Units/Typography", ["Typography"]),
        tests("Units/Images", ["Images", "CTurboJPEG"]),
        tests("Units/VectorImages", ["VectorImages", "CVectors", "Waiting"]),
        tests("Units/Drawing", ["Drawing", "RandomNumbers"]),
        tests("Units/Raster", ["Raster", "RandomNumbers", "CCairo"]),
        tests("Units/Limits", ["Limits"]),
        tests("Units/Logs", ["Logs", logging]),
        tests("Units/Assets", ["Assets"]),
        tests("Units/ContentTypes", ["ContentTypes"]),
        tests("Units/Localization", ["Localization", "ProcessCosts"]),
        tests("Units/FoundationNames", ["FoundationNames"]),
        tests("Units/Publishing", ["Publishing"]),
        tests("Units/Transfers", ["Transfers"]),
        tests("Units/Databases", ["Databases", grdb]),
        tests(
            "Units/Sessions", ["Sessions", "Databases", "ProcessCosts", "Waiting", grdb],
            exclude: ["Fixtures"]),
        tests("Units/Records", ["Records", "RandomNumbers", grdb]),
        tests("Units/AttributeGraph", ["AttributeGraph"]),
        tests("Units/Layouts", ["Layouts", "RandomNumbers"]),
        tests("Units/Curves", ["Curves"]),
        tests("Units/Styles", ["Styles"]),
        tests("Units/Views", ["Views", "RandomNumbers", "ViewHosts"]),
        tests("Units/Widgets", ["Widgets", "Raster", "RandomNumbers", "ViewHosts"]),
        tests("Units/Scenes", ["Scenes"]),
        tests("Units/Hosting", ["Hosting", "Waiting"]),
        tests("Units/AutomationProtocol", ["AutomationProtocol"]),
        tests("Units/Automation", ["Automation"]),
        tests("Units/FrontHeadless", ["FrontHeadless"]),
        tests(
            "Units/FrontSDL",
            [
                .target(name: "FrontSDL", condition: whenTrait("SDL")),
                .target(name: "CSDL2", condition: whenTrait("SDL")),
            ]),
        tests(
            "Units/Desktop",
            ["CasementTesting", .target(name: "Desktop", condition: whenTrait("SDL"))]),
        tests(
            "Units/ATSPI",
            ["CasementTesting", .target(name: "ATSPI", condition: whenTrait("SDL"))]),
        tests("Units/ScreenSpeech", ["ScreenSpeech", "Casement", "CasementTesting", "Waiting"]),
        tests("Units/DeviceInput", ["DeviceInput"]),
        tests("Units/BareScreen", ["BareScreen"]),
        tests("Units/FrontFB", ["FrontFB"]),
        tests("Units/FrontKMS", ["FrontKMS", "CasementTesting"]),
        tests(
            "Units/Mirror",
            [
                "Mirror", "ScreenRecordings", "FrontFB", "FrontHeadless", "ProcessCosts",
                "RandomNumbers", "CTurboJPEG", "CZlib",
            ]),
        tests("Units/MirrorServer", ["MirrorServer", "RFB"]),
        tests("Units/Casement", ["Casement", logging]),
        appTests("Units/CasementTesting", mode: .v6, with: ["CLinux", "ReaderProbe"]),
        tests("Units/WebDriver", ["WebDriver", "Waiting", "gallery", "ScenarioProbe"]),
        tests("Units/XcodeProjects", ["XcodeProjects", "ProjectFixtures"]),
        tests("Units/Bench", ["Bench"]),

        // Apps: written as their authors write them
        .testTarget(
            name: "AppTestsSwift5", dependencies: ["Casement", "CasementTesting"],
            path: "Tests/Apps/AppTestsSwift5",
            swiftSettings: [.swiftLanguageMode(.v5), appAliases] + standardTraits),
        .testTarget(
            name: "AppTestsSwift6", dependencies: ["Casement", "CasementTesting"],
            path: "Tests/Apps/AppTestsSwift6",
            swiftSettings: [.swiftLanguageMode(.v6), appAliases] + standardTraits),
        appTests(
            "Apps/DataFlow", with: ["RandomNumbers", "ReferenceEvaluator", "Waiting"]),
        appTests("Apps/Flow", with: ["RandomNumbers"]),
        // Apps whose files say `import SwiftData`, or `import CoreData`.
        appTests("Apps/Data", with: ["CasementData"], [dataAlias]),
        appTests(
            "Apps/CoreData", with: ["CasementCoreData"],
            [.unsafeFlags(["-module-alias", "CoreData=CasementCoreData"])]),
        appTests(
            "Apps/UIKit", with: ["UIKitNames", "PhotosUINames", "Pictures"],
            [
                borrowing("UIKit"),
                .unsafeFlags(["-module-alias", "PhotosUI=PhotosUINames"]),
            ],
            catalog: "Assets.xcassets"),
        appTests(
            "Apps/AppKit", with: ["AppKitNames", "Pictures"], [borrowing("AppKit")],
            catalog: "Assets.xcassets"),
        appTests(
            "Apps/PhotosUI", with: ["PhotosUINames"],
            [.unsafeFlags(["-module-alias", "PhotosUI=PhotosUINames"])]),
        appTests(
            "Apps/UserNotifications", with: ["UserNotificationsNames"],
            [.unsafeFlags(["-module-alias", "UserNotifications=UserNotificationsNames"])]),
        appTests(
            "Apps/SystemLogs", mode: .v6, with: ["OSNames", "OSLogNames", logging],
            [.unsafeFlags(["-module-alias", "os=OSNames", "-module-alias", "OSLog=OSLogNames"])]),
        // The demos, used by their own authors' tests.
        appTests("Apps/Demos", with: demos),
        // What `casement record --swift` has written.
        appTests("Apps/Recorded", mode: .v6, with: demos),

        // Probes: what tests start
        .executableTarget(
            name: "LoopProbe",
            dependencies: [
                "FrontHeadless", "FrontFB",
                .target(name: "FrontSDL", condition: whenTrait("SDL")),
            ], path: "Tests/Probes/LoopProbe", swiftSettings: strict),
        probe("Probes/ScenarioProbe"),
        probe("Probes/ReaderProbe"),
        probe("Probes/TextProbe"),
        probe("Probes/DocumentApps", name: "tales"),
        probe("Probes/DataFlowApps"),
        probe("Probes/SceneApps"),
        // Its files say `import UIKit`, and its property list names the delegate of its scenes.
        .executableTarget(
            name: "DelegateApps", dependencies: ["Casement", "UIKitNames"],
            path: "Tests/Probes/DelegateApps", resources: [.copy("AppInformation.plist")],
            swiftSettings: [.swiftLanguageMode(.v5), appAliases, borrowing("UIKit")]
                + standardTraits),
        probe("Probes/FaultApps"),
        .executableTarget(
            name: "FaultScript", dependencies: ["Images", "Raster", "Sessions", "VectorImages"],
            path: "Tests/Probes/FaultScript", swiftSettings: strict),
        .executableTarget(
            name: "StoreScript", dependencies: ["Records"], path: "Tests/Probes/StoreScript",
            swiftSettings: strict),
        cModule("Tests/Probes/FaultShim"),
        .executableTarget(name: "TouchScreen", path: "Tests/Probes/TouchScreen"),
        probe("Probes/MachineApp"),
        probe("Tools/ContactSheet", name: "contactsheet"),

        // Processes: what starts programs
        tests("Processes/FrontLoop", ["LoopProbe"]),
        tests(
            "Processes/FrontContract",
            [
                "CasementTesting", "FrontHeadless", "FrontFB",
                .target(name: "FrontSDL", condition: whenTrait("SDL")),
                .target(name: "CSDL2", condition: whenTrait("SDL")),
            ]),
        tests(
            "Processes/CLI",
            [
                "CasementCLI", "Geometry", "Images", "RandomNumbers", "ScreenPixels",
                "ScreenRecordings", "ScenarioProbe", "DataFlowApps", "DelegateApps", "SceneApps",
                "budget", "casement-inspector",
                "ProjectFixtures", "ledger", "mail", "photos", "reader", "tales", "weather",
                "Waiting",
            ]),
        tests(
            "Processes/EndToEnd",
            [
                "Automation", "CasementCLI", "Pictures", "Sessions", "counter", "gallery", "notes",
                "DataFlowApps", "DelegateApps", "ScenarioProbe", "SceneApps", "Waiting",
            ]),
        tests(
            "Processes/Fault",
            [
                "Automation", "CasementCLI", "FaultApps", "FaultScript", "RandomNumbers",
                "Records", "Sessions", "StoreScript", "Waiting", "ledger", grdb,
            ]),
        // Tests of a user interface whose files say `import XCTest`, as in Xcode.
        .testTarget(
            name: "TodosUITests",
            dependencies: ["CasementUITesting", "AppRunning", "gallery", "todos"],
            path: "Tests/Processes/TodosUI", swiftSettings: [.swiftLanguageMode(.v5)]),
        // Apps on the screens of machines that QEMU emulates.
        tests(
            "Processes/Machine",
            [
                "Automation", "CasementCLI", "MachineApp", "Pictures", "RandomNumbers", "Sessions",
                "TouchScreen", "Waiting", "panel",
            ], exclude: ["Guest"]),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "Assets", "AutomationProtocol", "DeviceInput", "FoundationNames", "FrontKMS",
                "Hosting", "Images", "Limits", "Localization", "MirrorServer", "RFB",
                "RandomNumbers", "Records", "Scenes", "ScreenRecordings", "Sessions",
                "VectorImages", "XcodeProjects", logging, nio("NIOCore"), nio("NIOEmbedded"),
                .target(name: "Desktop", condition: whenTrait("SDL")),
            ], path: "Tests/Processes/Fuzz", exclude: ["Corpus"], swiftSettings: strict),
    ]
)

// A module that only re-exports a changed one is written as it was, and SwiftPM compiles a target
// again only if a module that it names has changed. So each target names, in the end, all modules
// below it, and libraries name all theirs: else an app would keep the layout of a type that is
// different now.
extension Target.Dependency {
    /// The name of a target of this package that is there in every build.
    var target: String? {
        switch self {
        case .targetItem(let name, nil), .byNameItem(let name, nil): name
        default: nil
        }
    }
}

var below: [String: Set<String>] = [:]
@MainActor func modules(below name: String) -> Set<String> {
    if let known = below[name] { return known }
    let named = package.targets.first { $0.name == name }?.dependencies.compactMap(\.target) ?? []
    let all = named.reduce(into: Set(named)) { $0.formUnion(modules(below: $1)) }
    below[name] = all
    return all
}

let libraries = Set(package.targets.filter { $0.type == .regular }.map(\.name))
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    let missing = modules(below: target.name).intersection(libraries)
        .subtracting(target.dependencies.compactMap(\.target))
    target.dependencies += missing.sorted().map { .target(name: $0) }
}
package.products = package.products.map { product in
    guard let library = product as? Product.Library else { return product }
    let missing = library.targets.reduce(into: Set()) { $0.formUnion(modules(below: $1)) }
        .intersection(libraries).subtracting(library.targets)
    return .library(
        name: library.name, type: library.type, targets: library.targets + missing.sorted())
}

// `make test ONLY=WidgetsTests` builds no other tests, and `make sanitize` only those that it runs.
if let only = Context.environment["CASEMENT_ONLY_TESTS"]?.split(separator: ",") {
    package.targets.removeAll { $0.type == .test && !only.contains(Substring($0.name)) }
}
