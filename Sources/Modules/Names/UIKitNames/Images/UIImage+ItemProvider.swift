import Casement
import FoundationNames

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The types of data that a picture can be made of.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "public.svg-image", "com.adobe.pdf", "public.image"]
    }

    /// The types that a picture is given as.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

    /// Makes a picture of data. Throws if the data are not one.
    public static func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
        guard let picture = UIImage(data: data) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return picture
    }

    /// Gives the picture as a PNG, or an error for one without pixels, to the handler at once.
    @discardableResult
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = pngData()
        completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
        return nil
    }
}
