import FoundationNames
import Foundation
import Transfers
import Views

/// What stands for an item while it is shared: a title, and pictures.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text
    let image: Image?
    let icon: Icon?

    private init(title: Text, image: Image?, icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }
}

extension SharePreview {
    /// Creates a preview with a title and a picture, or the icon if that is not an `Image`.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(titleKey), image: image, icon: icon)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(title: Text(titleResource), image: image, icon: icon)
    }

    /// Creates a preview with a picture and an icon; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: Text(title), image: image, icon: icon)
    }

    /// Creates a preview with a text as its title, a picture and an icon.
    public init(_ title: Text, image: Image, icon: Icon) {
        self.init(title: title, image: image, icon: icon)
    }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a title and a picture, which is shown if it is an `Image`.
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: Text(titleKey), image: image, icon: nil)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(title: Text(titleResource), image: image, icon: nil)
    }

    /// Creates a preview with a picture; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(title: Text(title), image: image, icon: nil)
    }

    /// Creates a preview with a text as its title, and a picture.
    public init(_ title: Text, image: Image) {
        self.init(title: title, image: image, icon: nil)
    }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a title and an icon, which is shown if it is an `Image`.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: Text(titleKey), image: nil, icon: icon)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(title: Text(titleResource), image: nil, icon: icon)
    }

    /// Creates a preview with an icon; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(title: Text(title), image: nil, icon: icon)
    }

    /// Creates a preview with a text as its title, and an icon.
    public init(_ title: Text, icon: Icon) {
        self.init(title: title, image: nil, icon: icon)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with only a title.
    public init(_ titleKey: LocalizedStringKey) {
        self.init(title: Text(titleKey), image: nil, icon: nil)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) {
        self.init(title: Text(titleResource), image: nil, icon: nil)
    }

    /// Creates a preview with only a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init(title: Text(title), image: nil, icon: nil)
    }

    /// Creates a preview with only a text.
    public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
}
