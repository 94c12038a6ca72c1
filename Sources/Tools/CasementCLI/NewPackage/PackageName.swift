/// The name of a new package, of its executable and of its module.
package struct PackageName: Hashable, Sendable {
    package let text: String

    package init(_ text: String) throws(NewPackageError) {
        guard text.wholeMatch(of: #/[A-Za-z][A-Za-z0-9_]*/#) != nil else { throw .badName(text) }
        guard !Self.taken.contains(where: { $0.lowercased() == text.lowercased() }) else {
            throw .takenName(text)
        }
        self.text = text
    }

    /// The name of the type that conforms to `App`.
    var appType: String {
        let head = text.prefix(1).uppercased() + text.dropFirst()
        return head.hasSuffix("App") ? head : head + "App"
    }

    /// Two modules of a build cannot have one name, and these are in every app's build. Keywords
    /// cannot name a module at all.
    static let taken: Set<String> = casementModules.union(otherModules).union(keywords)

    /// The targets of Casement that reach an app or its tests, and the executables beside them.
    static let casementModules: Set<String> = [
        "AppKitNames", "AppRunning", "Assets", "AssetSymbols", "AssetSymbolsTool", "ATSPI",
        "AttributeGraph", "Automation", "AutomationProtocol", "BareScreen", "Bench",
        "BorrowedViews", "CAllocations", "Casement", "CasementCLI", "CasementCoreData",
        "CasementData", "CasementTesting", "CasementUITesting", "CCairo", "CDatabase", "CDRM",
        "CGIO", "CInput", "CInstructions", "CLinux", "ContentTypes", "CoreGraphicsNames",
        "COSNames", "CPango", "CPixman", "CPNG", "CSDL2", "CSpawn", "CTurboJPEG", "CUdev",
        "Curves", "CVectors", "CWayland", "CXKB", "CZlib", "Databases", "Desktop", "DeviceInput",
        "Drawing", "FaultShim", "FoundationNames", "FrontFB", "FrontHeadless", "FrontKMS",
        "FrontSDL", "Geometry", "Hosting", "Images", "Inspector", "Layouts", "Limits",
        "Localization", "Logs", "Macros", "Mirror", "MirrorServer", "OSLogNames", "OSNames",
        "PhotosUINames", "Publishing", "QuartzCoreNames", "Raster", "Records", "RFB", "Scenes",
        "ScreenPixels", "ScreenRecordings", "ScreenSpeech", "Sessions", "Styles", "Transfers",
        "Typography", "UIKitNames", "UserNotificationsNames", "VectorImages", "Views",
        "WebDriver", "Widgets", "XcodeProjects",
    ]

    private static let otherModules: Set<String> = [
        "AppKit", "ArgumentParser", "Combine", "CoreGraphics", "CoreTransferable", "Dispatch",
        "Foundation", "FoundationNetworking", "Glibc", "GRDB", "GRDBSQLite", "Logging",
        "Observation", "OpenCombine", "OpenCombineShim", "QuartzCore", "Swift", "SwiftData",
        "SwiftSyntax", "SwiftUI", "Testing", "UIKit", "UniformTypeIdentifiers", "XCTest", "Yams",
    ]

    private static let keywords: Set<String> = [
        "actor", "any", "as", "break", "case", "catch", "class", "continue", "default", "defer",
        "do", "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "is", "let", "main", "nil", "operator", "protocol",
        "public", "repeat", "return", "self", "some", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
