import Casement
import FoundationNames
import Hosting
import Widgets

/// What follows a controller that shows others. It has no functions here.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

/// What gets the picture that the user has chosen. Each of its functions has a default.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called with what the user has chosen.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called if the user chooses nothing. By default the picker is dismissed.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}

/// Lets the user choose a picture, in the dialog for files.
open class UIImagePickerController: UIViewController {
    /// What a value is that a delegate gets.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type of what was chosen: the identifier `public.image` as a `String`.
        public static let mediaType = InfoKey(
            rawValue: "UIImagePickerControllerMediaType")
        /// The picture: a `UIImage`.
        public static let originalImage = InfoKey(
            rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture, which nobody has edited here, if editing is allowed: a `UIImage`.
        public static let editedImage = InfoKey(
            rawValue: "UIImagePickerControllerEditedImage")
        /// The file of the picture: a `URL`.
        public static let imageURL = InfoKey(
            rawValue: "UIImagePickerControllerImageURL")
    }

    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// Returns whether there are pictures of a source: of every one but the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        sourceType != .camera
    }

    /// What gets the picture.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// Where pictures come from. They are files, whatever it is.
    open var sourceType = SourceType.photoLibrary
    /// Whether the delegate gets an edited picture, too. Nothing here edits it.
    open var allowsEditing = false
    /// The identifiers of the types that are offered: pictures.
    open var mediaTypes = ["public.image"]

    public override init() { super.init() }

    override func makeView() -> UIView {
        HostingUIView(
            AnyView(
                FilePickerContent(types: [.image], takesSeveral: false) { [weak self] in
                    self?.take($0)
                }))
    }

    private func take(_ urls: [URL]) {
        guard let url = urls.first else {
            delegate?.imagePickerControllerDidCancel(self)
            return
        }
        guard let picture = UIImage(contentsOfFile: url.path(percentEncoded: false)) else {
            CurrentApp.latest?.sayOnce(
                "\(url.lastPathComponent) is not a picture that can be read.")
            delegate?.imagePickerControllerDidCancel(self)
            return
        }
        var info: [InfoKey: Any] = [
            .mediaType: "public.image", .originalImage: picture, .imageURL: url,
        ]
        if allowsEditing { info[.editedImage] = picture }
        delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
}

/// What stands behind the dialog for files while a picker is shown. The dialog opens with it, and
/// again when the button is pressed.
package struct FilePickerContent: View {
    private let types: [UTType]
    private let takesSeveral: Bool
    private let take: @MainActor ([URL]) -> Void
    @State private var isPresented = false

    package init(
        types: [UTType], takesSeveral: Bool, take: @escaping @MainActor ([URL]) -> Void
    ) {
        self.types = types
        self.takesSeveral = takesSeveral
        self.take = take
    }

    package var body: some View {
        Button("Choose…") { isPresented = true }
            .padding(24)
            .onAppear { isPresented = true }
            .fileImporter(
                isPresented: $isPresented, allowedContentTypes: types,
                allowsMultipleSelection: takesSeveral
            ) { result in
                if let urls = try? result.get() { take(urls) }
            } onCancellation: {
                take([])
            }
            .fileDialogUsualDirectory(.picturesDirectory)
    }
}
