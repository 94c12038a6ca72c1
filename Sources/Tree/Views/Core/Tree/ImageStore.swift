import Assets
import Foundation
import Images

/// Pictures by file, decoded once; a file that cannot be read is reported once.
///
/// What the first frame of a window shows is decoded for it. Pictures that a later frame asks for are
/// decoded beside the main thread if there is `lateWork`, and shown by one of the next frames.
package final class ImageStore {
    /// On what the choice of a named picture's file depends.
    package struct FileKey: Hashable {
        private let name: String
        private let folder: String
        private let scale: CGFloat
        private let isDark: Bool
        private let hasHighContrast: Bool

        package init(
            name: String, folder: String, scale: CGFloat, isDark: Bool, hasHighContrast: Bool
        ) {
            self.name = name
            self.folder = folder
            self.scale = scale
            self.isDark = isDark
            self.hasHighContrast = hasHighContrast
        }
    }

    private struct Derived {
        weak var source: AnyObject?
        let image: DecodedImage
    }

    /// The image sets of the app, read on demand.
    package let assets: AssetLibrary
    /// Makes pictures beside the main thread; nil if every picture is made when it is asked for, so
    /// that each frame shows all of them.
    package var lateWork: LateWork?
    var known = KnownPictures()
    var headers: [PictureFile: PictureHeader?] = [:]
    var drawings: [String: VectorDrawings] = [:]
    /// The nodes that show a picture as soon as it is made.
    var waiting: [ObjectIdentifier: any PictureWaiter] = [:]
    /// Whether pictures have come of which these nodes have not been told.
    var hasNews = false
    private var files: [FileKey: PictureFile?] = [:]
    private var checked: Set<String> = []
    private var reported: Set<String> = []
    private var made: [String: Derived] = [:]
    private let report: (String) -> Void

    package init(assets: AssetLibrary? = nil, report: @escaping (String) -> Void) {
        self.report = report
        self.assets = assets ?? AssetLibrary(report: report)
    }

    /// The file of a named picture; `find` is called once for each key.
    package func file(for key: FileKey, find: () -> PictureFile?) -> PictureFile? {
        if let known = files[key] { return known }
        let found = find()
        files[key] = .some(found)
        return found
    }

    /// A picture made of another one, made again only once that is gone.
    package func derived(
        from source: AnyObject, _ name: String, _ make: () -> DecodedImage
    ) -> DecodedImage {
        if let known = made[name], known.source === source { return known.image }
        made = made.filter { $0.value.source != nil }
        let image = make()
        made[name] = Derived(source: source, image: image)
        return image
    }

    package func reportOnce(_ message: String) {
        if reported.insert(message).inserted { report(message) }
    }

    /// Reports what is wrong with a name, which is asked once for each name.
    package func report(about name: String, _ complaint: (String) -> String?) {
        guard checked.insert(name).inserted, let sentence = complaint(name) else { return }
        reportOnce(sentence)
    }

    /// The value; nil, and a report, if there is an error instead.
    func reporting<Value>(_ result: Result<Value, any Error>) -> Value? {
        switch result {
        case .success(let value): return value
        case .failure(let error):
            report("\(error)")
            return nil
        }
    }
}
