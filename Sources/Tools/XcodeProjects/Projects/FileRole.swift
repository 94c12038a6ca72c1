/// What a file of a target is here, by its ending.
enum FileRole: Equatable {
    case source
    case resource
    case model
    /// Settings of the build that are read elsewhere, or documents about it.
    case ignored
    case leftOut(String)

    init(_ path: String) {
        switch RelativePath.ending(path) {
        case "swift": self = .source
        case "xcdatamodeld", "xcdatamodel": self = .model
        case "h", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "xcprivacy", "docc",
            "xctestplan", "storekit", "apinotes", "xcodeproj", "xcworkspace", "playground",
            "icon", "gitignore":
            self = .ignored
        case "m", "mm", "c", "cpp", "cc", "s":
            self = .leftOut("Objective-C and C are not compiled: write it in Swift")
        // The picture of an app that is starting.
        case "storyboard" where RelativePath.name(path).lowercased().contains("launch"):
            self = .ignored
        case "storyboard", "xib", "nib":
            self = .leftOut("there are no views for storyboards and nibs")
        case "metal": self = .leftOut("there is no Metal: shaders draw nothing")
        case "mlmodel", "mlpackage": self = .leftOut("there is no Core ML")
        case "intentdefinition": self = .leftOut("there are no intents")
        case "rkassets", "usdz", "reality", "scn", "scnassets", "sks":
            self = .leftOut("there is no SceneKit, SpriteKit or RealityKit")
        case "framework", "xcframework", "a", "dylib", "tbd":
            self = .leftOut("a library that was compiled for Apple's systems")
        default:
            self =
                RelativePath.name(path) == "Info.plist" || path.hasSuffix("-Info.plist")
                ? .ignored : .resource
        }
    }

    /// Folders that are one file for a project.
    static func isOne(_ path: String) -> Bool {
        [
            "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "playground", "xcodeproj",
            "xcworkspace", "docc", "framework", "xcframework", "scnassets", "rkassets", "icon",
            "mlpackage", "rtfd",
        ].contains(RelativePath.ending(path))
    }
}

extension AdoptedTarget {
    /// Takes a file or a folder that counts as one.
    mutating func add(_ path: String, in tree: FileTree, as role: FileRole? = nil) {
        guard !RelativePath.isOutside(path) else {
            leftOut.append(LeftOut(path: path, reason: "it is outside of the project"))
            return
        }
        guard tree.files.contains(path) || tree.isFolder(path) else {
            let reason =
                tree.links.contains(path) ? "it is a link that leads outside" : "it is gone"
            leftOut.append(LeftOut(path: path, reason: reason))
            return
        }
        switch role ?? FileRole(path) {
        case .source where tree.files.contains(path): sources.append(path)
        case .source: resources.append(path)
        case .resource: resources.append(path)
        case .model: models.append(path)
        case .ignored: break
        case .leftOut(let reason): leftOut.append(LeftOut(path: path, reason: reason))
        }
    }
}
