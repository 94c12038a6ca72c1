import FoundationNames
import Views
import Widgets

extension MenuBarExtra where Label == _TitledIcon {
    /// Creates an extra with a picture of an asset catalog, shown while `isInserted` is true. The
    /// title is for assistive technology.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), _TitledIcon(titleKey, image: image), content(), nil)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleResource), _TitledIcon(titleResource, image: image), content(), nil)
    }

    /// Creates an extra with a picture of an asset catalog and a title that is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), _TitledIcon(title, image: image), content(), nil)
    }

    /// Creates an extra with a picture of an asset catalog, shown while the binding is true.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), _TitledIcon(titleKey, image: image), content(), isInserted)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            Text(titleResource), _TitledIcon(titleResource, image: image), content(), isInserted)
    }

    /// Creates an extra with a title that is not translated, shown while the binding is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), _TitledIcon(title, image: image), content(), isInserted)
    }
}
