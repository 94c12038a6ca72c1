import Foundation
import Limits
import Localization

/// What an app's property list says to its host. `casement adopt` writes the list as a resource of
/// the app, because SwiftPM makes none.
struct AppInformation {
    /// That of this process, read once.
    static let own = AppInformation(
        folders: ResourceFolders.folders(
            in: Bundle.main.bundlePath, executable: ProcessInfo.processInfo.processName))

    /// The name under the app's picture, which windows without a title have.
    let name: String?
    /// The size of the first window of an app for phones alone.
    let windowSize: CGSize?
    /// Whether the app is for phones and tablets alone, so that it looks as it does there.
    let isForFingers: Bool
    /// What it says of the app's scenes; `nil` if it says nothing.
    let scenes: SceneManifest?
    /// The files of fonts that views name.
    let fonts: [String]

    private static let phone = CGSize(width: 390, height: 844)

    init(folders: [URL]) {
        let files = folders.map { $0.appendingPathComponent("AppInformation.plist").path }
        let list = files.lazy.compactMap { file -> [String: Any]? in
            guard let data = try? BoundedFile.read(file, limit: 4 << 20) else { return nil }
            return try? BoundedPropertyList.read(data) as? [String: Any]
        }.first
        name = (list?["CFBundleDisplayName"] ?? list?["CFBundleName"]) as? String
        windowSize = list.flatMap(Self.windowSize)
        let family = list?["UIDeviceFamily"] as? [Int] ?? []
        isForFingers = !family.isEmpty && Set(family).isSubset(of: [1, 2])
        scenes = list.flatMap(SceneManifest.init)
        fonts = (list?["UIAppFonts"] as? [String] ?? []).compactMap { name in
            let file = name.split(separator: "/").last.map(String.init) ?? name
            return folders.map { $0.appendingPathComponent(file).path }
                .first(where: FileManager.default.fileExists)
        }
    }

    private static func windowSize(_ list: [String: Any]) -> CGSize? {
        guard list["UIDeviceFamily"] as? [Int] == [1] else { return nil }
        let orientations = list["UISupportedInterfaceOrientations"] as? [String] ?? []
        let isWide = !orientations.isEmpty && orientations.allSatisfy { $0.contains("Landscape") }
        return isWide ? CGSize(width: phone.height, height: phone.width) : phone
    }
}
