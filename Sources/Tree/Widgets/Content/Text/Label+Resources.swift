import FoundationNames
import Views

extension Label where Title == Text, Icon == Image {
    /// A title with a picture of an asset catalog.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image.decorative(resource)
        }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init {
            Text(titleResource)
        } icon: {
            Image.decorative(resource)
        }
    }

    /// Creates a label from a string, shown as it is, and a picture of an asset catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image.decorative(resource)
        }
    }
}
