import Casement
import FoundationNames
import Transfers
import Widgets

/// Offers what can be done with items outside of the app: copying them, saving them, sending them,
/// opening them.
open class UIActivityViewController: UIViewController {
    /// What is called when the user has chosen, or nothing.
    public typealias CompletionWithItemsHandler =
        @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// What is called when the user has chosen, or nothing.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Has no effect: an app shares in few ways here.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    private let items: [SharedItem]
    private var isDone = false

    /// Creates a controller for texts, addresses and pictures. Other items are left out, and
    /// `applicationActivities` has no effect.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems.compactMap(SharedItem.init)
        super.init()
    }

    override func makeView() -> UIView {
        HostingUIView(
            AnyView(
                ShareSheet(items: items) { [weak self] in
                    self?.finish($0)
                    self?.dismiss(animated: true)
                }))
    }

    open override func viewDidDisappear(_ animated: Bool) { finish(false) }

    private func finish(_ hasChosen: Bool) {
        guard !isDone else { return }
        isDone = true
        completionWithItemsHandler?(nil, hasChosen, nil, nil)
    }
}

/// A way to share, of which an app makes none of its own.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// The name of a way to share.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let addToReadingList = ActivityType(
            "com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let copyToPasteboard = ActivityType(
            "com.apple.UIKit.activity.CopyToPasteboard")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll = ActivityType(
            "com.apple.UIKit.activity.SaveToCameraRoll")
    }

    private override init() {}
}

/// A text, an address or a picture that is shared.
struct SharedItem: Transferable, @unchecked Sendable {
    private let text: String?
    let url: URL?
    private let picture: UIImage?

    /// Takes what can be shared; `nil` for other values.
    init?(_ item: Any) {
        switch item {
        case let text as String: self.init(text: text)
        case let text as NSString: self.init(text: text.description)
        case let text as NSAttributedString: self.init(text: text.string)
        case let url as URL: self.init(url: url)
        case let url as NSURL: self.init(url: url.absoluteURL)
        case let picture as UIImage: self.init(picture: picture)
        default: return nil
        }
    }

    private init(text: String? = nil, url: URL? = nil, picture: UIImage? = nil) {
        self.text = text
        self.url = url
        self.picture = picture
    }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { $0.picture?.pngData() ?? Data() }
            .exportingCondition { $0.picture != nil }
        ProxyRepresentation { (item: SharedItem) in item.text ?? "" }
            .exportingCondition { $0.text != nil }
        ProxyRepresentation { (item: SharedItem) in item.url ?? URL(filePath: "/") }
            .exportingCondition { $0.url != nil }
    }
}

/// The sheet of a controller that shares.
private struct ShareSheet: View {
    let items: [SharedItem]
    let done: @MainActor (Bool) -> Void
    @State private var isSaving = false

    var body: some View {
        VStack(spacing: 12) {
            Text("Share").font(.headline)
            Group {
                ShareRows(
                    items: { items.map { NSItemProvider.of($0) } },
                    addresses: items.compactMap(\.url), subject: nil, message: nil
                ) { isSaving = true }
            }
            .buttonStyle(.bordered)
            Button("Done") { done(true) }.keyboardShortcut(.defaultAction)
        }
        .padding(24)
        .frame(minWidth: 240)
        .fileExporter(isPresented: $isSaving, items: items) { _ in }
    }
}
