import Foundation
import XcodeProjects

/// The repositories that SwiftPM has fetched on this machine.
struct PackageCache {
    private let folder: String

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = environment["HOME"] ?? "/"
        let cache = environment["XDG_CACHE_HOME"] ?? "\(home)/.cache"
        folder = "\(cache)/org.swift.swiftpm/repositories"
    }

    /// Modules of Apple's systems without which a package's sources are not compiled.
    private static let foreign = [
        "UIKit", "AppKit", "SwiftUI", "WatchKit", "CoreGraphics", "QuartzCore", "WebKit",
        "AVFoundation",
        "CoreImage", "Metal", "MetalKit", "StoreKit", "Photos", "Security", "CoreLocation",
        "MapKit",
    ]

    /// Why a package is not kept; `nil` if it is there and its sources import nothing of Apple's.
    func refusal(of package: PackageReference) -> String? {
        let identity = package.identity
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let own = names.first { $0.lowercased().hasPrefix(identity.lowercased() + "-") }
        guard let own else { return "it is not on this machine" }
        guard let git = try? Tool("git", from: "git") else { return "there is no git to read it" }
        let pattern = "^import (\(Self.foreign.joined(separator: "|")))$"
        let arguments = ["-C", "\(folder)/\(own)", "grep", "-lE", pattern, "HEAD", "--", "Sources"]
        // It ends with 1, and prints nothing, if no file does.
        guard let found = try? git.run(arguments) else { return nil }
        let file = found.split(separator: "\n").first.map { $0.dropFirst("HEAD:".count) } ?? ""
        return "\(file) imports a module of Apple's"
    }
}
