import Casement
import Hosting
import Widgets

/// What stands for all controls of a class. An app keeps one of each, so that two apps of a test do not
/// share them.
@MainActor
enum AppearanceProxies {
    /// The proxy of a class for the app whose code runs.
    static func proxy<Proxy: AnyObject>(_ make: () -> Proxy) -> Proxy {
        guard let app = CurrentApp.latest else { return make() }
        let id = ObjectIdentifier(Proxy.self)
        if let proxy = app.appearanceProxies[id] as? Proxy { return proxy }
        let proxy = make()
        app.appearanceProxies[id] = proxy
        return proxy
    }

    /// Changes how the app's bars, lists and controls look.
    static func change(_ change: (inout ControlAppearance) -> Void) {
        CurrentApp.latest?.changeAppearance(change)
    }

    /// Says once of a property that it changes nothing here.
    static func ignore(_ property: String) {
        CurrentApp.latest?.sayOnce("\(property) of an appearance changes nothing here")
    }
}

extension UIColor {
    /// Whether nothing is seen of the colour in either appearance.
    @MainActor var isClear: Bool { self == UIColor.clear || cgColor.alpha == 0 }
}

extension ControlAppearance.Bar.Ground {
    @MainActor init?(_ color: UIColor?) {
        guard let color else { return nil }
        self = color.isClear ? .none : .color(Color(color))
    }
}

extension ControlAppearance.Words {
    /// What attributes of a title say.
    @MainActor init(_ attributes: [NSAttributedString.Key: Any]?) {
        self.init()
        color = (attributes?[.foregroundColor] as? UIColor).map { Color($0) }
        font = (attributes?[.font] as? UIFont).map { Font($0) }
    }
}

extension NSAttributedString.Key {
    /// The font of a text: a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of a text: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind a text: a `UIColor`. Titles of bars leave it out.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The space between letters, in points: a `CGFloat`. Titles of bars leave it out.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
